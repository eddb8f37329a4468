"""A position of Queen's Garden as text for a terminal.

A hexagon is a letter and a digit, its colour and the value of its pattern. A cell of the garden
is four columns wide: a tile ``[B1]``, a printed hexagon ``{B1}``, a free cell ``( 1)``, a cell
of an area that is still empty ``  1 ``. The number is the cell's q; r stands before the row, so
that every cell can be named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from quinta.canvas.frame import Head
from quinta.canvas.screen import (
    NARROWEST,
    Block,
    Pen,
    beside,
    clip,
    clipped_heads,
    joined,
    title,
    wrap,
)
from quinta.games.garden.draw import paints
from quinta.games.garden.draw.geometry import flower
from quinta.games.garden.draw.picture import TITLE, status
from quinta.games.garden.draw.pieces import split, value
from quinta.games.garden.draw.view import GardenSeat, GardenView, read_garden
from quinta.games.garden.rules.board import CELLS, FEATURE_CELLS, FEATURE_KINDS, FOUNTAIN, Cell
from quinta.games.garden.rules.pieces import COLOURS, PATTERNS
from quinta.games.garden.rules.seat import TILE_SPACES

_WHEEL: Final = 44
"""The width of the wheel's text."""

LETTERS: Final = dict(zip(COLOURS, "BPLYMG", strict=True))
_FEATURES: Final = dict(zip(FEATURE_CELLS, FEATURE_KINDS, strict=True))
_SIGNS: Final = {"fountain": "<Fo>", "statue": "<St>", "bench": "<Be>", "pavilion": "<Pa>"}
_FEATURE_INK: Final = {
    "fountain": "#17667a",
    "statue": "#5b5f69",
    "bench": "#6d4a26",
    "pavilion": "#a84f2a",
}


def terminal(
    snapshot: Mapping[str, object],
    colour: bool = True,
    width: int = 100,
    names: Sequence[str] | None = None,
) -> str:
    """Return the text of a snapshot."""
    view = read_garden(snapshot)
    heads = clipped_heads(view, names)
    pen, width = Pen(colour), max(width, NARROWEST)
    seats = [_seat(seat, head, pen) for seat, head in zip(view.seats, heads, strict=True)]
    blocks = [
        wrap(pen.bold(TITLE), f"· {status(view, heads)}".split(), width),
        beside([_display(view, pen), _wheel(view, pen)], width, 6),
        _reserves(view, pen, width),
        beside(seats, width),
        _legend(pen, width),
    ]
    return joined(blocks)


def _piece(hexagon: str, pen: Pen, brackets: str = "[]") -> str:
    """Return a hexagon, four columns wide; brackets show its kind where colour does not."""
    colour, _ = split(hexagon)
    text = f"{LETTERS[colour]}{value(hexagon)}"
    if pen.colour and brackets == "[]":
        brackets = "  "
    return pen.on(f"{brackets[0]}{text}{brackets[1]}", paints.COLOURS[colour])


def _pieces(hexagons: Iterable[str], pen: Pen, brackets: str = "[]") -> list[str]:
    return [_piece(hexagon, pen, brackets) for hexagon in hexagons]


def _display(view: GardenView, pen: Pen) -> Block:
    marker = "  first-player marker" if view.marker is None else ""
    lines = [pen.bold("Display") + pen.lit(marker)]
    for place, slot in enumerate(view.slots):
        on_stack = view.stack > 0 and place == len(view.slots) - 1
        note = pen.dim(f"  stack of {view.stack}") if on_stack else ""
        if slot.face_up is not None:
            lines.append(f" {slot.number}  {_piece(slot.face_up, pen, '{}')}  face up{note}")
        else:
            tiles = " ".join(_pieces(slot.tiles, pen)) or "no tiles"
            lines.append(f" {slot.number}  {tiles}{note}")
    return lines if view.slots else [*lines, " empty"]


def _wheel(view: GardenView, pen: Pen) -> Block:
    lines = [pen.bold("Wheel")]
    for number, scored in enumerate(view.rounds, start=1):
        present = number == view.round and not view.over
        parts = [f"{name} {points}," for name, points in scored.items()]
        parts[-1] = parts[-1].rstrip(",")
        text = wrap(f">{number}" if present else f" {number}", parts, _WHEEL, 3)
        lines += [pen.lit(line) if present else pen.dim(line) for line in text]
    bonus = [f"of {size} +{points}" for size, points in sorted(view.group_bonus.items())]
    lines += wrap(" groups", bonus or ["no bonus"], _WHEEL)
    return [*lines, pen.dim(f" {clip(view.board, _WHEEL - 1)}")]


def _reserves(view: GardenView, pen: Pen, width: int) -> Block:
    lines = [f"Supply {view.supply}   Bag {view.bag}   Tower {len(view.tower)}"]
    if view.tower:
        tower = [
            _piece(hexagon, pen) + (f"x{count}" if count > 1 else "")
            for hexagon, count in Counter(view.tower).items()
        ]
        lines += wrap("Tower", tower, width)
    if view.returned:
        lines += wrap("Face down again", _pieces(view.returned, pen, "{}"), width)
    return lines


def _seat(seat: GardenSeat, head: Head, pen: Pen) -> Block:
    held = len(seat.tiles) + seat.jokers
    jokers = [pen.on("[**]", paints.JOKER)] * seat.jokers
    storage = _pieces(seat.tiles, pen) + jokers
    expansions = " ".join(_pieces(seat.expansions, pen, "{}")) or "none"
    lines = [*title(head, pen), *_garden(seat, pen), f"Storage {held} of {int(TILE_SPACES)}"]
    lines += [" ".join(storage[at : at + 8]) for at in range(0, len(storage), 8)]
    return [*lines, f"Expansions {expansions}"]


def _garden(seat: GardenSeat, pen: Pen) -> Block:
    """Return the cells, row by row; a step of q is four columns, a step of r two."""
    hexagons = seat.hexagons
    printed = {one.printed for one in seat.placed if one.hexagon is not None} - seat.laid.keys()
    ground = {cell for one in seat.placed for cell in flower(one.centre)} | set(flower(FOUNTAIN))
    pavilions = {one.centre for one in seat.placed if one.hexagon is not None}
    first = min(2 * q + r for q, r in CELLS)
    lines = []
    for row in sorted({r for _, r in CELLS}):
        line, end = pen.dim(f"{row:>3} "), 0
        for q, r in sorted(cell for cell in CELLS if cell[1] == row):
            start = 2 * (2 * q + r - first)
            cell = (q, r)
            line += " " * (start - end)
            end = start + 4
            if cell in hexagons:
                line += _piece(hexagons[cell], pen, "{}" if cell in printed else "[]")
            elif cell in pavilions or _FEATURES.get(cell, "pavilion") != "pavilion":
                line += _feature(cell, pen)
            elif cell in ground:
                text = f" {q:>2} " if pen.colour else f"({q:>2})"
                line += pen.ground(text, "#9b8a63", paints.PAVING)
            else:
                line += pen.dim(f" {q:>2} ")
        lines.append(line)
    return lines


def _feature(cell: Cell, pen: Pen) -> str:
    kind = _FEATURES[cell]
    return pen.ground(_SIGNS[kind], _FEATURE_INK[kind], paints.STONE)


def _legend(pen: Pen, width: int) -> Block:
    colours = [pen.on(f" {LETTERS[name]} ", paints.COLOURS[name]) + f" {name}" for name in COLOURS]
    patterns = [f"{number} {name}" for number, name in enumerate(PATTERNS, start=1)]
    tile = _piece("blue-tree", pen)
    kinds = [f"{tile} tile", f"{_piece('blue-tree', pen, '{}')} expansion", "[**] joker"]
    cells = ["left of a row: r", "in a cell: q"]
    return [
        line
        for parts in (colours, patterns, [*kinds, *cells])
        for line in wrap("", [f"{part} " for part in parts], width)
    ]
