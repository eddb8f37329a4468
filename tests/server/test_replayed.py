"""A table follows from its entries alone, to the last hidden tile: here, twice, and elsewhere."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace

import msgspec
import pytest

import quinta
from quinta.core.chance import Random
from quinta.server import actions
from quinta.server.actions import Action, Draft
from quinta.server.errors import Refusal
from quinta.server.messages import NewClock
from quinta.server.stored import StoredTable
from quinta.server.table import Table
from server.tables import Played, bot, friend, gone, person, stored

SECRET = b"secret"


def state(table: Table) -> bytes:
    """All that a table is, what is hidden included."""
    facts = {
        "view": table.view(table.at, ()),
        "game": table.game.snapshot(),
        "acts": table.acts,
        "moved": table.moved,
        "turns": table.turns,
        "seats": table.seats,
    }
    return msgspec.json.encode(facts)


def replayed(stored: StoredTable) -> bytes:
    """What comes of the entries."""
    return state(stored.played(SECRET))


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

    def something(self) -> None:
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
            lambda seat: lambda table, now: [Draft("paused", None, {"seconds": 3.0})],
        ]
        with suppress(Refusal):
            if self._chance.below(3):
                self.play()
            elif self._chance.below(100) == 0:
                self.do(actions.resign(self._seat()))
            else:
                self.do(kinds[self._chance.below(len(kinds))](self._seat()))

    def _seat(self) -> int:
        return self._chance.below(len(self.table.seats))

    def _proposal(self) -> int:
        return max(self.table.proposals, default=0)


@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_table_follows_from_its_entries_alone_in_any_process(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is drawn is the same each time, so that the same things happen.
    chooser = Random(1)
    monkeypatch.setattr(actions, "SystemGenerator", lambda: chooser)
    tables = [Eventful(game, seed) for seed in range(12)]
    for table in tables:
        for _ in range(250):
            if table.table.state != "over":
                table.something()
    happened = {entry.kind for table in tables for entry in table.entries}
    assert happened >= {"turn", "undo", "joined", "renamed", "proposed", "answered", "paused"}
    assert happened >= {"replaced", "returned", "resigned"}
    stored = [table.stored() for table in tables]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        there = list(elsewhere.map(replayed, stored))
    for table, one, other in zip(tables, stored, there, strict=True):
        assert replayed(one) == replayed(one) == other == state(table.table)
