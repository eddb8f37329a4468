"""Limits, secrets, headers: what keeps strangers from doing harm."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quinta.client import Client
from server.play import FRIEND, ME, any_turn, bot, opened
from server.running import Server, running
from waiting import PATIENCE


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits."""
    folder = tmp_path_factory.mktemp("strict")
    with running(folder, None, "--origin", "https://friend.example") as server:
        yield server


def test_secrets_are_in_no_message_log_or_database(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        table = opened(client, "summer-pavilion", [ME, FRIEND, bot()])
        friend = client.join(table.name, 1, "Bo", table.invites[1])
        told: list[object] = []
        with client.table(table.name).live() as live:
            table.play(any_turn(table))
            table.chat("hello")
            friend.rename("Bob")
            friend.resign()
            while b"resigned" not in msgspec.json.encode(told):
                told.append(live.receive(PATIENCE))
            told.append(live.welcome)
        told += [table.view(), table.replay(), table.record(), client.waiting()]
        server.stop()
    known = [*table.tokens.values(), *table.invites.values(), *friend.tokens.values()]
    everything = msgspec.json.encode(told).decode() + server.log.read_text()
    with closing(sqlite3.connect(server.database)) as connection:
        stored = "\n".join(connection.iterdump())
    for secret in known:
        assert len(secret) >= 40
        assert secret not in everything
        assert secret not in stored


def test_every_answer_has_the_headers_that_keep_pages_safe(strict: Server) -> None:
    for path in ("/", "/table/some", "/api/health", "/nothing", "/assets/nothing.js"):
        headers = httpx.get(f"{strict.url}{path}").headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_the_page_can_be_asked_for_its_headers_alone(strict: Server) -> None:
    for path in ("/", "/table/some", "/rules/summer-pavilion"):
        as_it_is = {"Accept-Encoding": "identity"}
        whole = httpx.get(f"{strict.url}{path}", headers=as_it_is)
        head = httpx.head(f"{strict.url}{path}", headers=as_it_is)
        assert (whole.status_code, head.status_code) == (200, 200)
        assert head.content == b""
        assert head.headers["content-length"] == str(len(whole.content))


def test_only_pages_of_known_origins_may_change_anything(strict: Server) -> None:
    body = {"game": "summer-pavilion", "seats": [ME, ME]}
    own = f"http://127.0.0.1:{strict.port}"
    for origin, status in [
        (own, 201),
        ("https://friend.example", 201),
        ("https://evil.example", 403),
        ("http://127.0.0.1:1", 403),
        ("null", 403),
        ("http://[", 403),
    ]:
        with strict.client() as client:
            answer = client.post("/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == status, origin


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with running(tmp_path, None, "--rate", "1") as server:
        with server.client() as client:
            answers = [client.get("/api/health") for _ in range(40)]
        with server.client() as other:
            assert other.get("/api/health").status_code == 200
    refused = [answer for answer in answers if answer.status_code != 200]
    assert refused
    assert {answer.status_code for answer in refused} == {429}
    assert refused[0].json()["error"] == "too-many-requests"
    assert int(refused[0].headers["retry-after"]) >= 1


def test_too_many_tables_at_once_are_refused(strict: Server) -> None:
    body = {"game": "summer-pavilion", "seats": [ME, ME]}
    with strict.client() as client, ThreadPoolExecutor(16) as visitors:
        answers = visitors.map(
            lambda _: client.post("/api/tables", json=body).status_code, range(200)
        )
        assert set(answers) == {201, 429}


def test_large_bodies_and_deep_nesting_are_refused(strict: Server) -> None:
    with strict.client() as client:
        large = client.post("/api/tables", content=b" " * 70_000)
        assert (large.status_code, large.json()["error"]) == (413, "too-large")
        options = '{"board":' + "[" * 20_000 + "]" * 20_000 + "}"
        body = '{"game":"queens-garden","seats":[],"options":' + options + "}"
        deep = client.post("/api/tables", content=body.encode())
        assert (deep.status_code, deep.json()["error"]) == (400, "bad-request")


def test_too_many_connections_of_one_address_are_refused(strict: Server) -> None:
    with strict.client() as client, ExitStack() as stack:
        table = client.post("/api/tables", json={"game": "queens-garden", "seats": [ME, ME]}).json()
        address = f"ws://127.0.0.1:{strict.port}/api/tables/{table['table']}/live"
        codes = set()
        for _ in range(110):
            connection = stack.enter_context(
                connect(address, additional_headers={"X-Forwarded-For": "10.99.99.99"})
            )
            with suppress(ConnectionClosed):
                connection.send('{"type":"hello"}')
            codes.add(json.loads(connection.recv(PATIENCE)).get("error"))
        assert codes == {None, "too-many-requests"}


def test_a_path_out_of_the_page_leads_nowhere(strict: Server) -> None:
    for path in ("/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/assets//etc/passwd"):
        request = httpx.Request("GET", f"{strict.url}{path}")
        with httpx.Client() as client:
            assert client.send(request).status_code == 404


def test_a_malformed_key_is_refused(strict: Server) -> None:
    body = {"game": "summer-pavilion", "seats": [ME, ME]}
    with strict.client() as client:
        for key in ("short", "x" * 65, "spaces are not url-safe"):
            answer = client.post("/api/tables", json=body, headers={"Idempotency-Key": key})
            assert answer.status_code == 400
        key = secrets.token_urlsafe(12)
        answer = client.post("/api/tables", json=body, headers={"Idempotency-Key": key})
        assert answer.status_code == 201
