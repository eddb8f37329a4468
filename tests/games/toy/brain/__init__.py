"""What the bots of The Beach judge with: the points, the pairs and the turns to come."""

from __future__ import annotations

from typing import Final

from games.toy.brain import endings
from games.toy.rules.scoring import pair_points
from games.toy.rules.state import LAST_ROUND, Beach
from quinta.brains.brain import Endings
from quinta.brains.features import feature_names
from quinta.brains.spec import BrainSpec, Practice, Weights


class Feature:
    """The features of a seat."""

    POINTS: Final = 0
    PAIRS: Final = 1
    TURNS_LEFT: Final = 2


class BeachBrain:
    """Judges positions by a weighted sum."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights.linear
        self.endings: Endings[Beach] = endings
        self._scales = weights.scales_of(SPEC.phases)

    def features(self, game: Beach, seat: int) -> tuple[int, list[float]]:
        """The phase of the game, of which there is one, and the features of a seat."""
        if game.is_over:
            return 0, [float(game.scores[seat]), 0.0, 0.0]
        shells = game.seats[seat]
        return 0, [
            float(game.scores[seat]),
            float(pair_points(shells)),
            float(LAST_ROUND - len(shells)),
        ]

    def value(self, game: Beach, seat: int) -> float:
        """The final score that one seat can expect."""
        _, features = self.features(game, seat)
        return sum(weight * one for weight, one in zip(self._weights, features, strict=True))

    def values(self, game: Beach) -> list[float]:
        """The final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(game.players)]

    def scale(self, game: Beach) -> float:
        """The points by which a lead is divided to tell the chance to win it gives."""
        first = SPEC.phases * (game.players - 2)
        return self._scales[first + self.features(game, 0)[0]]

    def candidates(self, game: Beach) -> list[int]:
        """The turns that deserve a look: all of them."""
        return list(game.legal_moves())

    def is_alone(self, game: Beach) -> bool:
        """What the others take always matters, but for the last turn of all."""
        return sum(map(len, game.seats)) == LAST_ROUND * game.players - 1

    def skip_others(self, game: Beach, seat: int) -> None:
        """After the last turn of all nobody is left to skip."""

    def is_settled(self, game: Beach) -> bool:
        """Each turn brings a shell to light."""
        return False


SPEC = BrainSpec(
    BeachBrain,
    feature_names(Feature),
    phases=1,
    first={Feature.POINTS: 1.0, Feature.PAIRS: 1.0, Feature.TURNS_LEFT: 3.0},
    practice=Practice(strays=100, astray=100, players=(2, 3, 4), options={"beach": ("wide",)}),
    overlooks={"beginner": 500, "casual": 300, "intermediate": 100},
)
