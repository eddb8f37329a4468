"""Scores as high as a scoring board of one's own can make them: whatever a game reaches is read.

The service has the same test for what it stores, in server/test_table.py.
"""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quinta
from games.garden.games import Data, editions, seeds, walked
from naive.garden import COLOURS, PATTERNS
from quinta import Record, bots, draw
from scenarios.table import position, seat

HIGHEST: Data = {
    "rounds": [dict.fromkeys(COLOURS + PATTERNS, 99) for _ in range(4)],
    "group_bonus": dict.fromkeys("3456", 99),
}
"""The most points that an option can give to everything."""


@st.composite
def extreme_boards(draw: st.DrawFn) -> Data:
    """Boards on which everything scores nothing, a point, or all that it may."""
    points = st.sampled_from([0, 1, 99, 99, 99])
    rounds = st.dictionaries(st.sampled_from(COLOURS + PATTERNS), points, min_size=1)
    return {
        "rounds": draw(st.lists(rounds, min_size=4, max_size=4)),
        "group_bonus": draw(st.dictionaries(st.sampled_from(list("3456")), points)),
    }


def assert_read_back(game: quinta.Game) -> None:
    """The same position comes out of data and out of a pickle, and can be drawn."""
    data = game.snapshot()
    assert quinta.from_snapshot(data).snapshot() == data
    assert pickle.loads(pickle.dumps(game)).snapshot() == data
    for score in game.scores:
        assert str(score) in draw.terminal(data)
        assert str(score) in draw.svg(data)


@given(extreme_boards() | st.just(HIGHEST), st.integers(2, 4), editions, seeds)
def test_whatever_a_game_reaches_on_an_extreme_board_is_read_back(
    board: Data, players: int, edition: str, seed: int
) -> None:
    options = {"board": board, "edition": edition}
    game = quinta.new("queens-garden", players, seed % 1000, options)
    scored = game.round
    for played in walked(game, seed):
        if played.round != scored or played.is_over:
            scored = played.round
            assert_read_back(played)


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_of_scores_far_above_999_goes_through_record_and_bots(version: int) -> None:
    new = quinta.new("queens-garden", 3, 5, {"board": HIGHEST}).snapshot()
    game = quinta.from_snapshot({**new, "version": version})
    record = Record.of(game)
    levels = [bots.make(name, game.name, 1) for name in ("yardstick-1", "strong", "casual")]
    while not game.is_over:
        decision = bots.ask(
            levels[game.to_move], game, bots.Budget(simulations=2), len(record.turns)
        )
        record.play(game, decision.move)
    assert max(game.scores) > 9999
    loaded = Record.from_text(record.text())
    assert loaded.verify().snapshot(hidden=False) == game.snapshot(hidden=False)


def test_the_highest_score_that_is_read_is_read_again_however_the_game_goes_on() -> None:
    garden = {(1, 0): "blue-tree", (1, -1): "blue-bird", (0, -1): "blue-flower"}
    for round_number, most in ((1, 999), (2, 999 + 3 * 198), (4, 999 + 9 * 198)):
        game = position(
            seat(["lime-tulip"], score=most, jokers=6, garden=garden),
            round=round_number,
            options={"board": HIGHEST},
        )
        for played in walked(game, most):
            assert quinta.from_snapshot(played.snapshot()).scores == played.scores
        with pytest.raises(quinta.InvalidPosition, match=f"from 0 to {most}, not {most + 1}"):
            position(
                seat(score=most + 1, garden=garden),
                round=round_number,
                options={"board": HIGHEST},
            )
