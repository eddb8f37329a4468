"""The games of a match on disk: JSON lines, the match's settings first, then game by game.

Each line is written whole and forced to the disk before the match goes on. A last line that a
killed process or a full disk left incomplete is dropped when the match is continued, and its
game is played again.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO, Final

from quinta.arena.match import Match, differences
from quinta.arena.play import Played
from quinta.record import InvalidRecord, Record

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_FORMAT: Final = "arena results 1"
_BEGINNING: Final = f'{{"quinta": "{_FORMAT}", '.encode()


class InvalidResults(ValueError):
    """A file that is no results file, is damaged, or belongs to another match."""

    def __init__(self, path: Path | str, problem: str, line: int = 0) -> None:
        where = f"{path}:{line}" if line else str(path)
        super().__init__(f"{where}: {problem}")
        self.line = line
        self.problem = problem


def is_results(content: bytes) -> bool:
    """Return whether content, or the beginning of it, is that of a results file."""
    return content.startswith(_BEGINNING)


class ResultsFile:
    """The results file of a match, open for reading and for adding games."""

    def __init__(self, path: Path | str, match: Match) -> None:
        self.path = Path(path)
        self._match = match
        # Unbuffered, so that each line is one write.
        self._file = open(self.path, "a+b", buffering=0)  # noqa: SIM115
        try:
            self._lock()
            self._size = self._check()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def games(self) -> Iterator[Played]:
        """Yield the games in the file."""
        with self.path.open("rb") as file:
            seen = set()
            for number, content in _lines(file, self.path):
                if number == 1:
                    continue
                played = _played(content, self.path, number)
                if not self._match.has(played.key):
                    problem = "this match has no such game; was it begun with more games?"
                    raise InvalidResults(self.path, problem, number)
                if played.key in seen:
                    raise InvalidResults(self.path, "this game is there twice", number)
                if len(played.luck) != self._match.luck_parts:
                    problem = "the luck of this game is not judged as that of the match"
                    raise InvalidResults(self.path, problem, number)
                seen.add(played.key)
                yield played

    def add(self, played: Played) -> None:
        """Add a game."""
        self._write(played.data())

    def _write(self, data: Mapping[str, object]) -> None:
        """Add a line, whole or not at all."""
        line = json.dumps(data).encode() + b"\n"
        try:
            at = 0
            while at < len(line):
                at += self._file.write(line[at:]) or 0
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
            raise
        self._size += len(line)

    def _lock(self) -> None:
        """Lock the file against other matches."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            problem = "another match is writing to this file"
            raise InvalidResults(self.path, problem) from None
        except OSError:
            pass  # not every file system has locks

    def _check(self) -> int:
        """Check that the file belongs to the match, drop a broken last line, return the size."""
        with self.path.open("rb") as file:
            first = file.readline()
            if not _could_begin(first):
                raise InvalidResults(self.path, "this is no results file of the arena", 1)
            if first.endswith(b"\n"):
                self._compare(_header(first, self.path))
            size = _whole(file, len(first) if first.endswith(b"\n") else 0)
        self._file.truncate(size)
        self._size = size
        if not size:
            self._write(_header_data(self._match))
        return self._size

    def _compare(self, header: Mapping[str, object]) -> None:
        different = differences(self._match.settings(), header)
        if different:
            problem = f"this is another match: {'; '.join(different)}"
            raise InvalidResults(self.path, problem, 1)


def stored_seed(path: Path | str) -> int | None:
    """Return the seed of the match in a results file, None if there is no such file yet."""
    try:
        with Path(path).open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    if not is_results(first) or not first.endswith(b"\n"):
        return None
    seed = _header(first, path).get("seed")
    return seed if isinstance(seed, int) else None


def records(path: Path | str, file: BinaryIO | None = None) -> Iterator[tuple[int, Played]]:
    """Yield the games of a results file, each with its line number.

    ``file`` is what to read, if that is not the file at the path.
    """
    with contextlib.ExitStack() as stack:
        file = file or stack.enter_context(Path(path).open("rb"))
        for number, content in _lines(file, path):
            if number == 1:
                _header(content, path)
            else:
                yield number, _played(content, path, number)


def verify(path: Path | str, file: BinaryIO | None = None) -> Iterator[tuple[int, Played]]:
    """Yield the same games, each replayed; raise ``InvalidResults`` at the first fault."""
    for number, played in records(path, file):
        try:
            game = Record.from_text(played.record).verify()
        except InvalidRecord as error:
            problem = f"line {error.line} of the record: {error.problem}"
            raise InvalidResults(path, problem, number) from None
        if not game.is_over:
            raise InvalidResults(path, "the record is not finished", number)
        if (tuple(game.scores), tuple(game.winners)) != (played.scores, played.winners):
            raise InvalidResults(path, "the record ends with another result", number)
        yield number, played


def _header_data(match: Match) -> dict[str, object]:
    return {"quinta": _FORMAT, **match.settings()}


def _could_begin(first: bytes) -> bool:
    """Return whether a first line is that of a results file, or the beginning of one."""
    whole = first.endswith(b"\n")
    return is_results(first) or (not whole and _BEGINNING.startswith(first))


def _header(content: bytes, path: Path | str) -> Mapping[str, object]:
    if not is_results(content):
        raise InvalidResults(path, "this is no results file of the arena", 1)
    data = _data(content, path, 1)
    assert isinstance(data, dict)
    return data


def _played(content: bytes, path: Path | str, number: int) -> Played:
    try:
        return Played.from_data(_data(content, path, number))
    except InvalidResults:
        raise
    except ValueError as error:
        raise InvalidResults(path, str(error), number) from None


def _data(content: bytes, path: Path | str, number: int) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise InvalidResults(path, "this line is damaged", number) from None


def _lines(file: BinaryIO, path: Path | str) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file with their numbers; raise if the last one breaks off."""
    number = 0
    for number, content in enumerate(file, 1):
        if not content.endswith(b"\n"):
            raise InvalidResults(path, "the file breaks off in this line", number)
        yield number, content
    if not number:
        raise InvalidResults(path, "this is no results file of the arena", 1)


def _whole(file: BinaryIO, size: int) -> int:
    """Return how many bytes of a file are whole lines, starting after ``size``."""
    for content in file:
        if content.endswith(b"\n"):
            size += len(content)
    return size
