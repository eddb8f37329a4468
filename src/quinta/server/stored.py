"""A table as the database stores it: how it was opened, and its entries.

Nothing in it is decoded, so that it can be sent to a worker process as it is.

What is hidden has no order in the database. Each tile is chosen when it is drawn
(``actions.played``) and stored as an outcome of chance. A position in memory still has an order,
which nothing is ever drawn from; it follows from the database's secret, so that a table is the same
wherever it is loaded. Only a table with a seed keeps the order of its deal.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from quinta.games import from_snapshot
from quinta.protocol import TableEvent
from quinta.server.entries import Entry, SeatKind, SeatState, Setup, read
from quinta.server.security import secret_seed
from quinta.server.table import Table

_data = msgspec.json.Decoder(dict[str, object])
_setup = msgspec.json.Decoder(Setup)


class StoredSeat(Struct, frozen=True):
    """A seat as it was when the table was opened."""

    kind: SeatKind
    level: str | None
    name: str
    token: str | None
    invite: str | None


class StoredEntry(Struct, frozen=True):
    """A stored entry, without the key of the request."""

    n: int
    kind: str
    seat: int | None
    at: float
    data: str

    def entry(self) -> Entry:
        """Return the entry as the table takes it."""
        return Entry(self.n, self.seat, self.at, read(self.kind, self.data))


class StoredTable(Struct, frozen=True):
    """A table as it was opened, and its entries since."""

    name: str
    created: float
    setup: str
    start: str
    seats: list[StoredSeat]
    entries: list[StoredEntry] = []

    @staticmethod
    def of(table: Table) -> StoredTable:
        """Return a table without entries."""
        start = table.first.snapshot(hidden=table.setup.seed is not None)
        return StoredTable(
            table.name,
            table.created,
            msgspec.json.encode(table.setup).decode(),
            msgspec.json.encode(start).decode(),
            [
                StoredSeat(seat.kind, seat.level, seat.name, seat.token, seat.invite)
                for seat in table.seats
            ],
        )

    def opened(self, secret: bytes) -> Table:
        """Return the table as it was opened."""
        setup = _setup.decode(self.setup)
        first = from_snapshot(_data.decode(self.start))
        if setup.seed is None:
            first = first.redealt(secret_seed(secret, "order", self.name))
        seats = [
            SeatState(seat.kind, seat.level, seat.name, seat.token, seat.invite)
            for seat in self.seats
        ]
        return Table(self.name, self.created, setup, first, seats)

    def played(self, secret: bytes) -> Table:
        """Return the table after all its entries."""
        table = self.opened(secret)
        for stored in self.entries:
            table.apply(stored.entry())
        return table

    def events(self, secret: bytes, since: int, until: int) -> list[TableEvent]:
        """Return the events that viewers were sent after one number up to another."""
        table = self.opened(secret)
        told = [table.apply(stored.entry()) for stored in self.entries if stored.n <= until]
        return told[since:]
