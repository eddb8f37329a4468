"""Routes: puzzles. A puzzle needs no table, and nothing of it is stored."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from quinta.core.chance import fresh_seed
from quinta.protocol import (
    Consider,
    Considered,
    Puzzle,
    PuzzleAnswer,
    Puzzles,
    PuzzleSolution,
    TurnInPuzzle,
)
from quinta.server import puzzles
from quinta.server.encoded import Encoded
from quinta.server.errors import refusing_illegal
from quinta.server.requests import OfGame, PuzzleInPath, errors


@get("/api/games/{game:str}/puzzles", responses=errors("not-found"), tags=["learning"])
async def list_puzzles(request: Request[Any, Any, Any], parts: OfGame) -> Response[Puzzles]:
    """Return the puzzles of a game, the easy ones first, and the one of the day."""
    return _listed(parts.name, datetime.now(UTC).date()).answer(request)


@lru_cache(maxsize=16)
def _listed(game: str, today: date) -> Encoded:
    return Encoded.of(puzzles.listed(game, today))


@get("/api/games/{game:str}/puzzles/{puzzle:str}", responses=errors("not-found"), tags=["learning"])
async def see_puzzle(parts: OfGame, puzzle: PuzzleInPath) -> Puzzle:
    """Return a puzzle: a position, and the seat whose best turn is to be found."""
    return puzzles.puzzle(parts.name, puzzle)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/consider",
    responses=errors("not-found", "too-large", "illegal"),
    tags=["learning"],
    status_code=200,
)
async def consider_in_puzzle(
    parts: OfGame, puzzle: PuzzleInPath, data: JSONBody[Consider]
) -> Considered:
    """Return what can be done with a turn as far as it is put together, as at a table."""
    with refusing_illegal:
        return puzzles.consider(parts.name, puzzle, data, fresh_seed())


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/tries",
    responses=errors("not-found", "too-large", "illegal"),
    tags=["learning"],
    status_code=200,
)
async def try_in_puzzle(
    parts: OfGame, puzzle: PuzzleInPath, data: JSONBody[TurnInPuzzle]
) -> PuzzleAnswer:
    """Try a turn: return its outcome, whether it is the best one, and what it loses."""
    with refusing_illegal:
        return puzzles.tried(parts.name, puzzle, data)


@get(
    "/api/games/{game:str}/puzzles/{puzzle:str}/solution",
    responses=errors("not-found"),
    tags=["learning"],
)
async def solve_puzzle(parts: OfGame, puzzle: PuzzleInPath) -> PuzzleSolution:
    """Return the best turn, the next best one, and what sets them apart."""
    return puzzles.solution(parts.name, puzzle)


ROUTES = [list_puzzles, see_puzzle, consider_in_puzzle, try_in_puzzle, solve_puzzle]
