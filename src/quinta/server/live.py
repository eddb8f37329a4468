"""The viewers of a table and their queues.

Sending never waits. Each viewer has a queue of messages and is dropped when it grows too long:
they reconnect with the number of the last event they saw and miss nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from quinta.protocol import TableEvent

TOO_SLOW: Final = 4408
GONE: Final = 4404
GOING_AWAY: Final = 1001


class EncodedEvent:
    """An event as JSON, encoded once for the player's answer and for all viewers.

    The event itself, with a whole position in it, is not kept while it is being stored.
    """

    __slots__ = ("body", "kind")

    def __init__(self, event: TableEvent) -> None:
        self.kind = type(event)
        self.body = msgspec.json.encode(event)


class Viewer:
    """A viewer of a table, with the seats they may play.

    Messages queue up from the moment they enter, but none is sent before their welcome.
    """

    def __init__(
        self, seats: Iterable[int], mute: Iterable[int], most: int, most_bytes: int
    ) -> None:
        self.seats = frozenset(seats)
        self.mute = frozenset(mute)
        self.told: tuple[set[int], int] | None = None
        """The presence that this viewer was last told."""
        self.closing: int | None = None
        """The code to close the connection with."""
        self._most = most
        self._most_bytes = most_bytes
        self._bytes = 0
        self._welcome: str | None = None
        self._is_welcome = False
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing = asyncio.Event()

    def begin(self, welcome: str) -> None:
        """Send the welcome first, and then the messages that have been waiting."""
        self._welcome = welcome
        self._is_welcome = True
        self._wake.set()

    def send(self, message: str) -> None:
        """Queue a message."""
        if self.closing is not None:
            return
        if len(self._waiting) >= self._most or self._bytes > self._most_bytes:
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the connection and drop the queue."""
        if self.closing is None:
            self.closing = code
            self._waiting.clear()
            self._wake.set()
            self._closing.set()

    async def next(self) -> str | None:
        """Return the next message, None when the connection is to be closed."""
        while not self._is_welcome or not (self._welcome or self._waiting):
            if self.closing is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        if self._welcome is not None:
            welcome, self._welcome = self._welcome, None
            return welcome
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message

    async def closed(self) -> None:
        """Wait until the connection is to be closed."""
        await self._closing.wait()
