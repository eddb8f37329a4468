"""All SQL about tables: each is opened once, and entries are added to it and never changed.

``store_chat``, ``store_processes`` and ``store_tidy`` have the rest of the service's SQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Engine, String, bindparam, func, insert, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quinta.server import schema
from quinta.server.database import reason
from quinta.server.entries import Entry
from quinta.server.errors import Refusal
from quinta.server.likeness import digest_now, digest_of_start
from quinta.server.logs import log, trace
from quinta.server.stored import StoredEntry, StoredSeat, StoredTable
from quinta.server.table import Table
from quinta.server.writer import Writer

T = TypeVar("T")
CHANNEL: Final = "quinta"
_SECRET: Final = "secret"
_READERS: Final = 4
DAMAGE: Final = (ValueError, KeyError, IndexError, TypeError)
"""The errors from reading a damaged table."""

_NAME: Final = bindparam("name", type_=String)
_TABLE: Final = select(schema.tables).where(schema.tables.c.id == _NAME)
_SEATS: Final = (
    select(schema.seats).where(schema.seats.c.table_id == _NAME).order_by(schema.seats.c.seat)
)
_ENTRIES: Final = (
    select(schema.entries)
    .where(schema.entries.c.table_id == _NAME, schema.entries.c.n > bindparam("after"))
    .order_by(schema.entries.c.n)
)
_INSERT_ENTRIES: Final = insert(schema.entries)
_STATE: Final = ("n", "state", "due", "claim", "touched", "digest")
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == _NAME)
    .values({name: bindparam(name) for name in _STATE})
)
_SQLITE_INSERT: Final = (
    'INSERT INTO entries (table_id, n, kind, seat, at, data, "key", request)'
    " SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
)
_SQLITE_UPDATE: Final = (
    "UPDATE tables SET n = new.column2, state = new.column3, due = new.column4,"
    " claim = new.column5, touched = new.column6, digest = new.column7"
    " FROM (VALUES {rows}) AS new WHERE tables.id = new.column1"
)
_NOTIFY: Final = text(
    "SELECT count(pg_notify(:channel, message)) FROM unnest(CAST(:messages AS text[])) AS message"
)


class AlreadyStored(Exception):
    """A number, key or name that is in use: another request was first."""


@dataclass(frozen=True)
class Opening:
    """A table to open, and the digest of the request that opens it."""

    table: Table
    request: str
    owner: str


@dataclass(frozen=True)
class Addition:
    """Entries to add to a table, and the table's state after them."""

    table: Table
    entries: Sequence[Entry]


class Store:
    """The database, for the event loop: every method is one transaction."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.shared = engine.dialect.name == "postgresql"
        # Stored rows never change, so a reader needs no transaction.
        self._reading = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        )
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = Writer(engine, self._add)

    async def close(self) -> None:
        """Finish all writing and close the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job that writes."""
        return await self._guarded(self._writer.do(job))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""

        def run() -> T:
            with self._reading.connect() as connection:
                return job(connection)

        return await self._guarded(asyncio.get_running_loop().run_in_executor(self._readers, run))

    async def _guarded(self, work: Awaitable[T]) -> T:
        """Log a failure of the database, and refuse without its details."""
        try:
            return await work
        except IntegrityError:
            raise AlreadyStored from None
        except SQLAlchemyError as error:
            log("database", detail=reason(error))
            raise Refusal("busy", "The database does not answer.", retry_after=1) from None

    # --- writing --------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """Return the database's own secret, made when it is first asked for."""
        return bytes.fromhex(await self.fact(_SECRET, lambda: secrets.token_hex(32)))

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """Return what the database remembers by a name, made when it is first asked for."""
        query = select(schema.facts.c.value).where(schema.facts.c.name == name)
        found = await self.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            row = {"name": name, "value": make()}
            with contextlib.suppress(AlreadyStored):
                await self.write(lambda connection: connection.execute(insert(schema.facts), row))
            return await self.fact(name, make)
        return str(found)

    async def open(self, opening: Opening, addition: Addition | None = None) -> None:
        """Open a table, and add an entry to another one with it; may raise ``AlreadyStored``."""
        table = opening.table
        stored = StoredTable.of(table)
        row = {
            "id": table.name,
            "created": table.created,
            "public": table.setup.public,
            "setup": stored.setup,
            "start": stored.start,
            "request": opening.request,
            "owner": opening.owner,
            "began": digest_of_start(table),
            "n": 0,
            **self._state(table),
        }
        seats = [
            {"table_id": table.name, "seat": number, **msgspec.structs.asdict(seat)}
            for number, seat in enumerate(stored.seats)
        ]

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), seats)
            if addition is not None:
                self._add(connection, [addition])

        await self.write(job)

    async def add(self, addition: Addition) -> None:
        """Add entries to a table, all or none; may raise ``AlreadyStored``."""
        await self._guarded(self._writer.add(addition))

    def _add(self, connection: Connection, additions: Sequence[Addition]) -> None:
        rows = [_row_of(addition.table, one) for addition in additions for one in addition.entries]
        tables = [addition.table for addition in additions]
        states = [{"name": table.name, "n": table.n, **self._state(table)} for table in tables]
        if self.shared:
            connection.execute(_INSERT_ENTRIES, rows)
            connection.execute(_UPDATE_TABLE, states)
        else:
            _at_once(connection, _SQLITE_INSERT, rows)
            _at_once(connection, _SQLITE_UPDATE, states)
        self.notify(connection, *(f"entry {table.name} {table.n}" for table in tables))

    def notify(self, connection: Connection, *messages: str) -> None:
        """Tell the other processes, if there can be any, once this is committed."""
        if self.shared:
            told = [f"{self.process} {message}" for message in messages]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "messages": told})

    def _state(self, table: Table) -> dict[str, object]:
        due = table.due()
        # The process that brought a bot to move lets it think.
        claim = self.process if table.bot is not None and due is not None else None
        return {
            "state": table.state,
            "due": due,
            "claim": claim,
            "touched": table.at,
            "digest": digest_now(table),
        }

    # --- reading --------------------------------------------------------------------------

    async def load(self, name: str, secret: bytes) -> tuple[Table, str | None] | None:
        """Return a table after all its entries, and its opener."""

        def job(connection: Connection) -> tuple[Table, str | None] | None:
            row = _row(connection, name)
            if row is None:
                return None
            try:
                return _stored(connection, row).played(secret), row.owner
            except DAMAGE as error:
                # The contents of a damaged database are not shown to clients.
                log("table-unreadable", table=name, trace=trace(error))
                raise Refusal("internal", "The table cannot be read.") from None

        return await self.read(job)

    async def stored(self, name: str) -> StoredTable:
        """Return a table as it is stored, with all its entries."""

        def job(connection: Connection) -> StoredTable:
            found = stored_in(connection, name)
            if found is None:
                raise Refusal("not-found", "There is no such table.")
            return found

        return await self.read(job)

    async def request(self, name: str) -> str | None:
        """Return the digest of the request that opened a table."""
        query = select(schema.tables.c.request).where(schema.tables.c.id == name)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def entries(self, name: str, after: int) -> list[Entry]:
        """Return the entries of a table after a number."""
        stored = await self.read(lambda connection: _entries(connection, name, after))
        return [one.entry() for one in stored]

    async def last(self, name: str) -> int | None:
        """Return the number of the last entry of a table; None when there is no such table."""
        query = select(schema.tables.c.n).where(schema.tables.c.id == name)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def used_key(self, name: str, key: str) -> tuple[int, str | None] | None:
        """Return the first entry of a request with this key, and the request's digest."""
        columns = schema.entries.c
        query = select(columns.n, columns.request).where(
            columns.table_id == name, columns.key == key
        )

        def job(connection: Connection) -> tuple[int, str | None] | None:
            row = connection.execute(query).first()
            return None if row is None else (row.n, row.request)

        return await self.read(job)

    async def count(self, owner: str | None = None) -> int:
        """Return how many tables there are; with an owner, how many of theirs are not over."""
        query = select(func.count()).select_from(schema.tables)
        if owner is not None:
            query = query.where(schema.tables.c.owner == owner, schema.tables.c.state != "over")
        return await self.read(lambda connection: connection.execute(query).scalar() or 0)


def _row_of(table: Table, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table.name,
        "n": entry.n,
        "kind": entry.content.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": msgspec.json.encode(entry.content).decode(),
        "key": entry.key,
        "request": entry.request,
    }


def _at_once(connection: Connection, statement: str, rows: Sequence[dict[str, object]]) -> None:
    """Execute an SQLite statement for many rows in one step.

    Python gives up the interpreter's lock in each step, and the event loop is slow to give it back.
    The statement is made for a power of two of rows, of which some may be null: statements are
    kept, and one for every number of rows would take megabytes.
    """
    length = 1 << (len(rows) - 1).bit_length()
    values = [value for row in rows for value in row.values()]
    values += [None] * (length * len(rows[0]) - len(values))
    places = f"({', '.join('?' * len(rows[0]))})"
    connection.exec_driver_sql(statement.format(rows=", ".join([places] * length)), tuple(values))


def stored_in(connection: Connection, name: str) -> StoredTable | None:
    """Return a table as it is stored, with all its entries."""
    row = _row(connection, name)
    return None if row is None else _stored(connection, row)


def _row(connection: Connection, name: str) -> Any:
    return connection.execute(_TABLE, {"name": name}).first()


def _stored(connection: Connection, row: Any) -> StoredTable:
    seats: Iterable[Any] = connection.execute(_SEATS, {"name": row.id})
    return StoredTable(
        row.id,
        row.created,
        row.setup,
        row.start,
        [StoredSeat(seat.kind, seat.level, seat.name, seat.token, seat.invite) for seat in seats],
        _entries(connection, row.id, 0),
    )


def _entries(connection: Connection, name: str, after: int) -> list[StoredEntry]:
    rows = connection.execute(_ENTRIES, {"name": name, "after": after})
    return [StoredEntry(row.n, row.kind, row.seat, row.at, row.data) for row in rows]
