"""The command as a whole: help, refusals, and the streams it writes to."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import quinta
from cli.shell import COMMAND, Shell, environment, in_a_process, saved

COMMANDS = ["play", "simulate", "verify", "show", "perft", "score"]


def test_version_says_which_engine_runs(shell: Shell) -> None:
    engine = "compiled" if quinta.COMPILED else "plain Python"
    assert shell("--version").out == f"quinta {quinta.__version__} ({engine} engine)\n"


def test_help_lists_the_commands_and_each_has_its_own(shell: Shell) -> None:
    outcome = shell("--help")
    assert outcome.code == 0
    for command in COMMANDS:
        assert f"\n    {command} " in outcome.out
        own = shell(command, "--help")
        assert own.code == 0
        assert own.out.startswith(f"usage: quinta {command} ")


def test_help_says_that_the_variant_numbers_are_our_own(shell: Shell) -> None:
    assert "this project's own" in " ".join(shell("simulate", "--help").out.split())


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("", "COMMAND"),
        ("dance", "dance"),
        ("simulate", "GAME"),
        ("simulate chess", "unknown game 'chess': there are queens-garden and summer-pavilion"),
        ("simulate queens-garden --players 5", "players must be 2, 3 or 4, not 5"),
        ("simulate queens-garden --players two", "'two' is not a whole number"),
        ("simulate queens-garden --games 0", "'0' is not a whole number from 1"),
        ("simulate queens-garden --seed x", "'x' is not a whole number"),
        ("simulate queens-garden --bots deep-blue", "unknown bot 'deep-blue': there are random"),
        ("simulate queens-garden --bots random,random,random", "3 bots are too many for the 2"),
        ("simulate queens-garden --budget soon", "'soon' is no budget"),
        ("simulate queens-garden --budget 0s", "more than 0"),
        ("simulate queens-garden --budget nans", "more than 0"),
        ("simulate queens-garden --board mine.toml", "cannot be read: No such file"),
        ("simulate summer-pavilion --board mine.toml", "not one of standard, variant"),
        ("simulate queens-garden --edition de", "edition 'de' is not one of en, nl, pl, ru"),
        ("simulate queens-garden --refill never", "refill 'never'"),
        ("simulate queens-garden --starts 2", "starts must be a seat from 0 to 1"),
        ("simulate summer-pavilion --edition pl", "unknown option 'edition'"),
        ("simulate queens-garden --out /dev/null/games", "cannot make the folder"),
        ("verify", "FILE"),
        ("show missing.quinta", "cannot read missing.quinta: No such file"),
        ("show .", "cannot read .: Is a directory"),
        ("show a\0b", "cannot read a b: "),
        ("perft queens-garden", "--depth"),
        ("perft queens-garden --depth 0", "'0' is not a whole number"),
        ("perft queens-garden --depth 1 --position none.json", "cannot read none.json"),
        ("score none.json", "cannot read none.json"),
        ("play chess", "unknown game 'chess'"),
        ("play queens-garden --bots random,random", "2 bots are too many for the 1"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(shell: Shell, command: str, problem: str) -> None:
    assert problem in shell.fails(*command.split())


def test_play_in_a_process_without_input_or_with_bytes_that_are_no_text(tmp_path: Path) -> None:
    for typed in (b"", b"1\n\xff\xfe\n"):
        done = in_a_process("play", folder=tmp_path, typed=typed)
        assert done.returncode == 0
        assert done.stderr == b""
        assert done.stdout.endswith(b"Goodbye.\n")


def test_a_terminal_without_the_signs_gets_question_marks(tmp_path: Path) -> None:
    saved(tmp_path / "game.quinta", turns=3)
    done = in_a_process("show", "game.quinta", folder=tmp_path, encoding="ascii")
    assert done.returncode == 0
    assert done.stdout.startswith(b"Summer Pavilion ? Round 1")


def test_a_reader_that_has_had_enough_causes_no_complaint(tmp_path: Path) -> None:
    saved(tmp_path / "game.quinta", turns=3)
    command = f"{sys.executable} -m quinta perft summer-pavilion --depth 1 --divide | true"
    done = subprocess.run(
        ["sh", "-c", command], check=False, cwd=tmp_path, env=environment(), capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_in_one_line(tmp_path: Path) -> None:
    saved(tmp_path / "game.quinta", turns=3)
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "show", "game.quinta"],
            check=False,
            cwd=tmp_path,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert done.returncode == 2
    assert done.stderr == b"quinta: cannot write: No space left on device\n"
