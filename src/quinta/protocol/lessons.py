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
    """What is to be done in one turn: the clause that explains it, and a turn that does it."""

    clause: str
    hint: TurnData


class LessonInfo(Struct):
    """A lesson: where it begins, and its tasks one after the other. The pupil has seat 0."""

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
    """Why a turn does not do what it should: a key, and the clause that explains it."""

    key: str
    clause: str


class LessonTurn(Struct):
    """What came of a turn that was tried, and why it misses the task, if it does.

    ``steps`` are that turn and, where the task is met, what the others answer.
    """

    missed: Missed | None
    steps: list[ReplayStep]
