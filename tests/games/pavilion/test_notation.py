"""Turns and chance as text and as data, and what is said about text that is neither."""

from __future__ import annotations

from typing import Any

import pytest

from quinta import InvalidNotation
from quinta.games.pavilion.rules import SummerPavilion
from typed import new_game

GAME = new_game(SummerPavilion, 2, 1)

TURNS: list[tuple[str, dict[str, Any]]] = [
    ("draft red from factory 3", {"turn": "draft", "colour": "red", "from": 3}),
    ("draft purple from centre", {"turn": "draft", "colour": "purple", "from": "centre"}),
    (
        "place red at 3.5 with 2 wild taking blue, 2 red",
        {
            "turn": "place",
            "colour": "red",
            "star": 3,
            "space": 5,
            "wilds": 2,
            "bonus": {"blue": 1, "red": 2},
        },
    ),
    (
        "place green at 0.1",
        {"turn": "place", "colour": "green", "star": 0, "space": 1, "wilds": 0, "bonus": {}},
    ),
    ("pass keeping 2 blue, red", {"turn": "pass", "keep": {"blue": 2, "red": 1}}),
    ("pass", {"turn": "pass", "keep": {}}),
]


@pytest.mark.parametrize(("text", "data"), TURNS)
def test_text_and_data_mean_the_same_turn(text: str, data: dict[str, Any]) -> None:
    move = GAME.parse(text)
    assert GAME.move_from_data(data) == move
    assert GAME.text(move) == text
    assert GAME.move_data(move) == data


def test_spaces_between_words_and_order_of_tiles_do_not_matter() -> None:
    assert GAME.parse("  pass   keeping red,2  blue ") == GAME.parse("pass keeping 2 blue, red")


def test_what_is_nothing_may_be_left_out_of_data() -> None:
    short = {"turn": "place", "colour": "green", "star": 0, "space": 1}
    assert GAME.move_from_data(short) == GAME.parse("place green at 0.1")
    assert GAME.move_from_data({"turn": "pass"}) == GAME.parse("pass")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no turn"),
        ("draft", "no turn"),
        ("Draft red from centre", "no turn"),
        ("draft pink from centre", "'pink'"),
        ("draft red from factory 0", "1 to 9"),
        ("draft red from factory 10", "1 to 9"),
        ("draft red from factory 123456789", "no turn"),
        ("place red at 7.1", "star"),
        ("place red at 3.7", "space"),
        ("place red at 3.0", "space"),
        ("place red at 3.5 with 6 wild", "wilds"),
        ("place red at 3.5 with two wild", "no turn"),
        ("place red at 3.5 taking", "no turn"),
        ("place red at 3.5 taking pink", "'pink'"),
        ("place red at 3.5 taking red, red", "twice"),
        ("place red at 3.5 taking red red", "no tiles"),
        ("pass keeping 23 red", "0 to 22"),
        ("pass keeping red,", "no tiles"),
        ("pass\x00", "no turn"),
    ],
)
def test_text_that_is_no_turn_is_refused_with_the_reason(text: str, fault: str) -> None:
    with pytest.raises(InvalidNotation, match=fault):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "must be an object"),
        ({}, "turn is missing"),
        ({"turn": "buy"}, "draft, place, pass"),
        ({"turn": 5}, "draft, place, pass"),
        ({"turn": "pass", "keep": []}, "keep"),
        ({"turn": "pass", "keep": {"red": -1}}, "keep"),
        ({"turn": "pass", "keep": {"red": True}}, "keep"),
        ({"turn": "pass", "keep": {"pink": 1}}, "pink"),
        ({"turn": "pass", "colour": "red"}, "unknown entry 'colour'"),
        ({"turn": "draft", "colour": "red"}, "from is missing"),
        ({"turn": "draft", "colour": "red", "from": "factory"}, "from"),
        ({"turn": "draft", "from": 1}, "colour is missing"),
        ({"turn": "draft", "colour": "red", "from": 1, "wilds": 0}, "unknown entry 'wilds'"),
        ({"turn": "place", "colour": "red", "star": 1}, "space is missing"),
        ({"turn": "place", "colour": "red", "star": 1.0, "space": 1}, "star"),
        ({"turn": "place", "colour": "red", "star": 1, "space": 1, "wilds": 9}, "wilds"),
    ],
)
def test_data_that_is_no_turn_is_refused_with_the_reason(data: Any, fault: str) -> None:
    with pytest.raises(InvalidNotation, match=fault):
        GAME.move_from_data(data)


def test_chance_is_written_as_the_colours_drawn() -> None:
    assert GAME.chance_text([5, 4, 4]) == "red blue blue"
    assert GAME.parse_chance("red blue blue") == [5, 4, 4]
    assert GAME.chance_text([]) == ""
    assert GAME.parse_chance("") == []
    with pytest.raises(InvalidNotation, match="pink"):
        GAME.parse_chance("red pink")
    with pytest.raises(InvalidNotation, match="6"):
        GAME.chance_text([6])
