"""More processes for one search: each searches alone, what they found is added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass

from quinta.bots.base import Budget
from quinta.bots.search import Settings
from quinta.bots.thinking import run_search
from quinta.bots.weights import brain_for
from quinta.core.game import Data, Game
from quinta.games import from_snapshot


@dataclass(frozen=True)
class Found:
    """What one process found at the root."""

    moves: list[tuple[int, int, float]]
    """Each with its visits and the chances to win in total."""
    positions: int


class Crew:
    """So many processes that help with searches; they start with the first one."""

    def __init__(self, helpers: int) -> None:
        if helpers < 1:
            raise ValueError(f"a crew has at least one helper, not {helpers}")
        self._helpers = helpers
        self._pool = ProcessPoolExecutor(helpers, multiprocessing.get_context("spawn"))

    def start(
        self, view: Game, settings: Settings, budget: Budget, seed: int
    ) -> list[Future[Found]]:
        """Set all helpers to work on a position."""
        facts = view.snapshot(hidden=False)
        return [
            self._pool.submit(_help, facts, settings, budget, seed + helper)
            for helper in range(1, self._helpers + 1)
        ]


def _help(facts: Data, settings: Settings, budget: Budget, seed: int) -> Found:
    game = from_snapshot(facts).redealt(seed)
    search = run_search(game, brain_for(game.name), settings, budget, seed, [])
    return Found(search.found(), int(search.positions))
