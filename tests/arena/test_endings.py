"""Solved endings: what is kept, that it is right, and how bots are measured by it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from quinta import GAMES, Game
from quinta.arena import Entrant
from quinta.arena.endings import NoAnswer, answer, questions, stored
from quinta.bots import Budget, Decision
from quinta.bots.exact import SAME, Exact
from quinta.bots.weights import brain_for
from quinta.cli import main

NAMES = ("queens-garden", "summer-pavilion")


@pytest.mark.parametrize("name", NAMES)
def test_each_game_keeps_500_for_all_numbers_of_players_and_both_boards(name: str) -> None:
    endings = stored(name)
    assert len(endings) >= 500
    games = [ending.game for ending in endings]
    kinds = {(game.players, game.options["board"]) for game in games}
    assert kinds == {(n, board) for n in (2, 3, 4) for board in ("standard", "variant")}
    for game, ending in zip(games, endings, strict=True):
        best = [game.parse(text) for text in ending.best]
        legal = game.legal_moves()
        assert best
        assert all(move in legal for move in best)
        others = [legal[index] for index in range(legal.passes)]
        assert 2 * sum(move in best for move in others) <= len(others)


@pytest.mark.parametrize("name", NAMES)
def test_the_file_says_what_made_it(name: str) -> None:
    path = GAMES[name].file("brain/endings.jsonl.gz")
    first = json.loads(gzip.decompress(path.read_bytes()).splitlines()[0])
    positions = len(stored(name))
    assert first["command"] == f"quinta endings {name} --positions {positions} --seed 1"
    assert (first["game"], first["seed"]) == (name, 1)
    assert first["version"]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_found_again(name: str) -> None:
    for ending in stored(name)[::60]:
        game = ending.game
        solver: Exact[Any] = Exact(brain_for(name).endings)
        turns = solver.turns(game)
        lead = max(value for _, value, _ in turns)
        assert lead == pytest.approx(ending.lead, abs=1e-6)
        best = [game.text(move) for move, value, _ in turns if value > lead - SAME]
        assert best == [*ending.best]


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_loses_what_it_falls_behind_the_best(name: str) -> None:
    lost = []
    for question in questions(name, [Entrant("random", "random")], 6, seed=4):
        ending = question.ending
        solver: Exact[Any] = Exact(brain_for(name).endings)
        values = {value for _, value, _ in solver.turns(ending.game)}
        found = answer(question).lost
        assert any(abs(ending.lead - value - found) < 1e-5 for value in values)
        lost.append(found)
    assert min(lost) >= 0
    assert max(lost) > 0


def test_bots_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "endings", "--bots", "random", "greedy", "strong@20", "--positions", "12"]
    assert main([*command, "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told["games"]) == list(NAMES)
    for marks in told["games"].values():
        assert [(one["bot"], one["positions"]) for one in marks] == [
            *(("random", 12), ("greedy", 12), ("strong@20", 12))
        ]
        by_bot = {one["bot"]: one for one in marks}
        assert by_bot["greedy"]["lost"] < by_bot["random"]["lost"]
        assert by_bot["greedy"]["best"] > by_bot["random"]["best"]
        for one in marks:
            low, high = one["best_interval"]
            assert low <= one["best_rate"] <= high

    assert main([*command, "--workers", "2"]) == 0
    text = capsys.readouterr().out
    assert "summer-pavilion, 12 solved endings" in text
    lines = [line.split() for line in text.splitlines() if line.startswith("random")]
    assert len(lines) == 2
    share = by_bot["random"]["best_rate"]
    assert lines[1][1] == f"{100 * share:.1f}%"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "nobody"], "unknown bot 'nobody'"),
        (["--bots", "random", "random"], "named twice"),
        (["chess"], "unknown game 'chess'"),
        (["--positions", "0"], "'0' is not a whole number"),
        (["summer-pavilion", "--bots", "unmade"], "the bot 'unmade' failed: weights are missing"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_line(
    arguments: list[str], problem: str, other_bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "endings", *arguments, "--workers", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert problem in told.err
    assert told.err.count("\n") == 1


def test_where_nothing_can_be_written_nothing_is_sought(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["endings", "summer-pavilion", "--out", "/nowhere/e.jsonl.gz"]) == 2
    problem = "quinta: cannot write /nowhere/e.jsonl.gz: there is no such folder\n"
    assert capsys.readouterr().err == problem


def test_an_illegal_turn_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def decide(self, view: Game, budget: Budget) -> Decision:
            return Decision(-1)

    monkeypatch.setattr("quinta.bots.make", lambda *_: Cheat())
    (question,) = questions("summer-pavilion", [Entrant("cheat", "cheat")], 1, seed=1)
    with pytest.raises(NoAnswer, match="'cheat' chose a turn that is not legal"):
        answer(question)


def test_the_seed_alone_decides_what_is_found(tmp_path: Path) -> None:
    contents = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.jsonl.gz"
        command = ["endings", "summer-pavilion", "--positions", "3", "--seed", "7"]
        assert main([*command, "--workers", workers, "--out", str(out)]) == 0
        contents.append(out.read_bytes())
    assert contents[0] == contents[1]
    first, *endings = map(json.loads, gzip.decompress(contents[0]).splitlines())
    assert first["command"] == "quinta endings summer-pavilion --positions 3 --seed 7"
    assert len(endings) == 3
