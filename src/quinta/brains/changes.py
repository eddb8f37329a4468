"""Tracking of the numbers that a result was computed from, to compute it again only if needed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_UNKNOWN: Final[i64] = -1


@final
class ChangeTracker:
    """The last values of a row of numbers; the first of them is never negative."""

    def __init__(self, size: int) -> None:
        self._seen = vec[i64]([int(_UNKNOWN)] * size)

    def update(self, at: i64, number: i64) -> bool:
        """Store one of the numbers; return whether it has changed."""
        seen = self._seen
        if seen[at] == number:
            return False
        seen[at] = number
        return True
