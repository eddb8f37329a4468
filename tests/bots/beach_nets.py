"""A brain with nets for The Beach, the toy game: one for each half of the game, or one for all."""

from __future__ import annotations

from dataclasses import replace

from librt.vecs import vec

from games.toy.brain import SPEC, BeachBrain
from games.toy.rules.state import LAST_ROUND, Beach
from quinta.brains.net import ItemSums, Net
from quinta.brains.shape import NetShape
from quinta.brains.spec import Weights

HALF = LAST_ROUND // 2
"""The number of shells that a seat has in the first half of the game."""
SHAPE = NetShape(((LAST_ROUND, 2),), units=4, plain=4, top=4, phases=1)
"""The shape of a net of one half: items are shells."""


class NetBrain(BeachBrain):
    """Judges The Beach by a weighted sum, and by the net of this half of the game."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._linear = weights.linear
        self._nets = [(Net(shape, list(own)), shape) for shape, own in weights.nets]

    def features(self, game: Beach, seat: int) -> tuple[int, list[float]]:
        """The half of the game and the inputs: shells, then features and a constant."""
        _, features = super().features(game, seat)
        shells = game.seats[seat]
        items: list[float] = []
        for i in range(LAST_ROUND):
            items += [float(shells[i]), 1.0] if i < len(shells) else [0.0, 0.0]
        return int(len(shells) > HALF), [*items, *features, 1.0]

    def value(self, game: Beach, seat: int) -> float:
        """The final score that one seat can expect."""
        if game.is_over:
            return float(game.scores[seat])
        half, inputs = self.features(game, seat)
        size = len(SPEC.names)
        features = inputs[-SHAPE.plain :][:size]
        value = sum(
            weight * one
            for weight, one in zip(self._linear[half * size :][:size], features, strict=True)
        )
        if self._nets:
            net, shape = self._nets[half * len(self._nets) // 2]
            sums = ItemSums(shape)
            net.add_items(vec[float](inputs), half % shape.phases, sums)
            value += net.value(vec[float](inputs), half % shape.phases, sums)
        return value


OF_HALVES = replace(SPEC, brain=NetBrain, phases=2, shape=SHAPE, nets=2)
OF_ALL = replace(OF_HALVES, shape=replace(SHAPE, phases=2), nets=1)
