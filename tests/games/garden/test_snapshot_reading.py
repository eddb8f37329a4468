"""Reading positions: what may be left out, and that data and games stay apart."""

from __future__ import annotations

import json

import pytest

import quinta
from games.garden.games import Data, middle_of_a_game
from scenarios.table import view


def test_the_unchanged_position_is_fine() -> None:
    data = middle_of_a_game()
    assert quinta.from_snapshot(data).snapshot() == data
    assert quinta.from_snapshot(json.loads(json.dumps(data))).snapshot() == data


def test_too_many_bought_expansions_are_refused() -> None:
    data: Data = quinta.new("queens-garden", 4, 1).snapshot(hidden=False)
    del data["supply"]
    for number in range(4):
        areas = [{"area": area, "face_up": None} for area in range(2)]
        data["seats"][number]["garden"]["expansions"] = areas
    with pytest.raises(quinta.InvalidPosition, match=r"4 expansions too many .* \(QG-4.5\)"):
        quinta.from_snapshot(data)


def test_what_can_be_worked_out_may_be_left_out() -> None:
    data = middle_of_a_game()
    whole = quinta.from_snapshot(data).snapshot(hidden=False)
    for key in ("supply", "bag", "tower", "hidden", "marker"):
        del data[key]
    for player in data["seats"]:
        del player["passed"]
    assert quinta.from_snapshot(data).snapshot(hidden=False) == whole


def test_the_order_of_pieces_in_the_data_does_not_matter() -> None:
    data = middle_of_a_game()
    expected = quinta.from_snapshot(data).snapshot()
    for player in data["seats"]:
        player["tiles"].reverse()
        player["garden"]["tiles"].reverse()
        player["garden"]["expansions"].reverse()
    data["hidden"]["rest"].reverse()
    assert quinta.from_snapshot(data).snapshot() == expected
    data = dict(reversed(data.items()))
    assert quinta.from_snapshot(data).snapshot() == expected


def test_reading_does_not_change_or_keep_the_data() -> None:
    data = middle_of_a_game()
    text = json.dumps(data)
    game = quinta.from_snapshot(data)
    game.play(game.legal_moves()[0])
    assert json.dumps(data) == text
    before = game.snapshot()
    data["seats"][0]["tiles"].clear()
    data["hidden"]["bag"].clear()
    assert game.snapshot() == before


def test_changing_a_snapshot_does_not_change_the_game() -> None:
    game = quinta.from_snapshot(middle_of_a_game())
    data: Data = game.snapshot()
    before = json.dumps(data)
    data["options"]["edition"] = "ru"
    data["seats"][0]["tiles"].clear()
    assert json.dumps(game.snapshot()) == before


def test_expansions_nobody_noted_are_taken_to_be_any() -> None:
    """A real table in round 4: two expansions lie face up, five were taken, two are in sight."""
    data: Data = quinta.new("queens-garden", 3, 1).snapshot(hidden=False)
    for key in ("bag", "supply", "returned"):
        del data[key]
    data["round"] = 4
    data["display"] = {
        "stack": 0,
        "slots": [{"slot": 3, "face_up": "lime-bird"}, {"slot": 6, "tiles": ["blue-tree"]}],
    }
    data["seats"][0]["expansions"] = ["green-tulip", "lilac-plant"]
    game = quinta.from_snapshot(data)
    returned: list[str] = view(game)["returned"]
    assert len(returned) == 3
    assert not {"lime-bird", "green-tulip", "lilac-plant"} & set(returned)
    game.play(game.parse("acquire blue-tree@6"))
    assert [slot["slot"] for slot in view(game)["display"]["slots"]] == [3, 6]


def test_a_face_down_expansion_has_no_orientation() -> None:
    data: Data = quinta.new("queens-garden", 2, 1).snapshot(hidden=False)
    expansion = {"area": 1, "face_up": None, "orientation": 2}
    data["seats"][0]["garden"]["expansions"] = [expansion]
    with pytest.raises(quinta.InvalidPosition, match="orientation is given"):
        quinta.from_snapshot(data)
