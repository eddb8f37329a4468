"""The brain of Queen's Garden: the expected score of a seat, and the turns worth judging.

The expected final score of a seat is a sum of features, each weighted by round, and what a net adds
for the lines of its garden. Both are fitted by self-play (``quinta train``).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.brain import Endings
from quinta.brains.features import checked_weights, weighted_sum
from quinta.brains.net import ItemSums, Net
from quinta.brains.spec import Weights
from quinta.core.game import MOST_PLAYERS
from quinta.games.garden.brain import endings
from quinta.games.garden.brain.candidates import Candidates
from quinta.games.garden.brain.features import FEATURES, PHASES, SeatFeatures, phase_of
from quinta.games.garden.brain.inputs import SeatInputs
from quinta.games.garden.rules.state import QueensGarden


@final
class GardenBrain:
    """The evaluation of positions with ``FEATURES`` weights for each of the four rounds."""

    def __init__(self, weights: Weights) -> None:
        self._weights = checked_weights(weights.linear, PHASES * FEATURES)
        self._net: Net | None = None
        self._sums: list[ItemSums] = []
        """What the net makes of the lines of each seat."""
        if weights.nets:
            shape, parameters = weights.nets[0]
            self._net = Net(shape, list(parameters))
            self._sums = [ItemSums(shape) for _ in range(MOST_PLAYERS)]
        self._seats = [SeatFeatures() for _ in range(MOST_PLAYERS)]
        self._inputs = [SeatInputs() for _ in range(MOST_PLAYERS)]
        self._scales = vec[float](weights.scales_of(int(PHASES)))
        self._candidates = Candidates(self._weights)
        self.endings: Endings[QueensGarden] = endings

    def values(self, game: QueensGarden) -> list[float]:
        """Return the final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: QueensGarden, seat: i64) -> float:
        """Return the final score that one seat can expect."""
        if game.is_over:
            return float(game.seats[seat].score)
        features = self._seats[seat]
        changed = features.refresh(game, seat)
        phase = phase_of(game)
        told = weighted_sum(self._weights, phase, features.values, 0, FEATURES)
        net = self._net
        if net is not None:
            inputs = self._inputs[seat]
            sums = self._sums[seat]
            if inputs.refresh(game, seat, features, changed):
                net.add_items(inputs.values, phase, sums)
            told += net.value(inputs.values, phase, sums)
        return told

    def features(self, game: QueensGarden, seat: int) -> tuple[int, list[float]]:
        """Return the phase of the game, and the inputs of the net for a seat, for fitting."""
        features = SeatFeatures()
        inputs = SeatInputs()
        inputs.refresh(game, seat, features, features.refresh(game, seat))
        return int(phase_of(game)), list(inputs.values)

    def scale(self, game: QueensGarden) -> float:
        """Return the points by which a lead is divided to tell the chance to win it gives."""
        return self._scales[PHASES * (len(game.seats) - 2) + phase_of(game)]

    def candidates(self, game: QueensGarden) -> list[int]:
        """Return the turns worth considering."""
        return self._candidates.of(game)

    def is_settled(self, game: QueensGarden) -> bool:
        """Return false: almost any turn may bring new tiles to the display."""
        return False

    def is_alone(self, game: QueensGarden) -> bool:
        """Return false: all take from the same display until the round ends."""
        return False

    def skip_others(self, game: QueensGarden, seat: i64) -> None:
        """Skip nobody: no seat is ever alone."""
