"""The ``quinta`` command: play, serve, simulate, arena, verify and more (docs/cli.md).

Each command is a module with ``add``, which adds it to the command line, and the function that
runs it and returns the exit code: 0 when all is well, 1 when what was checked is wrong, 2 when
the command could not be carried out, and then one line on standard error says why.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Final

from quinta import COMPILED, GAMES, __version__
from quinta.bots import UnknownBot
from quinta.cli import (
    arena,
    db,
    endings,
    perft,
    play,
    puzzles,
    review,
    score,
    serve,
    show,
    simulate,
    train,
    verify,
)
from quinta.cli.common import INTERRUPTED, Failure, Parser, one_line
from quinta.core.game import InvalidOptions, InvalidPosition

WRONG: Final = 1
FAILED: Final = 2


def main(argv: list[str] | None = None) -> int:
    """Run the command with these arguments, or with those of the process."""
    # A terminal that cannot show a character gets a question mark, not a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader closed the pipe, which is no error.
        _drop_output()
        return WRONG
    except OSError as error:
        _drop_output()
        return _complain(f"cannot write: {error.strerror or error}")


def _run(argv: list[str] | None) -> int:
    try:
        arguments = _parser().parse_args(argv)
        code: int = arguments.run(arguments)
        return code
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except (Failure, InvalidOptions, InvalidPosition, UnknownBot) as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(problem: str) -> int:
    with contextlib.suppress(OSError):
        print(f"quinta: {one_line(problem)}", file=sys.stderr)
    return FAILED


def _drop_output() -> None:
    """Discard unwritten output, so that Python does not try again when it exits."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _parser() -> Parser:
    parser = Parser(
        prog="quinta",
        description=f"{' and '.join(parts.title for parts in GAMES.values())}: "
        "play, simulate, check and draw games.",
        epilog=f"Games: {', '.join(GAMES)}. 'quinta COMMAND --help' tells more about a command.",
    )
    engine = "compiled" if COMPILED else "plain Python"
    parser.add_argument(
        "--version", action="version", version=f"quinta {__version__} ({engine} engine)"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    making = (play, serve, db, simulate, arena, endings, puzzles)
    for command in (*making, verify, show, review, perft, score, train):
        command.add(commands)
    return parser
