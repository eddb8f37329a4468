"""The client when the server hangs up on it, or asks it to wait."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile

import httpx
import pytest

from quinta.client import Client, ServiceError

ANSWER = b'{"status": "ok", "version": "1", "database": "sqlite", "engine": "plain"}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
WAIT = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: %d\r\nContent-Length: 0\r\n\r\n"


def requests(connection: socket.socket) -> Iterator[bytes]:
    """The heads of the requests on a connection, each after its body has come."""
    with connection.makefile("rb") as stream:
        while head := b"".join(takewhile(b"\r\n".__ne__, stream)).lower():
            length = re.search(rb"^content-length: (\d+)", head, re.MULTILINE)
            stream.read(int(length[1]) if length else 0)
            yield head


@contextmanager
def server(*answered: int, waits: Sequence[int] = ()) -> Iterator[tuple[str, list[bytes]]]:
    """A server that answers so many requests on each connection, then hangs up on the next one.

    Its first answers are that one has to wait so many seconds.
    """
    seen: list[bytes] = []
    refusals = [WAIT % seconds for seconds in reversed(waits)]
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        for count in answered:
            connection, _ = listener.accept()
            with connection:
                for number, request in enumerate(requests(connection)):
                    seen.append(request)
                    if number == count:
                        break
                    answer = HEAD % len(ANSWER) + ANSWER
                    connection.sendall(refusals.pop() if refusals else answer)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    host, port = listener.getsockname()
    try:
        yield f"http://{host}:{port}", seen
    finally:
        listener.close()


def test_request_on_a_connection_that_the_server_closes_is_sent_again() -> None:
    with server(1, 1) as (address, seen), Client(address) as client:
        assert client.health().status == "ok"
        assert client.health().status == "ok"
    assert len(seen) == 3


def test_repeated_request_has_the_key_of_the_first() -> None:
    with server(1, 1) as (address, seen), Client(address) as client:
        client.health()
        client.post("/tables", {})
    keys = [re.findall(rb"^idempotency-key: (\S+)", head, re.MULTILINE) for head in seen]
    assert len(keys[1]) == 1
    assert keys == [[], keys[1], keys[1]]


def test_server_that_always_hangs_up_is_given_up() -> None:
    with (
        server(0, 0) as (address, seen),
        Client(address) as client,
        pytest.raises(httpx.RemoteProtocolError),
    ):
        client.health()
    assert len(seen) == 2


def test_too_many_requests_are_sent_again_when_the_server_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    with server(5, waits=(1, 3)) as (address, seen), Client(address) as client:
        assert client.health().status == "ok"
    assert slept == [1, 3]
    assert len(seen) == 3


def test_patience_of_the_client_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    with (
        server(5, waits=(4, 4, 4)) as (address, seen),
        Client(address) as client,
        pytest.raises(ServiceError) as refused,
    ):
        client.health()
    assert refused.value.status == 429
    assert slept == [4, 4]
    assert len(seen) == 3
