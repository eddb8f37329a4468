"""The pavilion as data: rings, features, costs."""

from __future__ import annotations

import itertools

import pytest

from quinta.games.pavilion.rules.board import (
    EVERY_SPACE,
    FEATURES,
    SIDES,
    STANDARD,
    VARIANT,
    reward,
    ring_run,
    space_number,
)


def places(mask: int) -> set[tuple[int, int]]:
    return {(space // 6, space % 6 + 1) for space in range(42) if mask >> space & 1}


def test_ring_runs_of_every_star_and_every_pattern_of_tiles() -> None:
    for star, pattern in itertools.product(range(7), range(64)):
        for place in range(6):
            if not pattern >> place & 1:
                continue
            ring = {place}
            for step in (1, -1):
                other = (place + step) % 6
                while pattern >> other & 1 and other not in ring:
                    ring.add(other)
                    other = (other + step) % 6
            # Tiles of other stars never count.
            covered = EVERY_SPACE & ~(63 << 6 * star) | pattern << 6 * star
            assert ring_run(covered, 6 * star + place) == len(ring)


def test_there_are_six_pillars_six_statues_and_six_windows() -> None:
    kinds = [(feature.kind, feature.star) for feature in FEATURES]
    assert sorted(kinds) == [
        (kind, star) for kind in ("pillar", "statue", "window") for star in range(1, 7)
    ]


@pytest.mark.parametrize(
    ("kind", "star", "spaces"),
    [
        ("pillar", 1, {(1, 2), (1, 3), (0, 5), (0, 6)}),
        ("pillar", 2, {(2, 2), (2, 3), (0, 6), (0, 1)}),
        ("pillar", 3, {(3, 2), (3, 3), (0, 1), (0, 2)}),
        ("pillar", 6, {(6, 2), (6, 3), (0, 4), (0, 5)}),
        ("statue", 1, {(1, 1), (1, 2), (2, 3), (2, 4)}),
        ("statue", 6, {(6, 1), (6, 2), (1, 3), (1, 4)}),
        ("window", 4, {(4, 5), (4, 6)}),
    ],
)
def test_spaces_of_features(kind: str, star: int, spaces: set[tuple[int, int]]) -> None:
    (feature,) = [each for each in FEATURES if (each.kind, each.star) == (kind, star)]
    assert places(feature.spaces) == spaces


def test_the_last_space_of_a_feature_earns_its_reward_and_no_other_does() -> None:
    for feature in FEATURES:
        for space in range(42):
            if feature.spaces >> space & 1:
                others = feature.spaces & ~(1 << space)
                assert reward(others, space) == feature.reward
                for missing in range(42):
                    if others >> missing & 1:
                        assert reward(others & ~(1 << missing), space) == 0


def test_a_placement_earns_what_all_features_of_its_space_bring_together() -> None:
    for space in range(42):
        expected = sum(feature.reward for feature in FEATURES if feature.spaces >> space & 1)
        assert reward(EVERY_SPACE & ~(1 << space), space) == expected
        assert expected <= 3


def test_costs_of_both_sides() -> None:
    for star in range(7):
        standard = [STANDARD.costs[space_number(star, place)] for place in range(1, 7)]
        variant = [VARIANT.costs[space_number(star, place)] for place in range(1, 7)]
        assert standard == [1, 2, 3, 4, 5, 6]
        assert variant == ([3] * 6 if star == 0 else [3, 2, 1, 4, 5, 6])


def test_affordable_spaces_are_those_that_cost_no_more() -> None:
    for side in SIDES.values():
        for tiles in range(45):
            mask = sum(1 << space for space in range(42) if side.costs[space] <= tiles)
            assert side.affordable[tiles] == mask
