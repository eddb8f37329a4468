"""The pieces of Queen's Garden as SVG: hexagons, jokers, cells, features, expansions.

``DEFINITIONS`` is drawn once per document, for cells with sides of 20; everything else refers
to it. Where a tile lies, the picture only says which one and at what scale.
"""

from __future__ import annotations

from typing import Final

from quinta.canvas import palette
from quinta.canvas.svg import at, group, polygon, tag, text_at, use
from quinta.games.garden.draw import paints
from quinta.games.garden.draw.geometry import centre, corners, flower, outline
from quinta.games.garden.draw.signs import SIGNS
from quinta.games.garden.rules.board import DIRECTIONS
from quinta.games.garden.rules.pieces import COLOURS, NAMES, NUMBERS, VALUE

UNIT: Final = 20
"""The side of a cell in the definitions."""

# Four tiles lie on an expansion above and below its middle row.
_PLACES: Final = ((0, -1), (1, -1), (-1, 1), (0, 1), (-1, 0), (1, 0))


def value(hexagon: str) -> int:
    """Return the cost and value of a hexagon."""
    return int(VALUE[NUMBERS[hexagon]])


def split(hexagon: str) -> tuple[str, str]:
    """Return the colour and the pattern of a hexagon."""
    colour, _, pattern = hexagon.partition("-")
    return colour, pattern


def tile(hexagon: str, x: float, y: float, size: float) -> str:
    """Draw a tile."""
    return use(f"qg-{hexagon}", x, y, size / UNIT)


def printed(hexagon: str, x: float, y: float, size: float) -> str:
    """Draw a hexagon printed on an expansion."""
    return use(f"qg-printed-{hexagon}", x, y, size / UNIT)


def expansion(hexagon: str | None, size: float, orientation: int = 1) -> str:
    """Draw an expansion around the origin, without its tiles; None is one face down."""
    scale = size / UNIT
    if hexagon is None:
        return use("qg-face-down", 0, 0, scale)
    x, y = centre(DIRECTIONS[orientation], size)
    return use("qg-face-up", 0, 0, scale) + printed(hexagon, x, y, size)


def tiles_on_expansion(hexagons: tuple[str, ...], size: float) -> str:
    """Draw the tiles that lie on an expansion of the display."""
    drawn = []
    for place, hexagon in zip(_PLACES, hexagons, strict=False):
        x, y = centre(place, size)
        drawn.append(tile(hexagon, x, y, size))
    return "".join(drawn)


def _cell(name: str, fill: str, edge: str) -> str:
    return polygon(corners(19.2), id=name, fill=fill, stroke=edge, stroke_width=1)


# A second sign of the colour besides the colour itself: the line along a tile's edge is whole,
# double, dotted, drawn around the corners only, drawn along the sides only, or dashed. A side
# of that line is 16 long, and it begins at a corner.
_BORDERS: Final[dict[str, dict[str, object]]] = {
    "blue": {},
    "purple": {},
    "lilac": {"stroke_dasharray": "0 4", "stroke_linecap": "round", "stroke_width": 2},
    "yellow": {"stroke_dasharray": "8 8", "stroke_dashoffset": 4},
    "lime": {"stroke_dasharray": "8 8", "stroke_dashoffset": -4},
    "green": {"stroke_dasharray": "2.4 1.6"},
}


def _border(colour: str, light: str, size: float) -> str:
    style = {"fill": "none", "stroke": light, "stroke_width": 1.2, **_BORDERS.get(colour, {})}
    line = polygon(corners(size), **style)
    return line + polygon(corners(size - 2.6), **style) if colour == "purple" else line


def _base(colour: str, paint: palette.Paint) -> str:
    """Draw a tile's body, a little thick, with a line of light along its edge."""
    return group(
        polygon(corners(18.8, (0, 1.5)), fill=paint.edge),
        polygon(corners(18.6), fill=paint.fill),
        _border(colour, paint.light, 16),
        id=f"qg-t-{colour}",
        stroke_linejoin="round",
    )


def _printed_base(colour: str, paint: palette.Paint) -> str:
    return group(
        polygon(corners(18.2), fill="none", stroke=paint.fill, stroke_width=1.3),
        polygon(corners(15.6), fill=paint.fill),
        id=f"qg-p-{colour}",
    )


def _hexagon(hexagon: str) -> str:
    colour, pattern = split(hexagon)
    paint = paints.COLOURS[colour]
    face = use(f"qg-sign-{pattern}", 0, -3.8, 0.84, color=paint.ink, fill=paint.fill)
    small = use(f"qg-sign-{pattern}", 0, -3, 0.68, color=paint.ink, fill=paint.fill)
    points = str(value(hexagon))
    return group(
        use(f"qg-t-{colour}", 0, 0),
        face,
        text_at(0, 15.4, points, 8.8, paint.ink, "middle", 700),
        id=f"qg-{hexagon}",
    ) + group(
        use(f"qg-p-{colour}", 0, 0),
        small,
        text_at(0, 12.8, points, 7.6, paint.ink, "middle", 700),
        id=f"qg-printed-{hexagon}",
    )


def _features() -> str:
    stone = polygon(corners(19.2), fill=paints.STONE, stroke=paints.STONE_EDGE, stroke_width=1)
    fountain = group(
        stone,
        tag("circle", r=15.6, fill="#fdfbf6", stroke=paints.STONE_EDGE, stroke_width=1.4),
        tag("circle", r=12.6, fill=paints.WATER),
        tag("circle", r=8.8, fill="none", stroke="#c9e8ee", stroke_width=1.3),
        tag("circle", r=5, fill="#fdfbf6", stroke=paints.STONE_EDGE, stroke_width=1),
        tag("circle", r=2.2, fill=paints.WATER),
        id="qg-fountain",
    )
    statue = group(
        stone,
        tag("circle", cy=-8.8, r=3.6, fill=paints.MARBLE),
        tag(
            "path",
            fill=paints.MARBLE,
            d="M-2-5.4H2C6.6-4.4 6.4-.4 4.8 2.2L5.4 6.4H-5.4L-4.8 2.2C-6.4-.4-6.6-4.4-2-5.4z"
            "M-7.2 7.6H7.2V10H-7.2zM-5.8 11H5.8V13H-5.8z",
        ),
        id="qg-statue",
    )
    bench = group(
        stone,
        tag(
            "path",
            fill=paints.WOOD,
            d="M-11-7.4H11V-4.8H-11zM-11-3.4H11V-.8H-11zM-12.4 1.4H12.4V4.6H-12.4z"
            "M-10.4 5.4H-7.6V11H-10.4zM7.6 5.4H10.4V11H7.6z"
            "M-9.6-1H-7.4V1.6H-9.6zM7.4-1H9.6V1.6H7.4z",
        ),
        id="qg-bench",
    )
    points = corners(17)
    roof = "".join(
        polygon([(0, 0), points[n], points[(n + 1) % 6]], fill=paints.ROOF[shade])
        for n, shade in enumerate((1, 1, 1, 0, 2, 2))
    )
    pavilion = group(
        roof,
        polygon(points, fill="none", stroke="#fff3e2", stroke_width=1.2, stroke_linejoin="round"),
        tag("circle", r=3, fill="#fff3e2"),
        id="qg-pavilion",
    )
    surrounded = polygon(
        corners(17.6),
        id="qg-surrounded",
        fill="none",
        stroke=palette.GOLD,
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    return fountain + statue + bench + pavilion + surrounded


def _flowers() -> str:
    """Draw expansions, both sides, and the dashed ground of an empty area."""
    edge = outline(flower(), UNIT)
    parts = []
    for name, ground, rim, cell in (
        ("qg-face-up", paints.PAVING, paints.PAVING_EDGE, "qg-paving"),
        ("qg-face-down", paints.SOIL, paints.SOIL_EDGE, "qg-soil"),
    ):
        cells = [use(cell, *centre(place, UNIT)) for place in flower()[1:]]
        middle = use("qg-pavilion" if name == "qg-face-up" else cell, 0, 0)
        shape = polygon(edge, fill=ground, stroke=rim, stroke_width=3.5, stroke_linejoin="round")
        parts.append(group(shape, *cells, middle, id=name))
    parts.append(
        polygon(
            edge,
            id="qg-ghost",
            fill="#ffffff",
            fill_opacity=0.32,
            stroke="#93a37d",
            stroke_width=1.6,
            stroke_dasharray="5 5",
            stroke_linejoin="round",
        )
    )
    return "".join(parts)


def _definitions() -> str:
    signs = [group(sign, id=f"qg-sign-{name}") for name, sign in SIGNS.items()]
    bases = [_base(colour, paints.COLOURS[colour]) for colour in COLOURS]
    printed_bases = [_printed_base(colour, paints.COLOURS[colour]) for colour in COLOURS]
    joker = group(
        use("qg-t-joker", 0, 0),
        tag(
            "path",
            fill="#fff",
            d="M0-12C1.4-3.6 3.6-1.4 12 0 3.6 1.4 1.4 3.6 0 12-1.4 3.6-3.6"
            " 1.4-12 0-3.6-1.4-1.4-3.6 0-12z",
        ),
        id="qg-joker",
    )
    return tag(
        "defs",
        *signs,
        *bases,
        *printed_bases,
        _base("joker", paints.JOKER),
        joker,
        _cell("qg-paving", paints.PAVING, paints.PAVING_EDGE),
        _cell("qg-soil", paints.SOIL, paints.SOIL_EDGE),
        _cell("qg-space", palette.HOLLOW, palette.LINE),
        _features(),
        _flowers(),
        *[_hexagon(hexagon) for hexagon in NAMES],
    )


DEFINITIONS: Final = _definitions()


def joker(x: float, y: float, size: float) -> str:
    """Draw a joker."""
    return use("qg-joker", x, y, size / UNIT)


def medallion(name: str, x: float, y: float, radius: float) -> str:
    """Draw a colour or a pattern as the wheel and the ledger show it."""
    if name in paints.COLOURS:
        return use(f"qg-t-{name}", x, y, radius / 17.5)
    return at(
        x,
        y,
        tag("circle", r=radius, fill="#fff", stroke=palette.FAINT),
        use(f"qg-sign-{name}", 0, 0, radius / 16, color=palette.INK, fill="#fff"),
    )
