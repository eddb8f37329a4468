"""A reviewed game, with what its record tells besides, and what of it matters most."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final

from quinta.analysis.review import Review
from quinta.analysis.turns import TurnReview
from quinta.analysis.verdicts import GOOD
from quinta.bots import Budget
from quinta.canvas.frame import short
from quinta.core.plurals import number_of
from quinta.games import GAMES
from quinta.record import Record

_SEATS: Final = "seats "
"""How the note begins that names the players, with commas between them."""

_LONGEST_NAME: Final = 24
_MOST_DRAWS: Final = 12
"""How many draws are told at most, the luckiest and the unluckiest of all players together."""


@dataclass(frozen=True)
class ReviewedGame:
    """A record and its review, with the budget and the seed that this was made with."""

    record: Record
    review: Review
    budget: Budget
    seed: int

    @property
    def title(self) -> str:
        """The name of the game that was played."""
        return GAMES[self.review.game].title

    @property
    def seats(self) -> range:
        """The seats."""
        return range(len(self.review.scores))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names, from a note such as ``seats ann, bob``; else Player 1 and so on."""
        for note in self.record.notes:
            names = [short(name, _LONGEST_NAME) for name in note.removeprefix(_SEATS).split(", ")]
            if note.startswith(_SEATS) and len(names) == len(self.seats) and all(names):
                if len(set(names)) == len(names):
                    return tuple(names)
                return tuple(f"{name} ({seat + 1})" for seat, name in enumerate(names))
        return tuple(f"Player {seat + 1}" for seat in self.seats)

    @property
    def notes(self) -> list[str]:
        """The notes of the record, but not the one that names the players."""
        return [note for note in self.record.notes if not note.startswith(_SEATS)]

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The round in which each turn was played."""
        return tuple(self._rounds())

    def _rounds(self) -> Iterator[int]:
        now = self.record.first().round
        for game, _, _ in self.record.replay():
            yield now
            now = game.round

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, none in an unfinished game."""
        return tuple(self.record.position().winners) if self.review.over else ()

    @property
    def outcome(self) -> str:
        """How the game ended, in a few words."""
        if not self.review.over:
            return "not finished"
        names = [self.names[seat] for seat in self.winners]
        return f"{names[0]} won" if len(names) == 1 else f"{' and '.join(names)} share the victory"

    @property
    def settings(self) -> str:
        """What the review was made with."""
        simulations, seconds = self.budget.simulations, self.budget.seconds
        limits = [number_of(simulations, "simulation")] if simulations is not None else []
        limits += [f"{seconds:g} s"] if seconds is not None else []
        return f"{' or '.join(limits)} for each search, seed {self.seed}"

    # --- what matters ---------------------------------------------------------------------

    @cached_property
    def errors(self) -> tuple[TurnReview, ...]:
        """The turns with a verdict that is not good, in the order in which they were played."""
        return tuple(turn for turn in self.review.turns if turn.verdict not in (None, GOOD))

    @cached_property
    def draws(self) -> tuple[TurnReview, ...]:
        """The turns with the luckiest and the unluckiest draws of each player, in their order."""
        most = _MOST_DRAWS // (2 * len(self.seats))
        drawn = [turn for turn in self.review.turns if turn.luck is not None]
        found: set[int] = set()
        for seat in self.seats:
            ordered = sorted(drawn, key=_luck_of(seat))
            found.update(turn.number for turn in islice(ordered, most))
            found.update(turn.number for turn in islice(reversed(ordered), most))
        return tuple(turn for turn in drawn if turn.number in found)


def _luck_of(seat: int) -> Callable[[TurnReview], tuple[float, float]]:
    """Return what draws are put in order by: the chance to win, and then the points."""

    def luck(turn: TurnReview) -> tuple[float, float]:
        assert turn.luck is not None
        standing = turn.luck.value[seat]
        return standing.chance, standing.lead

    return luck
