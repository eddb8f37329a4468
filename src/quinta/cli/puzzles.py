"""``quinta puzzles`` finds puzzles, and checks those that come with a game."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Final

from quinta.analysis import finding, puzzles
from quinta.analysis.files import as_line, file_content
from quinta.analysis.puzzles import GRADES, TEN_TIMES, Puzzle
from quinta.cli.common import (
    Commands,
    Failure,
    add_game,
    add_search,
    count,
    new_file,
    save_bytes,
    why,
    working,
)
from quinta.core.plurals import number_of

_WRONG: Final = 1


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "puzzles",
        help="find positions with one clearly best turn",
        description="Play games between bots and find positions in which one turn is clearly the "
        "best, with the usual budget and with ten times of it. The seed alone decides them, not "
        "the number of workers. What was found is kept beside FILE until all are, so that the "
        "command can be interrupted and run again. --check looks for the best turn of each "
        "puzzle that comes with the game once more, by searches of its own.",
    )
    add_game(parser)
    parser.add_argument("--check", action="store_true", help="check those that the game has")
    parser.add_argument("--puzzles", type=count, default=150, metavar="N", help="(%(default)s)")
    add_search(parser, "of the games, or of the searches that check")
    parser.add_argument("--out", metavar="FILE", help="where they go (.jsonl.gz)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Find puzzles or check them."""
    if arguments.check:
        return _check(arguments)
    if arguments.out is None:
        raise Failure("--out is missing: where the puzzles go")
    return _find(arguments)


# --- finding -------------------------------------------------------------------------------


def _find(arguments: argparse.Namespace) -> int:
    game: str = arguments.game
    wanted: int = arguments.puzzles
    out = new_file(arguments.out)
    kept = out.with_name(f"{out.name}.found")
    done = _kept(kept, game, arguments.seed)
    with working(wanted, arguments.workers) as (progress, workers):
        progress.show(len(finding.chosen(done, wanted)))
        for deal, some in finding.find(game, wanted, arguments.seed, workers, done):
            done[deal] = some
            _keep(kept, deal, some)
            progress.show(len(finding.chosen(done, wanted)))
    command = f"quinta puzzles {game} --puzzles {wanted} --seed {arguments.seed}"
    found = finding.chosen(done, wanted)
    lines = (puzzle.data() for puzzle in found)
    save_bytes(out, file_content(game, command, arguments.seed, lines))
    kept.unlink(missing_ok=True)
    grades = Counter(puzzle.grade for puzzle in found)
    print(", ".join(f"{grades[grade]} {grade}" for grade in GRADES))
    return 0


def _kept(path: Path, game: str, seed: int) -> dict[int, list[Puzzle]]:
    """Return what was found before, by the number of the game; begin the file if there is none."""
    about = {"game": game, "seed": seed}
    try:
        if not path.exists():
            path.write_text(as_line(about))
        first, *lines = path.read_text().splitlines(keepends=True)
        told = json.loads(first)
        # The last line may have been cut short.
        found = [json.loads(line) for line in lines if line.endswith("\n")]
        done = {one["deal"]: list(map(Puzzle.of, one["puzzles"])) for one in found}
    except OSError as error:
        raise Failure(f"cannot write {path}: {why(error)}") from None
    except (ValueError, LookupError, TypeError):
        raise Failure(f"{path} is not what was kept of a search for puzzles") from None
    if told != about:
        raise Failure(f"{path} is of another search: remove it or choose another --out")
    save_bytes(path, "".join([as_line(about), *map(as_line, found)]).encode())
    return done


def _keep(path: Path, deal: int, found: list[Puzzle]) -> None:
    """Add what one game gave to what is kept."""
    line = as_line({"deal": deal, "puzzles": [puzzle.data() for puzzle in found]})
    try:
        with path.open("a") as file:
            file.write(line)
    except OSError as error:
        raise Failure(f"cannot write {path}: {why(error)}") from None


# --- checking ------------------------------------------------------------------------------


def _check(arguments: argparse.Namespace) -> int:
    game: str = arguments.game
    stored = puzzles.stored(game)
    if not stored:
        raise Failure(f"{game} has no puzzles")
    lost: list[Puzzle] = []
    jobs = ((puzzle, arguments.seed) for puzzle in stored)
    with working(len(stored), arguments.workers) as (progress, workers):
        for number, (puzzle, survives) in enumerate(workers.map(_checked, jobs), 1):
            if not survives:
                lost.append(puzzle)
            progress.show(number)
    for puzzle in puzzles.in_order(lost):
        print(f"{puzzle.key}: {puzzle.best.text} is not the best turn")
    told = f"of {number_of(len(stored), 'best turn')} {len(stored) - len(lost)} stay the best"
    print(f"{game}: {told} with {TEN_TIMES.simulations} simulations")
    return _WRONG if lost else 0


def _checked(job: tuple[Puzzle, int]) -> tuple[Puzzle, bool]:
    puzzle, seed = job
    return puzzle, puzzles.survives(puzzle, seed)
