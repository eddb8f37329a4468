"""The small choices of Queen's Garden: their numbers, their meaning, their order."""

from __future__ import annotations

from typing import Any

import pytest

import quinta
from quinta.games.garden.rules import STEPS
from scenarios.table import position, seat


def described(game: quinta.Game, path: list[int]) -> list[dict[str, Any]]:
    return [game.step_data(step) for step in game.steps(path)]


def path_to(game: quinta.Game, *wanted: dict[str, object]) -> list[int]:
    """The path that takes these choices one after the other."""
    path: list[int] = []
    for choice in wanted:
        steps = [step for step in game.steps(path) if game.step_data(step) == choice]
        assert len(steps) == 1, (choice, described(game, path))
        path += steps
    return path


def turn(kind: str) -> dict[str, object]:
    return {"step": "turn", "turn": kind}


def test_every_number_of_the_alphabet_has_a_meaning_of_its_own() -> None:
    game = quinta.new("queens-garden", seed=1)
    meanings = [str(game.step_data(step)) for step in range(STEPS)]
    assert len(set(meanings)) == STEPS == 197


@pytest.mark.parametrize("step", [-1, 197, 10**30, None, "0", 1.0])
def test_what_is_no_small_choice_is_refused(step: Any) -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises((quinta.InvalidNotation, TypeError)):
        game.step_data(step)


def test_only_kinds_of_turn_that_can_be_completed_are_offered() -> None:
    assert described(position(seat(score=5, jokers=12)), []) == [turn("pass")]
    rich = position(seat(["blue-tree"], expansions=["lime-tree"]), round=2)
    kinds = [choice["turn"] for choice in described(rich, [])]
    assert kinds == ["acquire", "tile", "expansion", "buy", "pass"]


def test_a_tile_is_chosen_then_its_cell_then_what_is_paid_piece_by_piece() -> None:
    stored = seat(["blue-butterfly", "blue-tree", "blue-bird"], jokers=1)
    game = position(stored)
    path = path_to(
        game,
        turn("tile"),
        {"step": "hexagon", "hexagon": "blue-butterfly"},
        {"step": "cell", "cell": [1, 0]},
        {"step": "tile", "hexagon": "blue-bird"},
    )
    assert described(game, path) == [{"step": "joker"}]
    path += game.steps(path)
    assert game.steps(path) == []
    text = game.text(game.step_move(path))
    assert text == "tile blue-butterfly at 1,0 paying blue-bird, 1 joker"


def test_an_acquire_is_its_name_and_the_source_of_each_hexagon() -> None:
    game = position(seat(), display=["blue-tree", ["blue-tree", "blue-bird", "lime-bird"]])
    path = path_to(game, turn("acquire"), {"step": "name", "name": "blue", "line": "colour"})
    slots = [choice["slot"] for choice in described(game, path)]
    assert slots == [2, "up"]
    path = path_to(
        game,
        turn("acquire"),
        {"step": "name", "name": "blue", "line": "colour"},
        {"step": "slot", "slot": "up"},
        {"step": "slot", "slot": 2},
    )
    assert game.text(game.step_move(path)) == "acquire blue-tree@up, blue-bird@2"


def test_two_names_that_take_the_same_pieces_are_offered_as_one() -> None:
    game = position(seat())
    names = [choice["name"] for choice in described(game, path_to(game, turn("acquire")))]
    assert names == ["purple", "lilac", "lime", "green"]


def test_discards_are_chosen_in_ascending_order_and_ended_by_done() -> None:
    stored = seat(["blue-tree", "blue-tree", "lime-bird"], expansions=["blue-tree"])
    game = position(stored, round=2)
    path = path_to(game, turn("pass"), {"step": "tile", "hexagon": "lime-bird"})
    assert described(game, path) == [
        {"step": "expansion", "hexagon": "blue-tree"},
        {"step": "done"},
    ]
    path = path_to(
        game,
        turn("pass"),
        {"step": "tile", "hexagon": "blue-tree"},
        {"step": "tile", "hexagon": "blue-tree"},
        {"step": "expansion", "hexagon": "blue-tree"},
        {"step": "done"},
    )
    text = game.text(game.step_move(path))
    assert text == "pass discarding 2 blue-tree, expansion blue-tree"
    assert game.text(game.step_move(path_to(game, turn("pass"), {"step": "done"}))) == "pass"


def test_a_bought_expansion_needs_only_its_area() -> None:
    game = position(seat())
    path = path_to(game, turn("buy"), {"step": "area", "area": 4})
    assert game.text(game.step_move(path)) == "buy at -3,3"


@pytest.mark.parametrize("path", [[], [0], [4], [3]])
def test_a_path_that_is_not_whole_is_no_turn(path: list[int]) -> None:
    game = position(seat())
    with pytest.raises(quinta.IllegalMove, match=r"QG-4: the choices .* are not a whole turn"):
        game.step_move(path)


@pytest.mark.parametrize("path", [[1], [9], [-1], [3, 3], [4, 123], [4, 196, 196], [0, 5]])
def test_a_path_that_leads_nowhere_is_refused(path: list[int]) -> None:
    game = position(seat())
    with pytest.raises(quinta.IllegalMove, match="QG-4: no legal turn begins with the choices"):
        game.steps(path)
    with pytest.raises(quinta.IllegalMove):
        game.step_move(path)


def test_choices_are_taken_back_one_by_one() -> None:
    game = position(seat(["blue-bird"], jokers=1))
    choice = quinta.Stepwise(game)
    start = choice.choices()
    choice.choose(1)
    choice.choose_forced()
    assert choice.described()[0]["step"] == "cell"
    choice.undo()
    choice.undo()
    assert choice.choices() == start
    choice.undo()
    assert choice.path == []
    with pytest.raises(quinta.IllegalMove):
        choice.choose(2)
    assert choice.path == []
    choice.choose(4)
    choice.choose(196)
    assert choice.is_whole
    choice.play()
    assert game.to_move == 1
    assert choice.path == []
