"""One game between a level and the one below it.

Apart from ``ladder`` because worker processes import it by its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Final

import quinta
from quinta.bots import Bot, Budget, ask, of_level
from quinta.core.chance import derived_seed

_BY_TIME: Final = "master"


@dataclass(frozen=True)
class Rung:
    """A level, and how many of a thousand small choices it overlooks."""

    level: str
    overlooks: int

    def bot(self, game: str, seed: int) -> Bot:
        """Make a bot for one seat."""
        return of_level(self.level, game, seed, self.overlooks)


@dataclass(frozen=True)
class Step:
    """A level and the one below it, with what they play."""

    game: str
    upper: Rung
    lower: Rung
    players: int
    seed: int
    master: Budget

    def budget(self, rung: Rung) -> Budget:
        """The budget of a bot: its own, if its turns do not depend on the machine."""
        return self.master if rung.level == _BY_TIME else Budget()


def played(step: Step, number: int) -> tuple[float, int, float]:
    """Play a game; the upper one's share of the victory, its points and the others' mean."""
    players = step.players
    seed = derived_seed(step.seed, step.game, step.upper.level, number // players)
    game = quinta.new(step.game, players, seed)
    own = number % players
    rungs = [step.upper if seat == own else step.lower for seat in range(players)]
    seats = [rung.bot(step.game, derived_seed(seed, seat)) for seat, rung in enumerate(rungs)]
    turn = 0
    while not game.is_over:
        mover = game.to_move
        view_seed = derived_seed(seed, "turn", turn)
        game.play(ask(seats[mover], game, step.budget(rungs[mover]), view_seed).move)
        turn += 1
    share = (own in game.winners) / len(game.winners)
    return share, game.scores[own], fmean(game.scores[:own] + game.scores[own + 1 :])
