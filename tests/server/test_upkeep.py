"""A server in trouble: locked and full disks, damaged files, clocks that jump, time it was away."""

from __future__ import annotations

import json
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import text

import quinta
from quinta.cli import main
from quinta.client import Client, ServiceError
from quinta.protocol import Paused
from quinta.server.database import closing_engine
from server.play import FRIEND, ME, any_turn, bot, clocks, opened, refused, two
from server.running import Server, running
from waiting import PATIENCE, until

OLD = Path(__file__).parent.parent / "fixtures" / "database-0001"


def logged(server: Server, event: str) -> list[dict[str, object]]:
    """What the server wrote about something into its log."""
    lines = server.log.read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines if line.startswith("{")]
    return [line for line in found if line["event"] == event]


# --- a disk that does not do its part -----------------------------------------------------------


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Nobody else can write to a file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code


def test_a_server_that_can_store_nothing_is_not_healthy(new_server: Server) -> None:
    with Client(new_server.url, timeout=PATIENCE) as client:
        table = two(client)
        turn = any_turn(table)
        with locked(new_server.database):
            until(lambda: health(new_server) == 503)
            with refused("busy") as found:
                table.play(turn, 0, 0)
            assert "locked" not in found.value.detail
        until(lambda: health(new_server) == 200)
        assert logged(new_server, "not-healthy")
        table.play(turn, 0, 0)


def test_a_bot_goes_on_when_the_database_does(new_server: Server) -> None:
    with Client(new_server.url, timeout=PATIENCE) as client:
        table = opened(client, "summer-pavilion", [ME, bot("master")])
        table.play(any_turn(table))
        with locked(new_server.database):
            until(lambda: logged(new_server, "care-put-off"))
            until(lambda: health(new_server) == 503)
        until(lambda: table.view().turn == 2)


def test_a_full_disk_is_told_and_costs_nothing_that_was_acknowledged(new_server: Server) -> None:
    process = new_server.process.pid
    with Client(new_server.url, timeout=PATIENCE) as client:
        table = two(client)
        table.play(any_turn(table), 0, 0)
        usual = resource.prlimit(process, resource.RLIMIT_FSIZE)
        # No file can grow beyond this any more; the log is small enough, the database is not.
        full = 32 * 1024
        assert Path(f"{new_server.database}-wal").stat().st_size > full
        resource.prlimit(process, resource.RLIMIT_FSIZE, (full, usual[1]))
        until(lambda: health(new_server) == 503)
        with refused("busy"):
            table.play(any_turn(table), 1, 1)
        resource.prlimit(process, resource.RLIMIT_FSIZE, usual)
        until(lambda: health(new_server) == 200)
        assert logged(new_server, "database")
        assert table.view().turn == 1
        table.play(any_turn(table), 1, 1)


def test_what_a_damaged_table_holds_is_told_to_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        broken, fine = two(client), two(client)
        server.stop()
        with closing(sqlite3.connect(server.database)) as connection, connection:
            damage = "UPDATE tables SET start = 'SECRET' || start WHERE id = ?"
            connection.execute(damage, (broken.name,))
        server.start()
        for ask in (broken.view, broken.record, broken.replay, broken.said, broken.events):
            with pytest.raises(ServiceError) as found:
                ask()
            assert "SECRET" not in str(found.value)
            assert found.value.code == "internal"
        with refused("internal"):
            broken.live()
        fine.play(any_turn(fine))
        server.stop()
    assert main(["db", "check", "--database", server.database]) == 2
    assert f"1 of 2 tables cannot be read: {broken.name}" in capsys.readouterr().err


def test_a_damaged_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        for _ in range(20):
            two(client)
        server.stop()
    assert main(["db", "check", "--database", server.database]) == 0
    file = Path(server.database)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert main(["db", "check", "--database", server.database]) == 2
    assert "malformed" in capsys.readouterr().err


def test_finished_games_can_be_put_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        old, recent, unfinished = two(client), two(client), two(client)
        for table in (old, recent):
            table.play(any_turn(table), 0, 0)
            table.resign(0)
        server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute(
            "UPDATE tables SET touched = touched - 40 * 86400 WHERE id != ?", (recent.name,)
        )
    folder = tmp_path / "put away"
    asked = ["db", "prune", "--days", "30", "--archive", str(folder)]
    assert main([*asked, "--database", server.database]) == 0
    assert "1 finished games were removed" in capsys.readouterr().out
    [record] = folder.iterdir()
    assert record.name == f"{old.name}.quinta"
    assert len(quinta.Record.from_text(record.read_text()).turns) == 1
    with closing(sqlite3.connect(server.database)) as connection:
        left = {name for (name,) in connection.execute("SELECT id FROM tables")}
    assert left == {recent.name, unfinished.name}
    assert main(["db", "check", "--archive", "x", "--database", server.database]) == 2


def test_connections_that_close_are_logged(new_server: Server) -> None:
    with Client(new_server.url) as client, two(client).live():
        until(lambda: len(logged(new_server, "live-opened")) == 1)
    until(lambda: len(logged(new_server, "live-closed")) == 1)


# --- time -----------------------------------------------------------------------------------------


def set_time(server: Server, change: float) -> None:
    """As if the server had ended some seconds earlier or, below zero, later."""
    with closing_engine(server.database) as engine, engine.begin() as connection:
        query = "UPDATE facts SET value = CAST(value AS DOUBLE PRECISION) - :by WHERE name = 'time'"
        connection.execute(text(query), {"by": change})
        for table, column in (("tables", "due"), ("entries", "at"), ("tables", "created")):
            query = f"UPDATE {table} SET {column} = {column} - :by"
            connection.execute(text(query), {"by": change})


@pytest.mark.parametrize("away", [4000.0, -4000.0])
def test_time_the_server_was_away_does_not_count_and_no_clock_stands_still(
    database: str, tmp_path: Path, away: float
) -> None:
    """With less than zero the machine's clock was put back by an hour meanwhile."""
    with running(tmp_path, database) as server, Client(server.url) as client:
        clock = {"initial": 3600, "increment": 0}
        table = opened(client, "summer-pavilion", [ME, ME], clock=clock)
        robots = opened(client, "summer-pavilion", [ME, bot()])
        table.play(any_turn(table), 0, 0)
        before = clocks(table)
        server.stop()
        set_time(server, away)
        server.start()
        view = table.view()
        assert view.state == "playing"
        left = clocks(table)
        assert left[0] == before[0]
        assert before[1] - 300 < left[1] <= before[1]
        until(lambda: clocks(table)[1] < left[1])
        if away > 0:
            [paused] = [event for event in table.events() if isinstance(event, Paused)]
            assert paused.seconds >= away
        table.play(any_turn(table), table.view().n, 1)
        robots.play(any_turn(robots))
        until(lambda: robots.view().turn == 2)


def test_nobody_runs_out_of_time_when_the_machines_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server runs with a clock that a file puts forward or back."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, time\n"
        "real = time.time\n"
        "def jumping():\n"
        "    with open(os.environ['JUMP']) as file:\n"
        "        return real() + float(file.read() or 0)\n"
        "time.time = jumping\n"
    )
    jump = tmp_path / "jump"
    jump.write_text("0")
    monkeypatch.setenv("JUMP", str(jump))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{path}" if path else str(tmp_path))
    with running(tmp_path) as server, Client(server.url) as client:
        clock = {"initial": 1800, "increment": 0}
        table = opened(client, "summer-pavilion", [ME, ME], clock=clock)
        robots = opened(client, "summer-pavilion", [ME, bot()])
        for seconds in (3700, -3700):
            new = tmp_path / "new"
            new.write_text(str(seconds))
            new.rename(jump)
            left = clocks(table)[0]
            assert left > 900
            until(lambda left=left: clocks(table)[0] < left)  # type: ignore[misc]
            turn = robots.view().turn
            robots.play(any_turn(robots))
            until(lambda turn=turn: robots.view().turn >= turn + 2)  # type: ignore[misc]
            assert table.view().state == "playing"


# --- what was stored before -----------------------------------------------------------------------


def test_a_database_of_before_is_upgraded_and_every_table_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(OLD.with_suffix(".sql").read_text(encoding="utf-8"))
    known = json.loads(OLD.with_suffix(".json").read_text(encoding="utf-8"))
    assert main(["db", "upgrade", "--database", str(database)]) == 0
    assert main(["db", "check", "--database", str(database)]) == 0
    with running(tmp_path, str(database)) as server, Client(server.url) as client:
        for what, old in known.items():
            tokens = {int(seat): token for seat, token in old["tokens"].items()}
            table = client.table(old["table"], tokens)
            view = table.view()
            if what == "bots":
                assert view.turn >= old["view"]["turn"]
                continue
            for fact in ("position", "turn", "state", "proposals", "rematch", "options"):
                assert msgspec.to_builtins(getattr(view, fact)) == old["view"][fact], (what, fact)
            assert table.record() == old["record"]
            # People play against each other at all of them, in the rematch as well.
            assert not view.hints
            if view.state == "playing":
                table.play(any_turn(table))
                until(lambda table=table, view=view: table.view().turn > view.turn)  # type: ignore[misc]
        undone = client.table(known["undone"]["table"])
        assert [said.text for said in undone.said()] == ["hello", "\N{TULIP} hi"]
        # Time went by between the two versions, and nobody lost any.
        begun, left = known["undone"]["view"]["clock"]["left"], clocks(undone)
        assert all(abs(one - other) < 3600 for one, other in zip(begun, left, strict=True))
        waiting = client.table(known["waiting"]["table"])
        assert waiting.view().state == "waiting"
        assert opened(client, "summer-pavilion", [ME, FRIEND]).name
