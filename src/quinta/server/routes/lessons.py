"""Routes: learning a game. A lesson needs no table, and nothing of it is stored."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from quinta.core.chance import fresh_seed
from quinta.protocol import Considered, ConsiderInLesson, LessonInfo, LessonTurn, TurnInLesson
from quinta.server import lessons
from quinta.server.encoded import Encoded
from quinta.server.errors import refusing_illegal
from quinta.server.requests import errors

_FOR_A_WHILE: Final = "public, max-age=300"
_KEY: Final = "^[a-z0-9-]+$"
GameInPath = Annotated[
    str, PathParameter(description="the game", min_length=1, max_length=64, pattern=_KEY)
]
LessonInPath = Annotated[
    str,
    PathParameter(description="the key of the lesson", min_length=1, max_length=64, pattern=_KEY),
]


@get("/api/games/{game:str}/lessons", responses=errors("not-found"), tags=["learning"])
async def list_lessons(
    request: Request[Any, Any, Any], game: GameInPath
) -> Response[list[LessonInfo]]:
    """Return the lessons of a game, in their order."""
    return _lessons(game).answer(request)


@cache
def _lessons(game: str) -> Encoded:
    body = msgspec.json.encode(lessons.lessons(game))
    return Encoded.compressing(body, MediaType.JSON, _FOR_A_WHILE)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/consider",
    responses=errors("not-found", "conflict", "too-large", "illegal"),
    tags=["learning"],
    status_code=200,
)
async def consider_in_lesson(
    game: GameInPath, lesson: LessonInPath, data: JSONBody[ConsiderInLesson]
) -> Considered:
    """Return what can be done with a turn as far as it is put together, as at a table."""
    with refusing_illegal:
        return lessons.consider(game, lesson, data, fresh_seed())


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/turns",
    responses=errors("not-found", "conflict", "too-large", "illegal"),
    tags=["learning"],
    status_code=200,
)
async def play_in_lesson(
    game: GameInPath, lesson: LessonInPath, data: JSONBody[TurnInLesson]
) -> LessonTurn:
    """Try a turn: return its outcome, and whether it meets the task."""
    with refusing_illegal:
        return lessons.tried(game, lesson, data)


ROUTES = [list_lessons, consider_in_lesson, play_in_lesson]
