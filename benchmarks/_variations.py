"""Games in which one search does something otherwise than the others, see strength.py.

They stand here so that a worker process can import them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

import quinta
from quinta.bots import SETTINGS, Bot, Budget, ask
from quinta.bots.players import GreedyBot, SearchBot
from quinta.bots.search import SearchSettings
from quinta.bots.weights import load
from quinta.core.chance import derived_seed
from quinta.games import GAMES

SEED: Final = 4

OF_A_SEARCH: Final = (
    *("worlds", "width", "root_width", "exploration", "sharpness", "scale", "points"),
    *("settle", "beam", "rivals", "exact"),
)
OTHER: Final = ("net", "fitted", "search")
"""What can be varied."""

USUAL: Final = "usual"
GREEDY: Final = "greedy"
"""What a varied search can play against."""


@dataclass(frozen=True)
class Variation:
    """A game between a search in which something is varied and others, all alike."""

    game: str
    players: int
    name: str
    value: float
    field: str
    """What the others are: the usual search, or greedy."""
    budget: Budget
    number: int

    def varied(self, seed: int) -> Bot:
        """The search in which something is varied."""
        kind = GAMES[self.game].brain.SPEC
        weights = load(self.game)
        if self.name == "net":
            weights = replace(weights, nets=())
        elif self.name == "fitted":
            weights = kind.first_weights()
        brain = kind.brain(weights)
        if self.name == "search":
            return GreedyBot(brain)
        usual = SETTINGS
        settings = {name: float(getattr(usual, name)) for name in OF_A_SEARCH}
        if self.name in settings:
            settings[self.name] = self.value
        return SearchBot(brain, _settings(settings), self.budget, seed)

    def other(self, seed: int) -> Bot:
        """One of the field."""
        brain = GAMES[self.game].brain.SPEC.brain(load(self.game))
        if self.field == GREEDY:
            return GreedyBot(brain)
        return SearchBot(brain, SETTINGS, self.budget, seed)


def _settings(values: dict[str, float]) -> SearchSettings:
    return SearchSettings(
        int(values["worlds"]),
        int(values["width"]),
        int(values["root_width"]),
        values["exploration"],
        values["sharpness"],
        values["scale"],
        values["points"],
        bool(values["settle"]),
        bool(values["beam"]),
        int(values["rivals"]),
        int(values["exact"]),
    )


def played(variation: Variation) -> tuple[float, int, float]:
    """Play a game; the varied search's share of the victory, its points and the others' mean."""
    players = variation.players
    seed = derived_seed(SEED, variation.game, variation.number // players)
    game = quinta.new(variation.game, players, seed)
    own = variation.number % players
    seats = [variation.other(seed + number) for number in range(1, players)]
    seats.insert(own, variation.varied(seed))
    turn = 0
    while not game.is_over:
        decision = ask(seats[game.to_move], game, variation.budget, derived_seed(seed, turn))
        game.play(decision.move)
        turn += 1
    share = (own in game.winners) / len(game.winners)
    return share, game.scores[own], fmean(game.scores[:own] + game.scores[own + 1 :])
