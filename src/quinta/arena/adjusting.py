"""Results without luck: the same mean from fewer games.

The luck of a game (``quinta.analysis.game_luck``) is 0 on average, whoever plays and however it is
judged. So a result minus any multiple of the luck has the mean of the result. The multiples that
leave the least to vary are fitted by least squares, for each set by the *other* sets: what is taken
off a set then does not depend on its own result, and the mean stays what it was, however few the
sets are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from statistics import fmean
from typing import Final

from quinta.analysis.game_luck import PARTS
from quinta.arena.linear import solved

_PRIOR: Final = 10.0
"""The weight, in sets, of what is assumed of the multiples before any set is seen."""

_TINY: Final = 1e-4
"""Keeps the equations solvable where a part of luck never varied."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95% interval."""

    mean: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """The width of the interval."""
        return self.high - self.low


@dataclass(frozen=True)
class Adjusted:
    """A result as it is and without luck."""

    raw: Estimate
    adjusted: Estimate

    @property
    def worth(self) -> float:
        """How many games would be needed for each one to make the raw interval as narrow."""
        return (self.raw.width / self.adjusted.width) ** 2 if self.adjusted.width else 1.0


def without_luck(results: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[float]:
    """Return the results of sets without their luck, which has one or more parts."""
    return [
        result - sum(multiple * one for multiple, one in zip(taken, luck, strict=True))
        for result, luck, taken in zip(results, lucks, multiples(results, lucks), strict=True)
    ]


def multiples(results: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return how many times each part of its luck is taken off each set, by the other sets.

    Few sets say little, so it starts from what is assumed of each part (``PARTS``).
    """
    seen = [[*luck, result] for luck, result in zip(lucks, results, strict=True)]
    centre = [fmean(column) for column in zip(*seen, strict=True)]
    rows = [[one - mean for one, mean in zip(row, centre, strict=True)] for row in seen]
    columns = range(len(centre))
    sums = [fsum(row[at] for row in rows) for at in columns]
    squares = [[fsum(row[i] * row[j] for row in rows) for j in columns] for i in columns]
    others = len(rows) - 1
    found: list[list[float]] = []
    for row in rows:
        # What the others have together, without adding them up again for each set.
        left = [total - one for total, one in zip(sums, row, strict=True)]
        spread = [
            [squares[i][j] - row[i] * row[j] - left[i] * left[j] / max(others, 1) for j in columns]
            for i in columns[:-1]
        ]
        found.append(_fitted(spread, others))
    return found


def _fitted(spread: Sequence[Sequence[float]], sets: int) -> list[float]:
    """Return the multiples by least squares, from the covariances of so many sets."""
    parts = range(len(spread))
    prior = [_PRIOR * max(spread[part][part], 0.0) / max(sets, 1) + _TINY for part in parts]
    matrix = [[spread[i][j] + prior[i] * (i == j) for j in parts] for i in parts]
    right = [[spread[part][-1] + prior[part] * PARTS[part]] for part in parts]
    return [row[0] for row in solved(matrix, right)]
