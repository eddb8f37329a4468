"""The SQL that removes unused tables.

Otherwise tables that were opened and forgotten would fill the database, and nobody could open
another one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.engine import Connection

from quinta.server import schema
from quinta.server.settings import Limits
from quinta.server.store import Store
from quinta.server.store_handovers import remove_expired
from quinta.server.store_push import remove_useless
from quinta.server.store_records import remove_unused

_AT_ONCE: Final = 500
_SPARE: Final = 50
"""One table of so many is kept free for new ones."""
_tables = schema.tables.c


async def expire(store: Store, limits: Limits, now: float, in_use: Collection[str]) -> list[str]:
    """Remove some of the tables whose time is over; return their names."""
    here = select(schema.presence.c.table_id)
    kinds = [
        and_(_tables.state == "waiting", _tables.touched < now - limits.waiting_seconds),
        and_(
            _tables.state == "playing",
            _tables.n == 0,
            _tables.touched < now - limits.waiting_seconds,
        ),
        and_(_tables.state == "playing", _tables.touched < now - limits.abandoned_seconds),
    ]
    if limits.finished_seconds is not None:
        over = _tables.touched < now - limits.finished_seconds
        kinds.append(and_(_tables.state == "over", over))
    query = select(_tables.id).where(or_(*kinds), _tables.id.not_in(here)).limit(_AT_ONCE)

    def job(connection: Connection) -> list[str]:
        found = [name for name in connection.execute(query).scalars() if name not in in_use]
        found += _oldest_finished(connection, limits.tables, in_use)
        remove(connection, found)
        remove_useless(connection)
        remove_expired(connection, limits, now)
        remove_unused(connection, limits, now)
        return found

    return await store.write(job)


def _oldest_finished(connection: Connection, most: int, in_use: Collection[str]) -> list[str]:
    """Return the oldest finished tables, when there is little room left for new ones."""
    count = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    too_many = count - (most - most // _SPARE)
    if too_many <= 0:
        return []
    query = (
        select(_tables.id)
        .where(_tables.state == "over")
        .order_by(_tables.touched)
        .limit(min(_AT_ONCE, too_many))
    )
    return [name for name in connection.execute(query).scalars() if name not in in_use]


def finished_before(connection: Connection, moment: float) -> list[str]:
    """Return the finished tables where nothing has happened since a moment."""
    query = select(_tables.id).where(_tables.state == "over", _tables.touched < moment)
    return list(connection.execute(query).scalars())


def remove(connection: Connection, names: Sequence[str]) -> None:
    """Remove tables with all their data."""
    for kept in (schema.entries, schema.chat, schema.pushes, schema.seats, schema.presence):
        connection.execute(delete(kept).where(kept.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(_tables.id.in_(names)))
