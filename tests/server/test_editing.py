"""Positions to begin with: the start of a game, dealt or with nothing on the table."""

from __future__ import annotations

import httpx
import pytest

import quinta
from quinta.core.game import Data
from server.running import Server

GAMES = list(quinta.GAMES)


def begin(server: Server, wanted: Data) -> httpx.Response:
    """Ask for a position to begin with."""
    return httpx.post(f"{server.url}/api/positions/new", json=wanted)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dealt_position_is_the_start_of_a_game(server: Server, name: str, players: int) -> None:
    view = begin(server, {"game": name, "players": players}).json()
    position = quinta.from_snapshot(view["position"])
    start = quinta.new(name, players)
    assert (position.players, position.round) == (players, 1)
    assert len(position.legal_moves()) > 1
    assert view["scores"] == start.scores
    assert position.options == start.options
    assert "hidden" not in view["position"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_blank_table_can_exist_and_has_all_tiles_in_the_bag(
    server: Server, name: str, players: int
) -> None:
    wanted = {"game": name, "players": players, "options": {"board": "variant"}, "blank": True}
    position = begin(server, wanted).json()["position"]
    dealt = begin(server, {**wanted, "blank": False}).json()["position"]
    assert position["bag"] > dealt["bag"]
    assert position["options"]["board"] == "variant"
    assert quinta.from_snapshot(position).snapshot(hidden=False) == position


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": GAMES[0], "players": 7}, 400),
        ({"game": GAMES[0], "players": 2, "options": {"board": "none"}}, 400),
        ({"game": GAMES[0], "extra": 1}, 400),
    ],
)
def test_what_no_game_begins_with_is_refused(server: Server, wanted: Data, status: int) -> None:
    answer = begin(server, wanted)
    assert answer.status_code == status
    assert answer.json()["detail"]
