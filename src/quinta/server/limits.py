"""Limits on what one address, or one table, can make the server do."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from quinta.server.errors import Refusal
from quinta.server.settings import Limits

_BURST_SECONDS: Final = 4.0
_MOST: Final = 20_000


class Buckets:
    """A token bucket for each name: so many a second for long, four seconds' worth at once."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._burst = max(1.0, rate * _BURST_SECONDS)
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, name: str) -> None:
        """Take one from a bucket, or refuse."""
        now = time.monotonic()
        level, at = self._levels.get(name, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        if level < 1.0:
            wait = int((1.0 - level) / self._rate) + 1
            raise Refusal("too-many-requests", "Too many requests.", retry_after=wait)
        if name not in self._levels and len(self._levels) >= _MOST:
            self._forget(now)
        self._levels[name] = level - 1.0, now

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again by now."""
        full = self._burst / self._rate
        self._levels = {name: kept for name, kept in self._levels.items() if now - kept[1] < full}


class Sockets:
    """How many WebSockets are open, in all and for each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more may be opened."""
        if (
            self._open.total() >= self._limits.sockets
            or self._open[address] >= self._limits.sockets_per_address
        ):
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One was closed."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
