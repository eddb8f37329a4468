"""What routes share: documented errors, and injected dependencies.

A route asks for a ``room``, for the ``player`` whose token the request has, or for an ``actor``, a
player whose request may be repeated. None depends on another: when one fails, Litestar does not
close those made before it.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from quinta.protocol import Error, TableEvent
from quinta.server.actions import Action, seat_of
from quinta.server.errors import STATUS, Refusal
from quinta.server.room import Room
from quinta.server.rooms import Asked
from quinta.server.security import bearer, checked_key
from quinta.server.service import Service

TableName = Annotated[
    str,
    PathParameter(description="the table", min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$"),
]
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", description="Bearer and the seat's token", required=False
    ),
]
Key = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        description="16 to 64 letters, digits, - and _; a retry with it has the same answer",
        required=False,
    ),
]
SeatInPath = Annotated[int, PathParameter(description="the seat, from 0", ge=0, le=3)]
ProposalInPath = Annotated[int, PathParameter(description="the number of the proposal", ge=1)]
Uses = NamedDependency[Service]
BEARER: Final[list[dict[str, list[str]]]] = [{"seat": []}]


def errors(*codes: str) -> dict[int, ResponseSpec]:
    """Return the errors that a route may answer with, besides those that any may."""
    always = ("bad-request", "too-many-requests", "busy")
    return {
        STATUS[code]: ResponseSpec(Error, description=code, generate_examples=False)
        for code in (*always, *codes)
    }


@dataclass(frozen=True, slots=True)
class Player:
    """A seat that asks for something, at its table."""

    service: Service
    room: Room
    seat: int
    key: str | None = None

    def must_be(self, seat: int) -> None:
        """Refuse what only the player of a seat may do."""
        if self.seat != seat:
            raise Refusal("forbidden", "The token is not for this seat.")

    def asked(self, what: str, content: object = None) -> Asked:
        """Return the request's key and digest."""
        return asked(self.seat, self.key, what, content)

    async def act(self, action: Action, what: str, content: object = None) -> list[TableEvent]:
        """Carry out an action at the table; return its events, once they are stored."""
        return await self.service.rooms.act(self.room, action, self.asked(what, content))


async def provide_room(service: Uses, table: TableName) -> AsyncGenerator[Room, None]:
    """Yield the room of the table in the path, with all that other processes have stored by now."""
    async with service.rooms.fresh(table) as room:
        yield room


async def provide_actor(
    service: Uses, table: TableName, authorization: Authorization = None, key: Key = None
) -> AsyncGenerator[Player, None]:
    """Yield the player whose token the request has, within the rate of one seat."""
    async with service.rooms.fresh(table) as room:
        seat = seat_of(room.table, bearer(authorization))
        service.seats.take(f"{room.table.name} {seat}")
        service.rooms.heard_of(room, seat)
        yield Player(service, room, seat, key)


async def provide_player(
    service: Uses, table: TableName, authorization: Authorization = None
) -> AsyncGenerator[Player, None]:
    """Yield the same for requests that change nothing, and need no key."""
    async for player in provide_actor(service, table, authorization):
        yield player


DEPENDENCIES: Final = {
    "room": Provide(provide_room),
    "player": Provide(provide_player),
    "actor": Provide(provide_actor),
}
InRoom = NamedDependency[Room]
AsPlayer = NamedDependency[Player]


def asked(who: object, key: str | None, what: str, content: object = None) -> Asked:
    """Return a request's key and digest, so that only its repetition is recognised."""
    checked = checked_key(key)
    body = msgspec.json.encode(content, order="deterministic")
    digest = hashlib.sha256(what.encode() + b"\n" + body).hexdigest()
    return Asked(None if checked is None else f"{who}:{checked}", digest)
