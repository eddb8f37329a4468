"""A game on disk: where it started, every turn, every outcome of chance.

A record holds all that was drawn, so it replays without a generator or a seed. It is text, one
line a turn (docs/records.md)::

    quinta record 1 rules 2
    note played on a rainy Sunday
    start {"game": "summer-pavilion", ...}
    1 0 draft red from factory 3
    2 1 draft blue from centre
    ...
    end turns 143 scores 86 79 check 1c291ca3

The first line names the version of the rules that the game was played by; if it names none, that
is version 1.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from quinta.core.chance import ImpossibleChance, Report
from quinta.core.game import Data, Game, IllegalMove, InvalidNotation, InvalidPosition, Move
from quinta.games import GAMES, from_snapshot

_FIRST_LINE: Final = re.compile(r"quinta record 1(?: rules ([2-9]|[1-9][0-9]{1,5}))?")
_TURN: Final = re.compile(r"([0-9]{1,6}) ([0-9]) ([^|]+?)(?: \| (.*))?")
_END: Final = re.compile(
    r"end turns ([0-9]{1,6}) scores ([0-9]{1,6}(?: [0-9]{1,6})*) check ([0-9a-f]{8})"
)


class InvalidRecord(ValueError):
    """A record that cannot be read or replayed.

    ``line`` is the first wrong line; ``good`` is the record of the lines before it, which replays,
    or None if there is none.
    """

    def __init__(self, line: int, problem: str, good: Record | None = None) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.good = good


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """One turn of a record: the seat, the turn, and its outcomes of chance."""

    seat: int
    text: str
    chance: str

    def replay(self, game: Game) -> tuple[Move, Report]:
        """Play the turn on the position before it, with the recorded outcomes of chance."""
        move = game.parse(self.text)
        report = Report(game.parse_chance(self.chance))
        game.play(move, report)
        return move, report


@dataclass
class Record:
    """A game from its start, as stored on disk.

    ``start`` is the visible position before the first turn. ``scores`` are those after the
    last turn when the record was saved, None while the record is being made.
    """

    start: Data
    turns: list[RecordedTurn] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    scores: list[int] | None = None

    @staticmethod
    def of(game: Game, notes: list[str] | None = None) -> Record:
        """Return a record that begins at a game's present position."""
        return Record(game.snapshot(hidden=False), notes=_checked_notes(notes or []))

    def play(self, game: Game, move: Move, report: Report | None = None) -> Report:
        """Play a turn on the game of this record and record it."""
        report = Report() if report is None else report
        seat = game.to_move
        text = game.text(move)
        before = len(report.chance)
        game.play(move, report)
        self.add(RecordedTurn(seat, text, game.chance_text(report.chance[before:])), game.scores)
        return report

    def add(self, turn: RecordedTurn, scores: list[int]) -> None:
        """Record a turn that was played elsewhere, and the scores after it."""
        self.turns.append(turn)
        self.scores = scores

    def take_back(self, turns: int, first: Game | None = None) -> Game:
        """Remove all but the first turns; return the position after them, as ``position`` does."""
        game = self.position(turns, first)
        del self.turns[turns:]
        self.scores = game.scores
        return game

    def copy(self) -> Record:
        """Return an independent copy; its first position is shared."""
        return Record(self.start, list(self.turns), self.notes, self.scores)

    # --- replaying ------------------------------------------------------------------------

    def first(self) -> Game:
        """Return the position before the first turn."""
        line = 2 + len(self.notes)
        try:
            return from_snapshot(self.start)
        except InvalidPosition as error:
            raise InvalidRecord(line, str(error)) from None

    def replay(self) -> Iterator[tuple[Game, RecordedTurn, Report]]:
        """Yield the game after each turn, with the turn and its report.

        The game is the same object each time: copy it to keep a position.
        """
        game = self.first()
        for number, turn in enumerate(self.turns):
            yield game, turn, self._replay_turn(game, number)

    def position(self, turns: int | None = None, first: Game | None = None) -> Game:
        """Return the position after so many turns, by default after all of them.

        The hidden order is that of ``first``, the position before the first turn, if it is given:
        the record itself does not hold it.
        """
        count = len(self.turns) if turns is None else turns
        if not 0 <= count <= len(self.turns):
            raise IndexError(f"the record has {len(self.turns)} turns, not {count}")
        game = self.first() if first is None else first.copy()
        for number in range(count):
            self._replay_turn(game, number)
        return game

    def _replay_turn(self, game: Game, number: int) -> Report:
        """Play one turn of the record on the position before it."""
        turn = self.turns[number]
        try:
            if game.is_over:
                raise InvalidNotation("the game was over before this turn")
            if turn.seat != game.to_move:
                raise InvalidNotation(f"seat {game.to_move} is to move, not {turn.seat}")
            return turn.replay(game)[1]
        except (IllegalMove, InvalidNotation, ImpossibleChance) as error:
            good = Record(self.start, self.turns[:number], self.notes, game.scores)
            raise InvalidRecord(self._line(number), str(error), good) from None

    def _line(self, number: int) -> int:
        """Return the line number of a turn in the text, or of the end after the last one."""
        return 3 + len(self.notes) + number

    def verify(self) -> Game:
        """Replay everything; return the final position or raise ``InvalidRecord``."""
        game = self.position()
        if self.scores is not None and game.scores != self.scores:
            raise InvalidRecord(
                self._line(len(self.turns)),
                f"the scores are {_numbers(game.scores)}, not {_numbers(self.scores)}",
                Record(self.start, self.turns, self.notes, game.scores),
            )
        return game

    # --- text and files -------------------------------------------------------------------

    def text(self) -> str:
        """Return the record as text."""
        lines = [_first_line(self.start["version"])]
        lines += [f"note {note}" for note in _checked_notes(self.notes)]
        lines.append("start " + json.dumps(self.start, ensure_ascii=True))
        for number, turn in enumerate(self.turns, 1):
            chance = f" | {turn.chance}" if turn.chance else ""
            lines.append(f"{number} {turn.seat} {turn.text}{chance}")
        scores = self.first().scores if self.scores is None else self.scores
        body = "\n".join(lines) + "\n"
        end = f"end turns {len(self.turns)} scores {_numbers(scores)} check {_check(body)}"
        return f"{body}{end}\n"

    def save(self, path: Path | str) -> None:
        """Write the record; an existing file is replaced whole or not at all."""
        path = Path(path)
        text = self.text()
        # Opened by name, so that it gets the permissions that any new file gets here.
        temporary = path.parent / f".{path.name}.{secrets.token_hex(4)}"
        try:
            with temporary.open("x", encoding="ascii", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise

    @staticmethod
    def load(path: Path | str) -> Record:
        """Read a record from a file; ``InvalidRecord`` has the good part before the fault."""
        return Record.from_bytes(Path(path).read_bytes())

    @staticmethod
    def from_bytes(data: bytes) -> Record:
        """Read a record from a file's content."""
        try:
            text = data.decode("ascii")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            good: Record | None = None
            try:
                good = Record.from_text(data[: error.start].decode("ascii"))
            except InvalidRecord as fault:
                if fault.line < line:
                    raise
                good = fault.good
            raise InvalidRecord(line, "this is not text of a record", good) from None
        return Record.from_text(text)

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record from its text."""
        lines = text.replace("\r\n", "\n").split("\n")
        version = _read_first_line(lines[0])
        at = 1
        notes: list[str] = []
        while at < len(lines) and lines[at].startswith("note "):
            notes.append(lines[at].removeprefix("note "))
            at += 1
            try:
                _checked_notes(notes[-1:])
            except InvalidNotation as error:
                raise InvalidRecord(at, str(error)) from None
        if at >= len(lines) or not lines[at].startswith("start "):
            raise InvalidRecord(min(at + 1, len(lines)), "the start position is missing")
        try:
            start = json.loads(lines[at].removeprefix("start "))
        except (ValueError, RecursionError):
            raise InvalidRecord(at + 1, "the start position is not JSON") from None
        _check_version(version, start)
        record = Record(start, notes=notes)
        record.first()
        if start["version"] != version:
            raise InvalidRecord(
                at + 1,
                f"the start position is of version {start['version']} of the rules, but the first "
                f"line says {version}",
            )
        for number, line in enumerate(lines[at + 1 :], at + 2):
            if line.startswith("end "):
                record._read_end(number, line, lines)
                return record
            # A turn whose line has no end may have lost some of its text.
            if number == len(lines):
                where = "in this line" if line else "without its end"
                raise record._fault(number, f"the record breaks off {where}")
            record._read_turn(number, line)
        raise record._fault(len(lines), "the record breaks off without its end")

    def _read_turn(self, number: int, line: str) -> None:
        found = _TURN.fullmatch(line)
        if not found:
            raise self._fault(number, "this is not a turn of a record")
        if int(found[1]) != len(self.turns) + 1:
            problem = f"turn {len(self.turns) + 1} is expected here, not {int(found[1])}"
            raise self._fault(number, problem)
        self.turns.append(RecordedTurn(int(found[2]), found[3], found[4] or ""))

    def _read_end(self, number: int, line: str, lines: list[str]) -> None:
        found = _END.fullmatch(line)
        if not found:
            raise self._fault(number, "this is not the end of a record")
        if int(found[1]) != len(self.turns):
            problem = f"{int(found[1])} turns are announced, {len(self.turns)} are there"
            raise self._fault(number, problem)
        self.scores = [int(score) for score in found[2].split()]
        for extra, rest in enumerate(lines[number:], number + 1):
            if rest:
                raise self._fault(extra, "something follows the end")
        if _check("\n".join(lines[: number - 1]) + "\n") != found[3]:
            raise self._fault(number, "the text was changed after it was saved")

    def _fault(self, line: int, problem: str) -> InvalidRecord:
        """Return the error for a line, unless a line before it does not replay."""
        try:
            scores = self.verify().scores
        except InvalidRecord as earlier:
            return earlier
        return InvalidRecord(line, problem, Record(self.start, self.turns, self.notes, scores))


def _first_line(version: object) -> str:
    """Return the first line of a record that is played by this version of the rules."""
    return "quinta record 1" if version == 1 else f"quinta record 1 rules {version}"


def _read_first_line(line: str) -> int:
    """Return the version of the rules that a first line names."""
    found = _FIRST_LINE.fullmatch(line)
    if not found:
        raise InvalidRecord(1, f"a record begins with {_first_line(1)!r}")
    return int(found[1] or 1)


def _check_version(version: int, start: object) -> None:
    """Raise ``InvalidRecord`` if the rules of the game are not known in this version."""
    name = start.get("game") if isinstance(start, dict) else None
    if isinstance(name, str) and name in GAMES and version > GAMES[name].version:
        raise InvalidRecord(
            1,
            f"the rules are of version {version}, and this Quinta knows them up to "
            f"{GAMES[name].version}",
        )


def _checked_notes(notes: list[str]) -> list[str]:
    for note in notes:
        if not note.isascii() or not note.isprintable():
            raise InvalidNotation("a note is one line of printable ASCII text")
    return notes


def _numbers(scores: list[int]) -> str:
    return " ".join(str(score) for score in scores)


def _check(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
