"""Chances to win: they add up, come true, and are the same where they are fitted and where used."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

import quinta
from games.garden.test_high_scores import HIGHEST
from games.toy.brain import SPEC
from games.toy.rules.options import Rules
from games.toy.rules.state import Beach
from quinta.bots import SETTINGS, Bot, Budget, ask
from quinta.bots.chances import (
    Calibration,
    Outcomes,
    calibrations,
    chances,
    fit_scales,
    outcomes_of,
)
from quinta.bots.players import GreedyBot, SearchBot
from quinta.bots.search import HIGH, Search, SearchSettings, final_chance, stretched, win_chance
from quinta.bots.weights import brain_for
from quinta.core.chance import derived_seed
from quinta.games import GAMES

PHASES = 2
SCALES = [8.0, 4.0, 10.0, 5.0, 12.0, 6.0]
"""Those of two phases, for 2, 3 and 4 players."""
PEARL = 3
GAMES_OF_HIGH_SCORES = 8


def positions(count: int, score: float = 100.0) -> Outcomes:
    """Positions whose games are won as often as the scales say, with scores about as high."""
    random = np.random.default_rng(1)
    rows = []
    for game in range(count):
        players = 2 + game % 3
        phase = game // 3 % PHASES
        scale = SCALES[PHASES * (players - 2) + phase]
        values = random.normal(score, scale * max(score / HIGH, 1.0), players)
        best = values.max()
        shares = np.exp((values - best) / (scale * max(best / HIGH, 1.0)))
        won = np.zeros(players)
        won[random.choice(players, p=shares / shares.sum())] = 1.0
        rows.append((game, phase, values.tolist(), won.tolist()))
    return outcomes_of(rows)


def test_chances_add_up_to_1_and_are_those_that_searches_go_by() -> None:
    for score in (100.0, HIGH, 100 * HIGH):
        some = positions(60, score)
        told = chances(some, SCALES)
        assert told.sum(axis=1) == pytest.approx(np.ones(len(some)))
        for row, players, phase, values in zip(
            told, some.players, some.phases, some.values.tolist(), strict=True
        ):
            scale = stretched(SCALES[PHASES * (int(players) - 2) + int(phase)], values[:players])
            own = [win_chance(seat, values[:players], scale) for seat in range(players)]
            assert own == pytest.approx(row[:players].tolist())
            assert not row[players:].any()


def test_a_lead_counts_less_where_scores_are_high() -> None:
    assert stretched(10.0, [HIGH / 2, HIGH]) == 10.0
    assert stretched(10.0, [100.0, 3 * HIGH, -100.0]) == 30.0


def test_a_seat_that_is_far_behind_has_no_chance() -> None:
    assert win_chance(0, [-1e9, 0.0, 0.0], 10.0) == 0.0
    assert win_chance(1, [-1e9, 0.0, 0.0], 10.0) == 0.5
    assert win_chance(0, [10.0, 0.0], 10.0) == pytest.approx(0.7310586)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_is_over_is_won_or_lost_or_shared(game: str) -> None:
    random = quinta.Random(1)
    for seed in range(9):
        over = quinta.new(game, 2 + seed % 3, seed)
        while not over.is_over:
            over.play(over.random_move(random))
        shares = [final_chance(seat, over) for seat in range(over.players)]
        assert sum(shares) == pytest.approx(1.0)
        assert [share > 0.0 for share in shares] == [
            score == max(over.scores) for score in over.scores
        ]


def test_the_scales_behind_the_results_are_found() -> None:
    for score in (100.0, 100 * HIGH):
        found = fit_scales(positions(60_000, score), PHASES)
        assert found == pytest.approx(SCALES, rel=0.06)


def test_scales_without_results_are_those_of_the_phase_or_the_first() -> None:
    some = positions(6000)
    two = fit_scales(some.where(some.players == 2), PHASES)
    assert two == pytest.approx([8.0, 4.0] * 3, rel=0.1)
    assert fit_scales(some.where(some.players > 4), PHASES) == pytest.approx([12.0] * 6)


def test_scales_stay_in_bounds_when_who_leads_always_wins_or_never_does() -> None:
    leads = outcomes_of([(0, 0, [100.0, 90.0], [1.0, 0.0])] * 9999)
    assert 1.0 <= min(fit_scales(leads, 1)) < 2.0
    loses = outcomes_of([(0, 0, [100.0, 90.0], [0.0, 1.0])] * 9999)
    assert 900.0 < max(fit_scales(loses, 1)) <= 1000.0


def test_calibration_is_measured_by_scales_that_other_games_are_fitted_to() -> None:
    some = positions(3000)
    found = calibrations(some, PHASES)
    assert list(found) == [2, 3, 4]
    for players, one in found.items():
        assert one.bins[:, 0].sum() == players * 1000
        assert one.error < 0.06
    # Nothing is known of a single game but what the first scale says of it.
    (one,) = calibrations(outcomes_of([(7, 0, [112.0, 100.0], [0.0, 1.0])]), 1).values()
    assert one.table() == [[1, 0.2689, 1.0], [1, 0.7311, 0.0]]


def test_chances_that_come_true_have_no_calibration_error() -> None:
    found = Calibration()
    found.add(np.array([0.5, 0.5, 0.5, 0.5, 1.0]), np.array([1.0, 0.0, 0.5, 0.5, 1.0]))
    assert found.error == 0.0
    assert found.table() == [[4, 0.5, 0.5], [1, 1.0, 1.0]]


def test_calibration_error_is_how_far_the_bins_are_off() -> None:
    found = Calibration()
    found.add(np.array([0.3, 0.3, 0.3, 0.9]), np.array([1.0, 1.0, 0.0, 0.0]))
    # The first bin is off by 2 - 0.9 seats, the other by 0.9.
    assert found.error == pytest.approx((1.1 + 0.9) / 4)
    assert found.table() == [[3, 0.3, 0.6667], [1, 0.9, 0.0]]
    assert Calibration().error == 0.0


# --- what searches make of them ------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decision_tells_the_lead_and_the_chance_that_its_visits_came_to(players: int) -> None:
    game = quinta.new("queens-garden", players, seed=1)
    search = Search(game, brain_for(game.name), SearchSettings(), 1)
    search.run(40, 0.0)
    expected = {move: told for move, _, told in search.expected()}
    for move, lead, visits, chance in search.ranked():
        if visits:
            assert lead == expected[move][0]
            assert chance == expected[move][players]
            assert sum(expected[move][players:]) == pytest.approx(1.0)
        else:
            assert move not in expected
            after = search.worlds[0].copy()
            after.apply(move)
            values = brain_for(game.name).values(after)
            assert lead == pytest.approx(values[0] - max(values[1:]))
            assert chance == pytest.approx(win_chance(0, values, search._scale))
    budget = Budget(simulations=40)
    decision = ask(SearchBot(brain_for(game.name), SETTINGS, budget, 1), game, budget, 1)
    best = decision.candidates[0]
    assert (decision.value, decision.chance) == (best.value, best.chance)
    assert decision.chance is not None and 0.0 < decision.chance < 1.0


def last_turn(first: list[int], second: list[int]) -> Beach:
    """The last turn of a game of The Beach; the second player may take a cockle or a pearl."""
    game = Beach.set_up(Rules(2, {}), 1)
    game.round, game.to_move = 4, 1
    game.seats = [first, second]
    game.washed_up = [0, 0, 3]
    return game


@pytest.mark.parametrize(
    ("first", "second"),
    [([3, 3, 3, 3], [1, 1, 2]), ([0, 1, 2, 0], [2, 2, 1])],
    ids=["lost", "won"],
)
def test_a_search_plays_for_points_where_the_game_is_lost_or_won(
    first: list[int], second: list[int]
) -> None:
    game = last_turn(first, second)
    brain = SPEC.brain(SPEC.first_weights())
    search = Search(game, brain, SearchSettings(), 1)
    search.run(22, 0.0)
    chances = {move: chance for move, _, _, chance in search.ranked()}
    assert set(chances.values()) == {0.0 if first[0] else 1.0}
    assert search.ranked()[0][0] == PEARL
    # Without points all turns would be one to it, and it would look at the first of them first.
    indifferent = Search(game, brain, SearchSettings(points=0.0), 1)
    indifferent.run(22, 0.0)
    assert indifferent.ranked()[0][0] != PEARL


def played_by(sitting: list[Bot], seed: int) -> list[int]:
    """The scores of a game on a board with the highest points there can be."""
    game = quinta.new("queens-garden", 2, seed, {"board": HIGHEST})
    turn = 0
    while not game.is_over:
        budget = Budget(simulations=20)
        game.play(ask(sitting[game.to_move], game, budget, derived_seed(seed, turn)).move)
        turn += 1
    return game.scores


def test_a_search_keeps_up_with_one_turn_ahead_where_scores_are_very_high() -> None:
    brain = brain_for("queens-garden", "yardstick-1")
    own: list[int] = []
    others: list[int] = []
    for number in range(GAMES_OF_HIGH_SCORES):
        search = SearchBot(brain, SETTINGS, Budget(simulations=20), number)
        greedy = GreedyBot(brain)
        if number % 2:
            other, score = played_by([greedy, search], number // 2)
        else:
            score, other = played_by([search, greedy], number // 2)
        own.append(score)
        others.append(other)
    assert fmean(own) > 0.8 * fmean(others)
