"""Around the application: who may come in, how often, what is logged, which headers go out."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from quinta.server.errors import Refusal
from quinta.server.limits import Buckets
from quinta.server.logs import log
from quinta.server.messages import Error
from quinta.server.security import origin_allowed

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_NO_STORE: Final = (b"cache-control", b"no-store")
_READING: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The application behind its door."""

    def __init__(self, app: ASGIApp, addresses: Buckets, origins: tuple[str, ...]) -> None:
        self._app = app
        self._addresses = addresses
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0
        is_api = scope["path"].startswith("/api/")

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *_HEADERS]
                if is_api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(_NO_STORE)
                message["headers"] = headers
            await send(message)

        try:
            self._check(scope, changes=scope["method"] not in _READING)
        except Refusal as refusal:
            await _refuse(sending, refusal)
        else:
            await self._app(scope, receive, sending)
        if is_api:
            taken = round((time.perf_counter() - begun) * 1000, 1)
            log(
                "request", method=scope["method"], path=scope["path"][:200], status=status, ms=taken
            )

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, changes=True)
        except Refusal as refusal:
            log("live-refused", path=scope["path"][:200], error=refusal.code)
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.detail})
            return
        log("live-opened", path=scope["path"][:200])
        await self._app(scope, receive, send)

    def _check(self, scope: Scope, changes: bool) -> None:
        client = scope.get("client")
        if scope["path"].startswith("/api/"):
            self._addresses.take(client[0] if client else "")
        if changes:
            headers = dict(scope["headers"])
            origin, host = headers.get(b"origin"), headers.get(b"host")
            if not origin_allowed(_text(origin), _text(host), self._origins):
                raise Refusal("forbidden", "Pages of this origin may not use the server.")


def _text(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


async def _refuse(send: Send, refusal: Refusal) -> None:
    headers = [(b"content-type", b"application/json")]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    body = msgspec.json.encode(Error(refusal.code, refusal.detail))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
