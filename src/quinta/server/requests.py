"""What routes have in common: documented errors, the request's key, whose token it carries."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

import msgspec
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from quinta.protocol import Error
from quinta.server.actions import seat_of
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
    """The errors that a route may answer with, besides those that any may."""
    always = ("bad-request", "too-many-requests", "busy")
    return {
        STATUS[code]: ResponseSpec(Error, description=code, generate_examples=False)
        for code in (*always, *codes)
    }


def seat_asking(room: Room, authorization: str | None) -> int:
    """The seat whose token a request carries."""
    return seat_of(room.table, bearer(authorization))


def player(service: Service, room: Room, authorization: str | None) -> int:
    """The seat that asks for something, within what one seat may ask for."""
    seat = seat_asking(room, authorization)
    service.seats.take(f"{room.table.name} {seat}")
    service.rooms.heard_of(room, seat)
    return seat


def must_be(asking: int, seat: int) -> None:
    """Refuse what only the player of a seat may do."""
    if asking != seat:
        raise Refusal("forbidden", "The token is not for this seat.")


def asked(who: object, key: str | None, what: str, content: object = None) -> Asked:
    """What a request asks for, so that its repetition is known and no other is taken for it."""
    checked = checked_key(key)
    body = msgspec.json.encode(content, order="deterministic")
    digest = hashlib.sha256(what.encode() + b"\n" + body).hexdigest()
    return Asked(None if checked is None else f"{who}:{checked}", digest)
