"""Viewers of a table: what they are sent, and what happens to those who do not keep up.

Sending never waits. Each viewer has a queue of messages, and whoever lets it grow too long is
dropped: they come back with the number of the last event they saw and miss nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

TOO_SLOW: Final = 4408
GONE: Final = 4404
GOING_AWAY: Final = 1001


class Viewer:
    """Somebody who watches a table, with the seats they may play.

    They hear of everything from the moment on in which they enter, but nothing is sent to them
    before their welcome.
    """

    def __init__(
        self, seats: Iterable[int], mute: Iterable[int], most: int, most_bytes: int
    ) -> None:
        self.seats = frozenset(seats)
        self.mute = frozenset(mute)
        self.told: tuple[set[int], int] | None = None
        """Who is at the table, as this viewer was last told."""
        self.closing: int | None = None
        """The code with which the connection is to be closed."""
        self._most = most
        self._most_bytes = most_bytes
        self._bytes = 0
        self._welcome: str | None = None
        self._is_welcome = False
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing = asyncio.Event()

    def begin(self, welcome: str) -> None:
        """Let the welcome be sent first, and then all that has been waiting for it."""
        self._welcome = welcome
        self._is_welcome = True
        self._wake.set()

    def send(self, message: str) -> None:
        """Put a message into the queue."""
        if self.closing is not None:
            return
        if len(self._waiting) >= self._most or self._bytes > self._most_bytes:
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """Let the connection be closed, and forget what waits."""
        if self.closing is None:
            self.closing = code
            self._waiting.clear()
            self._wake.set()
            self._closing.set()

    async def next(self) -> str | None:
        """The next message to be sent, None when the connection is to be closed."""
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
