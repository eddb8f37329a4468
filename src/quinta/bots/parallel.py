"""One search by several workers: each searches alone, and the results are added up."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass

from quinta.bots.base import Budget
from quinta.bots.search import Found, SearchSettings
from quinta.bots.thinking import run_search
from quinta.bots.weights import brain_for
from quinta.core.game import Data, Game
from quinta.games import from_snapshot
from quinta.workers import Workers


@dataclass(frozen=True)
class RootStatistics:
    """The statistics of the root that one worker found."""

    moves: list[Found]
    positions: int


def begin(
    workers: Workers,
    view: Game,
    weights: str,
    settings: SearchSettings,
    budget: Budget,
    seed: int,
) -> list[Future[RootStatistics]]:
    """Start a search of a position on all workers, with the weights of this name."""
    facts = view.snapshot(hidden=False)
    return [
        workers.submit(_find, facts, weights, settings, budget, seed + number)
        for number in range(1, workers.count + 1)
    ]


def _find(
    facts: Data, weights: str, settings: SearchSettings, budget: Budget, seed: int
) -> RootStatistics:
    game = from_snapshot(facts).redealt(seed)
    search = run_search(game, brain_for(game.name, weights), settings, budget, seed)
    return RootStatistics(search.found(), int(search.positions))
