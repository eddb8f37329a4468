"""Routes: positions without a table. They are looked at, considered and played on."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from quinta.core.chance import fresh_seed
from quinta.protocol import AskPosition, ConsiderAt, Considered, PositionView, ReplayStep, TurnAt
from quinta.server import choices, positions
from quinta.server.errors import refusing_illegal
from quinta.server.requests import errors


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


ROUTES = [see_position, consider_at, play_at]
