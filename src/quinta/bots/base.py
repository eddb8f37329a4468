"""The interface of bots: a bot is shown a position and decides on a turn.

A bot never sees the game itself but a *view* of it: a position with the same visible facts
whose hidden order is dealt anew (``Game.redealt``). It may search and re-deal the view as
often as it likes; nothing in it gives the hidden order away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from quinta.core.game import Game, Move


@dataclass(frozen=True)
class Budget:
    """A bot's limit for one turn: a number of simulations, or of seconds.

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
    """A turn that a bot considered, with the turn's visits and what the bot expects after it.

    ``value`` is the lead over the best other player at the end, ``chance`` the chance to win, if
    the bot tells it; a shared victory is a part of one.
    """

    move: Move
    value: float
    visits: int
    chance: float | None = None


@dataclass(frozen=True)
class Decision:
    """A bot's turn and its evaluation.

    ``value`` is the lead that the bot expects over the best other player at the end, ``chance``
    its chance to win. ``positions`` counts the positions it looked at.
    """

    move: Move
    value: float | None = None
    candidates: tuple[Candidate, ...] = ()
    positions: int = 0
    chance: float | None = None


class Bot(Protocol):
    """A player of one seat of one game."""

    def decide(self, view: Game, budget: Budget) -> Decision:
        """Return the turn to play for the seat to move."""
        ...


def ask(bot: Bot, game: Game, budget: Budget, seed: int) -> Decision:
    """Show a bot a view of a game and return its decision."""
    return bot.decide(game.redealt(seed), budget)
