"""The parts of a running server, and their beginning and end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Engine

from quinta.server.caretaker import Caretaker
from quinta.server.errors import Refusal
from quinta.server.history import History
from quinta.server.limits import Buckets, Sockets
from quinta.server.listener import Listener
from quinta.server.live import GOING_AWAY
from quinta.server.logs import log
from quinta.server.rooms import Rooms
from quinta.server.settings import Settings
from quinta.server.store import Store
from quinta.server.thinkers import Thinkers

_COUNT_SECONDS: Final = 30.0


class Service:
    """What routes work with."""

    store: Store
    rooms: Rooms
    secret: bytes

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self.engine = engine
        self.thinkers = Thinkers(settings.thinkers, settings.limits)
        self.history = History(settings.limits.history_bytes)
        self.caretaker = Caretaker(self.thinkers)
        self.addresses = Buckets(settings.limits.rate)
        self.tables = Buckets(settings.limits.table_rate)
        self.openings = Buckets(settings.limits.open_rate)
        self.sockets = Sockets(settings.limits)
        self.hints: set[str] = set()
        """The tables for which a hint is being thought about."""
        self._counted = 0, float("-inf")

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """Everything that runs besides requests, from beginning to end."""
        self.store = Store(self.engine, secrets.token_urlsafe(12))
        self.secret = await self.store.secret()
        self.rooms = Rooms(self.store, self.settings.limits, self.caretaker.due)
        listener = Listener(self.settings.database, self.rooms) if self.store.shared else None
        if listener is not None:
            await listener.begin()
        await self.caretaker.begin(self.rooms, self.secret)
        log("started", database=self.engine.dialect.name, process=self.store.process)
        try:
            yield
        finally:
            await self.caretaker.close()
            if listener is not None:
                await listener.close()
            await self.thinkers.close()
            await self.history.close()
            await self.store.close()
            log("stopped")

    async def check_room_for_another(self) -> None:
        """Refuse to open a table when there are too many; they are counted now and then."""
        count, at = self._counted
        now = time.monotonic()
        if now - at > _COUNT_SECONDS:
            count = await self.store.count()
            self._counted = count, now
        if count >= self.settings.limits.tables:
            raise Refusal("busy", "There are too many tables.", retry_after=3600)

    async def hang_up(self) -> None:
        """Tell all viewers that the server goes away, before it does."""
        for room in self.rooms.open_rooms():
            for viewer in room.viewers:
                viewer.close(GOING_AWAY)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._all_gone(), 3.0)

    async def _all_gone(self) -> None:
        while any(room.viewers for room in self.rooms.open_rooms()):
            await asyncio.sleep(0.02)
