"""Routes: opening tables, finding them, sitting down."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import JSONBody, QueryParameter

import quinta
from quinta.protocol import (
    Created,
    GameInfo,
    Health,
    Join,
    Joined,
    Name,
    NewTable,
    PlayerJoined,
    TableSummary,
    TableView,
)
from quinta.server import actions, catalogue
from quinta.server.encoded import Encoded
from quinta.server.errors import Refusal
from quinta.server.likeness import position_digest
from quinta.server.lobby import public_tables, summary
from quinta.server.opening import created, opened, request_digest, seat_secret
from quinta.server.requests import (
    BEARER,
    AsPlayer,
    InRoom,
    Key,
    Owner,
    SeatInPath,
    Uses,
    asked,
    errors,
)
from quinta.server.security import checked_key, fresh_key
from quinta.server.store import AlreadyStored
from quinta.server.store_running import must_not_run

_MOST_LISTED: Final = 50


@get("/api/health", responses=errors(), tags=["service"])
async def health(service: Uses) -> Health:
    """Return whether the server works and can store events."""
    await service.check_health()
    return Health(
        "ok",
        quinta.__version__,
        "postgresql" if service.store.shared else "sqlite",
        "compiled" if quinta.COMPILED else "plain",
    )


@get("/api/games", responses=errors(), tags=["service"])
async def games(request: Request[Any, Any, Any]) -> Response[list[GameInfo]]:
    """Return the games: options, bots, and the geometry of their boards."""
    return _games().answer(request)


@cache
def _games() -> Encoded:
    return Encoded.of(catalogue.games())


@post("/api/tables", responses=errors("forbidden", "conflict", "too-large"), tags=["tables"])
async def open_table(
    service: Uses, owner: Owner, data: JSONBody[NewTable], key: Key = None
) -> Created:
    """Open a table."""
    await service.check_room_for_another(owner)
    used = checked_key(key) or fresh_key()
    opening = opened(data, used, service.secret, owner, service.now())
    name = opening.table.name
    if data.position is not None:
        # A bot at another table would play on the game of people here.
        await must_not_run(service.store, [position_digest(opening.table.record.start)])
    try:
        await service.store.open(opening)
    except AlreadyStored:
        if await service.store.request(name) != request_digest(data):
            raise Refusal("conflict", "The key was used for another request.") from None
    else:
        service.rooms.admit(opening)
        if opening.table.bot is not None:
            service.caretaker.due(name)
    return created(data, name, used, service.secret)


@get("/api/tables", responses=errors(), tags=["tables"])
async def list_tables(
    service: Uses,
    wanted: Annotated[
        Literal["waiting", "playing"],
        QueryParameter(name="state", description="which tables to list"),
    ] = "waiting",
) -> list[TableSummary]:
    """Return public tables with a player present, newest first: waiting ones, or games to watch."""
    return [summary(room) for room in await public_tables(service.rooms, wanted, _MOST_LISTED)]


@get("/api/tables/{table:str}", responses=errors("not-found"), tags=["tables"])
async def see_table(service: Uses, room: InRoom) -> TableView:
    """Return a table, as everybody sees it."""
    return room.table.view(service.now(), room.present())


@post(
    "/api/tables/{table:str}/seats/{seat:int}/join",
    responses=errors("forbidden", "not-found", "conflict", "too-large"),
    tags=["tables"],
    status_code=200,
)
async def join(
    service: Uses, room: InRoom, seat: SeatInPath, data: JSONBody[Join], key: Key = None
) -> Joined:
    """Take a seat; its token plays for it from now on."""
    used = checked_key(key) or fresh_key()
    token = seat_secret(service.secret, "joined", room.table.name, seat, used)
    action = actions.join(seat, data.name, data.invite, token)
    content = asked("join", used, f"join {seat}", data)
    [event] = await service.rooms.act(room, action, content)
    if event.kind is not PlayerJoined:
        raise Refusal("conflict", "The key was used for another request.")
    service.rooms.heard_of(room, seat)
    return Joined(token)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/name",
    responses=errors("unauthorized", "forbidden", "not-found", "conflict", "too-large"),
    security=BEARER,
    tags=["tables"],
    status_code=204,
)
async def rename(actor: AsPlayer, seat: SeatInPath, data: JSONBody[Name]) -> None:
    """Change a player's name."""
    actor.must_be(seat)
    await actor.act(actions.rename(seat, data.name), "rename", data)


ROUTES = [health, games, open_table, list_tables, see_table, join, rename]
