"""The database engine, and the check of the database's version."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

_SCRIPTS: Final = Path(__file__).with_name("migrations")
_BUSY_SECONDS: Final = 5


class Unusable(Exception):
    """A database that cannot be used, and why."""


def url_of(database: str) -> URL:
    """Return the URL of a database: a file name for SQLite, or postgresql://..."""
    if database.startswith(("postgresql:", "postgres:")):
        try:
            return make_url(database).set(drivername="postgresql+psycopg")
        except ArgumentError:
            raise Unusable("the address of the database is malformed") from None
    if "://" in database:
        raise Unusable("a database is a file, or an address that begins with postgresql://")
    return URL.create("sqlite", database=database)


def connect(database: str) -> Engine:
    """Return an engine for a database, which need not exist yet."""
    url = url_of(database)
    if url.get_backend_name() == "sqlite":
        # The connection that was used last has the pages and the statements in its cache.
        engine = create_engine(
            url,
            hide_parameters=True,
            pool_use_lifo=True,
            connect_args={"timeout": _BUSY_SECONDS},
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=8)


@contextmanager
def closing_engine(database: str) -> Iterator[Engine]:
    """Yield an engine, and close its connections afterwards."""
    engine = connect(database)
    try:
        yield engine
    finally:
        engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Switches off the driver's implicit transactions.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def check(engine: Engine, make_new: bool = False) -> None:
    """Raise ``Unusable`` for a database of another version; create a new SQLite file."""
    with _readable(engine) as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    wanted = _scripts().get_current_head()
    if found is None and make_new and engine.dialect.name == "sqlite":
        upgrade(engine)
    elif found is None:
        raise Unusable("the database is empty: run 'quinta db upgrade' first")
    elif found != wanted:
        known = {script.revision for script in _scripts().walk_revisions()}
        if found in known:
            raise Unusable("the database is of an older version: run 'quinta db upgrade' first")
        raise Unusable("the database is of a newer version of Quinta than this one")


def upgrade(engine: Engine) -> None:
    """Upgrade a database to the version that this code needs."""
    config = _config()
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise Unusable(f"the database cannot be changed: {reason(error)}") from None


@contextmanager
def _readable(engine: Engine) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise Unusable(f"the database cannot be read: {reason(error)}") from None


def reason(error: SQLAlchemyError) -> str:
    """Return the database's message in one line, without statement and parameters."""
    original = getattr(error, "orig", None)
    lines = str(original or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def only_user(database: str) -> AbstractContextManager[object]:
    """Lock a SQLite file for this process: two servers on it would miss each other's events."""
    lock = Path(f"{database}.lock")
    try:
        import fcntl
    except ImportError:
        # Windows has no such locks.
        return nullcontext()
    try:
        file: BinaryIO = lock.open("wb")
    except OSError as error:
        raise Unusable(f"{database} cannot be opened: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise Unusable(f"another server uses {database}") from None
    return file
