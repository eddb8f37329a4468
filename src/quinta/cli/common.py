"""What the commands share: arguments, files, messages."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO, TypeAlias

import quinta
from quinta import GAMES, Data, Game, InvalidPosition, InvalidRecord, Record, Report
from quinta.bots import Budget, names
from quinta.core.options import Option
from quinta.workers import LocalProcesses, Progress, WorkersLost

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""The subparsers to which a command adds itself."""

INTERRUPTED: Final = 130
"""The exit code of a command that Ctrl-C ended."""


class Failure(Exception):
    """A command that failed; the message is one line."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line.

    ``nested`` are the parsers of commands that a command with arguments of its own has as well.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.nested: dict[str, Parser] = {}

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if args and args[0] in self.nested:
            return self.nested[args[0]].parse_known_args(args[1:], namespace)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{message} (see {self.prog} --help)")


def one_line(text: str) -> str:
    """Return any text as one printable line."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def why(error: OSError) -> str:
    """Return the system's message, without number and path."""
    return error.strerror or str(error)


@contextlib.contextmanager
def working(total: int, workers: int | None) -> Iterator[tuple[Progress, LocalProcesses]]:
    """Work on so many things, with progress and processes; fail if these are lost."""
    with Progress(total) as progress, LocalProcesses(workers) as processes:
        try:
            yield progress, processes
        except WorkersLost as lost:
            raise Failure(str(lost)) from None


# --- arguments -----------------------------------------------------------------------------


def game_name(text: str) -> str:
    """Parse the name of a game."""
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"unknown game {text!r}: there are {' and '.join(GAMES)}")
    return text


def add_search(parser: argparse.ArgumentParser, seed_of: str) -> None:
    """Add the seed and the workers of a command that searches."""
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help=f"{seed_of} (1)")
    parser.add_argument("--workers", type=count, metavar="W", help="processes (one for each core)")


def count(text: str) -> int:
    """Parse a whole number from 1 up."""
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 999999999")
    return int(text)


def count_or_none(text: str) -> int:
    """Parse a whole number from 0 up."""
    return 0 if text == "0" else count(text)


def seed(text: str) -> int:
    """Parse a whole number, not too long to type."""
    if not text.removeprefix("-").isdecimal() or len(text) > 40:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def bot_names(text: str) -> list[str]:
    """Parse names of bots, separated by commas."""
    chosen = [name.strip() for name in text.split(",")]
    known = names()
    for name in chosen:
        if name not in known:
            raise argparse.ArgumentTypeError(f"unknown bot {name!r}: there are {', '.join(known)}")
    return chosen


def budget(text: str) -> Budget:
    """Parse a budget: simulations, or seconds with an s."""
    try:
        seconds = float(text[:-1]) if text.endswith("s") else None
        simulations = int(text) if seconds is None else None
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no budget: write 500 or 0.5s") from None
    try:
        return Budget(seconds, simulations)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_game(parser: Parser) -> None:
    """Add the argument for the game."""
    parser.add_argument("game", type=game_name, metavar="GAME", help=" or ".join(GAMES))


def add_file(parser: Parser) -> None:
    """Add the argument for the file that ``read_game`` reads."""
    parser.add_argument(
        "file", metavar="FILE", help="a record, or a position as JSON; - for standard input"
    )


def add_players(parser: Parser, default: int = 2) -> None:
    """Add the option for the number of players; the games check it."""
    parser.add_argument(
        "--players", type=count, default=default, metavar="N", help="2, 3 or 4 (%(default)s)"
    )


def add_budget(parser: Parser) -> None:
    """Add the option for the bots' budget."""
    parser.add_argument(
        "--budget",
        type=budget,
        default=Budget(),
        metavar="B",
        help="what a bot may spend on a turn: 500 simulations, or with an s seconds, as in 0.5s "
        "(each bot's own)",
    )


def add_colour(parser: Parser) -> None:
    """Add the option for colours."""
    parser.add_argument(
        "--colour",
        action=argparse.BooleanOptionalAction,
        help="write in colour (if the output is a terminal and NO_COLOR is not set)",
    )


def add_options(parser: Parser) -> None:
    """Add the options of the games."""
    group = parser.add_argument_group("options of the game (docs/options.md)")
    for name, option in _own_options().items():
        flag = f"--{name.replace('_', '-')}"
        if option.values:
            group.add_argument(flag, metavar=name.upper(), help=option.help)
        else:
            group.add_argument(flag, action=argparse.BooleanOptionalAction, help=option.help)
    group.add_argument(
        "--starts", type=count_or_none, metavar="SEAT", help="the seat that starts, from 0 (0)"
    )


def _own_options() -> dict[str, Option]:
    """Return the options that not every game has; options of the same name are merged."""
    found: dict[str, Option] = {}
    for game, parts in GAMES.items():
        for option in parts.rules.OPTIONS:
            text = f"{game}: {option.help}"
            if option.name in found:
                text = f"{found[option.name].help}. {text}"
            found[option.name] = replace(option, help=text)
    return found


def options_of(arguments: argparse.Namespace) -> Data:
    """Return the options given, for ``quinta.new``."""
    names = (*_own_options(), "starts")
    given: Data = {key: value for key in names if (value := getattr(arguments, key)) is not None}
    for option in GAMES[arguments.game].rules.OPTIONS:
        value = given.get(option.name)
        if option.load is not None and isinstance(value, str) and value not in option.values:
            try:
                given[option.name] = option.load(value)
            except OSError as error:
                known = " or ".join(option.values)
                problem = f"{option.name} {value!r} is not {known}, and as a file it cannot be read"
                raise Failure(f"{problem}: {why(error)}") from None
    return given


def in_colour(arguments: argparse.Namespace, stream: TextIO | None = None) -> bool:
    """Return whether to write in colour."""
    stream = sys.stdout if stream is None else stream
    if arguments.colour is not None:
        return bool(arguments.colour)
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream is not None and stream.isatty() and not plain


# --- files ---------------------------------------------------------------------------------


def read_bytes(path: str) -> bytes:
    """Return the content of a file, or of standard input for ``-``."""
    try:
        if path == "-":
            return b"" if sys.stdin is None else sys.stdin.buffer.read()
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        problem = why(error) if isinstance(error, OSError) else str(error)
        raise Failure(f"cannot read {path}: {problem}") from None


def made_folder(path: str | None) -> Path | None:
    """Return a folder for output, made if need be, or None."""
    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        problem = why(error) if isinstance(error, OSError) else str(error)
        raise Failure(f"cannot make the folder {path}: {problem}") from None
    return Path(path)


def save_text(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    save_bytes(path, text.encode())


def new_file(text: str) -> Path:
    """Return the path of a file to write, or fail if its folder does not exist."""
    path = Path(text)
    if not path.absolute().parent.is_dir():
        raise Failure(f"cannot write {path}: there is no such folder")
    return path


def save_bytes(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Failure(f"cannot write {path}: {why(error)}") from None
        raise


def position_of(path: str, content: bytes) -> Game:
    """Return the position that JSON data describes."""
    try:
        data = json.loads(content)
    except RecursionError:
        raise Failure(f"{path}: this is nested too deeply for a position") from None
    except json.JSONDecodeError as error:
        raise Failure(f"{path}:{error.lineno}: this is not JSON: {error.msg}") from None
    except ValueError:
        raise Failure(f"{path}: this is not JSON text") from None
    try:
        return quinta.from_snapshot(data)
    except InvalidPosition as error:
        raise Failure(f"{path}: {error}") from None


def is_record(content: bytes) -> bool:
    """Return whether content is a record rather than a position."""
    return content.startswith(b"quinta record")


def read_game(path: str, turn: int | None = None) -> tuple[Game, Report | None]:
    """Return the position in a file, or the one after some turns of a record there.

    A record also gives the report of the last of these turns. Of a damaged record the good part is
    used, with a warning on standard error.
    """
    content = read_bytes(path)
    if not is_record(content):
        if turn is not None:
            raise Failure(f"{path}: this is a position; --turn needs a record")
        return position_of(path, content), None
    try:
        record = Record.from_bytes(content)
        record.verify()
    except InvalidRecord as error:
        if error.good is None:
            raise Failure(f"{path}:{error.line}: {error.problem}") from None
        record = error.good
        warning = f"{path}:{error.line}: {error.problem}; showing what is good before that"
        print(f"quinta: {one_line(warning)}", file=sys.stderr)
    if turn is not None and turn > len(record.turns):
        raise Failure(f"{path}: there is no turn {turn}, only {len(record.turns)}")
    game, report = record.first(), None
    for game, _, report in islice(record.replay(), turn):  # noqa: B007
        pass
    return game, report
