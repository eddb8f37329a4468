"""The pieces of Summer Pavilion as SVG: tiles, empty spaces, features.

``DEFINITIONS`` is drawn once per document, for rhombi with sides of 40; everything else refers
to it. A tile is defined once for each way it can lie, so that its edge is always in shadow
below and its mark always upright.
"""

from __future__ import annotations

from typing import Final

from quinta.canvas import palette
from quinta.canvas.svg import Point, group, polygon, tag, use
from quinta.games.pavilion.draw import paints
from quinta.games.pavilion.draw.geometry import polar, rhombus
from quinta.games.pavilion.draw.signs import SIGNS
from quinta.games.pavilion.rules.pieces import COLOURS

UNIT: Final = 40.0
"""The side of a rhombus in the definitions."""

_TURNS: Final = (0, 60, 90, 120)

_FEATURES: Final[dict[str, str]] = {
    "pillar": "M-8-11H8V-8H-8zM-6-7H6L5-5H-5zM-4.4-4.2H-1.6V6H-4.4zM-.9-4.2H.9V6H-.9zM1.6-4.2H4.4V6"
    "H1.6zM-6 7H6V9H-6zM-8 9.6H8V12H-8z",
    "statue": "M0-12A3.6 3.6 0 1 1 0-4.8 3.6 3.6 0 1 1 0-12zM-2-4.2H2C6.8-3.4 6.6.6 5 3L5.4 6.4"
    "H-5.4L-5 3C-6.6.6-6.8-3.4-2-4.2zM-7.4 7.4H7.4V9.6H-7.4zM-6 10.2H6V12H-6z",
    "window": "M-8 12V-3A8 8 0 0 1 8-3V12zM-5.6-3.2A5.6 5.6 0 0 1-1-8.4V-3.2zM5.6-3.2A5.6 5.6 0 0 "
    "0 1-8.4V-3.2zM-5.6-1.4V3.6H-1V-1.4zM1-1.4V3.6H5.6V-1.4z"
    "M-5.6 5.4V9.8H-1V5.4zM1 5.4V9.8H5.6V5.4z",
    "fountain": "M0-12C4-12 7.6-9.4 8.4-4.6L6.6-4.2C5.8-7.6 3.6-9.6.9-10V-1H-.9V-10C-3.6-9.6-5.8"
    "-7.6-6.6-4.2L-8.4-4.6C-7.6-9.4-4-12 0-12zM-10-.2H10C9.6 4 6.4 6 2 6.4V9.4H5.4V12H-5.4V9.4H-2"
    "V6.4C-6.4 6-9.6 4-10-.2z",
}


def tile(colour: str, x: float, y: float, side: float, angle: int = 0) -> str:
    """Draw a tile; its long diagonal points up or at an angle."""
    return use(f"sp-{colour}-{angle % 180}", x, y, side / UNIT)


def mark(colour: str, x: float, y: float, scale: float, ink: str, ground: str) -> str:
    """Draw the mark of a colour alone."""
    return use(f"sp-mark-{colour}", x, y, scale, color=ink, fill=ground)


def feature(kind: str, x: float, y: float, done: bool) -> str:
    """Draw a feature; gold when its spaces are all covered."""
    return use(f"sp-{kind}{'-done' if done else ''}", x, y)


def wedges(radius: float) -> str:
    """Draw a small wheel of all six colours, the sign of a star of many."""
    parts = []
    for turn, colour in enumerate(COLOURS):
        (x, y), (last_x, last_y) = polar(60 * turn - 30, radius), polar(60 * turn + 30, radius)
        path = f"M0 0L{x:.1f} {y:.1f}A{radius} {radius} 0 0 1 {last_x:.1f} {last_y:.1f}z"
        parts.append(tag("path", d=path, fill=paints.COLOURS[colour].fill))
    return "".join(parts)


def _tile(colour: str, angle: int) -> str:
    paint = paints.COLOURS[colour]
    below: Point = (0.0, 1.6)
    return group(
        polygon(rhombus(UNIT - 4.6, angle, below), fill=paint.edge, stroke=paint.edge),
        polygon(rhombus(UNIT - 4.6, angle), fill=paint.fill, stroke=paint.fill),
        polygon(rhombus(UNIT - 9, angle), fill="none", stroke=paint.light, stroke_width=1.2),
        mark(colour, 0, 0, 0.84, paint.ink, paint.fill),
        id=f"sp-{colour}-{angle}",
        stroke_width=2,
        stroke_linejoin="round",
    )


def _features() -> str:
    parts = []
    for kind, path in _FEATURES.items():
        parts.append(tag("path", d=path, id=f"sp-{kind}", fill="#9a8fa3", fill_rule="evenodd"))
        parts.append(
            group(
                tag("circle", r=15, fill="#fdf0cf", stroke=palette.GOLD, stroke_width=1.6),
                tag("path", d=path, fill="#a86f07", fill_rule="evenodd", transform="scale(.82)"),
                id=f"sp-{kind}-done",
            )
        )
    return "".join(parts)


DEFINITIONS: Final = tag(
    "defs",
    *[group(sign, id=f"sp-mark-{colour}") for colour, sign in SIGNS.items()],
    *[_tile(colour, turn) for colour in COLOURS for turn in _TURNS],
    _features(),
)
