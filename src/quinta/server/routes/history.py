"""Routes: looking back. The record, the replay, what scoring would give."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from quinta.protocol import Breakdown, Events, Replay
from quinta.server.errors import Refusal
from quinta.server.requests import InRoom, Uses, accepts_gzip, encoded, errors, packed
from quinta.server.service import MOST_EVENTS

MOST_STEPS: Final = 200
Asked = Request[Any, Any, Any]


def _answers(kind: Any, media_type: MediaType = MediaType.JSON) -> dict[int, ResponseSpec]:
    """Return the documentation of a route about the past."""
    return {**encoded(kind, media_type=media_type), **errors("not-found")}


@get(
    "/api/tables/{table:str}/record",
    responses=_answers(str, MediaType.TEXT),
    media_type=MediaType.TEXT,
    tags=["looking back"],
)
async def record(request: Asked, service: Uses, room: InRoom) -> Response[bytes]:
    """Return the record of the game so far (docs/records.md)."""
    body = await service.history.record(room.table, service.owner(request), accepts_gzip(request))
    answer = packed(body, accepts_gzip(request), MediaType.TEXT)
    answer.headers["Content-Disposition"] = f'attachment; filename="{room.table.name}.quinta"'
    return answer


@get(
    "/api/tables/{table:str}/replay",
    responses=_answers(Replay),
    tags=["looking back"],
)
async def replay(
    request: Asked,
    service: Uses,
    room: InRoom,
    begin: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    end: Annotated[int, QueryParameter(name="to", ge=0, le=100_000)] = MOST_STEPS,
) -> Response[bytes]:
    """Return the positions of a game, at most 200 at a time."""
    if not begin <= end <= begin + MOST_STEPS:
        raise Refusal("bad-request", f"'to' must be 'from' and at most {MOST_STEPS} more.")
    body = await service.history.replay(
        room.table, begin, end, service.owner(request), accepts_gzip(request)
    )
    return packed(body, accepts_gzip(request))


@get(
    "/api/tables/{table:str}/breakdown",
    responses=_answers(list[Breakdown]),
    tags=["looking back"],
)
async def breakdown(
    request: Asked,
    service: Uses,
    room: InRoom,
    turn: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
) -> Response[bytes]:
    """Return what scoring would give each seat after so many turns, or now."""
    played = len(room.table.record.turns)
    if turn is not None and turn > played:
        raise Refusal("not-found", f"Only {played} turns have been played.")
    body = await service.history.breakdown(
        room.table,
        played if turn is None else turn,
        service.owner(request),
        accepts_gzip(request),
    )
    return packed(body, accepts_gzip(request))


@get(
    "/api/tables/{table:str}/events",
    responses=_answers(Events),
    tags=["looking back"],
)
async def events(
    request: Asked,
    service: Uses,
    room: InRoom,
    before: Annotated[int, QueryParameter(ge=1, le=10_000_000)] = 10_000_000,
) -> Response[bytes]:
    """Return the last events before a number, or of all, at most 100 at a time."""
    name = room.table.name
    until = min(before - 1, room.table.n)
    body = await service.history.older(
        name,
        max(0, until - MOST_EVENTS),
        until,
        lambda: service.store.stored(name),
        service.owner(request),
        accepts_gzip(request),
    )
    return packed(body, accepts_gzip(request))


ROUTES = [record, replay, breakdown, events]
