"""Options, and what is said about those that do not exist."""

from __future__ import annotations

from typing import Any

import pytest

import quinta
from quinta import InvalidOptions
from quinta.games.pavilion.rules import SummerPavilion
from typed import new_game


def test_defaults_are_spelled_out() -> None:
    game = new_game(SummerPavilion)
    assert game.players == 2
    assert game.options == {"board": "standard", "starts": 0}


def test_given_options_are_kept() -> None:
    game = new_game(SummerPavilion, 3, 1, {"board": "variant", "starts": 2})
    assert game.options == {"board": "variant", "starts": 2}
    assert game.to_move == 2


def test_a_game_without_a_seed_is_a_different_one_each_time() -> None:
    assert new_game(SummerPavilion).snapshot() != new_game(SummerPavilion).snapshot()


@pytest.mark.parametrize(
    ("players", "options", "fault"),
    [
        (1, None, "players"),
        (5, None, "players"),
        (True, None, "players"),
        (2, [("board", "variant")], "mapping, not list"),
        (2, {"edition": "en"}, "edition"),
        (2, {"board": "grey"}, "board 'grey'"),
        (2, {"board": 1}, "board 1"),
        (2, {"board": ["variant"]}, "board"),
        (2, {"starts": 2}, "seat from 0 to 1"),
        (3, {"starts": -1}, "seat from 0 to 2"),
        (2, {"starts": True}, "starts"),
        (2, {"starts": "0"}, "starts"),
    ],
)
def test_faulty_options_are_named(players: Any, options: Any, fault: str) -> None:
    with pytest.raises(InvalidOptions, match=fault):
        quinta.new("summer-pavilion", players, 1, options)
