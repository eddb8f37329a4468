"""Routes: looking back. The record, the replay, what scoring would give."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from quinta.game import Data
from quinta.server import results
from quinta.server.clock import iso
from quinta.server.errors import Refusal
from quinta.server.messages import Replay
from quinta.server.requests import TableName, Uses, errors

_MOST_STEPS = 200


@get(
    "/api/tables/{table:str}/record",
    responses=errors("not-found"),
    media_type=MediaType.TEXT,
    tags=["looking back"],
)
async def record(service: Uses, table: TableName) -> Response[str]:
    """The record of the game so far (docs/records.md)."""
    async with service.rooms.fresh(table) as room:
        service.tables.take(table)
        notes = [f"table {table}", f"opened {iso(room.table.created)}"]
        text = results.record(room.table.first, room.table.turns, notes)
    headers = {"Content-Disposition": f'attachment; filename="{table}.quinta"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/replay", responses=errors("not-found"), tags=["looking back"])
async def replay(
    service: Uses,
    table: TableName,
    begin: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    end: Annotated[int, QueryParameter(name="to", ge=0, le=100_000)] = _MOST_STEPS,
) -> Replay:
    """The positions of a game, at most 200 at a time."""
    if not begin <= end <= begin + _MOST_STEPS:
        raise Refusal("bad-request", f"'to' must be 'from' and at most {_MOST_STEPS} more.")
    async with service.rooms.fresh(table) as room:
        service.tables.take(table)
        return results.replay(room.table.first, room.table.turns, begin, end)


@get("/api/tables/{table:str}/breakdown", responses=errors("not-found"), tags=["looking back"])
async def breakdown(
    service: Uses,
    table: TableName,
    turn: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
) -> list[Data]:
    """For each seat, what scoring would give after so many turns, or now."""
    async with service.rooms.fresh(table) as room:
        service.tables.take(table)
        turns = room.table.turns
        if turn is None:
            return room.table.game.breakdown()
        if turn > len(turns):
            raise Refusal("not-found", f"Only {len(turns)} turns have been played.")
        return results.played(room.table.first, turns[:turn]).breakdown()


ROUTES = [record, replay, breakdown]
