"""Odd data of every kind, for both games: a position, a turn, or a documented exception."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quinta
from odd_data import (
    NAMES,
    Data,
    altered,
    assert_untouched,
    games,
    keys,
    nested,
    new,
    places,
    scalars,
    seeds,
    values,
)


@given(games, st.dictionaries(st.sampled_from(["board", "edition", "refill", "starts"]), values))
def test_any_options_make_a_game_or_are_refused(name: str, options: Data) -> None:
    try:
        game = quinta.new(name, 2, 1, options)
    except quinta.InvalidOptions as error:
        message = str(error)
        assert message
        return
    assert quinta.from_snapshot(game.snapshot()).options == game.options


@given(games, st.text(max_size=60))
def test_any_text_is_a_turn_or_refused(name: str, text: str) -> None:
    game = new(name)
    try:
        assert game.text(game.parse(text))
    except (quinta.InvalidNotation, quinta.IllegalMove) as error:
        message = str(error)
        assert message


@given(games, seeds, st.integers(0, 100), st.data())
def test_a_text_altered_a_little_is_another_turn_or_refused(
    name: str, seed: int, turns: int, data: st.DataObject
) -> None:
    game = new(name, turns, seed)
    moves = game.legal_moves()
    if not len(moves):
        return
    text = game.text(moves[seed % len(moves)])
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    put = data.draw(st.text("0123456789,@-. abelr\n\x00é²٣|", max_size=3))
    before = game.snapshot()
    try:
        move = game.parse(text[:at] + put + text[at + cut :])
        if move in moves:
            assert game.parse(game.text(move)) == move
        else:
            with pytest.raises(quinta.IllegalMove):
                game.play(move)
    except (quinta.InvalidNotation, quinta.IllegalMove):
        pass
    assert game.snapshot() == before


@given(games, st.dictionaries(keys, values, max_size=5))
def test_any_data_is_a_turn_or_refused(name: str, data: Data) -> None:
    game = new(name)
    try:
        game.move_from_data(data)
    except (quinta.InvalidNotation, quinta.IllegalMove) as error:
        message = str(error)
        assert message


@given(games, seeds, st.integers(0, 100), st.data())
def test_data_of_a_turn_altered_somewhere_is_another_turn_or_refused(
    name: str, seed: int, turns: int, data: st.DataObject
) -> None:
    game = new(name, turns, seed)
    moves = game.legal_moves()
    if not len(moves):
        return
    facts = altered(game.move_data(moves[seed % len(moves)]), data)
    try:
        move = game.move_from_data(facts)
    except (quinta.InvalidNotation, quinta.IllegalMove):
        return
    if move in moves:
        assert game.move_from_data(game.move_data(move)) == move
        return
    assert_untouched(game, lambda: game.play(move), quinta.IllegalMove)


@given(games, st.lists(scalars, max_size=5))
def test_any_path_of_steps_is_a_beginning_or_refused(name: str, path: list[Any]) -> None:
    game = new(name, 4)
    before = game.snapshot()
    for ask in (game.steps, game.step_move):
        with contextlib.suppress(quinta.IllegalMove, TypeError):
            ask(path)
    assert game.snapshot() == before


@given(games, scalars)
def test_any_small_choice_has_a_meaning_or_is_refused(name: str, step: Any) -> None:
    game = new(name)
    with contextlib.suppress(quinta.InvalidNotation, TypeError):
        assert game.step_data(step)
        assert isinstance(step, int)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "1e400", "1.0", "1" + "0" * 400])
def test_numbers_that_are_none_are_refused_wherever_they_stand(name: str, text: str) -> None:
    data = new(name, 20).snapshot()
    number = json.loads(text)
    for path in places(data):
        copy: Any = json.loads(json.dumps(data))
        inside = copy
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = number
        with pytest.raises(quinta.InvalidPosition):
            quinta.from_snapshot(copy)


@given(games, st.dictionaries(keys, values, max_size=6))
def test_any_object_is_refused_as_a_position(name: str, data: Data) -> None:
    with pytest.raises(quinta.InvalidPosition):
        quinta.from_snapshot({**data, "game": name})


@given(games, seeds, st.integers(0, 160), st.integers(2, 4), st.booleans(), st.data())
def test_a_position_altered_somewhere_is_refused_or_a_position(
    name: str, seed: int, turns: int, players: int, hidden: bool, data: st.DataObject
) -> None:
    facts = altered(new(name, turns, seed, players).snapshot(hidden), data)
    try:
        game = quinta.from_snapshot(facts)
    except quinta.InvalidPosition as error:
        message = str(error)
        assert message
        return
    again = game.snapshot()
    assert quinta.from_snapshot(again).snapshot() == again
    assert len(game.playout(1)) == players


@pytest.mark.parametrize("name", NAMES)
def test_data_nested_beyond_all_measure_is_refused(name: str) -> None:
    game = new(name)
    deep = nested(50_000)
    with pytest.raises(quinta.InvalidPosition):
        quinta.from_snapshot({**game.snapshot(), "round": deep})
    with pytest.raises(quinta.InvalidPosition):
        quinta.from_snapshot({"game": deep})
    with pytest.raises(quinta.InvalidNotation):
        game.move_from_data({"turn": deep})
    with pytest.raises(quinta.InvalidOptions):
        quinta.new(name, options={"board": deep})
    with pytest.raises(quinta.InvalidOptions):
        quinta.new(name, deep)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_numbers_too_long_to_print_are_refused(name: str) -> None:
    game = new(name)
    long = 10**5000
    with pytest.raises(quinta.InvalidPosition):
        quinta.from_snapshot({**game.snapshot(), "round": long})
    with pytest.raises(quinta.InvalidNotation):
        game.move_from_data({"turn": long})
    with pytest.raises(quinta.InvalidOptions):
        quinta.new(name, long)
    with pytest.raises(quinta.IllegalMove):
        game.play(long)
    with pytest.raises(quinta.InvalidNotation):
        game.text(long)
