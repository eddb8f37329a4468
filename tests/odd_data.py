"""Helpers for tests of bad input: games under way, odd values, data altered somewhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

import quinta

Data = dict[str, Any]

NAMES = list(quinta.GAMES)
OTHER = {"queens-garden": "summer-pavilion", "summer-pavilion": "queens-garden"}
NOT_INTS: list[Any] = [None, "pass", "3", 1.0, float("nan"), True, b"pass", [3], {}, object()]
HUGE = 10**30

games = st.sampled_from(NAMES)
seeds = st.integers(0, 2**32)
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-12, 120)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["blue", "red", "blue-tree", "lime-tulip", "pass", "over", "up", "centre"])
)
keys = st.text(max_size=6) | st.sampled_from(["turn", "game", "tiles", "blue", "seats"])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=8,
)


def new(name: str, turns: int = 0, seed: int = 1, players: int = 2) -> quinta.Game:
    """A game after some random turns."""
    game = quinta.new(name, players, seed)
    generator = quinta.Random(seed)
    for _ in range(turns):
        if not game.is_over:
            game.play(game.random_move(generator))
    return game


def assert_untouched(
    game: quinta.Game, act: Callable[[], object], *errors: type[Exception]
) -> Exception:
    """The call raises one of these errors, and the position is what it was."""
    before = game.snapshot()
    with pytest.raises(errors) as caught:
        act()
    assert str(caught.value)
    assert game.snapshot() == before
    return caught.value


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside some data."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


def altered(data: Data, draw: st.DataObject) -> Data:
    """A copy with something inside replaced, left out or added."""
    copy: Data = json.loads(json.dumps(data))
    path = draw.draw(st.sampled_from(places(copy)))
    inside: Any = copy
    for key in path[:-1]:
        inside = inside[key]
    what = draw.draw(st.sampled_from(["replace", "replace", "leave out", "add", "swap"]))
    if what == "replace":
        inside[path[-1]] = draw.draw(values)
    elif what == "leave out":
        del inside[path[-1]]
    elif isinstance(inside, dict):
        inside[draw.draw(keys)] = draw.draw(values)
    elif what == "add":
        inside.insert(path[-1], draw.draw(values))
    else:
        inside.reverse()
    return copy


def nested(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value
