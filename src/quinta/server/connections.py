"""Connections: how large a request's head may be, how long each part of a request may take.

uvicorn's protocols have no such limits of their own. This code runs for every request, so it only
counts bytes; timeouts are checked for all connections once a second.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from quinta.protocol import Error

if TYPE_CHECKING:
    from quinta.server.gate import Config

_NEVER: Final = float("inf")
_PIPELINED: Final = 16
"""The number of requests that may wait on one connection for the answer to an earlier one."""
_OVERHEAD: Final = 8
"""How much larger than its content a request's body may be, chunk sizes included."""
_CHUNKS: Final = 200
"""The number of chunks of a request's body; each costs as much as a kilobyte."""
_FRAMES_A_SECOND: Final = 20.0
_FRAMES_AT_ONCE: Final = 200.0
"""The rate of frames of all kinds; messages have a lower one where they are read."""
_PIECE: Final = 2048
"""The number of bytes to parse at once: they can be hundreds of frames."""
_CONTINUE: Final = STATUS_LINE[100]
_MAPPED: Final = "::ffff:"
_FRAMES: Final = "quinta.frames"
"""The extension of ASGI by which an application writes frames to a WebSocket."""


def frame_writer(scope: Mapping[str, Any]) -> Callable[[bytes], int]:
    """Return what writes whole frames to a WebSocket and tells how many bytes wait to be sent.

    ASGI has messages only: each would be framed again for every viewer and sent by a task of its
    own.
    """
    write: Callable[[bytes], int] = scope["extensions"][_FRAMES]["write"]
    return write


class Connection(asyncio.Protocol):
    """A connection that is closed if the other side does not read."""

    transport: asyncio.Transport

    def __init__(self, config: Config, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)  # type: ignore[call-arg]
        self._gate = config.gate
        self._limits = config.gate.limits
        self._unread_due = _NEVER

    def pause_writing(self) -> None:
        """Note that the other side reads too slowly."""
        self._unread_due = time.monotonic() + self._limits.send_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the other side has caught up."""
        self._unread_due = _NEVER
        super().resume_writing()

    def look(self, now: float) -> None:
        """Close the connection if something takes too long."""
        if self.transport.is_closing() and self._unread_due == _NEVER:
            self._unread_due = now + self._limits.send_seconds
        if now > self._unread_due:
            self.transport.abort()


class _Answers:
    """The transport of a connection's answers: a head waits for its body and is sent with it.

    Each write is a system call and wakes the client.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self.is_closing = transport.is_closing
        self._transport = transport
        self._waiting = b""

    def write(self, data: bytes) -> None:
        if self._waiting or data.startswith(_CONTINUE):
            self._transport.write(self._waiting + data)
            self._waiting = b""
        else:
            self._waiting = data

    def flush(self) -> None:
        if self._waiting:
            self._transport.write(self._waiting)
            self._waiting = b""

    def close(self) -> None:
        self.flush()
        self._transport.close()


class HttpConnection(Connection, HttpToolsProtocol):
    """A connection with HTTP requests, each of bounded size and time."""

    def __init__(self, config: Config, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        self._address: str | None = None
        # Where in a request the connection is: in its head, its body, or between two.
        self._in_head = True
        self._in_body = False
        self._due = time.monotonic() + self._limits.head_seconds
        self._received = 0
        self._chunks = 0
        self._refusal = 400
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or refuse it."""
        super().connection_made(transport)
        self._answers = _Answers(transport)
        self.client = _plain(self.client)
        address = self.client[0] if self.client else ""
        if status := self._gate.enter(address):
            self._refuse(status)
        else:
            self._address = address

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as ended."""
        if self._address is not None:
            self._gate.leave(self._address)
            self._address = None
        if self._answering is not None:
            # uvicorn tells only the last of several requests that the client is gone.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what was received, unless it is too much."""
        self._unset_keepalive_if_required()
        if not self._in_head and not self._in_body:
            self._begin_head()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return
        if self._in_head and self._received > self._limits.head:
            self._refuse(431)
        elif self._in_body and self._received > self._limits.body * _OVERHEAD:
            self._refuse(413)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, which counts it as ended later."""
        super().handle_websocket_upgrade()
        websocket = self.transport.get_protocol()
        assert isinstance(websocket, WebSocketConnection)
        websocket.address, self._address = self._address, None

    def on_message_begin(self) -> None:
        """Start to count the bytes of a request."""
        if not self._in_head:
            self._begin_head()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header, unless there are too many or it follows the body."""
        if self._in_body:
            return
        if len(self.headers) >= self._limits.headers:
            self._refusal = 431
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Pass the request on, unless its head is too large."""
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        if size > self._limits.head:
            self._refusal = 431
            raise ValueError("too large a head")
        if len(self.pipeline) >= _PIPELINED:
            self._refusal = 429
            raise ValueError("too many requests at once")
        self._in_head, self._in_body = False, True
        self._due = time.monotonic() + self._limits.body_seconds
        self._received = self._chunks = 0
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """Count a chunk of the body."""
        self._chunks += 1
        if self._chunks > _CHUNKS:
            self._refusal = 413
            raise ValueError("too many chunks")

    def on_message_complete(self) -> None:
        """Wait for the next request."""
        self._in_body = False
        self._due = _NEVER
        super().on_message_complete()

    def look(self, now: float) -> None:
        """Close the connection if something takes too long."""
        super().look(now)
        if now <= self._due or self.transport.is_closing():
            return
        if self._in_head and self._is_answering():
            # An earlier request is being answered, so this one has no deadline yet.
            self._due = now + self._limits.head_seconds
        elif self._in_head and not self._received:
            self.transport.close()
        else:
            self._refuse(408)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        cycle.transport = self._answers  # type: ignore[assignment]
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """Send what is left of an answer, and go on to the next request."""
        self._answers.flush()
        super().on_response_complete()

    def _is_answering(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def _begin_head(self) -> None:
        self._in_head = True
        self._due = time.monotonic() + self._limits.head_seconds
        self._received = 0

    def _refuse(self, status: int) -> None:
        """Answer a malformed request, unless it was answered already, and close the connection."""
        begun = self._answering
        if (
            begun is None
            or not begun.response_started
            or (begun.response_complete and self._in_head)
        ):
            self.transport.write(_ANSWERS[status])
        self.transport.close()


class WebSocketConnection(Connection, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket; it was counted when it was made."""

    def __init__(self, config: Config, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        self.address: str | None = None
        self._frames_left = _FRAMES_AT_ONCE
        self._counted = time.monotonic()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over."""
        super().connection_made(transport)
        self.client = _plain(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as ended."""
        if self.address is not None:
            self._gate.leave(self.address)
            self.address = None
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Run the application, which may write frames itself."""
        self.scope["extensions"][_FRAMES] = {"write": self._write_frame}
        await super().run_asgi()

    def _write_frame(self, frame: bytes) -> int:
        """Send a whole frame, if the connection is open; return how many bytes are not sent yet."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)
        return self.transport.get_write_buffer_size()

    def data_received(self, data: bytes) -> None:
        """Parse what was received; at first that is the whole head of the request."""
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])
        if not self.handshake_initiated and not self.transport.is_closing():
            # The request cannot be upgraded to a WebSocket.
            self.handshake_complete = True
            self.transport.write(_ANSWERS[400])
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close the connection on anything that is no WebSocket."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, unless its text is not UTF-8."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_events(self) -> None:
        """Handle frames of all kinds, up to a rate."""
        now = time.monotonic()
        earned = (now - self._counted) * _FRAMES_A_SECOND
        self._frames_left = min(_FRAMES_AT_ONCE, self._frames_left + earned) - len(self.conn.events)
        self._counted = now
        if self._frames_left < 0.0:
            self.transport.abort()
        else:
            super().handle_events()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return a client's address; an IPv4 address mapped to IPv6 as IPv4."""
    if client is not None and client[0].startswith(_MAPPED):
        return client[0].removeprefix(_MAPPED), client[1]
    return client


def _answer(status: int, code: str, detail: str, *headers: str) -> bytes:
    body = msgspec.json.encode(Error(code, detail))
    lines = [
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
        *headers,
    ]
    return STATUS_LINE[status] + "\r\n".join(lines).encode() + b"\r\n\r\n" + body


_ANSWERS: Final = {
    400: _answer(400, "bad-request", "This is no HTTP request."),
    408: _answer(408, "bad-request", "The request took too long to arrive."),
    413: _answer(413, "too-large", "The body of the request is too large."),
    429: _answer(429, "too-many-requests", "Too many connections.", "retry-after: 5"),
    431: _answer(431, "too-large", "The head of the request is too large."),
    503: _answer(503, "busy", "Too many connections.", "retry-after: 5"),
}
