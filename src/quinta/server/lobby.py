"""The lists of public tables: those that wait for players, and games to watch.

Only tables at which somebody is present are listed.
"""

from __future__ import annotations

from collections import Counter

from quinta.protocol import ClockSettings, State, TableSummary
from quinta.server.clock import iso
from quinta.server.errors import Refusal
from quinta.server.room import Room
from quinta.server.rooms import Rooms


async def public_tables(rooms: Rooms, state: State, most: int) -> list[Room]:
    """Return the rooms of public tables in a state, newest first, few of any one opener."""
    found = {room.table.name: room for room in rooms.open_rooms() if _is_listed(room, state)}
    if rooms.store.shared:
        for name in await rooms.processes.public_elsewhere(state, 10 * most):
            if name not in found and (room := await _loaded(rooms, name, state)) is not None:
                found[name] = room
    listed: list[Room] = []
    owners: Counter[str] = Counter()
    for room in sorted(found.values(), key=lambda room: room.table.created, reverse=True):
        owners[room.owner] += 1
        if owners[room.owner] <= rooms.limits.listed_per_address and len(listed) < most:
            listed.append(room)
    return listed


def summary(room: Room) -> TableSummary:
    """Return what a list says of a table."""
    table = room.table
    clock = table.setup.clock
    return TableSummary(
        table=table.name,
        game=table.game.name,
        players=table.game.players,
        seats=table.seats_shown(room.present()),
        created=iso(table.created),
        clock=ClockSettings(clock.initial, clock.increment) if clock else None,
        state=table.state,
        options=table.game.options,
        hints=table.hints,
        round=table.game.round,
    )


async def _loaded(rooms: Rooms, name: str, state: State) -> Room | None:
    try:
        room = await rooms.room(name)
    except Refusal:
        return None
    return room if _is_listed(room, state) else None


def _is_listed(room: Room, state: State) -> bool:
    table = room.table
    return table.setup.public and table.state == state and bool(room.present())
