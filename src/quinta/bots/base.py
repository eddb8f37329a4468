"""What a bot is: something that is shown a position and decides on a turn.

A bot never sees a game itself but a *view* of it: a position with the same visible facts
whose hidden order is dealt anew (``Game.redealt``). It may count, search, and re-deal the
view as often as it likes; there is nothing in it to peek at.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from quinta.core.game import Game, Move


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many simulations, or so many seconds.

    Simulations make a run repeatable. A bot that needs neither ignores both.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise ValueError(
                f"a budget is more than 0 and at most 3600 seconds, not {self.seconds}"
            )
        if self.simulations is not None and not 1 <= self.simulations <= 10_000_000:
            raise ValueError(f"a budget is 1 to 10,000,000 simulations, not {self.simulations}")


@dataclass(frozen=True)
class Candidate:
    """A turn a bot considered, what it expects of it, and how often it looked there."""

    move: Move
    value: float
    visits: int


@dataclass(frozen=True)
class Decision:
    """A bot's turn, and what it thought.

    ``value`` is what the bot expects: points ahead of the best other player at the end.
    ``positions`` counts the positions it looked at.
    """

    move: Move
    value: float | None = None
    candidates: tuple[Candidate, ...] = ()
    positions: int = 0


class Bot(Protocol):
    """Decides on turns. One bot plays one seat of one game."""

    def decide(self, view: Game, budget: Budget) -> Decision:
        """The turn to play for the seat to move."""
        ...


def ask(bot: Bot, game: Game, budget: Budget, seed: int) -> Decision:
    """A bot's decision for a game, of which it is shown only a view."""
    return bot.decide(game.redealt(seed), budget)
