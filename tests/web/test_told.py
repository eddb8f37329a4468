"""The page knows of a table what the service knows, event after event."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import quinta
from server.eventful import Eventful, use_the_same_chance

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_pages_session_agrees_with_the_service_after_every_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real tables, told to the page's own session by web/tests/told.test.ts."""
    npx = shutil.which("npx")
    if npx is None or not (WEB / "node_modules").exists():
        pytest.skip("the page's tools are not installed (make setup)")
    use_the_same_chance(monkeypatch)
    tables = [told(Eventful(game, seed)) for game in quinta.GAMES for seed in range(6)]
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode(tables))
    done = subprocess.run(
        [npx, "vitest", "run", "tests/told.test.ts"],
        cwd=WEB,
        env={**os.environ, "QUINTA_TOLD": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{2 * len(tables)} passed" in done.stdout


def told(table: Eventful) -> dict[str, object]:
    """The first view of a table, and after each step its events and the view after them."""
    begin = table.table.view(table.now, ())
    steps = []
    for events in table.happenings():
        steps.append({"events": events, "after": table.table.view(table.table.at, ())})
    return {"begin": begin, "steps": steps}
