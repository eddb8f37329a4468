"""Requests that are none: every one is the sender's fault, and none leaves a trace in the log."""

from __future__ import annotations

import contextlib
import random
import re
import secrets
import socket
from collections import Counter
from collections.abc import Iterator

import pytest

from server.raw import OTHER, ask, dial, one_answer, status
from server.running import Server, address, running

SEED = 13
ROUNDS = 400
PATHS = [
    *(b"/", b"/api", b"/api/", b"/api/games", b"/api/tables", b"/api/tables/TABLE"),
    *(b"/api/tables/TABLE/turns", b"/api/tables/TABLE/consider", b"/api/tables/TABLE/chat"),
    *(b"/api/tables/TABLE/replay?from=", b"/api/tables/TABLE/seats/0/join", b"/assets/"),
    *(b"/table/", b"/favicon.svg", b"/api/tables/TABLE/proposals/", b"/api/openapi.json"),
    *(b"/api/tables/TABLE/live", b"/api/tables/TABLE/breakdown?turn=", b"*", b"//", b"http://x"),
]
JUNK = [
    *(b"\xff", b"\xff\xfe\xfd", b"\xc3\x28", b"\xed\xa0\x80", b"\xf0\x9f\x8c", b"%ff", b"%c3%28"),
    *(b"%00", b"%", b"%zz", b"%%", b"%2", b"\x00", b"\x7f", b"%ed%a0%80", b"\xc3\xa9", b"%e2%80"),
    *(b"..", b"%2e%2e/", b"/" * 300, b"a" * 5000, b"%41" * 3000, b"?", b"#", b"?a=%ff&b=\xff"),
    *(b"&" * 2000, b"=" * 500, b";", b"{}", b"\\", b"'\"<>", b"%0d%0aX:y", b"[", b"1e999", b"-1"),
    *(b"9" * 400, b"\xd9\xa1", b"%D9%A1", b"NaN", b"0x10", b" ", b"\t"),
]
METHODS = [
    *(b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"PATCH", b"OPTIONS", b"TRACE", b"CONNECT"),
    *(b"BREW", b"get", b"M-SEARCH", b"PROPFIND", b"", b"\xff", b"G\x00T", b"PRI", b"X" * 300),
]
HEADERS = [
    *(b"Content-Length: -1", b"Content-Length: 99999999999999999999", b"Content-Length: x"),
    *(b"Content-Length: 5\r\nContent-Length: 6", b"Transfer-Encoding: chunked, identity"),
    *(b"Transfer-Encoding: gzip", b"Content-Type: \xff", b"Content-Type: multipart/form-data"),
    *(b"Content-Type: application/x-msgpack", b"Content-Type: application/json; charset=utf-16"),
    *(b"Content-Type: application/x-www-form-urlencoded", b"Content-Encoding: gzip"),
    *(b"Authorization: \xff\xfe", b"Authorization: Bearer \xf0\x9f\x8c", b"Authorization: Bearer"),
    *(b"Idempotency-Key: \xff", b"Idempotency-Key: " + b"x" * 5000, b"Origin: \xff", b"Host: \xff"),
    *(
        b"Origin: http://[",
        b"Accept-Encoding: \xff;q=\xff",
        b"If-None-Match: \xff",
        b"Accept: \xff",
    ),
    *(b"Cookie: \xff=\xfe", b"Cookie: =;=;;", b"Expect: 100-continue", b"Upgrade: h2c"),
    *(b"Connection: upgrade\r\nUpgrade: websocket", b"X-Forwarded-For: \xff", b"Range: bytes=0-"),
    *(b"X-Forwarded-Proto: \xff", b": no name", b"no colon", b" folded", b"X\x00: y", b"X: \x00"),
    *(b"X: y\rZ: w", b"Content-Type: application/json", b"Content-Type: text/plain"),
]
BODIES = [
    *(b"", b"{", b"}", b"[]", b"null", b'"', b"{}", b"\xff\xfe", b'{"name":"\xff"}', b"\x00" * 50),
    *(
        b'{"name":"\\u0000"}',
        b'{"name":"\\ud800"}',
        b'{"text":"\\udfff\\ud800"}',
        b"\xef\xbb\xbf{}",
    ),
    *(b'{"game":"queens-garden","seats":[{"kind":"me","name":"\\u0000"},{"kind":"me"}]}',),
    *(b'{"game":"queens-garden","seats":[{"kind":"me","name":"\\ud800"},{"kind":"me"}]}',),
    *(b'{"game":"\\u0000","seats":[]}', b'{"turn":1e400}', b'{"turn":' + b"9" * 5000 + b"}"),
    *(
        b'{"turn":0,"text":"\\u0000"}',
        b'{"turn":0,"data":{"\\ud800":1}}',
        b'{"turn":0,"path":[-1]}',
    ),
    *(b'{"a":' * 5000, b"[" * 30000, b'{"name":"' + b"x" * 60000 + b'"}', b"x" * 70000),
    *(b'{"turn":NaN}', b'{"level":"\\u0000"}', b'{"seat":-1,"level":"\xff"}', b'{"invite":"\xff"}'),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--rate", "100000", "--origin", "https://friend.example")
    with running(tmp_path_factory.mktemp("malformed"), None, *options) as found:
        yield found


@pytest.fixture(autouse=True)
def _leaves_no_trace(server: Server) -> Iterator[None]:
    """Each test answers for the traces that it leaves itself."""
    before = len(server.faults())
    yield
    assert server.is_up()
    assert server.faults()[before:] == []


@pytest.fixture
def table(server: Server) -> bytes:
    """The name of a table, with a token of its first seat behind a space."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    with server.client() as client:
        made = client.post("/api/tables", json={"game": "queens-garden", "seats": seats}).json()
    return f"{made['table']} {made['seats'][0]['token']}".encode()


def malformed(random: random.Random, table: bytes) -> bytes:
    """A request with something wrong, or several things."""
    name, token = table.split(b" ")
    path = random.choice(PATHS).replace(b"TABLE", name)
    method = random.choice((b"GET", b"POST"))
    headers = [b"Host: x", b"Connection: close", b"X-Forwarded-For: " + address().encode()]
    if random.random() < 0.5:
        headers.append(b"Authorization: Bearer " + token)
    body = b""
    for fault in random.sample(
        ("path", "method", "header", "body", "length"), random.choice((1, 2))
    ):
        if fault == "path":
            path += random.choice(JUNK)
        elif fault == "method":
            method = random.choice(METHODS)
        elif fault == "header":
            headers.append(random.choice(HEADERS))
        elif fault == "body":
            method, body = b"POST", random.choice(BODIES)
        else:
            headers.append(b"Content-Length: %d" % random.choice((1, 7, 100_000)))
    if body:
        headers.append(b"Content-Length: %d" % len(body))
    return method + b" " + path + b" HTTP/1.1\r\n" + b"\r\n".join(headers) + b"\r\n\r\n" + body


def is_complete(request: bytes) -> bool:
    """Whether no more than this is announced."""
    head, _, body = request.partition(b"\r\n\r\n")
    lengths = re.findall(rb"Content-Length: ?(.*)", head)
    announced = any(name in head for name in (b"Expect", b"Transfer-Encoding"))
    return not announced and (not lengths or lengths == [b"%d" % len(body)])


def test_hundreds_of_malformed_requests_are_the_senders_fault(server: Server, table: bytes) -> None:
    chance = random.Random(SEED)
    seen: Counter[int | None] = Counter()
    for _ in range(ROUNDS):
        request = malformed(chance, table)
        with dial(server.port, "127.0.0.1") as connection:
            with contextlib.suppress(ConnectionError):
                connection.sendall(request)
                if not is_complete(request):
                    # What was announced may not come, and would be waited for.
                    connection.shutdown(socket.SHUT_WR)
            answer = one_answer(connection)
        seen[status(answer)] += 1
        assert (status(answer) or 400) < 500, (request[:300], answer)
    assert seen[400] > 100 and seen[404] > 20 and seen[None] < 100, seen


@pytest.mark.parametrize(
    "path",
    [
        *(
            b"/assets/%00",
            b"/assets/\x00",
            b"/assets/%ff",
            b"/assets/\xff",
            b"/assets/%2e%2e/app.py",
        ),
        *(b"/api/tables/%ff", b"/api/tables/%00", b"/api/tables?state=%ff", b"/api/tables?\xff=1"),
        *(b"/api/tables?state=\xff", b"/%", b"/api/%zz", b"/%ff", b"/\xff", b"/" + b"x" * 9000),
    ],
)
def test_bytes_that_are_no_text_in_a_path_are_a_bad_request(server: Server, path: bytes) -> None:
    answer = ask(server.port, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n", OTHER)
    assert status(answer) in (400, 404), answer


def test_bytes_that_are_no_text_in_a_body_are_a_bad_request(server: Server, table: bytes) -> None:
    name, token = table.split(b" ")
    head = (
        b"POST /api/tables/%s/chat HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
        b"Idempotency-Key: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    )
    for body in (
        b'{"text":"\xff"}',
        b'{"text":"\\ud800"}',
        b"\xff\xff",
        b'{"\xff":"x","text":"x"}',
    ):
        key = secrets.token_urlsafe(24).encode()
        answer = ask(server.port, head % (name, token, key, len(body)) + body, OTHER)
        assert status(answer) == 400, (body, answer)


def test_who_leaves_in_the_middle_of_a_request_leaves_no_trace(server: Server) -> None:
    for sent in (
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 500\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/games HTTP/1.1\r\n\r\n" * 10,
        b"GET /api/ga",
    ):
        for _ in range(5):
            with dial(server.port, OTHER) as connection:
                connection.sendall(sent)
