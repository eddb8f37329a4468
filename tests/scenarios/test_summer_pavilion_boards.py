"""Summer Pavilion, clause by clause: the boards of the Glazed Pavilion (SP-9)."""

from __future__ import annotations

import pytest

from games.pavilion.hand_made import (
    COLOURS,
    FULL,
    STAR_COLOURS,
    Data,
    assert_refused,
    drafting,
    places,
    play,
    position,
    position_data,
    seat,
    star,
    table,
    texts,
)
from quinta import InvalidPosition, Report
from quinta.games.pavilion.rules import from_snapshot
from quinta.games.pavilion.rules.pieces import COLOURS as ENGINE_COLOURS

GLAZED = ["glazed-orange", "glazed-purple"]
PURPLE_WILDS = ("orange", "red", "blue", "yellow", "green", "purple")
MIDDLE = {"glazed-orange": COLOURS, "glazed-purple": PURPLE_WILDS}
FEATURES_OF_A_SET = (
    {"1.2": "purple", "1.3": "purple", "0.5": "blue", "0.6": "red"}  # pillar
    | {"1.1": "purple", "2.3": "orange", "2.4": "orange"}  # statue, with 1.2
    | {"1.5": "purple", "1.6": "purple"}  # window
    | {"2.5": "orange"}  # fountain, with 1.1, 1.6 and 2.4
)
"""A pillar, a statue, a window and a fountain on the orange side."""


def scored(board: str, pavilion: dict[str, str]) -> list[Data]:
    """What the end of the game gives for a pavilion, item by item, tiles kept left out."""
    game = position(seat(pavilion=pavilion), seat(passed=True), round=6, board=board)
    report = Report()
    game.play(game.parse("pass"), report)
    (event,) = [event for event in report.events if event["event"] == "final-scored"]
    final = event["seats"]
    assert isinstance(final, list)
    assert game.scores == [5 + final[0]["points"], 5]
    return [item for item in final[0]["items"] if item["kind"] != "kept"]


# --- SP-9.1: fountains ----------------------------------------------------------------------


@pytest.mark.parametrize("board", GLAZED)
@pytest.mark.parametrize("number", range(1, 7))
def test_sp_9_1_a_fountain_gives_a_tile(number: int, board: str) -> None:
    following = number % 6 + 1
    spaces = [(number, 1), (number, 6), (following, 4), (following, 5)]
    tiles = {f"{s}.{place}": STAR_COLOURS[s] for s, place in spaces}
    colour = tiles.pop(f"{number}.1")
    game = position(seat({colour: 6}, tiles), supply={"blue": 4, "red": 6}, board=board)
    report = Report()
    game.play(game.parse(f"place {colour} at {number}.1 taking red"), report)
    (event,) = [event for event in report.events if event["event"] == "feature"]
    around = sorted(list(space) for space in spaces)
    fountain = {"feature": "fountain", "star": number, "spaces": around, "tiles": 1}
    assert event == {"event": "feature", "seat": 0, **fountain}


def test_sp_9_1_a_window_and_a_fountain_give_four_tiles_chosen_together() -> None:
    tiles = {"1.1": "purple", "1.5": "purple", "2.4": "orange", "2.5": "orange"}
    game = position(
        seat({"purple": 6}, tiles), supply={"blue": 6, "red": 4}, board="glazed-orange", round=2
    )
    assert_refused(game, "place purple at 1.6 taking 3 red", "SP-5.3", "must be 4, not 3")
    bonuses = {text.partition(" taking ")[2] for text in texts(game) if " at 1.6" in text}
    assert bonuses == {"4 blue", "3 blue, red", "2 blue, 2 red", "blue, 3 red", "4 red"}
    play(game, "place purple at 1.6 taking blue, 3 red")
    assert table(game)["seats"][0]["tiles"] == {"blue": 1, "red": 3}


@pytest.mark.parametrize("board", ["standard", "variant"])
def test_sp_9_1_other_sides_have_no_fountains(board: str) -> None:
    tiles = {"1.6": "purple", "2.4": "orange", "2.5": "orange"}
    game = position(seat({"purple": 6}, tiles), supply={"red": 10}, board=board)
    play(game, "place purple at 1.1")
    assert table(game)["supply"] == {"red": 10}


# --- SP-9.2: structure sets -----------------------------------------------------------------


def test_sp_9_2_a_set_of_one_feature_of_each_kind_scores() -> None:
    sets = {"kind": "sets", "count": 1, "points": 15}
    assert scored("glazed-orange", FEATURES_OF_A_SET) == [sets]
    for space in ("1.3", "2.3", "1.5", "2.5"):
        missing = {key: tile for key, tile in FEATURES_OF_A_SET.items() if key != space}
        assert scored("glazed-orange", missing) == []
    assert scored("standard", FEATURES_OF_A_SET) == []


def test_sp_9_2_there_are_as_many_sets_as_the_rarest_kind_has() -> None:
    two_windows = FEATURES_OF_A_SET | {"4.5": "blue", "4.6": "blue"}
    assert [item["count"] for item in scored("glazed-orange", two_windows)] == [1]
    assert scored("glazed-orange", FULL)[-1] == {"kind": "sets", "count": 6, "points": 90}


def test_sp_9_2_a_set_scores_12_on_the_purple_side() -> None:
    pavilion = {f"{s}.{n}": colour for s, colour in STAR_COLOURS.items() for n in range(1, 7)}
    full = pavilion | star(0, *PURPLE_WILDS)
    assert scored("glazed-purple", full)[-1] == {"kind": "sets", "count": 6, "points": 72}


def test_sp_9_2_the_points_for_sets_are_told_with_their_clause() -> None:
    game = position(
        seat(pavilion=FEATURES_OF_A_SET), seat(passed=True), round=6, board="glazed-orange"
    )
    report = Report()
    game.play(game.parse("pass"), report)
    assert [event for event in report.events if event["event"] == "points"] == [
        {
            "event": "points",
            "seat": 0,
            "points": 15,
            "reason": "structure sets",
            "clause": "SP-9.2",
            "score": 20,
        }
    ]


# --- SP-9: the table ------------------------------------------------------------------------


@pytest.mark.parametrize("board", GLAZED)
def test_sp_9_each_space_of_the_middle_star_has_its_colour(board: str) -> None:
    hand = dict.fromkeys(COLOURS, 6)
    game = position(seat(hand), board=board)
    for place, colour in enumerate(MIDDLE[board], start=1):
        assert {space for space in places(game, colour) if space[0] == "0"} == {f"0.{place}"}
        other = MIDDLE[board][place % 6]
        assert_refused(game, f"place {other} at 0.{place} with 0 wild", "SP-9")


@pytest.mark.parametrize("board", GLAZED)
def test_sp_9_a_position_with_a_wrong_colour_in_the_middle_is_refused(board: str) -> None:
    wrong = position_data(seat(pavilion={"0.1": "yellow"}), board=board)
    with pytest.raises(InvalidPosition, match=r"space 0\.1, but the space is of another colour"):
        from_snapshot(wrong)


def test_sp_9_costs_of_the_middle_stars() -> None:
    game = position(seat(dict.fromkeys(COLOURS, 2)), board="glazed-orange", round=3)
    assert {space for colour in COLOURS for space in places(game, colour) if space[0] == "0"} == {
        "0.1", "0.2", "0.4",
    }  # fmt: skip
    game = position(seat({"red": 3, "blue": 2}), board="glazed-purple", round=6)
    assert places(game, "red") >= {"0.2"}
    assert "0.3" not in places(game, "blue")


def test_sp_9_outer_stars_of_the_orange_side_have_their_colours() -> None:
    game = position(seat({"red": 6}), board="glazed-orange")
    assert places(game, "red") == {*(f"3.{place}" for place in range(1, 7)), "0.6"}


def test_sp_9_outer_stars_of_the_purple_side_are_decided_by_their_second_tile() -> None:
    game = position(seat({"red": 4, "blue": 4}, star(2, "red", "red")), board="glazed-purple")
    assert {"2.3", "1.1", "3.1"} <= places(game, "red")
    assert_refused(game, "place blue at 2.3", "SP-9")
    assert {"1.1", "3.1"} <= places(game, "blue")


@pytest.mark.parametrize("board", GLAZED)
def test_sp_9_wild_colours_in_order(board: str) -> None:
    for number, wild in enumerate(MIDDLE[board], start=1):
        other = "red" if wild != "red" else "blue"
        game = drafting({wild: 2, other: 2}, board=board, round=number)
        assert ENGINE_COLOURS[game.wild] == wild
        assert texts(game) == [f"draft {other} from factory 1"]


def test_sp_9_the_next_round_has_the_next_wild_colour_of_the_side() -> None:
    game = position(seat(), seat(passed=True), board="glazed-purple", round=1)
    assert ENGINE_COLOURS[game.wild] == "orange"
    play(game, "pass")
    assert (game.round, ENGINE_COLOURS[game.wild]) == (2, "red")


@pytest.mark.parametrize("board", GLAZED)
def test_sp_9_a_full_star_of_many_colours_scores_15(board: str) -> None:
    (item,) = scored(board, star(0, *MIDDLE[board]))[:1]
    spaces = [[0, place] for place in range(1, 7)]
    assert item == {"kind": "star", "star": 0, "name": "many", "spaces": spaces, "points": 15}


def test_sp_9_outer_stars_of_the_purple_side_score_by_their_colours() -> None:
    assert [item["points"] for item in scored("glazed-purple", star(3, *COLOURS))] == [15]
    assert [item["points"] for item in scored("glazed-purple", star(3, *["blue"] * 6))] == [15]
    assert [item["points"] for item in scored("glazed-purple", star(3, *["purple"] * 6))] == [20]


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_sp_9_numbers_of_the_orange_side(number: int, points: int) -> None:
    pavilion = {f"{s}.{number}": colour for s, colour in STAR_COLOURS.items()}
    assert scored("glazed-orange", pavilion) == []
    pavilion[f"0.{number}"] = COLOURS[number - 1]
    spaces = [[s, number] for s in range(7)]
    assert scored("glazed-orange", pavilion) == [
        {"kind": "number", "number": number, "spaces": spaces, "points": points}
    ]


@pytest.mark.parametrize(("place", "number", "points"), [(3, 1, 3), (2, 2, 6), (4, 4, 12)])
def test_sp_9_numbers_of_the_purple_side(place: int, number: int, points: int) -> None:
    pavilion = {f"{s}.{place}": "red" for s in range(1, 7)}
    spaces = [[s, place] for s in range(1, 7)]
    assert scored("glazed-purple", pavilion) == [
        {"kind": "number", "number": number, "spaces": spaces, "points": points}
    ]


def test_sp_9_number_3_of_the_purple_side_includes_the_middle_star() -> None:
    outer = {f"{s}.1": "red" for s in range(1, 7)}
    assert scored("glazed-purple", outer) == []
    items = scored("glazed-purple", outer | star(0, *PURPLE_WILDS))
    spaces = [[0, place] for place in range(1, 7)] + [[s, 1] for s in range(1, 7)]
    assert items[-1] == {"kind": "number", "number": 3, "spaces": spaces, "points": 18}
