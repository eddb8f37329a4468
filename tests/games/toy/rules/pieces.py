"""The shells: their kinds, what they are worth, how many there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SHELLS: Final = ("cockle", "mussel", "oyster", "pearl")
NUMBERS: Final = {name: number for number, name in enumerate(SHELLS)}
VALUES: Final = (1, 2, 3, 5)
COPIES: Final = 8
EVERY_SHELL: Final = tuple(kind for kind in range(len(SHELLS)) for _ in range(COPIES))


def names(shells: Iterable[int]) -> list[str]:
    """Shells by their names."""
    return [SHELLS[shell] for shell in shells]
