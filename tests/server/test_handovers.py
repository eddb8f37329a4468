"""Games on their way to another browser: encrypted there, taken once, gone after minutes."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from quinta.server.settings import Limits
from server.conftest import NewDatabase
from server.running import Server, running


def named() -> str:
    """A name that nobody has used."""
    return secrets.token_urlsafe(16)


def keep(client: httpx.Client, name: str, bundle: str = "c2VjcmV0") -> int:
    """Hand a bundle over; the status of the answer."""
    return client.post("/api/handovers", json={"name": name, "bundle": bundle}).status_code


def take(client: httpx.Client, name: str) -> httpx.Response:
    """Ask for a bundle."""
    return client.post(f"/api/handovers/{name}/take")


@pytest.fixture
def visitor(server: Server) -> Iterator[httpx.Client]:
    """Somebody from an address of their own."""
    with server.client() as client:
        yield client


def test_bundle_is_taken_once_by_whoever_has_its_name(
    server: Server, visitor: httpx.Client
) -> None:
    name = named()
    assert keep(visitor, name, "A" * 60_000) == 201
    with server.client() as other:
        assert take(other, name).json() == {"bundle": "A" * 60_000}
        # A replay finds nothing, from whatever address.
        assert take(other, name).status_code == 404
    assert take(visitor, name).status_code == 404


def test_name_that_is_in_use_is_refused_and_keeps_what_it_has(visitor: httpx.Client) -> None:
    name = named()
    assert keep(visitor, name, "Zmlyc3Q") == 201
    assert keep(visitor, name, "c2Vjb25k") == 409
    assert take(visitor, name).json() == {"bundle": "Zmlyc3Q"}


@pytest.mark.parametrize(
    ("name", "bundle"),
    [
        *(("short", "AAAA"), ("x" * 23, "AAAA"), ("../" + "x" * 19, "AAAA"), ("é" * 22, "AAAA")),
        *(("x" * 22, ""), ("x" * 22, "A" * 60_001), ("x" * 22, "<script>")),
    ],
)
def test_what_is_no_bundle_is_refused(visitor: httpx.Client, name: str, bundle: str) -> None:
    assert keep(visitor, name, bundle) == 400


def test_one_address_has_few_bundles_on_their_way(server: Server) -> None:
    most = Limits().handovers_per_address
    with server.client() as greedy, server.client() as other:
        assert [keep(greedy, named()) for _ in range(most + 1)] == [201] * most + [429]
        assert keep(other, named()) == 201


def test_guessing_names_is_stopped_and_finds_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as honest, server.client() as guesser:
        name = named()
        assert keep(honest, name) == 201
        guesses = [take(guesser, named()).status_code for _ in range(40)]
        # A few at once and then two a second, of 2**128.
        assert set(guesses) == {404, 429}
        assert guesses.count(404) < 20
        assert take(honest, name).status_code == 200


def test_bundle_is_gone_after_its_time(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("sqlite")
    with running(tmp_path, database) as server, server.client() as client:
        old, new = named(), named()
        assert keep(client, old) == 201
        with closing(sqlite3.connect(database)) as connection, connection:
            age = Limits().handover_seconds
            connection.execute("UPDATE handovers SET at = at - ? WHERE id = ?", (age, old))
        assert take(client, old).status_code == 404
        assert keep(client, new) == 201
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT id FROM handovers").fetchall() == [(new,)]
