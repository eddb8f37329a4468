"""``quinta review``: what the turns of a game were worth, and how much was luck."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from quinta import InvalidRecord, Record, analysis
from quinta.analysis import NoBrain, Part, Review
from quinta.analysis.report import ReviewedGame, html
from quinta.analysis.review import USUAL
from quinta.cli.common import (
    Commands,
    Failure,
    budget,
    count,
    made_folder,
    read_bytes,
    save_text,
    seed,
)
from quinta.cli.reviewed import lines
from quinta.workers import LocalProcesses, Progress, WorkersLost

_STANDARD_OUTPUT: Final = "-"


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "review",
        help="say what the turns of a game were worth, and how much was luck",
        description="Review records: for each player its accuracy, its luck and its result "
        "without luck; the turns that lost something, with the best ones; the luckiest and "
        "unluckiest draws. The same seed and number of simulations give the same review, with "
        "any number of workers. docs/analysis.md tells more.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--budget",
        type=budget,
        default=USUAL,
        metavar="B",
        help="what each search may spend: 500 simulations, or with an s seconds, as in 0.5s "
        f"({USUAL.simulations})",
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="of the searches (0)")
    parser.add_argument("--workers", type=count, metavar="W", help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print each review as a line of JSON")
    parser.add_argument(
        "--html",
        metavar="OUT",
        help="write the report there, as one HTML file with graph, boards and turns; - for "
        "standard output; of several records, a folder for the reports",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Review all records, which are read and checked first."""
    files: list[str] = arguments.files
    records = list(map(_read, files))
    out = _Output(arguments, files)
    done = 0
    with (
        Progress(sum(parts for _, parts in records) or 1) as progress,
        LocalProcesses(arguments.workers) as workers,
    ):
        progress.show(done)
        for path, (record, _) in zip(files, records, strict=True):
            try:
                for step in analysis.reviewing(record, arguments.budget, arguments.seed, workers):
                    if isinstance(step, Part):
                        done += 1
                        progress.show(done)
            except (NoBrain, WorkersLost) as problem:
                raise Failure(f"{path}: {problem}") from None
            assert isinstance(step, Review)
            progress.clear()
            out.put(ReviewedGame(record, step, arguments.budget, arguments.seed))
    return 0


def _read(path: str) -> tuple[Record, int]:
    """Return the record in a file, if all of it replays, and of how many parts its review is."""
    content = read_bytes(path)
    try:
        record = Record.from_bytes(content)
        game = record.verify()
    except InvalidRecord as error:
        raise Failure(f"{path}:{error.line}: {error.problem}") from None
    return record, len(record.turns) + (not game.is_over)


class _Output:
    """Where the reviews go; whether they can is found out before the work begins."""

    def __init__(self, arguments: argparse.Namespace, files: Sequence[str]) -> None:
        self._json: bool = arguments.json
        self._heads = iter(files if len(files) > 1 else [""])
        self._pages = iter(self._html_files(arguments.html, files) if arguments.html else [])
        self._html: str | None = arguments.html
        self._first = True

    def _html_files(self, out: str, files: Sequence[str]) -> list[Path]:
        """Return the files for the HTML reports, none for standard output."""
        if out == _STANDARD_OUTPUT:
            if len(files) > 1 or self._json:
                raise Failure("standard output takes one report: the HTML of one record, no JSON")
            return []
        if len(files) == 1 and not Path(out).is_dir():
            pages = [Path(out)]
        else:
            folder = made_folder(out)
            assert folder is not None
            pages = [folder / f"{Path(file).stem}.html" for file in files]
            if len(set(pages)) < len(pages):
                raise Failure("two records have the same name, and so would their reports")
        for page in pages:
            folder = page.absolute().parent
            if not folder.is_dir():
                raise Failure(f"cannot write {page}: there is no such folder")
            if page.is_dir() or not os.access(folder, os.W_OK):
                problem = "this is a folder" if page.is_dir() else "its folder cannot be written to"
                raise Failure(f"cannot write {page}: {problem}")
        return pages

    def put(self, game: ReviewedGame) -> None:
        """Write or print a review."""
        head = next(self._heads)
        if self._html == _STANDARD_OUTPUT:
            print(html(game), end="")
        elif self._html is not None:
            save_text(next(self._pages), html(game))
        if self._json:
            print(json.dumps(game.review.data()), flush=True)
        elif self._html is None:
            told = [*([] if self._first else [""]), *([f"{head}:"] if head else []), *lines(game)]
            print("\n".join(told), flush=True)
        self._first = False
