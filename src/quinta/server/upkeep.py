"""An operator's work on a database: checking it for damage, and removing old games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from quinta.server import schema
from quinta.server.database import Unusable, reason
from quinta.server.store import DAMAGE, stored_in
from quinta.server.store_tidy import finished_before, remove
from quinta.server.table import Table

_AT_ONCE: Final = 100


def check_contents(engine: Engine) -> int:
    """Read everything that is stored, raise on damage, and return the number of tables."""
    try:
        with engine.connect() as connection:
            _check_file(connection)
            names = list(connection.execute(select(schema.tables.c.id)).scalars())
            damaged = [name for name in names if not _is_readable(connection, name)]
    except SQLAlchemyError as error:
        raise Unusable(f"the database is damaged: {reason(error)}") from None
    if damaged:
        raise Unusable(f"{len(damaged)} of {len(names)} tables cannot be read: {damaged[0]} ...")
    return len(names)


def _check_file(connection: Connection) -> None:
    if connection.engine.dialect.name != "sqlite":
        return
    found: Any = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
    if found != "ok":
        raise Unusable(f"the file is damaged: {str(found).splitlines()[0]}")
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise Unusable("the file is damaged: entries or seats belong to no table")


def _is_readable(connection: Connection, name: str) -> bool:
    try:
        return _table(connection, name) is not None
    except DAMAGE:
        return False


def _table(connection: Connection, name: str) -> Table | None:
    stored = stored_in(connection, name)
    return None if stored is None else stored.played(b"")


def prune(engine: Engine, before: float, archive: Path | None) -> int:
    """Remove games that ended before a moment; with a folder, save their records there."""
    try:
        with engine.connect() as connection:
            names = finished_before(connection, before)
        if archive is not None:
            archive.mkdir(parents=True, exist_ok=True)
        for begin in range(0, len(names), _AT_ONCE):
            some = names[begin : begin + _AT_ONCE]
            with engine.begin() as connection:
                for name in some if archive is not None else ():
                    _put_away(connection, name, archive)
                remove(connection, some)
    except SQLAlchemyError as error:
        raise Unusable(f"the database cannot be changed: {reason(error)}") from None
    except OSError as error:
        raise Unusable(f"{archive} cannot be written: {error.strerror}") from None
    return len(names)


def _put_away(connection: Connection, name: str, archive: Path | None) -> None:
    table = _table(connection, name)
    if table is not None and archive is not None:
        (archive / f"{name}.quinta").write_text(table.record.text(), encoding="utf-8")
