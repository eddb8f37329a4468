"""The server's own actions at tables: bots' turns, clocks that run out, removal of unused tables.

When a table is due is stored with it. So it is handled after a restart as well, and by another
process if the one that claimed it has died. Where bots play among themselves nothing is due: they
play while somebody watches.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from quinta.server import actions
from quinta.server.errors import Refusal
from quinta.server.logs import log, trace
from quinta.server.room import Room
from quinta.server.rooms import Rooms
from quinta.server.store_tidy import expire
from quinta.server.thinkers import Asker, Thinkers, question
from quinta.server.workers import Crowded

_SWEEP_SECONDS: Final = 1.0
_BEAT_SECONDS: Final = 3.0
_BEAT_SECONDS_ALONE: Final = 10.0
_TIDY_SECONDS: Final = 60.0
_AT_ONCE: Final = 200


class Caretaker:
    """The task that handles tables that are due."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._secret = b""
        self._care: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._claimed: set[str] = set()
        self._rooms: Rooms | None = None
        self._rounds: list[asyncio.Task[None]] = []

    @property
    def rooms(self) -> Rooms:
        """The rooms of the tables."""
        if self._rooms is None:
            raise RuntimeError("the caretaker has not begun")
        return self._rooms

    async def begin(self, rooms: Rooms, secret: bytes) -> None:
        """Start the sweeps."""
        self._rooms = rooms
        self._secret = secret
        beat = _BEAT_SECONDS if rooms.store.shared else _BEAT_SECONDS_ALONE
        rounds = ((_SWEEP_SECONDS, self._sweep), (beat, self._beat), (_TIDY_SECONDS, self._tidy))
        self._rounds = [asyncio.create_task(self._every(*each)) for each in rounds]

    async def close(self) -> None:
        """Stop; other processes finish what is due."""
        self._again.clear()
        tasks = [*self._rounds, *self._care.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.rooms.processes.leave(self.rooms.timekeeper.now())

    def due(self, name: str) -> None:
        """Handle a table now; if it is being handled, do so again afterwards."""
        if name in self._care:
            self._again.add(name)
        else:
            self._care[name] = task = asyncio.create_task(self._look_after(name))
            task.add_done_callback(lambda _: self._cared(name))

    def _cared(self, name: str) -> None:
        del self._care[name]
        if name in self._again:
            self._again.discard(name)
            self.due(name)

    async def _every(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await what()
            except Refusal as refusal:
                log("caretaker", detail=refusal.detail)
            except Exception as error:
                log("caretaker", trace=trace(error))
            await asyncio.sleep(seconds)

    async def _sweep(self) -> None:
        now = self.rooms.timekeeper.now()
        for name in await self.rooms.processes.claim_due(now, _AT_ONCE):
            self._claimed.add(name)
            self.due(name)
        self.rooms.look_around()
        self.rooms.forget_idle()

    async def _beat(self) -> None:
        if not await self.rooms.processes.beat(self.rooms.timekeeper.now()):
            self.rooms.tell_presence_again()

    async def _tidy(self) -> None:
        rooms = self.rooms
        in_use = {room.table.name for room in rooms.open_rooms() if room.is_used()}
        now = rooms.timekeeper.now()
        for name in await expire(rooms.store, rooms.limits, now, in_use):
            rooms.forget(name)

    async def _look_after(self, name: str) -> None:
        try:
            room = await self.rooms.fresh(name)
            with room:
                steps = 0
                while await self._step(room):
                    steps += 1
                # An entry updates when the table is due. Without one, that is done here.
                if name in self._claimed and not steps:
                    await self.rooms.processes.release(name, room.table.due())
        except Crowded:
            # The owner has too many jobs waiting: try again later.
            await self._put_off(name)
        except Refusal as refusal:
            log("care-put-off", table=name, detail=refusal.detail)
            await self._put_off(name)
        except Exception as error:
            log("care-failed", table=name, trace=trace(error))
            await self._put_off(name)
        finally:
            self._claimed.discard(name)

    async def _put_off(self, name: str) -> None:
        """Postpone a table: a later sweep, or another process, handles it."""
        self._again.discard(name)
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            # While it is claimed no other process handles it, so releasing must be retried.
            with contextlib.suppress(Refusal):
                await self.rooms.processes.release(name, self.rooms.timekeeper.now())
                return

    async def _step(self, room: Room) -> bool:
        """Do one thing that is due at a table; return whether there was one."""
        table = room.table
        if table.bot is not None:
            if not table.has_people and not room.viewers:
                return False
            action = await self._thought(room)
        elif table.out_of_time(self.rooms.timekeeper.now()) is not None:
            action = actions.time_out()
        else:
            return False
        try:
            await self.rooms.act(room, action)
        except Refusal as refusal:
            if refusal.code != "conflict":
                raise
            # Somebody took a turn back or resigned meanwhile: look again.
            return room.table is not table
        return True

    async def _thought(self, room: Room) -> actions.Action:
        """Return the turn that the bot to move decides on."""
        table = room.table
        level = table.bot or ""
        n, seat = table.n, table.game.to_move
        facts = table.game.snapshot(hidden=False)
        asked = question(self._secret, facts, level, table.name, seat, table.moved)
        asker = Asker(room.owner, table.name, table.has_people)
        return actions.bot_turn(n, level, await self._thinkers.turn(asked, asker))
