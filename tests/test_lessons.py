"""Every lesson is played: hints do what is asked for, and each mistake is known for what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import quinta
from builds import ROOT
from quinta.core.game import Game
from quinta.core.lessons import PUPIL, Lesson, Task, always, mistake_in, play
from quinta.games import GAMES
from quinta.protocol import ConsiderInLesson, TurnInLesson
from quinta.server import lessons

COURSES = [(name, lesson) for name, parts in GAMES.items() for lesson in parts.lessons]
NAMES = [f"{name}-{lesson.key}" for name, lesson in COURSES]

every_lesson = pytest.mark.parametrize(("name", "lesson"), COURSES, ids=NAMES)


def begun(lesson: Lesson) -> Game:
    """The position that a lesson begins with."""
    return quinta.from_snapshot(lesson.start).redealt(1)


def after_task(task: Task, game: Game) -> Game:
    """The position after a turn that met a task, when the others have answered."""
    for text in task.answers:
        game = play(game, game.parse(text)).after
    return game


def ways(lesson: Lesson) -> Iterator[tuple[Task, Game]]:
    """Every task in every position in which a pupil can come to it, by any turn that is right."""
    games = [begun(lesson)]
    for task in lesson.tasks:
        reached = []
        for game in games:
            yield task, game
            for move in game.legal_moves():
                played = play(game, move)
                if mistake_in(task, played) is None:
                    reached.append(after_task(task, played.after))
        games = reached


@pytest.mark.parametrize("name", quinta.GAMES)
def test_a_course_is_short_and_its_lessons_have_names_of_their_own(name: str) -> None:
    keys = [lesson.key for lesson in GAMES[name].lessons]
    assert 6 <= len(keys) == len(set(keys)) <= 10


@every_lesson
def test_a_lesson_begins_at_a_real_position_with_the_pupil_to_move(
    name: str, lesson: Lesson
) -> None:
    game = begun(lesson)
    assert (game.name, game.to_move) == (name, PUPIL)
    assert quinta.from_snapshot(game.snapshot()).snapshot() == game.snapshot()


@every_lesson
def test_a_hint_does_what_is_asked_for_however_the_pupil_came_there(
    name: str, lesson: Lesson
) -> None:
    for task, game in ways(lesson):
        assert game.to_move == PUPIL
        played = play(game, game.parse(task.hint))
        assert mistake_in(task, played) is None, f"{task.hint}, {game!r}"


@every_lesson
def test_every_turn_does_what_is_asked_for_or_has_a_reason_and_every_reason_has_a_turn(
    name: str, lesson: Lesson
) -> None:
    for task in lesson.tasks:
        assert task.mistakes[-1].made is always
    expected = [{mistake.key for mistake in task.mistakes} for task in lesson.tasks]
    found: dict[int, set[str]] = {}
    for task, game in ways(lesson):
        keys = found.setdefault(lesson.tasks.index(task), set())
        for move in game.legal_moves():
            if (mistake := mistake_in(task, play(game, move))) is not None:
                keys.add(mistake.key)
    assert list(found.values()) == expected


@every_lesson
def test_every_clause_that_is_named_is_one_of_the_rules(name: str, lesson: Lesson) -> None:
    [book] = (ROOT / "web" / "src" / "games" / GAMES[name].folder / "rules").glob("book.ts")
    known = set(re.findall(r"\b[A-Z]{2}-\d+(?:\.\d+)?", book.read_text(encoding="utf-8")))
    for task in lesson.tasks:
        assert {task.clause, *(mistake.clause for mistake in task.mistakes)} <= known


# --- on the page, and as clients take them ----------------------------------------------------


@pytest.mark.parametrize("name", quinta.GAMES)
def test_the_page_has_words_for_every_lesson_task_and_mistake(name: str) -> None:
    folder = ROOT / "web" / "src" / "games" / GAMES[name].folder
    written = (folder / "lessons.ts").read_text(encoding="utf-8")
    for lesson in GAMES[name].lessons:
        _, begun, rest = written.partition(f"\n  {lesson.key}: {{")
        assert begun, lesson.key
        words = rest.partition("\n  },")[0].replace("...PASSED", "passed:")
        assert words.count("task:") == len(lesson.tasks), lesson.key
        for one in lesson.tasks:
            for mistake in one.mistakes:
                assert f"{mistake.key}:" in words, f"{lesson.key}: {mistake.key}"


@every_lesson
def test_a_lesson_is_taken_question_by_question(name: str, lesson: Lesson) -> None:
    [info] = [one for one in lessons.lessons(name) if one.key == lesson.key]
    position, done = info.start, list[str]()
    for task in info.tasks:
        asked = ConsiderInLesson(data=task.hint, done=done)
        considered = lessons.consider(name, lesson.key, asked, 1)
        assert (considered.n, considered.seat, considered.whole) == (len(done), PUPIL, True)
        answer = lessons.tried(name, lesson.key, TurnInLesson(done, path=considered.path))
        assert answer.missed is None
        assert answer.steps[0].data == task.hint
        assert answer.steps[0].position != position
        done.append(answer.steps[0].text)
        position = answer.steps[-1].position
    assert len(done) == len(lesson.tasks)


def test_a_turn_that_misses_the_task_is_shown_with_the_reason() -> None:
    turn = TurnInLesson(text="draft green from factory 2")
    answer = lessons.tried("summer-pavilion", "draft", turn)
    assert answer.missed is not None
    assert (answer.missed.key, answer.missed.clause) == ("fewer", "SP-4.1")
    assert [step.text for step in answer.steps] == ["draft green from factory 2"]
