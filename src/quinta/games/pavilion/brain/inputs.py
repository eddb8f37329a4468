"""The inputs of the nets of Summer Pavilion: stars, numbers, the features of a seat, and more."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.changes import ChangeTracker
from quinta.brains.features import at_most, feature_names
from quinta.brains.shape import NetShape
from quinta.core.bits import count
from quinta.games.pavilion.brain.features import FEATURES, SIDE_PHASES, SeatFeatures
from quinta.games.pavilion.brain.numbers import NUMBER_SIZE, NUMBERS, fill_numbers
from quinta.games.pavilion.brain.promise import promise
from quinta.games.pavilion.brain.prospect import Prospect
from quinta.games.pavilion.brain.stars import STAR_SIZE, StarInputs
from quinta.games.pavilion.rules.board import STARS
from quinta.games.pavilion.rules.pieces import amount, hues
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion


@final
class Fact:
    """The plain inputs that follow the features."""

    SEATS_PASSED: Final[i64] = 0
    SOURCES: Final[i64] = 1
    COLOURS_HELD: Final[i64] = 2
    PAYABLE: Final[i64] = 3
    SUPPLY_WILDS: Final[i64] = 4
    WILDS_TO_COME: Final[i64] = 5
    SET_POINTS: Final[i64] = 6
    SETS: Final[i64] = 7
    PROMISE: Final[i64] = 8
    PILLARS: Final[i64] = 9
    STATUES: Final[i64] = 10
    WINDOWS: Final[i64] = 11
    FOUNTAINS: Final[i64] = 12


FACT_NAMES: Final = feature_names(Fact)
FACTS: Final[i64] = len(FACT_NAMES)
PLAIN: Final[i64] = FEATURES + FACTS
_FIRST_NUMBER: Final[i64] = STARS * STAR_SIZE
_FIRST_FEATURE: Final[i64] = _FIRST_NUMBER + NUMBERS * NUMBER_SIZE
_FIRST_FACT: Final[i64] = _FIRST_FEATURE + FEATURES
INPUTS: Final[i64] = _FIRST_FACT + FACTS

SHAPE: Final = NetShape(
    ((STARS, int(STAR_SIZE)), (int(NUMBERS), int(NUMBER_SIZE))),
    16,
    int(PLAIN),
    32,
    int(SIDE_PHASES),
)
"""Stars and numbers are two kinds of items."""

_MOST: Final = 150.0
"""What a feature counts as at most; a net knows nothing of what it has not seen."""

_MOST_OF_SET: Final = 2.0
_MOST_OF_PROMISE: Final = 9.0

_COMPLETE: Final[dict[str, int]] = {
    "pillar": Fact.PILLARS,
    "statue": Fact.STATUES,
    "window": Fact.WINDOWS,
    "fountain": Fact.FOUNTAINS,
}
"""The fact that counts the complete features of a kind."""


@final
class SeatInputs:
    """The inputs for a seat; those for items are written again only where something has changed."""

    def __init__(self) -> None:
        self.values = vec[float]([0.0] * int(INPUTS))
        self.items_changed = True
        """Whether the inputs for items may have changed when they were last updated."""
        self._stars = StarInputs()
        self._prospect = Prospect()
        self._tracker = ChangeTracker(2)

    def refresh(self, game: SummerPavilion, number: i64, features: SeatFeatures) -> bool:
        """Update the inputs for a position; return whether any may have changed."""
        seat = game.seats[number]
        changed = features.refresh(game, number)
        items_changed = self._prospect.refresh(game, number, features.seat_changed)
        items_changed |= self._tracker.update(0, game.phase)
        self.items_changed = items_changed
        passed: i64 = 0
        for other in game.seats:
            if other.passed:
                passed += 1
        if not (self._tracker.update(1, passed) | items_changed | changed):
            return False
        values = self.values
        if items_changed:
            self._stars.fill(values, seat, features.plan, self._prospect)
            fill_numbers(values, _FIRST_NUMBER, seat, self._prospect)
            self._fill_facts(seat)
        i: i64 = 0
        while i < FEATURES:
            values[_FIRST_FEATURE + i] = at_most(features.values[i], _MOST)
            i += 1
        at = _FIRST_FACT
        values[at + Fact.SEATS_PASSED] = float(passed)
        values[at + Fact.SOURCES] = float(count(game.table.filled)) * self._prospect.share
        return True

    def _fill_facts(self, seat: Seat) -> None:
        """Write what follows from the seat, its pavilion and its tiles."""
        values = self.values
        prospect = self._prospect
        at = _FIRST_FACT
        values[at + Fact.COLOURS_HELD] = float(count(hues(prospect.tiles)))
        values[at + Fact.PAYABLE] = float(count(prospect.payable)) * 0.2
        wilds: i64 = 0
        to_come = 0.0
        if prospect.wild >= 0:
            wilds = amount(prospect.supply, prospect.wild)
        if prospect.next_wild >= 0:
            to_come = prospect.to_come[prospect.next_wild] * prospect.share
        values[at + Fact.SUPPLY_WILDS] = float(wilds) * 0.5
        values[at + Fact.WILDS_TO_COME] = to_come * 0.6
        side = seat.side
        values[at + Fact.SET_POINTS] = at_most(float(side.set_points) * 0.1, _MOST_OF_SET)
        i = at + Fact.SETS
        while i < at + FACTS:
            values[i] = 0.0
            i += 1
        if side.set_points:
            values[at + Fact.SETS] = float(side.complete_sets(seat.covered))
            values[at + Fact.PROMISE] = at_most(promise(seat) * 0.1, _MOST_OF_PROMISE)
            kind: i64
            for kind in range(len(side.kinds)):
                values[at + _COMPLETE[side.kinds[kind]]] = float(side.complete(seat.covered, kind))
