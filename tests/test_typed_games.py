"""The games' types are true: whatever the engine tells in random games converts, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

import quinta
from quinta.core.chance import Random, Report
from quinta.games import GAMES
from quinta.protocol import Breakdown, GameEvent, Position
from quinta.protocol.games import Turn

BOARD = {
    "name": "Mine",
    "rounds": [{"blue": 1}, {"tree": 2}, {"lime": 3}, {"bird": 4}],
    "group_bonus": {"3": 5},
    "jokers": {"bench": 0},
}
OWN: dict[str, list[dict[str, object]]] = {"queens-garden": [{"board": BOARD}]}


def all_options(name: str) -> Iterator[dict[str, object]]:
    yield {}
    for option in GAMES[name].rules.OPTIONS:
        for value in option.values or (True, False):
            yield {option.name: value}
    yield from OWN.get(name, [])


def assert_true(data: object, kind: Any) -> None:
    """Data that a type describes wholly."""
    struct = msgspec.convert(data, kind, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(struct)) == data


def assert_shared(data: object, kind: Any) -> None:
    """Data of which a type describes a part."""
    msgspec.convert(data, kind, strict=True)


@pytest.mark.parametrize("name", quinta.GAMES)
def test_whatever_a_game_tells_is_of_its_types(name: str) -> None:
    parts: Any = GAMES[name]
    shared = {tag for kind in GameEvent.__args__ if (tag := kind.__struct_config__.tag)}
    seen: set[object] = set()
    for seed, (players, options) in enumerate(product((2, 3, 4), all_options(name))):
        game = quinta.new(name, players, seed, options)
        random = Random(seed)
        while not game.is_over:
            position = game.snapshot(hidden=False)
            assert_true(position, parts.shapes.Position)
            assert_shared(position, Position)
            move = game.random_move(random)
            assert_true(game.move_data(move), parts.shapes.Turn)
            assert_shared(game.move_data(move), Turn)
            report = Report()
            game.play(move, report)
            for event in report.events:
                assert_true(event, parts.events.Event)
                seen.add(event["event"])
                if event["event"] in shared:
                    assert_shared(event, GameEvent)
        assert_true(game.snapshot(hidden=False), parts.shapes.Position)
        for breakdown in game.breakdown():
            assert_true(breakdown, parts.events.Breakdown)
            assert_shared(breakdown, Breakdown)
    tags = {kind.__struct_config__.tag for kind in parts.events.Event.__args__}
    assert seen == tags


@pytest.mark.parametrize("name", quinta.GAMES)
def test_the_info_of_a_game_is_of_its_type(name: str) -> None:
    info = GAMES[name].info.INFO
    assert msgspec.json.decode(msgspec.json.encode(info), type=type(info)) == info
