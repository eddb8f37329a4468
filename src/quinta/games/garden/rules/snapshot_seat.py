"""A seat of Queen's Garden as plain JSON data, and back: its storage and its garden."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest, numbers
from quinta.core.fields import Fields
from quinta.core.game import Data, InvalidPosition
from quinta.games.garden.rules.board import (
    CELL_NUMBERS,
    CELLS,
    NEIGHBOURS,
    RIM,
    area_of,
    centre_of,
    group_at,
    orientation_of,
)
from quinta.games.garden.rules.pieces import (
    COPIES,
    LINES,
    NAMES,
    NUMBERS,
    heap_add,
    heap_count,
    heap_names,
)
from quinta.games.garden.rules.scoring import all_group_points, round_points
from quinta.games.garden.rules.seat import EXPANSION_SPACES, TILE_SPACES, Seat

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

_MOST_UNSCORED: Final = 999


def seat_data(seat: Seat) -> Data:
    """Return a seat as data."""
    expansions: list[Data] = []
    for area in numbers(seat.placed):
        if (seat.pavilions >> area) & 1:
            cell = lowest(seat.printed & RIM[area])
            name = NAMES[seat.hexagon_at(cell)]
            orientation = int(orientation_of(cell))
            expansions.append({"area": area, "face_up": name, "orientation": orientation})
        else:
            expansions.append({"area": area, "face_up": None})
    tiles: list[Data] = [
        {"cell": list(CELLS[cell]), "hexagon": NAMES[seat.hexagon_at(cell)]}
        for cell in numbers(seat.occupied & ~seat.printed)
    ]
    return {
        "score": int(seat.score),
        "jokers": int(seat.jokers),
        "tiles": heap_names(seat.tiles, 0),
        "expansions": [NAMES[expansion] for expansion in numbers(seat.expansions)],
        "passed": seat.passed,
        "garden": {"expansions": expansions, "tiles": tiles},
    }


def read_seat(game: QueensGarden, fields: Fields) -> Seat:
    """Return the seat that data describes."""
    seat = Seat.empty()
    seat.jokers = fields.integer("jokers", 0, int(TILE_SPACES))
    seat.passed = fields.flag("passed") if fields.has("passed") else False
    tiles = fields.names("tiles", NUMBERS)
    if len(tiles) + seat.jokers > TILE_SPACES:
        raise fields.fault("tiles", f"and jokers are more than {TILE_SPACES} together (QG-1)")
    fill_heap(seat.tiles, 0, tiles, fields, "tiles")
    seat.tile_count = len(tiles)
    for expansion in fields.names("expansions", NUMBERS):
        if (seat.expansions >> expansion) & 1:
            raise fields.fault("expansions", f"hold {NAMES[expansion]} twice (QG-1)")
        seat.expansions |= BIT[expansion]
    if count(seat.expansions) > EXPANSION_SPACES:
        raise fields.fault("expansions", f"are more than {EXPANSION_SPACES} (QG-1)")
    garden = Fields(
        fields.get("garden"), f"{fields.where}, garden", ("expansions", "tiles"), InvalidPosition
    )
    _read_garden(seat, garden)
    seat.score = fields.integer("score", 0, _most_points(game, seat))
    return seat


def _most_points(game: QueensGarden, seat: Seat) -> int:
    """Return the most points that anyone has without scoring, plus all that this garden scores.

    Gardens only grow, so no round can have scored more than it would now. A position that is read
    can therefore be played on and read again, whatever the scoring board.
    """
    scored = game.round if game.is_over else game.round - 1
    most: int = _MOST_UNSCORED
    for number in range(1, scored + 1):
        most += round_points(seat, game.rules.wheel, number)
    if game.is_over:
        most += seat.jokers + all_group_points(seat, game.rules.bonuses)
    return most


def fill_heap(heap: vec[i64], at: i64, tiles: list[int], fields: Fields, key: str) -> None:
    """Put tiles that were read into a heap."""
    for hexagon in tiles:
        if heap_count(heap, at, hexagon) == COPIES:
            raise fields.fault(key, f"hold {NAMES[hexagon]} more than {COPIES} times (QG-1)")
        heap_add(heap, at, BIT[hexagon])


def _read_garden(seat: Seat, garden: Fields) -> None:
    keys = ("area", "face_up", "orientation")
    for item in garden.items("expansions") if garden.has("expansions") else []:
        fields = Fields(item, f"{garden.where}, expansion", keys, InvalidPosition)
        area = fields.integer("area", 0, 5)
        if (seat.placed >> area) & 1:
            raise fields.fault("area", f"{area} has two expansions")
        if fields.get("face_up") is None:
            if fields.has("orientation"):
                raise fields.fault("orientation", "is given, but a face-down expansion has none")
            seat.open_area(area, False)
            continue
        expansion = fields.name("face_up", NUMBERS)
        cell = centre_of(area) + 1 + fields.integer("orientation", 0, 5)
        seat.open_area(area, True)
        seat.printed |= BIT[cell]
        seat.put(expansion, cell)
    for item in garden.items("tiles") if garden.has("tiles") else []:
        fields = Fields(item, f"{garden.where}, tile", ("cell", "hexagon"), InvalidPosition)
        hexagon = fields.name("hexagon", NUMBERS)
        pair = fields.pair("cell")
        where = f"{pair[0]},{pair[1]}"
        if pair not in CELL_NUMBERS:
            raise fields.fault("cell", f"{where} is not in the garden (QG-2)")
        cell = CELL_NUMBERS[pair]
        if (seat.occupied >> cell) & 1:
            raise fields.fault("cell", f"{where} holds two hexagons")
        if not (seat.open >> cell) & 1:
            area = area_of(cell)
            empty = area >= 0 and not (seat.placed >> area) & 1
            why = "lies on an empty area (QG-4.4)" if empty else "is blocked (QG-2)"
            raise fields.fault("cell", f"{where} {why}")
        seat.put(hexagon, cell)
    _check_garden(seat, garden)


def _check_garden(seat: Seat, garden: Fields) -> None:
    """Raise ``InvalidPosition`` for gardens that QG-4.7 does not allow."""
    for line, name in enumerate(LINES):
        rest = seat.lines[line]
        while rest:
            group, _ = group_at(lowest(rest), seat.lines[line])
            rest &= ~group
            held = Counter(seat.hexagon_at(cell) for cell in numbers(group))
            twice = [NAMES[hexagon] for hexagon, copies in held.items() if copies > 1]
            if twice:
                raise garden.error(
                    f"{garden.where}: {twice[0]} is twice in one {name} group (QG-4.7)"
                )
    strangers: i64 = 0
    for cell in numbers(seat.occupied):
        hexagon = seat.hexagon_at(cell)
        alike = seat.lines[hexagon // 6] | seat.lines[6 + hexagon % 6]
        if not NEIGHBOURS[cell] & alike:
            strangers |= BIT[cell]
    for cell in numbers(strangers):
        beside = NEIGHBOURS[cell] & strangers
        if beside:
            one, other = NAMES[seat.hexagon_at(cell)], NAMES[seat.hexagon_at(lowest(beside))]
            raise garden.error(
                f"{garden.where}: {one} and {other} are neighbours, and neither has a neighbour "
                f"of its colour or pattern (QG-4.7)"
            )
