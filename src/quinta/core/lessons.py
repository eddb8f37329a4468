"""What a lesson is: a position, and tasks one after the other, each checked by what a turn did.

A game's ``lessons`` are data made of these. What is said to the pupil has words of its own
elsewhere; here tasks and mistakes only have keys. The pupil has seat 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from quinta.core.chance import Report
from quinta.core.game import Data, Game, Move

PUPIL: Final = 0


class Played(NamedTuple):
    """A turn that was played in a lesson: the position before it, what it did, the one after it."""

    before: Game
    turn: Data
    events: list[Data]
    after: Game


Check: TypeAlias = Callable[[Played], bool]


def always(_played: Played) -> bool:
    """Whatever was played."""
    return True


class Mistake(NamedTuple):
    """A way to miss a task, and the clause of the rules that explains it."""

    key: str
    clause: str
    made: Check = always


class Task(NamedTuple):
    """What the pupil is to do in one turn, and the clause that explains what it brings."""

    clause: str
    met: Check
    hint: str
    """A turn that does it, as text."""
    mistakes: tuple[Mistake, ...]
    """The first that was made is told; the last holds for whatever else is played."""
    answers: tuple[str, ...] = ()
    """What the others play before the pupil is to play again, as text."""


class Lesson(NamedTuple):
    """A position as plain data, what lies in the bag left out, and the tasks that begin there."""

    key: str
    start: Data
    tasks: tuple[Task, ...]


def play(game: Game, move: Move) -> Played:
    """Play a turn on a copy of a position."""
    after, report = game.copy(), Report()
    after.play(move, report)
    return Played(game, game.move_data(move), report.events, after)


def mistake_in(task: Task, played: Played) -> Mistake | None:
    """What is wrong with a turn, None when it does what it should."""
    if task.met(played):
        return None
    return next(mistake for mistake in task.mistakes if mistake.made(played))
