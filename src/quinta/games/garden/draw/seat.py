"""One player's part of a Queen's Garden picture: garden, storage, score (QG-1, QG-2)."""

from __future__ import annotations

from typing import Final

from quinta.canvas.frame import Head, seat_frame
from quinta.canvas.svg import at, caption, group, heading, polygon, tag, use
from quinta.games.garden.draw import paints
from quinta.games.garden.draw.geometry import centre, flower, neighbours, outline
from quinta.games.garden.draw.pieces import UNIT, expansion, joker, printed, tile
from quinta.games.garden.draw.view import GardenSeat
from quinta.games.garden.rules.board import (
    AREA_CENTRES,
    BENCHES,
    CELL_NUMBERS,
    CELLS,
    FEATURE_CELLS,
    FEATURE_KINDS,
    FEATURE_RING,
    FOUNTAIN,
    STATUES,
    Cell,
)
from quinta.games.garden.rules.seat import EXPANSION_SPACES, TILE_SPACES

_SIDE: Final = 24.0
_MIDDLE: Final = (218.0, 246.0)
_STORE_X: Final = 446.0
_STORE_SIDE: Final = 17.0

_MIDDLE_CELLS: Final = [*flower(FOUNTAIN), *STATUES, *BENCHES]

DEFINITIONS: Final = tag(
    "defs",
    polygon(
        outline(CELLS, _SIDE),
        id="qg-lawn",
        fill=paints.LAWN,
        stroke=paints.LAWN,
        stroke_width=18,
        stroke_linejoin="round",
    ),
    polygon(
        outline(_MIDDLE_CELLS, _SIDE),
        id="qg-court",
        fill=paints.STONE,
        stroke=paints.STONE_EDGE,
        stroke_width=4,
        stroke_linejoin="round",
    ),
)


def seat_panel(seat: GardenSeat, head: Head) -> str:
    """Draw a whole seat."""
    return group(
        seat_frame(head),
        at(*_MIDDLE, _garden(seat)),
        at(_STORE_X, 84, _storage(seat)),
    )


def _garden(seat: GardenSeat) -> str:
    hexagons = seat.hexagons
    placed = {one.area: one for one in seat.placed}
    scale = _SIDE / UNIT
    parts = [use("qg-lawn", 0, 0)]
    for area, middle in enumerate(AREA_CENTRES):
        if area not in placed:
            ghost = use("qg-ghost", *centre(middle, _SIDE), scale)
            parts.append(group(tag("title", f"empty area at {middle[0]},{middle[1]}"), ghost))
    parts.append(use("qg-court", 0, 0))
    for one in seat.placed:
        ground = "qg-face-down" if one.hexagon is None else "qg-face-up"
        parts.append(use(ground, *centre(one.centre, _SIDE), scale))
    for cell in neighbours(FOUNTAIN):
        if cell not in hexagons:
            parts.append(use("qg-paving", *centre(cell, _SIDE), scale))
    occupied = sum(1 << CELL_NUMBERS[cell] for cell in hexagons)
    for cell, kind, ring in zip(FEATURE_CELLS, FEATURE_KINDS, FEATURE_RING, strict=True):
        parts.append(_feature(seat, cell, kind, occupied & ring == ring, scale))
    printed_cells = {one.printed for one in seat.placed if one.hexagon is not None}
    for cell, hexagon in sorted(hexagons.items(), key=lambda item: (item[0][1], item[0][0])):
        x, y = centre(cell, _SIDE)
        piece = printed if cell in printed_cells and cell not in seat.laid else tile
        parts.append(_titled(hexagon, cell, piece(hexagon, x, y, _SIDE)))
    return "".join(parts)


def _titled(hexagon: str, cell: Cell, drawing: str) -> str:
    return group(tag("title", f"{hexagon} at {cell[0]},{cell[1]}"), drawing)


def _feature(seat: GardenSeat, cell: Cell, kind: str, surrounded: bool, scale: float) -> str:
    """Draw a fountain, statue, bench or an expansion's pavilion; ringed when surrounded."""
    x, y = centre(cell, _SIDE)
    if kind == "pavilion":
        if all(one.centre != cell or one.hexagon is None for one in seat.placed):
            return ""
        drawing = ""
    else:
        drawing = use(f"qg-{kind}", x, y, scale)
    if surrounded:
        drawing += use("qg-surrounded", x, y, scale)
    return drawing


def _storage(seat: GardenSeat) -> str:
    side = _STORE_SIDE
    held = len(seat.tiles) + seat.jokers
    spaces = max(int(TILE_SPACES), held)
    parts = [
        heading(0, 0, "Storage", 14),
        caption(114, 0, f"{held} of {int(TILE_SPACES)}", "end"),
    ]
    pieces = [*seat.tiles, *["joker"] * seat.jokers]
    for space in range(spaces):
        x, y = 17 + 40.0 * (space % 3), 28 + 36.0 * (space // 3)
        if space >= len(pieces):
            parts.append(use("qg-space", x, y, side / UNIT))
        elif pieces[space] == "joker":
            parts.append(group(tag("title", "joker"), joker(x, y, side)))
        else:
            name = pieces[space]
            parts.append(group(tag("title", name), tile(name, x, y, side)))
    top = 28 + 36.0 * ((spaces + 2) // 3)
    for space in range(max(int(EXPANSION_SPACES), len(seat.expansions))):
        x, y = 57.0, top + 24 + 84 * space
        if space < len(seat.expansions):
            name = seat.expansions[space]
            parts.append(at(x, y, tag("title", f"expansion {name}"), expansion(name, 14.5)))
        else:
            parts.append(use("qg-ghost", x, y, 14.5 / UNIT, opacity=0.7))
    return "".join(parts)
