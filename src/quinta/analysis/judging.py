"""Judging one position: what each seat can expect, the best turns, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import stdev
from typing import Final

from quinta.analysis.value import AnyBrain, Taste, Value, analyst, nothing, result_of
from quinta.bots import SETTINGS, Budget
from quinta.bots.search import SearchSettings
from quinta.bots.thinking import compared, run_search, solved
from quinta.core.chance import derived_seed
from quinta.core.game import Data, Game, Move

USUAL: Final = Budget(simulations=2000)
"""The budget of a judgement if it is given none."""

MOST_TURNS: Final = 5
"""How many of the best turns a judgement tells."""

_SEARCHES: Final = tuple(
    (SearchSettings(worlds=1, exploration=exploration), share)
    for exploration, share in ((0.1, 0.5), (0.2, 0.8), (0.3, 1.2), (0.4, 1.5))
)
"""The searches whose spread says how sure a judgement is, each with its share of the budget.

They differ in how deep and how widely they look: where nothing hidden is revealed soon, they would
else be the same.
"""


@dataclass(frozen=True)
class JudgedTurn:
    """A turn with what all seats can expect after it, and the standard error of that."""

    move: Move
    text: str
    value: Value
    error: Value

    def data(self) -> Data:
        """Return the turn as plain data."""
        return {"text": self.text, "value": self.value.data(), "error": self.error.data()}


@dataclass(frozen=True)
class Judgement:
    """What all seats can expect in a position, if the seat to move plays the best turn found."""

    value: Value
    error: Value
    """The standard errors: how much the value varies from search to search.

    How far the evaluation that all of them share may be off is not in it.
    """
    exact: bool
    """Whether all that can follow was exhausted; the errors are then 0."""
    turns: tuple[JudgedTurn, ...]
    """The best turns, the best first; none if the game is over."""

    def data(self) -> Data:
        """Return the judgement as plain data."""
        return {
            "value": self.value.data(),
            "error": self.error.data(),
            "exact": self.exact,
            "turns": [turn.data() for turn in self.turns],
        }


def judge(
    position: Game,
    budget: Budget = USUAL,
    seed: int = 0,
    most: int = MOST_TURNS,
    turns: Sequence[Move] = (),
) -> Judgement:
    """Judge a position by what players see of it, and tell at most so many of its best turns.

    Turns that are given are judged like the best ones and told with them; one that the rules
    forbid raises ``IllegalMove``.

    A search with half of the budget finds the best turns. Independent searches with the other half
    visit these evenly, each with the hidden order dealt anew. Where the rest of the game can be
    exhausted within the budget, it is.
    """
    if most < 1:
        raise ValueError(f"at least 1 turn is told, not {most}")
    for move in turns:
        position.copy().play(move)
    if position.is_over:
        zero = nothing(position.players)
        return Judgement(result_of(position), zero, True, ())
    budget = usual_if_none(budget, USUAL)
    brain = analyst(position.name)
    view = position.redealt(derived_seed(seed, "judge"))
    exact = solved(view, brain, SETTINGS, budget)
    if exact is not None:
        values = {move: Value.of(expected) for move, expected in exact.turns}
        errors = dict.fromkeys(values, nothing(view.players))
    else:
        values, errors = _searched(brain, view, budget, seed, most, turns)
    taste = Taste(brain, view)
    ordered = sorted(values, key=lambda move: -taste.worth(values[move]))
    told = tuple(
        JudgedTurn(move, view.text(move), values[move], errors[move])
        for place, move in enumerate(ordered)
        if place < most or move in turns
    )
    return Judgement(told[0].value, told[0].error, exact is not None, told)


def usual_if_none(budget: Budget, usual: Budget) -> Budget:
    """Return a budget, or the usual one if it has no limit."""
    return usual if budget.seconds is None and budget.simulations is None else budget


def part_of(budget: Budget, share: float) -> Budget:
    """Return a part of a budget, of simulations at least one."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * share,
        simulations=None if budget.simulations is None else max(int(budget.simulations * share), 1),
    )


def _searched(
    brain: AnyBrain, view: Game, budget: Budget, seed: int, most: int, turns: Sequence[Move]
) -> tuple[dict[Move, Value], dict[Move, Value]]:
    """Return the values of the turns that a search visits most and of others, and their errors."""
    first = run_search(view, brain, SETTINGS, part_of(budget, 0.5), derived_seed(seed, "best"))
    moves = [move for move, _, visits, _ in first.ranked() if visits][:most]
    # Where there is no choice, nothing is visited.
    moves = list(dict.fromkeys([*(moves or [first.ranked()[0][0]]), *turns]))
    found: list[dict[Move, list[float]]] = []
    for number, (settings, weight) in enumerate(_SEARCHES):
        share = part_of(budget, 0.5 * weight / len(_SEARCHES))
        dealt = derived_seed(seed, "search", number)
        found.append(compared(view.redealt(dealt), brain, settings, share, dealt, moves))
    values = {move: Value.mean([Value.of(one[move]) for one in found]) for move in moves}
    return values, {move: _error([one[move] for one in found]) for move in moves}


def _error(found: Sequence[Sequence[float]]) -> Value:
    """Return the standard errors of means."""
    return Value.of([stdev(column) / len(found) ** 0.5 for column in zip(*found, strict=True)])
