"""``quinta score``: what a position scores, item by item."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quinta import GAMES, Data, Game, Report
from quinta.cli.common import Commands, add_file, read_game
from quinta.core.plurals import number_of

_WIDTH: Final = 60


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "score",
        help="say what a position scores, item by item",
        description="Say for each seat what round scoring and final scoring give in a position, "
        "which may be made by hand (docs/positions.md).",
    )
    add_file(parser)
    parser.add_argument("--json", action="store_true", help="print the items as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the scores of a position."""
    game, last = read_game(arguments.file)
    if arguments.json:
        print(json.dumps(_breakdown(game, last)))
    else:
        print("\n".join(score_lines(game, last)))
    return 0


def _breakdown(game: Game, last: Report | None) -> list[Data]:
    """Return what each seat scores or, when the game is over, has scored.

    The position of a finished game does not show whether a loss was cut short by the score floor;
    the report of the last turn does.
    """
    parts = game.breakdown()
    for event in [] if last is None else last.events:
        if event["event"] == "final-scored" and isinstance(event["seats"], list):
            for part, final in zip(parts, event["seats"], strict=True):
                part["final"] = final
    return parts


def score_lines(game: Game, last: Report | None, names: Sequence[str] | None = None) -> list[str]:
    """Return the scores of each seat as lines; ``last`` is the report of the last turn."""
    lines: list[str] = []
    for seat, part in enumerate(_breakdown(game, last)):
        name = f"Player {seat + 1} (seat {seat})" if names is None else names[seat]
        lines += ["", *_seat_lines(name, part, game)]
    return lines[1:]


def _seat_lines(name: str, part: Data, game: Game) -> list[str]:
    score, in_round, final = part["score"], part["round"], part["final"]
    assert isinstance(score, int) and isinstance(in_round, dict) and isinstance(final, dict)
    words = GAMES[game.name].words.item
    lines = [f"{name}: {number_of(score, 'point')}"]
    if not game.is_over and in_round["items"]:
        lines += _section(f"round {game.round}, if it were scored now", in_round, words)
    when = "counted already" if game.is_over else "if it came now"
    return lines + _section(f"final scoring, {when}", final, words)


def _section(
    title: str, scored: Mapping[str, object], words: Callable[[Mapping[str, object]], str]
) -> list[str]:
    lines = _item(title, scored["points"], 1)
    items = scored["items"]
    assert isinstance(items, list)
    for item in items:
        lines += _item(words(item), item["points"], 2)
    return lines


def _item(words: str, points: object, depth: int) -> list[str]:
    """Return the lines of an item, with its points in a column on the first."""
    assert isinstance(points, int)
    indent = "  " * depth
    first, *more = textwrap.wrap(
        indent + words, _WIDTH, subsequent_indent=indent + "  ", break_on_hyphens=False
    )
    return [f"{first:<{_WIDTH}}{points:+6}", *more]
