"""A shell for tests: types commands and keeps what comes back."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import quinta
from quinta import Record
from quinta.cli import main

COMMAND = [sys.executable, "-m", "quinta"]


@dataclass
class Outcome:
    """How a command ended."""

    code: int
    out: str
    err: str


class Shell:
    """Types commands in a folder of its own."""

    def __init__(
        self, folder: Path, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self.folder = folder
        self._capture = capture
        self._patch = patch
        patch.chdir(folder)
        patch.setenv("COLUMNS", "100")

    def __call__(self, *arguments: object, typed: str | bytes = "") -> Outcome:
        data = typed.encode() if isinstance(typed, str) else typed
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        self._capture.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = self._capture.readouterr()
        return Outcome(code, out, err)

    def fails(self, *arguments: object, typed: str | bytes = "") -> str:
        """The one line with which a command refuses, on standard error, with exit code 2."""
        outcome = self(*arguments, typed=typed)
        assert outcome.code == 2, outcome
        assert outcome.err.count("\n") == 1, outcome.err
        assert outcome.err.startswith("quinta: ")
        return outcome.err


def environment(**more: str) -> dict[str, str]:
    """The environment of a process that imports the Quinta under test from any folder."""
    package = str(Path(quinta.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": package, "COLUMNS": "100", **more}


def in_a_process(
    *arguments: object, folder: Path, typed: bytes = b"", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """Run a command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        check=False,
        cwd=folder,
        env=environment(PYTHONIOENCODING=encoding),
        input=typed,
        capture_output=True,
        timeout=60,
    )


def saved(path: Path, name: str = "summer-pavilion", turns: int = 9999) -> Record:
    """A record of random turns, in a file."""
    game = quinta.new(name, 2, 1)
    record = Record.of(game)
    chance = quinta.Random(1)
    while not game.is_over and len(record.turns) < turns:
        record.play(game, game.random_move(chance))
    record.save(path)
    return record
