"""The messages of a table's WebSocket, in both directions (docs/api.md).

Each says its ``type``. An event goes as it is, with the type ``event`` before its own ``kind``.
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
    """Something that is sent."""


class Hello(_Message, tag="hello"):
    """The first message of a client: what it has seen and heard, its tokens, whom it mutes."""

    since: EventNumber = 0
    said: EventNumber = 0
    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=4)] = []
    mute: _Seats = []


class Mute(_Message, tag="mute"):
    """Whose chat the client does not want to get from now on."""

    seats: _Seats


class Ping(_Message, tag="ping"):
    """A question whether the server is there."""


class Welcome(_Message, tag="welcome"):
    """The table, the client's seats, and what it has missed: the newest of it, if it is much.

    ``events`` are those after number ``before``.
    """

    table: TableView
    seats: list[int]
    before: int
    events: list[TableEvent]
    chat: list[Said]


class Chat(Said, tag_field="type", tag="chat"):
    """Something that was said just now."""


class Presence(_Message, tag="presence"):
    """The seats whose players are here, and how many watch without one."""

    present: list[int]
    watchers: int


class Pong(_Message, tag="pong"):
    """That the server is there."""


class Fault(_Message, tag="error"):
    """What was wrong; the connection is closed after it."""

    error: str
    detail: str


ClientMessage: TypeAlias = Hello | Mute | Ping
"""What a client sends."""
Notice: TypeAlias = Welcome | Chat | Presence | Pong | Fault
"""What a server sends besides events."""
ServerMessage: TypeAlias = Notice | TableEvent
"""What a server sends."""


class _Typed(Struct):
    type: str


_typed: Final = msgspec.json.Decoder(_Typed)
_event: Final[msgspec.json.Decoder[TableEvent]] = msgspec.json.Decoder(TableEvent)
_notice: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)
_client: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def written(message: ClientMessage | Notice) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


def written_event(event: bytes) -> str:
    """An event as it is sent, once it is encoded."""
    return '{"type":"event",' + event[1:].decode()


def from_server(text: str | bytes) -> ServerMessage:
    """What a server sent."""
    return (_event if _typed.decode(text).type == "event" else _notice).decode(text)


def from_client(text: str) -> ClientMessage:
    """What a client sent."""
    return _client.decode(text)
