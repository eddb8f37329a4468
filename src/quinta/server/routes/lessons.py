"""Routes: learning a game. A lesson needs no table, and nothing of it is stored."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from quinta.core.chance import fresh_seed
from quinta.protocol import Considered, ConsiderInLesson, LessonInfo, LessonTurn, TurnInLesson
from quinta.server import lessons
from quinta.server.encoded import Encoded
from quinta.server.errors import refusing_illegal
from quinta.server.requests import LessonInPath, OfGame, errors


@get("/api/games/{game:str}/lessons", responses=errors("not-found"), tags=["learning"])
async def list_lessons(
    request: Request[Any, Any, Any], parts: OfGame
) -> Response[list[LessonInfo]]:
    """Return the lessons of a game, in their order."""
    return _lessons(parts.name).answer(request)


@cache
def _lessons(game: str) -> Encoded:
    return Encoded.of(lessons.lessons(game))


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/consider",
    responses=errors("not-found", "conflict", "too-large", "illegal"),
    tags=["learning"],
    status_code=200,
)
async def consider_in_lesson(
    parts: OfGame, lesson: LessonInPath, data: JSONBody[ConsiderInLesson]
) -> Considered:
    """Return what can be done with a turn as far as it is put together, as at a table."""
    with refusing_illegal:
        return lessons.consider(parts.name, lesson, data, fresh_seed())


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/turns",
    responses=errors("not-found", "conflict", "too-large", "illegal"),
    tags=["learning"],
    status_code=200,
)
async def play_in_lesson(
    parts: OfGame, lesson: LessonInPath, data: JSONBody[TurnInLesson]
) -> LessonTurn:
    """Try a turn: return its outcome, and whether it meets the task."""
    with refusing_illegal:
        return lessons.tried(parts.name, lesson, data)


ROUTES = [list_lessons, consider_in_lesson, play_in_lesson]
