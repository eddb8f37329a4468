"""The sequence of legal turns, and turns that are none."""

from __future__ import annotations

import pytest

from games.pavilion.hand_made import drafting, play, position, seat, texts
from quinta import IllegalMove
from quinta.games.pavilion.rules import SummerPavilion
from quinta.games.pavilion.rules.moves import draft_move, pass_move, place_move
from typed import new_game


def test_drafts_are_listed_by_source_and_colour() -> None:
    game = drafting({"red": 2, "blue": 2}, {"purple": 4}, centre={"green": 1, "purple": 1})
    assert texts(game) == [
        "draft green from centre",
        "draft blue from factory 1",
        "draft red from factory 1",
        "draft purple from factory 2",
    ]
    moves = game.legal_moves()
    assert moves.passes == len(moves) == 4


def test_placements_are_listed_by_colour_space_wilds_and_then_passes() -> None:
    game = position(seat({"red": 1, "purple": 1}))
    assert texts(game) == [
        "place purple at 0.1",
        "place purple at 1.1",
        "place red at 0.1",
        "place red at 0.2 with 1 wild",
        "place red at 3.1",
        "place red at 3.2 with 1 wild",
        "pass keeping purple, red",
        "pass keeping purple",
        "pass keeping red",
        "pass",
    ]
    assert game.legal_moves().passes == 6


def test_each_way_to_take_a_bonus_is_a_turn_of_its_own() -> None:
    game = position(
        seat({"red": 6}, {"3.5": "red"}), supply={"blue": 2, "red": 1, "green": 7}, rest_with=1
    )
    bonuses = [text for text in texts(game) if text.startswith("place red at 3.6")]
    assert len(bonuses) == 6
    assert "place red at 3.6 taking 2 green, red" in bonuses
    assert "place red at 3.6 taking 3 blue" not in bonuses


def test_first_pass_keeps_as_much_as_it_may() -> None:
    game = position(seat({"red": 3, "blue": 3}))
    moves = game.legal_moves()
    assert game.text(moves[moves.passes]) == "pass keeping 3 blue, red"
    assert game.text(moves[-1]) == "pass"


def test_indices_outside_are_refused() -> None:
    moves = new_game(SummerPavilion, 2, 1).legal_moves()
    assert moves[-len(moves)] == moves[0]
    for index in (len(moves), -len(moves) - 1, 10**30):
        with pytest.raises(IndexError):
            moves[index]


def test_a_list_stays_what_it_was_when_the_game_goes_on() -> None:
    game = new_game(SummerPavilion, 2, 5)
    while not game.is_over:
        moves = game.legal_moves()
        before = list(moves)
        game.play(before[-1])
        assert list(moves) == before
        assert all(move in moves for move in before)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = position(seat(), round=6)
    play(game, "pass", "pass")
    moves = game.legal_moves()
    assert len(moves) == moves.passes == 0
    assert list(moves) == []
    with pytest.raises(IndexError):
        moves[0]
    with pytest.raises(IllegalMove, match="over") as refusal:
        play(game, "pass")
    assert refusal.value.clause == "SP-7"


NO_TURNS = [
    0,
    -1,
    -(2**70),
    2**70,
    2**63 + 7,
    *range(5),
    draft_move(10, 0),
    draft_move(1, 6),
    draft_move(1, 0) | 1 << 10,
    place_move(42, 0, 0, 0),
    place_move(0, 6, 0, 0),
    place_move(0, 0, 6, 0),
    place_move(0, 0, 0, 23),
    place_move(0, 0, 0, 1 << 30),
    pass_move(23),
    pass_move(1 << 30),
]


@pytest.mark.parametrize("phase", ["drafting", "placing"])
@pytest.mark.parametrize("move", NO_TURNS)
def test_numbers_that_are_no_turn_are_refused(phase: str, move: int) -> None:
    game = position(seat({"purple": 6})) if phase == "placing" else drafting({"red": 4})
    assert move not in game.legal_moves()
    with pytest.raises(IllegalMove, match="no turn"):
        game.play(move)
    with pytest.raises(ValueError, match="no turn"):
        game.text(move)
    with pytest.raises(ValueError, match="no turn"):
        game.move_data(move)


@pytest.mark.parametrize("move", ["pass", None, 7.0, True, b"pass"])
def test_what_is_no_number_is_a_type_error_that_tells_what_to_use(move: object) -> None:
    game = position(seat({"red": 1}))
    assert move not in game.legal_moves()
    with pytest.raises(TypeError, match=r"parse\(\) or move_from_data\(\)"):
        game.play(move)
