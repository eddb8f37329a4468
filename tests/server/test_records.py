"""Records that are studied: kept by their text, replayed, bounded, and removed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import select

import quinta
from quinta import Record
from quinta.client import Client
from quinta.server import schema
from quinta.server.database import closing_engine, connect, upgrade
from quinta.server.reviewing import read_record
from quinta.server.settings import Limits
from quinta.server.store import Store
from quinta.server.store_records import RecordStore, remove_unused
from server.play import FRIEND, ME, any_turn, opened, refused
from server.running import Server
from waiting import run

GAMES = list(quinta.GAMES)


def played(name: str, players: int = 2, seed: int = 1, turns: int = 9999) -> Record:
    """A record of random turns."""
    game, random = quinta.new(name, players, seed), quinta.Random(seed)
    record = Record.of(game, ["a note"])
    while not game.is_over and len(record.turns) < turns:
        record.play(game, game.random_move(random))
    return record


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("players", "turns"), [(2, 9999), (4, 9999), (3, 20), (2, 0)])
def test_a_record_is_kept_by_its_text_and_told_again(
    client: Client, name: str, players: int, turns: int
) -> None:
    record = played(name, players, turns=turns)
    kept = client.keep_record(record.text())
    view = kept.view()
    game = record.position()
    assert (view.record, view.game, view.players) == (kept.name, name, players)
    assert (view.turns, view.over, view.scores) == (len(record.turns), game.is_over, game.scores)
    assert view.winners == (game.winners if game.is_over else [])
    assert (view.names, view.table, view.options) == ([], None, game.options)
    assert kept.text() == record.text()
    # The same game has the same name, however its lines end.
    assert client.keep_record(record.text().replace("\n", "\r\n")).name == kept.name
    assert client.keep_record(played(name, players, 2).text()).name != kept.name


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_replayed_like_a_table(client: Client, name: str) -> None:
    record = played(name, 3)
    replay = client.keep_record(record.text()).replay()
    assert replay.turns == len(record.turns)
    assert replay.start == record.start
    first = record.position(1)
    assert replay.steps[0].position == first.snapshot(hidden=False)
    assert (replay.steps[0].turn, replay.steps[0].text) == (1, record.turns[0].text)
    assert replay.steps[-1].scores == record.position(len(replay.steps)).scores
    some = client.keep_record(record.text()).replay(5, 8)
    assert [step.turn for step in some.steps] == [6, 7, 8]
    with refused("bad-request"):
        client.keep_record(record.text()).replay(0, 500)
    assert client.keep_record(record.text()).replay(9000, 9001).steps == []


def test_the_game_of_a_table_is_studied_with_the_names(client: Client) -> None:
    table = opened(client, "summer-pavilion", [{**ME, "name": "Ann"}, {**ME, "name": "Bo"}])
    table.play(any_turn(table))
    first = table.study()
    view = first.view()
    assert (view.names, view.table, view.turns, view.over) == (["Ann", "Bo"], table.name, 1, False)
    assert first.text() == table.record()
    assert table.study().name == first.name
    # Somebody who brings the same text sees the same record.
    assert client.keep_record(table.record()).view() == view
    table.play(any_turn(table))
    assert table.study().name != first.name


def test_a_record_that_was_brought_before_its_table_was_studied_gets_the_names(
    client: Client,
) -> None:
    table = opened(client, "summer-pavilion", [{**ME, "name": "Cy"}, ME])
    table.play(any_turn(table))
    assert client.keep_record(table.record()).view().names == []
    assert table.study().view().names == ["Cy", "Player 2"]
    assert client.keep_record(table.record()).view().table == table.name


def test_a_hidden_order_in_a_record_is_dropped(client: Client) -> None:
    game = quinta.new("queens-garden", seed=5)
    whole = Record(game.snapshot(), [], ["x"])
    whole.scores = game.scores
    assert '"hidden"' in whole.text()
    kept = client.keep_record(whole.text())
    assert '"hidden"' not in kept.text()
    assert kept.text() == Record(game.snapshot(hidden=False), [], ["x"], game.scores).text()


def test_what_is_no_record_is_refused_with_its_line(client: Client) -> None:
    record = played("summer-pavilion", turns=12)
    good = record.text().splitlines()
    wrong = {
        "line 1": "hello\n",
        "line 3: the start position is not JSON": "\n".join([*good[:2], "start {", *good[3:]])
        + "\n",
        "line 4": "\n".join([*good[:3], "1 0 castle", *good[4:]]) + "\n",
        "breaks off": "\n".join(good[:-1]) + "\n",
        "line 3": "quinta record 1 rules 2\nnote x\nstart " + "[" * 20_000 + "\n",
    }
    for told, text in wrong.items():
        with refused("bad-request") as found:
            client.keep_record(text)
        assert told in found.value.detail, found.value.detail
    for body in ({"text": ""}, {"text": 7}, {}, {"text": "x" * 60_001}):
        with refused("bad-request"):
            client.post("/records", body)
    with refused("too-large"):
        client.post("/records", {"text": "x" * 70_000})


def test_what_is_not_kept_is_not_found(client: Client) -> None:
    nothing = client.record("A" * 22)
    for ask in (nothing.view, nothing.text, nothing.replay, nothing.review, nothing.start_review):
        with refused("not-found"):
            ask()
    with refused("not-found"):
        nothing.stop_review()
    for name in ("short", "A" * 23, "%00" * 22, "'" * 22):
        answer = client._http.get(f"/api/records/{name}")
        assert answer.status_code in (400, 404)


def test_a_game_between_people_is_studied_when_it_is_over(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    with refused("forbidden"):
        table.study()
    other = client.join(table.name, 1, "Bo", table.invites[1])
    table.play(any_turn(table))
    with refused("forbidden") as found:
        other.study()
    assert "without hints" in found.value.detail
    other.resign()
    assert table.study().view().turns == 1


# --- bounds ---------------------------------------------------------------------------------


@contextmanager
def kept_in(database: str, **limits: Any) -> Iterator[Callable[..., str]]:
    """Keeps records of an address at a time, directly in a database."""
    engine = connect(database)
    upgrade(engine)

    async def keep(seed: int, owner: str, now: float) -> str:
        store = Store(engine, "process")
        read = read_record(played("summer-pavilion", seed=seed, turns=2).text(), [], None)
        assert not isinstance(read, str)
        view = await RecordStore(store, Limits(**limits)).keep(read, owner, now)
        await store.close()
        return view.record

    yield lambda seed, owner, now: run(keep(seed, owner, now))
    engine.dispose()


def known(database: str) -> set[str]:
    """The names of all records."""
    with closing_engine(database) as engine, engine.connect() as connection:
        return set(connection.execute(select(schema.records.c.id)).scalars())


def test_an_address_keeps_few_records_and_the_newest_stay(database: str) -> None:
    with kept_in(database, records_per_address=5) as keep:
        theirs = keep(99, "other", 0.0)
        names = [keep(seed, "asker", float(seed)) for seed in range(1, 13)]
        assert known(database) == {theirs, *names[-5:]}
        # One that is asked for again stays longer.
        assert keep(8, "asker", 20.0) == names[7]
        keep(40, "asker", 21.0)
        assert names[7] in known(database)
        assert names[8] not in known(database)
        # What somebody else has brought as well, nobody drives out with records of their own.
        shared = keep(50, "asker", 22.0)
        assert keep(50, "other", 23.0) == shared
        for seed in range(60, 70):
            keep(seed, "asker", 30.0 + seed)
        assert shared in known(database)
        assert theirs in known(database)


def test_all_together_keep_a_bounded_number_and_old_ones_are_removed(database: str) -> None:
    with kept_in(database, records=6) as keep:
        names = [keep(seed, f"owner {seed}", float(seed)) for seed in range(1, 10)]
        assert known(database) == set(names[-6:])
    limits = Limits(record_seconds=100.0)
    with closing_engine(database) as engine:
        with engine.begin() as connection:
            remove_unused(connection, limits, 106.5)
        assert known(database) == set(names[-3:])


def test_a_flood_of_records_keeps_nobody_from_playing(new_server: Server) -> None:
    texts = [played("summer-pavilion", seed=seed, turns=1).text() for seed in range(1, 60)]
    with Client(new_server.url) as client, new_server.client() as flood:
        table = opened(client, "summer-pavilion", [ME, ME])
        with ThreadPoolExecutor(4) as threads:
            sent = [threads.submit(flood.post, "/api/records", json={"text": one}) for one in texts]
            for _ in range(5):
                table.play(any_turn(table))
            assert {one.result().status_code for one in sent} <= {201, 429}
    assert not new_server.faults()
