"""The turns of one position as a tree of small choices, for many questions about it.

``Game.steps`` answers for one path. ``Choices`` answers for many at once, and also what a choice
brings, how a turn that is begun is best finished, and why something cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from quinta.core.game import Data, Game, IllegalMove

Outlook: TypeAlias = Callable[[Any], float]
"""How good a position is for whoever is about to move; bots lend it."""

Refused: TypeAlias = tuple[int, IllegalMove]
"""A small choice that cannot be made, and why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices:
    """What can be chosen in a position. Games say more than this; this holds for all of them."""

    def __init__(self, game: Game, first_depth: int = 2) -> None:
        self.game = game
        self.first_depth = first_depth
        """How many choices deep one looks where a turn begins."""

    def following(self, path: Sequence[int]) -> list[int]:
        """The small choices that can follow a legal path, as ``Game.steps`` gives them."""
        return self.game.steps(path)

    def details(self, path: Sequence[int], step: int) -> Data:
        """What there is to know about a choice after a path besides the choice itself."""
        return {}

    def whole(self, path: Sequence[int]) -> Iterator[list[int]]:
        """All whole paths that begin with a legal one, ascending, made as they are asked for."""
        following = self.following(path)
        if not following:
            yield list(path)
        for step in following:
            yield from self.whole([*path, step])

    def settled(self, path: Sequence[int]) -> int:
        """How many choices of a path say what is done and where; 0 while that is open.

        The others only say how: they can be suggested, and changed without changing the rest.
        """
        return 0

    def suggested(self, path: Sequence[int], outlook: Outlook) -> list[int]:
        """A whole path that begins with a legal one, by default the first there is."""
        return next(self.whole(path))

    def refused(self, path: Sequence[int], offered: Sequence[int]) -> list[Refused]:
        """What is in sight after a path and not offered there, each with the reason.

        The path itself may be one that is refused: a turn for which every piece is too dear
        still says so of each piece.
        """
        found: list[Refused] = []
        for step in self.in_sight(path, offered):
            if step not in offered:
                problem = self.fault([*path, step])
                if problem is not None:
                    found.append((step, problem))
        return found

    def in_sight(self, path: Sequence[int], offered: Sequence[int]) -> list[int]:
        """What one could point at after a path, of which some is offered."""
        return []

    def fault(self, path: list[int]) -> IllegalMove | None:
        """Why the last choice of a path cannot be made after the others.

        None if it can, or if only the order of choices keeps it back.
        """
        return None
