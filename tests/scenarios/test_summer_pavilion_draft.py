"""Summer Pavilion, clause by clause: drafting (SP-4)."""

from __future__ import annotations

from games.pavilion.hand_made import (
    assert_refused,
    drafting,
    play,
    seat,
    seats_of,
    table,
    texts,
)


def test_sp_4_drafting_goes_clockwise_until_factories_and_centre_are_empty() -> None:
    game = drafting({"red": 2}, {"blue": 2}, {"green": 2}, players=3, to_move=2, starter=2)
    for mover, turn in [(2, "red from factory 1"), (0, "blue from factory 2")]:
        assert game.to_move == mover
        assert_refused(game, "pass", "SP-4", "tiles to draft")
        play(game, f"draft {turn}")
        assert table(game)["phase"] == "drafting"
    play(game, "draft green from factory 3")
    assert table(game)["phase"] == "placing"


def test_sp_4_1a_factory_with_only_wild_tiles_gives_exactly_one() -> None:
    game = drafting({"purple": 3}, {"red": 1})
    assert "draft purple from factory 1" in texts(game)
    play(game, "draft purple from factory 1")
    assert seats_of(game)[0]["tiles"] == {"purple": 1}
    assert table(game)["centre"] == {"purple": 2}
    assert table(game)["factories"][0] == {}


def test_sp_4_1b_all_tiles_of_the_colour_and_one_wild() -> None:
    game = drafting({"red": 1, "blue": 1, "purple": 2}, {"green": 1})
    play(game, "draft red from factory 1")
    assert seats_of(game)[0]["tiles"] == {"purple": 1, "red": 1}
    assert table(game)["centre"] == {"purple": 1, "blue": 1}


def test_sp_4_1b_without_wild_only_the_colour_is_taken() -> None:
    game = drafting({"red": 3, "blue": 1}, {"green": 1})
    play(game, "draft red from factory 1")
    assert seats_of(game)[0]["tiles"] == {"red": 3}
    assert table(game)["centre"] == {"blue": 1}


def test_sp_4_1b_wild_must_not_be_named_beside_other_colours() -> None:
    game = drafting({"red": 1, "purple": 3})
    assert_refused(game, "draft purple from factory 1", "SP-4.1b", "purple is wild")


def test_sp_4_1_colour_must_be_there() -> None:
    game = drafting({"red": 4})
    assert_refused(game, "draft blue from factory 1", "SP-4.1", "no blue tile")
    assert_refused(game, "draft red from factory 2", "SP-4.1", "empty")
    assert_refused(game, "draft red from centre", "SP-4.2", "empty")


def test_sp_4_1_taking_everything_moves_nothing_to_the_centre() -> None:
    game = drafting({"red": 3, "purple": 1}, {"blue": 4})
    play(game, "draft red from factory 1")
    assert seats_of(game)[0]["tiles"] == {"purple": 1, "red": 3}
    assert table(game)["centre"] == {}


def test_sp_4_2_first_from_centre_takes_marker_and_loses_points() -> None:
    game = drafting(centre={"red": 2, "blue": 2, "purple": 2})
    play(game, "draft red from centre")
    assert table(game)["marker"] == 0
    assert table(game)["centre"] == {"purple": 1, "blue": 2}
    assert seats_of(game)[0]["tiles"] == {"purple": 1, "red": 2}
    # Two red tiles and the wild one.
    assert game.scores == [2, 5]


def test_sp_4_2_later_takers_from_the_centre_lose_nothing() -> None:
    game = drafting(centre={"red": 2, "blue": 2}, marker=0, to_move=1)
    play(game, "draft red from centre")
    assert table(game)["marker"] == 0
    assert game.scores == [5, 5]


def test_sp_4_2_factory_costs_nothing_while_the_marker_lies_in_the_centre() -> None:
    game = drafting({"red": 4}, centre={"blue": 1})
    play(game, "draft red from factory 1")
    assert table(game)["marker"] is None
    assert game.scores == [5, 5]


def test_sp_4_2_centre_with_only_wild_tiles_gives_exactly_one() -> None:
    game = drafting(centre={"purple": 3})
    play(game, "draft purple from centre")
    assert seats_of(game)[0]["tiles"] == {"purple": 1}
    assert table(game)["centre"] == {"purple": 2}
    assert game.scores == [4, 5]


def test_sp_4_2_wild_must_not_be_named_beside_other_colours_in_the_centre() -> None:
    game = drafting(centre={"purple": 3, "red": 1})
    assert_refused(game, "draft purple from centre", "SP-4.1b")


def test_sp_4_3_score_never_goes_below_1() -> None:
    game = drafting(centre={"red": 8}, seats=[seat(score=3), seat()])
    play(game, "draft red from centre")
    assert game.scores == [1, 5]


def test_sp_4_4_marker_nobody_took_leaves_the_start_where_it_was() -> None:
    game = drafting({"red": 4}, {"blue": 4}, players=3, to_move=1, starter=1)
    play(game, "draft red from factory 1", "draft blue from factory 2")
    assert table(game)["phase"] == "placing"
    assert table(game)["marker"] is None
    assert game.to_move == 1
    play(game, "pass keeping 4 red", "pass keeping 4 blue", "pass")
    assert (game.round, game.to_move, table(game)["starter"]) == (2, 1, 1)
