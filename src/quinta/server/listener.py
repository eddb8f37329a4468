"""Notifications of other processes on the same PostgreSQL database: entries, chat, presence."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Final

import psycopg

from quinta.server import talk
from quinta.server.database import url_of
from quinta.server.errors import Refusal
from quinta.server.logs import log, trace
from quinta.server.rooms import Rooms
from quinta.server.store import CHANNEL

_AGAIN_SECONDS: Final = 1.0


class Listener:
    """A database connection that listens for notifications."""

    def __init__(self, database: str, rooms: Rooms) -> None:
        url = url_of(database).set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._rooms = rooms
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Start to listen."""
        self._task = asyncio.create_task(self._run())
        await self._ready.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except psycopg.Error:
                log("listener-lost")
            except Exception as error:
                log("listener-lost", trace=trace(error))
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            # Notifications were missed while the connection was down, so all rooms catch up.
            for room in self._rooms.open_rooms():
                await self._heed("entry", room.table.name, room.table.n + 1)
                await self._heed("presence", room.table.name, 0)
                await self._heed("chat", room.table.name, 0)
            self._ready.set()
            async for notice in connection.notifies():
                process, what, name, *rest = notice.payload.split(" ")
                if process != self._rooms.store.process:
                    self._start(self._heed(what, name, int(rest[0]) if rest else 0))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Handle a notification in a task, so that a busy table does not delay others."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _heed(self, what: str, name: str, n: int) -> None:
        try:
            if what == "entry":
                await self._rooms.catch_up(name, n)
            elif what == "presence":
                await self._rooms.presence_elsewhere(name)
            elif what == "chat":
                await talk.catch_up(self._rooms, name)
        except Refusal as refusal:
            log("listener", table=name, detail=refusal.detail)
