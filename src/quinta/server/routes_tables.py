"""Routes: opening tables, finding them, sitting down."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from litestar import Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody, QueryParameter

import quinta
from quinta.server import actions, catalogue
from quinta.server.errors import Refusal
from quinta.server.messages import (
    ClockSettings,
    Created,
    Health,
    Join,
    Joined,
    Name,
    NewTable,
    TableSummary,
    TableView,
)
from quinta.server.opening import created, opened, request_digest, seat_secret
from quinta.server.requests import (
    BEARER,
    Authorization,
    Key,
    SeatInPath,
    TableName,
    Uses,
    errors,
    seat_asking,
)
from quinta.server.security import checked_key, digest, fresh_key, same
from quinta.server.store import Taken

_MOST_LISTED: Final = 50
_FOR_A_WHILE: Final = CacheControlHeader(public=True, max_age=300)


@get("/api/health", responses=errors(), tags=["service"])
async def health(service: Uses) -> Health:
    """Whether the server works."""
    await service.store.last("")
    return Health(
        "ok",
        quinta.__version__,
        "postgresql" if service.store.shared else "sqlite",
        "compiled" if quinta.COMPILED else "plain",
    )


@get("/api/games", responses=errors(), tags=["service"], cache_control=_FOR_A_WHILE)
async def games() -> list[catalogue.GameInfo]:
    """The games: options, bots, and the geometry of their boards."""
    return catalogue.games()


@post("/api/tables", responses=errors("forbidden", "conflict", "too-large"), tags=["tables"])
async def open_table(
    request: Request[Any, Any, Any], service: Uses, data: JSONBody[NewTable], key: Key = None
) -> Created:
    """Open a table."""
    service.openings.take(request.client.host if request.client else "")
    await service.check_room_for_another()
    used = checked_key(key) or fresh_key()
    opening = opened(data, used, service.secret, time.time())
    name = opening.table.name
    try:
        await service.store.open(opening)
    except Taken:
        earlier = await service.store.opened(name)
        if earlier is None or earlier[1] != request_digest(data):
            raise Refusal("conflict", "The key was used for another request.") from None
    else:
        if opening.table.bot is not None:
            service.caretaker.due(name)
    return created(data, name, used, service.secret)


@get("/api/tables", responses=errors(), tags=["tables"])
async def list_tables(
    service: Uses,
    wanted: Annotated[
        Literal["waiting"], QueryParameter(name="state", description="which tables to list")
    ] = "waiting",
) -> list[TableSummary]:
    """Public tables that wait for players, newest first."""
    summaries = []
    for name in await service.store.waiting(_MOST_LISTED):
        async with service.rooms.use(name) as room:
            view = room.table.view(time.time(), room.present())
            clock = room.table.setup.clock
            settings = ClockSettings(clock.initial, clock.increment) if clock else None
            summaries.append(
                TableSummary(name, view.game, view.players, view.seats, view.created, settings)
            )
    return summaries


@get("/api/tables/{table:str}", responses=errors("not-found"), tags=["tables"])
async def see_table(service: Uses, table: TableName) -> TableView:
    """A table as everybody sees it."""
    async with service.rooms.fresh(table) as room:
        return room.table.view(time.time(), room.present())


@post(
    "/api/tables/{table:str}/seats/{seat:int}/join",
    responses=errors("forbidden", "not-found", "conflict", "too-large"),
    tags=["tables"],
    status_code=200,
)
async def join(
    service: Uses, table: TableName, seat: SeatInPath, data: JSONBody[Join], key: Key = None
) -> Joined:
    """Take a seat; the token plays for it from now on."""
    used = checked_key(key) or fresh_key()
    async with service.rooms.fresh(table) as room:
        service.tables.take(table)
        token = seat_secret(service.secret, "joined", table, seat, used)
        action = actions.join(seat, data.name, data.invite, token)
        try:
            await service.rooms.act(room, action)
        except Refusal as refusal:
            seats = room.table.seats
            # The same request once more: the seat was taken with this very token.
            if refusal.code != "conflict" or not same(seats[seat].token, digest(token)):
                raise
        return Joined(token)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/name",
    responses=errors("unauthorized", "forbidden", "not-found", "conflict", "too-large"),
    security=BEARER,
    tags=["tables"],
    status_code=204,
)
async def rename(
    service: Uses,
    table: TableName,
    seat: SeatInPath,
    data: JSONBody[Name],
    authorization: Authorization = None,
    key: Key = None,
) -> None:
    """Be called something else."""
    async with service.rooms.fresh(table) as room:
        service.tables.take(table)
        if seat_asking(room, authorization) != seat:
            raise Refusal("forbidden", "The token is not for this seat.")
        await service.rooms.act(room, actions.rename(seat, data.name), seat, checked_key(key))


ROUTES = [health, games, open_table, list_tables, see_table, join, rename]
