"""Routes: looking back. The record, the replay, what scoring would give."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from quinta.protocol import Breakdown, Events, Replay
from quinta.server.errors import Refusal
from quinta.server.requests import Gzipped, InRoom, InSpan, Owner, Uses, encoded, errors, packed
from quinta.server.service import MOST_EVENTS


def _answers(kind: Any, media_type: MediaType = MediaType.JSON) -> dict[int, ResponseSpec]:
    """Return the documentation of a route about the past."""
    return {**encoded(kind, media_type=media_type), **errors("not-found")}


@get(
    "/api/tables/{table:str}/record",
    responses=_answers(str, MediaType.TEXT),
    media_type=MediaType.TEXT,
    tags=["looking back"],
)
async def record(service: Uses, room: InRoom, owner: Owner, gzipped: Gzipped) -> Response[bytes]:
    """Return the record of the game so far (docs/records.md)."""
    body = await service.history.record(room.table, owner, gzipped)
    answer = packed(body, gzipped, MediaType.TEXT)
    answer.headers["Content-Disposition"] = f'attachment; filename="{room.table.name}.quinta"'
    return answer


@get(
    "/api/tables/{table:str}/replay",
    responses=_answers(Replay),
    tags=["looking back"],
)
async def replay(
    service: Uses, room: InRoom, span: InSpan, owner: Owner, gzipped: Gzipped
) -> Response[bytes]:
    """Return the positions of a game, at most 200 at a time."""
    body = await service.history.replay(room.table, *span, owner, gzipped)
    return packed(body, gzipped)


@get(
    "/api/tables/{table:str}/breakdown",
    responses=_answers(list[Breakdown]),
    tags=["looking back"],
)
async def breakdown(
    service: Uses,
    room: InRoom,
    owner: Owner,
    gzipped: Gzipped,
    turn: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
) -> Response[bytes]:
    """Return what scoring would give each seat after so many turns, or now."""
    played = len(room.table.record.turns)
    if turn is not None and turn > played:
        raise Refusal("not-found", f"Only {played} turns have been played.")
    asked = played if turn is None else turn
    body = await service.history.breakdown(room.table, asked, owner, gzipped)
    return packed(body, gzipped)


@get(
    "/api/tables/{table:str}/events",
    responses=_answers(Events),
    tags=["looking back"],
)
async def events(
    service: Uses,
    room: InRoom,
    owner: Owner,
    gzipped: Gzipped,
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
        owner,
        gzipped,
    )
    return packed(body, gzipped)


ROUTES = [record, replay, breakdown, events]
