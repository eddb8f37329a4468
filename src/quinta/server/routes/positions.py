"""Routes: positions without a table. They are looked at, considered and played on."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from quinta.core.chance import fresh_seed
from quinta.protocol import (
    AskPosition,
    ConsiderAt,
    Considered,
    JudgeAt,
    Judged,
    PositionView,
    ReplayStep,
    TurnAt,
)
from quinta.server import choices, positions
from quinta.server.errors import refusing_illegal
from quinta.server.likeness import position_digest
from quinta.server.requests import JsonAnswer, Owner, Uses, encoded, errors, while_connected
from quinta.server.store_running import must_not_run


@post("/api/positions", responses=errors("too-large"), tags=["studying"], status_code=200)
async def see_position(data: JSONBody[AskPosition]) -> PositionView:
    """Return a position as it is understood, with what scoring would give; or what is wrong."""
    return positions.view(positions.position_of(data.position))


@post(
    "/api/positions/consider",
    responses=errors("too-large", "illegal"),
    tags=["studying"],
    status_code=200,
)
async def consider_at(data: JSONBody[ConsiderAt]) -> Considered:
    """Return what can be done at a position with a turn as far as it is put together."""
    game = positions.position_of(data.position)
    with refusing_illegal:
        return choices.consider(game, data, fresh_seed())


@post(
    "/api/positions/turns",
    responses=errors("too-large", "illegal"),
    tags=["studying"],
    status_code=200,
)
async def play_at(data: JSONBody[TurnAt]) -> ReplayStep:
    """Return the outcome of a turn at a position."""
    game = positions.position_of(data.position)
    with refusing_illegal:
        return positions.played(game, data)


@post(
    "/api/positions/judge",
    responses={**encoded(Judged), **errors("forbidden", "conflict", "too-large", "illegal")},
    tags=["studying"],
    status_code=200,
)
async def judge_at(
    request: Request[Any, Any, Any], service: Uses, owner: Owner, data: JSONBody[JudgeAt]
) -> JsonAnswer:
    """Return what all seats can expect at a position, its best turns and those asked about."""
    game = positions.position_of(data.position)
    with refusing_illegal:
        moves = positions.legal_moves_of(game, data.turns)
    await must_not_run(service.store, [position_digest(game.snapshot(hidden=False))])
    judgement = service.judgements.of(game, moves, service.secret, owner)
    return JsonAnswer(await while_connected(request, judgement))


ROUTES = [see_position, consider_at, play_at, judge_at]
