"""Queen's Garden, QG-4.1 and QG-4.2: acquiring, the stack and the display."""

from __future__ import annotations

import pytest

import quinta
from scenarios.table import (
    TOP,
    events,
    play,
    player,
    position,
    refusal,
    seat,
    slots,
    turns,
    view,
)

ELEVEN = ["blue-tree", "blue-bird", "lilac-tree", "lilac-plant"]
"""Four tiles; with seven jokers they leave one space in storage."""


# --- QG-4.1 ----------------------------------------------------------------------------------


def test_qg_4_1_a_name_takes_every_tile_and_every_face_up_expansion_that_shows_it() -> None:
    game = position(
        seat(),
        seat(),
        display=[["blue-bird"], "blue-tulip", ["blue-tree", "lime-bird", "lilac-tree"]],
    )
    play(game, "acquire blue-tree@3, blue-bird@1, blue-tulip@up")
    assert player(game)["tiles"] == ["blue-tree", "blue-bird"]
    assert player(game)["expansions"] == ["blue-tulip"]


def test_qg_4_1_colours_and_patterns_are_named_alike() -> None:
    game = position(seat(), display=[["blue-tree", "blue-bird", "lime-tree", "green-plant"]])
    assert turns(game, "acquire") == [
        "acquire blue-tree@1, blue-bird@1",
        "acquire lime-tree@1",
        "acquire green-plant@1",
        "acquire blue-tree@1, lime-tree@1",
        "acquire blue-bird@1",
    ]


def test_qg_4_1_of_identical_hexagons_only_one_is_taken_and_the_player_chooses_which() -> None:
    game = position(
        seat(), display=[["blue-tree", "lime-bird"], "blue-tree", ["blue-tree", "green-plant"]]
    )
    assert turns(game, "acquire blue-tree") == [
        "acquire blue-tree@1",
        "acquire blue-tree@3",
        "acquire blue-tree@up",
    ]
    play(game, "acquire blue-tree@up")
    assert player(game)["expansions"] == ["blue-tree"]
    assert slots(game) == {1: ["blue-tree", "lime-bird"], 3: ["blue-tree", "green-plant"]}


def test_qg_4_1_the_choice_among_identical_hexagons_is_free_for_each_of_them() -> None:
    shown = [["blue-tree", "blue-bird"], "blue-tree", ["blue-tree", "blue-bird", "blue-tulip"]]
    found = turns(position(seat(), display=shown), "acquire blue-tree@")
    with_birds = [text for text in found if "blue-bird" in text]
    assert len(with_birds) == 3 * 2
    assert all(text.endswith(", blue-tulip@3") for text in with_birds)


def test_qg_4_1_identical_tiles_on_one_slot_are_one_choice_and_one_of_them_stays() -> None:
    game = position(seat(), display=[["blue-tree", "blue-tree", "lime-bird", "lime-bird"]])
    assert turns(game, "acquire") == ["acquire blue-tree@1", "acquire lime-bird@1"]
    play(game, "acquire blue-tree@1")
    assert slots(game)[1] == ["blue-tree", "lime-bird", "lime-bird"]


def test_qg_4_1_two_identical_hexagons_cannot_be_taken_in_one_turn() -> None:
    game = position(seat(), display=[["blue-tree"], ["blue-tree", "lime-bird"]])
    error = refusal(game, "acquire blue-tree@1, blue-tree@2")
    assert error.clause == "QG-4.1"
    assert error.reason == "blue-tree is taken more than once"


def test_qg_4_1_two_names_that_take_the_same_pieces_are_one_turn() -> None:
    game = position(seat(), display=[TOP])
    assert turns(game, "acquire") == [f"acquire {piece}@1" for piece in TOP]


def test_qg_4_1_two_names_that_take_the_same_face_up_expansion_are_one_turn() -> None:
    game = position(seat(), display=["yellow-butterfly", TOP])
    assert turns(game, "acquire yellow") == ["acquire yellow-butterfly@up"]


def test_qg_4_1_part_of_what_a_name_takes_is_not_a_choice() -> None:
    game = position(seat(), display=[["blue-tree", "blue-bird", "lime-tree", "lime-bird"]])
    error = refusal(game, "acquire blue-tree@1")
    assert error.clause == "QG-4.1"
    assert error.reason == "every hexagon of the colour or pattern must be taken"


def test_qg_4_1_hexagons_that_share_neither_colour_nor_pattern_are_not_a_choice() -> None:
    error = refusal(position(seat()), "acquire purple-tree@1, lilac-bird@1")
    assert error.reason == "the hexagons share neither colour nor pattern"


def test_qg_4_1_at_least_one_hexagon_must_be_taken() -> None:
    game = position(seat())
    with pytest.raises(quinta.IllegalMove, match=r"QG-4\.1: at least one hexagon"):
        game.move_from_data({"turn": "acquire", "take": []})
    empty = position(seat(expansions=["blue-tree"]), display=[None] * 5, stack=0, returned=TOP)
    assert turns(empty, "acquire") == []


def test_qg_4_1_what_is_not_there_cannot_be_taken() -> None:
    game = position(seat(), display=["blue-bird", TOP])
    assert refusal(game, "acquire purple-tree@1").reason == "no tile purple-tree lies on slot 1"
    assert refusal(game, "acquire lime-flower@up").reason == "no expansion lime-flower is face up"
    assert refusal(game, "acquire blue-bird@1").clause == "QG-4.1"


def test_qg_4_1_a_choice_of_more_tiles_than_fit_the_storage_is_illegal() -> None:
    full = seat(ELEVEN, jokers=7)
    game = position(full, display=[["yellow-tree", "yellow-bird", "green-plant", "green-plant"]])
    assert "acquire green-plant@1" in turns(game)
    error = refusal(game, "acquire yellow-tree@1, yellow-bird@1")
    assert error.clause == "QG-4.1"
    assert error.reason == "2 tiles do not fit the storage"


def test_qg_4_1_jokers_fill_the_same_12_spaces_as_tiles() -> None:
    assert turns(position(seat(jokers=12)), "acquire") == []
    assert len(turns(position(seat(jokers=11)), "acquire")) == 4


def test_qg_4_1_a_choice_of_more_expansions_than_fit_the_storage_is_illegal() -> None:
    one_space = seat(expansions=["blue-plant"])
    game = position(one_space, display=["yellow-butterfly", "yellow-tulip", TOP], round=2)
    singly = ["acquire yellow-butterfly@up", "acquire yellow-tulip@up"]
    assert turns(game, "acquire yellow") == singly
    error = refusal(game, "acquire yellow-butterfly@up, yellow-tulip@up")
    assert error.reason == "2 expansions do not fit the storage"


def test_qg_4_1_an_identical_tile_can_be_taken_where_the_expansion_does_not_fit() -> None:
    full = seat(expansions=["blue-plant", "blue-tulip"])
    game = position(full, display=["yellow-tree", ["yellow-tree", "yellow-bird"]], round=2)
    assert turns(game, "acquire yellow-tree") == [
        "acquire yellow-tree@2, yellow-bird@2",
        "acquire yellow-tree@2",
    ]
    assert refusal(game, "acquire yellow-tree@up").clause == "QG-4.1"


def test_qg_4_1_the_expansion_can_be_taken_where_an_identical_tile_does_not_fit() -> None:
    game = position(seat(jokers=11), display=["yellow-tree", ["yellow-tree", "yellow-bird"]])
    assert turns(game, "acquire yellow-tree@up, ") == ["acquire yellow-tree@up, yellow-bird@2"]
    assert "acquire yellow-tree@2, yellow-bird@2" not in turns(game)


def test_qg_4_1_a_choice_that_takes_only_expansions_is_legal_with_no_space_for_tiles() -> None:
    game = position(seat(jokers=12), display=["yellow-butterfly", "yellow-tulip", TOP])
    assert turns(game, "acquire") == [
        "acquire yellow-butterfly@up, yellow-tulip@up",
        "acquire yellow-butterfly@up",
        "acquire yellow-tulip@up",
    ]


# --- QG-4.2 ----------------------------------------------------------------------------------


def test_qg_4_2a_a_touched_top_moves_aside_with_what_is_left_and_the_next_gets_4_tiles() -> None:
    draws = ["blue-tree", "blue-tree", "lime-bird", "green-tulip"]
    game = position(seat(), draws=draws)
    report = play(game, "acquire purple-tree@1")
    assert view(game)["display"]["stack"] == 4
    assert slots(game) == {1: list(TOP[1:]), 2: draws}
    assert events(report, "aside") == [{"event": "aside", "slot": 1}]
    assert events(report, "draw") == [{"event": "draw", "slot": 2, "tiles": draws}]


def test_qg_4_2a_the_stack_stays_when_no_tile_came_from_its_top() -> None:
    game = position(seat(), display=[["blue-tree", "blue-bird"], TOP])
    report = play(game, "acquire blue-tree@1, blue-bird@1")
    assert view(game)["display"]["stack"] == 4
    assert events(report, "aside") == events(report, "draw") == []


def test_qg_4_2a_the_stack_stays_when_the_face_up_expansion_stands_in_for_its_tile() -> None:
    game = position(seat(), display=["lime-flower", TOP])
    report = play(game, "acquire lime-flower@up")
    assert view(game)["display"]["stack"] == 4
    assert slots(game) == {2: list(TOP)}
    assert report.chance == []


def test_qg_4_2a_after_the_last_expansion_of_the_stack_nothing_is_drawn() -> None:
    game = position(
        seat(expansions=["blue-tree"]),
        display=[None, *["lime-bird"], None, None, TOP],
        returned=["blue-plant", "blue-tulip"],
    )
    report = play(game, "acquire purple-tree@5")
    assert view(game)["display"]["stack"] == 0
    assert slots(game) == {2: "lime-bird", 5: list(TOP[1:])}
    assert events(report, "draw") == []
    assert report.chance == []


def test_qg_4_2b_an_expansion_without_tiles_is_turned_face_up() -> None:
    game = position(seat(), display=[["blue-tree"], TOP], to_come=["yellow-plant"])
    report = play(game, "acquire blue-tree@1")
    assert slots(game) == {1: "yellow-plant", 2: list(TOP)}
    assert events(report, "flip") == [{"event": "flip", "slot": 1, "hexagon": "yellow-plant"}]


def test_qg_4_2b_what_is_turned_up_can_be_acquired_from_the_next_turn_on() -> None:
    game = position(seat(), display=[["blue-tulip"], TOP], to_come=["blue-butterfly"])
    assert turns(game, "acquire blue") == ["acquire blue-tulip@1"]
    play(game, "acquire blue-tulip@1")
    assert player(game)["expansions"] == []
    assert game.to_move == 1
    play(game, "acquire blue-butterfly@up")
    assert player(game, 1)["expansions"] == ["blue-butterfly"]


def test_qg_4_2b_an_emptied_top_moves_aside_before_it_is_turned_up() -> None:
    game = position(
        seat(),
        display=[["blue-tree", "blue-bird"]],
        to_come=["yellow-plant"],
        draws=list(TOP),
    )
    report = play(game, "acquire blue-tree@1, blue-bird@1")
    assert slots(game) == {1: "yellow-plant", 2: list(TOP)}
    names = [event["event"] for event in report.events]
    assert names == ["acquire", "aside", "draw", "flip"]


def test_qg_4_2b_several_expansions_are_turned_up_at_once() -> None:
    game = position(
        seat(),
        display=[["blue-tree"], ["blue-bird"], TOP],
        to_come=["yellow-plant", "green-tulip"],
    )
    play(game, "acquire blue-tree@1, blue-bird@2")
    assert slots(game) == {1: "yellow-plant", 2: "green-tulip", 3: list(TOP)}


def test_qg_4_2b_a_slot_whose_expansion_was_acquired_stays_empty() -> None:
    game = position(seat(expansions=["lime-tulip"]), display=[None, ["blue-tree"], TOP])
    report = play(game, "acquire blue-tree@2")
    assert [event["slot"] for event in events(report, "flip")] == [2]
    assert sorted(slots(game)) == [2, 3]
