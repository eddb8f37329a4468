"""The games' types are true: whatever the engine tells in random games converts, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import quinta
from quinta.core.chance import Random, Report
from quinta.games import GAMES
from quinta.protocol import Breakdown, Choice, Consider, GameEvent, Position, Refused, Step
from quinta.protocol.games import Turn
from quinta.server.choices import consider

BOARD = {
    "name": "Mine",
    "rounds": [{"blue": 1}, {"tree": 2}, {"lime": 3}, {"bird": 4}],
    "group_bonus": {"3": 5},
    "jokers": {"bench": 0},
}
COMMON = {*Choice.__struct_fields__, *Refused.__struct_fields__} - {*Step.__struct_fields__}
"""What a small choice has in every game besides what it is about."""
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


@pytest.mark.parametrize("name", quinta.GAMES)
def test_whatever_is_told_of_a_turn_being_put_together_is_of_the_games_types(name: str) -> None:
    shape: Any = GAMES[name].shapes.Step
    kinds: set[object] = set()
    facts: set[str] = set()

    def check(found: list[Any], kind: Any) -> None:
        for told in found:
            assert_shared(told, kind)
            own = {key: fact for key, fact in told.items() if key not in COMMON}
            assert_true(own, shape)
            kinds.add(told["kind"])
            facts.update(own)
            check(told.get("choices", []), Choice)
            check(told.get("refused", []), Refused)

    for seed, players in enumerate((2, 4)):
        game = quinta.new(name, players, seed)
        random = Random(seed)
        while not game.is_over:
            move = game.random_move(random)
            path = game.step_path(move)
            for length in range(len(path) + 1):
                asked = Consider(path=path[:length], forced=False)
                told = msgspec.to_builtins(consider(game, asked, seed))
                check([*told["steps"], *told["known"]], Step)
                check([*told["choices"], *chain(*told["instead"])], Choice)
                check(told["refused"], Refused)
            game.play(move)
    assert kinds == set(get_args(get_type_hints(shape)["kind"]))
    assert facts == set(shape.__struct_fields__)
