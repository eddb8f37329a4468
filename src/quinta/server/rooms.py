"""The tables that are in use: each in memory once, with its viewers.

A room lets one thing happen at a time: it is decided on the table as it is, stored, and only then
does the table change and do viewers hear of it. Should another process be first, the room catches
up and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from quinta.server.actions import Action
from quinta.server.errors import Refusal
from quinta.server.live import Viewer
from quinta.server.logs import log
from quinta.server.messages import TableEvent
from quinta.server.settings import Limits
from quinta.server.store import Addition, Opening, Store, Taken
from quinta.server.table import Entry, Table

_TRIES: Final = 5
_PRESENCE_DELAY: Final = 0.1


class Room:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: tuple[set[int], int] = set(), 0
        self.users = 0
        self.used = time.monotonic()
        self.told: tuple[set[int], int] = set(), 0
        """Who is here, as the viewers were last told."""
        self.stored: tuple[set[int], int] = set(), 0
        """Who is here through this process, as the other processes were last told."""

    def here(self) -> tuple[set[int], int]:
        """The seats of the viewers of this process, and how many watch without one."""
        seats = {seat for viewer in self.viewers for seat in viewer.seats}
        return seats, sum(1 for viewer in self.viewers if not viewer.seats)

    def present(self) -> set[int]:
        """The seats whose players are here, through any process."""
        return self.here()[0] | self.elsewhere[0]

    def watchers(self) -> int:
        """How many watch without a seat, through any process."""
        return self.here()[1] + self.elsewhere[1]

    def tell(self, events: list[TableEvent]) -> None:
        """Send events to all viewers; each is put into words once."""
        if not self.viewers:
            return
        for event in events:
            message = event_message(event)
            for viewer in self.viewers:
                if not viewer.has_muted(event):
                    viewer.send(message)

    def tell_presence(self) -> None:
        """Tell all viewers who is here, if that has changed."""
        now = self.present(), self.watchers()
        if now != self.told:
            self.told = now
            message = self.presence_message()
            for viewer in self.viewers:
                viewer.send(message)

    def presence_message(self) -> str:
        """Who is here, as viewers are told."""
        bots = {number for number, seat in enumerate(self.table.seats) if seat.kind == "bot"}
        here = {
            "type": "presence",
            "present": sorted(self.present() | bots),
            "watchers": self.watchers(),
        }
        return msgspec.json.encode(here).decode()


def event_message(event: TableEvent) -> str:
    """An event as viewers get it."""
    return '{"type":"event",' + msgspec.json.encode(event)[1:].decode()


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, limits: Limits, on_due: Callable[[str], None]) -> None:
        self.store = store
        self._limits = limits
        self._on_due = on_due
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._telling: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def open_rooms(self) -> list[Room]:
        """The rooms that are in memory now."""
        return list(self._rooms.values())

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory as long as it is used."""
        room = await self._room(name)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = time.monotonic()

    @asynccontextmanager
    async def fresh(self, name: str) -> AsyncIterator[Room]:
        """The room of a table, with all that other processes have stored by now."""
        async with self.use(name) as room:
            if self.store.shared and await self.store.last(name) > room.table.n:
                async with room.lock:
                    await self._catch_up(room)
            yield room

    async def _room(self, name: str) -> Room:
        room = self._rooms.get(name)
        if room is not None:
            return room
        task = self._loading.get(name)
        if task is None:
            task = asyncio.create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        table = await self.store.load(name)
        if table is None:
            raise Refusal("not-found", "There is no such table.")
        room = Room(table)
        if self.store.shared:
            room.elsewhere = await self.store.presence_elsewhere(name)
        self._rooms[name] = room
        return room

    async def _in_memory(self, name: str) -> Room | None:
        """The room of a table if it is in memory, or about to be."""
        return await self._room(name) if name in self._loading else self._rooms.get(name)

    def forget_idle(self) -> None:
        """Let go of rooms that nobody uses, the longest unused first."""
        now = time.monotonic()
        idle = [
            (room.used, name)
            for name, room in self._rooms.items()
            if not room.viewers and not room.users and not room.lock.locked()
        ]
        idle.sort()
        too_many = len(idle) - self._limits.cached
        for number, (used, name) in enumerate(idle):
            if number < too_many or now - used > self._limits.cached_seconds:
                del self._rooms[name]

    # --- what happens ---------------------------------------------------------------------

    async def act(
        self,
        room: Room,
        action: Action,
        seat: int | None = None,
        key: str | None = None,
        opening: Opening | None = None,
    ) -> list[TableEvent]:
        """Let something happen at a table; the events of it, once they are stored.

        A request that is repeated with its key gets the answer it got before. With ``opening``,
        another table is opened in the same moment.
        """
        if room.table.n >= self._limits.entries:
            raise Refusal("conflict", "More has happened at this table than it can hold.")
        owned = None if key is None else f"{seat}:{key}"
        async with room.lock:
            for _ in range(_TRIES):
                try:
                    after, events, entries = self._decided(room.table, action, owned)
                except Refusal:
                    earlier = await self._answered(room, owned)
                    if earlier is None:
                        raise
                    return earlier
                try:
                    await self._store(Addition(after, entries), opening)
                except Taken:
                    earlier = await self._answered(room, owned)
                    if earlier is not None:
                        return earlier
                    await self._catch_up(room)
                    continue
                self._change(room, after, events)
                return events
        raise Refusal("busy", "Too much happens at this table.", retry_after=1)

    def _decided(
        self, table: Table, action: Action, key: str | None
    ) -> tuple[Table, list[TableEvent], list[Entry]]:
        # Times at one table never go backwards, whatever the clock of the machine does.
        now = max(time.time(), table.at)
        drafts = action(table, now)
        entries = [
            # The key stands with the first entry, which is the answer.
            Entry(
                table.n + place,
                draft.kind,
                draft.seat,
                now,
                draft.data,
                key if place == 1 else None,
            )
            for place, draft in enumerate(drafts, 1)
        ]
        after = table.copy()
        return after, [after.apply(entry) for entry in entries], entries

    async def _store(self, addition: Addition, opening: Opening | None) -> None:
        if opening is None:
            await self.store.add(addition)
        else:
            await self.store.open(opening, addition)

    def _change(self, room: Room, after: Table, events: list[TableEvent]) -> None:
        room.table = after
        room.tell(events)
        if after.bot is not None:
            self._on_due(after.name)

    async def _answered(self, room: Room, key: str | None) -> list[TableEvent] | None:
        """The event that an earlier request with the same key brought about."""
        if key is None:
            return None
        number = await self.store.number_of_key(room.table.name, key)
        if number is None:
            return None
        return (await self.events(room, number - 1, number))[:1]

    async def events(self, room: Room, since: int, until: int) -> list[TableEvent]:
        """The events after one number up to another, as viewers were told of them."""
        return await self.store.events(room.table.name, since, until) if since < until else []

    async def catch_up(self, name: str, n: int) -> None:
        """Another process stored something: if the table is in memory here, play it."""
        room = await self._in_memory(name)
        if room is not None and room.table.n < n:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        entries = await self.store.entries(room.table.name, room.table.n)
        after = room.table.copy()
        events = [after.apply(entry) for entry in entries]
        room.table = after
        room.tell(events)

    # --- who is here ----------------------------------------------------------------------

    def enter(self, room: Room, viewer: Viewer) -> None:
        """Somebody watches from now on."""
        room.viewers.add(viewer)
        self._presence_changed(room)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """Somebody watches no longer."""
        room.viewers.discard(viewer)
        self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        """Tell everybody soon, and only once for all who come or go at about the same time."""
        name = room.table.name
        if name not in self._telling:
            loop = asyncio.get_running_loop()
            self._telling[name] = loop.call_later(_PRESENCE_DELAY, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        self._telling.pop(room.table.name, None)
        room.tell_presence()
        here = room.here()
        if self.store.shared and here != room.stored:
            room.stored = here
            self._background(self._store_presence(room.table.name, here))

    async def _store_presence(self, name: str, here: tuple[set[int], int]) -> None:
        try:
            await self.store.set_presence(name, sorted(here[0]), here[1])
        except Refusal as refusal:
            log("presence-not-stored", table=name, detail=refusal.detail)

    async def presence_elsewhere(self, name: str) -> None:
        """Another process says that somebody came or went there."""
        room = await self._in_memory(name)
        if room is not None:
            room.elsewhere = await self.store.presence_elsewhere(name)
            room.tell_presence()

    def tell_presence_again(self) -> None:
        """The other processes took this one for dead: tell them anew who is here."""
        for room in self._rooms.values():
            room.stored = set(), 0
            if room.viewers:
                self._presence_changed(room)

    def _background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
