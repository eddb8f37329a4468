"""The page knows of a table what the service knows, event after event."""

from __future__ import annotations

from pathlib import Path

import pytest

import quinta
from server.eventful import Eventful, use_the_same_chance
from web.vitest import run_with


def test_the_pages_session_agrees_with_the_service_after_every_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real tables, told to the page's own session by web/tests/told.test.ts."""
    use_the_same_chance(monkeypatch)
    tables = [told(Eventful(game, seed)) for game in quinta.GAMES for seed in range(6)]
    printed = run_with(tables, "QUINTA_TOLD", "tests/told.test.ts", tmp_path)
    assert f"{2 * len(tables)} passed" in printed


def told(table: Eventful) -> dict[str, object]:
    """The first view of a table, and after each step its events and the view after them."""
    begin = table.table.view(table.now, ())
    steps = []
    for events in table.happenings():
        steps.append({"events": events, "after": table.table.view(table.table.at, ())})
    return {"begin": begin, "steps": steps}
