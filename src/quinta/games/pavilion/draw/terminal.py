"""A position of Summer Pavilion as text for a terminal.

A star is a ring of six spaces around its number, colour and points: a tile is a letter in
brackets, an empty space its cost (where that is not its place in the ring, ``space:cost``), or
``r:cost`` where no colour but red, say, may lie while the star takes others too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinta.canvas.frame import Head
from quinta.canvas.screen import (
    NARROWEST,
    Block,
    Pen,
    beside,
    clipped_heads,
    joined,
    pad,
    title,
    wrap,
)
from quinta.games.pavilion.draw import paints
from quinta.games.pavilion.draw.geometry import space_angle
from quinta.games.pavilion.draw.picture import TITLE, status
from quinta.games.pavilion.draw.view import (
    MANY_COLOURS,
    PavilionSeat,
    PavilionView,
    Tiles,
    read_pavilion,
    star_points,
)
from quinta.games.pavilion.rules.board import Side
from quinta.games.pavilion.rules.pieces import COLOURS

LETTERS: Final = dict(zip(COLOURS, "PGOYBR", strict=True))

_MOST: Final = 8
"""The most tiles of a colour that are shown one by one."""

_ROWS: Final = ((2, 3), (1, 0, 4), (6, 5))
_STAR: Final = 13
"""The width of one star."""


def terminal(
    snapshot: Mapping[str, object],
    colour: bool = True,
    width: int = 100,
    names: Sequence[str] | None = None,
) -> str:
    """Return the text of a snapshot."""
    view = read_pavilion(snapshot)
    heads = clipped_heads(view, names)
    pen, width = Pen(colour), max(width, NARROWEST)
    seats = [_seat(seat, head, view, pen) for seat, head in zip(view.seats, heads, strict=True)]
    blocks = [
        wrap(pen.bold(TITLE), f"· {status(view, heads)}".split(), width),
        _table(view, heads[view.starter].name, pen, width),
        beside(seats, width),
        _legend(view, pen, width),
    ]
    return joined(blocks)


def _piece(colour: str, pen: Pen) -> str:
    text = LETTERS[colour]
    return pen.on(f" {text} " if pen.colour else f"[{text}]", paints.COLOURS[colour])


def _pieces(tiles: Tiles, pen: Pen) -> list[str]:
    """Return tiles one by one, or counted where there are many of a colour."""
    return [
        _piece(colour, pen) * count if count <= _MOST else f"{_piece(colour, pen)}x{count}"
        for colour, count in tiles.items()
    ]


def _table(view: PavilionView, starter: str, pen: Pen, width: int) -> Block:
    wilds = []
    for number, colour in enumerate(view.wilds, start=1):
        present = number == view.round and not view.over
        text = f"{number} {_piece(colour, pen)}"
        wilds.append(pen.lit(">") + text if present else text)
    lines = wrap("Wild    ", wilds, width)
    factories = [
        f"{number}:{''.join(_pieces(tiles, pen)) or ' - '}"
        for number, tiles in enumerate(view.factories, start=1)
    ]
    lines += wrap("Factories", factories, width, 10)
    centre = _pieces(view.centre, pen)
    if view.marker is None:
        centre.append(pen.lit("first-player marker"))
    if not view.over:
        lines.append(pen.dim(f"{starter} started the round"))
    lines += wrap("Centre  ", centre or ["-"], width, 9)
    lines += wrap("Supply  ", _pieces(view.supply, pen) or ["-"], width, 9)
    tower = [f"{_piece(colour, pen)}x{count}" for colour, count in view.tower.items()]
    size = sum(view.tower.values())
    lines += wrap(f"Bag {view.bag}   Tower {size}", tower, width)
    return lines


def _seat(seat: PavilionSeat, head: Head, view: PavilionView, pen: Pen) -> Block:
    lines = title(head, pen)
    for stars in _ROWS:
        indent = " " * (_STAR // 2) if len(stars) == 2 else ""
        drawn = [_star(seat, star, view.side, pen) for star in stars]
        lines += [indent + "".join(parts) for parts in zip(*drawn, strict=True)]
    for kind in view.side.kinds:
        done = "".join(
            f" {one.star}" if complete else " ."
            for one, complete in seat.features(view.side)
            if one.kind == kind
        )
        lines.append(f"{kind}s".ljust(9) + done)
    width = 3 * _STAR
    numbers = [
        f"{number} {done}/{spaces} +{points}".ljust(12)
        for number, done, spaces, points in seat.numbers(view.side)
    ]
    lines += wrap("numbers ", numbers, width, 9)
    lines += wrap("Tiles", _counted(seat.tiles, pen), width)
    return lines + wrap("Kept", _counted(seat.kept, pen), width)


def _counted(tiles: Tiles, pen: Pen) -> list[str]:
    return [f"{_piece(colour, pen)}x{count}" for colour, count in tiles.items()] or ["none"]


def _star(seat: PavilionSeat, star: int, side: Side, pen: Pen) -> Block:
    """Return the five lines of a star: the spaces as they lie around the middle."""
    kind = seat.star_kind(side, star)
    at: dict[int, str] = {}
    for space, colour in enumerate(seat.pavilion[star], start=1):
        price = side.stars[star].costs[space - 1]
        own = side.stars[star].colour(space)
        if colour is not None:
            text = _piece(colour, pen)
        else:
            label = f" {price} " if _is_numbered(side) else f"{space}:{price}"
            if own is not None and own != kind:
                label = f"{LETTERS[own].lower()}:{price}"
            paint = paints.COLOURS.get(own or kind or "")
            text = pen.ground(label, paint.deep, paint.tint) if paint else pen.dim(label)
        at[space_angle(star, space)] = text
    name = f"*{star}"
    if kind is not None:
        letter = "all" if kind == MANY_COLOURS else LETTERS[kind]
        name += f" {letter} {star_points(side, kind)}"
    middle = name.center(_STAR - 3)
    gap = " " * 4
    return [
        pad(f"{gap}{at[0]}", _STAR),
        pad(f"{at[300]}{gap}{at[60]}", _STAR),
        pad(pen.dim(middle), _STAR),
        pad(f"{at[240]}{gap}{at[120]}", _STAR),
        pad(f"{gap}{at[180]}", _STAR),
    ]


def _is_numbered(side: Side) -> bool:
    """Return whether every space costs its place in the ring."""
    return all(star.costs == (1, 2, 3, 4, 5, 6) for star in side.stars)


def _legend(view: PavilionView, pen: Pen, width: int) -> Block:
    colours = [f"{_piece(name, pen)} {name}" for name in COLOURS]
    spaces = "cost" if _is_numbered(view.side) else "space:cost"
    notes = ["* star, its colour, points when full ", f"empty space: {spaces} "]
    if view.side.printed:
        notes.append("colour:cost where it takes no other ")
    if view.side.set_points:
        notes.append(f"+{view.side.set_points} for one feature of every kind")
    return wrap("", [f"{colour} " for colour in colours], width) + wrap("", notes, width)
