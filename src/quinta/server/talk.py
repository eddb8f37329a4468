"""The chat of a table. It has its own numbers, its own limits and its own store.

So nobody can fill a table by talking, and players do not wait for those who talk.
"""

from __future__ import annotations

from typing import Final

from quinta.protocol import Said
from quinta.protocol.requests import CHAT_LENGTH
from quinta.server.errors import Refusal
from quinta.server.room import Room
from quinta.server.rooms import Asked, Rooms
from quinta.server.security import cleaned
from quinta.server.store import AlreadyStored

_TRIES: Final = 5
_MANY: Final = 10_000
"""More messages than occur between two notifications of another process."""


async def say(rooms: Rooms, room: Room, seat: int, text: str, asked: Asked) -> Said:
    """Store a chat message and send it to viewers."""
    said = cleaned(text, CHAT_LENGTH)
    if not said:
        raise Refusal("bad-request", "There is nothing visible in that.")
    with room:
        async with room.talking:
            return await _say(rooms, room, seat, said, asked)


async def _say(rooms: Rooms, room: Room, seat: int, said: str, asked: Asked) -> Said:
    table = room.table.name
    for _ in range(_TRIES):
        now = rooms.timekeeper.now()
        try:
            stored = await rooms.chat.add(
                table, room.said + 1, seat, now, said, asked.key, asked.digest
            )
        except AlreadyStored:
            earlier = await rooms.chat.with_key(table, asked.key) if asked.key else None
            if earlier is not None:
                asked.check(earlier[1])
                return earlier[0]
            await _catch_up(rooms, room)
            continue
        room.said = stored.k
        room.tell_said([stored])
        return stored
    raise Refusal("busy", "Too much is said at this table.", retry_after=1)


async def catch_up(rooms: Rooms, name: str) -> None:
    """Send the chat messages that another process stored, if the table is in memory here."""
    room = await rooms.in_memory(name)
    if room is not None:
        async with room.talking:
            await _catch_up(rooms, room)


async def _catch_up(rooms: Rooms, room: Room) -> None:
    name = room.table.name
    missed = await rooms.chat.between(name, room.said, room.said + _MANY, _MANY)
    if missed:
        room.said = missed[-1].k
        room.tell_said(missed)
    elif await rooms.store.last(name) is None:
        rooms.forget(name)
        raise Refusal("not-found", "There is no such table.")
