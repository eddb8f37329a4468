"""One player's garden, storage and score (QG-1, QG-2, QG-4.7 to QG-4.9).

Hexagons are never taken out of a garden, so what the placement rule needs is kept up to
date as they are laid: the masks of ``lines`` only ever grow, and asking where a hexagon
may lie is a handful of mask operations.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest
from quinta.games.garden.rules.board import (
    AREA,
    FEATURE_RING,
    FIRST_PAVILION,
    FOUNTAIN_BOARD,
    NEIGHBOURS,
    RIM,
    RIMS,
    TOUCHES,
    centre_of,
    group_at,
)

TILE_SPACES: Final[i64] = 12
EXPANSION_SPACES: Final[i64] = 2
FIRST_SCORE: Final[i64] = 15
FIRST_JOKERS: Final[i64] = 3

NEAR: Final[i64] = 12
BARRED: Final[i64] = 24


@final
class Seat:
    """A player's side of the table."""

    __slots__ = (
        "expansions",
        "jokers",
        "lines",
        "near_any",
        "occupied",
        "open",
        "passed",
        "pavilions",
        "placed",
        "printed",
        "score",
        "tile_count",
        "tiles",
    )

    def __init__(self, tiles: vec[i64], lines: vec[i64]) -> None:
        self.score: i64 = FIRST_SCORE
        self.passed = False
        # Storage: a heap of tiles, a mask of expansions, jokers.
        self.tiles = tiles
        self.tile_count: i64 = 0
        self.expansions: i64 = 0
        self.jokers: i64 = FIRST_JOKERS
        # Garden: cells that may hold a hexagon, cells that do, and which are printed;
        # areas that have an expansion, and those where it shows its pavilion.
        self.open: i64 = FOUNTAIN_BOARD
        self.occupied: i64 = 0
        self.printed: i64 = 0
        self.placed: i64 = 0
        self.pavilions: i64 = 0
        # For each line its cells; from NEAR on, the cells beside those; from BARRED on, for
        # each hexagon the cells where it would make a group with two identical ones.
        self.lines = lines
        self.near_any: i64 = 0

    @staticmethod
    def empty() -> Seat:
        """Return a seat at the start of a game (QG-3.1)."""
        return Seat(vec[i64]([0] * 3), vec[i64]([0] * 60))

    def copy(self) -> Seat:
        """Return an independent copy."""
        seat = Seat(self.tiles[:], self.lines[:])
        seat.score = self.score
        seat.passed = self.passed
        seat.tile_count = self.tile_count
        seat.expansions = self.expansions
        seat.jokers = self.jokers
        seat.open = self.open
        seat.occupied = self.occupied
        seat.printed = self.printed
        seat.placed = self.placed
        seat.pavilions = self.pavilions
        seat.near_any = self.near_any
        return seat

    def free_spaces(self) -> i64:
        """Return how many more tiles or jokers the storage takes."""
        return TILE_SPACES - self.tile_count - self.jokers

    def free_expansion_spaces(self) -> i64:
        """Return how many more expansions the storage takes."""
        return EXPANSION_SPACES - count(self.expansions)

    def empty_areas(self) -> i64:
        """Return the areas that have no expansion yet."""
        return 63 & ~self.placed

    def matching_cells(self, hexagon: i64) -> i64:
        """Return all cells that QG-4.7 allows a hexagon, whether they are in play or not."""
        lines = self.lines
        fits = ~self.near_any | lines[NEAR + hexagon // 6] | lines[NEAR + 6 + hexagon % 6]
        return fits & ~lines[BARRED + hexagon] & ~self.occupied

    def tile_cells(self, hexagon: i64) -> i64:
        """Return where a tile may be placed (QG-4.4)."""
        return self.matching_cells(hexagon) & self.open

    def expansion_cells(self, hexagon: i64) -> i64:
        """Return where the printed hexagon of an expansion may land (QG-4.5a).

        Every rim cell stands for one area and one orientation.
        """
        return self.matching_cells(hexagon) & self.empty_rims()

    def empty_rims(self) -> i64:
        """Return the rim cells of the areas that have no expansion yet."""
        rims = RIMS
        taken = self.placed
        while taken:
            rims &= ~RIM[lowest(taken)]
            taken &= taken - 1
        return rims

    def hexagon_at(self, cell: i64) -> i64:
        """Return the hexagon on an occupied cell."""
        line: i64 = 0
        colour: i64 = 0
        pattern: i64 = 0
        while line < 6:
            if (self.lines[line] >> cell) & 1:
                colour = line
            if (self.lines[6 + line] >> cell) & 1:
                pattern = line
            line += 1
        return 6 * colour + pattern

    def open_area(self, area: i64, face_up: bool) -> None:
        """Lay an expansion on an empty area, without its printed hexagon."""
        self.placed |= BIT[area]
        self.open |= AREA[area]
        if face_up:
            self.pavilions |= BIT[area]
            self.open &= ~BIT[centre_of(area)]

    def put(self, hexagon: i64, cell: i64) -> None:
        """Lay a hexagon on a cell that allows it."""
        colour = hexagon // 6
        pattern = hexagon % 6
        self.occupied |= BIT[cell]
        self.near_any |= NEIGHBOURS[cell]
        self.lines[colour] |= BIT[cell]
        self.lines[6 + pattern] |= BIT[cell]
        self._bar(colour, 6, cell, 6 * colour, 1)
        self._bar(6 + pattern, 0, cell, pattern, 6)

    def _bar(self, line: i64, across: i64, cell: i64, start: i64, step: i64) -> None:
        """Add the cells that the group at a newly laid cell bars on its line (QG-4.7b).

        ``across`` is the first line of the other axis; hexagon i of this line is
        ``start + i * step``, and lies where this line crosses line ``across + i``.
        """
        lines = self.lines
        cells = lines[line]
        lines[NEAR + line] |= NEIGHBOURS[cell]
        group, around = group_at(cell, cells)
        members: i64 = 0
        i: i64 = 0
        while i < 6:
            if lines[across + i] & group:
                members |= BIT[i]
                lines[BARRED + start + i * step] |= around
            i += 1
        rest = cells & ~group
        while rest:
            other, beside = group_at(lowest(rest), cells)
            rest &= ~other
            joint = around & beside
            if joint and self._shares(across, other, members):
                i = 0
                while i < 6:
                    lines[BARRED + start + i * step] |= joint
                    i += 1

    def _shares(self, across: i64, group: i64, members: i64) -> bool:
        """Return whether a group holds one of the members of another group of its line."""
        while members:
            if self.lines[across + lowest(members)] & group:
                return True
            members &= members - 1
        return False

    def newly_surrounded(self, cell: i64) -> i64:
        """Return the features whose ring a hexagon newly laid on a cell has closed (QG-4.9)."""
        features = TOUCHES[cell]
        closed: i64 = 0
        while features:
            feature = lowest(features)
            features &= features - 1
            if feature >= FIRST_PAVILION and not (self.pavilions >> (feature - FIRST_PAVILION)) & 1:
                continue
            ring = FEATURE_RING[feature]
            if self.occupied & ring == ring:
                closed |= BIT[feature]
        return closed

    def gain_jokers(self, won: i64) -> i64:
        """Add jokers won; return how many fit in storage."""
        space = self.free_spaces()
        kept = won if won < space else space
        self.jokers += kept
        return kept
