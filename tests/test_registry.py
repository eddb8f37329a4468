"""The registry: every game has every part, and a game of another package is one like any other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import quinta
from quinta.cli import main
from quinta.games import GAMES, register
from quinta.server import catalogue

PARTS = ("rules", "brain", "draw", "info", "events", "shapes", "words")


@pytest.fixture
def attic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game from elsewhere, which plays like Summer Pavilion."""
    folder = tmp_path / "attic"
    folder.mkdir()
    (folder / "__init__.py").write_text('NAME, TITLE = "attic", "The Attic"\n')
    (folder / "rules.py").write_text(
        "from quinta.core.options import Option\n"
        "from quinta.games.pavilion.rules import GAME\n"
        'OPTIONS = (Option("board", "the floor", values=("standard", "variant")),)\n'
    )
    (folder / "info.py").write_text(
        "import msgspec\nclass Attic(msgspec.Struct):\n    beams: int\nROUNDS, INFO = 1, Attic(7)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    register("attic")
    yield "attic"
    del GAMES["attic"]
    for module in [name for name in sys.modules if name.partition(".")[0] == "attic"]:
        del sys.modules[module]


@pytest.mark.parametrize("name", quinta.GAMES)
@pytest.mark.parametrize("part", PARTS)
def test_every_game_has_every_part(name: str, part: str) -> None:
    assert getattr(GAMES[name], part).__name__ == f"{GAMES[name].package}.{part}"


def test_a_game_of_another_package_stands_in_the_catalogue(attic: str) -> None:
    *_, info = msgspec.to_builtins(catalogue.games())
    assert (info["name"], info["title"], info["rounds"]) == (attic, "The Attic", 1)
    assert info["own"] == {"beams": 7}
    assert [(option["name"], option["default"]) for option in info["options"]] == [
        ("board", "standard")
    ]


def test_a_game_of_another_package_is_offered_by_the_commands(
    attic: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"queens-garden or summer-pavilion or {attic}" in told
    assert f"{attic}: the floor" in told
    assert main(["perft", attic, "--depth", "1", "--board", "variant"]) == 0
