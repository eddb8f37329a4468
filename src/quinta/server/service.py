"""The parts of a running server, and their beginning and end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar.connection import ASGIConnection
from sqlalchemy import Engine

from quinta.server.caretaker import Caretaker
from quinta.server.errors import Refusal
from quinta.server.history import History
from quinta.server.judgements import Judgements
from quinta.server.limits import Buckets, Sockets, visitor
from quinta.server.listener import Listener
from quinta.server.live import GOING_AWAY
from quinta.server.logs import log
from quinta.server.pushes import Pushes
from quinta.server.room import Room
from quinta.server.rooms import Rooms
from quinta.server.security import derived_secret
from quinta.server.settings import Settings
from quinta.server.store import Store
from quinta.server.store_processes import Processes
from quinta.server.thinkers import Thinkers
from quinta.server.timekeeper import Timekeeper

_COUNT_SECONDS: Final = 30.0
_PROBE_SECONDS: Final = 1.0
"""How long the result of a health check is valid."""
_HEALTH_TRY_SECONDS: Final = 3.0
MOST_EVENTS: Final = 100
"""The number of events that a client gets at a time."""
MOST_CHAT: Final = 50
"""The number of chat messages that a client gets at a time."""


class Service:
    """The parts of a running server, for the routes."""

    store: Store
    rooms: Rooms
    pushes: Pushes
    secret: bytes

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self.engine = engine
        self.thinkers = Thinkers(settings.thinkers, settings.limits)
        self.history = History(settings.limits.history_bytes)
        self.judgements = Judgements(self.thinkers, settings.limits)
        self.caretaker = Caretaker(self.thinkers)
        self.addresses = Buckets(settings.limits.rate)
        self.seats = Buckets(settings.limits.seat_rate)
        self.openings = Buckets(settings.limits.open_rate)
        self.sockets = Sockets(settings.limits)
        self.talk = Buckets(settings.limits.chat_rate)
        self.hints: set[str] = set()
        """The tables for which a hint is being computed."""
        self._counted = 0, float("-inf")
        self._probe: asyncio.Task[None] | None = None
        self._probed_at = float("-inf")

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """Run everything besides requests, from start to end."""
        self.store = Store(self.engine, secrets.token_urlsafe(12))
        self.secret = await self.store.secret()
        timekeeper = Timekeeper(await Processes(self.store).begin(time.time()))
        limits = self.settings.limits
        self.pushes = await Pushes.begun(self.store, self.settings)
        self.rooms = Rooms(
            self.store, self.secret, limits, timekeeper, self.caretaker.due, self.pushes.turn
        )
        listener = Listener(self.settings.database, self.rooms) if self.store.shared else None
        if listener is not None:
            await listener.begin()
        await self.caretaker.begin(self.rooms, self.secret)
        log("started", database=self.engine.dialect.name, process=self.store.process)
        try:
            yield
        finally:
            await self.caretaker.close()
            await self.pushes.close()
            if listener is not None:
                await listener.close()
            await self.thinkers.close()
            await self.history.close()
            await self.store.close()
            log("stopped")

    def now(self) -> float:
        """Return the service's own time."""
        return self.rooms.timekeeper.now()

    def owner(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return a name that stands for an address and does not reveal it."""
        return derived_secret(self.secret, "owner", visitor(connection))[:16]

    async def check_room_for_another(self, owner: str) -> None:
        """Refuse a table to an address with too many, or if the database is full."""
        self.openings.take(owner)
        count, at = self._counted
        now = time.monotonic()
        if now - at > _COUNT_SECONDS:
            count = await self.store.count()
            self._counted = count, now
        limits = self.settings.limits
        if count >= limits.tables:
            raise Refusal("busy", "There are too many tables.", retry_after=60)
        if await self.store.count(owner) >= limits.tables_per_address:
            raise Refusal(
                "too-many-requests",
                "You have opened too many tables that are not over.",
                retry_after=3600,
            )

    async def events(self, room: Room, before: int, until: int, owner: str) -> bytes:
        """Return the events after one number up to another, as sent to viewers, as JSON."""
        name = room.table.name
        return await self.history.events(
            name, before, until, lambda: self.store.stored(name), owner
        )

    async def check_health(self) -> None:
        """Refuse if nothing can be stored; the result is cached, so that many requests cost one."""
        if self._probe is None or (self._probe.done() and self._is_long_ago()):
            self._probe = asyncio.create_task(self._probed())
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), _HEALTH_TRY_SECONDS)
        except (Refusal, TimeoutError):
            log("not-healthy")
            raise Refusal("busy", "Nothing can be stored.", retry_after=5) from None

    def _is_long_ago(self) -> bool:
        return time.monotonic() - self._probed_at > _PROBE_SECONDS

    async def _probed(self) -> None:
        try:
            await self.rooms.processes.beat(self.now())
        finally:
            self._probed_at = time.monotonic()

    async def hang_up(self) -> None:
        """Tell all viewers that the server goes away."""
        for room in self.rooms.open_rooms():
            for viewer in room.viewers:
                viewer.close(GOING_AWAY)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._all_gone(), 3.0)

    async def _all_gone(self) -> None:
        while any(room.viewers for room in self.rooms.open_rooms()):
            await asyncio.sleep(0.02)
