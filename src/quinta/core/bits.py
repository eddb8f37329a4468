"""Sets of small numbers as bits of one integer.

Cells, spaces, colours and hexagons are numbered, so a set of them is a mask of at most 62
bits. The functions here are the few that the operators do not give.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
"""Whether this is the compiled build of the engine."""

BIT: Final = vec[i64]([1 << n for n in range(62)])
"""The mask of one number. The compiler takes the 1 of ``1 << n`` for 32 bits, so use this."""

# 2 generates the numbers modulo 67, so every single bit leaves a remainder of its own.
_INDEX: Final = vec[i64]([next((n for n in range(62) if (1 << n) % 67 == r), 0) for r in range(67)])


def lowest(mask: i64) -> i64:
    """Return the number of the lowest bit of a mask that is not empty."""
    return _INDEX[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """Return how many bits are set, by the method that is fastest in this build."""
    if not COMPILED:
        return int(mask).bit_count()
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def nth(mask: i64, n: i64) -> i64:
    """Return the number of the n-th set bit, counted from 0 at the low end."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def numbers(mask: i64) -> list[int]:
    """Return the numbers in a mask, in ascending order."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
