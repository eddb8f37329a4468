"""What a picture of Queen's Garden shows, read from a snapshot.

Only what everybody sees is read. Names of pieces and kinds of values are checked; whether the
rules can lead to the position is the engine's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quinta.canvas import reading
from quinta.canvas.frame import short
from quinta.core.game import InvalidOptions, InvalidPosition
from quinta.games.garden.rules.board import AREA_CENTRES, CELL_NUMBERS, DIRECTIONS, Cell
from quinta.games.garden.rules.pieces import NAMES, NUMBERS
from quinta.games.garden.rules.scoring import board_data

_LONGEST_NAME: Final = 36


@dataclass(frozen=True)
class Slot:
    """One place of the display: a face-down expansion with tiles, or one that is face up."""

    number: int
    tiles: tuple[str, ...]
    face_up: str | None


@dataclass(frozen=True)
class Expansion:
    """An expansion in a garden; ``hexagon`` is None when it lies face down."""

    area: int
    hexagon: str | None
    orientation: int

    @property
    def centre(self) -> Cell:
        """The middle cell of the area."""
        return AREA_CENTRES[self.area]

    @property
    def printed(self) -> Cell:
        """The cell of the printed hexagon."""
        (q, r), (step_q, step_r) = self.centre, DIRECTIONS[self.orientation]
        return q + step_q, r + step_r


@dataclass(frozen=True)
class GardenSeat:
    """A seat of Queen's Garden."""

    score: int
    jokers: int
    tiles: tuple[str, ...]
    expansions: tuple[str, ...]
    passed: bool
    placed: tuple[Expansion, ...]
    laid: dict[Cell, str]

    @property
    def hexagons(self) -> dict[Cell, str]:
        """Every hexagon in the garden, printed ones included."""
        printed = {one.printed: one.hexagon for one in self.placed if one.hexagon is not None}
        return {**printed, **self.laid}


@dataclass(frozen=True)
class GardenView:
    """The visible facts of a position of Queen's Garden."""

    round: int
    over: bool
    to_move: int | None
    marker: int | None
    board: str
    """The name of the scoring board."""
    rounds: tuple[Mapping[str, object], ...]
    """For each round, the points of the categories that it scores."""
    group_bonus: Mapping[str, object]
    stack: int
    slots: tuple[Slot, ...]
    supply: int
    returned: tuple[str, ...]
    bag: int
    tower: tuple[str, ...]
    seats: tuple[GardenSeat, ...]


def read_garden(snapshot: Mapping[str, object]) -> GardenView:
    """Read a position of Queen's Garden."""
    display = reading.mapping(snapshot, "display")
    chosen = reading.mapping(snapshot, "options").get("board", "standard")
    try:
        board = board_data(chosen)
    except InvalidOptions as error:
        raise InvalidPosition(str(error)) from None
    return GardenView(
        round=reading.number(snapshot, "round"),
        over=reading.text(snapshot, "phase") == "over",
        to_move=reading.seat_or_none(snapshot, "to_move"),
        marker=reading.seat_or_none(snapshot, "marker"),
        board=_board_name(chosen),
        rounds=tuple(reading.mappings(board, "rounds")),
        group_bonus=reading.mapping(board, "group_bonus"),
        stack=_stack(display),
        slots=_slots(display),
        supply=reading.number(snapshot, "supply"),
        returned=_hexagons(snapshot, "returned"),
        bag=reading.number(snapshot, "bag"),
        tower=_hexagons(snapshot, "tower"),
        seats=tuple(_seat(seat) for seat in reading.seats(snapshot)),
    )


def _board_name(board: object) -> str:
    if isinstance(board, str):
        return f"{board.capitalize()} board"
    name = board.get("name") if isinstance(board, Mapping) else None
    return short(name, _LONGEST_NAME) if isinstance(name, str) and name else "Own board"


def _stack(display: Mapping[str, object]) -> int:
    found = reading.number(display, "stack")
    if found > len(NAMES):
        raise InvalidPosition(f"there are no {found} expansions")
    return found


def _slots(display: Mapping[str, object]) -> tuple[Slot, ...]:
    slots = [_slot(slot) for slot in reading.mappings(display, "slots")]
    numbers = [slot.number for slot in slots]
    if numbers != sorted(set(numbers)) or not all(1 <= one <= len(NAMES) for one in numbers):
        raise InvalidPosition("slots of the display must be in order, the first is 1")
    return tuple(slots)


def _slot(data: Mapping[str, object]) -> Slot:
    face_up = data.get("face_up")
    return Slot(
        number=reading.number(data, "slot"),
        tiles=_hexagons(data, "tiles") if "tiles" in data else (),
        face_up=None if face_up is None else _hexagon(face_up),
    )


def _seat(data: Mapping[str, object]) -> GardenSeat:
    garden = reading.mapping(data, "garden")
    return GardenSeat(
        score=reading.number(data, "score"),
        jokers=reading.number(data, "jokers"),
        tiles=_hexagons(data, "tiles"),
        expansions=_hexagons(data, "expansions"),
        passed=data.get("passed") is True,
        placed=tuple(_expansion(one) for one in reading.mappings(garden, "expansions")),
        laid={
            _cell(tile.get("cell")): _hexagon(tile.get("hexagon"))
            for tile in reading.mappings(garden, "tiles")
        },
    )


def _expansion(data: Mapping[str, object]) -> Expansion:
    area = reading.number(data, "area")
    if area >= len(AREA_CENTRES):
        raise InvalidPosition(f"there is no area {area}")
    if data.get("face_up") is None:
        return Expansion(area, None, 0)
    orientation = reading.number(data, "orientation")
    if orientation >= len(DIRECTIONS):
        raise InvalidPosition(f"there is no orientation {orientation}")
    return Expansion(area, _hexagon(data["face_up"]), orientation)


def _cell(value: object) -> Cell:
    if isinstance(value, list | tuple) and len(value) == 2:
        q, r = value
        if type(q) is int and type(r) is int and (q, r) in CELL_NUMBERS:
            return q, r
    raise InvalidPosition(f"{value!r} is not a cell of the garden")


def _hexagon(value: object) -> str:
    if isinstance(value, str) and value in NUMBERS:
        return value
    raise InvalidPosition(f"{value!r} is not a hexagon")


def _hexagons(data: Mapping[str, object], key: str) -> tuple[str, ...]:
    return tuple(_hexagon(value) for value in reading.items(data, key))
