"""Workers: the same games whoever plays them, and no match is lost with a worker."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arena.matches import match_of
from quinta import Record, arena
from quinta.arena import Fault, InlinePool, LocalPool, Match, Played, Pool
from quinta.arena.match import Key
from quinta.arena.play import play


def played_by(pool: Pool, match: Match) -> dict[Key, Played]:
    """All games of a match, without the time that they took."""
    games = {}
    for outcome in pool.play(match.tasks()):
        assert isinstance(outcome, Played)
        games[outcome.key] = replace(outcome, seconds=())
    return games


def test_any_number_of_workers_plays_the_same_games(other_bots: Path) -> None:
    match = match_of("random", "plain", games=4, players=3)
    games = played_by(InlinePool(), match)
    assert len(games) == 6
    assert played_by(LocalPool(1), match) == games
    assert played_by(LocalPool(3), match) == games
    for played in games.values():
        record = Record.from_text(played.record)
        assert record.notes[0] == f"seats {', '.join(played.seats)}"
        assert record.verify().is_over


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
    games = played_by(LocalPool(2), match)
    assert len(games) == 2
    assert sorted(path.name for path in tmp_path.glob("died-*")) == ["died-0", "died-1"]
    assert played_by(InlinePool(), match) == games


def test_a_game_that_kills_every_worker_ends_the_match(other_bots: Path) -> None:
    match = match_of("plain", "doomed", games=2)
    problem = r"2 workers died in the game of plain and doomed .* exit code 7, goodbye"
    with pytest.raises(arena.WorkersLost, match=problem):
        list(LocalPool(1, tries=2).play(match.tasks()))


def test_what_bots_print_does_no_harm(other_bots: Path) -> None:
    assert len(played_by(LocalPool(1), match_of("talker", games=1))) == 1


def test_workers_end_with_the_match(other_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []

    class Noted(subprocess.Popen[str]):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    outcomes = LocalPool(2).play(match_of("slow", games=50).tasks())
    next(outcomes)
    assert [process.returncode for process in started] == [None, None]
    outcomes.close()
    assert [process.returncode for process in started] == [-signal.SIGKILL] * 2


def test_a_worker_does_not_outlive_whoever_started_it(other_bots: Path) -> None:
    program = "from quinta.arena.worker import main; main()"
    task = json.dumps(next(match_of("slow", games=1).tasks()).data())
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=f"{task}\n",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    assert done.stdout == ""


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
    assert Fault.from_data(fault.data()["fault"]) == fault


def test_a_fault_comes_back_from_a_worker(other_bots: Path) -> None:
    (outcome,) = LocalPool(1).play([next(match_of("broken", games=1).tasks())])
    assert isinstance(outcome, Fault)
    assert outcome.bot == "broken"
