"""A table in memory, with those who are there.

Players are here while they have a live connection, and for a while after each request of theirs:
those who play over HTTP alone are no less present. How long they have been away decides when a bot
may play for them.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from quinta.protocol import Said
from quinta.protocol.live import Chat, Presence, written, written_event
from quinta.server.live import Viewer
from quinta.server.table import Table
from quinta.server.told import Told

_ACTIVE_SECONDS: Final = 60.0
"""How long a player without a live connection is here after a request."""
_SHARE_OF_CLOCK: Final = 0.1
"""With a slow clock, this much of everybody's time may pass before somebody counts as gone."""


class Room:
    """A table in memory."""

    def __init__(self, table: Table, owner: str) -> None:
        self.table = table
        self.owner = owner
        """Who opened the table, in a form that tells nobody the address."""
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.said = 0
        """The number of the last thing that was said."""
        self.viewers: set[Viewer] = set()
        self.elsewhere: tuple[set[int], int] = set(), 0
        self.used = time.monotonic()
        self._users = 0
        self.stored: tuple[set[int], int] = set(), 0
        """Who is here through this process, as the other processes were last told."""
        self._loaded = time.monotonic()
        self._active: dict[int, float] = {}
        """When players without a live connection last asked for something."""
        self._seen: dict[int, float] = {}
        """When there was the last sign of each player who is not here now."""

    @contextmanager
    def held(self) -> Iterator[None]:
        """Stay in memory meanwhile."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self.used = time.monotonic()

    def is_used(self) -> bool:
        """Whether somebody watches, or holds it for something that is under way."""
        return bool(self.viewers or self._users)

    # --- who is here ----------------------------------------------------------------------

    def here(self) -> tuple[set[int], int]:
        """The seats that are here through this process, and how many watch without one."""
        seats = self._watching()
        since = time.monotonic() - _ACTIVE_SECONDS
        seats.update(seat for seat, at in self._active.items() if at > since)
        return seats, sum(1 for viewer in self.viewers if not viewer.seats)

    def _watching(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def _is_here(self, seat: int) -> bool:
        """The same for one seat."""
        heard = self._active.get(seat, -math.inf)
        return (
            heard > time.monotonic() - _ACTIVE_SECONDS
            or seat in self._watching()
            or seat in self.elsewhere[0]
        )

    def present(self) -> set[int]:
        """The seats whose players are here, through any process."""
        return self.presence()[0]

    def presence(self) -> tuple[set[int], int]:
        """The seats that are here through any process, and how many watch without one."""
        seats, watchers = self.here()
        return seats | self.elsewhere[0], watchers + self.elsewhere[1]

    def heard_of(self, seat: int) -> bool:
        """A player asked for something; whether that is news."""
        is_news = not self._is_here(seat)
        self._active[seat] = self._seen[seat] = time.monotonic()
        return is_news

    def lost(self, viewer: Viewer) -> None:
        """A viewer went away; so did the player, as far as is known."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        for seat in viewer.seats:
            self._active.pop(seat, None)
            self._seen[seat] = time.monotonic()

    def hear_elsewhere(self, elsewhere: tuple[set[int], int]) -> None:
        """Who is here through other processes has changed."""
        for seat in self.elsewhere[0] - elsewhere[0]:
            self._seen[seat] = time.monotonic()
        self.elsewhere = elsewhere

    def away_for(self, seat: int, grace: float) -> float:
        """How many seconds longer a player has to be away before a bot may play for them.

        Infinite while they are here. After a start of the server everybody counts as just seen.
        """
        if seat in self._watching() or seat in self.elsewhere[0]:
            return math.inf
        clock = self.table.setup.clock
        wanted = max(grace, _SHARE_OF_CLOCK * clock.initial) if clock is not None else grace
        away = time.monotonic() - self._seen.get(seat, self._loaded)
        return max(0.0, wanted - away)

    # --- what viewers are told ------------------------------------------------------------

    def tell(self, events: list[Told]) -> None:
        """Send events to all viewers."""
        for event in events if self.viewers else ():
            message = written_event(event.body)
            for viewer in self.viewers:
                viewer.send(message)

    def tell_said(self, said: list[Said]) -> None:
        """Send what was said to all viewers who want to hear it."""
        for one in said:
            message = written(Chat(one.k, one.at, one.seat, one.text))
            for viewer in self.viewers:
                if one.seat not in viewer.mute:
                    viewer.send(message)

    def has_news(self) -> bool:
        """Whether some viewer was last told something else about who is here."""
        if not self.viewers:
            return False
        now = self.presence()
        return any(viewer.told != now for viewer in self.viewers)

    def tell_presence(self) -> None:
        """Tell who is here to all viewers who were last told something else."""
        now = self.presence()
        message = self._presence_message(*now)
        for viewer in self.viewers:
            if viewer.told != now:
                viewer.told = now
                viewer.send(message)

    def tell_presence_to(self, viewer: Viewer) -> None:
        """Tell somebody who has just come who is here."""
        viewer.told = self.presence()
        viewer.send(self._presence_message(*viewer.told))

    def _presence_message(self, seats: set[int], watchers: int) -> str:
        """Who is here, as viewers are told."""
        bots = {number for number, seat in enumerate(self.table.seats) if seat.kind == "bot"}
        return written(Presence(sorted(seats | bots), watchers))
