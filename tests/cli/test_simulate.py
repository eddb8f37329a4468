"""Bots that play each other."""

from __future__ import annotations

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

import quinta
from cli.shell import COMMAND, Shell, environment
from quinta import Game, Record, bots
from quinta.bots import Bot, Budget, Decision


@pytest.mark.parametrize("name", quinta.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_plays_games_and_sums_them_up(shell: Shell, name: str, players: int) -> None:
    outcome = shell("simulate", name, "--players", players, "--games", 2, "--seed", 4)
    assert outcome.code == 0
    assert outcome.err == ""
    first, header, *rows, last = outcome.out.splitlines()
    assert first == f"{name}, {players} players, seed 4"
    assert header.split()[:4] == ["player", "wins", "draws", "losses"]
    assert [row.split()[:2] for row in rows] == [["random", str(n + 1)] for n in range(players)]
    assert last.startswith("2 games, ")
    assert last.endswith(" turns/s")


def test_simulate_prints_a_json_line_for_each_game_and_one_for_all(shell: Shell) -> None:
    run = shell("simulate", "summer-pavilion", "--games", 4, "--seed", 9, "--json").out
    *games, last = [json.loads(line) for line in run.splitlines()]
    assert [game["game"] for game in games] == [1, 2, 3, 4]
    for game in games:
        best = max(game["scores"])
        assert game["winners"] == [n for n, score in enumerate(game["scores"]) if score == best]
    summary = last["summary"]
    assert summary["games"] == 4
    assert summary["turns"] == sum(game["turns"] for game in games)
    for player in summary["players"]:
        scores = [game["scores"][game["seats"].index(player["player"])] for game in games]
        assert player["mean_score"] == sum(scores) / 4
        assert [player["lowest"], player["highest"]] == [min(scores), max(scores)]
        assert player["wins"] + player["draws"] + player["losses"] == 4


def test_seats_move_on_from_game_to_game(shell: Shell) -> None:
    run = shell(
        *("simulate", "summer-pavilion", "--players", 3, "--games", 3, "--seed", 1, "--json")
    ).out
    seats = [json.loads(line)["seats"] for line in run.splitlines()[:-1]]
    assert sorted(map(sorted, seats)) == [sorted(seats[0])] * 3
    assert all(len({game[seat] for game in seats}) == 3 for seat in range(3))


def without_time(text: str) -> list[dict[str, object]]:
    lines: list[dict[str, object]] = [json.loads(line) for line in text.splitlines()]
    summary = lines[-1]["summary"]
    assert isinstance(summary, dict)
    del summary["seconds"], summary["turns_per_second"]
    return lines


def test_the_same_seed_gives_the_same_games_and_another_one_others(shell: Shell) -> None:
    command = ("simulate", "queens-garden", "--games", 2, "--json", "--seed")
    assert without_time(shell(*command, 3).out) == without_time(shell(*command, 3).out)
    assert without_time(shell(*command, 3).out) != without_time(shell(*command, 4).out)


def test_a_longer_run_begins_with_the_games_of_a_shorter_one(shell: Shell) -> None:
    command = ("simulate", "summer-pavilion", "--seed", 3, "--json", "--games")
    short, long = shell(*command, 2).out.splitlines(), shell(*command, 3).out.splitlines()
    assert long[:2] == short[:2]


def test_without_a_seed_the_one_taken_is_told(shell: Shell) -> None:
    first = shell("simulate", "summer-pavilion", "--games", 1).out.splitlines()
    seed = first[0].split()[-1]
    again = shell("simulate", "summer-pavilion", "--games", 1, "--seed", seed).out.splitlines()
    assert again[:-1] == first[:-1]


def test_records_of_a_run_are_saved_and_right(shell: Shell, tmp_path: Path) -> None:
    run = shell("simulate", "queens-garden", "--games", 2, "--seed", 1, "--out", "a/b", "--json")
    files = sorted((tmp_path / "a/b").iterdir())
    assert [path.name for path in files] == [f"queens-garden-000{n}.quinta" for n in (1, 2)]
    for path, line in zip(files, run.out.splitlines(), strict=False):
        record = Record.load(path)
        assert record.verify().scores == json.loads(line)["scores"]
        assert record.notes == ["seats random, random"]


def test_options_reach_the_game(shell: Shell, tmp_path: Path) -> None:
    rounds = (
        "[[rounds]]\ntree = 3\n[[rounds]]\nbird = 3\n[[rounds]]\nlime = 1\n[[rounds]]\nplant = 2\n"
    )
    (tmp_path / "mine.toml").write_text(f'name = "Mine"\n{rounds}[group_bonus]\n6 = 9\n')
    command = "simulate queens-garden --games 1 --out here --edition ru --refill short --starts 1"
    assert shell(*command.split(), "--no-repeat-payment", "--board", "mine.toml").code == 0
    options = Record.load(tmp_path / "here/queens-garden-0001.quinta").position(0).options
    board = options.pop("board")
    assert isinstance(board, dict)
    assert (board["name"], board["group_bonus"]) == ("Mine", {"6": 9})
    assert options == {"edition": "ru", "repeat_payment": False, "refill": "short", "starts": 1}


def test_a_board_that_makes_no_sense_is_named(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("rounds = 3\n")
    assert "mine.toml: a scoring board needs" in shell.fails(
        "simulate", "queens-garden", "--board", "mine.toml"
    )


class Stubborn:
    """A bot that chooses a turn of the other game, or fails."""

    def __init__(self, fails: bool) -> None:
        self._fails = fails

    def decide(self, view: Game, budget: Budget) -> Decision:
        return Decision(1 // 0 if self._fails else 7)


@pytest.mark.parametrize(
    ("fails", "problem"),
    [(False, "chose a turn that is not legal"), (True, "failed: ZeroDivisionError")],
)
def test_a_bot_that_goes_wrong_is_named(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, fails: bool, problem: str
) -> None:
    def make(name: str, game: str, seed: int) -> Bot:
        return Stubborn(fails)

    monkeypatch.setattr(bots, "make", make)
    error = shell.fails("simulate", "queens-garden", "--games", 1)
    assert f"the bot 'random' {problem}" in error


def test_a_bar_is_shown_only_on_a_terminal(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "simulate", "summer-pavilion", "--games", "2"],
        check=True,
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=slave,
    )
    os.close(slave)
    shown = os.read(master, 10_000).decode()
    os.close(master)
    assert f"[{'.' * 30}] 0/2" in shown
    assert f"[{'#' * 15}{'.' * 15}] 1/2" in shown
    assert b"[" not in done.stdout
