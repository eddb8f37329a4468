"""``quinta train``: fit the weights of the bots' evaluation by self-play."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from quinta.bots import weights
from quinta.cli.common import (
    Commands,
    Failure,
    add_game,
    count,
    count_or_none,
    read_bytes,
    save_text,
    seed,
)
from quinta.workers import LocalProcesses, Progress, WorkersLost

if TYPE_CHECKING:
    from quinta.bots.train import Generation


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "train",
        help="fit the weights of the bots' evaluation by self-play",
        description="Fit the weights of a game's evaluation by self-play, and write them to a "
        "file with the command that made it. The seed alone decides them, not the number of "
        "workers.",
    )
    add_game(parser)
    parser.add_argument("--games", type=count, default=1500, metavar="N", help="a generation")
    parser.add_argument("--generations", type=count, default=8, metavar="G", help="(8)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="of the run (1)")
    parser.add_argument(
        "--simulations",
        type=count_or_none,
        default=0,
        metavar="K",
        help="let searches of so many find the turns (0: one turn ahead)",
    )
    parser.add_argument("--start", metavar="FILE", help="weights to start with")
    parser.add_argument("--workers", type=count, metavar="W", help="processes (one for each core)")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the weights go (JSON)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, and write the weights after each generation."""
    try:
        from quinta.bots import train
    except ModuleNotFoundError:
        raise Failure("training needs another package: install 'quinta[train]'") from None
    game: str = arguments.game
    out = Path(arguments.out)
    command = (
        f"quinta train {game} --games {arguments.games} --generations {arguments.generations} "
        f"--seed {arguments.seed}"
    )
    if arguments.simulations:
        command += f" --simulations {arguments.simulations}"
    start: list[float] | None = None
    if arguments.start is not None:
        command += f" --start {Path(arguments.start).name}"
        start = _read(game, arguments.start)
    report: list[dict[str, float]] = []
    progress = Progress((arguments.games + train.MATCH) * arguments.generations)
    played = 0

    def watch(games: int) -> None:
        nonlocal played
        played += games
        progress.show(played)

    progress.show(0)
    try:
        with progress, LocalProcesses(arguments.workers) as workers:
            for generation in train.train(
                game,
                arguments.games,
                arguments.generations,
                arguments.seed,
                workers,
                arguments.simulations,
                start,
                watch,
            ):
                progress.say(_told(generation))
                report.append(
                    {
                        "generation": generation.number,
                        "self_play": round(generation.mean, 1),
                        "won_against_first": round(generation.won, 4),
                    }
                )
                save_text(
                    out, _file_text(game, command, arguments.seed, report, generation.weights)
                )
    except WorkersLost as lost:
        raise Failure(str(lost)) from None
    return 0


def _told(generation: Generation) -> str:
    own, first = generation.scores
    return (
        f"generation {generation.number}: self-play {generation.mean:.1f} points; against "
        f"the first weights {generation.won:.1%} won, {own:.1f} to {first:.1f}"
    )


def _read(game: str, path: str) -> list[float]:
    try:
        return weights.weights_of(game, json.loads(read_bytes(path)))
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise Failure(f"{path}: no weights of {game} ({error})") from error


def _file_text(
    game: str,
    command: str,
    run_seed: int,
    report: list[dict[str, float]],
    fitted: list[float],
) -> str:
    """Return the file's text, with one line for each generation, feature and row of a net."""
    features = weights.weights_data(game, fitted)
    rows = ",\n".join(
        f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in features.items()
    )
    generations = ",\n".join(f"    {json.dumps(line)}" for line in report)
    text = (
        f'{{\n  "game": {json.dumps(game)},\n  "command": {json.dumps(command)},\n'
        f'  "seed": {run_seed},\n  "generations": [\n{generations}\n  ],\n'
        f'  "weights": {{\n{rows}\n  }}'
    )
    nets = weights.nets_data(game, fitted)
    if nets:
        parts = [",\n".join(f"      {json.dumps(row)}" for row in net) for net in nets]
        shown = ",\n".join(f"    [\n{part}\n    ]" for part in parts)
        text += f',\n  "nets": [\n{shown}\n  ]'
    return text + "\n}\n"
