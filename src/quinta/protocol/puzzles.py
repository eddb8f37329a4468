"""Puzzles: positions with one clearly best turn, and the turns that are tried in them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from quinta.protocol.analysis import Standing
from quinta.protocol.answers import HintTurn, ReplayStep
from quinta.protocol.common import Path, Text
from quinta.protocol.games import PositionData

Grade: TypeAlias = Literal["easy", "medium", "hard"]


class PuzzleInfo(Struct):
    """A puzzle of a list."""

    key: str
    grade: Grade


class Puzzles(Struct):
    """The puzzles of a game, the easy ones first, and the one of the day."""

    puzzles: list[PuzzleInfo]
    today: str | None
    """The key of the one of the day, by the server's date; None if the game has no puzzles."""


class Puzzle(Struct):
    """A puzzle: the best turn is to be found for this seat in this position."""

    key: str
    grade: Grade
    seat: int
    position: PositionData


class TurnInPuzzle(Struct, forbid_unknown_fields=True):
    """A turn to try in a puzzle, given in one way."""

    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None


class PuzzleAnswer(Struct):
    """The outcome of a turn that was tried, whether it is the best one, and what it loses.

    ``lost`` is None for a turn that was never judged, because hardly anybody would play it.
    """

    right: bool
    lost: Standing | None
    step: ReplayStep


class PuzzleSolution(Struct):
    """The best turn, the next best one that does something else, and what is between them.

    Their reasons are those that only one of them has.
    """

    best: HintTurn
    next: HintTurn
    chance: float
    """The chance to win with the best turn."""
    gain: Standing
    """What the best turn gains against the next one."""
