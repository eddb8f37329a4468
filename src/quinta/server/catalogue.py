"""The games as data for a page: players, options, geometry, prices, points.

Everything is read off the engine's own tables, so that a client repeats no rule.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from quinta import GAMES
from quinta.core.bits import numbers
from quinta.games.garden.rules import board as garden
from quinta.games.garden.rules import options as garden_options
from quinta.games.garden.rules import pieces as hexagons
from quinta.games.garden.rules.moves import PRICE
from quinta.games.garden.rules.scoring import BOARDS, board_data
from quinta.games.garden.rules.scoring import ROUNDS as GARDEN_ROUNDS
from quinta.games.garden.rules.seat import EXPANSION_SPACES, TILE_SPACES
from quinta.games.pavilion.rules import board as pavilion
from quinta.games.pavilion.rules import options as pavilion_options
from quinta.games.pavilion.rules.moves import MOST_KEPT
from quinta.games.pavilion.rules.pieces import COLOURS
from quinta.games.pavilion.rules.scoring import NUMBER_POINTS, STAR_POINTS
from quinta.games.pavilion.rules.table import SUPPLY_SPACES
from quinta.games.pavilion.rules.turns import ROUNDS as PAVILION_ROUNDS

PLAYERS: Final = (2, 3, 4)
LEVELS: Final = ("beginner", "casual", "strong", "master")
"""The bots that people may seat, from the weakest to the strongest."""

Cell = tuple[int, int]


class OptionInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An option of a game; without a default of its own, another option sets it."""

    name: str
    kind: str
    values: list[str] | UnsetType = UNSET
    default: Any
    sets: dict[str, dict[str, Any]] | UnsetType = UNSET


class PatternInfo(msgspec.Struct):
    """A pattern, and what hexagons with it cost and are worth."""

    name: str
    value: int


class TileInfo(msgspec.Struct):
    """A kind of tile."""

    hexagon: str
    colour: str
    pattern: str
    value: int


class AreaInfo(msgspec.Struct):
    """An area for an expansion: its middle, and all of its cells."""

    area: int
    centre: Cell
    cells: list[Cell]


class GardenFeature(msgspec.Struct):
    """What can be surrounded."""

    feature: str
    cell: Cell


class StorageInfo(msgspec.Struct):
    """The spaces of a storage."""

    tiles: int
    expansions: int


class ScoringBoard(msgspec.Struct):
    """What each round scores, the bonus by the size of a group, the jokers by feature."""

    rounds: list[dict[str, int]]
    group_bonus: dict[str, int]
    jokers: dict[str, int]


class GardenInfo(msgspec.Struct):
    """What only Queen's Garden has."""

    colours: list[str]
    patterns: list[PatternInfo]
    tiles: list[TileInfo]
    cells: list[Cell]
    areas: list[AreaInfo]
    fountain_board: list[Cell]
    features: list[GardenFeature]
    directions: list[Cell]
    storage: StorageInfo
    buy_cost: int
    boards: dict[str, ScoringBoard]


class PavilionFeature(msgspec.Struct):
    """A pillar, statue or window: its spaces as star and place, and the tiles it earns."""

    feature: str
    tiles: int
    spaces: list[Cell]


class PavilionInfo(msgspec.Struct):
    """What only Summer Pavilion has."""

    colours: list[str]
    star_colours: list[str | None]
    costs: dict[str, list[list[int]]]
    features: list[PavilionFeature]
    factories: dict[str, int]
    supply: int
    most_kept: int
    star_points: dict[str, int]
    many_points: int
    number_points: dict[str, int]


class GameInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One of the games."""

    name: str
    title: str
    players: list[int]
    rounds: int
    levels: list[str]
    options: list[OptionInfo]
    garden: GardenInfo | UnsetType = UNSET
    pavilion: PavilionInfo | UnsetType = UNSET


@cache
def games() -> list[GameInfo]:
    """Both games."""
    return [
        GameInfo(
            name="queens-garden",
            title=GAMES["queens-garden"].title,
            players=list(PLAYERS),
            rounds=int(GARDEN_ROUNDS),
            levels=list(LEVELS),
            options=_garden_options(),
            garden=_garden(),
        ),
        GameInfo(
            name="summer-pavilion",
            title=GAMES["summer-pavilion"].title,
            players=list(PLAYERS),
            rounds=PAVILION_ROUNDS,
            levels=list(LEVELS),
            options=_pavilion_options(),
            pavilion=_pavilion(),
        ),
    ]


def _garden_options() -> list[OptionInfo]:
    usual = garden_options.Rules(PLAYERS[0], None).data()
    sets: dict[str, dict[str, Any]] = {}
    for edition in garden_options.EDITIONS:
        chosen = garden_options.Rules(PLAYERS[0], {"edition": edition}).data()
        sets[edition] = {name: chosen[name] for name in ("repeat_payment", "refill")}
    return [
        OptionInfo(name="board", kind="choice", values=list(BOARDS), default=usual["board"]),
        OptionInfo(
            name="edition", kind="choice", values=list(sets), default=usual["edition"], sets=sets
        ),
        OptionInfo(name="repeat_payment", kind="boolean", default=None),
        OptionInfo(name="refill", kind="choice", values=list(garden_options.REFILLS), default=None),
    ]


def _pavilion_options() -> list[OptionInfo]:
    usual = pavilion_options.Rules(PLAYERS[0], None).data()
    sides = list(pavilion.SIDES)
    return [OptionInfo(name="board", kind="choice", values=sides, default=usual["board"])]


def _garden() -> GardenInfo:
    lowest_pavilion = int(garden.FIRST_PAVILION)
    features = zip(garden.FEATURE_KINDS, garden.FEATURE_CELLS, strict=True)
    fountain_board = _cells(garden.FOUNTAIN_BOARD)
    areas = [_cells(mask) for mask in garden.AREA]
    return GardenInfo(
        colours=list(hexagons.COLOURS),
        patterns=[
            PatternInfo(pattern, int(hexagons.VALUE[n]))
            for n, pattern in enumerate(hexagons.PATTERNS)
        ],
        tiles=[_tile(number) for number in range(int(hexagons.HEXAGONS))],
        cells=fountain_board + [cell for cells in areas for cell in cells],
        areas=[
            AreaInfo(n, centre, cells)
            for n, (centre, cells) in enumerate(zip(garden.AREA_CENTRES, areas, strict=True))
        ],
        fountain_board=fountain_board,
        features=[GardenFeature(kind, cell) for kind, cell in list(features)[:lowest_pavilion]],
        directions=list(garden.DIRECTIONS),
        storage=StorageInfo(int(TILE_SPACES), int(EXPANSION_SPACES)),
        buy_cost=int(PRICE),
        boards={name: msgspec.convert(board_data(name), ScoringBoard) for name in BOARDS},
    )


def _tile(number: int) -> TileInfo:
    name = hexagons.NAMES[number]
    colour, pattern = name.split("-")
    return TileInfo(name, colour, pattern, int(hexagons.VALUE[number]))


def _cells(mask: int) -> list[Cell]:
    return [garden.CELLS[cell] for cell in numbers(mask)]


def _pavilion() -> PavilionInfo:
    stars = range(pavilion.STARS)
    return PavilionInfo(
        colours=list(COLOURS),
        star_colours=[
            None if colour == pavilion.MANY else COLOURS[colour] for colour in pavilion.STAR_COLOURS
        ],
        costs={
            name: [[int(side.costs[6 * star + place]) for place in range(6)] for star in stars]
            for name, side in pavilion.SIDES.items()
        },
        features=[
            PavilionFeature(
                feature.kind,
                feature.reward,
                [(space // 6, space % 6 + 1) for space in numbers(feature.spaces)],
            )
            for feature in pavilion.FEATURES
        ],
        factories={
            str(players): int(pavilion_options.Rules(players, None).factories)
            for players in PLAYERS
        },
        supply=SUPPLY_SPACES,
        most_kept=MOST_KEPT,
        star_points={colour: int(STAR_POINTS[n]) for n, colour in enumerate(COLOURS)},
        many_points=int(STAR_POINTS[pavilion.MANY]),
        number_points={
            str(number): int(points) for number, points in enumerate(NUMBER_POINTS) if points
        },
    )
