"""A push service on loopback that notes what it is told."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass(frozen=True)
class Message:
    """A message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """The address of the service, its messages, and how it answers, by path."""

    origin: str
    messages: list[Message] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)

    def to(self, path: str) -> list[Message]:
        """The messages to one endpoint."""
        return [message for message in self.messages if message.path == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service for as long as it is needed."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            """Note a message."""
            body = self.rfile.read(int(self.headers.get("Content-Length") or "0"))
            service.messages.append(Message(self.path, dict(self.headers), body))
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
