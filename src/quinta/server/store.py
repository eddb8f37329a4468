"""All SQL of the service: tables, seats and entries, written once and never changed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from sqlalchemy import (
    Double,
    Engine,
    Select,
    String,
    and_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quinta.game import Data
from quinta.games import from_snapshot
from quinta.server import schema
from quinta.server.database import reason
from quinta.server.errors import Refusal
from quinta.server.messages import TableEvent
from quinta.server.table import Entry, Seat, Setup, Table
from quinta.server.writer import Writer

T = TypeVar("T")
CHANNEL: Final = "quinta"
_SECRET: Final = "secret"
_READERS: Final = 4
_data = msgspec.json.Decoder(dict[str, object])
_setup = msgspec.json.Decoder(Setup)

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
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == _NAME)
    .values({name: bindparam(name) for name in ("n", "state", "due", "claim")})
)
_POSTGRES_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Double)
_NOTIFY: Final = text(
    "SELECT count(pg_notify(:channel, message)) FROM unnest(CAST(:messages AS text[])) AS message"
)


class Taken(Exception):
    """Somebody else was first: the number, the key or the name is in use."""


@dataclass(frozen=True)
class Opening:
    """A table to be opened."""

    table: Table
    start: Data
    request: str


@dataclass(frozen=True)
class Addition:
    """What is to be added to a table, and what state that leaves it in."""

    table: Table
    entries: Sequence[Entry]


class Store:
    """The database, from the event loop: every method is one transaction."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.shared = engine.dialect.name == "postgresql"
        # What is stored never changes, so a reader needs no transaction, and the time for one.
        self._reading = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        )
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = Writer(engine, self._add)

    async def close(self) -> None:
        """Finish all writing and let go of the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job that writes."""
        return await self._guarded(self._writer.do(job))

    async def _guarded(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except IntegrityError:
            raise Taken from None
        except SQLAlchemyError as error:
            raise Refusal("busy", f"The database does not answer: {reason(error)}.") from None

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""

        def run() -> T:
            with self._reading.connect() as connection:
                return job(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            raise Refusal("busy", f"The database does not answer: {reason(error)}.") from None

    # --- writing --------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """The database's own secret, made when it is first asked for."""
        query = select(schema.facts.c.value).where(schema.facts.c.name == _SECRET)
        found = await self.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            row = {"name": _SECRET, "value": secrets.token_hex(32)}
            with contextlib.suppress(Taken):
                await self.write(lambda connection: connection.execute(insert(schema.facts), row))
            return await self.secret()
        return bytes.fromhex(str(found))

    async def open(self, opening: Opening, addition: Addition | None = None) -> None:
        """Open a table, and tell another one about it in the same moment; may raise ``Taken``."""
        table = opening.table
        row = {
            "id": table.name,
            "created": table.created,
            "public": table.setup.public,
            "setup": msgspec.json.encode(table.setup).decode(),
            "start": msgspec.json.encode(opening.start).decode(),
            "request": opening.request,
            "n": 0,
            **self._state(table),
        }
        seats = [
            {
                "table_id": table.name,
                "seat": number,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "token": seat.token,
                "invite": seat.invite,
            }
            for number, seat in enumerate(table.seats)
        ]

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), seats)
            if addition is not None:
                self._add(connection, [addition])

        await self.write(job)

    async def add(self, addition: Addition) -> None:
        """Add entries to a table, all or none; may raise ``Taken``."""
        await self._guarded(self._writer.add(addition))

    def _add(self, connection: Connection, additions: Sequence[Addition]) -> None:
        rows = [
            {
                "table_id": addition.table.name,
                "n": entry.n,
                "kind": entry.kind,
                "seat": entry.seat,
                "at": entry.at,
                "data": msgspec.json.encode(entry.data).decode(),
                "key": entry.key,
            }
            for addition in additions
            for entry in addition.entries
        ]
        connection.execute(_INSERT_ENTRIES, rows)
        tables = [addition.table for addition in additions]
        states = [{"name": table.name, "n": table.n, **self._state(table)} for table in tables]
        connection.execute(_UPDATE_TABLE, states)
        if self.shared:
            self.notify(connection, *(f"entry {table.name} {table.n}" for table in tables))

    def notify(self, connection: Connection, *messages: str) -> None:
        """Tell the other processes, once this is committed."""
        told = [f"{self.process} {message}" for message in messages]
        connection.execute(_NOTIFY, {"channel": CHANNEL, "messages": told})

    def _state(self, table: Table) -> dict[str, object]:
        due = table.due()
        # Whoever brought a bot to move lets it think.
        claim = self.process if table.bot is not None else None
        return {"state": table.state, "due": due, "claim": claim}

    # --- reading --------------------------------------------------------------------------

    async def load(self, name: str) -> Table | None:
        """A table with everything that happened there."""

        def job(connection: Connection) -> Table | None:
            opened = _opened(connection, name)
            if opened is None:
                return None
            table = opened[0]
            for entry in _entries(connection, name, 0):
                table.apply(entry)
            return table

        return await self.read(job)

    async def opened(self, name: str) -> tuple[Table, str] | None:
        """A table as it was when it was opened, and the digest of the request that opened it."""
        return await self.read(lambda connection: _opened(connection, name))

    async def events(self, name: str, since: int, until: int) -> list[TableEvent]:
        """The events after one number up to another, as viewers were told of them."""

        def job(connection: Connection) -> list[TableEvent]:
            opened = _opened(connection, name)
            if opened is None:
                return []
            entries = [entry for entry in _entries(connection, name, 0) if entry.n <= until]
            return [opened[0].apply(entry) for entry in entries][since:]

        return await self.read(job)

    async def entries(self, name: str, after: int) -> list[Entry]:
        """What happened at a table after a number."""
        return await self.read(lambda connection: _entries(connection, name, after))

    async def last(self, name: str) -> int:
        """The number of the last entry of a table."""
        query = select(schema.tables.c.n).where(schema.tables.c.id == name)
        return await self.read(lambda connection: connection.execute(query).scalar() or 0)

    async def number_of_key(self, name: str, key: str) -> int | None:
        """The first entry that a request with this key made."""
        query = select(schema.entries.c.n).where(
            schema.entries.c.table_id == name, schema.entries.c.key == key
        )
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def waiting(self, most: int) -> list[str]:
        """Public tables that wait for players, newest first."""
        columns = schema.tables.c
        query = (
            select(columns.id)
            .where(columns.public, columns.state == "waiting")
            .order_by(columns.created.desc())
            .limit(most)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def count(self) -> int:
        """How many tables there are."""
        query = select(func.count()).select_from(schema.tables)
        return await self.read(lambda connection: connection.execute(query).scalar() or 0)

    async def claim_due(self, now: float, most: int) -> list[str]:
        """Tables where the server has to act and no living process is about to; now this one is."""
        columns = schema.tables.c
        alive = select(schema.processes.c.id)
        query = (
            select(columns.id)
            .where(columns.due <= now)
            .where(or_(columns.claim.is_(None), columns.claim.not_in(alive)))
            .order_by(columns.due)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        return await self.write(lambda connection: self._claim(connection, query))

    def _claim(self, connection: Connection, query: Select[str]) -> list[str]:
        names = list(connection.execute(query).scalars())
        if names:
            claimed = update(schema.tables).where(schema.tables.c.id.in_(names))
            connection.execute(claimed.values(claim=self.process))
        return names

    async def release(self, name: str) -> None:
        """Let another sweep see to a table that this process claimed."""
        claimed = schema.tables.c.id == name, schema.tables.c.claim == self.process
        statement = update(schema.tables).where(*claimed).values(claim=None)
        await self.write(lambda connection: connection.execute(statement))

    async def beat(self, dead_after: float) -> bool:
        """Say that this process lives, and forget those that have not said so for long.

        Whether the others had still known of it.
        """
        processes, presence = schema.processes, schema.presence
        # One clock for all processes, whatever machines they run on.
        now = _POSTGRES_NOW if self.shared else literal(time.time())
        # In SQLite there is only one process: any other is of an earlier run.
        gone = processes.c.id != self.process
        if self.shared:
            gone = and_(gone, processes.c.beat < now - dead_after)

        def job(connection: Connection) -> bool:
            mine = processes.c.id == self.process
            known = connection.execute(update(processes).where(mine).values(beat=now)).rowcount > 0
            if not known:
                connection.execute(insert(processes).values(id=self.process, beat=now))
            if connection.execute(delete(processes).where(gone)).rowcount:
                left = presence.c.process.not_in(select(processes.c.id))
                query = select(presence.c.table_id).where(left).distinct()
                names = list(connection.execute(query).scalars())
                connection.execute(delete(presence).where(left))
                for name in names if self.shared else []:
                    self.notify(connection, f"presence {name}")
            return known

        return await self.write(job)

    async def leave(self) -> None:
        """This process ends: what it claimed is free, who watched through it is gone."""
        processes, presence, tables = schema.processes, schema.presence, schema.tables

        def job(connection: Connection) -> None:
            connection.execute(delete(processes).where(processes.c.id == self.process))
            connection.execute(delete(presence).where(presence.c.process == self.process))
            mine = update(tables).where(tables.c.claim == self.process)
            connection.execute(mine.values(claim=None))

        await self.write(job)

    async def set_presence(self, name: str, seats: Sequence[int], watchers: int) -> None:
        """Tell the other processes who watches a table through this one."""
        presence = schema.presence
        here = presence.c.table_id == name, presence.c.process == self.process
        row = {"seats": ",".join(map(str, seats)), "watchers": watchers}

        def job(connection: Connection) -> None:
            connection.execute(delete(presence).where(*here))
            if seats or watchers:
                place = {"table_id": name, "process": self.process}
                connection.execute(insert(presence), {**place, **row})
            self.notify(connection, f"presence {name}")

        await self.write(job)

    async def presence_elsewhere(self, name: str) -> tuple[set[int], int]:
        """The seats and the number of watchers that are here through other processes."""
        presence = schema.presence
        query = select(presence.c.seats, presence.c.watchers).where(
            presence.c.table_id == name, presence.c.process != self.process
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        seats = {int(seat) for row in rows for seat in row.seats.split(",") if seat}
        return seats, sum(row.watchers for row in rows)


def _entries(connection: Connection, name: str, after: int) -> list[Entry]:
    rows = connection.execute(_ENTRIES, {"name": name, "after": after})
    return [
        Entry(row.n, row.kind, row.seat, row.at, _data.decode(row.data), row.key) for row in rows
    ]


def _opened(connection: Connection, name: str) -> tuple[Table, str] | None:
    """A table as it was when it was opened, and the digest of the request that opened it."""
    row = connection.execute(_TABLE, {"name": name}).first()
    if row is None:
        return None
    seats = [
        Seat(
            "bot" if seat.kind == "bot" else "person",
            seat.level,
            seat.name,
            seat.token,
            seat.invite,
        )
        for seat in connection.execute(_SEATS, {"name": name})
    ]
    first = from_snapshot(_data.decode(row.start))
    return Table(name, row.created, _setup.decode(row.setup), first, seats), row.request
