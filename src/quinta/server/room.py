"""A table in memory, with its viewers and the presence of its players.

Players are present while they have a live connection, and for a while after each request, so that
those who play over HTTP alone count as well. A bot may play for a player who is away long enough.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from quinta.protocol import Said
from quinta.protocol.live import Chat, Presence, written, written_event
from quinta.server.live import EncodedEvent, Viewer, framed
from quinta.server.table import Table

_ACTIVE_SECONDS: Final = 60.0
"""The seconds for which a player without a live connection counts as present after a request."""
_SHARE_OF_CLOCK: Final = 0.1
"""The part of everybody's time that may pass before a player counts as away, with a slow clock."""


class Room:
    """A table in memory; ``with room:`` keeps it there."""

    def __init__(self, table: Table, owner: str) -> None:
        self.table = table
        self.owner = owner
        """The opener of the table, in a form that does not reveal the address."""
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.said = 0
        """The number of the last chat message."""
        self.viewers: set[Viewer] = set()
        self.elsewhere: tuple[set[int], int] = set(), 0
        self.used = time.monotonic()
        self._users = 0
        self.turned = -math.inf
        """The time at which somebody was last to move."""
        self.stored: tuple[set[int], int] = set(), 0
        """The presence through this process that the other processes were last told."""
        self._loaded = time.monotonic()
        self._active: dict[int, float] = {}
        """The time of the last request of each player without a live connection."""
        self._seen: dict[int, float] = {}
        """The time of the last sign of each player who is not present now."""

    def __enter__(self) -> None:
        self._users += 1

    def __exit__(self, *_: object) -> None:
        self._users -= 1
        self.used = time.monotonic()

    def is_used(self) -> bool:
        """Return whether the room has viewers or is held."""
        return bool(self.viewers or self._users)

    # --- who is here ----------------------------------------------------------------------

    def here(self) -> tuple[set[int], int]:
        """Return the seats present through this process, and the number of watchers."""
        seats = self._watching()
        since = time.monotonic() - _ACTIVE_SECONDS
        seats.update(seat for seat, at in self._active.items() if at > since)
        return seats, sum(1 for viewer in self.viewers if not viewer.seats)

    def _watching(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def _is_present(self, seat: int) -> bool:
        """Return whether the player of a seat is present, through any process."""
        heard = self._active.get(seat, -math.inf)
        return heard > time.monotonic() - _ACTIVE_SECONDS or self.is_watching(seat)

    def is_watching(self, seat: int) -> bool:
        """Return whether the player of a seat has a live connection, through any process."""
        return seat in self._watching() or seat in self.elsewhere[0]

    def present(self) -> set[int]:
        """Return the seats whose players are present, through any process."""
        return self.presence()[0]

    def presence(self) -> tuple[set[int], int]:
        """Return the seats that are present and how many watch without one, through any process."""
        seats, watchers = self.here()
        return seats | self.elsewhere[0], watchers + self.elsewhere[1]

    def heard_of(self, seat: int) -> bool:
        """Note a request of a player; return whether the player was not present before."""
        is_news = not self._is_present(seat)
        self._active[seat] = self._seen[seat] = time.monotonic()
        return is_news

    def lost(self, viewer: Viewer) -> None:
        """Note that a viewer, and so perhaps a player, has gone."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        for seat in viewer.seats:
            self._active.pop(seat, None)
            self._seen[seat] = time.monotonic()

    def hear_elsewhere(self, elsewhere: tuple[set[int], int]) -> None:
        """Set the presence through other processes."""
        for seat in self.elsewhere[0] - elsewhere[0]:
            self._seen[seat] = time.monotonic()
        self.elsewhere = elsewhere

    def away_for(self, seat: int, grace: float) -> float:
        """Return how many more seconds a player must be away before a bot may play for them.

        Infinite while they are present. After a start of the server everybody counts as just seen.
        """
        if self.is_watching(seat):
            return math.inf
        clock = self.table.setup.clock
        wanted = max(grace, _SHARE_OF_CLOCK * clock.initial) if clock is not None else grace
        away = time.monotonic() - self._seen.get(seat, self._loaded)
        return max(0.0, wanted - away)

    # --- what viewers are told ------------------------------------------------------------

    def tell(self, events: list[EncodedEvent]) -> None:
        """Send events to all viewers."""
        for event in events if self.viewers else ():
            frame = framed(written_event(event.body))
            for viewer in self.viewers:
                viewer.send(frame)

    def tell_said(self, said: list[Said]) -> None:
        """Send a chat message to all viewers who have not muted its seat."""
        for one in said:
            frame = framed(written(Chat(one.k, one.at, one.seat, one.text)))
            for viewer in self.viewers:
                if one.seat not in viewer.mute:
                    viewer.send(frame)

    def has_news(self) -> bool:
        """Return whether some viewer was last told another presence."""
        if not self.viewers:
            return False
        now = self.presence()
        return any(viewer.told != now for viewer in self.viewers)

    def tell_presence(self) -> None:
        """Send the presence to all viewers who were last told another one."""
        now = self.presence()
        frame = self._presence_frame(*now)
        for viewer in self.viewers:
            if viewer.told != now:
                viewer.told = now
                viewer.send(frame)

    def tell_presence_to(self, viewer: Viewer) -> None:
        """Send the presence to a new viewer."""
        viewer.told = self.presence()
        viewer.send(self._presence_frame(*viewer.told))

    def _presence_frame(self, seats: set[int], watchers: int) -> bytes:
        """Return the message about the presence as a frame."""
        bots = {number for number, seat in enumerate(self.table.seats) if seat.kind == "bot"}
        return framed(written(Presence(sorted(seats | bots), watchers)))
