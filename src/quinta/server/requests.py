"""What routes share: documented errors, and injected dependencies.

A route asks for a ``room``, for the ``player`` whose token the request has, or for an ``actor``, a
player whose request may be repeated; for the ``owner``, which stands for the address that asks,
for the ``parts`` of the game in the path, for the ``span`` of a replay, and whether an answer may
be ``gzipped``.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from litestar.types import Empty, Receive, Scope, Send

from quinta.games import Parts
from quinta.protocol import Error
from quinta.server.actions import Action, seat_of
from quinta.server.errors import STATUS, Refusal, parts_of
from quinta.server.live import EncodedEvent
from quinta.server.room import Room
from quinta.server.rooms import Asked
from quinta.server.security import bearer, checked_key
from quinta.server.service import Service

T = TypeVar("T")
MOST_STEPS: Final = 200
"""The number of positions that a client gets at a time."""


def _key_of(what: str) -> PathParameter:
    """Return the description of a key in a path."""
    return PathParameter(description=what, min_length=1, max_length=64, pattern="^[a-z0-9-]+$")


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
GameInPath = Annotated[str, _key_of("the game")]
LessonInPath = Annotated[str, _key_of("the key of the lesson")]
PuzzleInPath = Annotated[str, _key_of("the key of the puzzle")]
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


def encoded(
    kind: Any, status: int = 200, media_type: MediaType = MediaType.JSON
) -> dict[int, ResponseSpec]:
    """Return the documentation of an answer that a route encodes itself."""
    answer = ResponseSpec(
        kind, description="what was asked for", media_type=media_type, generate_examples=False
    )
    return {status: answer}


class ApiRequest(Request[Any, Any, Any]):
    """A request whose body is read at once; Litestar reads it as a stream, which takes longer."""

    async def body(self) -> bytes:
        """Return the body, unless it is too large."""
        if self._body is Empty:
            most = self.route_handler.resolve_request_max_body_size() or math.inf
            body, more = b"", True
            while more:
                event = await self.receive()
                if event["type"] != "http.request":
                    raise ClientException("The request broke off.")
                body += event["body"]
                more = event["more_body"]
                if len(body) > most:
                    raise RequestEntityTooLarge
            self._body = body
        return self._body


class JsonAnswer:
    """An answer that is already encoded; Litestar only calls it, as an ASGI application."""

    __slots__ = ("_body", "_status")

    def __init__(self, body: bytes, status: int = 200) -> None:
        self._body = body
        self._status = status

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send the answer."""
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(self._body)),
        ]
        await send({"type": "http.response.start", "status": self._status, "headers": headers})
        await send({"type": "http.response.body", "body": self._body, "more_body": False})


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

    async def act(self, action: Action, what: str, content: object = None) -> list[EncodedEvent]:
        """Carry out an action at the table; return its events, once they are stored."""
        return await self.service.rooms.act(self.room, action, self.asked(what, content))


async def provide_room(service: Uses, table: TableName) -> Room:
    """Return the room of the table in the path, with all that other processes have stored."""
    return await service.rooms.fresh(table)


async def provide_actor(
    service: Uses, table: TableName, authorization: Authorization = None, key: Key = None
) -> Player:
    """Return the player whose token the request has, within the rate of one seat."""
    room = await service.rooms.fresh(table)
    seat = seat_of(room.table, bearer(authorization))
    service.seats.take(f"{room.table.name} {seat}")
    service.rooms.heard_of(room, seat)
    return Player(service, room, seat, key)


async def provide_player(
    service: Uses, table: TableName, authorization: Authorization = None
) -> Player:
    """Return the same for requests that change nothing, and need no key."""
    return await provide_actor(service, table, authorization)


def provide_owner(request: Request[Any, Any, Any], service: Uses) -> str:
    """Return a name that stands for the address that asks."""
    return service.owner(request)


def provide_parts(game: GameInPath) -> Parts:
    """Return the parts of the game in the path."""
    return parts_of(game)


class Span(NamedTuple):
    """The turns of a replay: after the first number, up to the second."""

    begin: int
    end: int


def provide_span(
    begin: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    end: Annotated[int, QueryParameter(name="to", ge=0, le=100_000)] = MOST_STEPS,
) -> Span:
    """Return the span in the query, which must not be too long."""
    if not begin <= end <= begin + MOST_STEPS:
        raise Refusal("bad-request", f"'to' must be 'from' and at most {MOST_STEPS} more.")
    return Span(begin, end)


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    """Return whether the client accepts an answer compressed with gzip."""
    for accepted in request.headers.get("accept-encoding", "").split(","):
        coding, _, weight = accepted.partition(";")
        if coding.strip().lower() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


DEPENDENCIES: Final = {
    "room": Provide(provide_room),
    "player": Provide(provide_player),
    "actor": Provide(provide_actor),
    "owner": Provide(provide_owner, sync_to_thread=False),
    "parts": Provide(provide_parts, sync_to_thread=False),
    "span": Provide(provide_span, sync_to_thread=False),
    "gzipped": Provide(accepts_gzip, sync_to_thread=False),
}
InRoom = NamedDependency[Room]
AsPlayer = NamedDependency[Player]
Owner = NamedDependency[str]
OfGame = NamedDependency[Parts]
InSpan = NamedDependency[Span]
Gzipped = NamedDependency[bool]


def packed(
    body: bytes, compressed: bool, media_type: MediaType = MediaType.JSON, status: int = 200
) -> Response[bytes]:
    """Return an answer that is encoded, and compressed with gzip or not."""
    headers = {"Vary": "Accept-Encoding"}
    if compressed:
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers, status_code=status)


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Return the result of some work, which is cancelled when the asker hangs up."""
    # The body was read, so that the next message says that the connection has ended.
    gone = asyncio.ensure_future(request.receive())
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({gone, task}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise ClientException("The request broke off.")
    finally:
        gone.cancel()
        task.cancel()
        await asyncio.gather(gone, task, return_exceptions=True)


def asked(who: object, key: str | None, what: str, content: object = None) -> Asked:
    """Return a request's key and digest, so that only its repetition is recognised."""
    checked = checked_key(key)
    body = msgspec.json.encode(content, order="deterministic")
    digest = hashlib.sha256(what.encode() + b"\n" + body).hexdigest()
    return Asked(None if checked is None else f"{who}:{checked}", digest)
