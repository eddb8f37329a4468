"""The middleware around the application: origins, rates, logs and headers."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    BeforeRequestHookHandler,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)

from quinta.protocol import Error
from quinta.server.errors import Refusal
from quinta.server.limits import ASSET_COST, COSTS, REQUEST_COST, Buckets, network, visitor
from quinta.server.logs import log
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
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_OWN_PAGES: Final = (b"cross-origin-resource-policy", b"same-origin")
_OTHER_PAGES: Final = [
    (b"cross-origin-resource-policy", b"cross-origin"),
    (b"access-control-expose-headers", b"Retry-After"),
]
_PREFLIGHT: Final = [
    (b"access-control-allow-methods", b"GET, HEAD, POST, DELETE"),
    (b"access-control-allow-headers", b"Authorization, Content-Type, Idempotency-Key"),
    (b"access-control-max-age", b"7200"),
]
_BY_ORIGIN: Final = (b"vary", b"Origin")
_NO_STORE: Final = (b"cache-control", b"no-store")
_READING: Final = ("GET", "HEAD", "OPTIONS")

_Headers = list[tuple[bytes, bytes]]


class Guard:
    """The middleware around the application."""

    def __init__(self, app: ASGIApp, addresses: Buckets, origins: tuple[str, ...]) -> None:
        self._app = app
        self._addresses = addresses
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0
        is_api = scope["path"].startswith("/api")
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = list(message["headers"])
                if is_api and not any(name == b"cache-control" for name, _ in told):
                    told.append(_NO_STORE)
                message["headers"] = [*told, *_HEADERS, *self._for_other_pages(origin)]
            await send(message)

        try:
            self._take(scope)
            if scope["method"] not in _READING:
                self._check_origin(headers)
        except Refusal as refusal:
            await _refuse(sending, refusal)
        else:
            if self._is_preflight(scope["method"], headers):
                await _answer(sending, 204, _PREFLIGHT)
            else:
                await self._app(scope, receive, sending)
        if is_api:
            taken = round((time.perf_counter() - begun) * 1000, 1)
            log(
                "request", method=scope["method"], path=scope["path"][:200], status=status, ms=taken
            )

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            self._take(scope)
            self._check_origin(dict(scope["headers"]))
        except Refusal as refusal:
            log("live-refused", path=scope["path"][:200], error=refusal.code)
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.detail})
            return
        log("live-opened", path=scope["path"][:200])
        await self._app(scope, receive, send)

    def _take(self, scope: Scope) -> None:
        """Charge the visitor for a request, even to a path that does not exist."""
        client = scope.get("client")
        cost = ASSET_COST if scope["path"].startswith("/assets/") else REQUEST_COST
        self._addresses.take(network(client[0] if client else ""), cost)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        origin, host = headers.get(b"origin"), headers.get(b"host")
        if not origin_allowed(_text(origin), _text(host), self._origins):
            raise Refusal("forbidden", "Pages of this origin may not use the server.")

    def _is_named(self, origin: bytes | None) -> bool:
        return origin is not None and _text(origin) in self._origins

    def _is_preflight(self, method: str, headers: dict[bytes, bytes]) -> bool:
        """Return whether this is a browser's preflight request for a page of a named origin."""
        return (
            method == "OPTIONS"
            and b"access-control-request-method" in headers
            and self._is_named(headers.get(b"origin"))
        )

    def _for_other_pages(self, origin: bytes | None) -> _Headers:
        """Return the headers that let the page that asked read the answer."""
        if origin is not None and self._is_named(origin):
            return [(b"access-control-allow-origin", origin), _BY_ORIGIN, *_OTHER_PAGES]
        return [_OWN_PAGES, _BY_ORIGIN] if self._origins else [_OWN_PAGES]


def charging(addresses: Buckets) -> BeforeRequestHookHandler:
    """Return a guard that charges what a route costs besides the request itself."""

    async def charge(request: Request[Any, Any, Any]) -> None:
        cost = COSTS.get(f"{request.scope['method']} {request.scope['path_template']}")
        if cost is not None:
            addresses.take(visitor(request), cost)

    return charge


def _text(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


async def _refuse(send: Send, refusal: Refusal) -> None:
    headers = [(b"content-type", b"application/json")]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    await _answer(
        send, refusal.status, headers, msgspec.json.encode(Error(refusal.code, refusal.detail))
    )


async def _answer(send: Send, status: int, headers: _Headers, body: bytes = b"") -> None:
    if body:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
