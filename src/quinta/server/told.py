"""What happened, as it is told: encoded once, for whoever asked for it and for all who watch."""

from __future__ import annotations

import msgspec
from litestar.types import Receive, Scope, Send

from quinta.protocol import TableEvent


class Told:
    """An event, encoded.

    The event itself, with a whole position in it, need not wait in memory until it is stored.
    """

    __slots__ = ("body", "kind")

    def __init__(self, event: TableEvent) -> None:
        self.kind = type(event)
        self.body = msgspec.json.encode(event)


class Answer:
    """An answer that is encoded already, so that nothing is left to do but to send it."""

    __slots__ = ("_body", "_status")

    def __init__(self, body: bytes, status: int = 200) -> None:
        self._body = body
        self._status = status

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it, as an ASGI application does."""
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(self._body)),
        ]
        await send({"type": "http.response.start", "status": self._status, "headers": headers})
        await send({"type": "http.response.body", "body": self._body, "more_body": False})
