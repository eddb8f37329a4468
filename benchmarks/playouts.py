"""Speed of the engine, as ratios to yardsticks measured in the same run.

For both games and both builds: random playouts inside the engine, games stepped from Python,
copies, and the size of a position. The yardsticks are random games of python-chess and, when
OpenSpiel is installed, of its backgammon and amazons. Every figure is taken in short slices
that alternate with slices of python-chess, so that a machine that slows down slows both.

    python benchmarks/playouts.py [--seconds 1.0] [--rounds 3] [--build compiled|plain|both]

Prints one JSON object per line.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import quinta

SOURCES = Path(__file__).resolve().parent.parent / "src"
POSITIONS = 50

Task = Callable[[int], int]
"""Does the n-th piece of work and returns how many turns, or copies, that was."""


def rate(task: Task, seconds: float, start: int) -> float:
    """How much of a task is done in a second."""
    done = 0
    number = start
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += task(number)
        number += 1
    return done / spent


def chess_game(number: int) -> int:
    """One random game of python-chess, uniform over legal moves, at most 200 plies."""
    import chess

    chooser = random.Random(number)
    board = chess.Board()
    for ply in range(200):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(chooser.choice(moves))
    return 200


def open_spiel_game(name: str) -> Task:
    """Random games of OpenSpiel, uniform over legal actions, chance included."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        chooser = random.Random(number)
        state = game.new_initial_state()
        turns = 0
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            turns += 1
        return turns

    return play


def tasks() -> Iterator[tuple[dict[str, Any], Task]]:
    """All that is measured of this build."""
    for name in quinta.GAMES:
        for players in (2, 4):
            games = [quinta.new(name, players, seed=seed) for seed in range(POSITIONS)]
            lengths = [turns_of_playout(game, seed) for seed, game in enumerate(games)]
            middle = games[0].copy()
            chooser = quinta.Random(1)
            for _ in range(lengths[0] // 2):
                middle.play(middle.random_move(chooser))

            def playout(
                number: int, games: list[quinta.Game] = games, lengths: list[int] = lengths
            ) -> int:
                games[number % POSITIONS].playout(number % POSITIONS)
                return lengths[number % POSITIONS]

            def stepped(number: int, name: str = name, players: int = players) -> int:
                return play_stepped(quinta.new(name, players, seed=number), random.Random(number))

            def copies(number: int, game: quinta.Game = middle) -> int:
                for _ in range(1000):
                    game.copy()
                return 1000

            facts: dict[str, Any] = {"game": name, "players": players}
            mean = statistics.mean(lengths)
            yield {**facts, "what": "playout", "turns_per_game": round(mean, 1)}, playout
            yield {**facts, "what": "stepped"}, stepped
            yield {**facts, "what": "copy", "bytes": bytes_of(middle)}, copies


def turns_of_playout(game: quinta.Game, seed: int) -> int:
    """How many turns the playout with this seed takes: just these, up to the bag's first refill."""
    game = game.copy()
    chooser = quinta.Random(seed)
    turns = 0
    while not game.is_over:
        game.play(game.random_move(chooser))
        turns += 1
    return turns


def play_stepped(game: quinta.Game, chooser: random.Random) -> int:
    """Play a game from Python, each turn chosen evenly among those that are no pass."""
    turns = 0
    while not game.is_over:
        moves = game.legal_moves()
        choices = moves.passes or len(moves)
        game.play(moves[int(chooser.random() * choices)])
        turns += 1
    return turns


def bytes_of(game: quinta.Game) -> int:
    """How much memory one more copy of a position takes."""
    kept = [game.copy() for _ in range(10)]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.copy() for _ in range(1000)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def measure(seconds: float, rounds: int) -> None:
    """Measure the build that this process runs."""
    build = "compiled" if quinta.COMPILED else "plain"
    everything = list(tasks())
    for name in ("backgammon", "amazons"):
        try:
            everything.append(({"yardstick": f"open_spiel {name}"}, open_spiel_game(name)))
        except ImportError:
            print("open_spiel is not installed: its yardsticks are left out", file=sys.stderr)
            break
    for facts, task in everything:
        speeds = against_chess(task, seconds, rounds)
        if "turns_per_game" in facts:
            facts["games_per_second"] = round(speeds["per_second"] / facts["turns_per_game"])
        print(json.dumps({"benchmark": "playouts", "build": build, **facts, **speeds}), flush=True)


def against_chess(task: Task, seconds: float, rounds: int) -> dict[str, float]:
    """How fast a task is, in slices that alternate with slices of python-chess."""
    ours: list[float] = []
    chess: list[float] = []
    for turn in range(rounds):
        chess.append(rate(chess_game, seconds, 1000 * turn))
        ours.append(rate(task, seconds, 1000 * turn))
    return {
        "per_second": round(statistics.median(ours)),
        "python_chess_moves_per_second": round(statistics.median(chess)),
        "ratio": round(statistics.median(a / b for a, b in zip(ours, chess, strict=True)), 2),
    }


def main() -> None:
    """Run the measurements in one process for each build."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one slice")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each measurement")
    parser.add_argument("--build", choices=("compiled", "plain", "both"), default="both")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        measure(options.seconds, options.rounds)
        return
    machine = {"machine": platform.machine(), "cores": os.cpu_count()}
    print(json.dumps({"benchmark": "playouts", **machine, "python": platform.python_version()}))
    for build in ("compiled", "plain") if options.build == "both" else (options.build,):
        environment = dict(os.environ)
        if build == "plain":
            environment["PYTHONPATH"] = str(SOURCES)
        command = [sys.executable, __file__, "--here"]
        command += ["--seconds", str(options.seconds), "--rounds", str(options.rounds)]
        subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    main()
