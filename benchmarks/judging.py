"""How many positions a second the bots judge, as ratios to python-chess in the same run.

In games that ``greedy`` plays against itself, each candidate of each position is played on a copy
and judged: what a search does for most of its time. The build is the one that is installed.

    python benchmarks/judging.py [--seconds 1.0] [--rounds 3]

Prints one JSON object per line.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import quinta
from benchmarks.playouts import Task, against_chess
from quinta.bots.search import judge
from quinta.bots.weights import brain_for


def judging(name: str, players: int) -> Task:
    """Games of which every candidate is judged."""
    brain = brain_for(name)

    def play(number: int) -> int:
        game = quinta.new(name, players, seed=number)
        positions = 0
        while not game.is_over:
            judged = judge(brain, game)
            positions += len(judged)
            game.apply(judged[0][1])
        return positions

    return play


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one slice")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each measurement")
    options = parser.parse_args()
    build = "compiled" if quinta.COMPILED else "plain"
    for name in quinta.GAMES:
        for players in (2, 4):
            facts = {"benchmark": "judging", "build": build, "game": name, "players": players}
            speeds = against_chess(judging(name, players), options.seconds, options.rounds)
            print(json.dumps({**facts, **speeds}), flush=True)


if __name__ == "__main__":
    main()
