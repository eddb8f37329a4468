"""Turns in small choices."""

from __future__ import annotations

from typing import Any

import pytest

from games.pavilion.hand_made import drafting, play, position, seat
from quinta import IllegalMove, InvalidNotation
from quinta.games.pavilion.rules import STEPS, SummerPavilion
from typed import new_game


def described(game: SummerPavilion, path: list[int]) -> list[dict[str, Any]]:
    return [game.step_data(step) for step in game.steps(path)]


def follow(game: SummerPavilion, *choices: dict[str, Any]) -> list[int]:
    """The path of these choices, each of which must be there."""
    path: list[int] = []
    for choice in choices:
        path.append(game.steps(path)[described(game, path).index(choice)])
    return path


DRAFT = {"step": "turn", "turn": "draft"}
PLACE = {"step": "turn", "turn": "place"}
PASS = {"step": "turn", "turn": "pass"}
DONE = {"step": "done"}


def colour(name: str, step: str = "colour") -> dict[str, Any]:
    return {"step": step, "colour": name}


def test_a_draft_is_a_source_and_a_colour() -> None:
    game = drafting({"red": 2, "blue": 2}, centre={"green": 1})
    assert described(game, []) == [DRAFT]
    path = follow(game, DRAFT)
    assert described(game, path) == [
        {"step": "source", "source": "centre"},
        {"step": "source", "source": 1},
    ]
    path = follow(game, DRAFT, {"step": "source", "source": 1})
    assert described(game, path) == [colour("blue"), colour("red")]
    path = follow(game, DRAFT, {"step": "source", "source": 1}, colour("red"))
    assert game.steps(path) == []
    assert game.text(game.step_move(path)) == "draft red from factory 1"


def test_a_placement_is_colour_space_wilds_and_the_bonus_tile_by_tile() -> None:
    game = position(
        seat({"red": 5, "purple": 5}, {"3.6": "red"}), supply={"blue": 1, "yellow": 2, "red": 7}
    )
    path = follow(game, PLACE, colour("red"), {"step": "space", "star": 3, "space": 5})
    assert described(game, path) == [{"step": "wilds", "wilds": wilds} for wilds in range(5)]
    path.append(game.steps(path)[2])
    assert described(game, path) == [
        colour("yellow", "bonus"),
        colour("blue", "bonus"),
        colour("red", "bonus"),
    ]
    path.append(game.steps(path)[0])
    path.append(game.steps(path)[1])
    assert described(game, path) == [colour("red", "bonus")]
    path += game.steps(path)
    assert game.steps(path) == []
    turn = "place red at 3.5 with 2 wild taking yellow, blue, red"
    assert game.text(game.step_move(path)) == turn


def test_no_choice_of_a_bonus_tile_leads_astray() -> None:
    game = position(seat({"red": 5}, {"3.6": "red"}), supply={"blue": 1, "red": 2}, rest_with=1)
    path = follow(game, PLACE, colour("red"), {"step": "space", "star": 3, "space": 5})
    path += game.steps(path)
    assert described(game, path) == [colour("blue", "bonus")]


def test_a_pass_is_the_tiles_kept_and_done() -> None:
    game = position(seat({"red": 6, "blue": 1}))
    path = follow(game, PASS, colour("red", "keep"))
    assert described(game, path) == [colour("red", "keep"), DONE]
    path = follow(game, PASS, colour("blue", "keep"), *[colour("red", "keep")] * 3)
    assert described(game, path) == [DONE]
    path += game.steps(path)
    assert game.steps(path) == []
    assert game.text(game.step_move(path)) == "pass keeping blue, 3 red"


def test_without_anything_to_place_there_is_only_pass() -> None:
    assert described(position(seat()), []) == [PASS]
    assert described(position(seat({"red": 1})), []) == [PLACE, PASS]


def test_paths_that_lead_nowhere_are_refused() -> None:
    game = position(seat({"red": 1}))
    for path in ([0], [1, 0], [2, 79, 79], [-1], [80]):
        with pytest.raises(IllegalMove):
            game.steps(path)
        with pytest.raises(IllegalMove):
            game.step_move(path)
    for path in ([], [1], [2]):
        with pytest.raises(IllegalMove, match="not a whole turn"):
            game.step_move(path)


def test_a_refused_path_names_the_clause_that_decides() -> None:
    game = drafting({"red": 4}, centre={"blue": 1})
    for path, clause in (([1], "SP-4.1"), ([0, 5], "SP-4.1"), ([0, 3, 18], "SP-4.2")):
        with pytest.raises(IllegalMove) as refusal:
            game.steps(path)
        assert refusal.value.clause == clause


def test_there_are_no_choices_when_the_game_is_over() -> None:
    game = position(seat(), round=6)
    play(game, "pass", "pass")
    assert game.steps([]) == []
    with pytest.raises(IllegalMove) as refusal:
        game.step_move([])
    assert refusal.value.clause == "SP-7"
    with pytest.raises(IllegalMove):
        game.steps([2])


def test_every_choice_of_the_alphabet_means_something_different() -> None:
    game = new_game(SummerPavilion, 2, 1)
    meanings = [str(game.step_data(step)) for step in range(STEPS)]
    assert len(set(meanings)) == STEPS == 80
    for step in (-1, 80):
        with pytest.raises(InvalidNotation):
            game.step_data(step)
