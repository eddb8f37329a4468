"""Routes: playing. A turn while it is put together, the turn itself, a hint."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import JSONBody

from quinta.core.chance import fresh_seed
from quinta.protocol import AskHint, Consider, Considered, Hint, NewTurn, TurnPlayed
from quinta.server import actions, choices
from quinta.server.errors import Refusal, refusing_illegal
from quinta.server.requests import (
    BEARER,
    AsPlayer,
    InRoom,
    JsonAnswer,
    Owner,
    Uses,
    encoded,
    errors,
)
from quinta.server.thinkers import Asker, question


@post(
    "/api/tables/{table:str}/consider",
    responses=errors("forbidden", "not-found", "conflict", "too-large", "illegal"),
    tags=["playing"],
    status_code=200,
)
async def consider(room: InRoom, data: JSONBody[Consider]) -> Considered:
    """Return what the seat to move can do with a turn as far as it is put together."""
    if room.table.state == "over":
        raise Refusal("conflict", "The game is over.")
    with refusing_illegal:
        return choices.consider(room.table.game, data, fresh_seed(), room.table.n)


@post(
    "/api/tables/{table:str}/turns",
    responses={
        **encoded(TurnPlayed, 201),
        **errors("unauthorized", "forbidden", "not-found", "conflict", "too-large", "illegal"),
    },
    security=BEARER,
    tags=["playing"],
)
async def play(actor: AsPlayer, data: JSONBody[NewTurn]) -> JsonAnswer:
    """Play a turn. It is stored when this answers."""
    action = actions.turn(actor.seat, data.n, lambda game: choices.move_of(game, data))
    [event] = await actor.act(action, "turn", data)
    if event.kind is not TurnPlayed:
        raise Refusal("conflict", "The key was used for another request.")
    return JsonAnswer(event.body, 201)


@post(
    "/api/tables/{table:str}/hint",
    responses=errors("unauthorized", "forbidden", "not-found", "conflict", "too-large"),
    security=BEARER,
    tags=["playing"],
    status_code=200,
)
async def hint(service: Uses, player: AsPlayer, owner: Owner, data: JSONBody[AskHint]) -> Hint:
    """Return what a bot would play for the seat to move."""
    limits, table = service.settings.limits, player.room.table
    actions.must_play(table)
    actions.must_be_judgeable(table)
    if table.game.to_move != player.seat:
        raise Refusal("conflict", f"It is the turn of seat {table.game.to_move}.")
    if table.name in service.hints:
        raise Refusal("too-many-requests", "A hint is on its way.", retry_after=2)
    if len(service.hints) >= limits.hints:
        raise Refusal("busy", "Too many hints are asked for.", retry_after=5)
    facts = table.game.snapshot(hidden=False)
    ask = question(service.secret, facts, data.level, table.name, "hint", table.moved)
    asker = Asker(owner, table.name, True)
    service.hints.add(table.name)
    try:
        return await asyncio.wait_for(service.thinkers.hint(ask, asker), limits.hint_seconds)
    except TimeoutError:
        raise Refusal("busy", "The bots are busy.", retry_after=5) from None
    finally:
        service.hints.discard(table.name)


ROUTES = [consider, play, hint]
