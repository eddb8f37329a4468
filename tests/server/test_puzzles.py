"""Puzzles over the service: the list, the one of the day, tries, and the answer."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from quinta.analysis.puzzles import by_key, stored
from quinta.analysis.reasons import MOST_REASONS
from quinta.client import Client, ServiceError
from quinta.protocol import Consider, Standing, TurnInPuzzle
from quinta.server import puzzles
from server.running import Server

NAMES = ("queens-garden", "summer-pavilion")
DAY = date(2026, 1, 1)


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with Client(server.url) as found:
        yield found


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_has_its_day(name: str) -> None:
    number = len(stored(name))
    days = [puzzles.listed(name, DAY + timedelta(days)).today for days in range(number)]
    assert set(days) == set(by_key(name))
    assert puzzles.listed(name, DAY + timedelta(number)).today == days[0]
    # The days are not in the order of the list, from easy to hard.
    assert days != list(by_key(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_tried_over_the_service_until_it_is_solved(client: Client, name: str) -> None:
    told = client.puzzles(name)
    assert [one.key for one in told.puzzles] == list(by_key(name))
    assert told.today in by_key(name)
    [info] = [info for info in client.games() if info.name == name]
    assert info.puzzles == len(told.puzzles)
    key = told.puzzles[0].key
    kept = by_key(name)[key]
    puzzle = client.puzzle(name, key)
    assert (puzzle.key, puzzle.grade) == (key, kept.grade)
    assert puzzle.position["to_move"] == puzzle.seat
    considered = client.consider_in_puzzle(name, key)
    assert (considered.n, considered.seat) == (0, puzzle.seat)

    other = kept.turns[kept.next]
    wrong = client.try_in_puzzle(name, key, other.text)
    assert (wrong.right, wrong.lost) == (False, Standing(*other.lost))
    assert (wrong.step.text, wrong.step.seat) == (other.text, puzzle.seat)
    right = client.try_in_puzzle(name, key, kept.best.text)
    assert (right.right, right.lost) == (True, Standing(0.0, 0.0))
    assert right.step.position != puzzle.position
    # The same turn leads to the same position.
    assert client.try_in_puzzle(name, key, kept.best.text) == right


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_tells_the_best_turn_and_the_next_with_what_sets_them_apart(name: str) -> None:
    every = stored(name)
    for kept in every[:: len(every) // 12]:
        answer = puzzles.solution(name, kept.key)
        game = kept.game
        assert (answer.best.text, answer.next.text) == (
            kept.best.text,
            kept.turns[kept.next].text,
        )
        assert answer.gain == Standing(*kept.gap)
        assert answer.best.value is not None and answer.next.value is not None
        assert answer.best.value - answer.next.value == pytest.approx(answer.gain.lead)
        for turn in (answer.best, answer.next):
            assert game.text(game.step_move(turn.path)) == turn.text
            assert len(turn.reasons) <= MOST_REASONS
        considered = puzzles.consider(name, kept.key, Consider(path=answer.best.path), 1)
        assert considered.whole
        tried = puzzles.tried(name, kept.key, TurnInPuzzle(path=answer.best.path))
        assert tried.right


@pytest.mark.parametrize(
    ("game", "key", "text", "code"),
    [
        ("chess", "1", "pass", "not-found"),
        ("summer-pavilion", "none", "pass", "not-found"),
        ("summer-pavilion", "", "nonsense", "bad-request"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    client: Client, game: str, key: str, text: str, code: str
) -> None:
    key = key or client.puzzles(game).puzzles[0].key
    with pytest.raises(ServiceError) as refused:
        client.try_in_puzzle(game, key, text)
    assert refused.value.code == code


def test_a_game_or_puzzle_that_is_not_there_has_no_answer(client: Client) -> None:
    for ask in (
        lambda: client.puzzles("chess"),
        lambda: client.puzzle("queens-garden", "none"),
        lambda: client.solution("queens-garden", "none"),
        lambda: client.consider_in_puzzle("queens-garden", "none"),
    ):
        with pytest.raises(ServiceError) as refused:
            ask()
        assert refused.value.code == "not-found"
