"""Learning a game: its lessons, and the turns that are tried in them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from quinta.protocol.answers import ReplayStep
from quinta.protocol.common import Path, Text
from quinta.protocol.games import PositionData, TurnData
from quinta.protocol.turns import Consider

Done = Annotated[list[Annotated[str, Meta(max_length=500)]], Meta(max_length=8)]
"""The turns with which the first tasks of a lesson were met, as text."""


class LessonTask(Struct):
    """A task of one turn: the clause that explains it, and a turn that meets it."""

    clause: str
    hint: TurnData


class LessonInfo(Struct):
    """A lesson: the position it begins with, and its tasks in order. The pupil has seat 0."""

    key: str
    start: PositionData
    tasks: list[LessonTask]


class ConsiderInLesson(Consider, forbid_unknown_fields=True, kw_only=True):
    """A turn or its beginning, after the turns that were done in the lesson."""

    done: Done = field(default_factory=list)


class TurnInLesson(Struct, forbid_unknown_fields=True):
    """A turn to try, given in one way, after the turns that were done in the lesson."""

    done: Done = field(default_factory=list)
    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None


class Missed(Struct):
    """Why a turn misses its task: a key, and the clause that explains it."""

    key: str
    clause: str


class LessonTurn(Struct):
    """The outcome of a turn that was tried; ``missed`` is None if it meets the task.

    ``steps`` are that turn and, if it meets the task, the turns of the others after it.
    """

    missed: Missed | None
    steps: list[ReplayStep]
