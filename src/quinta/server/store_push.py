"""The SQL of push endpoints: where players want to be told of their turns."""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, insert, select, tuple_
from sqlalchemy.engine import Connection
from sqlalchemy.sql import ColumnElement

from quinta.server import schema
from quinta.server.settings import Limits
from quinta.server.store import AlreadyStored, Store

_pushes = schema.pushes.c
_KEY = _pushes.table_id, _pushes.seat, _pushes.endpoint


class PushStore:
    """The push endpoints of seats, for the event loop: every method is one transaction."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits

    async def add(self, table: str, seat: int, endpoint: str, owner: str, at: float) -> None:
        """Add an endpoint to a seat; of too many of a seat or an address the oldest are dropped."""
        values = {"table_id": table, "seat": seat, "endpoint": endpoint, "owner": owner, "at": at}
        mine = _pushes.table_id == table, _pushes.seat == seat

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.pushes).where(*mine, _pushes.endpoint == endpoint))
            _keep_newest(connection, self._limits.pushes_per_seat - 1, *mine)
            _keep_newest(connection, self._limits.pushes_per_address - 1, _pushes.owner == owner)
            connection.execute(insert(schema.pushes), values)

        # Either another process was told the same at this moment, or the table is no more.
        with contextlib.suppress(AlreadyStored):
            await self._store.write(job)

    async def remove(self, table: str, seat: int, endpoint: str) -> None:
        """Remove an endpoint from a seat."""
        found = _pushes.table_id == table, _pushes.seat == seat, _pushes.endpoint == endpoint
        await self._remove(*found)

    async def forget(self, endpoint: str) -> None:
        """Remove an endpoint that is no more from all seats."""
        await self._remove(_pushes.endpoint == endpoint)

    async def _remove(self, *found: ColumnElement[bool]) -> None:
        statement = delete(schema.pushes).where(*found)
        await self._store.write(lambda connection: connection.execute(statement))

    async def endpoints(self, table: str, seat: int) -> list[str]:
        """Return the endpoints of a seat."""
        query = select(_pushes.endpoint).where(_pushes.table_id == table, _pushes.seat == seat)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))


def remove_useless(connection: Connection) -> None:
    """Remove the endpoints of games that are over: nobody is to move there any more."""
    over = select(schema.tables.c.id).where(schema.tables.c.state == "over")
    connection.execute(delete(schema.pushes).where(_pushes.table_id.in_(over)))


def _keep_newest(connection: Connection, most: int, *found: ColumnElement[bool]) -> None:
    older = select(*_KEY).where(*found).order_by(_pushes.at.desc(), *_KEY).offset(most)
    for dropped in connection.execute(older).all():
        connection.execute(delete(schema.pushes).where(tuple_(*_KEY) == tuple(dropped)))
