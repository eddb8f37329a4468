"""Summer Pavilion, clause by clause: placing (SP-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.pavilion.hand_made import (
    COLOURS,
    FULL,
    assert_refused,
    drafting,
    play,
    position,
    position_data,
    seat,
    seats_of,
    star,
    table,
    texts,
)
from quinta import Report
from quinta.games.pavilion.rules import SummerPavilion, from_snapshot


def test_sp_5_marker_holder_begins_and_players_who_passed_are_skipped() -> None:
    game = drafting({"red": 4}, players=4, marker=2, to_move=0)
    play(game, "draft red from factory 1")
    movers = []
    for turn in ("pass", "pass", "place red at 3.1", "pass", "place red at 3.2", "pass"):
        movers.append(game.to_move)
        play(game, turn)
    assert movers == [2, 3, 0, 1, 0, 0]
    assert game.round == 2


def test_sp_5_no_drafting_in_the_placing_phase() -> None:
    game = position(seat({"red": 1}))
    assert_refused(game, "draft red from factory 1", "SP-5", "all tiles are drafted")


def test_sp_5_1_cost_is_paid_and_one_tile_goes_on_the_space() -> None:
    game = position(seat({"red": 5}))
    play(game, "place red at 3.4")
    assert seats_of(game)[0]["tiles"] == {"red": 1}
    assert seats_of(game)[0]["pavilion"][3] == [None, None, None, "red", None, None]
    assert table(game)["tower"] == {"red": 3}


def test_sp_5_1_wild_tiles_pay_in_the_mix_the_player_chooses() -> None:
    data = seat({"red": 3, "purple": 2})
    game = position(data)
    mixes = [text for text in texts(game) if text.startswith("place red at 3.3")]
    assert mixes == [
        "place red at 3.3",
        "place red at 3.3 with 1 wild",
        "place red at 3.3 with 2 wild",
    ]
    play(game, "place red at 3.3 with 2 wild")
    assert seats_of(game)[0]["tiles"] == {"red": 2}
    assert seats_of(game)[0]["pavilion"][3][2] == "red"
    assert table(game)["tower"] == {"purple": 2}


def test_sp_5_1_at_least_one_tile_has_the_colour_placed() -> None:
    game = position(seat({"purple": 6, "red": 1}))
    assert_refused(game, "place blue at 4.1", "SP-5.1", "no blue tile")
    assert_refused(game, "place red at 3.3 with 3 wild", "SP-5.1", "with 2 wild")
    play(game, "place red at 3.6 with 5 wild")
    assert table(game)["tower"] == {"purple": 5}


def test_sp_5_1_only_so_many_wilds_as_are_needed_and_there() -> None:
    game = position(seat({"red": 2, "purple": 1, "blue": 6}))
    assert_refused(game, "place red at 3.3", "SP-5.1", "with 1 wild")
    assert_refused(game, "place red at 3.3 with 2 wild", "SP-5.1")
    assert_refused(game, "place red at 3.4 with 1 wild", "SP-5.1", "costs 4 tiles")
    assert "place red at 3.3 with 1 wild" in texts(game)


def test_sp_5_1_placing_the_wild_colour_takes_tiles_of_that_colour() -> None:
    game = position(seat({"purple": 3}))
    assert_refused(game, "place purple at 1.3 with 1 wild", "SP-5.1", "with 0 wild")
    play(game, "place purple at 1.3")
    assert seats_of(game)[0]["tiles"] == {}
    assert table(game)["tower"] == {"purple": 2}


def test_sp_5_1_space_must_be_empty() -> None:
    game = position(seat({"red": 6}, {"3.2": "red"}))
    assert_refused(game, "place red at 3.2", "SP-5.1", "holds a tile")


def test_sp_5_1_variant_cost_is_paid_too() -> None:
    game = position(seat({"red": 4}), board="variant")
    play(game, "place red at 0.6")
    assert table(game)["tower"] == {"red": 2}
    assert seats_of(game)[0]["tiles"] == {"red": 1}


@pytest.mark.parametrize(
    ("lying", "place", "points"),
    [
        ([], 1, 1),
        ([2], 1, 2),
        ([3], 1, 1),
        ([6, 2], 1, 3),
        ([6, 5, 2, 3], 1, 5),
        ([1, 2, 4, 5], 3, 5),
        ([1, 2, 3, 4, 5], 6, 6),
        ([2, 3, 4, 5, 6], 1, 6),
        ([1, 2, 5], 4, 2),
    ],
)
def test_sp_5_2_points_for_the_unbroken_ring(lying: list[int], place: int, points: int) -> None:
    tiles = {f"3.{other}": "red" for other in lying}
    # A full window would bring a bonus; an empty table has none to give.
    game = position(seat({"red": 6}, tiles), rest_with=1)
    play(game, f"place red at 3.{place}")
    assert game.scores[0] == 5 + points


def test_sp_5_2_tiles_of_other_stars_do_not_count() -> None:
    game = position(seat({"red": 1}, star(0, "green", "red", "blue") | star(2, "orange")))
    play(game, "place red at 3.1")
    assert game.scores[0] == 6


def test_sp_5_3_bonus_tiles_are_chosen_freely_wild_ones_included() -> None:
    game = position(seat({"red": 6}, {"3.5": "red"}), supply={"purple": 2, "blue": 4, "yellow": 4})
    play(game, "place red at 3.6 taking purple, yellow, blue")
    assert seats_of(game)[0]["tiles"] == {"purple": 1, "yellow": 1, "blue": 1}
    assert sum(table(game)["supply"].values()) == 10
    assert table(game)["bag"] == 132 - 16 - 1 - 3


def test_sp_5_3_bonus_must_be_taken_in_full_and_out_of_the_supply() -> None:
    game = position(seat({"red": 6}, {"3.5": "red"}), supply={"blue": 2, "green": 8})
    assert_refused(game, "place red at 3.6", "SP-5.3", "must be 3, not 0")
    assert_refused(game, "place red at 3.6 taking 2 green", "SP-5.3", "must be 3, not 2")
    assert_refused(game, "place red at 3.6 taking 4 green", "SP-5.3", "must be 3, not 4")
    assert_refused(game, "place red at 3.6 taking 3 blue", "SP-5.3", "does not hold")


def test_sp_5_3_without_a_feature_there_is_no_bonus() -> None:
    game = position(seat({"red": 6}), supply={"green": 10})
    assert_refused(game, "place red at 3.6 taking green", "SP-5.3", "must be 0, not 1")
    play(game, "place red at 3.6")
    assert table(game)["supply"] == {"green": 10}


def test_sp_5_3_several_features_at_once_add_up_and_are_chosen_together() -> None:
    # Space 2 of star 3 completes a pillar and a statue.
    pillar = {"3.3": "red", "0.1": "green", "0.2": "yellow"}
    statue = {"3.1": "red", "4.3": "blue", "4.4": "blue"}
    game = position(
        seat({"red": 2}, pillar | statue), supply={"red": 3, "green": 7}, tower={"red": 10}
    )
    assert_refused(game, "place red at 3.2 taking red", "SP-5.3", "must be 3, not 1")
    assert_refused(game, "place red at 3.2 taking 2 red", "SP-5.3")
    report = Report()
    game.play(game.parse("place red at 3.2 taking 3 red"), report)
    features = [str(event["feature"]) for event in report.events if event["event"] == "feature"]
    assert sorted(features) == ["pillar", "statue"]
    # The supply is filled once, after all three tiles are taken.
    assert [event["event"] for event in report.events].count("supply") == 1
    assert len(report.chance) == 3


def test_sp_5_3_two_pillars_at_once() -> None:
    # The middle star's space 1 belongs to the pillars of stars 2 and 3.
    pillars = {"2.2": "orange", "2.3": "orange", "0.6": "green"}
    pillars |= {"3.2": "red", "3.3": "red", "0.2": "yellow"}
    game = position(seat({"blue": 1}, pillars), supply={"red": 10})
    play(game, "place blue at 0.1 taking 2 red")
    assert seats_of(game)[0]["tiles"] == {"red": 2}


def test_sp_5_3_fewer_tiles_than_earned_are_all_taken() -> None:
    game = position(seat({"red": 6}, {"3.5": "red"}), supply={"blue": 1, "green": 1}, rest_with=1)
    assert_refused(game, "place red at 3.6 taking blue", "SP-5.3", "must be 2, not 1")
    play(game, "place red at 3.6 taking green, blue")
    assert seats_of(game)[0]["tiles"] == {"green": 1, "blue": 1}
    # The five red tiles just paid were all there was to fill the supply with.
    assert table(game)["supply"] == {"red": 5}
    assert (table(game)["bag"], table(game)["tower"]) == (0, {})


def test_sp_5_3_feature_with_an_empty_supply_brings_nothing_but_fills_it() -> None:
    game = position(seat({"red": 6}, {"3.5": "red"}), rest_with=1)
    play(game, "place red at 3.6")
    assert seats_of(game)[0]["tiles"] == {}
    assert table(game)["supply"] == {"red": 5}


@pytest.mark.parametrize("turn", ["place red at 3.2", "pass keeping 2 red"])
def test_sp_5_3_a_short_supply_is_filled_after_a_turn_that_completes_nothing(turn: str) -> None:
    everything = dict.fromkeys(COLOURS, 22)
    tower = {**everything, "green": 20, "red": 20}
    game = position(seat({"red": 2}), supply={"green": 2}, tower=tower)
    assert (table(game)["bag"], sum(table(game)["tower"].values())) == (0, 128)
    report = Report()
    game.play(game.parse(turn), report)
    assert sum(table(game)["supply"].values()) == 10
    (filled,) = [event["tiles"] for event in report.events if event["event"] == "supply"]
    assert filled == Counter(COLOURS[tile] for tile in report.chance)
    assert game.to_move == 1


def test_sp_5_3_the_supply_gets_what_there_is_and_the_rest_as_soon_as_there_is_more() -> None:
    game = position(seat({"red": 6}), seat({"blue": 3}), supply={"green": 2}, rest_with=1)
    play(game, "place red at 3.1")
    assert table(game)["supply"] == {"green": 2}
    play(game, "place blue at 4.3")
    assert table(game)["supply"] == {"green": 2, "blue": 2}
    play(game, "place red at 3.4")
    assert table(game)["supply"] == {"green": 2, "blue": 2, "red": 3}


def test_sp_5_3_the_supply_is_filled_for_the_next_player_whoever_passed_before() -> None:
    game = position(seat({"red": 3}), seat(passed=True), supply={"green": 4})
    play(game, "place red at 3.2")
    assert game.to_move == 0
    assert sum(table(game)["supply"].values()) == 10


def test_sp_5_4_up_to_four_tiles_are_kept_and_the_others_cost_a_point_each() -> None:
    game = position(seat({"red": 3, "blue": 3}, score=9))
    assert_refused(game, "pass keeping 3 red, 2 blue", "SP-5.4", "at most 4")
    assert_refused(game, "pass keeping 4 red", "SP-5.4", "only tiles beside the board")
    play(game, "pass keeping 3 red, blue")
    assert seats_of(game)[0] | {"pavilion": []} == {
        "score": 7,
        "tiles": {},
        "kept": {"blue": 1, "red": 3},
        "passed": True,
        "pavilion": [],
    }
    assert table(game)["tower"] == {"blue": 2}


def test_sp_5_4_fewer_than_four_may_be_kept() -> None:
    game = position(seat({"red": 2, "blue": 1}))
    play(game, "pass keeping blue")
    assert seats_of(game)[0]["kept"] == {"blue": 1}
    assert game.scores[0] == 3


def test_sp_5_4_loss_stops_at_1_point() -> None:
    game = position(seat({"red": 12}, score=5))
    play(game, "pass keeping 4 red")
    assert game.scores[0] == 1


def test_sp_5_4_player_with_no_tiles_can_only_pass() -> None:
    assert texts(position(seat())) == ["pass"]


def test_sp_5_4_player_who_could_place_may_pass() -> None:
    game = position(seat({"red": 1}))
    play(game, "pass keeping red")
    assert game.to_move == 1


def test_sp_5_5_tower_goes_into_the_bag_when_a_tile_must_be_drawn_from_an_empty_one() -> None:
    data = position_data(
        seat({"red": 6}, {"3.5": "red"}), supply={"blue": 10}, tower={"green": 9}, rest_with=1
    )
    game = from_snapshot(data)
    assert table(game)["bag"] == 0
    play(game, "place red at 3.6 taking 3 blue")
    assert table(game)["tower"] == {}
    assert table(game)["bag"] == 9 + 5 - 3
    assert sum(table(game)["supply"].values()) == 10


def test_sp_5_5_bag_is_used_up_before_the_tower_goes_in() -> None:
    data = position_data(
        seat({"red": 6}, {"3.5": "red"}), supply={"blue": 10}, tower={"green": 9}, rest_with=1
    )
    data["seats"][1]["tiles"]["yellow"] -= 2
    game = from_snapshot(data)
    report = Report()
    game.play(game.parse("place red at 3.6 taking 3 blue"), report)
    assert report.chance[:2] == [COLOURS.index("yellow")] * 2
    assert report.chance[2] in (COLOURS.index("green"), COLOURS.index("red"))
    assert table(game)["bag"] == 9 + 5 - 1


def test_sp_5_5_an_empty_bag_waits_until_a_tile_must_be_drawn() -> None:
    data = position_data(seat({"red": 6}), supply={"blue": 10}, tower={"green": 9}, rest_with=1)
    game = from_snapshot(data)
    play(game, "place red at 3.6")
    assert table(game)["tower"] == {"green": 9, "red": 5}


def three_full_pavilions(but: tuple[str, ...] = (), **facts: Any) -> SummerPavilion:
    """The last turn of a round in which only one tile of each colour is left in the game.

    On the spaces of ``but`` the first pavilion has no tile, so that these are left as well.
    """
    first = {space: colour for space, colour in FULL.items() if space not in but}
    full = [
        seat(pavilion=first),
        seat(pavilion=FULL, passed=True),
        seat(pavilion=FULL, passed=True),
    ]
    return position(*full, **facts)


def test_sp_5_5_factories_get_what_there_is_when_bag_and_tower_run_out() -> None:
    but = (*(f"1.{n}" for n in range(1, 7)), "2.1", "2.2", "2.3")
    supply = {"purple": 7, "orange": 3}
    game = three_full_pavilions(but, tower={"red": 1, "blue": 1}, supply=supply)
    assert table(game)["bag"] == 3
    play(game, "pass")
    factories = [sum(tiles.values()) for tiles in table(game)["factories"]]
    assert factories == [4, 1, 0, 0, 0, 0, 0]
    assert (table(game)["bag"], table(game)["tower"]) == (0, {})
    assert table(game)["phase"] == "drafting"
    assert len(texts(game)) > 0


def test_sp_5_5_play_goes_on_without_any_tile_to_draft() -> None:
    game = three_full_pavilions(supply=dict.fromkeys(COLOURS, 1), marker=2)
    play(game, "pass")
    assert (game.round, table(game)["phase"], game.to_move) == (2, "placing", 2)
    assert texts(game) == ["pass"]
