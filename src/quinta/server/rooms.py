"""The tables that are in use: each in memory once, with its viewers.

A room carries out one action at a time: it is checked against the table as it is and stored; only
then does the table change, and viewers are told. If another process was first, the room catches up
and checks again. The chat is separate (``talk``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from quinta.server.actions import Action, NewEntry
from quinta.server.entries import Entry
from quinta.server.errors import Refusal
from quinta.server.live import GONE, EncodedEvent, Viewer
from quinta.server.logs import log
from quinta.server.room import Room
from quinta.server.settings import Limits
from quinta.server.store import Addition, AlreadyStored, Opening, Store
from quinta.server.store_chat import ChatStore
from quinta.server.store_processes import Processes
from quinta.server.table import BOUNDED, Table
from quinta.server.timekeeper import Timekeeper

_TRIES: Final = 5
_PRESENCE_DELAY: Final = 0.1
_UNSEEN_SECONDS: Final = 60.0
"""How long it can take to notice that nobody is at the other end of a connection any more."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request's key and the digest of its content, to recognise a repetition."""

    key: str | None
    digest: str

    def check(self, digest: str | None) -> None:
        """Refuse a key that was used for another request; entries without a digest are older."""
        if digest is not None and digest != self.digest:
            raise Refusal("conflict", "The key was used for another request.")


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        limits: Limits,
        timekeeper: Timekeeper,
        on_due: Callable[[str], None],
        on_turn: Callable[[Room], None],
    ) -> None:
        self.store = store
        self.processes = Processes(store)
        self.chat = ChatStore(store, limits.chat_kept)
        self.timekeeper = timekeeper
        self.limits = limits
        self._secret = secret
        self._on_due = on_due
        self._on_turn = on_turn
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._telling: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def open_rooms(self) -> list[Room]:
        """Return the rooms that are in memory now."""
        return list(self._rooms.values())

    async def room(self, name: str) -> Room:
        """Return the room of a table; keep it there if anything is awaited before it is used."""
        room = self._rooms.get(name) or await self._loaded(name)
        room.used = time.monotonic()
        return room

    async def fresh(self, name: str) -> Room:
        """Return the room of a table, with all that other processes have stored by now."""
        room = await self.room(name)
        if self.store.shared:
            with room:
                last = await self.store.last(name)
                if last is None or last > room.table.n:
                    async with room.lock:
                        await self._catch_up(room)
        return room

    def admit(self, opening: Opening) -> Room:
        """Return the room of a table that was just opened; its players count as present."""
        name = opening.table.name
        if name not in self._rooms:
            room = self._rooms[name] = Room(opening.table, opening.owner)
            for seat, place in enumerate(opening.table.seats):
                if place.in_game:
                    self.heard_of(room, seat)
        return self._rooms[name]

    async def _loaded(self, name: str) -> Room:
        task = self._loading.get(name)
        if task is None:
            task = asyncio.create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        found = await self.store.load(name, self._secret)
        if found is None:
            raise Refusal("not-found", "There is no such table.")
        table, owner = found
        room = Room(table, owner or name)
        room.said = await self.chat.last(name)
        if self.store.shared:
            room.elsewhere = await self.processes.presence_elsewhere(name)
        self._rooms[name] = room
        return room

    async def in_memory(self, name: str) -> Room | None:
        """Return the room of a table if it is in memory, or about to be."""
        return await self._loaded(name) if name in self._loading else self._rooms.get(name)

    def forget(self, name: str) -> None:
        """Drop the room of a table that no longer exists."""
        room = self._rooms.pop(name, None)
        for viewer in room.viewers if room is not None else ():
            viewer.close(GONE)

    def forget_idle(self) -> None:
        """Drop unused rooms, the longest unused first."""
        now = time.monotonic()
        idle = [(room.used, name) for name, room in self._rooms.items() if not room.is_used()]
        idle.sort()
        too_many = len(idle) - self.limits.cached
        for number, (used, name) in enumerate(idle):
            if number < too_many or now - used > self.limits.cached_seconds:
                del self._rooms[name]

    # --- what happens ---------------------------------------------------------------------

    async def act(
        self,
        room: Room,
        action: Action,
        asked: Asked | None = None,
        opening: Opening | None = None,
    ) -> list[EncodedEvent]:
        """Carry out an action at a table; return its events, once they are stored.

        A request that is repeated with its key gets the same answer again. With ``opening``,
        another table is opened in the same transaction.
        """
        with room:
            async with room.lock:
                return await self._act(room, action, asked, opening)

    async def _act(
        self, room: Room, action: Action, asked: Asked | None, opening: Opening | None
    ) -> list[EncodedEvent]:
        for _ in range(_TRIES):
            try:
                after, events, entries = self._decided(room.table, action, asked)
            except Refusal:
                earlier = await self._answered(room, asked)
                if earlier is None:
                    raise
                return earlier
            if not entries:
                return []
            try:
                await self._store(Addition(after, entries), opening)
            except AlreadyStored:
                earlier = await self._answered(room, asked)
                if earlier is not None:
                    return earlier
                await self._catch_up(room)
                continue
            self._change(room, after, events)
            return events
        raise Refusal("busy", "Too much happens at this table.", retry_after=1)

    def _decided(
        self, table: Table, action: Action, asked: Asked | None
    ) -> tuple[Table, list[EncodedEvent], list[Entry]]:
        # Processes may be a little apart, and times at one table never go backwards.
        now = max(self.timekeeper.now(), table.at)
        drafts = action(table, now)
        self._check_bound(table, drafts)
        entries: list[Entry] = []
        for draft in drafts:
            # The key stands with the first entry, which is the answer.
            key, digest = (None, None) if asked is None or entries else (asked.key, asked.digest)
            n = table.n + len(entries) + 1
            entries.append(Entry(n, draft.seat, now, draft.content, key, digest))
        after = table.copy()
        happening = zip(entries, drafts, strict=True)
        events = [EncodedEvent(after.apply(entry, draft.outcome)) for entry, draft in happening]
        return after, events, entries

    def _check_bound(self, table: Table, drafts: list[NewEntry]) -> None:
        """Refuse entries beyond a seat's bound, but never those that a game needs."""
        first = drafts[0] if drafts else None
        if first is None or first.seat is None or not isinstance(first.content, BOUNDED):
            return
        if table.acts[first.seat] >= self.limits.acts:
            raise Refusal("conflict", "You have done that too often at this table.")

    async def _store(self, addition: Addition, opening: Opening | None) -> None:
        if opening is None:
            await self.store.add(addition)
        else:
            await self.store.open(opening, addition)

    def _change(self, room: Room, after: Table, events: list[EncodedEvent]) -> None:
        before, room.table = room.table, after
        room.tell(events)
        if after.bot is not None:
            self._on_due(after.name)
        elif before.state != after.state or before.game.to_move != after.game.to_move:
            room.turned = time.monotonic()
            self._on_turn(room)

    async def _answered(self, room: Room, asked: Asked | None) -> list[EncodedEvent] | None:
        """Return the event of an earlier request with the same key."""
        if asked is None or asked.key is None:
            return None
        found = await self.store.used_key(room.table.name, asked.key)
        if found is None:
            return None
        asked.check(found[1])
        return [await self._event(room.table.name, found[0])]

    async def _event(self, name: str, n: int) -> EncodedEvent:
        """Return an earlier event, as viewers were told of it."""
        stored = await self.store.stored(name)
        [event] = await asyncio.to_thread(stored.events, self._secret, n - 1, n)
        return EncodedEvent(event)

    async def catch_up(self, name: str, n: int) -> None:
        """Apply what another process stored, if the table is in memory here."""
        room = await self.in_memory(name)
        if room is not None and room.table.n < n:
            with room:
                async with room.lock:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        name = room.table.name
        entries = await self.store.entries(name, room.table.n)
        if not entries and await self.store.last(name) is None:
            self.forget(name)
            raise Refusal("not-found", "There is no such table.")
        after = room.table.copy()
        events = [EncodedEvent(after.apply(entry)) for entry in entries]
        room.table = after
        room.tell(events)

    # --- who is here ----------------------------------------------------------------------

    def enter(self, room: Room, viewer: Viewer) -> None:
        """Add a viewer."""
        room.viewers.add(viewer)
        self._presence_changed(room)
        if room.table.bot is not None:
            # Bots among themselves play while somebody watches.
            self._on_due(room.table.name)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """Remove a viewer, who may not have seen a turn that has just come."""
        room.lost(viewer)
        self._presence_changed(room)
        came = room.turned + _UNSEEN_SECONDS
        if room.table.game.to_move in viewer.seats and time.monotonic() < came:
            self._on_turn(room)

    def heard_of(self, room: Room, seat: int) -> None:
        """Note a request of a player, who counts as present for a while."""
        if room.heard_of(seat):
            self._presence_changed(room)

    def look_around(self) -> None:
        """Tell viewers of players who have not been heard of for a while."""
        for room in self._rooms.values():
            if room.has_news() or (self.store.shared and room.here() != room.stored):
                self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        """Tell everybody soon, once for all changes at about the same time."""
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
            await self.processes.set_presence(name, sorted(here[0]), here[1])
        except Refusal as refusal:
            log("presence-not-stored", table=name, detail=refusal.detail)

    async def presence_elsewhere(self, name: str) -> None:
        """Update the presence through another process."""
        room = await self.in_memory(name)
        if room is not None:
            room.hear_elsewhere(await self.processes.presence_elsewhere(name))
            room.tell_presence()

    def tell_presence_again(self) -> None:
        """Tell the other processes, which took this one for dead, the presence again."""
        for room in self._rooms.values():
            room.stored = set(), 0
            if room.here() != room.stored:
                self._presence_changed(room)

    def _background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
