"""Features by name, and their weighted sum.

A brain numbers its features in a class of constants, which the compiler inlines.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64


def feature_names(features: type) -> tuple[str, ...]:
    """Return the names of a class's features, in order: ``STAR_RUNS`` is "star runs"."""
    numbers: dict[str, int] = {name: n for name, n in vars(features).items() if name.isupper()}
    names = sorted(numbers, key=lambda name: numbers[name])
    if [numbers[name] for name in names] != list(range(len(names))):
        raise ValueError(f"the features of {features.__name__} are not numbered from 0 on")
    return tuple(name.lower().replace("_", " ") for name in names)


def checked_weights(weights: Sequence[float], needed: i64) -> vec[float]:
    """Return the weights of the features, phase by phase, or raise if these are too few or many."""
    if len(weights) != needed:
        raise ValueError(f"{needed} weights are needed, not {len(weights)}")
    return vec[float](weights)


def at_most(value: float, most: float) -> float:
    """Return the value, or ``most`` if that is less."""
    return value if value < most else most


def weighted_sum(
    weights: vec[float], phase: i64, features: vec[float], first: i64, end: i64
) -> float:
    """Return the sum of some of the features, weighted for a phase."""
    at = phase * len(features)
    total = 0.0
    i = first
    while i < end:
        total += weights[at + i] * features[i]
        i += 1
    return total
