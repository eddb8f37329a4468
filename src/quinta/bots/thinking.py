"""One search from start to end: within its budget, and without pauses for garbage."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from quinta.bots.base import Budget
from quinta.bots.beam import AnySearch, search_for
from quinta.bots.search import SearchSettings
from quinta.brains.brain import AnyGame, Brain

_LEAST: Final = 0.001
"""The seconds that are always left for a search; 0 would mean no limit."""


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
        seconds = 0.0
        if budget.seconds is not None:
            seconds = max(budget.seconds - (time.perf_counter() - began), _LEAST)
        search.run(budget.simulations or 0, seconds)
    return search


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
