"""What holds in every position of every game."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.pavilion.hand_made import COLOURS, positions, tile_count
from quinta import IllegalMove, Random
from quinta.games.pavilion.rules import STEPS, SummerPavilion, from_snapshot

MOST_LISTED = 3000


def few_moves(game: SummerPavilion, most: int) -> list[int]:
    """All legal turns, or a sample of them that is spread over the list."""
    moves = game.legal_moves()
    step = max(1, len(moves) // most)
    return [moves[index] for index in range(0, len(moves), step)]


@given(positions())
def test_all_132_tiles_are_somewhere_and_22_of_each_colour(game: SummerPavilion) -> None:
    data: Any = game.snapshot()
    tiles = tile_count(data)
    tiles.update(data["hidden"]["bag"])
    assert tiles == dict.fromkeys(COLOURS, 22)
    assert data["bag"] == len(data["hidden"]["bag"])


@given(positions())
def test_the_supply_is_full_unless_bag_and_tower_are_empty(game: SummerPavilion) -> None:
    assume(not game.is_over)
    data: Any = game.snapshot()
    assert sum(data["supply"].values()) == 10 or (data["bag"], data["tower"]) == (0, {})


@given(positions())
def test_the_list_its_length_and_its_indices_agree(game: SummerPavilion) -> None:
    moves = game.legal_moves()
    assume(len(moves) <= MOST_LISTED)
    listed = list(moves)
    assert len(moves) == len(listed) == len(set(listed))
    assert [moves[index] for index in range(-len(moves), 0)] == listed
    assert all(move in moves for move in listed)
    passes = [game.move_data(move)["turn"] == "pass" for move in listed]
    assert passes == [index >= moves.passes for index in range(len(moves))]
    assert (len(moves) == 0) == game.is_over


@given(positions())
def test_every_listed_turn_plays_and_leaves_the_original_alone(game: SummerPavilion) -> None:
    before = game.snapshot()
    for move in few_moves(game, 20):
        after = game.copy()
        after.play(move)
        assert after.snapshot() != before
        assert min(after.scores) >= 1
    assert game.snapshot() == before


@given(positions(), positions(), st.data())
def test_turns_that_are_not_listed_are_refused_and_change_nothing(
    game: SummerPavilion, other: SummerPavilion, data: st.DataObject
) -> None:
    moves = game.legal_moves()
    assume(len(moves) <= MOST_LISTED)
    listed = set(moves)
    before = game.snapshot()
    tried = set(few_moves(other, 10))
    for move in few_moves(game, 10):
        bits = data.draw(st.lists(st.integers(0, 47), min_size=1, max_size=3))
        for bit, up in itertools.product(bits, (1, -1)):
            tried |= {move ^ 1 << bit, move + (up << bit)}
    for move in tried:
        assert (move in moves) == (move in listed)
        if move not in listed:
            with pytest.raises(IllegalMove) as refusal:
                game.play(move)
            assert refusal.value.clause.startswith("SP-")
            assert refusal.value.reason
    assert game.snapshot() == before


@given(positions())
def test_turns_as_text_and_data_come_back(game: SummerPavilion) -> None:
    for move in few_moves(game, 40):
        assert game.parse(game.text(move)) == move
        assert game.move_from_data(json.loads(json.dumps(game.move_data(move)))) == move


@given(positions())
def test_snapshots_come_back_and_go_on_alike(game: SummerPavilion) -> None:
    data = game.snapshot()
    again = from_snapshot(json.loads(json.dumps(data)))
    assert again.snapshot() == data
    assert json.dumps(again.snapshot()) == json.dumps(data)
    assert list(again.legal_moves()) == list(game.legal_moves())
    for move in few_moves(game, 5):
        one, other = game.copy(), again.copy()
        one.play(move)
        other.play(move)
        assert one.snapshot() == other.snapshot()


def walks(game: SummerPavilion, path: list[int]) -> list[list[int]]:
    """All whole paths of small choices that begin with this one."""
    choices = game.steps(path)
    assert choices == sorted(set(choices))
    assert all(0 <= choice < STEPS for choice in choices)
    if not choices:
        return [path]
    return [walk for choice in choices for walk in walks(game, [*path, choice])]


@given(positions())
def test_small_choices_lead_to_every_turn_once_and_to_no_other(game: SummerPavilion) -> None:
    moves = game.legal_moves()
    assume(0 < len(moves) <= MOST_LISTED // 10)
    made = [game.step_move(walk) for walk in walks(game, [])]
    assert sorted(made) == sorted(moves)


@given(positions(), st.integers(0, 2**40))
def test_a_redealt_position_looks_the_same_and_depends_on_what_is_visible(
    game: SummerPavilion, seed: int
) -> None:
    redealt = game.redealt(seed)
    assert redealt.snapshot(hidden=False) == game.snapshot(hidden=False)
    assert game.redealt(seed + 1).redealt(seed).snapshot() == redealt.snapshot()
    visible = from_snapshot(game.snapshot(hidden=False))
    assert visible.redealt(seed).snapshot() == redealt.snapshot()


@given(positions(), st.integers(0, 2**40))
def test_games_end_and_playouts_are_repeatable(game: SummerPavilion, seed: int) -> None:
    before = game.snapshot()
    assert game.playout(seed) == game.copy().playout(seed)
    assert game.snapshot() == before
    random = Random(seed)
    turns = 0
    while not game.is_over:
        game.play(game.random_move(random))
        turns += 1
    assert turns < 6 * 4 * 60
    assert game.winners == [
        seat for seat, score in enumerate(game.scores) if score == max(game.scores)
    ]


@given(positions())
def test_random_moves_are_legal(game: SummerPavilion) -> None:
    assume(not game.is_over)
    moves = game.legal_moves()
    random = Random(1)
    for _ in range(10):
        move = game.random_move(random)
        assert move in moves
        assert moves.passes == 0 or game.move_data(move)["turn"] != "pass"


@given(positions(), st.integers(0, 2**40))
def test_the_breakdown_before_the_last_turn_is_what_the_end_brings(
    game: SummerPavilion, seed: int
) -> None:
    random = Random(seed)
    before = game
    while not game.is_over:
        before = game.copy()
        game.play(game.random_move(random))
    parts: Any = before.breakdown()
    for seat, part in enumerate(parts):
        final = part["final"]
        assert final["points"] == sum(item["points"] for item in final["items"])
        # The last to pass may lose points for tiles not kept besides.
        if seat != before.to_move and not before.is_over:
            assert game.scores[seat] == before.scores[seat] + final["points"]
