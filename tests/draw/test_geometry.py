"""Shapes lie where the rules put them (QG-2, SP-2)."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from quinta.games.garden.draw import geometry as hexagons
from quinta.games.garden.rules.board import CELLS, DIRECTIONS
from quinta.games.pavilion.draw import geometry as stars
from quinta.games.pavilion.rules.board import STARS, space_number
from quinta.games.pavilion.rules.boards import GLAZED_ORANGE

SPACES = [(star, space) for star in range(STARS) for space in range(1, 7)]


def test_neighbouring_cells_lie_side_by_side() -> None:
    for cell, other in combinations(CELLS, 2):
        step = (other[0] - cell[0], other[1] - cell[1])
        apart = dist(hexagons.centre(cell, 10), hexagons.centre(other, 10))
        if step in DIRECTIONS:
            assert apart == pytest.approx(10 * 3**0.5)
        else:
            assert apart > 29


@pytest.mark.parametrize(("cells", "corners"), [(1, 6), (7, 18), (13, 30)])
def test_an_outline_runs_once_around_its_cells(cells: int, corners: int) -> None:
    line = hexagons.outline(CELLS[:cells], 20)
    assert len(line) == corners
    for here, there in zip(line, line[1:] + line[:1], strict=True):
        assert dist(here, there) == pytest.approx(20)


def test_the_middle_stars_first_space_points_up_and_star_1_stands_left() -> None:
    x, y = stars.space_centre(0, 1, 40)
    assert x == pytest.approx(0)
    assert y < 0
    x, y = stars.star_centre(1, 40)
    assert x < 0
    assert y == pytest.approx(0)


def test_stars_and_their_spaces_run_clockwise() -> None:
    def turns_right(a: tuple[float, float], b: tuple[float, float]) -> bool:
        return a[0] * b[1] - a[1] * b[0] > 0

    for star in range(1, STARS):
        here, there = stars.star_centre(star, 1), stars.star_centre(star % 6 + 1, 1)
        assert turns_right(here, there)
    for star in range(STARS):
        middle = stars.star_centre(star, 1)
        for space in range(1, 7):
            ends = [stars.space_centre(star, which, 1) for which in (space, space % 6 + 1)]
            first, second = ((x - middle[0], y - middle[1]) for x, y in ends)
            assert turns_right(first, second)


def test_no_two_spaces_overlap() -> None:
    places = [stars.space_centre(star, space, 40) for star, space in SPACES]
    for one, other in combinations(places, 2):
        assert dist(one, other) > 34


@pytest.mark.parametrize(
    "feature", GLAZED_ORANGE.features, ids=lambda one: f"{one.kind}-{one.star}"
)
def test_a_feature_stands_nearest_to_the_spaces_that_complete_it(feature: object) -> None:
    assert isinstance(feature, tuple)
    kind, star, mask, _ = feature
    place = stars.feature_centre(kind, star, 40)
    away = {space: dist(place, stars.space_centre(space[0], space[1], 40)) for space in SPACES}
    nearest = sorted(SPACES, key=lambda space: away[space])
    wanted = {space for space in SPACES if mask >> space_number(*space) & 1}
    assert set(nearest[: len(wanted)]) == wanted
