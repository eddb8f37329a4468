"""Lessons: a position, and tasks one after the other, each checked by what a turn did.

The pupil has seat 0. The words for tasks and mistakes are the page's; here they have keys.
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
    """Return true, whatever was played."""
    return True


def passed(played: Played) -> bool:
    """Return whether the pupil passed."""
    return played.turn["turn"] == "pass"


def both(first: Check, second: Check) -> Check:
    """Check whether two things hold at once."""
    return lambda played: first(played) and second(played)


class Mistake(NamedTuple):
    """A way to miss a task, with the clause of the rules that explains it."""

    key: str
    clause: str
    made: Check = always


class Task(NamedTuple):
    """What the pupil is to do in one turn, with the clause that explains what it brings."""

    clause: str
    met: Check
    hint: str
    """A turn that meets the task, as text."""
    mistakes: tuple[Mistake, ...]
    """The first one made is reported; the last one holds for any other turn."""
    answers: tuple[str, ...] = ()
    """The turns of the others before the pupil's next, as text."""


class Lesson(NamedTuple):
    """A position as plain data without its hidden part, and the tasks that begin there."""

    key: str
    start: Data
    tasks: tuple[Task, ...]


def play(game: Game, move: Move) -> Played:
    """Play a turn on a copy of a position, and return what it did."""
    after, report = game.copy(), Report()
    after.play(move, report)
    return Played(game, game.move_data(move), report.events, after)


def mistake_in(task: Task, played: Played) -> Mistake | None:
    """Return the mistake that a turn makes, None if it meets the task."""
    if task.met(played):
        return None
    return next(mistake for mistake in task.mistakes if mistake.made(played))
