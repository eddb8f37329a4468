"""A position of Summer Pavilion as one SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinta.canvas import frame
from quinta.canvas.frame import Head, Layout
from quinta.canvas.svg import at
from quinta.core.plurals import number_of
from quinta.games.pavilion.draw import (
    pieces as pavilion_pieces,
)
from quinta.games.pavilion.draw import (
    seat as pavilion_seat,
)
from quinta.games.pavilion.draw import (
    table as pavilion_table,
)
from quinta.games.pavilion.draw.view import PavilionView, Tiles, read_pavilion
from quinta.games.pavilion.rules.boards import DEFAULT

TITLE: Final = "Summer Pavilion"
_TABLE: Final = {2: 330.0, 3: 330.0, 4: 568.0}


def svg(snapshot: Mapping[str, object], names: Sequence[str] | None = None) -> str:
    """Draw the picture of a snapshot."""
    view = read_pavilion(snapshot)
    players = len(view.seats)
    heads = frame.heads(view, names)
    plan = frame.layout(players, (pavilion_seat.WIDTH, pavilion_seat.HEIGHT), _TABLE[players])
    return frame.page(
        TITLE,
        status(view, heads),
        _description(view, heads),
        plan,
        _table(view, plan, heads[view.starter].name),
        [
            pavilion_seat.seat_panel(seat, head, view.side, None if view.over else view.wild)
            for seat, head in zip(view.seats, heads, strict=True)
        ],
        pavilion_pieces.DEFINITIONS + pavilion_seat.definitions(view.side),
    )


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


def _table(view: PavilionView, plan: Layout, starter: str) -> str:
    """Draw the table's parts: side by side where it is wide, else downwards."""
    width, height = plan.table
    shared = pavilion_table.SHARED
    if width < height:
        left = (width - shared) / 2
        return (
            at(left, 44, pavilion_table.factories(view, 3, 184, 66))
            + at(left, 512, pavilion_table.centre(view, shared, starter))
            + at(left, 632, pavilion_table.track(view))
            + at(left, 748, pavilion_table.supply(view))
            + at(left, 868, pavilion_table.reserves(view))
        )
    room = width - shared - 80
    pitch = room / len(view.factories)
    radius = min(pitch * 0.46, 60)
    return (
        at(30, 44, pavilion_table.factories(view, len(view.factories), pitch, radius))
        + at(30, 226, pavilion_table.centre(view, room, starter))
        + at(width - shared - 10, 44, pavilion_table.track(view))
        + at(width - shared - 10, 168, pavilion_table.supply(view))
        + at(width - shared - 10, 296, pavilion_table.reserves(view))
    )


def _description(view: PavilionView, heads: Sequence[Head]) -> str:
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
            f"{number_of(seat.covered.bit_count(), 'tile')} in the pavilion, "
            f"beside it {_named(seat.tiles)}, kept {_named(seat.kept)}"
        )
    return ". ".join(parts) + "."


def _named(tiles: Tiles) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in tiles.items()) or "nothing"
