"""How many connections there may be; uvicorn with that bound."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quinta.server.connections import Connection, HttpConnection, WebSocketConnection
from quinta.server.errors import Refusal
from quinta.server.limits import CONNECTION_COST, Buckets, network
from quinta.server.settings import Limits


class Gate:
    """The count of open connections, in all and for each visitor."""

    def __init__(
        self, limits: Limits, addresses: Buckets, most: int, proxies: Iterable[str] = ()
    ) -> None:
        self.limits = limits
        self._addresses = addresses
        self._most = most
        self._proxies = ProxyHeadersMiddleware(_nothing, list(proxies)).trusted_hosts
        self._total = 0
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._total

    def enter(self, address: str) -> int:
        """Admit a connection, or return the status to refuse it with."""
        if self._total >= self._most:
            return 503
        if address not in self._proxies:
            visitor = network(address)
            if self._open[visitor] >= self.limits.connections_per_address:
                return 429
            try:
                self._addresses.take(visitor, CONNECTION_COST)
            except Refusal:
                return 429
            self._open[visitor] += 1
        self._total += 1
        return 0

    def leave(self, address: str) -> None:
        """Count a connection that was admitted as ended."""
        self._total -= 1
        if address not in self._proxies:
            visitor = network(address)
            self._open[visitor] -= 1
            if self._open[visitor] <= 0:
                del self._open[visitor]


class Config(uvicorn.Config):
    """uvicorn's settings, with a gate that all connections pass."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **options)
        self.gate = gate


class Server(uvicorn.Server):
    """A server that closes connections which take too long."""

    async def on_tick(self, counter: int) -> bool:
        """Check all connections every second; called ten times a second."""
        if counter % 10 == 0:
            now = time.monotonic()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Connection):
                    connection.look(now)
        return await super().on_tick(counter)


async def _nothing(*_: object) -> None:
    """Do nothing: only the middleware's list of proxies is used."""
