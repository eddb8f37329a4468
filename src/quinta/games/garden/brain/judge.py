"""The brain of Queen's Garden: the expected score of a seat, and the turns worth judging.

The expected final score of a seat is a sum of features, each weighted by round; the weights
are fitted by self-play (``quinta train``).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.features import weighted_sum
from quinta.core.game import MOST_PLAYERS
from quinta.games.garden.brain.candidates import Candidates
from quinta.games.garden.brain.features import FEATURES, PHASES, SeatFeatures, phase_of
from quinta.games.garden.rules.moves import ACQUIRE, PASS
from quinta.games.garden.rules.scoring import ROUNDS
from quinta.games.garden.rules.seat import NEAR
from quinta.games.garden.rules.state import QueensGarden


@final
class GardenBrain:
    """The evaluation of positions with ``FEATURES`` weights for each of the four rounds."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != PHASES * FEATURES:
            raise ValueError(f"{PHASES * FEATURES} weights are needed, not {len(weights)}")
        self._weights = vec[float](weights)
        self._seats = [SeatFeatures() for _ in range(MOST_PLAYERS)]
        self._candidates = Candidates(self._weights)

    def values(self, game: QueensGarden) -> list[float]:
        """Return the final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: QueensGarden, seat: i64) -> float:
        """Return the final score that one seat can expect."""
        if game.is_over:
            return float(game.seats[seat].score)
        features = self._seats[seat]
        features.refresh(game, seat)
        return weighted_sum(self._weights, phase_of(game), features.values, 0, FEATURES)

    def features(self, game: QueensGarden, seat: int) -> tuple[int, list[float]]:
        """Return the phase of the game, and the features of a seat, for fitting."""
        features = self._seats[seat]
        features.refresh(game, seat)
        return int(phase_of(game)), list(features.values)

    def candidates(self, game: QueensGarden) -> list[int]:
        """Return the turns worth considering."""
        return self._candidates.of(game)

    def is_settled(self, game: QueensGarden) -> bool:
        """Return false: almost any turn may bring new tiles to the display."""
        return False

    def reveals(self, game: QueensGarden, move: int) -> bool:
        """Return whether a turn may bring tiles or expansions to the display."""
        kind = move & 7
        return kind == ACQUIRE or (kind == PASS and game.round < ROUNDS)

    def facts(self, game: QueensGarden) -> tuple[int, ...]:
        """Return all that players see, as numbers; what lies nowhere in sight is in the bag."""
        table = game.table
        found: list[int] = [game.round, game.to_move, game.marker]
        found += [table.opened, table.stack, table.seen, table.supply, table.bag_count]
        found += list(table.tower)
        slot: i64 = 0
        while slot < table.opened:
            at = 3 * slot
            found += [table.slots[at], table.slots[at + 1], table.slots[at + 2]]
            expansion = table.expansion_on(slot)
            found.append(expansion if (table.shown >> expansion) & 1 else -1)
            slot += 1
        for seat in game.seats:
            found += [seat.score, seat.passed, seat.jokers, seat.expansions]
            found += [seat.tiles[0], seat.tiles[1], seat.tiles[2]]
            found += [seat.placed, seat.pavilions, seat.printed]
            line: i64 = 0
            while line < NEAR:
                found.append(seat.lines[line])
                line += 1
        return tuple(found)

    def is_alone(self, game: QueensGarden) -> bool:
        """Return false: all take from the same display until the round ends."""
        return False

    def skip_others(self, game: QueensGarden, seat: i64) -> None:
        """Skip nobody: no seat is ever alone."""
