"""Features by name: each number has one, and the files of weights have the same ones."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec

from quinta.brains.changes import ChangeTracker
from quinta.brains.features import feature_names, weighted_sum
from quinta.games import GAMES


class Numbered:
    """Features in another order than that of their numbers."""

    STAR_RUNS = 1
    ONE = 0
    GROUPS_OF_3 = 2


class WithGap:
    """Features of which one is missing."""

    ONE = 0
    SCORE = 2


def test_names_are_in_the_order_of_the_numbers() -> None:
    assert feature_names(Numbered) == ("one", "star runs", "groups of 3")


def test_a_number_left_out_is_a_fault() -> None:
    with pytest.raises(ValueError, match="WithGap are not numbered from 0 on"):
        feature_names(WithGap)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_fitted_weights_have_the_names_of_the_features(game: str) -> None:
    path = GAMES[game].file("brain/fitted.json")
    assert tuple(json.loads(path.read_text())["weights"]) == GAMES[game].brain.SPEC.names


def test_a_weighted_sum_takes_the_weights_of_its_phase() -> None:
    weights = vec[float]([1.0, 2.0, 4.0, 10.0, 20.0, 40.0])
    features = vec[float]([1.0, 1.0, 0.5])
    assert weighted_sum(weights, 0, features, 0, 3) == 5.0
    assert weighted_sum(weights, 1, features, 1, 3) == 40.0


def test_a_tracker_says_what_has_changed_since_it_was_last_asked() -> None:
    tracker = ChangeTracker(2)
    assert tracker.update(0, 0) and tracker.update(1, 5)
    assert not tracker.update(0, 0) and not tracker.update(1, 5)
    assert tracker.update(1, 6) and tracker.update(1, 5)
