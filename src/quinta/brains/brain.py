"""The interface of brains: a brain judges the positions of one game for bots."""

from __future__ import annotations

from typing import Protocol, TypeVar

from mypy_extensions import i64

from quinta.core.game import Game

AnyGame = TypeVar("AnyGame", bound=Game)
"""The positions of one game."""

AnyGame_contra = TypeVar("AnyGame_contra", bound=Game, contravariant=True)


class Endings(Protocol[AnyGame_contra]):
    """``endings``: what exact play asks of a game."""

    def is_ending(self, game: AnyGame_contra, /) -> bool:
        """Return whether so little is left of the game that it may be exhausted."""
        ...

    def reveals(self, game: AnyGame_contra, move: int, /) -> bool:
        """Return whether a turn may reveal something hidden; false only if it cannot."""
        ...

    def facts(self, game: AnyGame_contra, /) -> tuple[int, ...]:
        """Return what matters for the rest of a game, as numbers: alike only if all of it is."""
        ...


class Brain(Protocol[AnyGame_contra]):
    """The evaluation of the positions of one game."""

    @property
    def endings(self) -> Endings[AnyGame_contra]:
        """What exact play asks, a module."""
        ...

    def values(self, game: AnyGame_contra) -> list[float]:
        """Return the final score that each seat can expect."""
        ...

    def value(self, game: AnyGame_contra, seat: i64) -> float:
        """Return the final score that one seat can expect."""
        ...

    def scale(self, game: AnyGame_contra) -> float:
        """Return the points by which a lead is divided to tell the chance to win it gives."""
        ...

    def candidates(self, game: AnyGame_contra) -> list[int]:
        """Return the turns that are worth judging."""
        ...

    def is_alone(self, game: AnyGame_contra) -> bool:
        """Return whether the other seats' turns no longer matter to the seat to move."""
        ...

    def skip_others(self, game: AnyGame_contra, seat: i64) -> None:
        """Skip the others' turns until the seat is to move; once it has passed, they pass."""
        ...

    def is_settled(self, game: AnyGame_contra) -> bool:
        """Return whether nothing hidden is revealed for some turns, whatever they are."""
        ...
