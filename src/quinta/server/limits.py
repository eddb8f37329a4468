"""Limits on what one address, or one table, can make the server do.

Costs count, not requests: every request has a cost, and some routes cost more. The counters
themselves are bounded, so that a flood of addresses does not fill the memory.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

from quinta.server.errors import Refusal
from quinta.server.settings import Limits

ASSET_COST: Final = 0.2
"""The cost of a file of the page: a whole class behind one address may load it at once."""
CONNECTION_COST: Final = 0.2
"""The cost of a connection, even without a request."""
REQUEST_COST: Final = 1.0
COSTS: Final = {
    "GET /api/games": 1.0,
    "GET /api/games/{game}/lessons": 1.0,
    "POST /api/games/{game}/lessons/{lesson}/consider": 2.0,
    "POST /api/games/{game}/lessons/{lesson}/turns": 2.0,
    "GET /api/games/{game}/puzzles": 1.0,
    "GET /api/games/{game}/puzzles/{puzzle}": 1.0,
    "POST /api/games/{game}/puzzles/{puzzle}/consider": 2.0,
    "POST /api/games/{game}/puzzles/{puzzle}/tries": 5.0,
    "GET /api/games/{game}/puzzles/{puzzle}/solution": 5.0,
    "POST /api/positions": 2.0,
    "POST /api/positions/new": 2.0,
    "POST /api/positions/consider": 2.0,
    "POST /api/positions/turns": 2.0,
    "POST /api/positions/judge": 10.0,
    "POST /api/records": 10.0,
    "GET /api/records/{record}/replay": 10.0,
    "GET /api/records/{record}/text": 2.0,
    "POST /api/records/{record}/review": 10.0,
    "GET /api/records/{record}/review": 2.0,
    "POST /api/tables/{table}/study": 10.0,
    "POST /api/tables": 5.0,
    "GET /api/tables": 5.0,
    "POST /api/tables/{table}/rematch": 5.0,
    "POST /api/tables/{table}/consider": 2.0,
    "POST /api/tables/{table}/hint": 5.0,
    "GET /api/tables/{table}/record": 10.0,
    "GET /api/tables/{table}/replay": 10.0,
    "GET /api/tables/{table}/breakdown": 2.0,
    "GET /api/tables/{table}/events": 5.0,
    "POST /api/tables/{table}/seats/{seat}/push": 4.0,
    "POST /api/handovers": 20.0,
    "POST /api/handovers/{name}/take": 20.0,
}
"""The additional cost of a request to a route, in requests."""

_BURST_SECONDS: Final = 4.0
_MOST: Final = 20_000
_LONGEST: Final = 64
"""The length of the longest address, with the name of an interface."""


def network(address: str) -> str:
    """Return what counts as one visitor: an IPv4 address, the /64 of an IPv6 address.

    Whoever has one IPv6 address has the 2**64 of its network.
    """
    return _network(address[:_LONGEST])


@lru_cache(maxsize=4096)
def _network(address: str) -> str:
    try:
        known = ip_address(address)
    except ValueError:
        return ""
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> 64 << 64)}/64"


def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the visitor that a request or a WebSocket is counted for."""
    return network(connection.client.host if connection.client else "")


class Buckets:
    """Token buckets by name: a rate for each second, with four seconds' worth at once.

    The least recently used bucket is dropped when there are too many. After four seconds it
    would have been full again anyway.
    """

    def __init__(self, rate: float, most: int = _MOST) -> None:
        self._rate = rate
        self._burst = max(1.0, rate * _BURST_SECONDS)
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, name: str, cost: float = 1.0) -> None:
        """Take a cost from a bucket, or refuse the request."""
        now = time.monotonic()
        # A cost above the bucket's size takes all of it.
        cost = min(cost, self._burst)
        level, at = self._levels.pop(name, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        if len(self._levels) >= self._most:
            self._levels.popitem(last=False)
        enough = level >= cost
        self._levels[name] = (level - cost if enough else level), now
        if not enough:
            wait = int((cost - level) / self._rate) + 1
            raise Refusal("too-many-requests", "Too many requests.", retry_after=wait)


class Sockets:
    """The count of open WebSockets, in all and for each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, and return whether it may be opened."""
        if (
            self._open.total() >= self._limits.sockets
            or self._open[address] >= self._limits.sockets_per_address
        ):
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one as closed."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
