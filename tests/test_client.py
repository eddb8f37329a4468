"""The client when the server hangs up on it."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile

import httpx
import pytest

from quinta.client import Client

ANSWER = b'{"status": "ok", "version": "1", "database": "sqlite", "engine": "plain"}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"


def requests(connection: socket.socket) -> Iterator[bytes]:
    """The heads of the requests on a connection, each after its body has come."""
    with connection.makefile("rb") as stream:
        while head := b"".join(takewhile(b"\r\n".__ne__, stream)).lower():
            length = re.search(rb"^content-length: (\d+)", head, re.MULTILINE)
            stream.read(int(length[1]) if length else 0)
            yield head


@contextmanager
def server(*answered: int) -> Iterator[tuple[str, list[bytes]]]:
    """A server that answers so many requests on each connection, then hangs up on the next one."""
    seen: list[bytes] = []
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        for count in answered:
            connection, _ = listener.accept()
            with connection:
                for number, request in enumerate(requests(connection)):
                    seen.append(request)
                    if number == count:
                        break
                    connection.sendall(HEAD % len(ANSWER) + ANSWER)

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
