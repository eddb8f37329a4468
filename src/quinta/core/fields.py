"""Strict reading of plain JSON data: every fault is named, nothing is guessed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

_SHOWN: Final = 60


def shown(value: object) -> str:
    """Return a value for an error message, cut when it is long."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        # Data nested too deep, or a number with more digits than Python writes.
        return f"{type(value).__name__} too large to show"
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


@final
class Fields:
    """A JSON object whose entries are read by name; faults are raised as ``error``."""

    def __init__(
        self, data: object, where: str, keys: Sequence[str], error: type[ValueError]
    ) -> None:
        if not isinstance(data, Mapping):
            raise error(f"{where} must be an object, not {shown(data)}")
        for key in data:
            if key not in keys:
                raise error(f"{where} has an unknown entry {shown(key)}")
        self.data: Mapping[str, object] = data
        self.where = where
        self.error = error

    def fault(self, key: str, problem: str) -> ValueError:
        """Return the error for a problem of an entry."""
        return self.error(f"{self.where}: {key} {problem}")

    def has(self, key: str) -> bool:
        return key in self.data

    def get(self, key: str) -> object:
        """Return an entry that must be there."""
        if key not in self.data:
            raise self.error(f"{self.where}: {key} is missing")
        return self.data[key]

    def integer(self, key: str, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        return self._integer(key, self.get(key), low, high)

    def _integer(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(
                key, f"must be a whole number from {low} to {high}, not {shown(value)}"
            )
        return value

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fault(key, f"must be true or false, not {shown(value)}")
        return value

    def choice(self, key: str, choices: Sequence[str]) -> str:
        """Return one of a few words."""
        value = self.get(key)
        if not isinstance(value, str) or value not in choices:
            raise self.fault(key, f"must be one of {', '.join(choices)}, not {shown(value)}")
        return value

    def items(self, key: str) -> list[object]:
        """Return a list."""
        value = self.get(key)
        if not isinstance(value, list | tuple):
            raise self.fault(key, f"must be a list, not {shown(value)}")
        return list(value)

    def name(self, key: str, numbers: Mapping[str, int]) -> int:
        """Return the number of a named piece."""
        return self._number(key, self.get(key), numbers)

    def names(self, key: str, numbers: Mapping[str, int]) -> list[int]:
        """Return the numbers of a list of named pieces, none if the entry is left out."""
        if key not in self.data:
            return []
        return [self._number(key, item, numbers) for item in self.items(key)]

    def _number(self, key: str, value: object, numbers: Mapping[str, int]) -> int:
        if not isinstance(value, str) or value not in numbers:
            raise self.fault(key, f"has no piece {shown(value)}")
        return numbers[value]

    def pair(self, key: str) -> tuple[int, int]:
        """Return two whole numbers, such as a cell."""
        value = self.items(key)
        if len(value) != 2:
            raise self.fault(key, f"must be a pair of numbers, not {shown(value)}")
        low, high = -99, 99
        return self._integer(key, value[0], low, high), self._integer(key, value[1], low, high)

    def counts(self, key: str, numbers: Mapping[str, int], most: int) -> list[int]:
        """Return the count of each piece from an object name → count, 0 where left out."""
        counts = [0] * len(numbers)
        if key not in self.data:
            return counts
        value = self.get(key)
        if not isinstance(value, Mapping):
            raise self.fault(key, f"must be an object of counts, not {shown(value)}")
        for name, held in value.items():
            counts[self._number(key, name, numbers)] = self._integer(key, held, 0, most)
        return counts
