"""Queen's Garden as data for a page: geometry, prices, scoring boards.

Only the service reads it, so it may need msgspec, which the engine does not.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quinta.core.bits import numbers
from quinta.core.game import MOST_PLAYERS
from quinta.games.garden.events import Cell
from quinta.games.garden.rules import board, pieces, scoring
from quinta.games.garden.rules.moves import PRICE
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.seat import EXPANSION_SPACES, TILE_SPACES
from quinta.games.garden.shapes import ScoringBoard


class PatternInfo(msgspec.Struct):
    """A pattern, and the cost and value of hexagons with it."""

    name: str
    value: int


class TileInfo(msgspec.Struct):
    """A kind of tile."""

    hexagon: str
    colour: str
    pattern: str
    value: int


class AreaInfo(msgspec.Struct):
    """An area for an expansion: its middle, all of its cells, and those around its pavilion."""

    area: int
    centre: Cell
    cells: list[Cell]
    around: list[Cell]


class GardenFeature(msgspec.Struct):
    """A feature, and the cells around it: where all hold hexagons it is surrounded (QG-4.9)."""

    feature: str
    cell: Cell
    around: list[Cell]


class StorageInfo(msgspec.Struct):
    """The spaces of a storage."""

    tiles: int
    expansions: int


class GardenInfo(msgspec.Struct):
    """The data that only Queen's Garden has.

    ``stacks`` has, by the number of players, the expansions of a round: the display never has more.
    """

    colours: list[str]
    patterns: list[PatternInfo]
    tiles: list[TileInfo]
    cells: list[Cell]
    areas: list[AreaInfo]
    fountain_board: list[Cell]
    features: list[GardenFeature]
    directions: list[Cell]
    storage: StorageInfo
    stacks: dict[str, int]
    buy_cost: int
    boards: dict[str, ScoringBoard]
    most_points: int
    """The most that an entry of a scoring board of one's own may give."""


def _garden() -> GardenInfo:
    rings = [_cells(mask) for mask in board.FEATURE_RING]
    features = zip(board.FEATURE_KINDS, board.FEATURE_CELLS, rings, strict=True)
    pavilions = rings[int(board.FIRST_PAVILION) :]
    fountain_board = _cells(board.FOUNTAIN_BOARD)
    areas = [_cells(mask) for mask in board.AREA]
    return GardenInfo(
        colours=list(pieces.COLOURS),
        patterns=[
            PatternInfo(pattern, int(pieces.VALUE[n])) for n, pattern in enumerate(pieces.PATTERNS)
        ],
        tiles=[_tile(number) for number in range(int(pieces.HEXAGONS))],
        cells=fountain_board + [cell for cells in areas for cell in cells],
        areas=[
            AreaInfo(n, centre, cells, around)
            for n, (centre, cells, around) in enumerate(
                zip(board.AREA_CENTRES, areas, pavilions, strict=True)
            )
        ],
        fountain_board=fountain_board,
        features=[
            GardenFeature(kind, cell, around)
            for kind, cell, around in list(features)[: int(board.FIRST_PAVILION)]
        ],
        directions=list(board.DIRECTIONS),
        storage=StorageInfo(int(TILE_SPACES), int(EXPANSION_SPACES)),
        stacks={
            str(players): int(Rules(players, None).stack) for players in range(2, MOST_PLAYERS + 1)
        },
        buy_cost=int(PRICE),
        boards={
            name: msgspec.convert(scoring.board_data(name), ScoringBoard) for name in scoring.BOARDS
        },
        most_points=scoring.MOST_POINTS,
    )


def _tile(number: int) -> TileInfo:
    name = pieces.NAMES[number]
    colour, pattern = name.split("-")
    return TileInfo(name, colour, pattern, int(pieces.VALUE[number]))


def _cells(mask: int) -> list[Cell]:
    return [board.CELLS[cell] for cell in numbers(mask)]


ROUNDS: Final = int(scoring.ROUNDS)
INFO: Final = _garden()
