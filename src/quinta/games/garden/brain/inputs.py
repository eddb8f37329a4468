"""The inputs of the net of Queen's Garden: the lines of a seat's garden, its features, and more."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.changes import ChangeTracker
from quinta.brains.features import at_most, feature_names
from quinta.brains.shape import NetShape
from quinta.core.bits import count
from quinta.core.position import NOBODY
from quinta.games.garden.brain.features import FEATURES, PHASES, SeatFeatures
from quinta.games.garden.brain.lines import LINE_SIZE, LINES, LineInputs, in_bag
from quinta.games.garden.rules.moves import PRICE
from quinta.games.garden.rules.state import QueensGarden


@final
class Fact:
    """The plain inputs that follow the features."""

    MORE_PLAYERS: Final[i64] = 0
    MARKER_FREE: Final[i64] = 1
    MARKER: Final[i64] = 2
    SEATS_PASSED: Final[i64] = 3
    EXPANSIONS_SHOWN: Final[i64] = 4
    SUPPLY: Final[i64] = 5
    CAN_BUY: Final[i64] = 6
    AREAS: Final[i64] = 7
    PAVILIONS: Final[i64] = 8
    HEXAGONS: Final[i64] = 9
    NO_SPACE: Final[i64] = 10
    SPACE_OF_1: Final[i64] = 11
    SPACE_OF_2: Final[i64] = 12
    SPACE_OF_3: Final[i64] = 13
    NO_JOKER: Final[i64] = 14
    JOKERS_1: Final[i64] = 15
    JOKERS_2: Final[i64] = 16
    JOKERS_3: Final[i64] = 17


FACTS: Final[i64] = len(feature_names(Fact))
PLAIN: Final[i64] = FEATURES + FACTS
INPUTS: Final[i64] = LINES * LINE_SIZE + PLAIN

SHAPE: Final = NetShape(((6, int(LINE_SIZE)), (6, int(LINE_SIZE))), 16, int(PLAIN), 32, int(PHASES))
"""Colours and patterns are two kinds of items."""

_FIRST_FEATURE: Final[i64] = LINES * LINE_SIZE
_FIRST_FACT: Final[i64] = _FIRST_FEATURE + FEATURES

_MOST: Final = 150.0
"""What a feature counts as at most; a net knows nothing of what it has not seen."""


@final
class SeatInputs:
    """The inputs for a seat; lines are described again only where their facts have changed."""

    def __init__(self) -> None:
        self.values = vec[float]([0.0] * int(INPUTS))
        self._lines = LineInputs()
        self._table = ChangeTracker(4)

    def refresh(
        self, game: QueensGarden, number: i64, features: SeatFeatures, seat_changed: bool
    ) -> bool:
        """Update the inputs for a position; return whether those for lines may have changed."""
        seat = game.seats[number]
        table = game.table
        tiles: i64 = 0 if seat.passed else table.tiles()
        changed = self._table.update(0, tiles)
        changed |= self._table.update(1, 0 if seat.passed else table.shown)
        bag = in_bag(table)
        changed |= self._table.update(2, bag[0])
        changed |= self._table.update(3, bag[1])
        changed |= seat_changed
        values = self.values
        if changed:
            self._lines.fill(values, game, seat, tiles, bag)
        i: i64 = 0
        while i < FEATURES:
            values[_FIRST_FEATURE + i] = at_most(features.values[i], _MOST)
            i += 1
        at = _FIRST_FACT
        i = 0
        while i < FACTS:
            values[at + i] = 0.0
            i += 1
        passed: i64 = 0
        for other in game.seats:
            if other.passed:
                passed += 1
        values[at + Fact.MORE_PLAYERS] = float(len(game.seats) - 2)
        values[at + Fact.MARKER_FREE] = 1.0 if game.marker == NOBODY else 0.0
        values[at + Fact.MARKER] = 1.0 if game.marker == number else 0.0
        values[at + Fact.SEATS_PASSED] = float(passed)
        values[at + Fact.EXPANSIONS_SHOWN] = float(count(table.shown))
        values[at + Fact.SUPPLY] = 1.0 if table.supply else 0.0
        values[at + Fact.CAN_BUY] = 1.0 if seat.score >= PRICE else 0.0
        values[at + Fact.AREAS] = float(count(seat.placed))
        values[at + Fact.PAVILIONS] = float(count(seat.pavilions))
        values[at + Fact.HEXAGONS] = float(count(seat.occupied))
        space = seat.free_spaces()
        if space < 4:
            values[at + Fact.NO_SPACE + space] = 1.0
        if seat.jokers < 4:
            values[at + Fact.NO_JOKER + seat.jokers] = 1.0
        return changed
