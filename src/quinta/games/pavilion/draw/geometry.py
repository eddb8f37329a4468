"""Where the pavilion's spaces and features lie on paper (SP-2, SP-9.1).

A star is six rhombi with their sharp corners together. Star 1 stands to the left of the middle
star and the others follow clockwise, each turned so that its spaces 2 and 3 look at the middle.
Then the four spaces of a pillar or a statue stand around one gap between two stars, and the
two of a window look outwards; a fountain stands in the bay that two stars leave outside. Angles
are in degrees, clockwise from straight up; y grows downwards; lengths are in sides of a rhombus.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import Final

from quinta.canvas.svg import Point

DISTANCE: Final = 3.14
"""The distance from star to star. At 3 their tips would touch."""
FOUNTAIN: Final = 4.16
"""The distance from the middle to a fountain, in the bay outside of two stars."""
WIDTH: Final = 2 * (DISTANCE + 1.5)
HEIGHT: Final = 2 * (DISTANCE * sqrt(0.75) + sqrt(3))
"""The extent of the seven stars without their windows."""


def polar(angle: float, distance: float) -> Point:
    """Return the point at a distance from the origin in a direction."""
    return distance * sin(radians(angle)), -distance * cos(radians(angle))


def star_centre(star: int, side: float) -> Point:
    """Return the middle of a star."""
    return polar(_bearing(star), DISTANCE * side) if star else (0.0, 0.0)


def _bearing(star: int) -> float:
    return 270 + 60 * (star - 1)


def space_angle(star: int, space: int) -> int:
    """Return the direction of a space, counted from 1, from its star's middle."""
    return (60 * (space - 1) + (60 * (star - 1) if star else 0)) % 360


def space_centre(star: int, space: int, side: float) -> Point:
    """Return the middle of a space."""
    (x, y), (away_x, away_y) = (
        star_centre(star, side),
        polar(space_angle(star, space), side * sqrt(0.75)),
    )
    return x + away_x, y + away_y


def rhombus(side: float, angle: float = 0, middle: Point = (0.0, 0.0)) -> list[Point]:
    """Return the corners of a space or a tile whose long diagonal has a direction."""
    x, y = middle
    reach = [(0, sqrt(0.75)), (90, 0.5), (180, sqrt(0.75)), (270, 0.5)]
    points = [polar(angle + turn, side * length) for turn, length in reach]
    return [(x + corner_x, y + corner_y) for corner_x, corner_y in points]


def feature_centre(kind: str, star: int, side: float) -> Point:
    """Return where a feature stands; one between two outer stars belongs to the first."""
    x, y = star_centre(star, side)
    if kind == "pillar":
        return x / 2, y / 2
    if kind == "statue":
        next_x, next_y = star_centre(star % 6 + 1, side)
        return (x + next_x) / 2, (y + next_y) / 2
    if kind == "fountain":
        return polar(_bearing(star) + 30, side * FOUNTAIN)
    away_x, away_y = polar(_bearing(star), side * 1.5)
    return x + away_x, y + away_y


def points_centre(star: int, side: float) -> Point:
    """Return where an outer star's points stand: in the notch between its spaces 6 and 1."""
    x, y = star_centre(star, side)
    away_x, away_y = polar(space_angle(star, 6) + 30, side * 1.36)
    return x + away_x, y + away_y
