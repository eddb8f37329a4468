"""A table follows from its entries alone, to the last hidden tile: here, twice, and elsewhere."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest

import quinta
from quinta.server.stored import StoredTable
from quinta.server.table import Table
from server.eventful import SECRET, Eventful, use_the_same_chance


def state(table: Table) -> bytes:
    """All that a table is, what is hidden included."""
    facts = {
        "view": table.view(table.at, ()),
        "game": table.game.snapshot(),
        "acts": table.acts,
        "moved": table.moved,
        "turns": table.record.turns,
        "seats": table.seats,
    }
    return msgspec.json.encode(facts)


def replayed(stored: StoredTable) -> bytes:
    """What comes of the entries."""
    return state(stored.played(SECRET))


@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_table_follows_from_its_entries_alone_in_any_process(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_the_same_chance(monkeypatch)
    tables = [Eventful(game, seed) for seed in range(12)]
    for table in tables:
        for _ in table.happenings():
            pass
    happened = {entry.content.kind for table in tables for entry in table.entries}
    assert happened >= {"turn", "undo", "joined", "renamed", "proposed", "answered", "paused"}
    assert happened >= {"replaced", "returned", "resigned", "void", "rematch"}
    stored = [table.stored() for table in tables]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        there = list(elsewhere.map(replayed, stored))
    for table, one, other in zip(tables, stored, there, strict=True):
        assert replayed(one) == replayed(one) == other == state(table.table)
