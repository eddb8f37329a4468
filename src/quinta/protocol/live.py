"""The messages of a table's WebSocket, in both directions (docs/api.md).

Each has a ``type``. An event is sent as it is, with the type ``event`` before its own ``kind``.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from quinta.protocol.common import EventNumber, SeatNumber
from quinta.protocol.events import Said, TableEvent
from quinta.protocol.tables import TableView

_Seats = Annotated[list[SeatNumber], Meta(max_length=4)]


class _Message(Struct, tag_field="type"):
    """A message."""


class Hello(_Message, tag="hello"):
    """The first message of a client: the last event and chat it has, its tokens, muted seats."""

    since: EventNumber = 0
    said: EventNumber = 0
    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=4)] = []
    mute: _Seats = []


class Mute(_Message, tag="mute"):
    """The seats whose chat the client does not want from now on."""

    seats: _Seats


class Ping(_Message, tag="ping"):
    """A check whether the server is alive."""


class Welcome(_Message, tag="welcome"):
    """The table, the client's seats, and the newest of what it has missed.

    ``events`` are those after number ``before``.
    """

    table: TableView
    seats: list[int]
    before: int
    events: list[TableEvent]
    chat: list[Said]


class Chat(Said, tag_field="type", tag="chat"):
    """A new chat message."""


class Presence(_Message, tag="presence"):
    """The seats whose players are present, and the number of watchers without one."""

    present: list[int]
    watchers: int


class Pong(_Message, tag="pong"):
    """The answer to a ping."""


class ErrorMessage(_Message, tag="error"):
    """An error; the connection is closed after it."""

    error: str
    detail: str


ClientMessage: TypeAlias = Hello | Mute | Ping
"""The messages of a client."""
Notice: TypeAlias = Welcome | Chat | Presence | Pong | ErrorMessage
"""The messages of a server besides events."""
ServerMessage: TypeAlias = Notice | TableEvent
"""The messages of a server."""


class _Typed(Struct):
    type: str


_typed: Final = msgspec.json.Decoder(_Typed)
_event: Final[msgspec.json.Decoder[TableEvent]] = msgspec.json.Decoder(TableEvent)
_notice: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)
_client: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def written(message: ClientMessage | Notice) -> bytes:
    """Return a message as JSON."""
    return msgspec.json.encode(message)


def written_event(event: bytes) -> bytes:
    """Return an encoded event as a message."""
    return b'{"type":"event",' + event[1:]


def from_server(text: str | bytes) -> ServerMessage:
    """Return the message in a server's JSON."""
    return (_event if _typed.decode(text).type == "event" else _notice).decode(text)


def from_client(text: str) -> ClientMessage:
    """Return the message in a client's JSON."""
    return _client.decode(text)
