"""A position of Queen's Garden as one SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinta.canvas import frame
from quinta.canvas.frame import Head, Layout
from quinta.canvas.svg import at
from quinta.core.plurals import number_of
from quinta.games.garden.draw import (
    pieces as garden_pieces,
)
from quinta.games.garden.draw import (
    seat as garden_seat,
)
from quinta.games.garden.draw import (
    table as garden_table,
)
from quinta.games.garden.draw.view import GardenView, read_garden
from quinta.games.garden.rules.scoring import ROUNDS

TITLE: Final = "Queen’s Garden"
_TABLE: Final = {2: 380.0, 3: 352.0, 4: 568.0}


def svg(snapshot: Mapping[str, object], names: Sequence[str] | None = None) -> str:
    """Draw the picture of a snapshot."""
    view = read_garden(snapshot)
    players = len(view.seats)
    heads = frame.heads(view, names)
    plan = frame.layout(players, (garden_seat.WIDTH, garden_seat.HEIGHT), _TABLE[players])
    return frame.page(
        TITLE,
        status(view, heads),
        _description(view, heads),
        plan,
        _table(view, plan),
        [garden_seat.seat_panel(*both) for both in zip(view.seats, heads, strict=True)],
        garden_pieces.DEFINITIONS + garden_seat.DEFINITIONS,
    )


def status(view: GardenView, heads: Sequence[Head]) -> str:
    """Return the state of the game in a few words."""
    if view.over:
        return frame.turn(heads)
    return f"Round {view.round} of {int(ROUNDS)} · {frame.turn(heads)}"


def _table(view: GardenView, plan: Layout) -> str:
    """Draw display, wheel and reserves: side by side where the table is wide, else downwards."""
    width, height = plan.table
    if width < height:
        return (
            at(30, 44, garden_table.display(view, 3, 27, (174, 172), 26))
            + at(28, 596, garden_table.wheel(view))
            + at(width - garden_table.LEDGER - 28, 604, garden_table.reserves(view))
        )
    reserves = width - garden_table.LEDGER - 28
    if len(view.seats) == 2:
        display = garden_table.display(view, 3, 24, (176, 156), 22)
    else:
        display = garden_table.display(view, 8, 25.5, (152, 0), 78)
    return (
        at(30, 44, display)
        + at(reserves - garden_table.WHEEL - 44, 42 + (height - 352) / 2, garden_table.wheel(view))
        + at(reserves, 44, garden_table.reserves(view))
    )


def _description(view: GardenView, heads: Sequence[Head]) -> str:
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
