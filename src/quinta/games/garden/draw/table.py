"""What all players of Queen's Garden share: display, wheel, reserves (QG-1, QG-3, QG-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import ceil, cos, pi, sin
from typing import Final

from quinta.canvas import frame, palette
from quinta.canvas.svg import at, caption, group, heading, number, tag, text_at, use
from quinta.games.garden.draw import paints
from quinta.games.garden.draw.pieces import UNIT, expansion, medallion, tiles_on_expansion, value
from quinta.games.garden.draw.view import GardenView, Slot
from quinta.games.garden.rules.pieces import COLOURS, PATTERNS

WHEEL: Final = 228.0
LEDGER: Final = 252.0


def display(
    view: GardenView, columns: int, side: float, pitch: tuple[float, float], top: float
) -> str:
    """Draw the display: the stack first, then the expansions beside it, in so many columns.

    ``side`` is the side of a cell, ``pitch`` the distance from place to place, and ``top`` the
    room above the first row.
    """
    parts = [heading(0, 0, "Display", 16)]
    if view.marker is None:
        parts.append(frame.marker(84, -5.5))
    for place, drawing in enumerate(_places(view, side)):
        x = side * 2.6 + pitch[0] * (place % columns)
        y = top + side * 2.5 + pitch[1] * (place // columns)
        parts.append(at(x, y, drawing or use("qg-ghost", 0, 0, side / UNIT, opacity=0.6)))
    if not view.slots:
        parts.append(caption(0, 30, "Nothing is left in the display."))
    return "".join(parts)


def _places(view: GardenView, side: float) -> list[str]:
    """Return the drawing of each place, or nothing where a place is empty.

    The stack lies on the first, and an expansion that leaves it on the place with its number,
    so that nothing moves when something else is taken.
    """
    if not view.slots:
        return []
    places = [""] * (view.slots[-1].number + max(view.stack - 1, 0) + 1)
    for slot in view.slots:
        places[slot.number] = _slot(slot, side)
    if view.stack:
        places[view.slots[-1].number] = ""
        places[0] = _slot(view.slots[-1], side, view.stack)
    return places


def _slot(slot: Slot, side: float, stack: int = 0) -> str:
    """Draw one place of the display; ``stack`` is how many expansions lie there, if any."""
    layers = min(max(stack - 1, 0), 4)
    parts = [at(0, 4.0 * layer, expansion(None, side)) for layer in range(layers, 0, -1)]
    if slot.face_up is None:
        named = ", ".join(slot.tiles) or "no tiles"
        piece = expansion(None, side) + tiles_on_expansion(slot.tiles, side)
    else:
        named = f"face-up expansion {slot.face_up}"
        piece = expansion(slot.face_up, side)
    note = f"stack of {stack}" if stack else "face up" if slot.face_up else ""
    return group(
        tag("title", f"display {slot.number}: {named}"),
        *parts,
        piece,
        tag(
            "text",
            tag("tspan", str(slot.number), font_weight=700, fill=palette.INK),
            tag("tspan", note, dx=6) if note else "",
            y=side * 2.5 + 17 + 3.0 * layers,
            font_size=12,
            fill=palette.MUTED,
            text_anchor="middle",
        ),
    )


def wheel(view: GardenView) -> str:
    """Draw the wheel: a quarter for each round with what it scores, the present one lit."""
    parts = [tag("circle", r=112, fill=paints.STONE, stroke=paints.STONE_EDGE)]
    for index, scored in enumerate(view.rounds):
        parts.append(_quarter(index, scored, view))
    parts += [
        tag("circle", r=27, fill=palette.PANEL, stroke=paints.STONE_EDGE),
        text_at(0, -7, "ROUND", 8, palette.MUTED, "middle", 600, letter_spacing=0.8),
        text_at(0, 14, view.round, 22, palette.INK, "middle", 700),
    ]
    bonuses = ", ".join(f"{size}: +{points}" for size, points in sorted(view.group_bonus.items()))
    note = f"Group bonus {bonuses}" if bonuses else "No group bonus"
    return at(
        WHEEL / 2,
        114,
        *parts,
        text_at(0, 134, view.board, 11.5, palette.INK, "middle", 600),
        text_at(0, 151, note, 11, palette.MUTED, "middle"),
    )


_HUB: Final = 30.0
_RIM: Final = 107.0


def _quarter(index: int, scored: Mapping[str, object], view: GardenView) -> str:
    """Draw the window of one round: signs of what it scores, their points further out."""
    past = index + 1 < view.round or view.over
    present = index + 1 == view.round and not view.over
    start = -pi + index * pi / 2

    def point(distance: float, angle: float) -> str:
        return f"{number(distance * cos(angle))} {number(distance * sin(angle))}"

    first, last = start + 0.02, start + pi / 2 - 0.02
    parts = [
        tag(
            "path",
            d=f"M{point(_HUB, first)}L{point(_RIM, first)}A{_RIM} {_RIM} 0 0 1 "
            f"{point(_RIM, last)}L{point(_HUB, last)}A{_HUB} {_HUB} 0 0 0 {point(_HUB, first)}z",
            fill=palette.ACCENT_SOFT if present else palette.PANEL,
            stroke=palette.ACCENT if present else paints.STONE_EDGE,
            stroke_width=2 if present else 1,
            stroke_linejoin="round",
        )
    ]
    x, y = 41 * cos(start + pi / 4), 41 * sin(start + pi / 4)
    parts.append(text_at(x, y + 4, index + 1, 10.5, palette.MUTED, "middle", 700))
    parts += _signs(index, scored, start)
    return group(*parts, opacity=0.45 if past else None)


def _signs(index: int, scored: Mapping[str, object], start: float) -> list[str]:
    """Draw what a round scores: up to four signs with their points outside, more in two rings."""
    parts = []
    roomy = len(scored) <= 4
    outer = len(scored) if roomy else ceil(len(scored) * 0.58)
    for place, (name, points) in enumerate(scored.items()):
        title = tag("title", f"round {index + 1}: {name}, {points} for each")
        ring, among = (place, outer) if place < outer else (place - outer, len(scored) - outer)
        angle = start + (ring + 0.5) * pi / 2 / among
        x, y = cos(angle), sin(angle)
        if roomy:
            sign = medallion(name, 70 * x, 70 * y, min(14.0, 48 / outer))
            label = text_at(95 * x, 95 * y + 4, points, 12, palette.INK, "middle", 700)
        else:
            distance = 91 if place < outer else 64
            x, y = distance * x, distance * y
            sign = medallion(name, x, y, 8.5)
            label = tag("circle", cx=x + 6, cy=y + 6, r=5.4, fill="#fff", stroke=palette.FAINT)
            label += text_at(x + 6, y + 8.6, points, 7.2, palette.INK, "middle", 700)
        parts.append(group(title, sign, label))
    return parts


def reserves(view: GardenView) -> str:
    """Draw supply, bag and tower, and the ledger of pieces seen and out of play."""
    parts = [heading(0, 0, "Reserves", 16)]
    for place, (title, count) in enumerate(
        (("supply", view.supply), ("bag", view.bag), ("tower", len(view.tower)))
    ):
        x = place * 88.0
        parts.append(
            tag(
                "text",
                tag("tspan", str(count), font_size=20, font_weight=700, fill=palette.INK),
                tag("tspan", f" {title}", font_size=12, fill=palette.MUTED),
                x=x,
                y=34,
            )
        )
    parts.append(at(0, 52, _ledger(view)))
    return "".join(parts)


def _ledger(view: GardenView) -> str:
    tower = Counter(view.tower)
    returned = set(view.returned)
    width, height, left, top = 34.0, 27.0, 34.0, 26.0
    parts = []
    for column, pattern in enumerate(PATTERNS):
        x = left + width * (column + 0.5)
        parts.append(
            use(f"qg-sign-{pattern}", x - 5, 10, 0.62, color=palette.INK, fill=palette.PANEL)
        )
        parts.append(text_at(x + 8, 14, value(f"blue-{pattern}"), 10, palette.MUTED, weight=700))
    for row, colour in enumerate(COLOURS):
        y = top + height * (row + 0.5)
        paint = paints.COLOURS[colour]
        parts.append(use(f"qg-t-{colour}", 12, y, 0.56))
        for column, pattern in enumerate(PATTERNS):
            x = left + width * (column + 0.5)
            name = f"{colour}-{pattern}"
            count = tower[name]
            parts.append(
                tag(
                    "rect",
                    x=x - 14.5,
                    y=y - 11,
                    width=29,
                    height=22,
                    rx=6,
                    fill=paint.fill if count else palette.HOLLOW,
                    stroke=palette.GOLD if name in returned else None,
                    stroke_width=2.4 if name in returned else None,
                )
            )
            if count:
                parts.append(text_at(x, y + 4.5, count, 12, paint.ink, "middle", 700))
    bottom = top + height * 6
    parts.append(caption(0, bottom + 18, "Numbers: tiles in the tower."))
    parts.append(caption(0, bottom + 33, "Gold: expansion seen, face down again."))
    return "".join(parts)
