"""Bad input to both games: a clear exception of a documented type, never a half-played turn.

Positions refuse with ``InvalidPosition``, options with ``InvalidOptions``, texts and data of
turns with ``InvalidNotation``, turns with ``IllegalMove``, and what is not even of the right
Python type with ``TypeError``.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quinta
from odd_data import HUGE, NAMES, NOT_INTS, OTHER, assert_untouched, games, new, seeds

# --- setting up ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "azul", "Queens-Garden", "queens_garden", None, 3, [], b"x"])
def test_an_unknown_game_is_refused(name: Any) -> None:
    with pytest.raises(quinta.InvalidOptions, match=r"unknown game .* queens-garden and summer"):
        quinta.new(name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [0, 1, 5, -2, HUGE, True])
def test_a_wrong_number_of_players_is_refused(name: str, players: int) -> None:
    with pytest.raises(quinta.InvalidOptions, match="players must be 2, 3 or 4, not "):
        quinta.new(name, players)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2.0, "2", None, [2], float("nan")])
def test_players_that_are_no_number_are_refused(name: str, players: Any) -> None:
    with pytest.raises((quinta.InvalidOptions, TypeError)):
        quinta.new(name, players)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", ["1", 1.0, True, b"1", [1], {}, float("nan")])
def test_a_seed_that_is_no_number_is_refused(name: str, seed: Any) -> None:
    with pytest.raises(quinta.InvalidOptions, match="seed must be a whole number"):
        quinta.new(name, 2, seed)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [-1, 0, 2**60, 2**64, -(2**64), HUGE])
def test_any_whole_number_is_a_seed(name: str, seed: int) -> None:
    assert quinta.new(name, 2, seed).snapshot() == quinta.new(name, 2, seed).snapshot()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [[], "board", 3, [("board", "standard")], True])
def test_options_that_are_no_mapping_are_refused(name: str, options: Any) -> None:
    with pytest.raises(quinta.InvalidOptions, match="options must be a mapping"):
        quinta.new(name, options=options)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("option", ["colour", "", "Board"])
def test_an_unknown_option_is_refused_and_the_known_ones_are_told(name: str, option: str) -> None:
    with pytest.raises(quinta.InvalidOptions, match=r"unknown option .* has board, .*starts"):
        quinta.new(name, options={option: 1})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("option", [3, None, ("board",)])
def test_an_option_whose_name_is_no_text_is_refused(name: str, option: Any) -> None:
    with pytest.raises((quinta.InvalidOptions, TypeError)):
        quinta.new(name, options={option: 1})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("starts", [-1, 3, HUGE, True, 0.0, "0", None])
def test_a_starting_seat_that_is_not_at_the_table_is_refused(name: str, starts: Any) -> None:
    with pytest.raises(quinta.InvalidOptions, match="starts must be a seat from 0 to 2, not "):
        quinta.new(name, 3, options={"starts": starts})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("board", ["", "Standard", None, 3, ["standard"], True])
def test_an_unknown_board_is_refused(name: str, board: Any) -> None:
    with pytest.raises(quinta.InvalidOptions, match=r"board .* is "):
        quinta.new(name, options={"board": board})


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("edition", "de", "edition 'de' is not one of en, nl, pl, ru"),
        ("edition", None, "edition None is not one of"),
        ("edition", ["en"], "is not one of en, nl, pl, ru"),
        ("repeat_payment", 1, "repeat_payment must be true or false, not 1"),
        ("repeat_payment", None, "repeat_payment must be true or false, not None"),
        ("refill", "never", "refill 'never' is not one of short, empty"),
        ("refill", True, "refill True is not one of short, empty"),
    ],
)
def test_a_wrong_option_of_queens_garden_is_named(option: str, value: object, message: str) -> None:
    with pytest.raises(quinta.InvalidOptions, match=message):
        quinta.new("queens-garden", options={option: value})


# --- turns -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("move", NOT_INTS)
def test_a_turn_of_another_type_is_refused_with_the_way_to_read_it(name: str, move: Any) -> None:
    game = new(name, 7)
    error = assert_untouched(game, lambda: game.play(move), TypeError)
    assert "parse()" in str(error)
    assert "move_from_data()" in str(error)
    assert move not in game.legal_moves()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("move", [thing for thing in NOT_INTS if thing is not True])
def test_what_is_no_turn_has_no_text_and_no_data(name: str, move: Any) -> None:
    game = new(name)
    assert_untouched(game, lambda: game.text(move), TypeError)
    assert_untouched(game, lambda: game.move_data(move), TypeError)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("move", [-1, -4, -HUGE, HUGE, 2**62, 2**63, 2**64, -(2**63), 2**200])
def test_numbers_that_are_no_turn_are_refused(name: str, move: int) -> None:
    game = new(name, 7)
    error = assert_untouched(game, lambda: game.play(move), quinta.IllegalMove)
    assert isinstance(error, quinta.IllegalMove)
    assert error.clause.startswith(("QG-", "SP-"))
    assert move not in game.legal_moves()
    assert_untouched(game, lambda: game.text(move), quinta.InvalidNotation)
    assert_untouched(game, lambda: game.move_data(move), quinta.InvalidNotation)


@given(games, seeds, st.integers(0, 100), st.integers(0, 100))
def test_a_turn_of_the_other_game_is_refused(name: str, seed: int, here: int, there: int) -> None:
    game = new(name, here, seed)
    other = new(OTHER[name], there, seed)
    moves = other.legal_moves()
    chance = random.Random(seed)
    for move in {moves[chance.randrange(len(moves))] for _ in range(8 if len(moves) else 0)}:
        assert move not in game.legal_moves()
        assert_untouched(game, lambda move=move: game.play(move), quinta.IllegalMove)  # type: ignore[misc]
        assert_untouched(game, lambda move=move: game.text(move), quinta.InvalidNotation)  # type: ignore[misc]
        text, data = other.text(move), other.move_data(move)
        if text != "pass":
            with pytest.raises((quinta.InvalidNotation, quinta.IllegalMove)):
                game.parse(text)
        if data["turn"] != "pass":
            with pytest.raises(quinta.InvalidNotation):
                game.move_from_data(data)


@given(games, seeds, st.integers(0, 100))
def test_a_stale_turn_is_checked_like_any_other(name: str, seed: int, turns: int) -> None:
    game = new(name, turns, seed)
    chance = random.Random(seed)
    old: list[int] = []
    for _ in range(8):
        if game.is_over:
            break
        moves = game.legal_moves()
        old += [moves[chance.randrange(len(moves))] for _ in range(4)]
        for move in old:
            if move in moves:
                game.copy().play(move)
            else:
                assert_untouched(game, lambda move=move: game.play(move), quinta.IllegalMove)  # type: ignore[misc]
        game.play(old[-1])


@pytest.mark.parametrize("name", NAMES)
def test_no_turn_is_legal_once_the_game_is_over(name: str) -> None:
    game = new(name)
    last = 0
    generator = quinta.Random(1)
    while not game.is_over:
        last = game.random_move(generator)
        game.play(last)
    for move in (last, 0, 4, 7, HUGE):
        error = assert_untouched(game, lambda move=move: game.play(move), quinta.IllegalMove)  # type: ignore[misc]
        assert isinstance(error, quinta.IllegalMove)
        assert error.reason == "the game is over"
        assert move not in game.legal_moves()
    assert_untouched(game, lambda: game.random_move(generator), quinta.IllegalMove)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("index", [None, "0", 1.0, [0], slice(0, 2)])
def test_an_index_that_is_no_number_is_refused(name: str, index: Any) -> None:
    moves = new(name).legal_moves()
    with pytest.raises(TypeError):
        moves[index]


@pytest.mark.parametrize("name", NAMES)
def test_an_index_beyond_the_list_is_refused(name: str) -> None:
    moves = new(name).legal_moves()
    for index in (len(moves), -len(moves) - 1, HUGE, -HUGE, 2**63, -(2**63)):
        with pytest.raises(IndexError):
            moves[index]


# --- texts, data and steps -------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("text", [None, 3, 1.0, True, b"pass", ["pass"], {"turn": "pass"}])
def test_a_text_that_is_no_text_is_refused(name: str, text: Any) -> None:
    game = new(name)
    assert_untouched(game, lambda: game.parse(text), TypeError)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("data", [None, 3, 1.0, True, "pass", ["turn", "pass"], b"", []])
def test_data_of_a_turn_that_is_no_object_is_refused(name: str, data: Any) -> None:
    game = new(name)
    assert_untouched(game, lambda: game.move_from_data(data), quinta.InvalidNotation)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [None, "1", [1], {}])
def test_playouts_and_redealing_need_a_number(name: str, seed: Any) -> None:
    game = new(name)
    assert_untouched(game, lambda: game.playout(seed), TypeError)
    assert_untouched(game, lambda: game.redealt(seed), TypeError)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("words", ["pink", "blue-tree,", "1", "\x00"])
def test_chance_that_is_no_piece_is_refused(name: str, words: str) -> None:
    game = new(name)
    assert_untouched(game, lambda: game.parse_chance(words), quinta.InvalidNotation)
    assert_untouched(game, lambda: game.chance_text([HUGE]), quinta.InvalidNotation)
    assert_untouched(game, lambda: game.chance_text([-1]), quinta.InvalidNotation)


def turn_with_chance(name: str) -> tuple[quinta.Game, int, list[int]]:
    """A position, a turn in which chance comes up, and its outcomes."""
    game = new(name)
    generator = quinta.Random(3)
    while not game.is_over:
        move = game.random_move(generator)
        report = quinta.Report()
        before = game.copy()
        game.play(move, report)
        if report.chance:
            return before, move, report.chance
    raise AssertionError("no chance came up")


@pytest.mark.parametrize("name", NAMES)
def test_impossible_outcomes_of_chance_leave_the_position_untouched(name: str) -> None:
    game, move, outcomes = turn_with_chance(name)
    for given_ in (
        [],
        outcomes[:-1],
        [*outcomes, 0],
        [-1, *outcomes[1:]],
        [*outcomes[:-1], 99],
        [*outcomes[:-1], HUGE],
        [-HUGE, *outcomes[1:]],
    ):
        assert_untouched(
            game,
            lambda given_=given_: game.play(move, quinta.Report(given_)),  # type: ignore[misc]
            quinta.ImpossibleChance,
        )
    game.copy().play(move, quinta.Report(outcomes))


@pytest.mark.parametrize("name", NAMES)
def test_a_report_used_before_plays_nothing_halfway(name: str) -> None:
    game, move, outcomes = turn_with_chance(name)
    report = quinta.Report(outcomes)
    game.copy().play(move, report)
    assert_untouched(game, lambda: game.play(move, report), quinta.ImpossibleChance)


# --- positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 3, "queens-garden", [], [("game", "queens-garden")], b""])
def test_a_position_that_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(quinta.InvalidPosition, match="a position is an object"):
        quinta.from_snapshot(data)


@pytest.mark.parametrize("name", ["", "chess", None, 3, ["queens-garden"], {}])
def test_a_position_of_an_unknown_game_is_refused(name: object) -> None:
    with pytest.raises(quinta.InvalidPosition, match="game must be one of"):
        quinta.from_snapshot({"game": name})


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_the_other_game_is_refused(name: str) -> None:
    data = {**new(name).snapshot(), "game": OTHER[name]}
    with pytest.raises(quinta.InvalidPosition):
        quinta.from_snapshot(data)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bad", [True, None, "1", 1.5, [1]])
def test_what_is_no_turn_text_or_seed_is_a_type_error(name: str, bad: Any) -> None:
    game = quinta.new(name, seed=1)
    for ask in (game.play, game.text, game.move_data, game.redealt, game.playout):
        with pytest.raises(TypeError):
            ask(bad)
    if not isinstance(bad, str):
        for read in (game.parse, game.parse_chance):
            with pytest.raises(TypeError):
                read(bad)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bad", ["2", None, 2.0, True, 1, 5])
def test_a_wrong_number_of_players_is_named(name: str, bad: Any) -> None:
    with pytest.raises(quinta.InvalidOptions, match="players must be 2, 3 or 4, not"):
        quinta.new(name, bad)


@pytest.mark.parametrize("name", NAMES)
def test_an_option_that_is_no_text_is_refused(name: str) -> None:
    options: Any = {1: 2}
    with pytest.raises(quinta.InvalidOptions, match="unknown option 1"):
        quinta.new(name, options=options)


@pytest.mark.parametrize("depth", [-1, 1.0, float("nan"), True, None])
def test_a_depth_that_is_none_is_refused(depth: Any) -> None:
    with pytest.raises(ValueError, match="a depth is a whole number"):
        quinta.perft(quinta.new("queens-garden", seed=1), depth)
