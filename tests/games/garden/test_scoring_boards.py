"""Scoring boards as data and from TOML files: what is read, what is refused (QG-8)."""

from __future__ import annotations

from pathlib import Path

import pytest

import quinta
from games.garden.games import Data
from quinta.games.garden.rules import load_board
from quinta.games.garden.rules.scoring import board_data

JOKERS = {"fountain": 2, "statue": 2, "bench": 2, "pavilion": 0}
ROUNDS: list[dict[str, int]] = [{"green": 1}, {"bird": 2}, {"lilac": 0, "tree": 99}, {"lime": 1}]

FAULTS: list[tuple[str, object, str]] = [
    ("a name that is unknown", "mine", "board 'mine' is unknown: choose standard or variant, or"),
    ("no board", None, "board None is unknown"),
    ("a list", [ROUNDS], "is unknown"),
    ("an entry too many", {"rounds": ROUNDS, "x": 1}, "a scoring board has no entry 'x'"),
    ("no rounds", {}, "a scoring board needs 'rounds', a list of four"),
    ("three rounds", {"rounds": ROUNDS[:3]}, "needs 'rounds', a list of four"),
    ("rounds by name", {"rounds": {"1": {}}}, "needs 'rounds', a list of four"),
    (
        "an empty round",
        {"rounds": [*ROUNDS[:3], {}]},
        "round 4 of a scoring board must give points to a category",
    ),
    ("a round that is a list", {"rounds": [["green"], *ROUNDS[:3]]}, "round 1 of a scoring board"),
    (
        "a category that is unknown",
        {"rounds": [{"pink": 1}, *ROUNDS[:3]]},
        "round 1 scores 'pink', which is no colour or pattern",
    ),
    (
        "points below 0",
        {"rounds": [{"green": -1}, *ROUNDS[:3]]},
        "points for green in round 1 must be a whole number from 0 to 99",
    ),
    ("points above 99", {"rounds": [{"green": 100}, *ROUNDS[:3]]}, "points for green in round 1"),
    ("half points", {"rounds": [{"green": 0.5}, *ROUNDS[:3]]}, "points for green in round 1"),
    ("points true", {"rounds": [{"green": True}, *ROUNDS[:3]]}, "points for green in round 1"),
    ("NaN", {"rounds": [{"green": float("nan")}, *ROUNDS[:3]]}, "points for green in round 1"),
    (
        "a list of bonuses",
        {"rounds": ROUNDS, "group_bonus": [6]},
        "'group_bonus' must map group sizes to points",
    ),
    (
        "a bonus for pairs",
        {"rounds": ROUNDS, "group_bonus": {"2": 1}},
        "a bonus for groups of '2': only sizes 3 to 6 score",
    ),
    (
        "a bonus for seven",
        {"rounds": ROUNDS, "group_bonus": {"7": 1}},
        "a bonus for groups of '7': only sizes 3 to 6 score",
    ),
    (
        "a bonus below 0",
        {"rounds": ROUNDS, "group_bonus": {"3": -1}},
        "points for a group of 3 must be a whole number from 0 to 99",
    ),
    ("a list of jokers", {"rounds": ROUNDS, "jokers": [1]}, "'jokers' must map features to jokers"),
    (
        "jokers for a pond",
        {"rounds": ROUNDS, "jokers": {"pond": 1}},
        "jokers for 'pond': only fountain, statue, bench, pavilion can be surrounded",
    ),
    (
        "jokers below 0",
        {"rounds": ROUNDS, "jokers": {"bench": -1}},
        "jokers for a bench must be a whole number from 0 to 12",
    ),
    ("half a joker", {"rounds": ROUNDS, "jokers": {"bench": 0.5}}, "jokers for a bench must be"),
    ("more than a storage holds", {"rounds": ROUNDS, "jokers": {"bench": 13}}, "from 0 to 12"),
    ("a name that is no text", {"rounds": ROUNDS, "name": 3}, "a board's name is one line"),
    ("a long name", {"rounds": ROUNDS, "name": "x" * 61}, "at most 60 printable characters"),
]


@pytest.mark.parametrize(
    ("board", "message"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_a_faulty_board_is_refused_by_name_of_the_fault(board: object, message: str) -> None:
    with pytest.raises(quinta.InvalidOptions, match=message):
        quinta.new("queens-garden", options={"board": board})
    with pytest.raises(quinta.InvalidOptions, match=message):
        board_data(board)


def test_the_built_in_boards_are_data_too() -> None:
    for name in ("standard", "variant"):
        data = board_data(name)
        assert board_data(data) == data
        named = quinta.new("queens-garden", seed=4, options={"board": name})
        given = quinta.new("queens-garden", seed=4, options={"board": data})
        assert named.playout(2) == given.playout(2)
        assert named.options["board"] == name


def test_changing_the_data_of_a_board_changes_no_other() -> None:
    data: Data = board_data("standard")
    data["rounds"][0]["green"] = 50
    assert board_data("standard")["rounds"] != data["rounds"]


def test_a_board_given_as_data_is_copied() -> None:
    board: Data = {"rounds": [dict(scored) for scored in ROUNDS], "group_bonus": {"6": 1}}
    game = quinta.new("queens-garden", seed=4, options={"board": board})
    scores = game.playout(1)
    board["rounds"][0]["green"] = 50
    options: Data = game.options
    assert options["board"]["rounds"][0] == {"green": 1}
    options["board"]["rounds"][0]["green"] = 50
    assert game.options["board"] != options["board"]
    assert game.playout(1) == scores


def test_sizes_of_groups_may_be_numbers() -> None:
    assert board_data({"rounds": ROUNDS, "group_bonus": {3: 1}})["group_bonus"] == {"3": 1}


def test_a_board_without_bonuses_has_none() -> None:
    assert board_data({"rounds": ROUNDS})["group_bonus"] == {}


def test_jokers_that_are_not_given_are_the_usual_ones() -> None:
    usual = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
    assert board_data("standard")["jokers"] == board_data("variant")["jokers"] == usual
    assert board_data({"rounds": ROUNDS})["jokers"] == usual
    board = {"rounds": ROUNDS, "jokers": {"bench": 0, "pavilion": 4}}
    assert board_data(board)["jokers"] == {"fountain": 1, "statue": 2, "bench": 0, "pavilion": 4}


# --- files -----------------------------------------------------------------------------------

TOML = """
name = "the box"

[[rounds]]
green = 1
[[rounds]]
bird = 2
[[rounds]]
lilac = 0
tree = 99
[[rounds]]
lime = 1

[group_bonus]
6 = 8

[jokers]
fountain = 2
statue = 2
bench = 2
pavilion = 0
"""


def test_a_board_is_read_from_toml(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TOML)
    expected = {"name": "the box", "rounds": ROUNDS, "group_bonus": {"6": 8}, "jokers": JOKERS}
    assert load_board(path) == expected
    assert load_board(str(path)) == expected


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"rounds = [", r"scoring board .*box\.toml: "),
        (b"name = '\xff'", r"scoring board .*box\.toml: "),
        (b"", r"scoring board .*box\.toml: a scoring board needs 'rounds'"),
        (TOML.replace("bird", "fish").encode(), r"box\.toml: round 2 scores 'fish'"),
        (b"rounds = " + b"[" * 5000, r"scoring board .*box\.toml: "),
    ],
    ids=["cut off", "not UTF-8", "empty", "unknown category", "nested too deep"],
)
def test_a_faulty_file_is_refused_by_name(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(quinta.InvalidOptions, match=message):
        load_board(path)


def test_a_missing_file_is_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_board(tmp_path / "nowhere.toml")
