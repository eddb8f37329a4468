"""What ``quinta serve`` was told: where to listen, where to store, how much to allow."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


def _usual_thinkers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Limits:
    """How much a client may ask for."""

    rate: float = 50.0
    """Requests a second that one address may send for long; four seconds' worth at once."""
    table_rate: float = 50.0
    """Requests a second that may change one table or make the server think about it."""
    open_rate: float = 5.0
    """Tables a second that one address may open."""
    body: int = 64 * 1024
    """Bytes in the body of a request."""
    message: int = 8 * 1024
    """Bytes in a message on a WebSocket."""
    sockets: int = 5000
    """WebSockets in all."""
    sockets_per_address: int = 100
    hello_seconds: float = 10.0
    """How long a WebSocket may stay silent before it says hello."""
    queue: int = 128
    """Messages that may wait for one viewer; who falls further behind is dropped."""
    queue_bytes: int = 1024 * 1024
    tables: int = 200_000
    """Tables in the database."""
    entries: int = 5000
    """Entries of one table; a long game has a few hundred."""
    hint_seconds: float = 20.0
    """How long a hint may take, waiting for a thinker included."""
    hints: int = 16
    """Hints that may be thought about or wait at one time."""
    hints_waiting: int = 2
    """Hints that may wait for one address, besides those that are thought about."""
    thoughts: int = 32
    """Turns of bots that may wait for one address: of cheap levels, of others, of bots alone."""
    history_bytes: int = 32 * 1024 * 1024
    """Bytes of replays, records and the like that are kept in case they are asked for again."""
    cached: int = 2000
    """Tables kept in memory that nobody watches."""
    cached_seconds: float = 60.0
    """How long a table that nobody watches is kept in memory."""


@dataclass(frozen=True)
class Settings:
    """All that a server needs to know."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    thinkers: int = field(default_factory=_usual_thinkers)
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, whose pages may use it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say whom they forward for."""
    limits: Limits = field(default_factory=Limits)

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at the same time."""
        return self.database.startswith(("postgresql:", "postgres:"))
