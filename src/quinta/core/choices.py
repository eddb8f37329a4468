"""The turns of one position as a tree of small choices.

``Game.steps`` answers for one path. ``Choices`` answers for many, and also tells what a choice
brings, how to finish a turn well, and why something cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from quinta.core.game import Data, Game, IllegalMove

Outlook: TypeAlias = Callable[[Any], float]
"""A function that tells how good a position is for the seat to move; bots provide it."""

Refused: TypeAlias = tuple[int, IllegalMove]
"""A small choice that cannot be made, and why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices:
    """The choices of a position. Games extend this class."""

    def __init__(self, game: Game, first_depth: int = 2) -> None:
        self.game = game
        self.first_depth = first_depth
        """How many choices deep to look at the start of a turn."""

    def following(self, path: Sequence[int]) -> list[int]:
        """Return the small choices that can follow a legal path, as ``Game.steps`` does."""
        return self.game.steps(path)

    def details(self, path: Sequence[int], step: int) -> Data:
        """Return details of a choice after a path, besides the choice itself."""
        return {}

    def whole(self, path: Sequence[int]) -> Iterator[list[int]]:
        """Yield all whole paths that begin with a legal one, in ascending order."""
        following = self.following(path)
        if not following:
            yield list(path)
        for step in following:
            yield from self.whole([*path, step])

    def settled(self, path: Sequence[int]) -> int:
        """Return how many choices of a path decide what is done and where; 0 while that is open.

        The choices after them only decide how: they can be suggested, and changed separately.
        """
        return 0

    def suggested(self, path: Sequence[int], outlook: Outlook) -> list[int]:
        """Return a whole path that begins with a legal one, by default the first."""
        return next(self.whole(path))

    def refused(self, path: Sequence[int], offered: Sequence[int]) -> list[Refused]:
        """Return the choices in sight after a path that are not offered, each with the reason.

        The path itself may be refused: if every piece is too expensive, each says so.
        """
        found: list[Refused] = []
        for step in self.in_sight(path, offered):
            if step not in offered:
                problem = self.fault([*path, step])
                if problem is not None:
                    found.append((step, problem))
        return found

    def in_sight(self, path: Sequence[int], offered: Sequence[int]) -> list[int]:
        """Return the choices that a player could point at after a path, offered or not."""
        return []

    def fault(self, path: list[int]) -> IllegalMove | None:
        """Return why the last choice of a path cannot be made after the others.

        Return None if it can, or if only the order of choices prevents it.
        """
        return None
