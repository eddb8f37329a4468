"""``quinta endings`` finds and solves endings; ``quinta arena endings`` has bots play them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence

from quinta import GAMES, bots
from quinta.analysis.files import file_content
from quinta.arena import endings
from quinta.arena.endings import Answer, Ending, Marks
from quinta.arena.ladder import table
from quinta.cli.common import (
    Commands,
    Failure,
    Parser,
    add_game,
    add_search,
    count,
    game_name,
    new_file,
    save_bytes,
    working,
)
from quinta.cli.entrants import budgets, entrants
from quinta.core.plurals import number_of


def add(commands: Commands) -> None:
    """Add the command that finds endings."""
    parser = commands.add_parser(
        "endings",
        help="find positions near the end of games, and solve them",
        description="Play games between bots and solve their last positions, as far back as "
        "everything that can follow can be exhausted. The seed alone decides them, not the number "
        "of workers. 'quinta arena endings' has bots play them.",
    )
    add_game(parser)
    parser.add_argument("--positions", type=count, default=500, metavar="N", help="(%(default)s)")
    add_search(parser, "of the games")
    parser.add_argument("--out", required=True, metavar="FILE", help="where they go (.jsonl.gz)")
    parser.set_defaults(run=find)


def find(arguments: argparse.Namespace) -> int:
    """Find endings and write them to a file."""
    game: str = arguments.game
    wanted: int = arguments.positions
    out = new_file(arguments.out)
    found: list[Ending] = []
    with working(wanted, arguments.workers) as (progress, workers):
        for some in endings.find(game, wanted, arguments.seed, workers):
            found += some
            progress.show(len(found))
    command = f"quinta endings {game} --positions {wanted} --seed {arguments.seed}"
    lines = (ending.data() for ending in found)
    save_bytes(out, file_content(game, command, arguments.seed, lines))
    return 0


def add_to_arena(arena: Parser) -> None:
    """Add the command that has bots play the endings."""
    parser = Parser(
        prog=f"{arena.prog} endings",
        description="Have bots play one turn in each of the solved endings that come with the "
        "games, and tell how many points they lose and how often they play a best turn.",
    )
    parser.add_argument(
        "game", nargs="?", type=game_name, metavar="GAME", help=f"{' or '.join(GAMES)} (all)"
    )
    parser.add_argument(
        "--bots",
        nargs="+",
        default=bots.names(),
        metavar="BOT",
        help="as in a match; master@200 has its own budget (all)",
    )
    parser.add_argument(
        "--positions", type=count, metavar="N", help="so many of each game, spread evenly (all)"
    )
    parser.add_argument(
        "--budget",
        type=budgets,
        default={},
        metavar="B",
        help="what a bot may spend on a turn, as in a match (each bot's own)",
    )
    add_search(parser, "of the bots")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)
    arena.nested["endings"] = parser


def run(arguments: argparse.Namespace) -> int:
    """Have bots play the endings and print how well they did."""
    games = [arguments.game] if arguments.game else [game for game in GAMES if endings.stored(game)]
    playing = tuple(entrants(arguments.bots, arguments.budget))
    questions = {
        game: endings.questions(game, playing, arguments.positions, arguments.seed)
        for game in games
    }
    for game in games:
        if not questions[game]:
            raise Failure(f"{game} has no solved endings")
    labels = [entrant.label for entrant in playing]
    if len(set(labels)) < len(labels):
        raise Failure("a bot is named twice")
    results: dict[str, list[Marks]] = {}
    done = 0
    total = sum(map(len, questions.values()))
    with working(total, arguments.workers) as (progress, workers):
        for game, asked in questions.items():
            answers: dict[str, list[Answer]] = {label: [] for label in labels}
            try:
                for one in workers.map(endings.answer, asked):
                    answers[one.bot].append(one)
                    done += 1
                    progress.show(done)
            except endings.NoAnswer as problem:
                raise Failure(str(problem)) from None
            results[game] = [Marks(label, answers[label]) for label in labels]
    if arguments.json:
        told = {game: [one.data() for one in marks] for game, marks in results.items()}
        print(json.dumps({"seed": arguments.seed, "games": told}))
    else:
        print("\n\n".join("\n".join(_lines(game, marks)) for game, marks in results.items()))
    return 0


def _lines(game: str, marks: Sequence[Marks]) -> Iterator[str]:
    """Yield how well the bots played the endings of a game, as a table."""
    yield f"{game}, {number_of(len(marks[0].answers), 'solved ending')}"
    yield ""
    head = ["bot", "best turns", "95% interval", "points lost", "95% interval", "ms/turn"]
    yield from table(head, list(map(_row, marks)), 1)


def _row(marks: Marks) -> list[str]:
    low, high = marks.best_interval
    interval = marks.lost_interval
    return [
        marks.bot,
        f"{100 * marks.best / len(marks.answers):.1f}%",
        f"{100 * low:.1f}% to {100 * high:.1f}%",
        f"{marks.lost:.3f}",
        f"{max(interval[0], 0.0):.3f} to {interval[1]:.3f}" if interval else "-",
        f"{1000 * marks.seconds:.3g}",
    ]
