"""The pavilion as data: rings, features, costs."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from quinta.games.pavilion.rules.board import (
    EVERY_SPACE,
    MOST_BONUS,
    Side,
    Star,
    ring_run,
    space_number,
)
from quinta.games.pavilion.rules.boards import GLAZED_ORANGE, SIDES, STANDARD, VARIANT, side_of


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
    kinds = [(feature.kind, feature.star) for feature in STANDARD.features]
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
        ("fountain", 1, {(1, 1), (1, 6), (2, 4), (2, 5)}),
        ("fountain", 6, {(6, 1), (6, 6), (1, 4), (1, 5)}),
    ],
)
def test_spaces_of_features(kind: str, star: int, spaces: set[tuple[int, int]]) -> None:
    (feature,) = [one for one in GLAZED_ORANGE.features if (one.kind, one.star) == (kind, star)]
    assert places(feature.spaces) == spaces


@pytest.mark.parametrize("side", SIDES.values(), ids=list(SIDES))
def test_the_last_space_of_a_feature_earns_its_reward_and_no_other_does(side: Side) -> None:
    for feature in side.features:
        for space in range(42):
            if feature.spaces >> space & 1:
                others = feature.spaces & ~(1 << space)
                assert side.reward(others, space) == feature.reward
                for missing in range(42):
                    if others >> missing & 1:
                        assert side.reward(others & ~(1 << missing), space) == 0


@pytest.mark.parametrize("side", SIDES.values(), ids=list(SIDES))
def test_a_placement_earns_what_all_features_of_its_space_bring_together(side: Side) -> None:
    for space in range(42):
        expected = sum(feature.reward for feature in side.features if feature.spaces >> space & 1)
        assert side.reward(EVERY_SPACE & ~(1 << space), space) == expected
        assert expected <= MOST_BONUS


def test_as_many_sets_are_complete_as_the_rarest_feature_has() -> None:
    pillar, statue, window, fountain, *_ = GLAZED_ORANGE.features
    assert GLAZED_ORANGE.complete_sets(0) == 0
    assert GLAZED_ORANGE.complete_sets(EVERY_SPACE) == 6
    three = pillar.spaces | statue.spaces | window.spaces
    assert GLAZED_ORANGE.complete_sets(three) == 0
    assert GLAZED_ORANGE.complete_sets(three | fountain.spaces) == 1


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


FACTS = {
    "stars": STANDARD.stars,
    "rewards": {"window": 3},
    "wilds": ("purple", "green", "orange", "yellow", "blue", "red"),
    "star_points": dict.fromkeys(("purple", "green", "orange", "yellow", "blue", "red"), 10),
    "many_points": 12,
    "number_points": {1: 4},
}


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ({"stars": STANDARD.stars[1:]}, "42 spaces cost 1 to 6"),
        ({"stars": (Star("many", (0, 2, 3, 4, 5, 6)), *STANDARD.stars[1:])}, "42 spaces"),
        ({"stars": (Star("grey", (1,) * 6), *STANDARD.stars[1:])}, "cannot take 'grey'"),
        ({"stars": (Star(("red",) * 6, (1,) * 6), *STANDARD.stars[1:])}, "cannot take"),
        ({"wilds": ("red",) * 6}, "each colour is wild in one round"),
        ({"stars": VARIANT.stars[:1] * 7}, "no space costs 1"),
        ({"rewards": {"window": 3, "fountain": 2}}, "earns 4 tiles at most"),
    ],
)
def test_a_side_that_cannot_be_played_is_refused(facts: dict[str, Any], fault: str) -> None:
    played: dict[str, Any] = FACTS
    assert Side("made up", "SP-2", **played).name == "made up"
    with pytest.raises(ValueError, match=f"made up: .*{fault}"):
        Side("made up", "SP-2", **{**played, **facts})


@pytest.mark.parametrize("name", ["", "Standard", "glazed", None, 3, ["standard"]])
def test_an_unknown_side_is_never_taken_for_another(name: object) -> None:
    with pytest.raises(ValueError, match="is not one of standard, variant, glazed-orange, glazed"):
        side_of(name)
