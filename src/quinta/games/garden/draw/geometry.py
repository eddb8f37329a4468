"""Where the garden's cells lie on paper (QG-2): axial coordinates, pointy-top, y downwards."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin, sqrt

from quinta.canvas.svg import Point
from quinta.games.garden.rules.board import DIRECTIONS, Cell


def centre(cell: Cell, size: float) -> Point:
    """Return the middle of a cell; ``size`` is the length of its sides."""
    q, r = cell
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def corners(size: float, middle: Point = (0.0, 0.0)) -> list[Point]:
    """Return the six corners of a cell, from the top clockwise."""
    x, y = middle
    return [
        (x + size * sin(radians(angle)), y - size * cos(radians(angle)))
        for angle in range(0, 360, 60)
    ]


def neighbours(cell: Cell) -> list[Cell]:
    """Return the six cells around one, in the order of the directions."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def flower(middle: Cell = (0, 0)) -> list[Cell]:
    """Return the seven cells of an expansion: its middle, then its rim."""
    return [middle, *neighbours(middle)]


def outline(cells: Sequence[Cell], size: float) -> list[Point]:
    """Return the outer edge of connected cells, as one closed line.

    Edges between two of the cells are left out; the rest are chained end to end.
    """
    edges: dict[tuple[Cell, Cell], Point] = {}
    for cell in cells:
        points = corners(size, centre(cell, size))
        # Corners lie on a lattice, so whole numbers name them without rounding errors.
        names = [(round(x / size / sqrt(0.75)), round(y / size * 2)) for x, y in points]
        for here, there, point in zip(names, names[1:] + names[:1], points, strict=True):
            edges[here, there] = point
    # Two cells run along an edge between them in opposite directions.
    following = {
        here: (there, point) for (here, there), point in edges.items() if (there, here) not in edges
    }
    first = max(following)
    line: list[Point] = []
    here = first
    while not line or here != first:
        here, point = following[here]
        line.append(point)
    return line
