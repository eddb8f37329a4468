"""Puzzles: positions with one clearly best turn, what every other turn loses, and their file.

``quinta puzzles`` makes them (``quinta.analysis.finding``). Each game has a file of them in its
folder; a game may have none.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from quinta import from_snapshot
from quinta.analysis.files import positions_in
from quinta.analysis.judging import judge
from quinta.analysis.value import Standing
from quinta.bots import Budget
from quinta.core.chance import derived_seed
from quinta.core.game import Data, Game, Move

Grade: TypeAlias = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)

BASE: Final = Budget(simulations=250)
"""The budget by which the best turn of a puzzle is found."""
TEN_TIMES: Final = Budget(simulations=2500)
"""The budget by which it has to stay the best."""

CHECKED: Final = 1
"""The seed by which puzzles are checked, when they are found and if nobody says otherwise."""

_FILE: Final = "puzzles.jsonl.gz"
_DEAL: Final = 1
_ACCEPTED: Final = 0.5
"""The share of the gap to the next best turn that a way to play the best one may lose."""


class Doing(NamedTuple):
    """What a turn does: the choices that settle what and where, and how its seat stands then."""

    settled: tuple[int, ...]
    own: object


def doing(view: Game, move: Move) -> Doing:
    """Return what a turn does."""
    path = view.step_path(move)
    after = view.copy()
    after.apply(move)
    seats: Any = after.snapshot(hidden=False)["seats"]
    settled = view.choices().settled(path) or len(path)
    return Doing(tuple(path[:settled]), seats[view.to_move])


def alike(one: Doing, other: Doing) -> bool:
    """Return whether two turns do the same, if perhaps in another way."""
    return one.settled == other.settled or one.own == other.own


class PuzzleTurn(NamedTuple):
    """A turn with what it loses against the best one: of the lead, and of the chance to win."""

    text: str
    lost: Standing


class Tried(NamedTuple):
    """What a turn that was tried is: right or not, and what it loses, where that is known."""

    right: bool
    lost: Standing | None


@dataclass(frozen=True)
class Puzzle:
    """A position and its turns, the best first, then what else there is to do, the best first.

    Of turns that do the same the best one is told, but of the best turn all ways to play it.
    """

    deal: int
    """The number of the game that the position is from."""
    grade: Grade
    position: Data
    """The visible facts."""
    standing: Standing
    """What the seat to move can expect if it finds the best turn."""
    turns: tuple[PuzzleTurn, ...]
    next: int
    """Which of the turns is the best one that does something else."""

    @property
    def key(self) -> str:
        """A name that depends on the position alone."""
        facts = json.dumps(self.position, sort_keys=True).encode()
        return blake2b(facts, digest_size=4).hexdigest()

    @property
    def game(self) -> Game:
        """The position itself, its hidden order always dealt in the same way."""
        return from_snapshot(self.position).redealt(_DEAL)

    @property
    def best(self) -> PuzzleTurn:
        """The best turn."""
        return self.turns[0]

    @property
    def gap(self) -> Standing:
        """What the best turn gains against the best one that does something else."""
        return self.turns[self.next].lost

    def tried(self, move: Move) -> Tried:
        """Return whether a legal turn solves the puzzle, and what it loses.

        A turn that was not judged loses what one loses that does the same.
        """
        game = self.game
        text = game.text(move)
        lost = next((turn.lost for turn in self.turns if turn.text == text), None)
        does = doing(game, move)
        same = alike(does, doing(game, game.parse(self.best.text)))
        if lost is None:
            others = ((turn, doing(game, game.parse(turn.text))) for turn in self.turns)
            near = [(turn, other) for turn, other in others if alike(does, other)]
            # How the seat stands tells more than what was chosen.
            near.sort(key=lambda pair: pair[1].own != does.own)
            lost = near[0][0].lost if near else None
        worse = lost is not None and lost.chance > _ACCEPTED * self.gap.chance
        return Tried(same and not worse, lost)

    def data(self) -> Data:
        """Return the puzzle as plain data."""
        return {
            "deal": self.deal,
            "grade": self.grade,
            "standing": _rounded(self.standing),
            "turns": [[turn.text, *_rounded(turn.lost)] for turn in self.turns],
            "next": self.next,
            "position": self.position,
        }

    @staticmethod
    def of(data: Any) -> Puzzle:
        """Return the puzzle that plain data describes."""
        return Puzzle(
            data["deal"],
            data["grade"],
            data["position"],
            Standing(*data["standing"]),
            tuple(PuzzleTurn(text, Standing(*lost)) for text, *lost in data["turns"]),
            data["next"],
        )


def _rounded(standing: Standing) -> list[float]:
    return [round(standing.lead, 2), round(standing.chance, 4)]


# --- those that are stored -----------------------------------------------------------------


@cache
def stored(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game, the easy ones first; none if it has no file."""
    return tuple(map(Puzzle.of, positions_in(game, _FILE)))


@cache
def by_key(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their keys, in their order."""
    return {puzzle.key: puzzle for puzzle in stored(game)}


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return puzzles by grade, and within a grade those with the widest gap first."""
    return sorted(
        puzzles, key=lambda one: (GRADES.index(one.grade), -one.gap.chance, one.deal, one.key)
    )


# --- checking them -------------------------------------------------------------------------


def survives(puzzle: Puzzle, seed: int, budget: Budget = TEN_TIMES) -> bool:
    """Return whether a judgement with ten times the budget finds the best turn again."""
    game = puzzle.game
    found = judge(game, budget, derived_seed(seed, puzzle.key)).turns[0].move
    return alike(doing(game, found), doing(game, game.parse(puzzle.best.text)))
