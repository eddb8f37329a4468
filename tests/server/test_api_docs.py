"""docs/api.md and docs/service.md are true: what they show runs, what they name is all there is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from builds import ROOT
from quinta import GAMES, Record, protocol
from quinta.cli import main
from quinta.server import errors, live, socket
from quinta.server.settings import Limits
from server.running import Server, running

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("docs")) as server:
        yield server


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    with server.client() as client:
        return client.get("/api/openapi.json").json()


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_the_game_with_curl_is_played_to_its_end(server: Server, tmp_path: Path) -> None:
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    script = "set -eu\n" + "\n".join(EXAMPLE)
    done = subprocess.run(
        ["sh", "-c", script],
        check=False,
        cwd=tmp_path,
        env={**os.environ, "QUINTA": server.url, "PATH": programs},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    game = Record.load(tmp_path / "game.quinta").verify()
    assert game.is_over
    assert str(game.scores) in done.stdout
    assert "game.quinta: OK" in done.stdout


def test_the_game_in_python_is_played_to_its_end(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    [program] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    exec(program.replace("http://127.0.0.1:8080", server.url), {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_every_operation_is_on_the_page_and_every_one_on_the_page_exists(description: Any) -> None:
    known = {
        f"{method.upper()} {path}"
        for path, methods in description["paths"].items()
        for method in methods
    }
    named = set(re.findall(r"^\| `([A-Z]+ /api[^`?]*)", PAGE, re.MULTILINE))
    assert named - {"GET /api/openapi.json"} == known - {"GET /api/openapi.json"}


def test_every_error_is_on_the_page_with_its_status() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PAGE, re.MULTILINE))
    assert {code: int(status) for code, status in rows.items()} == errors.STATUS


def test_every_kind_of_event_is_on_the_page() -> None:
    section = PAGE.partition("\n## Live\n")[2]
    for kind in protocol.TableEvent.__args__:
        assert f"`{kind.__struct_config__.tag}`" in section


def test_every_entry_of_a_table_and_of_a_turn_being_put_together_is_on_the_page(
    description: Any,
) -> None:
    schemas = description["components"]["schemas"]
    turns = ("Consider", "Considered", "Choice", "Refused", "Preview", "Hint")
    steps = [name for name in schemas if name.endswith("Step") and name != "ReplayStep"]
    assert len(steps) == 1 + len(GAMES)
    for name in ("TableView", "NewTable", "Seat", "Result", *turns, *steps):
        schema = schemas[name]
        # What extends another has its own entries last.
        for entry in schema.get("allOf", [schema])[-1]["properties"]:
            assert re.search(rf"[`\"]{entry}[`\"]", PAGE), f"{name}.{entry}"


def test_every_close_code_is_on_the_page() -> None:
    codes = {*socket._CODES.values(), live.TOO_SLOW}
    section = PAGE.partition("\n## Live\n")[2]
    for code in codes:
        assert f"| {code} |" in section


def test_every_option_of_the_command_is_on_the_hosting_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--help"]) == 0
    known = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    assert set(re.findall(r"^\| `(--[a-z-]+)` \|", HOSTING, re.MULTILINE)) == known


def test_the_limits_on_the_hosting_page_are_the_usual_ones() -> None:
    limits = Limits()
    rows = [line for line in HOSTING.partition("\n## Limits\n")[2].splitlines() if "|" in line]
    promised: dict[str, list[float]] = {
        "requests of one address": [limits.rate, 4 * limits.rate],
        "requests of one seat": [limits.seat_rate, 4 * limits.seat_rate],
        "| tables that one address": [limits.open_rate, 4 * limits.open_rate],
        "connections of one address": [limits.connections_per_address],
        "connections in all": [limits.connections],
        "head": [limits.head // 1024, limits.headers, limits.head_seconds],
        "body": [limits.body // 1024, limits.body_seconds],
        "between two requests": [limits.idle_seconds],
        "read its answer": [limits.send_seconds],
        "a message on": [limits.message // 1024],
        "| WebSockets": [limits.sockets_per_address, limits.sockets],
        "without a hello": [limits.hello_seconds],
        "a viewer who": [limits.unread // 1024],
        "tables in the database": [limits.tables],
        "proposes or takes back": [limits.acts],
        "unfinished tables": [limits.tables_per_address],
        "in the list": [limits.listed_per_address],
        "one seat says": [limits.chat_rate, 4 * limits.chat_rate],
        "kept of what is said": [limits.chat_kept],
        "hints": [limits.hints, limits.hint_seconds, limits.hints_waiting],
        "bots' turns": [limits.thoughts],
        "positions that are judged": [
            limits.judgements_waiting,
            limits.judgements,
            limits.judge_seconds,
        ],
        "records of one address": [limits.records_per_address],
        "records in all": [limits.records],
        "reviews of one address": [limits.reviews_per_address, limits.reviews],
    }
    for what, numbers in promised.items():
        [row] = [row for row in rows if what in row.partition(" | ")[0]]
        for number in numbers:
            assert re.search(rf"\b{int(number)}\b", row), row
