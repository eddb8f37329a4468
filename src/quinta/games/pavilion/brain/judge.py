"""The brain of Summer Pavilion: the expected score of a seat, and the turns worth judging.

The expected final score of a seat is a sum of features, each weighted by the side of the board,
the round and the phase within it, and what a net adds for its stars and numbers. Both are fitted by
self-play (``quinta train``), for sides whose stars have fixed colours and for the others. A net of
an older form sees plain facts only; with it, and without any, ``promise`` adds the points of
structure sets.
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
from quinta.games.pavilion.brain import endings
from quinta.games.pavilion.brain.candidates import Candidates
from quinta.games.pavilion.brain.details import DETAILED, fill_details
from quinta.games.pavilion.brain.features import (
    FEATURES,
    PHASES,
    SIDE_PHASES,
    SeatFeatures,
    phase_of,
)
from quinta.games.pavilion.brain.inputs import SeatInputs
from quinta.games.pavilion.brain.promise import promise
from quinta.games.pavilion.rules.moves import DRAFTING, OVER, PLACING
from quinta.games.pavilion.rules.state import SummerPavilion


@final
class PavilionBrain:
    """The evaluation of positions with ``FEATURES`` weights for each phase and two nets."""

    def __init__(self, weights: Weights) -> None:
        self._weights = checked_weights(weights.linear, PHASES * FEATURES)
        self._nets: list[Net] = []
        """For sides whose stars have fixed colours, and for the others."""
        self._sums: list[ItemSums] = []
        """What each net makes of the items of each seat."""
        self._sees_items = False
        for shape, parameters in weights.nets:
            self._sees_items = bool(shape.kinds)
            if not self._sees_items and shape.plain != DETAILED:
                raise ValueError(f"a net of {DETAILED} plain inputs is needed, not {shape.plain}")
            self._nets.append(Net(shape, list(parameters)))
            self._sums += [ItemSums(shape) for _ in range(MOST_PLAYERS)]
        self._seats = [SeatFeatures() for _ in range(MOST_PLAYERS)]
        self._inputs = [SeatInputs() for _ in range(MOST_PLAYERS)]
        self._detailed = vec[float]([0.0] * int(DETAILED))
        """The inputs of a net that sees no items."""
        self._values = vec[float]([0.0] * MOST_PLAYERS)
        """The last value of each seat."""
        self._scales = vec[float](weights.scales_of(int(PHASES)))
        self._candidates = Candidates(self._weights)
        self.endings: Endings[SummerPavilion] = endings

    def values(self, game: SummerPavilion) -> list[float]:
        """Return the final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: SummerPavilion, seat: i64) -> float:
        """Return the final score that one seat can expect."""
        if game.phase == OVER:
            return float(game.seats[seat].score)
        if self._sees_items:
            inputs = self._inputs[seat]
            if inputs.refresh(game, seat, self._seats[seat]):
                self._values[seat] = self._judged(inputs, game, seat)
        elif self._seats[seat].refresh(game, seat):
            self._values[seat] = self._judged_without_items(game, seat)
        return self._values[seat]

    def _judged(self, inputs: SeatInputs, game: SummerPavilion, seat: i64) -> float:
        """Return the value of a seat by the weights and a net that sees items."""
        phase = phase_of(game)
        told = weighted_sum(self._weights, phase, self._seats[seat].values, 0, FEATURES)
        side = phase // SIDE_PHASES
        phase %= SIDE_PHASES
        net = self._nets[side]
        sums = self._sums[side * MOST_PLAYERS + seat]
        if inputs.items_changed:
            net.add_items(inputs.values, phase, sums)
        return told + net.value(inputs.values, phase, sums)

    def _judged_without_items(self, game: SummerPavilion, seat: i64) -> float:
        """Return the value of a seat by the weights, and a net of plain inputs if there is one."""
        phase = phase_of(game)
        features = self._seats[seat].values
        told = weighted_sum(self._weights, phase, features, 0, FEATURES)
        if self._nets:
            fill_details(self._detailed, features, game, game.seats[seat])
            side = phase // SIDE_PHASES
            told += self._nets[side].value(self._detailed, phase % SIDE_PHASES, self._sums[side])
        return told + promise(game.seats[seat])

    def features(self, game: SummerPavilion, seat: int) -> tuple[int, list[float]]:
        """Return the phase of the game, and the inputs of the net for a seat, for fitting."""
        inputs = SeatInputs()
        inputs.refresh(game, seat, SeatFeatures())
        return int(phase_of(game)), list(inputs.values)

    def scale(self, game: SummerPavilion) -> float:
        """Return the points by which a lead is divided to tell the chance to win it gives."""
        return self._scales[PHASES * (len(game.seats) - 2) + phase_of(game)]

    def candidates(self, game: SummerPavilion) -> list[int]:
        """Return the turns worth considering."""
        return self._candidates.of(game)

    def is_settled(self, game: SummerPavilion) -> bool:
        """Return whether no tile is drawn for some turns: in drafting all lie on the table."""
        return game.phase == DRAFTING

    def is_alone(self, game: SummerPavilion) -> bool:
        """Return whether the last tiles are placed: the others could only take bonus tiles.

        In earlier rounds the result would depend on the value of the tiles kept, and a line that
        ends where they are overrated would win.
        """
        return endings.is_last_placing(game)

    def skip_others(self, game: SummerPavilion, seat: i64) -> None:
        """Skip the others' turns until the seat is to move; once it has passed, they pass."""
        if not game.seats[seat].passed:
            game.to_move = seat
            return
        while game.phase == PLACING:
            game.apply(self._candidates.passes(game, game.seats[game.to_move])[0])
