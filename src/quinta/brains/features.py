"""Features by name, and their weighted sum.

A brain numbers its features in a class of constants, which the compiler inlines.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def feature_names(features: type) -> tuple[str, ...]:
    """Return the names of a class's features, in order: ``STAR_RUNS`` is "star runs"."""
    numbers: dict[str, int] = {name: n for name, n in vars(features).items() if name.isupper()}
    names = sorted(numbers, key=lambda name: numbers[name])
    if [numbers[name] for name in names] != list(range(len(names))):
        raise ValueError(f"the features of {features.__name__} are not numbered from 0 on")
    return tuple(name.lower().replace("_", " ") for name in names)


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
