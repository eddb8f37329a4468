"""The same games whoever plays them, and no match is lost with a worker."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from arena.matches import match_of
from quinta import Record, arena
from quinta.arena import Fault, Match, Played
from quinta.arena.match import Key
from quinta.arena.play import play
from quinta.workers import Here, LocalProcesses, Workers, WorkersLost


def played_by(workers: Workers, match: Match) -> dict[Key, Played]:
    """All games of a match, without the time that they took."""
    games = {}
    with workers:
        for outcome in workers.map(play, match.tasks()):
            assert isinstance(outcome, Played)
            games[outcome.key] = replace(outcome, seconds=())
    return games


def test_any_number_of_workers_plays_the_same_games(other_bots: Path) -> None:
    match = match_of("random", "plain", games=4, players=3)
    games = played_by(Here(), match)
    assert len(games) == 6
    assert played_by(LocalProcesses(1), match) == games
    assert played_by(LocalProcesses(3), match) == games
    for played in games.values():
        record = Record.from_text(played.record)
        assert record.notes[0] == f"seats {', '.join(played.seats)}"
        assert record.verify().is_over


def test_luck_is_judged_alike_by_any_number_of_workers(other_bots: Path) -> None:
    match = match_of("random", "plain", games=2, adjust_luck=True)
    games = played_by(Here(), match)
    assert played_by(LocalProcesses(2), match) == games
    raw = played_by(Here(), match_of("random", "plain", games=2))
    for key, played in games.items():
        assert len(played.luck) == 2
        assert any(played.luck[0].leads) and any(played.luck[1].leads)
        # Judging changes nothing of the game.
        assert replace(played, luck=()) == raw[key]


def test_a_bot_gets_its_budget_and_its_time_is_taken(other_bots: Path) -> None:
    match = match_of("random", "plain", games=2)
    for task in match.tasks():
        played = play(task)
        assert isinstance(played, Played)
        at = played.seats.index("plain")
        assert played.positions[at] == 7 * played.turns[at]
        assert all(spent > 0 for spent in played.seconds)


def test_a_killed_worker_costs_a_retry(other_bots: Path, tmp_path: Path) -> None:
    match = match_of("plain", "mortal", games=2)
    games = played_by(LocalProcesses(2), match)
    assert len(games) == 2
    assert sorted(path.name for path in tmp_path.glob("died-*")) == ["died-0", "died-1"]
    assert played_by(Here(), match) == games


def test_a_game_that_kills_every_worker_ends_the_match(other_bots: Path) -> None:
    match = match_of("plain", "doomed", games=2)
    problem = r"the game of plain and doomed .* died 2 times .* exit code 7, goodbye"
    with LocalProcesses(1, tries=2) as workers, pytest.raises(WorkersLost, match=problem):
        arena.run(match, workers)


def test_what_bots_print_does_no_harm(other_bots: Path) -> None:
    assert len(played_by(LocalProcesses(1), match_of("talker", games=1))) == 1


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cheat", "chose a turn that is not legal"),
        ("broken", "failed: RuntimeError: no idea in .*other_bots.py, line "),
        ("unmade", "cannot be made: OSError: weights are missing"),
        ("nobody", "cannot be made: UnknownBot"),
    ],
)
def test_a_bot_that_fails_stops_the_match(other_bots: Path, name: str, problem: str) -> None:
    match = match_of("plain", name, games=2)
    with pytest.raises(arena.BotFailed, match=rf"the bot '{name}' {problem}") as caught:
        arena.run(match)
    fault = caught.value.fault
    assert fault.seed == next(match.tasks()).seed
    assert fault.seat == 1
    record = Record.from_text(fault.record)
    assert len(record.turns) + 1 == fault.turn
    assert not record.verify().is_over
    assert pickle.loads(pickle.dumps(fault)) == fault


def test_a_fault_comes_back_from_a_worker(other_bots: Path) -> None:
    with LocalProcesses(1) as workers:
        outcome = workers.submit(play, next(match_of("broken", games=1).tasks())).result()
    assert isinstance(outcome, Fault)
    assert outcome.bot == "broken"
