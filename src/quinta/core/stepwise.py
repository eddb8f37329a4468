"""A turn put together from small choices, each of which can be taken back.

People click and learners act in small steps; the rules know whole turns. ``Stepwise`` translates
between the two, for every game:

>>> import quinta
>>> turn = quinta.Stepwise(quinta.new("summer-pavilion", seed=4))
>>> [choice["turn"] for choice in turn.described()]
['draft']
"""

from __future__ import annotations

from quinta.core.chance import Report
from quinta.core.game import Data, Game, Move


class Stepwise:
    """A turn of a game, put together choice by choice."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.path: list[int] = []

    def choices(self) -> list[int]:
        """Return what can be chosen next; nothing when the turn is whole."""
        return self.game.steps(self.path)

    def described(self) -> list[Data]:
        """Return what can be chosen next, as plain data in the same order."""
        return [self.game.step_data(step) for step in self.choices()]

    def choose(self, step: int) -> None:
        """Make the next choice, or raise ``IllegalMove`` and change nothing."""
        if isinstance(step, bool) or not isinstance(step, int):
            raise TypeError(f"a small choice is an int, not {type(step).__name__}")
        self.game.steps([*self.path, step])
        self.path.append(step)

    def choose_forced(self) -> None:
        """Make all choices that are forced."""
        while len(options := self.choices()) == 1:
            self.path.append(options[0])

    def undo(self) -> None:
        """Take back the last choice, if any."""
        if self.path:
            self.path.pop()

    def undo_free(self) -> bool:
        """Take back the last choice that was not forced, and all after it.

        Return whether there was one.
        """
        for length in range(len(self.path) - 1, -1, -1):
            if len(self.game.steps(self.path[:length])) > 1:
                del self.path[length:]
                return True
        return False

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to choose."""
        return bool(self.path) and not self.choices()

    def move(self) -> Move:
        """Return the whole turn."""
        return self.game.step_move(self.path)

    def play(self, report: Report | None = None) -> None:
        """Play the whole turn and begin the next one."""
        self.game.play(self.move(), report)
        self.path = []
