"""Both builds play the same game from the same seed: every turn, every score, every position."""

from __future__ import annotations

from pathlib import Path

import pytest

import told_games
from builds import installed_build, run_python

pytestmark = pytest.mark.skipif(
    installed_build() != "compiled",
    reason="there is no compiled build to compare with: run 'make setup' where C compiles",
)


def games_of(told: str) -> list[list[str]]:
    """The lines of each game; a game begins with its name."""
    games: list[list[str]] = []
    for line in told.splitlines():
        if line.startswith(("queens-garden ", "summer-pavilion ")):
            games.append([])
        games[-1].append(line)
    return games


def test_the_compiled_and_the_plain_build_play_the_same_games() -> None:
    script = str(Path(told_games.__file__))
    compiled = games_of(run_python("installed", script))
    plain = games_of(run_python("plain", script))
    assert [game[0] for game in compiled] == [game[0] for game in plain]
    assert len(plain) == len(told_games.GAMES) * told_games.SEEDS
    for one, other in zip(compiled, plain, strict=True):
        assert len(one) > 50
        differences = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
        assert not differences, f"{one[0]}: the first difference is {differences[0]}"
        assert len(one) == len(other)


def test_the_builds_that_are_compared_are_two() -> None:
    script = "import quinta; print(quinta.COMPILED)"
    assert run_python("installed", "-c", script) == "True\n"
    assert run_python("plain", "-c", script) == "False\n"
