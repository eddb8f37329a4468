"""What each line of a garden can still become, for the net of Queen's Garden.

A line is a colour or a pattern (``pieces``). Its inputs describe its two largest groups, what may
still grow beside them, what storage, display and bag have for it, and what the wheel pays for it.
Numbers are scaled so that most are about 1.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.features import at_most, feature_names
from quinta.core.bits import BIT, count, lowest
from quinta.games.garden.rules.board import group_at
from quinta.games.garden.rules.payment import affordable
from quinta.games.garden.rules.pieces import LINE_MASK, LINE_START, LINE_STEP, VALUE
from quinta.games.garden.rules.scoring import SMALLEST_GROUP, group_points
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.state import QueensGarden
from quinta.games.garden.rules.table import Table

LINES: Final[i64] = 12

_HALF: Final[i64] = 18

_MOST_OF_WHEEL: Final = 4.0
_MOST_OF_CELLS: Final = 10.0
"""More than the built-in boards give; a net knows nothing of what it has not seen."""


@final
class Line:
    """The inputs for a line; those without a name of a group are about its largest one."""

    SIZE_1: Final[i64] = 0
    SIZE_2: Final[i64] = 1
    SIZE_3: Final[i64] = 2
    SIZE_4: Final[i64] = 3
    SIZE_5: Final[i64] = 4
    SIZE_6: Final[i64] = 5
    VALUES: Final[i64] = 6
    OPEN_CELLS: Final[i64] = 7
    CLOSED_CELLS: Final[i64] = 8
    HELD: Final[i64] = 9
    HELD_VALUES: Final[i64] = 10
    PAYABLE: Final[i64] = 11
    PAYABLE_VALUES: Final[i64] = 12
    SHOWN: Final[i64] = 13
    SHOWN_VALUES: Final[i64] = 14
    SECOND_1: Final[i64] = 15
    SECOND_2: Final[i64] = 16
    SECOND_3: Final[i64] = 17
    SECOND_4: Final[i64] = 18
    SECOND_5: Final[i64] = 19
    SECOND_6: Final[i64] = 20
    SECOND_VALUES: Final[i64] = 21
    SECOND_OPEN_CELLS: Final[i64] = 22
    SECOND_HELD: Final[i64] = 23
    SECOND_PAYABLE: Final[i64] = 24
    JOINABLE: Final[i64] = 25
    REST: Final[i64] = 26
    REST_POINTS: Final[i64] = 27
    WHEEL: Final[i64] = 28
    WHEEL_LATER: Final[i64] = 29
    CELLS_WHEEL: Final[i64] = 30
    DISTINCT: Final[i64] = 31
    COPIES: Final[i64] = 32
    TO_TAKE: Final[i64] = 33
    TOO_MANY: Final[i64] = 34
    JOKERS: Final[i64] = 35
    FREE_CELLS: Final[i64] = 36
    HAS_1: Final[i64] = 37
    HAS_2: Final[i64] = 38
    HAS_3: Final[i64] = 39
    HAS_4: Final[i64] = 40
    HAS_5: Final[i64] = 41
    HAS_6: Final[i64] = 42
    TO_BEGIN: Final[i64] = 43
    TO_COME: Final[i64] = 44


LINE_NAMES: Final = feature_names(Line)
LINE_SIZE: Final[i64] = len(LINE_NAMES)


@final
class LineInputs:
    """The inputs for all lines of a seat."""

    def __init__(self) -> None:
        self._held: i64 = 0
        """The hexagons in storage, those that can be paid, and those in the display."""
        self._payable: i64 = 0
        self._shown: i64 = 0
        self._free: i64 = 0
        """The cells that are free, and the rim cells where an expansion may bring its hexagon."""
        self._rims: i64 = 0

    def fill(
        self, values: vec[float], game: QueensGarden, seat: Seat, tiles: i64, bag: tuple[i64, i64]
    ) -> None:
        """Write the inputs for all lines, one after the other.

        ``tiles`` are the hexagons in the display, ``bag`` is what ``in_bag`` counts.
        """
        at: i64 = 0
        while at < LINES * LINE_SIZE:
            values[at] = 0.0
            at += 1
        self._look_around(game, seat, tiles)
        space = seat.free_spaces()
        free = float(count(self._free)) * 0.1
        jokers = float(seat.jokers) * 0.3
        wheel_at = 12 * (game.round - 1)
        line: i64 = 0
        while line < LINES:
            at = line * LINE_SIZE
            mask = LINE_MASK[line]
            self._fill_groups(values, at, seat, line, bag)
            here = self._held & mask
            values[at + Line.DISTINCT] = float(count(here))
            values[at + Line.COPIES] = float(
                count(seat.tiles[0] & mask)
                + count(seat.tiles[1] & mask)
                + count(seat.tiles[2] & mask)
                + count(seat.expansions & mask)
            )
            to_take = count(self._shown & mask)
            values[at + Line.TO_TAKE] = float(to_take) * 0.5
            values[at + Line.TOO_MANY] = 1.0 if to_take > space > 0 else 0.0
            wheel = game.rules.wheel[wheel_at + line]
            to_come = game.rules.to_come[wheel_at + line]
            values[at + Line.WHEEL] = at_most(float(wheel), _MOST_OF_WHEEL)
            values[at + Line.WHEEL_LATER] = at_most(float(to_come - wheel), _MOST_OF_WHEEL)
            values[at + Line.CELLS_WHEEL] = at_most(
                float(to_come * count(seat.lines[line])) * 0.2, _MOST_OF_CELLS
            )
            values[at + Line.JOKERS] = jokers
            values[at + Line.FREE_CELLS] = free
            if line < 6:
                while here:
                    values[at + Line.HAS_1 + lowest(here) - 6 * line] = 1.0
                    here &= here - 1
            else:
                values[at + Line.HAS_1 + line - 6] = 1.0
            line += 1

    def _look_around(self, game: QueensGarden, seat: Seat, tiles: i64) -> None:
        """Note what all lines share."""
        self._free = seat.open & ~seat.occupied
        self._rims = seat.empty_rims()
        self._held = seat.tiles[0] | seat.expansions
        self._shown = 0 if seat.passed else tiles | game.table.shown
        payable: i64 = 0
        pieces = self._held
        while pieces:
            hexagon = lowest(pieces)
            pieces &= pieces - 1
            if affordable(seat, hexagon, game.rules.repeat):
                payable |= BIT[hexagon]
        self._payable = payable

    def _fill_groups(
        self, values: vec[float], at: i64, seat: Seat, line: i64, bag: tuple[i64, i64]
    ) -> None:
        """Describe the two largest groups of a line, and the others in short."""
        cells = seat.lines[line]
        first: i64 = 0
        first_around: i64 = 0
        first_size: i64 = 0
        first_points: i64 = 0
        second_around: i64 = 0
        second_size: i64 = 0
        second_points: i64 = 0
        others: i64 = 0
        others_points: i64 = 0
        rest = cells
        while rest:
            group, around = group_at(lowest(rest), cells)
            rest &= ~group
            size = count(group)
            points = group_points(seat, group)
            if size > first_size or (size == first_size and points > first_points):
                # The largest so far becomes the second, and takes its place in what follows.
                first, group = group, first
                first_around, around = around, first_around
                first_size, size = size, first_size
                first_points, points = points, first_points
            if size > second_size or (size == second_size and points > second_points):
                second_around, around = around, second_around
                second_size, size = size, second_size
                second_points, points = points, second_points
            others += size
            if size >= SMALLEST_GROUP:
                others_points += points
        values[at + Line.REST] = float(others)
        values[at + Line.REST_POINTS] = float(others_points) * 0.2
        values[at + Line.TO_COME] = float(_to_come(seat, first, line, bag)) * 0.1
        here = self._held & LINE_MASK[line]
        if first_size == 0:
            while here:
                hexagon = lowest(here)
                here &= here - 1
                if (self._payable >> hexagon) & 1 and seat.matching_cells(hexagon) & self._free:
                    values[at + Line.TO_BEGIN] += 1.0
            return
        values[at + Line.SIZE_1 + first_size - 1] = 1.0
        values[at + Line.VALUES] = float(first_points) * 0.2
        values[at + Line.OPEN_CELLS] = float(count(first_around & self._free)) * 0.3
        values[at + Line.CLOSED_CELLS] = float(count(first_around & self._rims)) * 0.3
        while here:
            hexagon = lowest(here)
            here &= here - 1
            allowed: i64 = self._free if (seat.tiles[0] >> hexagon) & 1 else 0
            if (seat.expansions >> hexagon) & 1:
                allowed |= self._rims
            allowed &= seat.matching_cells(hexagon)
            paid = (self._payable >> hexagon) & 1
            if allowed & first_around:
                value = float(VALUE[hexagon]) * 0.3
                values[at + Line.HELD] += 1.0
                values[at + Line.HELD_VALUES] += value
                if paid:
                    values[at + Line.PAYABLE] += 1.0
                    values[at + Line.PAYABLE_VALUES] += value
            if allowed & second_around:
                values[at + Line.SECOND_HELD] += 1.0
                if paid:
                    values[at + Line.SECOND_PAYABLE] += 1.0
        missing = self._shown & ~self._held & LINE_MASK[line]
        while missing:
            hexagon = lowest(missing)
            missing &= missing - 1
            if seat.matching_cells(hexagon) & self._free & first_around:
                values[at + Line.SHOWN] += 1.0
                values[at + Line.SHOWN_VALUES] += float(VALUE[hexagon]) * 0.3
        if second_size:
            values[at + Line.SECOND_1 + second_size - 1] = 1.0
            values[at + Line.SECOND_VALUES] = float(second_points) * 0.2
            values[at + Line.SECOND_OPEN_CELLS] = float(count(second_around & self._free)) * 0.3
            if first_around & second_around & self._free:
                values[at + Line.JOINABLE] = 1.0


def in_bag(table: Table) -> tuple[i64, i64]:
    """Return how many tiles of each hexagon are in the bag: two bits each, 18 to a number."""
    low: i64 = 0
    high: i64 = 0
    at: i64 = 0
    while at < table.bag_count:
        hexagon = table.bag[at]
        if hexagon < _HALF:
            low += BIT[2 * hexagon]
        else:
            high += BIT[2 * (hexagon - _HALF)]
        at += 1
    return low, high


def _to_come(seat: Seat, group: i64, line: i64, bag: tuple[i64, i64]) -> i64:
    """Return how many tiles in the bag are of hexagons of a line that a group lacks."""
    low, high = bag
    across: i64 = 6 if line < 6 else 0
    found: i64 = 0
    i: i64 = 0
    while i < 6:
        if not seat.lines[across + i] & group:
            hexagon = LINE_START[line] + i * LINE_STEP[line]
            if hexagon < _HALF:
                found += (low >> (2 * hexagon)) & 3
            else:
                found += (high >> (2 * (hexagon - _HALF))) & 3
        i += 1
    return found
