"""The list of legal turns: complete, each once, and agreeing with what can be played."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import quinta
from games.garden.games import Data, new_games, positions, sample, seeds, walked
from quinta.core.bits import COMPILED
from scenarios.table import position, seat

MOST_LISTED = 3000


def listed(game: quinta.Game) -> list[int]:
    """All legal turns, in positions that do not have too many."""
    moves = game.legal_moves()
    assume(len(moves) <= MOST_LISTED)
    return list(moves)


@given(positions())
def test_length_indices_and_iteration_agree_and_no_turn_is_listed_twice(game: quinta.Game) -> None:
    turns = listed(game)
    moves = game.legal_moves()
    assert len(moves) == len(turns) == len(set(turns)) > 0
    for index in range(0, len(turns), 1 + len(turns) // 40):
        assert moves[index] == turns[index]
        assert moves[index - len(turns)] == turns[index]
    assert moves[-1] == turns[-1]
    for beyond in (len(turns), -len(turns) - 1, 10**30, -(10**30)):
        with pytest.raises(IndexError):
            moves[beyond]


@given(positions())
def test_passes_come_last_and_start_at_their_index(game: quinta.Game) -> None:
    turns = listed(game)
    kinds = [game.text(move).split(maxsplit=1)[0] for move in turns]
    passes = game.legal_moves().passes
    assert kinds[passes:] == ["pass"] * (len(turns) - passes)
    assert "pass" not in kinds[:passes]
    assert "pass" in kinds


@given(positions(), seeds)
def test_every_listed_turn_plays_and_hands_the_turn_on(game: quinta.Game, seed: int) -> None:
    moves = game.legal_moves()
    for move in sample(game, seed, 15):
        assert move in moves
        after = game.copy()
        after.play(move)
        assert after.snapshot(hidden=False) != game.snapshot(hidden=False)


def altered(move: int, chance: random.Random) -> list[int]:
    """Turns that differ from this one in a bit or two, or in sign or size."""
    bits = 147 if move & 7 == 4 else 41
    places = range(41) if bits == 41 else chance.sample(range(bits + 3), 40)
    found = [move ^ (1 << place) for place in places]
    found += [
        move ^ (1 << chance.randrange(bits)) ^ (1 << chance.randrange(bits)) for _ in range(9)
    ]
    return [*found, -move, ~move, move << 1, move + (1 << 160)]


def assert_plays_only_if_listed(game: quinta.Game, move: int, before: Data) -> None:
    moves = game.legal_moves()
    if move in moves:
        game.copy().play(move)
        return
    with pytest.raises(quinta.IllegalMove) as caught:
        game.play(move)
    assert caught.value.clause.startswith("QG-")
    assert caught.value.reason
    assert game.snapshot() == before


@given(positions(), seeds)
def test_a_turn_altered_a_little_plays_only_if_it_is_listed(game: quinta.Game, seed: int) -> None:
    chance = random.Random(seed)
    before = game.snapshot()
    for move in sample(game, seed, 1):
        for other in altered(move, chance):
            assert_plays_only_if_listed(game, other, before)


def test_a_pass_has_one_form_only() -> None:
    game = position(seat(["blue-tree", "blue-tree"]))
    once, second_copy_alone = 1 << 39, 1 << 75
    assert game.text(4 | once) == "pass discarding blue-tree"
    assert_plays_only_if_listed(game, 4 | second_copy_alone, game.snapshot())
    assert 4 | once in game.legal_moves()
    assert 4 | second_copy_alone not in game.legal_moves()


@given(positions(), positions(), seeds)
def test_turns_of_another_position_play_only_if_they_are_listed(
    game: quinta.Game, other: quinta.Game, seed: int
) -> None:
    before = game.snapshot()
    for move in sample(other, seed, 12):
        assert_plays_only_if_listed(game, move, before)


@given(positions(), seeds)
def test_being_listed_is_being_in_the_list(game: quinta.Game, seed: int) -> None:
    turns = listed(game)
    moves = game.legal_moves()
    every = set(turns)
    chance = random.Random(seed)
    for move in chance.sample(turns, min(5, len(turns))):
        assert all((other in moves) == (other in every) for other in altered(move, chance))


@given(positions(), seeds)
def test_a_list_of_turns_stays_as_it_was_when_the_game_goes_on(
    game: quinta.Game, seed: int
) -> None:
    turns = listed(game)
    moves = game.legal_moves()
    for _, _played in zip(range(20), walked(game, seed), strict=False):
        pass
    assert list(moves) == turns


@given(positions())
def test_interchangeable_pieces_are_not_repeated(game: quinta.Game) -> None:
    described = [json.dumps(game.move_data(move)) for move in listed(game)]
    assert len(set(described)) == len(described)


@given(positions(), seeds)
def test_random_turns_are_legal_and_passes_only_when_forced(game: quinta.Game, seed: int) -> None:
    moves = game.legal_moves()
    generator = quinta.Random(seed)
    for _ in range(20):
        move = game.random_move(generator)
        assert move in moves
        assert (game.text(move) == "pass") == (moves.passes == 0)


@given(positions(), seeds)
def test_text_and_data_of_a_turn_read_back(game: quinta.Game, seed: int) -> None:
    for move in sample(game, seed, 15):
        text = game.text(move)
        assert text.isascii()
        assert "\n" not in text
        assert game.parse(text) == move
        assert game.parse(f"  {text.replace(' ', '   ')} ") == move
        data = game.move_data(move)
        assert game.move_from_data(json.loads(json.dumps(data))) == move


@given(positions(over=True))
def test_a_snapshot_reads_back_through_json(game: quinta.Game) -> None:
    data = game.snapshot()
    text = json.dumps(data)
    assert json.loads(text) == data
    again = quinta.from_snapshot(json.loads(text))
    assert again.snapshot() == data
    visible = game.snapshot(hidden=False)
    assert {**visible, "hidden": data["hidden"]} == data
    read = quinta.from_snapshot(json.loads(json.dumps(visible)))
    assert read.snapshot(hidden=False) == visible


@given(positions(), seeds)
@settings(max_examples=10)
def test_a_position_read_back_plays_on_like_the_original(game: quinta.Game, seed: int) -> None:
    again = quinta.from_snapshot(json.loads(json.dumps(game.snapshot())))
    assert list(zip(range(200), again.legal_moves(), strict=False)) == list(
        zip(range(200), game.legal_moves(), strict=False)
    )
    assert again.playout(seed) == game.playout(seed)
    for one, other in zip(walked(game, seed), walked(again, seed), strict=True):
        assert one.snapshot() == other.snapshot()


# --- small steps -----------------------------------------------------------------------------


def whole_paths(game: quinta.Game, path: list[int]) -> list[list[int]]:
    """All paths of small choices that go on from this one to a whole turn."""
    choices = game.steps(path)
    assert choices == sorted(set(choices))
    if not choices:
        return [path]
    return [whole for step in choices for whole in whole_paths(game, [*path, step])]


@given(positions(most=100))
@settings(max_examples=25 if COMPILED else 8)
def test_small_steps_make_exactly_the_listed_turns_each_once(game: quinta.Game) -> None:
    turns = listed(game)
    paths = whole_paths(game, [])
    assert len(paths) == len(turns)
    assert {game.step_move(path) for path in paths} == set(turns)


@given(new_games(), seeds, st.integers(0, 120))
def test_a_random_walk_of_small_steps_ends_in_a_legal_turn(
    game: quinta.Game, seed: int, turns: int
) -> None:
    for _, _played in zip(range(turns), walked(game, seed), strict=False):
        pass
    if game.is_over:
        return
    chance = random.Random(seed)
    for _ in range(5):
        turn = quinta.Stepwise(game)
        while not turn.is_whole:
            assert len(turn.choices()) == len(turn.described()) > 0
            turn.choose(chance.choice(turn.choices()))
        assert turn.move() in game.legal_moves()


@given(positions(), seeds, st.lists(st.integers(-3, 220), max_size=6))
def test_a_path_of_any_numbers_is_a_beginning_or_refused(
    game: quinta.Game, seed: int, path: list[int]
) -> None:
    before = game.snapshot()
    try:
        choices = game.steps(path)
    except quinta.IllegalMove:
        with pytest.raises(quinta.IllegalMove):
            game.step_move(path)
    else:
        if path and not choices:
            assert game.step_move(path) in game.legal_moves()
        else:
            with pytest.raises(quinta.IllegalMove):
                game.step_move(path)
    assert game.snapshot() == before
