"""One player's part of a Summer Pavilion picture: pavilion, tiles, score (SP-2, SP-7)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from quinta.canvas import palette
from quinta.canvas.frame import Head, seat_frame
from quinta.canvas.svg import at, caption, group, heading, pill, polygon, tag, text_at, use
from quinta.core.plurals import number_of
from quinta.games.pavilion.draw import paints
from quinta.games.pavilion.draw.geometry import (
    feature_centre,
    points_centre,
    polar,
    rhombus,
    space_angle,
    space_centre,
    star_centre,
)
from quinta.games.pavilion.draw.pieces import feature, mark, tile, wedges
from quinta.games.pavilion.draw.view import MANY_COLOURS, PavilionSeat, Tiles, star_points
from quinta.games.pavilion.rules.board import STARS, Side
from quinta.games.pavilion.rules.pieces import COLOURS

_SIDE: Final = 40.0
_MIDDLE: Final = (220.0, 246.0)
_COLUMN: Final = 442.0
_IN_GAPS: Final = ("pillar", "statue")
"""The features that stand between stars; others stand at the edge."""


def definitions(side: Side) -> str:
    """Draw the ground of a pavilion: stars, gaps between them and windows, in one soft shape."""
    parts = []
    for star in range(STARS):
        points = []
        for turn in range(0, 360, 60):
            x, y = star_centre(star, _SIDE)
            for away_x, away_y in (polar(turn, _SIDE * sqrt(3)), polar(turn + 30, _SIDE)):
                points.append((x + away_x, y + away_y))
        parts.append(polygon(points))
    for one in side.features:
        x, y = feature_centre(one.kind, one.star, _SIDE)
        parts.append(tag("circle", cx=x, cy=y, r=30 if one.kind in _IN_GAPS else 24, stroke="none"))
    for star in range(1, STARS):
        x, y = points_centre(star, _SIDE)
        parts.append(tag("circle", cx=x, cy=y, r=17, stroke="none"))
    court = group(
        *parts,
        id="sp-court",
        fill=paints.COURT,
        stroke=paints.COURT,
        stroke_width=16,
        stroke_linejoin="round",
    )
    return tag("defs", court)


def seat_panel(seat: PavilionSeat, head: Head, side: Side, wild: str | None) -> str:
    """Draw a whole seat."""
    return group(
        seat_frame(head),
        at(*_MIDDLE, _pavilion(seat, side)),
        at(_COLUMN, 84, _hand(seat.tiles, wild)),
        at(_COLUMN, 274, _kept(seat.kept)),
        at(_COLUMN, 350, _numbers(seat, side)),
    )


def _pavilion(seat: PavilionSeat, side: Side) -> str:
    parts = [use("sp-court", 0, 0)]
    for star in range(STARS):
        kind = seat.star_kind(side, star)
        for space in range(1, 7):
            colour = seat.pavilion[star][space - 1]
            parts.append(_space(side, star, space, colour, kind))
        points = star_points(side, kind) if kind else 0
        parts.append(_badge(star, kind, points, None not in seat.pavilion[star]))
    for one, done in seat.features(side):
        x, y = feature_centre(one.kind, one.star, _SIDE)
        state = ", complete" if done else ""
        title = f"{one.kind} of star {one.star}: {number_of(one.reward, 'tile')}{state}"
        parts.append(group(tag("title", title), feature(one.kind, x, y, done)))
    return "".join(parts)


def _space(side: Side, star: int, space: int, colour: str | None, kind: str | None) -> str:
    x, y = space_centre(star, space, _SIDE)
    angle = space_angle(star, space)
    price = side.stars[star].costs[space - 1]
    if colour is not None:
        return group(
            tag("title", f"{colour} at {star}.{space}, cost {price}"),
            tile(colour, x, y, _SIDE, angle),
        )
    own = side.stars[star].colour(space)
    only = own if own != kind else None
    paint = paints.COLOURS.get(own or kind or "")
    return at(
        x,
        y,
        tag("title", f"empty {star}.{space}, cost {price}{f', only {only}' if only else ''}"),
        polygon(
            rhombus(_SIDE - 3, angle),
            fill=paint.tint if paint else "#f8f5f9",
            stroke=paint.edge if paint else "#b3a8bb",
            stroke_width=1.1,
            stroke_linejoin="round",
        ),
        mark(only, *polar(angle, _SIDE * 0.48), 0.38, paint.deep, paint.tint)
        if only and paint
        else "",
        text_at(0, 5.4, price, 15, paint.deep if paint else "#6c6075", "middle", 700),
    )


def _badge(star: int, kind: str | None, points: int, full: bool) -> str:
    """Draw the disc in a star's middle with its colour, and the points of the full star."""
    x, y = star_centre(star, _SIDE)
    edge = palette.GOLD if full else "#ffffff"
    disc = tag("circle", r=9.5, fill="#ffffff", stroke=edge, stroke_width=2)
    if kind is None:
        return at(x, y, tag("circle", r=6, fill="#ffffff", stroke="#b3a8bb"))
    if kind == MANY_COLOURS:
        sign = wedges(8.5)
    else:
        paint = paints.COLOURS[kind]
        sign = tag("circle", r=8.5, fill=paint.fill) + mark(kind, 0, 0, 0.46, paint.ink, paint.fill)
    title = tag("title", f"star {star}: {kind}, {points} points when full")
    drawn = [at(x, y, title, disc, sign)]
    if star:
        label_x, label_y = points_centre(star, _SIDE)
        ink = palette.GOLD if full else palette.MUTED
        drawn.append(text_at(label_x, label_y + 4, points, 12, ink, "middle", 700))
    return "".join(drawn)


def _hand(tiles: Tiles, wild: str | None) -> str:
    """Draw the tiles beside the board, a row for each colour."""
    parts = [
        heading(0, 0, "Tiles", 14),
        caption(124, 0, sum(tiles.values()), "end"),
    ]
    for row, colour in enumerate(COLOURS):
        count = tiles.get(colour, 0)
        y = 22 + 27.0 * row
        ink = palette.INK if count else palette.FAINT
        parts.append(
            group(
                tag("title", f"{count} {colour}"),
                group(tile(colour, 22, y, 25, 90), opacity=None if count else 0.35),
                text_at(54, y + 5.5, count, 16, ink, weight=700),
                pill(80, y + 4, "wild", palette.ACCENT_SOFT, palette.ACCENT, 10)
                if colour == wild
                else "",
            )
        )
    return "".join(parts)


def _kept(tiles: Tiles) -> str:
    """Draw the tiles kept for the next round."""
    kept = [colour for colour, count in tiles.items() for _ in range(count)]
    parts = [heading(0, 0, "Kept", 14)]
    for place in range(max(4, len(kept))):
        x, y = 12 + 25.0 * place, 30.0
        if place < len(kept):
            parts.append(group(tag("title", kept[place]), tile(kept[place], x, y, 24)))
        else:
            hollow = {"fill": palette.HOLLOW, "stroke": palette.LINE}
            parts.append(polygon(rhombus(21, 0, (x, y)), **hollow))
    return "".join(parts)


def _numbers(seat: PavilionSeat, side: Side) -> str:
    """Draw the numbers that score when fully covered, and structure sets if they score."""
    rows = [
        (str(number), f"every {number} covered: {points} points", done, spaces, points)
        for number, done, spaces, points in seat.numbers(side)
    ]
    if side.set_points:
        sets, points = int(side.complete_sets(seat.laid_on(side).covered)), int(side.set_points)
        rows.append(("set", f"one of each feature: {points} points", sets, 6, points))
    parts = [heading(0, 0, "Numbers", 14)]
    for row, (name, title, done, whole, points) in enumerate(rows):
        ink = palette.GOLD if done == whole else palette.MUTED
        y = 18 + 66.0 * row / len(rows)
        parts.append(
            group(
                tag("title", title),
                text_at(0, y, name, 12, palette.INK, weight=700),
                _bar(24, y - 4, done / whole, ink),
                text_at(90, y, f"{done}/{whole}", 11, palette.MUTED, "end"),
                text_at(124, y, f"+{points}", 11.5, ink, "end", 700),
            )
        )
    return "".join(parts)


def _bar(x: float, y: float, part: float, fill: str) -> str:
    """Draw a progress bar."""
    size = {"x": x, "y": y - 2.5, "height": 5, "rx": 2.5}
    whole = tag("rect", width=38, fill=palette.LINE, **size)
    return whole + tag("rect", width=38.0 * part, fill=fill, **size) if part else whole
