"""The viewers of a table.

Sending never waits. A viewer who leaves too much unread is dropped: they reconnect with the number
of the last event they saw and miss nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Raw, Struct
from websockets.frames import Frame, Opcode

from quinta.protocol import Said, TableEvent, TableView

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


class EncodedWelcome(Struct, tag_field="type", tag="welcome"):
    """A ``Welcome`` whose events are encoded already."""

    table: TableView
    seats: list[int]
    before: int
    events: Raw
    chat: list[Said]

    def body(self) -> bytes:
        """Return the message as JSON."""
        return msgspec.json.encode(self)


def framed(message: bytes) -> bytes:
    """Return a message as a frame, which is the same for every viewer."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class Viewer:
    """A viewer of a table, with the seats they may play.

    They get all messages from the moment they enter, but none before their welcome. ``write``
    sends a frame and returns how many bytes the viewer has not read yet.
    """

    def __init__(
        self,
        seats: Iterable[int],
        mute: Iterable[int],
        most_bytes: int,
        write: Callable[[bytes], int],
    ) -> None:
        self.seats = frozenset(seats)
        self.mute = frozenset(mute)
        self.told: tuple[set[int], int] | None = None
        """The presence that this viewer was last told."""
        self.closing: int | None = None
        """The code to close the connection with."""
        self.listening: asyncio.Task[None] | None = None
        """What waits for the viewer's messages, until the connection is to be closed."""
        self._most_bytes = most_bytes
        self._write = write
        self._early: list[bytes] | None = []
        """The frames that wait for the welcome."""

    def begin(self, welcome: bytes) -> None:
        """Send the welcome first, and then the messages that have been waiting."""
        early, self._early = self._early or [], None
        # Its size does not depend on how fast the viewer reads.
        self._most_bytes += len(welcome)
        for frame in (framed(welcome), *early):
            self.send(frame)

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        if self.closing is not None:
            return
        if self._early is None:
            unread = self._write(frame)
        else:
            self._early.append(frame)
            unread = sum(map(len, self._early))
        if unread > self._most_bytes:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the connection."""
        if self.closing is None:
            self.closing = code
            if self.listening is not None:
                self.listening.cancel()
