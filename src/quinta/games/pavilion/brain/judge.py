"""The brain of Summer Pavilion: the expected score of a seat, and the turns worth judging.

The expected final score of a seat is a sum of features, each weighted by the side of the board,
the round and the phase within it, and the output of a small net for the same features and plain
facts. Both are fitted by self-play (``quinta train``), for sides whose stars have fixed colours and
for the others; ``promise`` adds the points for which no weight is fitted.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.features import weighted_sum
from quinta.brains.net import Net
from quinta.brains.spec import Weights
from quinta.core.game import MOST_PLAYERS
from quinta.games.pavilion.brain import endings
from quinta.games.pavilion.brain.candidates import Candidates
from quinta.games.pavilion.brain.details import INPUTS, fill_details
from quinta.games.pavilion.brain.features import (
    FEATURES,
    PHASES,
    SIDE_PHASES,
    SeatFeatures,
    phase_of,
)
from quinta.games.pavilion.brain.promise import promise
from quinta.games.pavilion.rules.moves import DRAFTING, OVER, PLACING
from quinta.games.pavilion.rules.state import SummerPavilion


@final
class PavilionBrain:
    """The evaluation of positions with ``FEATURES`` weights for each phase and two nets."""

    def __init__(self, weights: Weights) -> None:
        if len(weights.linear) != PHASES * FEATURES:
            raise ValueError(f"{PHASES * FEATURES} weights are needed, not {len(weights.linear)}")
        self._weights = vec[float](weights.linear)
        self._nets = [Net(shape, list(parameters)) for shape, parameters in weights.nets]
        """For sides whose stars have fixed colours, and for the others."""
        self._inputs = vec[float]([0.0] * int(INPUTS))
        self._no_items = vec[float]()
        self._seats = [SeatFeatures() for _ in range(MOST_PLAYERS)]
        self._values = vec[float]([0.0] * MOST_PLAYERS)
        """The last value of each seat."""
        self._candidates = Candidates(self._weights)

    def values(self, game: SummerPavilion) -> list[float]:
        """Return the final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: SummerPavilion, seat: i64) -> float:
        """Return the final score that one seat can expect."""
        if game.phase == OVER:
            return float(game.seats[seat].score)
        features = self._seats[seat]
        if features.refresh(game, seat):
            self._values[seat] = self._judged(features.values, game, seat)
        return self._values[seat]

    def _judged(self, features: vec[float], game: SummerPavilion, seat: i64) -> float:
        """Return the value of a seat's features by the weights and the net."""
        phase = phase_of(game)
        told = weighted_sum(self._weights, phase, features, 0, FEATURES)
        if self._nets:
            self._fill_inputs(features, game, seat)
            net = self._nets[phase // SIDE_PHASES]
            told += net.value(self._inputs, phase % SIDE_PHASES, self._no_items)
        return told + promise(game.seats[seat])

    def _fill_inputs(self, features: vec[float], game: SummerPavilion, seat: i64) -> None:
        inputs = self._inputs
        i: i64 = 0
        while i < FEATURES:
            inputs[i] = features[i]
            i += 1
        fill_details(inputs, game, game.seats[seat])

    def features(self, game: SummerPavilion, seat: int) -> tuple[int, list[float]]:
        """Return the phase of the game, and the inputs of the net for a seat, for fitting."""
        features = SeatFeatures()
        features.refresh(game, seat)
        self._fill_inputs(features.values, game, seat)
        return int(phase_of(game)), list(self._inputs)

    def candidates(self, game: SummerPavilion) -> list[int]:
        """Return the turns worth considering."""
        return self._candidates.of(game)

    def is_settled(self, game: SummerPavilion) -> bool:
        """Return whether no tile is drawn for some turns: in drafting all lie on the table."""
        return game.phase == DRAFTING

    def is_ending(self, game: SummerPavilion) -> bool:
        """Return whether so little is left of the game that it may be exhausted."""
        return endings.is_ending(game)

    def reveals(self, game: SummerPavilion, move: int) -> bool:
        """Return whether a turn may reveal something hidden."""
        return endings.reveals(game, move)

    def facts(self, game: SummerPavilion) -> tuple[int, ...]:
        """Return what matters for the rest of the game, as numbers."""
        return endings.facts(game)

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
