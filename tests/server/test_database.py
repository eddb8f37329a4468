"""The database: made, checked and upgraded; refused when it is of another version or in use."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from quinta.cli import main
from quinta.server.database import Unusable, check, connect, upgrade
from quinta.server.schema import metadata
from server.conftest import NewDatabase
from server.running import Server


def test_the_steps_lead_to_the_schema_that_the_code_uses(database: str) -> None:
    engine = connect(database)
    upgrade(engine)
    check(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_an_empty_database_is_refused_and_a_new_file_is_made(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "new.sqlite"))
    with pytest.raises(Unusable, match="run 'quinta db upgrade' first"):
        check(engine)
    check(engine, make_new=True)
    check(engine)
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(tmp_path / "newer.sqlite")
    assert main(["db", "upgrade", "--database", place]) == 0
    assert main(["db", "check", "--database", place]) == 0
    engine = connect(place)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    capsys.readouterr()
    for command in (["db", "check"], ["serve", "--port", "0"]):
        assert main([*command, "--database", place]) == 2
        assert "newer version" in capsys.readouterr().err


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "new.sqlite"))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_places_that_are_no_database_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for place in (str(tmp_path / "no" / "such" / "folder.sqlite"), "mysql://somewhere/x"):
        assert main(["db", "upgrade", "--database", place]) == 2
        assert capsys.readouterr().err.startswith("quinta: ")


def test_two_servers_cannot_share_a_file(new_server: Server) -> None:
    with pytest.raises(AssertionError, match="another server uses"):
        Server(new_server.folder, new_server.database)


def test_a_port_that_is_taken_is_named(
    tmp_path: Path, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "x")]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err
