"""Reading of a snapshot's values; each function raises ``InvalidPosition`` for a wrong one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinta.core.game import InvalidPosition

_MOST: Final = 999_999
"""More points than any custom scoring board can bring."""


def mapping(data: Mapping[str, object], key: str) -> Mapping[str, object]:
    """Read an object."""
    value = data.get(key)
    if isinstance(value, Mapping):
        return value
    raise InvalidPosition(f"{key!r} must be an object")


def items(data: Mapping[str, object], key: str) -> Sequence[object]:
    """Read a list of anything."""
    value = data.get(key)
    if isinstance(value, list | tuple):
        return value
    raise InvalidPosition(f"{key!r} must be a list")


def mappings(data: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    """Read a list of objects."""
    values = items(data, key)
    found = [value for value in values if isinstance(value, Mapping)]
    if len(found) < len(values):
        raise InvalidPosition(f"{key!r} must be a list of objects")
    return found


def number(data: Mapping[str, object], key: str) -> int:
    """Read a whole number, not negative."""
    value = data.get(key)
    if type(value) is int and 0 <= value <= _MOST:
        return value
    raise InvalidPosition(f"{key!r} must be a whole number from 0 to {_MOST}")


def text(data: Mapping[str, object], key: str) -> str:
    """Read a text."""
    value = data.get(key)
    if isinstance(value, str):
        return value
    raise InvalidPosition(f"{key!r} must be text")


def seats(snapshot: Mapping[str, object]) -> list[Mapping[str, object]]:
    """Read the data of two to four seats."""
    found = mappings(snapshot, "seats")
    if not 2 <= len(found) <= 4:
        raise InvalidPosition("a position has two, three or four seats")
    return found


def seat(snapshot: Mapping[str, object], key: str) -> int:
    """Read the number of a seat."""
    found = number(snapshot, key)
    if found >= len(seats(snapshot)):
        raise InvalidPosition(f"{key!r} must be a seat")
    return found


def seat_or_none(snapshot: Mapping[str, object], key: str) -> int | None:
    """Read the number of a seat, or None."""
    return None if snapshot.get(key) is None else seat(snapshot, key)
