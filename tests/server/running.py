"""A real server for tests: ``quinta serve`` in a process of its own, on a free port of loopback."""

from __future__ import annotations

import itertools
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from server.ports import free_port
from waiting import PATIENCE

Data = dict[str, Any]

_addresses = itertools.count(1)


def address() -> str:
    """An address from which nobody has come yet, so that no limit was used up."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Server:
    """A running server that takes this machine for its proxy."""

    def __init__(self, folder: Path, database: str | None = None, *options: str) -> None:
        self.folder = folder
        self.database = database or str(folder / "quinta.db")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._command = [sys.executable, "-m", "quinta", "serve", "--host", "127.0.0.1"]
        self._command += ["--port", str(self.port), "--database", self.database]
        self._command += ["--proxy", "127.0.0.1", *options]
        self.start()

    def start(self) -> None:
        """Start it, or after a stop start it again at the same address."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=subprocess.STDOUT, env={**os.environ}
            )
        self._await_health()

    def _await_health(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.process.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def is_up(self) -> bool:
        """Whether it still runs and answers."""
        return (
            self.process.poll() is None
            and httpx.get(f"{self.url}/api/health", timeout=PATIENCE).status_code == 200
        )

    def faults(self) -> list[str]:
        """The lines of its log that tell of something that must not happen."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"trace"' in line or "Traceback" in line]

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def client(self) -> httpx.Client:
        """Somebody who talks to it from an address of their own."""
        return httpx.Client(
            base_url=self.url, timeout=PATIENCE, headers={"X-Forwarded-For": address()}
        )

    def live(self, table: str, **options: Any) -> AbstractContextManager[ClientConnection]:
        """A WebSocket of a table, before its hello."""
        connection: AbstractContextManager[ClientConnection] = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers={"X-Forwarded-For": address()},
            compression=None,
            max_size=None,
            close_timeout=2,
            **options,
        )
        return connection

    @contextmanager
    def watch(self, table: str, since: int = 0, *tokens: str) -> Iterator[ClientConnection]:
        """A WebSocket of a table, after its hello."""
        with self.live(table) as connection:
            connection.send(json.dumps(hello(since, *tokens)))
            yield connection


@contextmanager
def running(folder: Path, database: str | None = None, *options: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder, database, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def hello(since: int = 0, *tokens: str) -> Data:
    """The first message of a viewer."""
    return {"type": "hello", "since": since, "tokens": list(tokens), "mute": []}


def bearer(token: str) -> dict[str, str]:
    """The headers of somebody who has a seat, with a new key."""
    return {"Authorization": f"Bearer {token}", "Idempotency-Key": secrets.token_urlsafe(24)}
