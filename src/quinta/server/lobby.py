"""The list of tables that wait for players and have somebody present."""

from __future__ import annotations

from collections import Counter

from quinta.server.errors import Refusal
from quinta.server.room import Room
from quinta.server.rooms import Rooms


async def waiting(rooms: Rooms, most: int) -> list[Room]:
    """Return the rooms of public tables that wait, newest first, few of any one opener."""
    found = {room.table.name: room for room in rooms.open_rooms() if _waits(room)}
    if rooms.store.shared:
        for name in await rooms.processes.waiting_elsewhere(10 * most):
            if name not in found and (room := await _loaded(rooms, name)) is not None:
                found[name] = room
    listed: list[Room] = []
    owners: Counter[str] = Counter()
    for room in sorted(found.values(), key=lambda room: room.table.created, reverse=True):
        owners[room.owner] += 1
        if owners[room.owner] <= rooms.limits.listed_per_address and len(listed) < most:
            listed.append(room)
    return listed


async def _loaded(rooms: Rooms, name: str) -> Room | None:
    try:
        room = await rooms.room(name)
    except Refusal:
        return None
    return room if _waits(room) else None


def _waits(room: Room) -> bool:
    table = room.table
    return table.setup.public and table.state == "waiting" and bool(room.present())
