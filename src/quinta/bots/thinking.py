"""One turn from start to end: exact play or a search, in its budget, without pauses for garbage."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from quinta.bots.base import Budget
from quinta.bots.beam import AnySearch, search_for
from quinta.bots.exact import Exact, TooLarge
from quinta.bots.search import SearchSettings
from quinta.brains.brain import AnyGame, Brain

_LEAST: Final = 0.001
"""The seconds that are always left for a search; 0 would mean no limit."""

_FOR_EXACT: Final = 0.3
"""The share of its seconds that a bot tries exact play for; the rest is for a search."""


@dataclass(frozen=True)
class Solved:
    """All turns of a position with their exact leads, the best first, and what that took."""

    turns: Sequence[tuple[int, float]]
    played: int


def solved(
    view: AnyGame, brain: Brain[AnyGame], settings: SearchSettings, budget: Budget
) -> Solved | None:
    """Return the turns of a position by exact play, or None if that takes too much."""
    if not settings.exact or not brain.is_ending(view):
        return None
    most = settings.exact * (budget.simulations or 0)
    solver = Exact(brain, most, _FOR_EXACT * (budget.seconds or 0.0))
    with gc_paused():
        try:
            turns = solver.turns(view)
        except TooLarge:
            return None
    # Equal leads may differ in the last place; of equal turns the first is chosen.
    turns.sort(key=lambda turn: -round(turn[1], 6))
    return Solved(turns, int(solver.played))


def run_search(
    view: AnyGame,
    brain: Brain[AnyGame],
    settings: SearchSettings,
    budget: Budget,
    seed: int,
) -> AnySearch[AnyGame]:
    """Search a position with the search that suits it, until the budget is used up."""
    began = time.perf_counter()
    with gc_paused():
        search = search_for(view, brain, settings, seed)
        left = left_of(budget, time.perf_counter() - began)
        search.run(left.simulations or 0, left.seconds or 0.0)
    return search


def left_of(budget: Budget, seconds: float) -> Budget:
    """Return what is left of a budget after some seconds."""
    if budget.seconds is None:
        return budget
    return replace(budget, seconds=max(budget.seconds - seconds, _LEAST))


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the garbage collector.

    A tree has no cycles, but the collector would traverse it again and again. Objects made
    meanwhile are moved to the oldest generation, so that the next collection skips them.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        if gc.get_freeze_count() == 0:
            gc.freeze()
            gc.unfreeze()
        gc.enable()
