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
    """Requests a second that one address may send for long; four seconds' worth at once.

    Some routes cost more than one, files of the page less (``limits.COSTS``).
    """
    seat_rate: float = 50.0
    """Requests a second that one seat may send, from whatever addresses."""
    open_rate: float = 5.0
    """Tables a second that one address may open."""
    connections: int = 16_000
    """Connections in all, if the system lets the process have so many."""
    connections_per_address: int = 200
    head: int = 16 * 1024
    """Bytes in the head of a request: its address and its headers."""
    headers: int = 64
    """Headers of a request."""
    head_seconds: float = 10.0
    """How long the head of a request may take, from its first byte or from the connection on."""
    body: int = 64 * 1024
    """Bytes in the body of a request."""
    body_seconds: float = 20.0
    """How long the body of a request may take."""
    idle_seconds: int = 5
    """How long a connection may wait for its next request."""
    send_seconds: float = 30.0
    """How long a client may leave unread what it was sent."""
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
    tables_per_address: int = 500
    """Tables that one address opened and that are not over."""
    listed_per_address: int = 3
    """Waiting tables of one address in the list of all that wait."""
    acts: int = 100
    """How often one seat may rename itself, take back turns or propose something at a table."""
    chat_rate: float = 2.0
    """Things a second that one seat may say."""
    chat_kept: int = 500
    """How much of what is said at a table is kept, the newest."""
    grace_seconds: float = 60.0
    """How long a player must be away before a bot may play for them; longer with a slow clock."""
    waiting_seconds: float = 2 * 86400.0
    """How long a table that waits for players, or where nothing has happened, is kept."""
    abandoned_seconds: float = 90 * 86400.0
    """How long a game is kept in which nobody plays on."""
    finished_seconds: float | None = None
    """How long a finished game is kept; None for as long as there is room."""
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
