"""Bytes to and from a server, without a client that would keep to the rules."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from quinta.server.gate import Config, Gate, Server
from quinta.server.limits import Buckets
from quinta.server.settings import Limits
from waiting import PATIENCE

STRANGER = "127.0.0.2"
"""An address that no server takes for its proxy."""
OTHER = "127.0.0.3"
GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


def dial(port: int, source: str = STRANGER) -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


def one_answer(connection: socket.socket) -> bytes:
    """The next answer, or what comes of it before the other side hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            found += part
            head, end, body = found.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
            if end and len(body) >= int(length[1] if length else b"0"):
                break
    return found


def status(answer: bytes) -> int | None:
    """The status of an answer, if it is one."""
    found = re.match(rb"HTTP/1.1 (\d{3}) ", answer)
    return int(found[1]) if found else None


def ask(port: int, request: bytes = GET, source: str = STRANGER) -> bytes:
    """The answer to what is sent over a connection of its own."""
    with dial(port, source) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(request)
        return one_answer(connection)


async def reading(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads a request, then tells its size; a WebSocket it only accepts."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    headers = [(b"content-length", b"%d" % len(str(size)))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": str(size).encode()})


@contextmanager
def gated(limits: Limits, most: int = 1000, app: Any = reading) -> Iterator[tuple[int, Gate]]:
    """What ``quinta serve`` listens with, in this process, with other limits: its port and gate."""
    gate = Gate(limits, Buckets(limits.rate), most)
    config = Config(app, gate, lifespan="off", log_config=None, timeout_graceful_shutdown=1)
    server = Server(config)
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as listening:
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield listening.getsockname()[1], gate
        finally:
            server.should_exit = True
            thread.join()
