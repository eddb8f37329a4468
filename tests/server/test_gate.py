"""Connections: how many, how large, how long. Each test is an attack that once worked."""

from __future__ import annotations

import asyncio
import contextlib
import re
import resource
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop

from quinta.server.run import shared
from quinta.server.settings import Limits
from server.raw import GET, OTHER, STRANGER, ask, dial, gated, one_answer, rest, status
from server.running import Server, running
from waiting import until

UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, started where processes may open 1024 files."""
    with few_files(), running(tmp_path_factory.mktemp("gate")) as found:
        yield found
        assert not found.faults()


@contextmanager
def few_files() -> Iterator[None]:
    """Let this process have files for the attack, and what it starts meanwhile the usual 1024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2000:
        pytest.skip("THE ATTACK CANNOT BE TRIED: this system lets processes open few files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture
def many_files(server: Server) -> Iterator[None]:
    """Let this process open enough connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (2000, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def memory(server: Server) -> int:
    """Bytes that the server's process has in memory."""
    text = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    assert found
    return int(found[1]) * 1024


def flood(connection: socket.socket, piece: bytes, most: int) -> int:
    """Send the same again and again until the other side has had enough; the bytes it took."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < most:
            connection.sendall(piece)
            sent += len(piece)
    return sent


# --- how many --------------------------------------------------------------------------------


@pytest.mark.usefixtures("many_files")
def test_half_open_requests_of_one_address_keep_nobody_out(server: Server) -> None:
    with ExitStack() as stack:
        for _ in range(1100):
            connection = stack.enter_context(dial(server.port))
            with contextlib.suppress(ConnectionError):
                connection.sendall(HALF)
        assert status(ask(server.port, GET, OTHER)) == 200
        assert status(ask(server.port, GET, STRANGER)) in (429, None)
        with server.client() as client:
            assert client.get("/api/health").status_code == 200
    until(lambda: status(ask(server.port, GET, STRANGER)) == 200)


def test_connections_are_counted_exactly_also_when_they_become_websockets() -> None:
    with gated(Limits(connections_per_address=3)) as (port, gate):
        for _ in range(3):
            with ExitStack() as stack:
                live = [stack.enter_context(dial(port)) for _ in range(2)]
                for connection in live:
                    connection.sendall(UPGRADE)
                    assert status(one_answer(connection)) == 101
                idle = stack.enter_context(dial(port))
                until(lambda: len(gate) == 3)
                assert status(ask(port, GET)) in (429, None)
                assert len(gate) == 3
                assert status(ask(port, GET, OTHER)) == 200
                idle.close()
                until(lambda: len(gate) == 2)
                assert status(ask(port, GET)) == 200
            until(lambda: len(gate) == 0)


def test_a_request_for_a_websocket_that_is_none_leaves_nothing_behind() -> None:
    bad = [
        UPGRADE.replace(b"Version: 13", b"Version: 12"),
        UPGRADE.replace(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""),
        UPGRADE.replace(b"Host: x", b"Host: x\r\nX-Long: " + b"x" * 9000),
        UPGRADE.replace(b"Host: x", b"Host: x\r\nX-Odd: \xff\xfe"),
        UPGRADE.replace(b"GET", b"POST"),
        UPGRADE.replace(b"/live", b"/%ff/live"),
        UPGRADE.replace(b"/live", b"/\xff/live"),
    ]
    with gated(Limits()) as (port, gate):
        for request in bad:
            with dial(port) as connection:
                connection.sendall(request)
                answer = one_answer(connection)
                assert status(answer) in (101, *range(400, 500)), (request, answer)
        until(lambda: len(gate) == 0)


def test_whoever_leaves_at_once_is_counted_as_gone() -> None:
    at_once = struct.pack("ii", 1, 0)
    with gated(Limits()) as (port, gate):
        for request in (UPGRADE, GET, HALF, b"nonsense\r\n\r\n"):
            for _ in range(30):
                connection = dial(port)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
                connection.sendall(request)
                connection.close()
        until(lambda: len(gate) == 0)
        assert status(ask(port, GET)) == 200


def test_connections_are_bounded_in_all() -> None:
    with gated(Limits(), most=2) as (port, gate), dial(port), dial(port, OTHER):
        until(lambda: len(gate) == 2)
        answer = ask(port, GET, "127.0.0.4")
        assert status(answer) in (503, None)


def test_a_proxy_may_have_more_connections_than_a_visitor(tmp_path: Path) -> None:
    with running(tmp_path, None, "--connections", "5") as server, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(dial(server.port, "127.0.0.1"))
        assert status(ask(server.port, GET, "127.0.0.1")) == 200


def test_the_process_lets_itself_have_more_files_where_it_may() -> None:
    program = (
        "import resource; from quinta.server.run import allow_connections as allow;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, min(1500, hard)));"
        "print(allow(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0], allow(9000))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert done.stdout.split() == [b"1000", b"1200", b"1300"]


def test_connections_that_never_ask_for_anything_cost_something() -> None:
    with gated(Limits(rate=5.0)) as (port, _):
        answers = {status(ask(port, b"nonsense\r\n\r\n")) for _ in range(300)}
        assert answers & {429, None}
        assert status(ask(port, GET, OTHER)) == 200


# --- how large -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "piece",
    [b"X-Header: " + b"x" * 1000 + b"\r\n", b"x" * 65536, b"A:b\r\n" * 5000, b"\r\n" * 30000],
    ids=["many headers", "one header", "tiny headers", "empty lines"],
)
def test_a_head_without_end_is_cut_and_fills_no_memory(server: Server, piece: bytes) -> None:
    before = memory(server)
    with dial(server.port) as connection:
        connection.sendall(b"" if piece.startswith(b"\r\n") else HALF + b"X: ")
        sent = flood(connection, piece, 50_000_000)
        assert status(rest(connection)) in (431, None)
    assert sent < 20_000_000
    assert memory(server) - before < 5_000_000
    assert server.is_up()


def test_a_head_of_16_kb_and_64_headers_is_the_most() -> None:
    def asked(headers: int, size: int) -> int | None:
        lines = b"".join(b"X-%03d: %s\r\n" % (n, b"x" * (size // headers)) for n in range(headers))
        return status(ask(port, b"GET / HTTP/1.1\r\n" + lines + b"\r\n"))

    with gated(Limits()) as (port, _):
        assert asked(64, 10_000) == 200
        assert asked(65, 10_000) == 431
        assert asked(5, 16_000) == 200
        assert asked(5, 16_500) == 431
        assert status(ask(port, b"GET /" + b"x" * 17_000 + b" HTTP/1.1\r\n\r\n")) == 431


def test_a_body_without_end_and_headers_behind_it_are_cut(server: Server) -> None:
    before = memory(server)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for start, piece in [
        (head, b"1;" + b"x" * 1000 + b"\r\nx\r\n"),
        (head, b"1\r\nx\r\n" * 1000),
        (head + b"1\r\nx\r\n0\r\n", b"X-Trailer: " + b"x" * 1000 + b"\r\n"),
        (b"GET /nothing HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", b"x" * 65536),
    ]:
        with dial(server.port) as connection:
            connection.sendall(start)
            assert flood(connection, piece, 50_000_000) < 20_000_000
    assert memory(server) - before < 5_000_000


def test_what_comes_behind_an_answer_is_not_answered_too(server: Server) -> None:
    with dial(server.port) as connection:
        connection.sendall(b"GET /nothing HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n")
        flood(connection, b"x" * 65536, 20_000_000)
        assert rest(connection).count(b"HTTP/1.1") <= 1


def test_requests_that_wait_on_one_connection_are_bounded(server: Server) -> None:
    before = memory(server)
    with dial(server.port) as connection:
        flood(connection, GET * 5000, 10_000_000)
        rest(connection)
    assert memory(server) - before < 5_000_000
    assert status(ask(server.port, GET, OTHER)) == 200


# --- how long --------------------------------------------------------------------------------


def is_cut(connection: socket.socket) -> bool:
    """Send one more byte; whether the other side has had enough."""
    connection.settimeout(0.1)
    try:
        connection.sendall(b"x")
        connection.recv(65536)
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "begin",
    [b"GET / HTTP/1.1\r\nX: ", b"POST / HTTP/1.1\r\nContent-Length: 9999\r\n\r\n", GET + b"GET /"],
    ids=["head", "body", "second head"],
)
def test_what_trickles_in_is_cut(begin: bytes) -> None:
    with gated(Limits(head_seconds=1.0, body_seconds=1.0)) as (port, gate):
        with dial(port) as connection:
            if begin.startswith(GET):
                connection.sendall(GET)
                assert status(one_answer(connection)) == 200
                begin = begin.removeprefix(GET)
            connection.sendall(begin)
            until(lambda: is_cut(connection))
        until(lambda: len(gate) == 0)


@pytest.mark.parametrize("begin", [b"", b"GET / HT", GET, GET + b"\r\n"])
def test_a_connection_that_falls_silent_is_closed(begin: bytes) -> None:
    with gated(Limits(head_seconds=1.0)) as (port, _), dial(port) as connection:
        connection.sendall(begin)
        found = rest(connection)
        assert status(found) == {b"": None, b"GET / HT": 408}.get(begin, 200)


def test_a_slow_answer_is_waited_for() -> None:
    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(4)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    limits = Limits(head_seconds=1.0, body_seconds=1.0, send_seconds=1.0)
    with gated(limits, app=slow) as (port, _), dial(port) as connection:
        connection.sendall(GET + b"\r\nGET /next")
        assert status(one_answer(connection)) == 200


def test_who_does_not_read_is_cut() -> None:
    async def large(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 30_000_000})

    with gated(Limits(send_seconds=1.0), app=large) as (port, gate), dial(port) as connection:
        connection.sendall(GET)
        until(lambda: len(gate) == 1)
        until(lambda: len(gate) == 0)


# --- WebSockets ------------------------------------------------------------------------------


def frame(code: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of a WebSocket as clients send them."""
    return struct.pack("!BB4x", code | (128 if last else 0), 128 | len(data)) + data


@pytest.mark.parametrize(
    "piece",
    [
        frame(9, b"x" * 125),
        frame(0, b"", last=False),
        frame(10),
        frame(0) + frame(1, b"", last=False),
    ],
    ids=["pings", "empty parts", "pongs", "messages"],
)
def test_frames_without_end_are_cut(piece: bytes) -> None:
    with gated(Limits()) as (port, gate):
        with dial(port) as connection:
            connection.sendall(UPGRADE)
            assert status(one_answer(connection)) == 101
            connection.sendall(frame(1, b"x", last=False))
            assert flood(connection, piece * 1000, 50_000_000) < 20_000_000
        until(lambda: len(gate) == 0)


def test_frames_that_mean_nothing_are_refused_without_a_trace(server: Server) -> None:
    with server.client() as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "queens-garden", "seats": seats}).json()
    path = f"/api/tables/{table['table']}/live".encode()
    for data in (frame(1, b"\xff\xfe"), b"\xff" * 20, frame(3), frame(2, b"{}"), frame(8, b"\x00")):
        with dial(server.port) as connection:
            connection.sendall(UPGRADE.replace(b"/api/tables/x/live", path))
            assert status(one_answer(connection)) == 101
            connection.sendall(data)
            connection.recv(65536)
    assert server.is_up()
    assert not server.faults()


def test_one_round_of_the_loop_admits_many_connections() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=64)
    made = []

    class Counted(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            made.append(transport)

    async def admit() -> None:
        loop = asyncio.get_running_loop()
        servers = [await loop.create_server(Counted, sock=one) for one in shared(listening)]
        with contextlib.ExitStack() as stack:
            for _ in range(60):
                stack.enter_context(socket.create_connection(listening.getsockname()))
            for _ in range(10):
                await asyncio.sleep(0)
        for server in servers:
            server.close()

    uvloop.run(admit())
    assert len(made) == 60
