"""One search by several workers: each searches alone, what they found is added up."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass

from quinta.bots.base import Budget
from quinta.bots.search import Settings
from quinta.bots.thinking import run_search
from quinta.bots.weights import brain_for
from quinta.core.game import Data, Game
from quinta.games import from_snapshot
from quinta.workers import Workers


@dataclass(frozen=True)
class Found:
    """What one worker found at the root."""

    moves: list[tuple[int, int, float]]
    """Each with its visits and the chances to win in total."""
    positions: int


def begin(
    workers: Workers, view: Game, settings: Settings, budget: Budget, seed: int
) -> list[Future[Found]]:
    """Set all workers to work on a position."""
    facts = view.snapshot(hidden=False)
    return [
        workers.submit(_find, facts, settings, budget, seed + number)
        for number in range(1, workers.count + 1)
    ]


def _find(facts: Data, settings: Settings, budget: Budget, seed: int) -> Found:
    game = from_snapshot(facts).redealt(seed)
    search = run_search(game, brain_for(game.name), settings, budget, seed)
    return Found(search.found(), int(search.positions))
