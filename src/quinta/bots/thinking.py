"""One turn from start to end: exact play or a search, in its budget, without pauses for garbage."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from quinta.bots.base import Budget
from quinta.bots.beam import AnySearch, Beam, search_for
from quinta.bots.exact import Exact, TooLarge
from quinta.bots.search import Search, SearchSettings
from quinta.brains.brain import AnyGame, Brain

_LEAST: Final = 0.001
"""The seconds that are always left for a search; 0 would mean no limit."""

_FOR_EXACT: Final = 0.3
"""The share of its seconds that a bot tries exact play for; the rest is for a search."""


_Run: TypeAlias = Callable[[AnyGame, int | None, list[float] | None], Beam[AnyGame]]
"""Searches a position: all of its turns or only one, with the values of the other seats."""


@dataclass(frozen=True)
class Solved:
    """All turns of a position with what all seats expect after them, exactly, the best first."""

    turns: Sequence[tuple[int, list[float]]]
    """Each with the lead of each seat, then the chance to win of each."""
    played: int
    """The number of turns that were played for it."""


def solved(
    view: AnyGame, brain: Brain[AnyGame], settings: SearchSettings, budget: Budget
) -> Solved | None:
    """Return the turns of a position by exact play, or None if that takes too much."""
    if not settings.exact or not brain.endings.is_ending(view):
        return None
    most = settings.exact * (budget.simulations or 0)
    solver = Exact(brain.endings, most, _FOR_EXACT * (budget.seconds or 0.0))
    with gc_paused():
        try:
            turns = solver.expected(view)
        except TooLarge:
            return None
    seat = view.to_move
    # Equal leads may differ in the last place; of equal turns the first is chosen.
    turns.sort(key=lambda turn: -round(turn[1][seat], 6))
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


def compared(
    view: AnyGame,
    brain: Brain[AnyGame],
    settings: SearchSettings,
    budget: Budget,
    seed: int,
    moves: Sequence[int],
) -> dict[int, list[float]]:
    """Return what all seats expect after each of some turns, which are searched alike.

    They need be no candidates of the brain. Each gets the same share of the budget, and where
    something hidden is revealed, in the same worlds. Where a seat plays alone, the others' best
    turns are searched as well.
    """
    with gc_paused():
        if settings.beam and brain.is_alone(view):
            share = _share_of(budget, len(moves) + view.players - 1)

            def run(game: AnyGame, only: int | None, values: list[float] | None) -> Beam[AnyGame]:
                beam = Beam(game, brain, settings, seed, only, values)
                beam.run(share.simulations or 0, share.seconds or 0.0)
                return beam

            return _compared_alone(view, brain, moves, run)
        search = Search(view, brain, settings, seed, list(moves))
        search.run(budget.simulations or 0, budget.seconds or 0.0)
        return {move: after for move, _, after in search.expected()}


def _compared_alone(
    view: AnyGame, brain: Brain[AnyGame], moves: Sequence[int], run: _Run[AnyGame]
) -> dict[int, list[float]]:
    """Return what all seats expect after each of some turns, when each seat plays alone."""
    values = brain.values(view)
    for seat in range(view.players):
        if seat != view.to_move:
            game = view.copy()
            brain.skip_others(game, seat)
            if game.to_move == seat:
                values[seat] = run(game, None, None).best()
            else:
                values[seat] = brain.value(game, seat)
    found = [run(view, move, values).expected()[0] for move in moves]
    return {move: after for move, _, after in found}


def _share_of(budget: Budget, parts: int) -> Budget:
    """Return the budget of one of so many parts."""
    simulations = budget.simulations and max(budget.simulations // parts, 1)
    seconds = budget.seconds and max(budget.seconds / parts, _LEAST)
    return replace(budget, simulations=simulations, seconds=seconds)


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
