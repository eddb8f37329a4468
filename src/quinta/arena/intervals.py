"""Confidence intervals of win rates, when games come in sets, and of means.

The games of a set have one deal, so they are not independent: a bot that has the better seat of a
deal in one game has the worse one in the next. The unit is therefore the set. The *design effect*
is how much the means of sets vary, compared with sets of independent games; below 1, pairing has
paid off. Few sets say little about it, so it starts from 1, which counts as much as two sets.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

_Z: Final = NormalDist().inv_cdf(0.975)
PRIOR: Final = 2
"""The weight, in sets, of the assumption that games are independent."""


def quantile(freedom: float) -> float:
    """Return the half-width of a 95% interval in standard errors (Student's t, expanded)."""
    z, z3, z5, z7 = _Z, _Z**3, _Z**5, _Z**7
    return (
        z
        + (z3 + z) / (4 * freedom)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom**3)
    )


def freedom(sets: int) -> int:
    """Return the degrees of freedom of so many sets."""
    return max(sets - 1, 0) + PRIOR


def design_effect(means: Sequence[float], independent: float) -> float:
    """Return how much sets vary, compared with sets of independent games."""
    if not means or independent <= 0:
        return 1.0
    centre = fmean(means)
    squares = math.fsum((mean - centre) ** 2 for mean in means)
    return (squares / independent + PRIOR) / freedom(len(means))


def win_rate_interval(means: Sequence[float], games: int) -> tuple[float, float]:
    """Return the 95% interval of a win rate, from its mean in each set (Wilson's)."""
    if not means:
        return 0.0, 1.0
    rate = min(max(fmean(means), 0.0), 1.0)
    effect = design_effect(means, rate * (1 - rate) / games)
    # So many independent games would tell as much.
    worth = len(means) * games / effect
    z2 = quantile(freedom(len(means))) ** 2
    centre = (rate + z2 / (2 * worth)) / (1 + z2 / worth)
    half = math.sqrt(z2 * (rate * (1 - rate) / worth + z2 / (4 * worth**2))) / (1 + z2 / worth)
    # At rates of 0 and 1 the interval ends there exactly, whatever the rounding.
    low = 0.0 if rate == 0 else max(centre - half, 0.0)
    high = 1.0 if rate == 1 else min(centre + half, 1.0)
    return low, high


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return the 95% interval of a mean (Student's t), None for too few values."""
    if len(values) < 3:
        return None
    centre = fmean(values)
    half = quantile(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return centre - half, centre + half
