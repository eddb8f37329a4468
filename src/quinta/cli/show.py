"""``quinta show``: a position as text for the terminal or as an SVG picture."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from quinta import draw
from quinta.cli.common import (
    Commands,
    Failure,
    add_colour,
    add_file,
    count_or_none,
    in_colour,
    read_game,
    why,
)


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "show",
        help="show a position, or a position of a record",
        description="Show a position as text, or write it as an SVG picture. Of a record that is "
        "damaged, what is good before the damage is shown.",
    )
    add_file(parser)
    parser.add_argument(
        "--turn", type=count_or_none, metavar="N", help="of a record: after so many turns (all)"
    )
    parser.add_argument(
        "--svg", metavar="FILE", help="write an SVG picture there instead; - for standard output"
    )
    add_colour(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the position."""
    snapshot = read_game(arguments.file, arguments.turn)[0].snapshot(hidden=False)
    if arguments.svg is None:
        width = shutil.get_terminal_size((100, 40)).columns
        print(draw.terminal(snapshot, in_colour(arguments), width).rstrip("\n"))
        return 0
    picture = draw.svg(snapshot)
    if arguments.svg == "-":
        print(picture)
        return 0
    try:
        Path(arguments.svg).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        problem = why(error) if isinstance(error, OSError) else str(error)
        raise Failure(f"cannot write {arguments.svg}: {problem}") from None
    return 0
