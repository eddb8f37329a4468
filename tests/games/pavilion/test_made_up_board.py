"""A side of the board is data: one more entry in ``boards.py`` is all that a new one takes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from builds import SOURCES

MADE_UP = """

_MADE_UP = Side(
    "made-up",
    "SP-2",
    stars=(
        Star("open", (2, 2, 2, 2, 2, 2)),
        Star("many", (1, 2, 3, 4, 5, 6)),
        Star("red", (6, 5, 4, 3, 2, 1)),
        Star(("red", "blue", "green", "yellow", "purple", "orange"), (1, 1, 2, 2, 3, 3)),
        Star("red", (2, 2, 4, 4, 6, 6)),
        Star("open", (1, 2, 3, 4, 5, 6)),
        Star("blue", (5, 5, 5, 5, 5, 5)),
    ),
    rewards={"fountain": 2, "pillar": 1},
    wilds=("red", "purple", "blue", "green", "yellow", "orange"),
    star_points=dict.fromkeys(("purple", "green", "orange", "yellow", "blue", "red"), 9),
    many_points=21,
    number_points={2: 7, 5: 11},
    set_points=5,
)
SIDES["made-up"] = _MADE_UP
"""

LOOK = """
import msgspec, quinta
from quinta import bots, draw
from quinta.games import GAMES

parts = GAMES["summer-pavilion"]
assert "made-up" in parts.rules.OPTIONS[0].values
board = msgspec.to_builtins(parts.info.INFO)["boards"]["made-up"]
assert board["stars"] == ["open", "many", "red", "many", "red", "open", "blue"]
assert board["colours"][3][:2] == ["red", "blue"] and board["colours"][2] == ["red"] * 6
assert (board["many_points"], board["set_points"]) == (21, 5)
assert board["number_points"] == {"2": 7, "5": 11}
assert board["clause"] == "SP-2" and len(board["number_spaces"]["5"]) == 9
assert "made-up" in parts.brain.SPEC.practice.options["board"]
assert {one["feature"]: one["tiles"] for one in board["features"]} == {"fountain": 2, "pillar": 1}

for players in (2, 3, 4):
    game = quinta.new("summer-pavilion", players, 7, {"board": "made-up"})
    assert len(game.playout(3)) == players
    seats = [bots.make("greedy", "summer-pavilion", seat) for seat in range(players)]
    while not game.is_over:
        budget = bots.Budget(simulations=2)
        game.play(bots.ask(seats[game.to_move], game, budget, 1).move)
        again = quinta.from_snapshot(game.snapshot())
        assert again.snapshot() == game.snapshot()
    picture = draw.svg(game.snapshot())
    assert "sp-fountain" in picture and "+21" not in picture and "Made up side" not in picture
    text = draw.terminal(game.snapshot(), colour=False)
    assert "fountains" in text and "windows" not in text and "*1 all 21" in text
    print(game.scores)
opening = quinta.new("summer-pavilion", 2, 7, {"board": "made-up"}).snapshot()
assert "Made up side" in draw.svg(opening)
print(draw.terminal(opening, colour=False))
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The package with one more side of the board in it."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(SOURCES / "quinta", tmp_path / "quinta", ignore=ignored)
    boards = tmp_path / "quinta" / "games" / "pavilion" / "rules" / "boards.py"
    boards.write_text(boards.read_text(encoding="utf-8") + MADE_UP, encoding="utf-8")
    return tmp_path


def run(sources: Path, *arguments: str) -> str:
    """What a Python process that imports these sources prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        check=False,
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_made_up_board_is_played_told_and_drawn_without_another_change(sources: Path) -> None:
    shown = run(sources, "-c", LOOK)
    assert ">1 [R] 2 [P] 3 [B] 4 [G] 5 [Y] 6 [O]" in shown
    assert "colour:cost where it takes no other" in shown
    command = ("simulate", "summer-pavilion", "--board", "made-up", "--games", "2", "--seed", "1")
    assert "2 games" in run(sources, "-m", "quinta", *command, "--bots", "greedy,random")
