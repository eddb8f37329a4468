"""``quinta arena`` as one types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from arena.matches import made_up, match_of
from quinta import Record, arena, bots
from quinta.bots import Budget
from quinta.cli import main
from quinta.cli.arena import so_far
from quinta.cli.common import Failure
from quinta.cli.entrants import budgets, entrants
from waiting import until

Output = Callable[[], tuple[str, str]]


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str]) -> Output:
    def read() -> tuple[str, str]:
        captured = capsys.readouterr()
        return captured.out, captured.err

    return read


def test_a_match_from_beginning_to_end(other_bots: Path, tmp_path: Path, output: Output) -> None:
    out, records, plot = (str(tmp_path / name) for name in ("r.jsonl", "records", "ladder.svg"))
    command = ["arena", "summer-pavilion", "random", "plain", "--games", "3", "--seed", "5"]
    command += ["--workers", "2", "--out", out, "--records", records, "--plot", plot]
    assert main(command) == 0
    told, complaints = output()
    assert complaints == ""
    heading = told.splitlines()[:2]
    assert heading == [
        "summer-pavilion, 2 players, seed 5",
        "4 games for each pairing in sets of 2 (3 asked for)",
    ]
    assert "Elo: the mean of all bots is 0." in told
    files = sorted(Path(records).iterdir())
    assert [file.name for file in files][:2] == [
        "summer-pavilion-01-random-plain-0001-1.quinta",
        "summer-pavilion-01-random-plain-0001-2.quinta",
    ]
    assert len(files) == 4
    assert Path(plot).read_text().startswith("<svg")
    assert main(["verify", out, *map(str, files)]) == 0
    assert f"{out}: OK, 4 games" in output()[0]

    # Again: nothing is played, the seed is that of the file, and a missing record comes back.
    before = Path(out).read_bytes()
    files[0].unlink()
    command.remove("--seed")
    command.remove("5")
    assert main([*command, "--json"]) == 0
    data = json.loads(output()[0])
    assert (data["seed"], data["games"], data["finished"]) == (5, 4, True)
    assert Path(out).read_bytes() == before
    assert Record.load(files[0]).verify().is_over

    assert main([*command, "--budget", "5"]) == 2
    assert "r.jsonl:1: this is another match: bots random, plain, not random (5)" in output()[1]


def test_options_and_players_reach_the_games(tmp_path: Path, output: Output) -> None:
    out = str(tmp_path / "r.jsonl")
    command = ["arena", "queens-garden", "random", "--players", "3", "--games", "1", "--out", out]
    assert main([*command, "--board", "variant", "--edition", "pl", "--seed", "1"]) == 0
    ((_, played),) = arena.records(out)
    options = Record.from_text(played.record).first().options
    assert (options["board"], options["edition"]) == ("variant", "pl")
    assert len(played.scores) == 3


def test_a_match_without_its_luck(tmp_path: Path, output: Output) -> None:
    out = str(tmp_path / "r.jsonl")
    command = ["arena", "summer-pavilion", "random", "greedy", "--games", "6", "--seed", "1"]
    command += ["--workers", "1", "--out", out]
    assert main([*command, "--adjust-luck"]) == 0
    told = output()[0]
    assert "without luck" in told
    assert "Without luck: adjusted has the mean of raw" in told
    assert main([*command, "--adjust-luck", "--json"]) == 0
    data = json.loads(output()[0])
    assert (data["adjust_luck"], data["luck_playouts"], data["games"]) == (True, 0, 6)
    assert set(data["pairings"][0]["adjusted"]) == {
        *("win_rate", "interval", "worth", "mean_lead", "lead_interval", "lead_worth"),
    }
    assert main(["verify", out]) == 0
    assert main(command) == 2
    assert "this is another match: adjust luck on, not off" in output()[1]
    assert main([*command, "--luck-playouts", "2"]) == 2
    assert "this is another match: luck playouts 0, not 2" in output()[1]


def test_verify_names_the_game_that_is_wrong(tmp_path: Path, output: Output) -> None:
    out = tmp_path / "r.jsonl"
    command = ["arena", "summer-pavilion", "random", "--games", "2", "--seed", "1"]
    assert main([*command, "--workers", "1", "--out", str(out)]) == 0
    output()
    out.write_text(out.read_text().replace('"deal": 1', '"deal": -1'))
    assert main(["verify", str(out)]) == 1
    told = output()[0]
    assert ":3: game: deal must be a whole number" in told
    assert "(1 game before it is good)" in told


def test_a_bot_that_fails_is_told_and_its_game_kept(
    other_bots: Path, tmp_path: Path, output: Output
) -> None:
    out = str(tmp_path / "r.jsonl")
    command = ["arena", "summer-pavilion", "plain", "cheat", "--games", "2", "--out", out]
    assert main(command) == 2
    complaint = output()[1]
    assert complaint.startswith("quinta: the bot 'cheat' chose a turn that is not legal")
    (kept,) = tmp_path.glob("fault-summer-pavilion-*.quinta")
    assert str(kept) in complaint
    assert len(Record.load(kept).turns) > 2
    Record.load(kept).verify()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["random", "nobody"], "unknown bot 'nobody'"),
        (["random", "random"], "named twice"),
        (["random", "--budget", "nobody=5"], "--budget names 'nobody'"),
        (["random", "--budget", "random=soon"], "'soon' is no budget"),
        (["random", "--budget", "5,6"], "two budgets"),
        (["random@never"], "'never' is no budget"),
        (["random", "--players", "5"], "players must be 2, 3 or 4"),
        (["random", "--games", "0"], "'0' is not a whole number"),
        (["random", "--board", "none"], "board"),
        (["random", "--luck-playouts", "5000"], "at most 1000 playouts"),
        (["random", "--out", "/"], "cannot"),
        (["random", "--out", "/nowhere/r.jsonl"], "cannot write /nowhere/r.jsonl"),
        (["random", "--plot", "/nowhere/l.svg"], "cannot write /nowhere/l.svg"),
        (["random", "--records", "/dev/null/x"], "cannot make the folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    arguments: list[str], problem: str, output: Output
) -> None:
    assert main(["arena", "summer-pavilion", *arguments]) == 2
    told, complaint = output()
    assert told == ""
    assert problem in complaint
    assert complaint.count("\n") == 1


def test_budgets_for_all_and_for_some() -> None:
    assert budgets("0.5s") == {"": Budget(seconds=0.5)}
    given = budgets("200, random=0.1s")
    assert given == {"": Budget(None, 200), "random": Budget(0.1)}
    one, other = entrants(["random", "random@50"], given)
    assert (one.label, one.bot, one.budget) == ("random", "random", Budget(0.1))
    assert (other.label, other.bot, other.budget) == ("random@50", "random", Budget(None, 50))
    with pytest.raises(Failure, match="unknown bot"):
        list(entrants(["x@50"], {}))
    assert "random" in bots.names()


def test_the_result_so_far_is_told_in_a_few_words() -> None:
    tally = arena.Tally(match_of("a", "b", games=4))
    assert so_far(tally) == ""
    for task in tally.match.tasks():
        tally.add(made_up(task, 0))
    assert so_far(tally).startswith("a wins 50.0% ± ")
    tally = arena.Tally(match_of("a", "b", "c", games=2))
    for task in tally.match.tasks():
        tally.add(made_up(task, None))
    assert so_far(tally) == "a +0, b +0, c +0"


def test_ctrl_c_keeps_and_tells_what_is_done_and_the_command_goes_on(
    other_bots: Path, tmp_path: Path, interruptible: None
) -> None:
    out = tmp_path / "r.jsonl"
    command = [sys.executable, "-m", "quinta", "arena", "summer-pavilion", "slow", "random"]
    command += ["--games", "8", "--workers", "2", "--seed", "4", "--out", str(out), "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(other_bots), *sys.path])}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    until(lambda: out.exists() and out.read_bytes().count(b"\n") >= 3)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    begun = json.loads(told)
    assert 2 <= begun["games"] < 8
    assert begun["finished"] is False
    kept = out.read_bytes()
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 8
    assert out.read_bytes().startswith(kept)
    assert len({played.key for _, played in arena.verify(out)}) == 8
