"""Sees to what no player does: bots' turns, and clocks that have run out.

What the server has to do at a table, and when, is stored with the table. So it is done after a
restart as well, and by another process when the one that was about to has died.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from quinta.server import actions
from quinta.server.errors import Refusal
from quinta.server.logs import log, trace
from quinta.server.rooms import Room, Rooms
from quinta.server.thinkers import Asker, Thinkers, question

_SWEEP_SECONDS: Final = 1.0
_BEAT_SECONDS: Final = 3.0
DEAD_AFTER: Final = 12.0
_AT_ONCE: Final = 200


class Caretaker:
    """Looks after the tables that are due."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._care: dict[str, asyncio.Task[None]] = {}
        self._rooms: Rooms | None = None
        self._secret = b""
        self._rounds: list[asyncio.Task[None]] = []

    @property
    def rooms(self) -> Rooms:
        """The rooms that are looked after."""
        if self._rooms is None:
            raise RuntimeError("the caretaker has not begun")
        return self._rooms

    async def begin(self, rooms: Rooms, secret: bytes) -> None:
        """Begin the rounds."""
        self._secret = secret
        self._rooms = rooms
        await rooms.store.beat(DEAD_AFTER)
        self._rounds = [asyncio.create_task(self._every(_SWEEP_SECONDS, self._sweep))]
        if rooms.store.shared:
            self._rounds.append(asyncio.create_task(self._every(_BEAT_SECONDS, self._beat)))

    async def close(self) -> None:
        """Stop; what was begun is done by whoever comes next."""
        tasks = [*self._rounds, *self._care.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.rooms.store.leave()

    def due(self, name: str) -> None:
        """See to a table now."""
        if name not in self._care:
            task = asyncio.create_task(self._look_after(name))
            self._care[name] = task
            task.add_done_callback(lambda _: self._care.pop(name, None))

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
        for name in await self.rooms.store.claim_due(time.time(), _AT_ONCE):
            self.due(name)
        self.rooms.forget_idle()

    async def _beat(self) -> None:
        if not await self.rooms.store.beat(DEAD_AFTER):
            self.rooms.tell_presence_again()

    async def _look_after(self, name: str) -> None:
        try:
            async with self.rooms.fresh(name) as room:
                steps = 0
                while await self._step(room):
                    steps += 1
                if not steps and room.table.due() is not None:
                    await self.rooms.store.release(name)
        except Exception as error:
            log("care-failed", table=name, trace=trace(error))
            # Not at once again: the next sweep, or another process, takes it up.
            await asyncio.sleep(_SWEEP_SECONDS)
            await self.rooms.store.release(name)

    async def _step(self, room: Room) -> bool:
        """Do one thing that is due at a table; whether there was one."""
        table = room.table
        turn = len(table.turns)
        if table.bot is not None:
            facts = table.game.snapshot(hidden=False)
            asked = question(self._secret, facts, table.bot, table.name, table.game.to_move, turn)
            people = any(seat.in_game for seat in table.seats)
            asker = Asker(table.name, table.name, people)
            action = actions.bot_turn(turn, await self._thinkers.turn(asked, asker))
        elif table.out_of_time(time.time()) is not None:
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
