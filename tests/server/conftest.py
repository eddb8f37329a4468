"""Databases and servers for the tests: SQLite, and PostgreSQL where it is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from quinta.cli import main
from quinta.client import Client
from server.postgres import Cluster, cluster
from server.running import Server, running

KINDS = ["sqlite", "postgresql"]
UNLIMITED = ("--rate", "100000", "--sockets", "2000")
NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of this run's own."""
    with cluster() as found:
        if found is None:
            pytest.skip("PostgreSQL is not installed: install Debian's package 'postgresql'")
        yield found


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Makes a new database of a kind, ready to be used."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path_factory.mktemp("sqlite") / "quinta.sqlite")
        found: Cluster = request.getfixturevalue("postgres")
        database = found.database()
        assert main(["db", "upgrade", "--database", database]) == 0
        return database

    return make


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """A new database, once of each kind."""
    return new_database(request.param)


@pytest.fixture(scope="module", params=KINDS)
def server(
    request: pytest.FixtureRequest,
    new_database: NewDatabase,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """A server for the tests of a module, once on each kind of database."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder, new_database(request.param), *UNLIMITED) as found:
        yield found


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    """Somebody who uses the server."""
    with Client(server.url) as found:
        yield found


@pytest.fixture(scope="module")
def impatient(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server where a bot may play at once for a player who is away."""
    folder = tmp_path_factory.mktemp("impatient")
    with running(folder, new_database("sqlite"), *UNLIMITED, "--grace", "0") as server:
        yield server
        assert not server.faults()


@pytest.fixture
def new_server(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on SQLite for one test alone."""
    with running(tmp_path_factory.mktemp("server"), new_database("sqlite"), *UNLIMITED) as found:
        yield found
