"""Facts that something was computed from, to see whether it has to be computed again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_UNKNOWN: Final[i64] = -1


@final
class Facts:
    """So many numbers as they were last time; the first of them is never negative."""

    def __init__(self, size: int) -> None:
        self._facts = vec[i64]([int(_UNKNOWN)] * size)

    def note(self, at: i64, fact: i64) -> bool:
        """Note one of them; whether it is not what it was."""
        facts = self._facts
        if facts[at] == fact:
            return False
        facts[at] = fact
        return True

    def forget(self) -> None:
        """Let what is noted next be new, whatever it is."""
        self._facts[0] = _UNKNOWN
