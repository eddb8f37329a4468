"""Turns as text and data: what is read, and the faults that are named."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quinta
from games.garden.games import Data
from naive.garden import PIECES

GAME = quinta.new("queens-garden", seed=1)

SAME: list[tuple[str, Data]] = [
    (
        "acquire blue-tree@1, blue-flower@up",
        {
            "turn": "acquire",
            "take": [
                {"hexagon": "blue-tree", "from": 1},
                {"hexagon": "blue-flower", "from": "up"},
            ],
        },
    ),
    (
        "tile blue-flower at 1,-1 paying blue-tree, expansion blue-tulip, 1 joker",
        {
            "turn": "tile",
            "hexagon": "blue-flower",
            "cell": [1, -1],
            "payment": {"tiles": ["blue-tree"], "expansions": ["blue-tulip"], "jokers": 1},
        },
    ),
    (
        "tile lime-tree at 0,1",
        {
            "turn": "tile",
            "hexagon": "lime-tree",
            "cell": [0, 1],
            "payment": {"tiles": [], "expansions": [], "jokers": 0},
        },
    ),
    (
        "expansion lime-bird at 4,-1 paying 1 joker",
        {
            "turn": "expansion",
            "hexagon": "lime-bird",
            "cell": [4, -1],
            "area": 0,
            "orientation": 1,
            "payment": {"tiles": [], "expansions": [], "jokers": 1},
        },
    ),
    ("buy at 3,0", {"turn": "buy", "area": 0}),
    ("pass", {"turn": "pass", "discard": {"tiles": [], "expansions": []}}),
    (
        "pass discarding blue-tree, 2 lime-bird, expansion green-tulip",
        {
            "turn": "pass",
            "discard": {
                "tiles": ["blue-tree", "lime-bird", "lime-bird"],
                "expansions": ["green-tulip"],
            },
        },
    ),
]


@pytest.mark.parametrize(("text", "data"), SAME)
def test_text_and_data_say_the_same(text: str, data: Data) -> None:
    move = GAME.parse(text)
    assert GAME.move_from_data(data) == move
    assert GAME.text(move) == text
    assert GAME.move_data(move) == data


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  pass  ", "pass"),
        ("buy   at 3,0\n", "buy at 3,0"),
        ("acquire lime-bird@up,blue-bird@2", "acquire blue-bird@2, lime-bird@up"),
        ("tile lime-bird at 0,1 paying joker", "tile lime-bird at 0,1 paying 1 joker"),
        (
            "pass discarding lime-bird, blue-tree, lime-bird",
            "pass discarding blue-tree, 2 lime-bird",
        ),
        (
            "tile lime-flower at 0,1 paying 1 joker, expansion lime-bird, lime-tree",
            "tile lime-flower at 0,1 paying lime-tree, expansion lime-bird, 1 joker",
        ),
    ],
)
def test_spaces_and_order_do_not_matter_to_a_reader(loose: str, strict: str) -> None:
    assert GAME.text(GAME.parse(loose)) == strict


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"turn": "pass"}, "pass"),
        ({"turn": "tile", "hexagon": "lime-tree", "cell": [0, 1]}, "tile lime-tree at 0,1"),
        (
            {
                "turn": "expansion",
                "hexagon": "lime-bird",
                "cell": [4, -1],
                "payment": {"jokers": 1},
            },
            "expansion lime-bird at 4,-1 paying 1 joker",
        ),
    ],
)
def test_data_may_leave_out_what_is_nothing(data: Data, text: str) -> None:
    assert GAME.text(GAME.move_from_data(data)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "Pass",
        "pass 1",
        "pass discarding",
        "pass discarding pink-tree",
        "pass discarding blue-tree,",
        "acquire",
        "acquire blue",
        "acquire blue-tree",
        "acquire blue-tree@",
        "acquire blue-tree@0",
        "acquire blue-tree@9",
        "acquire blue-tree@10",
        "acquire blue-tree@down",
        "acquire pink-tree@1",
        "buy",
        "buy at 3",
        "buy at 1,0",
        "buy at 3,0 now",
        "buy at \u0663,0",
        "acquire blue-tree@\u0663",
        "tile blue-tree",
        "tile blue-tree at 1",
        "tile blue-tree at 9,9",
        "tile blue-tree at 100,0",
        "tile blue-tree at 1,0 paying",
        "tile blue at 1,0",
        "tile blue-bird at 1,0 paying 7 jokers",
        "tile blue-bird at 1,0 paying two jokers",
        "draft red from factory 3",
        "pass keeping red",
    ],
)
def test_what_is_no_turn_is_refused(text: str) -> None:
    with pytest.raises(quinta.InvalidNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("acquire blue-tree@1, blue-tree@2", "QG-4.1"),
        ("acquire blue-tree@1, lime-bird@2", "QG-4.1"),
        ("acquire blue-tree@1, blue-bird@1, lime-bird@2", "QG-4.1"),
        ("tile blue-bird at 1,0", "QG-4.6"),
        ("tile blue-tree at 1,0 paying 1 joker", "QG-4.6"),
        ("tile blue-bird at 1,0 paying blue-bird", "QG-4.6"),
        ("tile blue-bird at 1,0 paying lime-tree", "QG-4.6"),
        ("tile blue-butterfly at 1,0 paying blue-tree, lime-butterfly", "QG-4.6"),
        ("tile blue-butterfly at 1,0 paying 2 expansion blue-tree", "QG-4.6"),
        ("tile blue-plant at 1,0 paying 4 blue-tree", "QG-4.6"),
        ("pass discarding 4 blue-tree", "QG-4.10"),
        ("pass discarding 2 expansion blue-tree", "QG-4.10"),
        ("pass discarding 2 jokers", "QG-4.10"),
    ],
)
def test_what_is_legal_nowhere_is_refused_with_its_clause(text: str, clause: str) -> None:
    with pytest.raises(quinta.IllegalMove) as caught:
        GAME.parse(text)
    assert caught.value.clause == clause


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], r"turn must be an object, not \[\]"),
        ({}, "turn: turn is missing"),
        ({"turn": "draft"}, "turn must be one of acquire, tile, expansion, buy, pass, not 'draft'"),
        ({"turn": ["pass"]}, "turn must be one of"),
        ({"turn": "pass", "x": 1}, "turn has an unknown entry 'x'"),
        ({"turn": "pass", "area": 1}, "pass has an unknown entry 'area'"),
        ({"turn": "pass", "discard": []}, "discard must be an object"),
        ({"turn": "pass", "discard": {"jokers": 1}}, "discard has an unknown entry 'jokers'"),
        ({"turn": "pass", "discard": {"tiles": [1]}}, "discard: tiles has no piece 1"),
        ({"turn": "buy"}, "buy: area is missing"),
        ({"turn": "buy", "area": 6}, "buy: area must be a whole number from 0 to 5, not 6"),
        ({"turn": "buy", "area": True}, "buy: area must be a whole number from 0 to 5, not True"),
        ({"turn": "acquire"}, "acquire: take is missing"),
        ({"turn": "acquire", "take": {}}, "acquire: take must be a list"),
        ({"turn": "acquire", "take": [1]}, "take must be an object, not 1"),
        ({"turn": "acquire", "take": [{"hexagon": "blue-tree"}]}, "take: from is missing"),
        (
            {"turn": "acquire", "take": [{"hexagon": "blue-tree", "from": 9}]},
            "take: from must be a whole number from 1 to 8, not 9",
        ),
        (
            {"turn": "acquire", "take": [{"hexagon": "tree", "from": 1}]},
            "take: hexagon has no piece 'tree'",
        ),
        ({"turn": "tile", "hexagon": "lime-tree"}, "tile: cell is missing"),
        ({"turn": "tile", "hexagon": "lime-tree", "cell": [9, 9]}, "cell 9,9 is not in the garden"),
        ({"turn": "tile", "hexagon": "lime-bird", "cell": [1, 0]}, "tile: payment is missing"),
        (
            {"turn": "tile", "hexagon": "lime-tree", "cell": [1, 0], "area": 0},
            "tile has an unknown entry 'area'",
        ),
        (
            {"turn": "tile", "hexagon": "lime-bird", "cell": [1, 0], "payment": {"jokers": 6}},
            "payment: jokers must be a whole number from 0 to 5, not 6",
        ),
        (
            {"turn": "expansion", "hexagon": "lime-tree", "cell": [4, -1], "area": 1},
            "expansion: area does not agree with the cell",
        ),
        (
            {"turn": "expansion", "hexagon": "lime-tree", "cell": [4, -1], "orientation": 2},
            "expansion: orientation does not agree with the cell",
        ),
    ],
)
def test_a_fault_in_data_is_named(data: Data, message: str) -> None:
    with pytest.raises(quinta.InvalidNotation, match=message):
        GAME.move_from_data(data)


@given(st.one_of(st.integers(0, 2**41), st.integers(0, 2**148)))
@settings(max_examples=300)
def test_any_number_is_refused_or_says_which_turn_it_is(move: int) -> None:
    try:
        data = GAME.move_data(move)
        text = GAME.text(move)
    except quinta.InvalidNotation:
        assert move not in GAME.legal_moves()
        return
    try:
        assert GAME.move_from_data(data) == move
        assert GAME.parse(text) == move
    except quinta.IllegalMove:
        # A payment can be described that is legal nowhere.
        assert " paying " in text


@pytest.mark.parametrize("move", [-1, 5, 6, 7, 1 << 150, 36 << 3 | 1, 55 << 9 | 1, 6 << 3 | 3, 0])
def test_a_number_that_is_no_turn_has_no_text(move: int) -> None:
    with pytest.raises(quinta.InvalidNotation):
        GAME.text(move)
    with pytest.raises(quinta.InvalidNotation):
        GAME.move_data(move)


def test_chance_is_told_by_the_names_of_hexagons() -> None:
    assert GAME.chance_text([0, 35, 7]) == "blue-tree green-tulip purple-bird"
    assert GAME.parse_chance("blue-tree green-tulip purple-bird") == [0, 35, 7]
    assert GAME.chance_text([]) == ""
    assert GAME.parse_chance("") == []
    assert GAME.parse_chance(GAME.chance_text(range(36))) == list(range(36))
    assert GAME.chance_text(range(36)).split() == PIECES


@pytest.mark.parametrize("outcome", [-1, 36, 10**20])
def test_chance_that_is_no_hexagon_is_refused(outcome: int) -> None:
    with pytest.raises(quinta.InvalidNotation):
        GAME.chance_text([0, outcome])
    with pytest.raises(quinta.InvalidNotation, match="'pink-tree' is no hexagon"):
        GAME.parse_chance("blue-tree pink-tree")
