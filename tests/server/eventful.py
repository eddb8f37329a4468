"""A table where all kinds of things happen, at random, without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace

import msgspec
import pytest

from quinta.core.chance import Random
from quinta.protocol import NewClock, TableEvent
from quinta.server import actions
from quinta.server.actions import Action, NewEntry
from quinta.server.entries import PauseEntry, VoidEntry
from quinta.server.errors import Refusal
from quinta.server.stored import StoredTable
from quinta.server.table import Table
from server.tables import Played, bot, friend, gone, person, stored

SECRET = b"secret"
TURNS = 250


class Eventful(Played):
    """A table where all kinds of things happen, at random."""

    def __init__(self, game: str, seed: int) -> None:
        random = Random(seed)
        seats = [person(0), friend(), person(2), bot()][: 2 + random.below(3)]
        self._opening = [replace(seat) for seat in seats]
        clock = NewClock(100_000.0, 5.0) if random.below(2) else None
        super().__init__(*seats, game=game, clock=clock, seed=seed)
        self.table = self.opened().opened(SECRET)
        self._chance = random

    def opened(self) -> StoredTable:
        """The table as it is stored, nothing having happened."""
        table = Table(
            "table", self.table.created, self.table.setup, self.table.first, self._opening
        )
        return StoredTable.of(table)

    def stored(self) -> StoredTable:
        """The table as it is stored, with all that happened."""
        return msgspec.structs.replace(self.opened(), entries=stored(self).entries)

    def something(self) -> list[TableEvent]:
        """Let something happen, if it may."""
        kinds: list[Callable[[int], Action]] = [
            lambda seat: actions.undo(seat, self.table.n),
            lambda seat: actions.rename(seat, f"Name {self._chance.below(100)}"),
            lambda seat: actions.propose_replacement(
                seat, self._seat(), "strong", {self._seat()}, gone
            ),
            lambda seat: actions.answer(seat, self._proposal(), bool(self._chance.below(3)), gone),
            actions.take_back_seat,
            lambda seat: actions.join(seat, "Late", "invitation", "token"),
            lambda seat: lambda table, now: [NewEntry(None, PauseEntry(3.0))],
            lambda seat: lambda table, now: [NewEntry(seat, VoidEntry())],
        ]
        with suppress(Refusal):
            if self._chance.below(3):
                return self.play()
            if self._chance.below(100) == 0:
                return self.do(actions.resign(self._seat()))
            return self.do(kinds[self._chance.below(len(kinds))](self._seat()))
        return []

    def happenings(self) -> Iterator[list[TableEvent]]:
        """What happens, one thing after the other, until there was a rematch or enough."""
        for _ in range(TURNS):
            if self.table.state == "over":
                yield self.do(actions.rematch(self._seat(), "again"))
                return
            if events := self.something():
                yield events

    def _seat(self) -> int:
        return self._chance.below(len(self.table.seats))

    def _proposal(self) -> int:
        return max(self.table.proposals, default=0)


def use_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn is the same each time, so that the same things happen."""
    chooser = Random(1)
    monkeypatch.setattr(actions, "SystemGenerator", lambda: chooser)
