"""What all players of Summer Pavilion share: factories, centre, wild track, supply, reserves."""

from __future__ import annotations

from typing import Final

from quinta.canvas import frame, palette
from quinta.canvas.svg import at, caption, group, heading, polygon, tag, text_at
from quinta.games.pavilion.draw.geometry import polar, rhombus
from quinta.games.pavilion.draw.pieces import feature, tile
from quinta.games.pavilion.draw.view import PavilionView, Tiles
from quinta.games.pavilion.rules.pieces import COLOURS

SHARED: Final = 500.0
"""The width of the track, the supply and the reserves."""


def factories(view: PavilionView, columns: int, pitch: float, radius: float) -> str:
    """Draw the factories in so many columns, ``pitch`` from one to the next."""
    parts = [heading(0, 0, "Factories", 16)]
    for place, tiles in enumerate(view.factories):
        x = radius + pitch * (place % columns)
        y = 20 + radius + (2 * radius + 10) * (place // columns)
        parts.append(at(x, y, _factory(place + 1, tiles, radius)))
    return "".join(parts)


def _factory(number: int, tiles: Tiles, radius: float) -> str:
    """Draw a plate with its tiles laid as petals, and its number."""
    laid = _each(tiles)
    named = ", ".join(f"{count} {colour}" for colour, count in tiles.items()) or "empty"
    parts = [
        tag("title", f"factory {number}: {named}"),
        tag("circle", cy=2.5, r=radius, fill="#8d7f66", opacity=0.2),
        tag(
            "circle",
            r=radius,
            fill="#ffffff" if laid else palette.HOLLOW,
            stroke=palette.PANEL_EDGE,
            stroke_width=1.4,
        ),
        tag("circle", r=radius - 4, fill="none", stroke=palette.HOLLOW, stroke_width=1.4),
    ]
    side = (radius - 7) / 1.78
    for place, colour in enumerate(laid):
        x, y = polar(90 * place, side * 0.88)
        parts.append(tile(colour, x, y, side, 90 * (place % 2)))
    x, y = polar(45, radius * 0.68) if laid else (0.0, 0.0)
    parts.append(text_at(x, y + 4.5, number, 12, palette.MUTED, "middle", 700))
    return group(*parts)


def _each(tiles: Tiles) -> list[str]:
    """Return the colour of every tile."""
    return [colour for colour, count in tiles.items() for _ in range(count)]


def centre(view: PavilionView, width: float, starter: str) -> str:
    """Draw the centre of the table, with the first-player marker while nobody has it."""
    parts = [heading(0, 0, "Centre", 16)]
    if not view.over:
        parts.append(caption(width, 0, f"{starter} started the round", "end"))
    if view.marker is None:
        parts.append(frame.marker(76, -5.5))
    laid = _each(view.centre)
    side, pitch = 25.0, 29.0
    columns = max(int(width // pitch), 1)
    for place, colour in enumerate(laid):
        x, y = 13 + pitch * (place % columns), 40 + 46.0 * (place // columns)
        parts.append(group(tag("title", colour), tile(colour, x, y, side)))
    if not laid:
        parts.append(caption(0, 28, "No tiles."))
    return "".join(parts)


def track(view: PavilionView) -> str:
    """Draw the six rounds with their wild colours, the present one framed."""
    parts = [heading(0, 0, "Wild colour", 16)]
    for place, colour in enumerate(view.wilds):
        present = place + 1 == view.round and not view.over
        past = place + 1 < view.round or view.over
        x = 34 + 76.0 * place
        parts.append(
            at(
                x,
                48,
                tag("title", f"round {place + 1}: {colour}{', now' if present else ''}"),
                tag(
                    "rect",
                    x=-33,
                    y=-32,
                    width=66,
                    height=66,
                    rx=12,
                    fill=palette.ACCENT_SOFT if present else palette.HOLLOW,
                    stroke=palette.ACCENT if present else "none",
                    stroke_width=2,
                ),
                tile(colour, 9, 1, 30),
                text_at(
                    -24, 6, place + 1, 14, palette.ACCENT if present else palette.MUTED, weight=700
                ),
                opacity=0.45 if past else None,
            )
        )
    return "".join(parts)


def supply(view: PavilionView) -> str:
    """Draw the ten tiles from which rewards are taken."""
    laid = _each(view.supply)
    parts = [heading(0, 0, "Supply", 16)]
    for place, (kind, reward) in enumerate(
        {one.kind: one.reward for one in view.side.features}.items()
    ):
        x = 252 + 48.0 * place
        title = tag("title", f"{kind}: {reward}")
        parts.append(group(title, feature(kind, x, -5, done=False)))
        parts.append(text_at(x + 12, 0, f"+{reward}", 12, palette.MUTED, weight=700))
    for place in range(max(10, len(laid))):
        x, y = 18 + 38.0 * place, 46.0
        parts.append(
            polygon(rhombus(34, 0, (x, y)), fill=palette.HOLLOW, stroke=palette.LINE)
            if place >= len(laid)
            else group(tag("title", laid[place]), tile(laid[place], x, y, 34))
        )
    return "".join(parts)


def reserves(view: PavilionView) -> str:
    """Draw how many tiles the bag holds, and which ones the tower."""
    parts = [
        _count(0, view.bag, "bag"),
        _count(92, sum(view.tower.values()), "tower"),
    ]
    for place, colour in enumerate(COLOURS):
        count = view.tower.get(colour, 0)
        x = 204 + 46.0 * place
        parts.append(
            group(
                tag("title", f"{count} {colour} in the tower"),
                tile(colour, x, -6, 17),
                text_at(x + 11, -1, count, 12, palette.INK, weight=700),
                opacity=None if count else 0.4,
            )
        )
    return "".join(parts)


def _count(x: float, number: int, what: str) -> str:
    return tag(
        "text",
        tag("tspan", str(number), font_size=20, font_weight=700, fill=palette.INK),
        tag("tspan", what, dx=5, font_size=12, fill=palette.MUTED),
        x=x,
    )
