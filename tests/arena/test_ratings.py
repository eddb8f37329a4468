"""Ratings and intervals: by hand where that is possible, by simulation where it is not."""

from __future__ import annotations

import math
import random
from itertools import combinations
from statistics import fmean

import pytest

from quinta.arena.intervals import design_effect, quantile, win_rate_interval
from quinta.arena.ratings import SCALE, Encounter, Role, rate


def one_on_one(first: int, second: int, games: float, points: float) -> Encounter:
    return Encounter(first, second, [Role(1, 1, games, points)], sets=1000)


def test_three_of_four_points_are_191_elo() -> None:
    above, below = rate(2, [one_on_one(0, 1, 100, 75)], drawn=0)
    assert above.elo - below.elo == pytest.approx(400 * math.log10(3))
    assert above.elo + below.elo == pytest.approx(0)


def test_interval_of_two_is_that_of_a_proportion() -> None:
    above, _ = rate(2, [one_on_one(0, 1, 100, 75)], drawn=0)
    error_of_the_lead = SCALE / math.sqrt(100 * 0.75 * 0.25)
    half = quantile(1001) * error_of_the_lead / 2
    assert above.high - above.elo == pytest.approx(half)
    assert above.elo - above.low == pytest.approx(half)


def test_design_effect_scales_the_interval() -> None:
    roles = [Role(1, 1, 100, 75)]
    (usual, _), (twice, _) = (
        rate(2, [Encounter(0, 1, roles, 1000, effect)], drawn=0) for effect in (1.0, 4.0)
    )
    assert twice.high - twice.low == pytest.approx(2 * (usual.high - usual.low))


def test_consistent_odds_are_found_exactly() -> None:
    strengths = [8.0, 4.0, 1.0]
    encounters = [
        one_on_one(i, j, 60, 60 * strengths[i] / (strengths[i] + strengths[j]))
        for i, j in combinations(range(3), 2)
    ]
    ratings = rate(3, encounters, drawn=0)
    assert ratings[0].elo - ratings[1].elo == pytest.approx(400 * math.log10(2))
    assert ratings[1].elo - ratings[2].elo == pytest.approx(400 * math.log10(4))
    assert fmean(one.elo for one in ratings) == pytest.approx(0)


def test_a_bot_that_was_only_met_by_others_is_still_compared() -> None:
    """A beats B 2:1 and B beats C 2:1, so A stands to C as 4:1."""
    ratings = rate(3, [one_on_one(0, 1, 30, 20), one_on_one(1, 2, 30, 20)], drawn=0)
    assert ratings[0].elo - ratings[2].elo == pytest.approx(400 * math.log10(4))
    assert ratings[0].high - ratings[0].low > ratings[1].high - ratings[1].low


def test_half_the_games_against_a_field_of_two_is_twice_the_strength() -> None:
    lone = Encounter(0, 1, [Role(1, 2, 80, 40)], sets=10)
    above, below = rate(2, [lone], drawn=0)
    assert above.elo - below.elo == pytest.approx(400 * math.log10(2))


def test_an_even_share_in_every_role_is_no_difference() -> None:
    roles = [Role(1, 3, 40, 10), Role(3, 1, 40, 30)]
    above, below = rate(2, [Encounter(0, 1, roles, sets=10)])
    assert above.elo == pytest.approx(0) == below.elo


def test_one_drawn_game_keeps_a_clean_sweep_finite() -> None:
    """Ten wins and a draw are odds of 21 to 1."""
    above, below = rate(2, [one_on_one(0, 1, 10, 10)])
    assert above.elo - below.elo == pytest.approx(400 * math.log10(21))
    assert above.low < above.elo < above.high


def test_the_order_is_that_of_a_long_ladder_of_sweeps() -> None:
    encounters = [one_on_one(i, j, 1000, 1000) for i, j in combinations(range(8), 2)]
    elos = [one.elo for one in rate(8, encounters)]
    assert elos == sorted(elos, reverse=True)
    assert all(math.isfinite(elo) for elo in elos)


def test_without_games_nothing_is_known() -> None:
    encounters = [Encounter(i, j, [Role(1, 1, 0, 0)]) for i, j in combinations(range(3), 2)]
    for one in rate(3, encounters):
        assert one.elo == pytest.approx(0)
        assert one.high > 300


@pytest.mark.parametrize(("freedom", "value"), [(2, 4.303), (5, 2.571), (30, 2.042), (1e6, 1.96)])
def test_quantiles_are_those_of_students_table(freedom: float, value: float) -> None:
    assert quantile(freedom) == pytest.approx(value, rel=0.04)


# --- win rates -----------------------------------------------------------------------------


def test_four_hundred_wins_out_of_four_hundred_are_above_99_percent() -> None:
    low, high = win_rate_interval([1.0] * 200, 2)
    assert 0.99 < low < 0.9915
    assert high == 1


def test_interval_of_independent_games_is_wilsons() -> None:
    """60 of 100 points in sets that vary as independent games do: 50.2% to 69.1% by Wilson."""
    means = [1.0] * 18 + [0.5] * 24 + [0.0] * 8
    assert design_effect(means, 0.24 / 2) == pytest.approx(1, abs=0.05)
    assert win_rate_interval(means, 2) == pytest.approx((0.502, 0.691), abs=0.005)


def test_sets_that_always_split_are_surer_than_games_that_might() -> None:
    narrow = win_rate_interval([0.5] * 50, 2)
    wide = win_rate_interval([0.0, 1.0] * 25, 2)
    assert narrow[1] - narrow[0] < 0.1 < 0.25 < wide[1] - wide[0]


def test_few_sets_say_little() -> None:
    low, high = win_rate_interval([1.0], 2)
    assert low < 0.2
    assert high == 1
    assert win_rate_interval([], 2) == (0, 1)


def simulated_set(
    luck: random.Random, chance: float, seat_decides: float, deal_decides: float
) -> float:
    """The mean of two games of a deal that may favour a seat, or one of the bots, in both."""
    kind = luck.random()
    if kind < seat_decides:
        return 0.5
    if kind < seat_decides + deal_decides:
        return float(luck.random() < chance)
    return ((luck.random() < chance) + (luck.random() < chance)) / 2


@pytest.mark.parametrize(("seat", "deal"), [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5)])
@pytest.mark.parametrize(("sets", "chance"), [(15, 0.5), (60, 0.8), (60, 0.9)])
def test_95_percent_intervals_hold_the_truth_as_often(
    sets: int, chance: float, seat: float, deal: float
) -> None:
    luck = random.Random(sets)
    truth = seat / 2 + (1 - seat) * chance
    held = 0
    for _ in range(500):
        means = [simulated_set(luck, chance, seat, deal) for _ in range(sets)]
        low, high = win_rate_interval(means, 2)
        held += low <= truth <= high
    assert held / 500 > 0.92


def test_intervals_of_ratings_hold_the_truth_as_often() -> None:
    luck = random.Random(4)
    truth = [150.0, 40.0, -60.0, -130.0]
    held, total = 0, 0
    for _ in range(150):
        encounters = []
        for i, j in combinations(range(4), 2):
            chance = 1 / (1 + 10 ** ((truth[j] - truth[i]) / 400))
            means = [simulated_set(luck, chance, 0.0, 0.5) for _ in range(40)]
            rate_here = fmean(means)
            effect = design_effect(means, rate_here * (1 - rate_here) / 2)
            encounters.append(Encounter(i, j, [Role(1, 1, 80, 2 * sum(means))], 40, effect))
        for one, elo in zip(rate(4, encounters), truth, strict=True):
            held += one.low <= elo <= one.high
            total += 1
    assert 0.925 < held / total < 0.985
