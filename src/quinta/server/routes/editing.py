"""Routes: positions to begin with on the analysis board and in the editor."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from quinta.protocol import NewPosition, PositionView
from quinta.server import editing, positions
from quinta.server.requests import errors


@post(
    "/api/positions/new",
    responses=errors("not-found", "too-large"),
    tags=["studying"],
    status_code=200,
)
async def new_position(data: JSONBody[NewPosition]) -> PositionView:
    """Return the start of a game: dealt, or with nothing on the table."""
    return positions.view(editing.start_of(data))


ROUTES = [new_position]
