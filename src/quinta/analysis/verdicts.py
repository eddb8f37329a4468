"""Verdicts on turns, and the accuracy of a player, both by the chances to win that were lost."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean
from typing import Final

GOOD: Final = "good"
BANDS: Final = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"), (0.0, GOOD))
"""The verdicts, each with the least chance to win that was lost, the worst first."""
VERDICTS: Final = tuple(verdict for _, verdict in BANDS)

_DECIDED: Final = 0.02
"""A game is decided where every turn leaves a chance to win of this at most, or as near to 1."""


def verdict_of(lost: float) -> str:
    """Return the verdict on a turn that lost so much of the chance to win."""
    return next(verdict for least, verdict in BANDS if lost >= least)


def is_decided(chances: Sequence[float]) -> bool:
    """Return whether the choice between turns with these chances to win no longer matters."""
    return max(chances) <= _DECIDED or min(chances) >= 1.0 - _DECIDED


def accuracy_of(lost: Sequence[float]) -> float | None:
    """Return the accuracy of decisions that lost so much of the chance to win, from 0 to 100.

    It is the mean of what each decision gets, by the formula that lichess has for chess moves.
    """
    if not lost:
        return None
    marks = [103.1668 * math.exp(-4.354 * one) - 3.1669 for one in lost]
    return round(fmean(min(max(mark, 0.0), 100.0) for mark in marks), 1)
