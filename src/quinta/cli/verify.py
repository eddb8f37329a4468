"""``quinta verify``: replay records and say what is wrong with them."""

from __future__ import annotations

import argparse
import io
import sys

from quinta import InvalidRecord, Record, arena
from quinta.cli.common import Commands, Failure, one_line, read_bytes
from quinta.core.plurals import number_of


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "verify",
        help="replay records and check them",
        description="Replay each record from its first turn to its last and compare the scores. "
        "The first line that is wrong is named. Exit code 1 if a record is wrong, 2 if a file "
        "cannot be read.",
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a record, or results of the arena with a record of each game; - for standard input",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check every file, even if an earlier one is wrong."""
    return max(_verify(path) for path in arguments.files)


def _verify(path: str) -> int:
    name = one_line(path)
    try:
        content = read_bytes(path)
    except Failure as failure:
        print(f"quinta: {one_line(str(failure))}", file=sys.stderr)
        return 2
    if arena.is_results(content):
        return _verify_results(path, content)
    try:
        record = Record.from_bytes(content)
        game = record.verify()
    except InvalidRecord as error:
        good = 0 if error.good is None else len(error.good.turns)
        before = f"{number_of(good, 'turn')} before it {'is' if good == 1 else 'are'} good"
        print(f"{name}:{error.line}: {one_line(error.problem)} ({before})")
        return 1
    scores = " ".join(map(str, game.scores))
    unfinished = "" if game.is_over else ", not finished"
    print(f"{name}: OK, {number_of(len(record.turns), 'turn')}, scores {scores}{unfinished}")
    return 0


def _verify_results(path: str, content: bytes) -> int:
    """Check the record of each game of a match."""
    name = one_line(path)
    games = 0
    try:
        for _ in arena.verify(path, io.BytesIO(content)):
            games += 1
    except arena.InvalidResults as error:
        before = f"{number_of(games, 'game')} before it {'is' if games == 1 else 'are'} good"
        print(f"{name}:{error.line}: {one_line(error.problem)} ({before})")
        return 1
    print(f"{name}: OK, {number_of(games, 'game')}")
    return 0
