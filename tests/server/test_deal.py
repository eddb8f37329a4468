"""Where chance comes from on the service: the operating system, and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import quinta
from quinta.core.chance import Generator, Random, SystemGenerator
from quinta.server import actions
from quinta.server.opening import dealt
from quinta.server.stored import StoredTable
from server.tables import Played, person

SERVER = Path(actions.__file__).parent
GENERATORS = {"Random", "Dealer", "SystemGenerator", "fresh_seed", "shuffle", "random"}
"""Names that stand for chance, wherever they are used."""
KNOWN = {
    # Each turn is drawn with the system's generator.
    "actions.py": {"SystemGenerator"},
    "positions.py": {"SystemGenerator"},
    # A look at a turn is taken on a position dealt anew, and what it drew is left out.
    "routes/lessons.py": {"fresh_seed"},
    "routes/positions.py": {"fresh_seed"},
    "routes/puzzles.py": {"fresh_seed"},
    "routes/turns.py": {"fresh_seed"},
}


def used(file: Path) -> set[str]:
    """The names in a module that stand for chance."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name)
    return found & GENERATORS


def test_no_module_of_the_server_knows_another_generator() -> None:
    found = {str(file.relative_to(SERVER)): used(file) for file in SERVER.rglob("*.py")}
    assert {name: names for name, names in found.items() if names} == KNOWN


@pytest.mark.parametrize("game", quinta.GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_server_draws_with_the_systems_generator_alone(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever order a position has in memory, what is drawn follows from that generator."""
    games = []
    for seed in (1, 2):
        chooser = Random(99)
        monkeypatch.setattr(actions, "SystemGenerator", lambda chooser=chooser: chooser)
        played = Played(*(person(seat) for seat in range(players)), game=game)
        played.table.first = played.table.first.redealt(seed)
        played.table.game = played.table.first.copy()
        played.play_out()
        games.append([(turn.text, turn.chance) for turn in played.table.record.turns])
    assert games[0] == games[1]
    assert any(chance for _, chance in games[0])
    assert issubclass(SystemGenerator, Generator)


def test_the_systems_generator_never_says_the_same_twice() -> None:
    said = {tuple(SystemGenerator().below(1 << 20) for _ in range(8)) for _ in range(50)}
    assert len(said) == 50


@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_new_table_is_stored_without_an_order_and_comes_back_the_same(game: str) -> None:
    played = Played(person(0), person(1), game=game)
    played.table.first = dealt(b"secret", "table", game, 2, {}, None)
    stored = StoredTable.of(played.table)
    assert '"hidden"' not in stored.start
    one, other = stored.opened(b"secret"), stored.opened(b"secret")
    assert one.game.snapshot() == other.game.snapshot() == played.table.first.snapshot()
    assert stored.opened(b"other").game.snapshot() != one.game.snapshot()
