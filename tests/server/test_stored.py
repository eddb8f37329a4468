"""Tables as the database has them: entries, the version of the rules, scores however high."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import get_args

import msgspec
import pytest
from sqlalchemy import event

import quinta
from games.garden.test_high_scores import HIGHEST
from quinta.protocol import NewClock
from quinta.server import entries
from quinta.server.database import check, closing_engine
from quinta.server.store import DAMAGE, Addition, Opening, Store
from quinta.server.table import Table
from quinta.server.thinkers import _turn, question
from server.tables import Played, bot, person, stored
from waiting import run


def game_by(version: int, game: str, **options: object) -> quinta.Game:
    """A new game of three by a version of the rules."""
    data = quinta.new(game, 3, 5, options).snapshot()
    return quinta.from_snapshot({**data, "version": version})


def assert_same(table: Table, other: Table) -> None:
    """Both tables show the same, and their bots are asked about the same position."""
    assert table.view(0.0, set()) == other.view(0.0, set())
    assert table.game.snapshot(hidden=False) == other.game.snapshot(hidden=False)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_stored_table_says_its_version_of_the_rules_and_goes_on_by_it(
    game: str, version: int
) -> None:
    first = game_by(version, game)
    played = Played(person(0), person(1), bot(), first=first)
    assert json.loads(stored(played).start)["version"] == version
    while played.table.state != "over":
        played.play(20 if len(played.entries) < 60 else 1)
        if len(played.entries) % 20 == 0:
            assert_same(stored(played).played(b"secret"), played.table)
    table = stored(played).played(b"secret")
    assert_same(table, played.table)
    assert table.game.snapshot()["version"] == version
    text = table.record.text()
    assert quinta.Record.from_text(text).verify().scores == table.game.scores
    assert text.startswith("quinta record 1\n" if version == 1 else "quinta record 1 rules 2\n")


STORED: list[tuple[entries.Content, str]] = [
    (entries.TurnEntry("buy at 0,-3", "red"), '{"text":"buy at 0,-3","chance":"red"}'),
    (entries.UndoEntry(4), '{"turn":4}'),
    (entries.JoinEntry("Bo", "b589"), '{"name":"Bo","token":"b589"}'),
    (entries.RenameEntry("Anna"), '{"name":"Anna"}'),
    (
        entries.ProposalEntry("undo", 0, None, [1]),
        '{"kind":"undo","seat":0,"level":null,"waiting":[1]}',
    ),
    (entries.AnswerEntry(12, True), '{"proposal":12,"agree":true}'),
    (entries.ReplaceEntry("casual"), '{"level":"casual"}'),
    (entries.ReturnEntry(), "{}"),
    (entries.ResignEntry("timeout"), '{"reason":"timeout"}'),
    (entries.PauseEntry(3.5), '{"seconds":3.5}'),
    (entries.VoidEntry(), "{}"),
    (entries.RematchEntry("_7KzEBdTbHZ1hZCA"), '{"table":"_7KzEBdTbHZ1hZCA"}'),
]


def test_what_happens_at_many_tables_is_stored_together_and_at_each_its_own(database: str) -> None:
    tables = []
    for number in range(5):
        played = Played(person(0), person(1), clock=NewClock(60 + number, 1), seed=number)
        played.table.name = f"table-{number}"
        tables.append(played)
    commits: list[object] = []
    go_on = threading.Event()

    async def work() -> None:
        with closing_engine(database) as engine:
            check(engine, make_new=True)
            store = Store(engine, "process")
            for played in tables:
                await store.open(Opening(played.table, "request", "owner"))
                played.play(3)
            event.listen(engine, "commit", commits.append)
            held = asyncio.ensure_future(store.write(lambda _: go_on.wait(10)))
            adding = [
                asyncio.ensure_future(store.add(Addition(played.table, played.entries)))
                for played in tables
            ]
            await asyncio.sleep(0)
            go_on.set()
            await asyncio.gather(held, *adding)
            for played in tables:
                name = played.table.name
                assert (await store.stored(name)).entries == stored(played).entries
                assert await store.last(name) == played.table.n
            await store.close()

    run(work())
    assert len(commits) <= 2


def test_every_entry_is_stored_as_it_always_was_and_read_again() -> None:
    assert {type(content) for content, _ in STORED} == set(get_args(entries.Content))
    for content, text in STORED:
        assert msgspec.json.encode(content).decode() == text
        assert entries.read(content.kind, text) == content


@pytest.mark.parametrize(
    ("kind", "text"), [("turn", '{"text":"pass"}'), ("undo", '{"turn":"1"}'), ("rubbish", "{}")]
)
def test_an_entry_that_nobody_could_have_stored_is_damage(kind: str, text: str) -> None:
    with pytest.raises(DAMAGE):
        entries.read(kind, text)


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_a_table_with_scores_far_above_999_is_stored_and_thought_about(edition: str) -> None:
    first = game_by(2, "queens-garden", board=HIGHEST, edition=edition)
    played = Played(person(0), bot("strong"), bot(), first=first)
    while played.table.game.round < 4:
        played.play()
    position = played.table.game
    assert max(position.scores) > 999
    asked = question(b"secret", position.snapshot(hidden=False), "greedy", 1)
    assert _turn(asked) in position.legal_moves()
    played.play_out()
    assert_same(stored(played).played(b"secret"), played.table)
