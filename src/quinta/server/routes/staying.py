"""Routes: what stays with a player. Being told of turns, and games taken to another browser."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from quinta.protocol import Handover, HandoverKept, NewHandover, Push, PushKey
from quinta.server import store_handovers
from quinta.server.requests import BEARER, AsPlayer, Owner, SeatInPath, Uses, errors

HandoverName = Annotated[
    str, PathParameter(description="the name of the bundle", pattern="^[A-Za-z0-9_-]{22}$")
]


@get("/api/push", responses=errors(), tags=["staying"])
async def push_key(service: Uses) -> PushKey:
    """Return the key that a browser subscribes with, to be told of turns."""
    return PushKey(service.pushes.key)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/push",
    responses=errors("unauthorized", "forbidden", "not-found", "too-large"),
    security=BEARER,
    tags=["staying"],
    status_code=204,
)
async def push(
    service: Uses,
    player: AsPlayer,
    owner: Owner,
    seat: SeatInPath,
    data: JSONBody[Push],
) -> None:
    """Tell a push endpoint of one's turns, or no longer."""
    player.must_be(seat)
    name = player.room.table.name
    if data.on:
        await service.pushes.subscribe(name, seat, data.endpoint, owner, service.now())
    else:
        await service.pushes.store.remove(name, seat, data.endpoint)


@post("/api/handovers", responses=errors("conflict", "too-large"), tags=["staying"])
async def hand_over(service: Uses, owner: Owner, data: JSONBody[NewHandover]) -> HandoverKept:
    """Keep an encrypted bundle of games for a few minutes, until another browser takes it."""
    limits = service.settings.limits
    await store_handovers.keep(service.store, limits, data.name, owner, data.bundle, service.now())
    return HandoverKept(limits.handover_seconds)


@post(
    "/api/handovers/{name:str}/take",
    responses=errors("not-found"),
    tags=["staying"],
    status_code=200,
)
async def take_over(service: Uses, name: HandoverName) -> Handover:
    """Return a bundle once; it is removed with that."""
    limits = service.settings.limits
    return Handover(await store_handovers.take(service.store, limits, name, service.now()))


ROUTES = [push_key, push, hand_over, take_over]
