"""The parts of an SVG picture of Queen's Garden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quinta.canvas import frame
from quinta.canvas.frame import Head, Layout
from quinta.canvas.svg import at
from quinta.core.plurals import number_of
from quinta.games.garden.draw import pieces
from quinta.games.garden.draw import seat as seat_parts
from quinta.games.garden.draw import table as table_parts
from quinta.games.garden.draw.view import GardenView
from quinta.games.garden.rules.scoring import ROUNDS

TABLE: Final = {2: 380.0, 3: 352.0, 4: 568.0}


def status(view: GardenView, heads: Sequence[Head]) -> str:
    """Return the state of the game in a few words."""
    if view.over:
        return frame.turn(heads)
    return f"Round {view.round} of {int(ROUNDS)} · {frame.turn(heads)}"


def table(view: GardenView, heads: Sequence[Head], plan: Layout) -> str:
    """Draw display, wheel and reserves: side by side where the table is wide, else downwards."""
    width, height = plan.table
    if width < height:
        return (
            at(30, 44, table_parts.display(view, 3, 27, (174, 172), 26))
            + at(28, 596, table_parts.wheel(view))
            + at(width - table_parts.LEDGER - 28, 604, table_parts.reserves(view))
        )
    reserves = width - table_parts.LEDGER - 28
    if len(view.seats) == 2:
        display = table_parts.display(view, 3, 24, (176, 156), 22)
    else:
        display = table_parts.display(view, 8, 25.5, (152, 0), 78)
    return (
        at(30, 44, display)
        + at(reserves - table_parts.WHEEL - 44, 42 + (height - 352) / 2, table_parts.wheel(view))
        + at(reserves, 44, table_parts.reserves(view))
    )


def description(view: GardenView, heads: Sequence[Head]) -> str:
    """Return the position in words, for those who cannot see it."""
    parts = [status(view, heads).replace(" · ", ". ")]
    for slot in view.slots:
        if slot.face_up is not None:
            parts.append(f"Display {slot.number}: face-up expansion {slot.face_up}")
        else:
            parts.append(f"Display {slot.number}: {', '.join(slot.tiles) or 'no tiles'}")
    parts.append(
        f"In the round stack {view.stack}, supply {view.supply}, bag {view.bag}, "
        f"tower {len(view.tower)}"
    )
    for head, seat in zip(heads, view.seats, strict=True):
        held = [*seat.tiles, *[f"expansion {name}" for name in seat.expansions]]
        parts.append(
            f"{head.name}: {number_of(head.score, 'point')}, "
            f"{number_of(len(seat.hexagons), 'hexagon')} in the garden, "
            f"{number_of(seat.jokers, 'joker')}, in storage {', '.join(held) or 'nothing else'}"
        )
    return ". ".join(parts) + "."


def seats(view: GardenView, heads: Sequence[Head]) -> list[str]:
    """Draw the seats."""
    return [seat_parts.seat_panel(*both) for both in zip(view.seats, heads, strict=True)]


def definitions(view: GardenView) -> str:
    """Return the definitions of the shapes that are drawn many times."""
    return pieces.DEFINITIONS + seat_parts.DEFINITIONS
