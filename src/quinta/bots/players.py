"""The bots: random turns, the best turn one turn ahead, tree search."""

from __future__ import annotations

import time
from typing import Any

from quinta.bots.base import Budget, Candidate, Decision
from quinta.bots.parallel import begin
from quinta.bots.search import SearchSettings, judge
from quinta.bots.thinking import left_of, run_search, solved
from quinta.bots.weights import FITTED
from quinta.brains.brain import Brain
from quinta.core.chance import Random
from quinta.core.game import Game
from quinta.workers import Workers


class RandomBot:
    """A bot that plays random turns, drawn as playouts draw them."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: Game, budget: Budget) -> Decision:
        return Decision(view.random_move(self._random))


class GreedyBot:
    """A bot that plays the turn after which its brain expects the largest lead."""

    def __init__(self, brain: Brain[Any]) -> None:
        self._brain = brain

    def decide(self, view: Game, budget: Budget) -> Decision:
        judged = judge(self._brain, view)
        candidates = tuple(Candidate(move, lead, 1) for lead, move in judged)
        return Decision(candidates[0].move, candidates[0].value, candidates, len(candidates))


class SearchBot:
    """A bot that plays exactly where it can, and else searches until its budget is used up.

    With ``workers``, these search as well, with the weights of the given name, and the results are
    added up.
    """

    def __init__(
        self,
        brain: Brain[Any],
        settings: SearchSettings,
        usual: Budget,
        seed: int,
        workers: Workers | None = None,
        weights: str = FITTED,
    ) -> None:
        self._brain = brain
        self._settings = settings
        self._usual = usual
        self._random = Random(seed)
        self._workers = workers
        self._weights = weights

    def decide(self, view: Game, budget: Budget) -> Decision:
        if budget.seconds is None and budget.simulations is None:
            budget = self._usual
        seed = int(self._random.below(1 << 29))
        began = time.perf_counter()
        exact = solved(view, self._brain, self._settings, budget)
        if exact is not None:
            turns = exact.turns[: self._settings.root_width]
            lead, chance = view.to_move, view.to_move + view.players
            candidates = tuple(Candidate(move, told[lead], 1, told[chance]) for move, told in turns)
            return _decision(candidates, exact.played)
        budget = left_of(budget, time.perf_counter() - began)
        workers = self._workers
        others = (
            begin(workers, view, self._weights, self._settings, budget, seed) if workers else []
        )
        search = run_search(view, self._brain, self._settings, budget, seed)
        positions = int(search.positions)
        for other in others:
            found = other.result()
            positions += found.positions
            search.add(found.moves)
        return _decision(tuple(Candidate(*ranked) for ranked in search.ranked()), positions)


def _decision(candidates: tuple[Candidate, ...], positions: int) -> Decision:
    """Return the decision for the first of the turns that were considered."""
    best = candidates[0]
    return Decision(best.move, best.value, candidates, positions, best.chance)
