"""The SQL of the processes that share a database: heartbeats, claims and presence.

It also stores the service's time (``timekeeper``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Double, and_, cast, delete, func, insert, literal, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.sql import ColumnElement

from quinta.protocol import State
from quinta.server import schema
from quinta.server.entries import PauseEntry
from quinta.server.store import Store

DEAD_AFTER: Final = 12.0
"""The seconds without a heartbeat after which a process counts as dead."""
_TIME: Final = "time"
_POSTGRES_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Double)

_tables, _processes, _presence = schema.tables, schema.processes, schema.presence
_time = schema.facts.c.name == _TIME
_told_time = cast(schema.facts.c.value, Double)


class Processes:
    """What processes tell each other, for the event loop: every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def _beat_time(self, now: float) -> ColumnElement[float]:
        # One clock for all processes, whatever machines they run on.
        return _POSTGRES_NOW if self._store.shared else literal(now)

    def _dead(self, now: float) -> ColumnElement[bool]:
        others = _processes.c.id != self._store.process
        if self._store.shared:
            return and_(others, _processes.c.beat < self._beat_time(now) - DEAD_AFTER)
        # With SQLite there is only one process: any other is left from an earlier run.
        return others

    async def begin(self, wall: float) -> float:
        """Register this process; return the service's time, given the machine's.

        If no process was alive, the time that the service was away is added to all running clocks,
        in the same transaction.
        """

        def job(connection: Connection) -> float:
            query = select(_told_time).where(_time)
            if connection.execute(query.with_for_update()).scalar() is None:
                connection.execute(insert(schema.facts), {"name": _TIME, "value": repr(wall)})
            last = float(connection.execute(query).scalar_one())
            connection.execute(delete(_processes).where(self._dead(wall)))
            beat = connection.execute(select(func.max(_processes.c.beat))).scalar()
            if beat is None:
                start = max(wall, last)
                self._give_back(connection, start, start - last)
            else:
                passed = connection.execute(select(self._beat_time(wall) - beat)).scalar_one()
                start = last + max(0.0, passed)
            row = {"id": self._store.process, "beat": self._beat_time(wall)}
            connection.execute(insert(_processes).values(**row))
            self._tell_time(connection, start)
            return start

        return await self._store.write(job)

    def _give_back(self, connection: Connection, at: float, seconds: float) -> None:
        has_clock = _tables.c.setup.contains('"clock":{', autoescape=True)
        playing = and_(_tables.c.state == "playing", _tables.c.due.is_not(None), has_clock)
        if seconds <= 0.0:
            return
        found = connection.execute(select(_tables.c.id, _tables.c.n).where(playing)).all()
        if not found:
            return
        pause = PauseEntry(round(seconds, 3))
        data = msgspec.json.encode(pause).decode()
        paused = [
            {"table_id": row.id, "n": row.n + 1, "kind": pause.kind, "at": at, "data": data}
            for row in found
        ]
        connection.execute(insert(schema.entries), paused)
        later = {"n": _tables.c.n + 1, "due": _tables.c.due + round(seconds, 3)}
        connection.execute(update(_tables).where(playing).values(**later))

    def _tell_time(self, connection: Connection, now: float) -> None:
        told = update(schema.facts).where(_time, _told_time < now)
        connection.execute(told.values(value=repr(now)))

    async def beat(self, now: float) -> bool:
        """Update this process's heartbeat and the service's time, and remove dead processes.

        Return whether this process was still registered.
        """

        def job(connection: Connection) -> bool:
            mine = _processes.c.id == self._store.process
            beat = {"beat": self._beat_time(now)}
            known = connection.execute(update(_processes).where(mine).values(**beat)).rowcount > 0
            if not known:
                row = insert(_processes).values(id=self._store.process, **beat)
                connection.execute(row)
            if connection.execute(delete(_processes).where(self._dead(now))).rowcount:
                self._forget_the_dead(connection)
            self._tell_time(connection, now)
            return known

        return await self._store.write(job)

    def _forget_the_dead(self, connection: Connection) -> None:
        left = _presence.c.process.not_in(select(_processes.c.id))
        names = connection.execute(select(_presence.c.table_id).where(left).distinct()).scalars()
        told = [f"presence {name}" for name in names]
        connection.execute(delete(_presence).where(left))
        if told:
            self._store.notify(connection, *told)

    async def leave(self, now: float) -> None:
        """Unregister this process: free its claims and remove its viewers."""
        process = self._store.process

        def job(connection: Connection) -> None:
            connection.execute(delete(_processes).where(_processes.c.id == process))
            connection.execute(delete(_presence).where(_presence.c.process == process))
            mine = update(_tables).where(_tables.c.claim == process)
            connection.execute(mine.values(claim=None))
            self._tell_time(connection, now)

        await self._store.write(job)

    # --- what is due ----------------------------------------------------------------------

    async def claim_due(self, now: float, most: int) -> list[str]:
        """Claim tables that are due and claimed by no living process."""
        alive = select(_processes.c.id)
        query = (
            select(_tables.c.id)
            .where(_tables.c.due <= now)
            .where(or_(_tables.c.claim.is_(None), _tables.c.claim.not_in(alive)))
            .order_by(_tables.c.due)
            .limit(most)
            .with_for_update(skip_locked=True)
        )

        def job(connection: Connection) -> list[str]:
            names = list(connection.execute(query).scalars())
            if names:
                claimed = update(_tables).where(_tables.c.id.in_(names))
                connection.execute(claimed.values(claim=self._store.process))
            return names

        return await self._store.write(job)

    async def release(self, name: str, due: float | None) -> None:
        """Release a table that this process claimed, to be handled when it is due."""
        claimed = _tables.c.id == name, _tables.c.claim == self._store.process
        statement = update(_tables).where(*claimed).values(claim=None, due=due)
        await self._store.write(lambda connection: connection.execute(statement))

    # --- who is here ----------------------------------------------------------------------

    async def set_presence(self, name: str, seats: Sequence[int], watchers: int) -> None:
        """Tell the other processes who is at a table through this one."""
        here = _presence.c.table_id == name, _presence.c.process == self._store.process
        row = {"seats": ",".join(map(str, seats)), "watchers": watchers}

        def job(connection: Connection) -> None:
            connection.execute(delete(_presence).where(*here))
            if seats or watchers:
                place = {"table_id": name, "process": self._store.process}
                connection.execute(insert(_presence), {**place, **row})
            self._store.notify(connection, f"presence {name}")

        await self._store.write(job)

    async def presence_elsewhere(self, name: str) -> tuple[set[int], int]:
        """Return the seats and the number of watchers present through other processes."""
        query = select(_presence.c.seats, _presence.c.watchers).where(
            _presence.c.table_id == name, _presence.c.process != self._store.process
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        seats = {int(seat) for row in rows for seat in row.seats.split(",") if seat}
        return seats, sum(row.watchers for row in rows)

    async def public_elsewhere(self, state: State, most: int) -> list[str]:
        """Return public tables in a state, with a player present through another process."""
        query = (
            select(_tables.c.id)
            .join(_presence, _presence.c.table_id == _tables.c.id)
            .where(_presence.c.process != self._store.process, _presence.c.seats != "")
            .where(_tables.c.public, _tables.c.state == state)
            .order_by(_tables.c.created.desc())
            .limit(most)
        )
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))
