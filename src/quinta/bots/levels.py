"""The levels that people play against: how far each looks ahead, and how much it overlooks.

A level errs as people do. In each of its turns it does not see some of the small choices that there
are, a colour, a place or a piece to pay with, and none of the turns that need one of them. Of those
that it sees it plays the best: it never chooses by chance.

How far a level looks is the same in all games. How much it overlooks is in the description of a
game's brain (``BrainSpec.overlooks``), because a colour overlooked costs more in one game than in
another. Both are tuned by matches between neighbours (docs/bots.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quinta.bots.base import Bot, Budget, Decision
from quinta.core.chance import Random, derived_seed
from quinta.core.game import Game

_WHOLE: Final = 1000


@dataclass(frozen=True)
class Level:
    """How far a level looks ahead; without a limit one turn."""

    simulations: int | None = None
    seconds: float | None = None


LEVELS: Final = {
    "beginner": Level(),
    "casual": Level(),
    "intermediate": Level(simulations=5),
    "advanced": Level(simulations=40),
    "strong": Level(simulations=100),
    "master": Level(seconds=1.8),
}
"""The levels, from the weakest to the strongest."""


class Overlooking:
    """A bot that overlooks some of what another bot sees, and plays the best of the rest."""

    def __init__(self, bot: Bot, overlooks: int, seed: int) -> None:
        self._bot = bot
        self._overlooks = overlooks
        self._random = Random(derived_seed(seed, "overlooks"))

    def decide(self, view: Game, budget: Budget) -> Decision:
        decision = self._bot.decide(view, budget)
        # The first small choice of a turn is its kind, which nobody overlooks.
        paths = [view.step_path(candidate.move)[1:] for candidate in decision.candidates]
        steps = sorted({step for path in paths for step in path})
        overlooked = {step for step in steps if self._random.below(_WHOLE) < self._overlooks}
        seen = tuple(
            candidate
            for candidate, path in zip(decision.candidates, paths, strict=True)
            if overlooked.isdisjoint(path)
        )
        if not seen:
            # Whoever finds nothing to do looks again.
            return decision
        best = seen[0]
        return Decision(best.move, best.value, seen, decision.positions, best.chance)
