"""Tables without a server: entries are numbered and applied as if they had been stored."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import msgspec

import quinta
from quinta.core.game import Game, Move
from quinta.protocol import NewClock, TableEvent
from quinta.server.actions import Action, bot_turn, turn
from quinta.server.entries import Entry, SeatState, Setup
from quinta.server.security import digest
from quinta.server.stored import StoredEntry, StoredTable
from quinta.server.table import Table

START = 1_000_000.0


def person(number: int) -> SeatState:
    """A person who sits there; the token is the seat's number."""
    return SeatState("person", None, f"Player {number}", token=digest(str(number)))


def bot(level: str = "casual") -> SeatState:
    """A bot."""
    return SeatState("bot", level, level.capitalize())


def friend() -> SeatState:
    """A seat that waits for somebody with the invitation."""
    return SeatState("person", None, "Friend", invite=digest("invitation"))


def gone(seat: int) -> float:
    """Everybody has been away for long."""
    return 0.0


def just_left(seat: int) -> float:
    """Everybody may still come back."""
    return 41.5


def here(seat: int) -> float:
    """Everybody is here."""
    return math.inf


class Played:
    """A table, and how time goes by there."""

    def __init__(
        self,
        *seats: SeatState,
        game: str = "summer-pavilion",
        clock: NewClock | None = None,
        public: bool = False,
        hints: bool | None = None,
        seed: int = 1,
        known: bool = False,
        first: Game | None = None,
    ) -> None:
        self._seats = [replace(seat) for seat in seats]
        first = quinta.new(game, len(seats), seed) if first is None else first
        setup = Setup(public, clock, seed if known else None, hints)
        self.table = Table("table", START, setup, first, list(seats))
        self.entries: list[Entry] = []
        self.now = START
        self._random = quinta.Random(7)

    def do(self, action: Action, after: float = 1.0) -> list[TableEvent]:
        """Let something happen some seconds later; on a copy, as the service does it."""
        self.now += after
        drafts = action(self.table, self.now)
        changed = self.table.copy()
        events = []
        for draft in drafts:
            entry = Entry(changed.n + 1, draft.seat, self.now, draft.content)
            events.append(changed.apply(entry, draft.outcome))
            self.entries.append(entry)
        self.table = changed
        return events

    def play(self, count: int = 1, after: float = 1.0) -> list[TableEvent]:
        """Play random turns, whoever is to move."""
        events = []
        for _ in range(count):
            move, n, level = self.move(), self.table.n, self.table.bot
            by_hand = turn(self.table.game.to_move, n, _meaning(move))
            events += self.do(by_hand if level is None else bot_turn(n, level, move), after)
        return events

    def play_out(self) -> TableEvent:
        """Play random turns to the end; the last event."""
        while self.table.state != "over":
            event = self.play()[-1]
        return event

    def move(self) -> Move:
        """A random turn of the seat to move."""
        return self.table.game.random_move(self._random)

    def text(self) -> str:
        """A random turn of the seat to move, as text."""
        return self.table.game.text(self.move())

    def again(self) -> Table:
        """The table as it comes out of the database."""
        old = self.table
        first = quinta.from_snapshot(old.first.snapshot())
        seats = [replace(seat) for seat in self._seats]
        table = Table(old.name, old.created, old.setup, first, seats)
        for entry in self.entries:
            table.apply(entry)
        return table


def stored(played: Played) -> StoredTable:
    """The table as the database has it."""
    entries = [
        StoredEntry(
            entry.n,
            entry.content.kind,
            entry.seat,
            entry.at,
            msgspec.json.encode(entry.content).decode(),
        )
        for entry in played.entries
    ]
    return msgspec.structs.replace(StoredTable.of(played.table), entries=entries)


def _meaning(move: Move) -> Callable[[Game], Move]:
    return lambda _: move
