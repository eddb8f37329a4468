"""What a garden scores in a round and at the end (QG-5, QG-7), and scoring boards as data (QG-8).

A scoring board is plain data: four rounds with the points of each scored category, a bonus for
each size of group, and the jokers for each kind of feature (QG-4.9)::

    {
        "rounds": [{"green": 1, "tree": 1, "blue": 1}, ...],
        "group_bonus": {"6": 6},
        "jokers": {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3},
    }
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import count, lowest, numbers
from quinta.core.fields import shown
from quinta.core.game import Data, InvalidOptions
from quinta.games.garden.rules.board import AREA_CENTRES, CELLS, FEATURE_KINDS, cells_of, group_at
from quinta.games.garden.rules.pieces import LINES, NAMES, heap_hexagons, line_kind
from quinta.games.garden.rules.seat import TILE_SPACES, Seat

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

ROUNDS: Final[i64] = 4
SMALLEST_GROUP: Final[i64] = 3
LARGEST_GROUP: Final[i64] = 6
MOST_POINTS: Final = 99
_LONGEST_NAME: Final = 60

_STANDARD: Final[list[dict[str, int]]] = [
    {"green": 1, "tree": 1, "blue": 1},
    {"bird": 1, "purple": 1, "butterfly": 2},
    {"lilac": 1, "flower": 2, "yellow": 1},
    {"plant": 3, "lime": 1, "tulip": 3},
]
_VARIANT: Final[list[dict[str, int]]] = [
    {"green": 1, "tree": 2, "blue": 1},
    {"bird": 2, "purple": 1, "butterfly": 2},
    {"lilac": 1, "flower": 2, "yellow": 1},
    {"plant": 2, "lime": 1, "tulip": 2},
]
_JOKERS: Final = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
BOARDS: Final = ("standard", "variant")
"""The built-in boards. The numbers of ``variant`` are this project's own (QG-8)."""


def board_data(board: object) -> Data:
    """Return a scoring board as plain data, from its name or from data, which is checked."""
    if board == "standard":
        return _checked_board({"rounds": _STANDARD, "group_bonus": {"6": 6}})
    if board == "variant":
        return _checked_board({"rounds": _VARIANT, "group_bonus": {"4": 2, "5": 4, "6": 8}})
    if not isinstance(board, Mapping):
        raise InvalidOptions(
            f"board {shown(board)} is unknown: choose standard or variant, or give a scoring board "
            "as data"
        )
    return _checked_board(board)


def _checked_board(board: Mapping[str, object]) -> Data:
    keys: Iterable[object] = board
    for key in keys:
        if key not in ("name", "rounds", "group_bonus", "jokers"):
            raise InvalidOptions(f"a scoring board has no entry {shown(key)}")
    rounds = board.get("rounds")
    if not isinstance(rounds, list) or len(rounds) != ROUNDS:
        raise InvalidOptions("a scoring board needs 'rounds', a list of four")
    bonus = board.get("group_bonus", {})
    if not isinstance(bonus, Mapping):
        raise InvalidOptions("'group_bonus' must map group sizes to points")
    jokers = board.get("jokers", {})
    if not isinstance(jokers, Mapping):
        raise InvalidOptions("'jokers' must map features to jokers")
    checked: Data = {}
    if "name" in board:
        name = board["name"]
        if not isinstance(name, str) or len(name) > _LONGEST_NAME or not name.isprintable():
            raise InvalidOptions(
                f"a board's name is one line of at most {_LONGEST_NAME} printable characters"
            )
        checked["name"] = name
    checked["rounds"] = [_checked_round(n + 1, scored) for n, scored in enumerate(rounds)]
    checked["group_bonus"] = {
        _checked_size(size): _checked_count(f"points for a group of {size}", points, MOST_POINTS)
        for size, points in bonus.items()
    }
    checked["jokers"] = _JOKERS | {
        _checked_feature(feature): _checked_count(f"jokers for a {feature}", won, int(TILE_SPACES))
        for feature, won in jokers.items()
    }
    return checked


def _checked_round(number: int, scored: object) -> dict[str, int]:
    if not isinstance(scored, Mapping) or not scored:
        raise InvalidOptions(f"round {number} of a scoring board must give points to a category")
    for name in scored:
        if name not in LINES:
            raise InvalidOptions(
                f"round {number} scores {shown(name)}, which is no colour or pattern"
            )
    return {
        str(name): _checked_count(f"points for {name} in round {number}", points, MOST_POINTS)
        for name, points in scored.items()
    }


def _checked_size(size: object) -> str:
    sizes = [str(n) for n in range(SMALLEST_GROUP, LARGEST_GROUP + 1)]
    if str(size) not in sizes:
        raise InvalidOptions(f"a bonus for groups of {shown(size)}: only sizes 3 to 6 score (QG-7)")
    return str(size)


def _checked_count(what: str, given: object, most: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= most:
        raise InvalidOptions(f"{what} must be a whole number from 0 to {most}")
    return given


def _checked_feature(feature: object) -> str:
    if not isinstance(feature, str) or feature not in _JOKERS:
        raise InvalidOptions(
            f"jokers for {shown(feature)}: only {', '.join(_JOKERS)} can be surrounded (QG-4.9)"
        )
    return feature


def feature_jokers(board: Data) -> vec[i64]:
    """Return the jokers for each feature of a garden."""
    jokers = board["jokers"]
    assert isinstance(jokers, dict)
    return vec[i64]([int(jokers[kind]) for kind in FEATURE_KINDS])


def wheel_points(board: Data) -> vec[i64]:
    """Return points by round and line, ``12 * (round - 1) + line``."""
    rounds = board["rounds"]
    assert isinstance(rounds, list)
    return vec[i64]([int(scored.get(line, 0)) for scored in rounds for line in LINES])


def points_to_come(wheel: vec[i64]) -> vec[i64]:
    """Return points by round and line as in ``wheel``, those of all later rounds added."""
    return vec[i64]([sum(wheel[later] for later in range(at, 48, 12)) for at in range(48)])


def group_bonuses(board: Data) -> vec[i64]:
    """Return bonus points by the size of a group."""
    bonus = board["group_bonus"]
    assert isinstance(bonus, dict)
    return vec[i64]([int(bonus.get(str(size), 0)) for size in range(LARGEST_GROUP + 1)])


def round_points(seat: Seat, wheel: vec[i64], round_: i64) -> i64:
    """Return what a garden scores in a round (QG-5)."""
    points = count(seat.pavilions)
    line: i64 = 0
    first = 12 * (round_ - 1)
    while line < 12:
        each = wheel[first + line]
        if each:
            points += each * count(seat.lines[line])
        line += 1
    return points


def storage_loss(seat: Seat) -> i64:
    """Return the sum of the values of the tiles and expansions in storage."""
    loss: i64 = 0
    pattern: i64 = 0
    every_sixth: i64 = 0b1000001000001000001000001000001
    while pattern < 6:
        held = (
            count((seat.tiles[0] >> pattern) & every_sixth)
            + count((seat.tiles[1] >> pattern) & every_sixth)
            + count((seat.tiles[2] >> pattern) & every_sixth)
            + count((seat.expansions >> pattern) & every_sixth)
        )
        loss += held * (pattern + 1)
        pattern += 1
    return loss


def group_points(seat: Seat, group: i64) -> i64:
    """Return the sum of the values of a group's hexagons."""
    points: i64 = 0
    pattern: i64 = 0
    while pattern < 6:
        points += (pattern + 1) * count(group & seat.lines[6 + pattern])
        pattern += 1
    return points


def all_group_points(seat: Seat, bonuses: vec[i64]) -> i64:
    """Return what all groups of a garden score at the end (QG-7.2)."""
    points: i64 = 0
    line: i64 = 0
    while line < 12:
        cells = seat.lines[line]
        rest = cells
        while rest:
            group, _ = group_at(lowest(rest), cells)
            rest &= ~group
            size = count(group)
            if size >= SMALLEST_GROUP:
                points += group_points(seat, group) + bonuses[size]
        line += 1
    return points


def breakdown(game: QueensGarden, seat_number: int) -> Data:
    """Return what the round and the end would score for a seat now, item by item."""
    seat = game.seats[seat_number]
    this_round = _round_items(seat, game.rules.wheel, game.round)
    # Final scoring comes after the round's points, which count against the floor (QG-4.11).
    points = 0 if game.is_over else round_points(seat, game.rules.wheel, game.round)
    return {
        "seat": seat_number,
        "score": int(seat.score),
        "round": this_round,
        "final": final_breakdown(seat, game.rules.bonuses, points),
    }


def _round_items(seat: Seat, wheel: vec[i64], round_: int) -> Data:
    items: list[Data] = []
    for line, name in enumerate(LINES):
        each = int(wheel[12 * (round_ - 1) + line])
        if each:
            cells = cells_of(seat.lines[line])
            points = len(cells) * each
            facts: Data = {"count": len(cells), "cells": cells, "each": each, "points": points}
            items.append({"kind": line_kind(line), "name": name, **facts})
    pavilions = [list(AREA_CENTRES[area]) for area in numbers(seat.pavilions)]
    scored = len(pavilions)
    items.append(
        {"kind": "pavilion", "count": scored, "cells": pavilions, "each": 1, "points": scored}
    )
    return {"points": int(round_points(seat, wheel, round_)), "items": items}


def final_breakdown(seat: Seat, bonuses: vec[i64], to_come: i64 = 0) -> Data:
    """Return the final scoring of a seat, by item, after so many points still to come."""
    jokers = int(seat.jokers)
    kept = heap_hexagons(seat.tiles, 0) + numbers(seat.expansions)
    lost = min(int(storage_loss(seat)), int(seat.score + to_come) + jokers)
    items: list[Data] = [
        {"kind": "jokers", "count": jokers, "points": jokers},
        {"kind": "storage", "pieces": [NAMES[hexagon] for hexagon in kept], "points": -lost},
    ]
    total = jokers - lost
    for line, name in enumerate(LINES):
        cells = seat.lines[line]
        rest = cells
        while rest:
            group, _ = group_at(lowest(rest), cells)
            rest &= ~group
            places = numbers(group)
            if len(places) < SMALLEST_GROUP:
                continue
            hexagons = sorted((seat.hexagon_at(cell), cell) for cell in places)
            bonus = int(bonuses[len(places)])
            points = int(group_points(seat, group)) + bonus
            total += points
            items.append(
                {
                    "kind": "group",
                    "name": name,
                    "line": line_kind(line),
                    "hexagons": [NAMES[hexagon] for hexagon, _ in hexagons],
                    "cells": [list(CELLS[cell]) for _, cell in hexagons],
                    "points": points,
                    "bonus": bonus,
                }
            )
    return {"points": total, "items": items}
