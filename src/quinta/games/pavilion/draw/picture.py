"""The parts of an SVG picture of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quinta.canvas import frame
from quinta.canvas.frame import Head, Layout
from quinta.canvas.svg import at
from quinta.core.plurals import number_of
from quinta.games.pavilion.draw import pieces
from quinta.games.pavilion.draw import seat as seat_parts
from quinta.games.pavilion.draw import table as table_parts
from quinta.games.pavilion.draw.view import PavilionView, Tiles
from quinta.games.pavilion.rules.boards import DEFAULT

TABLE: Final = {2: 330.0, 3: 330.0, 4: 568.0}


def status(view: PavilionView, heads: Sequence[Head]) -> str:
    """Return the state of the game in a few words."""
    if view.over:
        return frame.turn(heads)
    name = view.side.name
    side = "" if name == DEFAULT else f"{name.replace('-', ' ').capitalize()} side · "
    return (
        f"{side}Round {view.round} of {len(view.wilds)}, {view.phase}, {view.wild} is wild"
        f" · {frame.turn(heads)}"
    )


def table(view: PavilionView, heads: Sequence[Head], plan: Layout) -> str:
    """Draw the table's parts: side by side where it is wide, else downwards."""
    width, height = plan.table
    shared = table_parts.SHARED
    starter = heads[view.starter].name
    if width < height:
        left = (width - shared) / 2
        return (
            at(left, 44, table_parts.factories(view, 3, 184, 66))
            + at(left, 512, table_parts.centre(view, shared, starter))
            + at(left, 632, table_parts.track(view))
            + at(left, 748, table_parts.supply(view))
            + at(left, 868, table_parts.reserves(view))
        )
    room = width - shared - 80
    pitch = room / len(view.factories)
    radius = min(pitch * 0.46, 60)
    return (
        at(30, 44, table_parts.factories(view, len(view.factories), pitch, radius))
        + at(30, 226, table_parts.centre(view, room, starter))
        + at(width - shared - 10, 44, table_parts.track(view))
        + at(width - shared - 10, 168, table_parts.supply(view))
        + at(width - shared - 10, 296, table_parts.reserves(view))
    )


def description(view: PavilionView, heads: Sequence[Head]) -> str:
    """Return the position in words, for those who cannot see it."""
    parts = [status(view, heads).replace(" · ", ". ")]
    for number, tiles in enumerate(view.factories, start=1):
        if tiles:
            parts.append(f"Factory {number}: {_named(tiles)}")
    parts.append(f"Centre: {_named(view.centre)}")
    parts.append(f"Supply: {_named(view.supply)}")
    parts.append(f"In the bag {view.bag}, tower {sum(view.tower.values())}")
    for head, seat in zip(heads, view.seats, strict=True):
        parts.append(
            f"{head.name}: {number_of(head.score, 'point')}, "
            f"{number_of(seat.placed, 'tile')} in the pavilion, "
            f"beside it {_named(seat.tiles)}, kept {_named(seat.kept)}"
        )
    return ". ".join(parts) + "."


def _named(tiles: Tiles) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in tiles.items()) or "nothing"


def seats(view: PavilionView, heads: Sequence[Head]) -> list[str]:
    """Draw the seats."""
    wild = None if view.over else view.wild
    return [
        seat_parts.seat_panel(seat, head, view.side, wild)
        for seat, head in zip(view.seats, heads, strict=True)
    ]


def definitions(view: PavilionView) -> str:
    """Return the definitions of the shapes that are drawn many times."""
    return pieces.DEFINITIONS + seat_parts.definitions(view.side)
