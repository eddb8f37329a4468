"""The settings of ``quinta serve``: where to listen, where to store, how much to allow."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


def _usual_thinkers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Limits:
    """The limits on clients."""

    rate: float = 50.0
    """Requests a second of one address in the long run; four seconds' worth at once.

    Some routes cost more than one, files of the page less (``limits.COSTS``).
    """
    seat_rate: float = 50.0
    """Requests a second of one seat, from all addresses."""
    open_rate: float = 5.0
    """Tables a second that one address may open."""
    connections: int = 16_000
    """Connections in all, if the system allows so many."""
    connections_per_address: int = 200
    head: int = 16 * 1024
    """Bytes in the head of a request: its path and its headers."""
    headers: int = 64
    """Headers of a request."""
    head_seconds: float = 10.0
    """Seconds for the head of a request, from its first byte or from the connection on."""
    body: int = 64 * 1024
    """Bytes in the body of a request."""
    body_seconds: float = 20.0
    """Seconds for the body of a request."""
    idle_seconds: int = 5
    """Seconds that a connection may wait for its next request."""
    send_seconds: float = 30.0
    """Seconds that a client may leave its answer unread."""
    message: int = 8 * 1024
    """Bytes in a message on a WebSocket."""
    sockets: int = 5000
    """WebSockets in all."""
    sockets_per_address: int = 100
    hello_seconds: float = 10.0
    """Seconds before a WebSocket has to say hello."""
    unread: int = 256 * 1024
    """Bytes that a viewer may leave unread before being dropped; the welcome does not count."""
    tables: int = 200_000
    """Tables in the database."""
    tables_per_address: int = 500
    """Unfinished tables that one address opened."""
    listed_per_address: int = 3
    """Tables of one address in the list of waiting ones."""
    acts: int = 100
    """How often one seat may rename itself, take back turns or propose something at a table."""
    chat_rate: float = 2.0
    """Chat messages a second of one seat."""
    chat_kept: int = 500
    """Chat messages of a table that are kept, the newest."""
    grace_seconds: float = 60.0
    """Seconds that a player must be away before a bot may play for them; more with a slow clock."""
    waiting_seconds: float = 2 * 86400.0
    """Seconds that a table is kept that waits for players, or where nothing has happened."""
    abandoned_seconds: float = 90 * 86400.0
    """Seconds that a game is kept in which nobody plays on."""
    finished_seconds: float | None = None
    """Seconds that a finished game is kept; None for as long as there is room."""
    hint_seconds: float = 20.0
    """Seconds for a hint, the time in the queue included."""
    hints: int = 16
    """Hints that may be computed or wait at one time."""
    hints_waiting: int = 2
    """Hints that may wait for one address, besides those being computed."""
    judge_seconds: float = 30.0
    """Seconds for judging a position, the time in the queue included."""
    judgements: int = 64
    """Positions that may be judged or wait for it at one time."""
    judgements_waiting: int = 8
    """Positions that may wait for one address, besides the one that is judged."""
    judgement_bytes: int = 4 * 1024 * 1024
    """Bytes of cached judgements."""
    thoughts: int = 32
    """Turns of bots that may wait for one address: of cheap levels, of others, of bots alone."""
    history_bytes: int = 32 * 1024 * 1024
    """Bytes of cached replays, records and the like."""
    cached: int = 2000
    """Tables in memory that nobody watches."""
    pushes_per_seat: int = 4
    """Push endpoints of one seat."""
    pushes_per_address: int = 1000
    """Push endpoints of all seats that one address has named."""
    handover_seconds: float = 600.0
    """Seconds that games on their way to another browser are kept."""
    handovers: int = 500
    """Bundles of games on their way, of all addresses."""
    handovers_per_address: int = 3
    cached_seconds: float = 60.0
    """Seconds that a table that nobody watches stays in memory."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    thinkers: int = field(default_factory=_usual_thinkers)
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, whose pages may use it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose forwarding headers are trusted."""
    push_services: tuple[str, ...] = ()
    """Origins of push services besides the known ones; they may be anywhere."""
    contact: str | None = None
    """An address at which push services can reach the operator, mailto: or https:."""
    limits: Limits = field(default_factory=Limits)

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at the same time."""
        return self.database.startswith(("postgresql:", "postgres:"))
