"""Web Push: players who are away are told that it is their turn, and nothing else is reached."""

from __future__ import annotations

import base64
import json
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from quinta.client import Client, RemoteTable
from quinta.server.errors import Refusal
from quinta.server.pushes import checked, is_public
from quinta.server.settings import Limits
from quinta.server.vapid import Vapid
from server.conftest import NewDatabase
from server.play import FRIEND, ME, any_turn, opened, refused
from server.push_service import Message, PushService, push_service
from server.running import Server, running
from waiting import until

HOSTILE = [
    "",
    "nonsense",
    "http://fcm.googleapis.com/send/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://evilfcm.googleapis.com.evil/x",
    "https://notfcm.googleapis.com@127.0.0.1/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:99999/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://example.org/x",
    "file:///etc/passwd",
    "https://fcm.googleapis.com/x\r\nHost: elsewhere",
    "https://fcm.googleapis.com/ x",
    "https://[fcm.googleapis.com/x",
    "https://evil.example\\.fcm.googleapis.com/x",
]


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service on loopback."""
    with push_service() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest,
    new_database: NewDatabase,
    tmp_path_factory: pytest.TempPathFactory,
    service: PushService,
) -> Iterator[Server]:
    """A server that may use the push service, once on each kind of database."""
    options = ["--rate", "100000", "--push-service", service.origin]
    options += ["--contact", "mailto:somebody@example.org"]
    folder = tmp_path_factory.mktemp("push")
    with running(folder, new_database(request.param), *options) as found:
        yield found


def two(client: Client) -> tuple[RemoteTable, RemoteTable]:
    """A table of two people, as each of them has it; the first one starts."""
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    return table, client.join(table.name, 1, "Bo", table.invites[1])


def subscribe(table: RemoteTable, seat: int, endpoint: str, on: bool = True) -> None:
    """Ask to be told of turns, or no longer."""
    body = {"endpoint": endpoint, "on": on}
    table.client.post(
        f"/tables/{table.name}/seats/{seat}/push", body, next(iter(table.tokens.values()))
    )


def claims(message: Message, key: str) -> dict[str, object]:
    """What a message says of its sender, once its signature is found to be good."""
    found = re.fullmatch(r"vapid t=(\S+), k=(\S+)", message.headers["Authorization"])
    assert found is not None
    token, shown = found.groups()
    assert shown == key
    head, body, signature = token.split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, object] = json.loads(decoded(body))
    return told


def decoded(text: str) -> bytes:
    """Bytes of base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_of(client: Client) -> str:
    """The server's key."""
    return str(json.loads(client.get("/push"))["key"])


def test_player_who_is_away_is_told_of_the_turn_and_of_nothing_else(
    client: Client, service: PushService
) -> None:
    table, friend = two(client)
    subscribe(friend, 1, f"{service.origin}/away/{table.name}")
    table.play(any_turn(table))
    until(lambda: service.to(f"/away/{table.name}"))
    [message] = service.to(f"/away/{table.name}")
    assert message.body == b""
    assert "Content-Encoding" not in message.headers and "Content-Type" not in message.headers
    assert int(message.headers["TTL"]) > 0
    told = claims(message, key_of(client))
    assert set(told) == {"aud", "exp", "sub"}
    assert told["aud"] == service.origin
    assert told["sub"] == "mailto:somebody@example.org"
    assert time.time() < int(str(told["exp"])) < time.time() + 24 * 3600
    assert table.name not in json.dumps(message.headers)


def test_player_who_watches_is_not_told_and_nor_is_who_has_moved(
    client: Client, service: PushService
) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    subscribe(table, 0, f"{service.origin}/mover/{table.name}")
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    until(lambda: len(service.to(f"/mover/{table.name}")) == 1)
    subscribe(friend, 1, f"{service.origin}/watcher/{table.name}")
    with friend.live():
        table.play(any_turn(table))
        friend.play(any_turn(friend))
    until(lambda: len(service.to(f"/mover/{table.name}")) == 2)
    assert service.to(f"/watcher/{table.name}") == []


def test_player_whose_connection_ends_as_the_turn_comes_is_told(
    client: Client, service: PushService
) -> None:
    table, friend = two(client)
    subscribe(friend, 1, f"{service.origin}/leaver/{table.name}")
    with friend.live():
        table.play(any_turn(table))
    until(lambda: service.to(f"/leaver/{table.name}"))


@pytest.mark.parametrize("status", [404, 410])
def test_endpoint_that_is_gone_is_no_longer_told(
    client: Client, service: PushService, status: int
) -> None:
    table, friend = two(client)
    gone, there = f"/gone/{status}/{table.name}", f"/there/{status}/{table.name}"
    service.answers[gone] = status
    subscribe(friend, 1, service.origin + gone)
    subscribe(friend, 1, service.origin + there)
    turns = 0

    def is_forgotten() -> bool:
        nonlocal turns
        turns += 1
        table.play(any_turn(table))
        until(lambda: len(service.to(there)) == turns)
        friend.play(any_turn(friend))
        return 0 < len(service.to(gone)) < turns

    until(is_forgotten)


def test_who_no_longer_wants_it_is_no_longer_told(client: Client, service: PushService) -> None:
    table, friend = two(client)
    stopped, kept = f"/stopped/{table.name}", f"/kept/{table.name}"
    subscribe(friend, 1, service.origin + stopped)
    subscribe(friend, 1, service.origin + kept)
    subscribe(friend, 1, service.origin + stopped, on=False)
    table.play(any_turn(table))
    until(lambda: service.to(kept))
    assert service.to(stopped) == []


def test_seat_has_few_endpoints_and_the_newest_stay(client: Client, service: PushService) -> None:
    table, friend = two(client)
    paths = [f"/many/{number}/{table.name}" for number in range(7)]
    for path in paths:
        subscribe(friend, 1, service.origin + path)
    table.play(any_turn(table))
    until(lambda: all(service.to(path) for path in paths[3:]))
    assert not any(service.to(path) for path in paths[:3])


def test_nobody_subscribes_or_stops_for_another_seat(client: Client, service: PushService) -> None:
    table, friend = two(client)
    path = f"/own/{table.name}"
    subscribe(friend, 1, service.origin + path)
    with refused("forbidden"):
        subscribe(table, 1, f"{service.origin}/foreign/{table.name}")
    with refused("forbidden"):
        subscribe(table, 1, service.origin + path, on=False)
    # From one's own seat, another's endpoint is not removed either.
    subscribe(table, 0, service.origin + path, on=False)
    with refused("unauthorized"):
        client.post(f"/tables/{table.name}/seats/1/push", {"endpoint": service.origin}, "nobody")
    table.play(any_turn(table))
    until(lambda: service.to(path))
    assert service.to(f"/foreign/{table.name}") == []


@pytest.mark.parametrize("endpoint", HOSTILE)
def test_endpoint_that_is_no_push_service_is_refused(client: Client, endpoint: str) -> None:
    _, friend = two(client)
    with refused("bad-request"):
        subscribe(friend, 1, endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QAbc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%2f",
    ],
)
def test_endpoints_of_the_browsers_are_taken(endpoint: str) -> None:
    assert checked(endpoint, ()).geturl() == endpoint
    with pytest.raises(Refusal):
        checked(endpoint.replace("https:", "http:"), ())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "224.0.0.1"),
        *("100.64.0.1", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
    ],
)
def test_names_that_lead_to_private_addresses_are_not_followed(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_followed() -> None:
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:4001:82a::200a")


def test_key_is_made_once_and_kept(new_database: NewDatabase, tmp_path: Path) -> None:
    with running(tmp_path, new_database("sqlite")) as server, Client(server.url) as client:
        first = key_of(client)
        assert len(decoded(first)) == 65
        assert server.stop() == 0
        server.start()
        assert key_of(client) == first


def test_token_is_signed_anew_before_it_runs_out() -> None:
    vapid = Vapid(Vapid.new_key(), None)
    first = vapid.authorization("https://push.example", 1_000_000.0)
    assert vapid.authorization("https://push.example", 1_010_000.0) == first
    assert vapid.authorization("https://push.example", 1_030_000.0) != first
    assert vapid.authorization("https://other.example", 1_010_000.0) != first


def test_push_service_that_never_answers_holds_up_neither_turns_nor_the_end_of_the_server(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen(100)
        origin = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with running(tmp_path, new_database("sqlite"), "--push-service", origin) as server:
            with Client(server.url) as client:
                table, friend = two(client)
                for number in range(4):
                    subscribe(friend, 1, f"{origin}/{number}")
                table.play(any_turn(table))
                # It is asked, and from here on a message waits for its answer.
                asked, _ = silent.accept()
                friend.play(any_turn(friend))
                assert table.view().turn == 2
                asked.close()
            assert server.stop() == 0
            assert server.faults() == []


def rows(database: str, query: str, *values: object) -> list[tuple[object, ...]]:
    """What a database of SQLite answers."""
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(query, values).fetchall()


def test_one_address_has_a_bounded_number_of_endpoints(
    new_database: NewDatabase, tmp_path: Path, service: PushService
) -> None:
    database, most = new_database("sqlite"), Limits().pushes_per_address
    with (
        running(tmp_path, database, "--push-service", service.origin) as server,
        Client(server.url) as client,
    ):
        _, friend = two(client)
        subscribe(friend, 1, f"{service.origin}/first")
        for number in range(1, most + 5):
            rows(
                database,
                "INSERT INTO pushes SELECT table_id, seat + ?, endpoint, owner, at - ? FROM pushes"
                " WHERE seat = 1",
                *(number, number),
            )
        subscribe(friend, 1, f"{service.origin}/second")
        assert rows(database, "SELECT count(*) FROM pushes") == [(most,)]
        newest = rows(database, "SELECT endpoint FROM pushes ORDER BY at DESC LIMIT 2")
        assert newest == [(f"{service.origin}/second",), (f"{service.origin}/first",)]


def test_endpoints_of_a_game_that_is_over_are_removed(
    new_database: NewDatabase, tmp_path: Path, service: PushService
) -> None:
    database = new_database("sqlite")
    with (
        running(tmp_path, database, "--push-service", service.origin) as server,
        Client(server.url) as client,
    ):
        over, goes_on = two(client), two(client)
        for _, friend in (over, goes_on):
            subscribe(friend, 1, f"{service.origin}/{friend.name}")
        over[0].resign()
        assert server.stop() == 0
        server.start()
        until(lambda: len(rows(database, "SELECT * FROM pushes")) == 1)
        assert rows(database, "SELECT table_id FROM pushes") == [(goes_on[0].name,)]


def test_log_does_not_tell_endpoints(client: Client, server: Server, service: PushService) -> None:
    table, friend = two(client)
    path = f"/secret-of-the-device/{table.name}"
    subscribe(friend, 1, service.origin + path)
    table.play(any_turn(table))
    until(lambda: '"event":"push"' in server.log.read_text().replace('": "', '":"'))
    until(lambda: service.to(path))
    assert "secret-of-the-device" not in server.log.read_text()
    assert httpx.get(f"{server.url}/api/tables/{table.name}").status_code == 200
