"""What a brain is: something that judges the positions of one game for bots."""

from __future__ import annotations

from typing import Any, Protocol

from mypy_extensions import i64


class Brain(Protocol):
    """Judges positions of one game."""

    def values(self, game: Any) -> list[float]:
        """The final score that each seat can expect."""
        ...

    def value(self, game: Any, seat: i64) -> float:
        """The final score that one seat can expect."""
        ...

    def candidates(self, game: Any) -> list[int]:
        """The turns that deserve a look."""
        ...

    def alone(self, game: Any, seat: i64) -> bool:
        """Hold the others back while a seat plays on; False where what they do matters to it."""
        ...

    def settled(self, game: Any) -> bool:
        """Whether nothing hidden comes to light for some turns, whatever they are."""
        ...
