"""What a brain is: something that judges the positions of one game for bots."""

from __future__ import annotations

from typing import Protocol, TypeVar

from mypy_extensions import i64

from quinta.core.game import Game

Position = TypeVar("Position", bound=Game)
"""The positions of one game."""

Position_contra = TypeVar("Position_contra", bound=Game, contravariant=True)


class Brain(Protocol[Position_contra]):
    """Judges positions of one game."""

    def values(self, game: Position_contra) -> list[float]:
        """The final score that each seat can expect."""
        ...

    def value(self, game: Position_contra, seat: i64) -> float:
        """The final score that one seat can expect."""
        ...

    def candidates(self, game: Position_contra) -> list[int]:
        """The turns that deserve a look."""
        ...

    def is_alone(self, game: Position_contra) -> bool:
        """Whether what the others do no longer matters to the seat to move."""
        ...

    def skip_others(self, game: Position_contra, seat: i64) -> None:
        """Let a seat that is alone go on at once, and the others pass once it has passed."""
        ...

    def is_settled(self, game: Position_contra) -> bool:
        """Whether nothing hidden comes to light for some turns, whatever they are."""
        ...
