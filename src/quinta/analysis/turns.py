"""The review of one turn: what was there to expect, the best turn, what the chosen one cost.

Each turn is reviewed apart from the others, by the position before it as players saw it, so that
turns can be reviewed in any order, in other processes, and kept one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from quinta.analysis.luck import Luck, luck_of
from quinta.analysis.reasons import Reason, set_apart
from quinta.analysis.value import AnyBrain, Standing, Taste, Value, analyst
from quinta.analysis.verdicts import is_decided, verdict_of
from quinta.bots import SETTINGS, Budget
from quinta.bots.thinking import compared, run_search, solved
from quinta.core.chance import derived_seed
from quinta.core.game import Data, Game, Move
from quinta.games import from_snapshot
from quinta.record import RecordedTurn

_SAME: Final = 1e-6
"""Turns whose worth differs by less are equal: what was played is then a best turn."""


@dataclass(frozen=True)
class Job:
    """A position of a game as players saw it, and the turn that was played there, if any was."""

    number: int
    """The number of turns before it."""
    facts: Data
    turn: RecordedTurn | None
    budget: Budget
    seed: int


@dataclass(frozen=True)
class TurnReview:
    """The review of one turn."""

    number: int
    """The number of the turn, from 1."""
    seat: int
    text: str
    best: str
    """The best turn found; the one that was played if it is as good."""
    value: Value
    """What all seats could expect before the turn, with the best one."""
    chosen: Value
    """What they could expect with the one that was played."""
    verdict: str | None
    """None where there was nothing to decide."""
    kind: str
    """``decision``, or why it is none: ``forced``, or the game was ``decided``."""
    exact: bool
    """Whether all that could follow was exhausted."""
    luck: Luck | None
    """The luck of what the turn brought to light, if it did."""
    reasons: tuple[Reason, ...] = ()
    """What sets the turn apart from the best one; nothing where it is the best one."""
    better: tuple[Reason, ...] = ()
    """What sets the best turn apart from the one that was played."""

    @property
    def change(self) -> Value:
        """What the turn changed for all seats, compared with the best one."""
        return self.chosen - self.value

    @property
    def cost(self) -> Standing:
        """What the turn lost of the lead and of the chance to win; never less than nothing."""
        lead, chance = self.change[self.seat]
        return Standing(max(0.0, -lead), max(0.0, -chance))

    def data(self) -> Data:
        """Return the review as plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "text": self.text,
            "best": self.best,
            "value": self.value.data(),
            "chosen": self.chosen.data(),
            "cost": self.cost.data(),
            "verdict": self.verdict,
            "kind": self.kind,
            "exact": self.exact,
            "luck": None if self.luck is None else self.luck.data(),
            "reasons": [reason.data() for reason in self.reasons],
            "better": [reason.data() for reason in self.better],
        }


@dataclass(frozen=True)
class LastPosition:
    """The value of the position in which an unfinished game stands."""

    number: int
    value: Value


Part = TurnReview | LastPosition


def examine(job: Job) -> Part:
    """Review a turn, or judge the last position of an unfinished game."""
    position = from_snapshot(job.facts)
    brain = analyst(position.name)
    seed = derived_seed(job.seed, "turn", job.number)
    view = position.redealt(seed)
    if job.turn is None:
        best, values, _, _ = _judged(brain, view, job.budget, seed, None)
        return LastPosition(job.number, values[best])
    after = view.copy()
    move, report = job.turn.replay(after)
    best, values, chances, exact = _judged(brain, view, job.budget, seed, move)
    kind = "decision"
    if len(view.legal_moves()) == 1:
        kind = "forced"
    elif is_decided(chances):
        kind = "decided"
    played, better = _set_apart(view, move, best, derived_seed(seed, "reasons"))
    review = TurnReview(
        number=job.number + 1,
        seat=job.turn.seat,
        text=job.turn.text,
        best=view.text(best),
        value=values[best],
        chosen=values[move],
        verdict=None,
        kind=kind,
        exact=exact,
        luck=luck_of(brain, view, move, after, report, derived_seed(seed, "luck")),
        reasons=played,
        better=better,
    )
    if kind != "decision":
        return review
    return replace(review, verdict=verdict_of(review.cost.chance))


def _set_apart(
    view: Game, played: Move, best: Move, seed: int
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return what sets the turn played apart from the best one, and the reverse."""
    if played == best:
        return (), ()
    moves = (played, best)
    of_played, of_best = set_apart(view, moves, [view.preview(one, seed) for one in moves], seed)
    return tuple(of_played), tuple(of_best)


def _judged(
    brain: AnyBrain, view: Game, budget: Budget, seed: int, played: Move | None
) -> tuple[Move, dict[Move, Value], Sequence[float], bool]:
    """Return the best turn, values that include its own and that of the turn played, and more.

    The rest are the chances to win of the seat to move after all turns that were considered, and
    whether all is exact.
    """
    seat = view.to_move
    exact = solved(view, brain, SETTINGS, budget)
    if exact is not None:
        values = {move: Value.of(expected) for move, expected in exact.turns}
        chances: Sequence[float] = [value.chances[seat] for value in values.values()]
    else:
        values, chances = _searched(brain, view, budget, seed, played)
    taste = Taste(brain, view)
    best = max(values, key=lambda move: taste.worth(values[move]))
    if played is not None and taste.worth(values[played]) > taste.worth(values[best]) - _SAME:
        best = played
    return best, values, chances, exact is not None


def _searched(
    brain: AnyBrain, view: Game, budget: Budget, seed: int, played: Move | None
) -> tuple[dict[Move, Value], Sequence[float]]:
    """Return the values of the turn that a search finds and of the turn played, and all chances.

    If these are not the same, another search compares them, so that both are judged alike; it also
    judges the other seats where each plays alone.
    """
    search = run_search(view, brain, SETTINGS, budget, derived_seed(seed, "best"))
    ranked = search.ranked()
    best = ranked[0][0]
    found = {move: expected for move, visits, expected in search.expected() if visits}
    if played not in (None, best) or best not in found or brain.is_alone(view):
        moves = list(dict.fromkeys(move for move in (best, played) if move is not None))
        again = derived_seed(seed, "compared")
        found = compared(view, brain, SETTINGS, budget, again, moves)
    else:
        found = {best: found[best]}
    values = {move: Value.of(expected) for move, expected in found.items()}
    seat = view.to_move
    chances = [chance for _, _, _, chance in ranked]
    return values, [*chances, *(value.chances[seat] for value in values.values())]
