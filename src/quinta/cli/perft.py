"""``quinta perft``: count turn sequences, to compare engines and to find faults in them."""

from __future__ import annotations

import argparse

import quinta
from quinta.cli.common import (
    Commands,
    Failure,
    add_game,
    add_options,
    count,
    options_of,
    position_of,
    read_bytes,
    seed,
)


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "perft",
        help="count the turn sequences from a position",
        description="Count the legal sequences of turns from the start of a game, or from a "
        "position, with the hidden order as it lies.",
    )
    add_game(parser)
    parser.add_argument("--depth", type=count, required=True, metavar="D", help="turns")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), metavar="N", help="2, 3 or 4 (2)")
    parser.add_argument("--seed", type=seed, metavar="S", help="of the game (1)")
    parser.add_argument(
        "--position", metavar="FILE", help="count from this position (JSON, - for standard input)"
    )
    parser.add_argument("--divide", action="store_true", help="count for each first turn, too")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Count turn sequences and print the numbers."""
    game = _start(arguments)
    depth: int = arguments.depth
    if not arguments.divide:
        for shallow in range(1, depth):
            print(f"depth {shallow}: {quinta.perft(game, shallow)}", flush=True)
        print(f"depth {depth}: {quinta.perft(game, depth)}")
        return 0
    total = 0
    for move in game.legal_moves():
        after = game.copy()
        after.play(move)
        below = quinta.perft(after, depth - 1)
        total += below
        print(f"{game.text(move)}: {below}")
    print(f"depth {depth}: {total}")
    return 0


def _start(arguments: argparse.Namespace) -> quinta.Game:
    options = options_of(arguments)
    if arguments.position is None:
        start = 1 if arguments.seed is None else arguments.seed
        return quinta.new(arguments.game, arguments.players or 2, start, options)
    if options or arguments.players is not None or arguments.seed is not None:
        raise Failure("a position has its players, order and options; leave them out")
    game = position_of(arguments.position, read_bytes(arguments.position))
    if game.name != arguments.game:
        raise Failure(f"{arguments.position}: this is a position of {game.name}")
    return game
