"""The garden's 55 cells, their neighbours, and what can be surrounded (QG-2).

Cells are numbered: the fountain, the fountain board's free cells, statues, benches, then
area by area the centre and its rim in the order of the directions. Sets of cells are masks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, lowest, numbers

Cell = tuple[int, int]

DIRECTIONS: Final[list[Cell]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
FOUNTAIN: Final[Cell] = (0, 0)
STATUES: Final[list[Cell]] = [(2, -1), (-1, 2), (-1, -1)]
BENCHES: Final[list[Cell]] = [(1, 1), (-2, 1), (1, -2)]
AREA_CENTRES: Final[list[Cell]] = [(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)]


def _ring(centre: Cell) -> list[Cell]:
    return [(centre[0] + q, centre[1] + r) for q, r in DIRECTIONS]


def _all_cells() -> list[Cell]:
    cells = [FOUNTAIN, *_ring(FOUNTAIN), *STATUES, *BENCHES]
    for centre in AREA_CENTRES:
        cells += [centre, *_ring(centre)]
    return cells


CELLS: Final[list[Cell]] = _all_cells()
CELL_NUMBERS: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELLS)}


def _mask(cells: list[Cell]) -> int:
    return sum(1 << CELL_NUMBERS[cell] for cell in cells if cell in CELL_NUMBERS)


def cells_of(mask: int) -> list[list[int]]:
    """Return the cells of a mask as plain data."""
    return [list(CELLS[cell]) for cell in numbers(mask)]


NEIGHBOURS: Final = vec[i64]([_mask(_ring(cell)) for cell in CELLS])
"""For each cell the mask of its neighbours, on the fountain board and on all areas."""

FOUNTAIN_BOARD: Final[i64] = _mask(_ring(FOUNTAIN))
"""The cells that are free from the start."""

_FIRST_AREA_CELL: Final[i64] = 13

AREA: Final = vec[i64]([_mask([centre, *_ring(centre)]) for centre in AREA_CENTRES])
RIM: Final = vec[i64]([_mask(_ring(centre)) for centre in AREA_CENTRES])
RIMS: Final[i64] = sum(_mask(_ring(centre)) for centre in AREA_CENTRES)


def centre_of(area: i64) -> i64:
    """Return the middle cell of an area."""
    return _FIRST_AREA_CELL + 7 * area


def area_of(cell: i64) -> i64:
    """Return the area on which a cell lies; negative for the middle of the garden."""
    return (cell - _FIRST_AREA_CELL) // 7


def orientation_of(cell: i64) -> i64:
    """Return the direction of a rim cell from its area's centre; -1 for the centre."""
    return (cell - _FIRST_AREA_CELL) % 7 - 1


# What can be surrounded (QG-4.9): the fountain, statues and benches, then for each area the
# pavilion of a face-up expansion.
FEATURE_KINDS: Final = ("fountain", *["statue"] * 3, *["bench"] * 3, *["pavilion"] * 6)
FEATURE_CELLS: Final[list[Cell]] = [FOUNTAIN, *STATUES, *BENCHES, *AREA_CENTRES]
FEATURE_RING: Final = vec[i64]([_mask(_ring(cell)) for cell in FEATURE_CELLS])
FIRST_PAVILION: Final[i64] = 7

TOUCHES: Final = vec[i64](
    [sum(1 << n for n, place in enumerate(FEATURE_CELLS) if place in _ring(cell)) for cell in CELLS]
)
"""For each cell the mask of the features beside it."""


def group_at(cell: i64, within: i64) -> tuple[i64, i64]:
    """Return the cells of ``within`` connected to one of them, and all their neighbours."""
    group: i64 = 0
    around: i64 = 0
    edge: i64 = BIT[cell]
    while edge:
        cell = lowest(edge)
        group |= BIT[cell]
        beside = NEIGHBOURS[cell]
        around |= beside
        edge = (edge | (beside & within)) & ~group
    return group, around
