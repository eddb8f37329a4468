"""Reading plain data with care."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quinta.core.fields import Fields, shown

NUMBERS = {"red": 0, "green": 1}
KEYS = ("a", "b", "c")


class Refused(ValueError):
    pass


def fields(**entries: object) -> Fields:
    return Fields(entries, "thing", KEYS, Refused)


def test_entries_are_read_as_what_they_are() -> None:
    found = fields(a=3, b=True, c=["red", "green", "red"])
    assert found.integer("a", 0, 3) == 3
    assert found.flag("b") is True
    assert found.items("c") == ["red", "green", "red"]
    assert found.names("c", NUMBERS) == [0, 1, 0]
    assert found.has("a")
    assert fields(a="red").name("a", NUMBERS) == 0
    assert fields(a="red").choice("a", ["red", "green"]) == "red"
    assert fields(a=[1, -2]).pair("a") == (1, -2)
    assert fields(a=(1, -2)).pair("a") == (1, -2)
    assert fields(a={"green": 2}).counts("a", NUMBERS, 5) == [0, 2]
    assert fields(a=None).get("a") is None


def test_lists_and_counts_that_are_left_out_are_empty() -> None:
    assert fields().names("a", NUMBERS) == []
    assert fields().counts("a", NUMBERS, 5) == [0, 0]
    assert not fields().has("a")


Read = Callable[[Fields], object]

FAULTS: list[tuple[Read, object, str]] = [
    (lambda f: f.integer("a", 0, 3), 4, "thing: a must be a whole number from 0 to 3, not 4"),
    (lambda f: f.integer("a", 0, 3), -1, "from 0 to 3, not -1"),
    (lambda f: f.integer("a", 0, 3), True, "not True"),
    (lambda f: f.integer("a", 0, 3), 1.0, "not 1.0"),
    (lambda f: f.integer("a", 0, 3), "1", "not '1'"),
    (lambda f: f.integer("a", 0, 3), None, "not None"),
    (lambda f: f.integer("a", 0, 3), float("nan"), "not nan"),
    (lambda f: f.integer("a", 0, 3), 10**30, "not 1000"),
    (lambda f: f.flag("a"), 1, "thing: a must be true or false, not 1"),
    (lambda f: f.choice("a", ["x", "y"]), "z", "thing: a must be one of x, y, not 'z'"),
    (lambda f: f.choice("a", ["x", "y"]), ["x"], r"not \['x'\]"),
    (lambda f: f.items("a"), "red", "thing: a must be a list, not 'red'"),
    (lambda f: f.items("a"), {"red": 1}, "thing: a must be a list"),
    (lambda f: f.name("a", NUMBERS), "blue", "thing: a has no piece 'blue'"),
    (lambda f: f.name("a", NUMBERS), ["red"], "thing: a has no piece"),
    (lambda f: f.names("a", NUMBERS), ["red", 0], "thing: a has no piece 0"),
    (lambda f: f.names("a", NUMBERS), "red", "thing: a must be a list"),
    (lambda f: f.pair("a"), [1], "thing: a must be a pair of numbers"),
    (lambda f: f.pair("a"), [1, 2, 3], "thing: a must be a pair of numbers"),
    (lambda f: f.pair("a"), [1, 100], "thing: a must be a whole number from -99 to 99"),
    (lambda f: f.pair("a"), [1, "2"], "thing: a must be a whole number"),
    (lambda f: f.counts("a", NUMBERS, 5), ["red"], "thing: a must be an object of counts"),
    (lambda f: f.counts("a", NUMBERS, 5), {"blue": 1}, "thing: a has no piece 'blue'"),
    (lambda f: f.counts("a", NUMBERS, 5), {"red": 6}, "from 0 to 5, not 6"),
    (lambda f: f.counts("a", NUMBERS, 5), {"red": -1}, "from 0 to 5, not -1"),
]


@pytest.mark.parametrize(("read", "value", "message"), FAULTS)
def test_a_fault_names_the_thing_the_entry_and_the_value(
    read: Read, value: object, message: str
) -> None:
    with pytest.raises(Refused, match=message):
        read(fields(a=value))


@pytest.mark.parametrize(
    "read",
    [
        lambda f: f.get("b"),
        lambda f: f.integer("b", 0, 1),
        lambda f: f.flag("b"),
        lambda f: f.choice("b", ["x"]),
        lambda f: f.items("b"),
        lambda f: f.name("b", NUMBERS),
        lambda f: f.pair("b"),
    ],
)
def test_an_entry_that_is_missing_is_named(read: Read) -> None:
    with pytest.raises(Refused, match="thing: b is missing"):
        read(fields(a=1))


@pytest.mark.parametrize("data", [None, 3, "text", ["a"], float("nan")])
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(Refused, match="thing must be an object, not "):
        Fields(data, "thing", KEYS, Refused)


def test_an_unknown_entry_is_named() -> None:
    with pytest.raises(Refused, match="thing has an unknown entry 'd'"):
        fields(d=1)
    with pytest.raises(Refused, match="thing has an unknown entry 1"):
        Fields({1: 2}, "thing", KEYS, Refused)


def test_a_long_value_is_cut_in_a_message() -> None:
    assert shown("short") == "'short'"
    assert len(shown("x" * 10_000)) <= 61
    assert len(shown(list(range(10_000)))) <= 61


def nested(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize("levels", [500, 100_000])
def test_a_value_nested_too_deep_to_print_can_be_told_of(levels: int) -> None:
    with pytest.raises(Refused, match="thing: a must be"):
        fields(a=nested(levels)).integer("a", 0, 3)


def test_a_number_too_long_to_print_can_be_told_of() -> None:
    for value in (10**5000, [10**5000]):
        assert len(shown(value)) <= 61
        with pytest.raises(Refused, match="thing: a must be"):
            fields(a=value).integer("a", 0, 3)
