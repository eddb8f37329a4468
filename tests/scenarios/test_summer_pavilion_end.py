"""Summer Pavilion, clause by clause: rounds, the end, and what is hidden (SP-6 to SP-8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.pavilion.hand_made import (
    COLOURS,
    FULL,
    STAR_COLOURS,
    Data,
    play,
    position,
    seat,
    seats_of,
    star,
    table,
    texts,
)
from quinta import Report
from quinta.games.pavilion.rules import SummerPavilion
from typed import new_game

# --- SP-6: between rounds -------------------------------------------------------------------


def test_sp_6_next_round() -> None:
    game = position(
        seat({"red": 2}),
        seat(passed=True, kept={"blue": 3}),
        marker=1,
        tower={"green": 2},
        supply={"yellow": 10},
    )
    bag = table(game)["hidden"]["bag"]
    play(game, "pass keeping red")
    data = table(game)
    assert (data["round"], data["phase"]) == (2, "drafting")
    assert (data["marker"], data["starter"], data["to_move"]) == (None, 1, 1)
    for number, factory in enumerate(data["factories"]):
        assert factory == Counter(bag[4 * number : 4 * number + 4])
    assert [player["tiles"] for player in data["seats"]] == [{"red": 1}, {"blue": 3}]
    assert [player["kept"] for player in data["seats"]] == [{}, {}]
    assert [player["passed"] for player in data["seats"]] == [False, False]
    assert data["tower"] == {"green": 2, "red": 1}


def test_sp_6_next_wild_colour() -> None:
    game = position(seat(), seat(passed=True, kept={"green": 3, "red": 1}), marker=1)
    play(game, "pass")
    while table(game)["phase"] == "drafting":
        play(game, texts(game)[0])
    while game.to_move != 1:
        play(game, texts(game)[-1])
    assert any(text.startswith("place red at 3.2 with 1 wild") for text in texts(game))


def test_sp_6_the_supply_is_filled_after_the_rounds_last_turn_before_the_factories_are() -> None:
    game = position(seat(), seat(passed=True), supply={"red": 4})
    bag = table(game)["hidden"]["bag"]
    play(game, "pass")
    assert table(game)["supply"] == Counter(["red"] * 4 + bag[:6])
    assert table(game)["factories"][0] == Counter(bag[6:10])


def test_sp_6_tiles_that_suffice_for_the_supply_alone_leave_the_factories_empty() -> None:
    full = [seat(pavilion=FULL), seat(pavilion=FULL, passed=True), seat(pavilion=FULL, passed=True)]
    game = position(*full, supply={"red": 1})
    play(game, "pass")
    assert table(game)["supply"] == dict.fromkeys(COLOURS, 1)
    assert table(game)["factories"] == [{}] * 7
    assert (game.round, table(game)["phase"]) == (2, "placing")


def test_sp_6_there_is_no_seventh_round() -> None:
    game = position(seat(), seat(passed=True), round=6)
    play(game, "pass")
    assert game.is_over
    assert game.round == 6
    assert table(game)["factories"] == [{}] * 5


# --- SP-7: the end --------------------------------------------------------------------------


def final_scores(*seats: Data, board: str = "standard") -> list[int]:
    """The scores after everybody's last pass, keeping nothing."""
    game = position(*seats, board=board, round=6)
    while not game.is_over:
        play(game, texts(game)[-1])
    return game.scores


def test_sp_7_kept_tiles_cost_a_point_each_and_go_to_the_tower() -> None:
    game = position(seat({"red": 3}, score=9), seat(passed=True, kept={"blue": 4}), round=6)
    play(game, "pass keeping 3 red")
    assert game.scores == [6, 1]
    assert table(game)["tower"] == {"blue": 4, "red": 3}
    assert [player["kept"] for player in seats_of(game)] == [{}, {}]


def test_sp_7_points_are_scored_before_kept_tiles_are_paid() -> None:
    game = position(
        seat(),
        seat(pavilion=star(3, *["red"] * 6), score=2, passed=True, kept={"blue": 4}),
        round=6,
    )
    final: Any = game.breakdown()[1]["final"]
    assert [item["kind"] for item in final["items"]] == ["star", "kept"]
    assert final["points"] == 14 - 4
    report = Report()
    game.play(game.parse("pass"), report)
    assert game.scores == [5, 2 + 14 - 4]
    points = [event["points"] for event in report.events if event["event"] == "points"]
    assert points == [14, -4]


def test_sp_7_the_last_turn_of_the_game_fills_no_supply() -> None:
    game = position(seat(), seat(passed=True), supply={"red": 4}, round=6)
    report = Report()
    game.play(game.parse("pass"), report)
    assert table(game)["supply"] == {"red": 4}
    assert report.chance == []


@pytest.mark.parametrize(
    ("number", "points"), [(0, 12), (1, 20), (2, 17), (3, 14), (4, 15), (5, 16), (6, 18)]
)
def test_sp_7_points_for_full_stars_of_the_standard_side(number: int, points: int) -> None:
    colours = COLOURS if number == 0 else [STAR_COLOURS[number]] * 6
    full = star(number, *colours)
    assert final_scores(seat(pavilion=full)) == [5 + points, 5]
    for space in full:
        missing = {other: full[other] for other in full if other != space}
        assert final_scores(seat(pavilion=missing)) == [5, 5]


@pytest.mark.parametrize(
    ("colour", "points"),
    [("red", 14), ("blue", 15), ("yellow", 16), ("orange", 17), ("green", 18), ("purple", 20)],
)
def test_sp_7_variant_stars_score_by_their_actual_colours(colour: str, points: int) -> None:
    for number in (0, 1, 4):
        pavilion = star(number, *[colour] * 6)
        assert final_scores(seat(pavilion=pavilion), board="variant") == [5 + points, 5]


def test_sp_7_variant_star_that_became_of_many_colours_scores_12() -> None:
    for number in range(7):
        pavilion = star(number, *COLOURS)
        assert final_scores(seat(pavilion=pavilion), board="variant") == [5 + 12, 5]


def test_sp_7_variant_star_completed_in_play_scores_as_what_it_became() -> None:
    tiles = star(5, None, "green", None, "yellow", "blue", "red")
    game = position(seat({"orange": 1, "purple": 3}, tiles), board="variant", round=6)
    play(game, "place orange at 5.3", "pass", "place purple at 5.1")
    assert game.scores[0] == 5 + 5 + 6
    play(game, "pass")
    assert game.scores[0] == 5 + 5 + 6 + 12


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_sp_7_points_for_a_number_on_all_seven_stars(number: int, points: int) -> None:
    pavilion = {f"{s}.{number}": colour for s, colour in STAR_COLOURS.items()}
    assert final_scores(seat(pavilion=pavilion)) == [5, 5]
    assert final_scores(seat(pavilion={**pavilion, f"0.{number}": "red"})) == [5 + points, 5]


@pytest.mark.parametrize(("place", "points"), [(3, 4), (2, 8), (4, 16), (5, 0), (6, 0)])
def test_sp_7_variant_numbers_other_than_3_are_on_the_six_outer_stars(
    place: int, points: int
) -> None:
    pavilion = {f"{s}.{place}": "red" for s in range(1, 7)}
    assert final_scores(seat(pavilion=pavilion), board="variant") == [5 + points, 5]
    del pavilion[f"6.{place}"]
    assert final_scores(seat(pavilion=pavilion), board="variant") == [5, 5]


def test_sp_7_variant_number_3_includes_the_middle_star() -> None:
    outer = {f"{s}.1": "red" for s in range(1, 7)}
    assert final_scores(seat(pavilion=outer), board="variant") == [5, 5]
    almost = outer | star(0, *["blue"] * 5)
    assert final_scores(seat(pavilion=almost), board="variant") == [5, 5]
    middle = outer | star(0, *["blue"] * 6)
    assert final_scores(seat(pavilion=middle), board="variant") == [5 + 12 + 15, 5]


def test_sp_7_full_pavilion_scores_everything() -> None:
    stars = 12 + 14 + 15 + 16 + 17 + 18 + 20
    assert final_scores(seat(pavilion=FULL)) == [5 + stars + 4 + 8 + 12 + 16, 5]


def test_sp_7_most_points_wins() -> None:
    game = position(seat(score=30), seat(score=31, passed=True), round=6)
    assert game.winners == []
    play(game, "pass")
    assert game.winners == [1]


def test_sp_7_players_level_on_points_share_the_victory() -> None:
    game = position(
        seat(score=30), seat(score=30, passed=True), seat(score=29, passed=True), round=6
    )
    play(game, "pass")
    assert game.winners == [0, 1]


# --- SP-8: what is hidden -------------------------------------------------------------------


def test_sp_8_only_the_order_of_the_bag_is_hidden() -> None:
    game = new_game(SummerPavilion, 2, 3)
    hidden = table(game).pop("hidden")
    assert set(hidden) == {"bag", "generator"}
    visible = game.snapshot(hidden=False)
    assert "hidden" not in visible
    assert {**visible, "hidden": hidden} == game.snapshot()


def test_sp_8_a_redealt_position_does_not_tell_what_will_be_drawn() -> None:
    game = new_game(SummerPavilion, 2, 3)
    bag = table(game)["hidden"]["bag"]
    orders = [table(game.redealt(seed))["hidden"]["bag"] for seed in range(5)]
    assert all(order != bag and Counter(order) == Counter(bag) for order in orders)
    assert len({tuple(order) for order in orders}) == 5
