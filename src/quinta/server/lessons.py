"""Lessons for clients. Nothing is stored: each question brings the turns done before it.

The hidden order follows from the position, so the same turns lead to the same position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quinta.core.game import Game
from quinta.core.lessons import Lesson, Played, Task, mistake_in, play
from quinta.games import GAMES, from_snapshot
from quinta.protocol import (
    Considered,
    ConsiderInLesson,
    LessonInfo,
    LessonTask,
    LessonTurn,
    Missed,
    ReplayStep,
    TurnInLesson,
)
from quinta.server import choices
from quinta.server.errors import Refusal
from quinta.server.results import Outcome, step

_DEAL: Final = 1


def lessons(name: str) -> list[LessonInfo]:
    """Return the lessons of a game."""
    return [_described(lesson) for lesson in GAMES[name].lessons]


def consider(name: str, key: str, asked: ConsiderInLesson, seed: int) -> Considered:
    """Return what can follow a turn or its beginning; ``n`` counts the turns done."""
    game, _ = _resumed(_lesson(name, key), asked.done)
    return choices.consider(game, asked, seed, len(asked.done))


def tried(name: str, key: str, wanted: TurnInLesson) -> LessonTurn:
    """Return the outcome of a turn, and whether it meets the next task."""
    game, task = _resumed(_lesson(name, key), wanted.done)
    played = play(game, choices.move_of(game, wanted))
    mistake = mistake_in(task, played)
    turns = [played] if mistake else [played, *_answers(task, played.after)]
    return LessonTurn(
        missed=Missed(mistake.key, mistake.clause) if mistake else None,
        steps=[step_of(len(wanted.done) + 1, turn) for turn in turns],
    )


def _lesson(name: str, key: str) -> Lesson:
    for lesson in GAMES[name].lessons:
        if lesson.key == key:
            return lesson
    raise Refusal("not-found", "There is no such lesson.")


def _begun(lesson: Lesson) -> Game:
    return from_snapshot(lesson.start).redealt(_DEAL)


def _resumed(lesson: Lesson, done: Sequence[str]) -> tuple[Game, Task]:
    """Return the position after turns that have met their tasks, and the next task."""
    if len(done) >= len(lesson.tasks):
        raise Refusal("conflict", "The lesson is over.")
    game = _begun(lesson)
    for task, text in zip(lesson.tasks, done, strict=False):
        played = play(game, game.parse(text))
        if mistake_in(task, played) is not None:
            raise Refusal("bad-request", "A turn among those done does not meet its task.")
        game = [played, *_answers(task, played.after)][-1].after
    return game, lesson.tasks[len(done)]


def _answers(task: Task, game: Game) -> list[Played]:
    """Return the turns of the others after a task was met."""
    turns = []
    for text in task.answers:
        turns.append(play(game, game.parse(text)))
        game = turns[-1].after
    return turns


def _described(lesson: Lesson) -> LessonInfo:
    game = _begun(lesson)
    tasks = [
        LessonTask(task.clause, game.move_data(game.parse(task.hint))) for task in lesson.tasks
    ]
    return LessonInfo(lesson.key, game.snapshot(hidden=False), tasks)


def step_of(turn: int, played: Played) -> ReplayStep:
    """Return a turn that was played, with the position after it."""
    game = played.before
    text = game.text(game.move_from_data(played.turn))
    return step(turn, game.to_move, text, Outcome(played.after, played.turn, played.events))
