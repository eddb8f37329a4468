"""Looking back costs nobody else anything: it is done in another process, once, and cached."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quinta import Record
from quinta.client import Client
from quinta.protocol import TurnPlayed, TurnUndone
from quinta.server import actions, answers
from quinta.server.history import _OVERHEAD, AnswerCache, History
from quinta.server.stored import StoredTable
from server.play import play_on, two
from server.running import Server
from server.tables import Played, bot, person, stored
from server.test_processes import children
from waiting import run

MEGABYTE = 1024 * 1024


def with_undo() -> Played:
    """A table where turns were played and taken back."""
    played = Played(person(0), bot("casual"))
    played.play(9)
    played.do(actions.undo(0, played.table.n))
    played.play(5)
    return played


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3 * _OVERHEAD)), max_size=80))
def test_the_answers_that_are_kept_are_the_last_asked_for_and_bounded_in_bytes(
    asked: list[tuple[int, int]],
) -> None:
    most = 8 * _OVERHEAD
    cache = AnswerCache(most)
    expected: OrderedDict[int, bytes] = OrderedDict()
    for key, size in asked:
        assert cache.get(key) == expected.get(key)
        if key in expected:
            expected.move_to_end(key)
            continue
        cache.put(key, bytes(size))
        expected[key] = bytes(size)
        while sum(len(answer) + _OVERHEAD for answer in expected.values()) > most:
            expected.popitem(last=False)
    cache.put("large", bytes(most))
    assert cache.get("large") is None
    assert [key for key in range(10) if cache.get(key) is not None] == sorted(expected)


def test_answers_are_worked_out_in_another_process_and_only_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = with_undo().table
    turns = table.record.turns
    replay = answers.replay(table.record, 2, 6)
    breakdown = answers.breakdown(table.record, 5)

    def fail(*_: object) -> None:
        raise AssertionError("this is not to be done in the server's own process")

    for method in ("position", "text"):
        monkeypatch.setattr(Record, method, fail)

    async def work() -> None:
        history = History(MEGABYTE)
        asked = [history.replay(table, 2, 6, f"owner {number}") for number in range(20)]
        assert set(await asyncio.gather(*asked)) == {replay}
        assert await history.replay(table, 2, 6, "late") == replay
        compressed = await history.replay(table, 2, 6, "x", compressed=True)
        assert gzip.decompress(compressed) == replay
        assert await history.breakdown(table, 5, "x") == breakdown
        record.append(await history.record(table, "x"))
        await history.close()

    record: list[bytes] = []
    run(work())
    monkeypatch.undo()
    assert Record.from_bytes(record[0]).turns == turns
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["what"] for line in lines] == ["replay", "replay", "breakdown", "record"]


def test_who_goes_away_does_not_take_the_answer_from_others() -> None:
    table = with_undo().table

    async def work() -> None:
        history = History(MEGABYTE)
        first = asyncio.create_task(history.record(table, "first"))
        second = asyncio.create_task(history.record(table, "second"))
        await asyncio.sleep(0)
        first.cancel()
        assert await second
        await history.close()

    run(work())


def test_events_are_told_as_they_were_with_the_last_position_only() -> None:
    played = with_undo()
    rows = stored(played)
    table = rows.opened(b"")
    events = [table.apply(entry) for entry in played.entries]
    assert any(isinstance(event, TurnUndone) for event in events)
    positions = [event for event in events if isinstance(event, TurnPlayed | TurnUndone)]
    for event in positions[:-1]:
        event.position = None
    told = json.loads(msgspec.json.encode(events))
    reads = 0

    async def read() -> StoredTable:
        nonlocal reads
        reads += 1
        return rows

    async def work() -> None:
        history = History(MEGABYTE)
        last = len(told)
        assert json.loads(await history.events("table", 0, last, read, "x")) == told
        assert json.loads(await history.events("table", 4, last, read, "x")) == told[4:]
        assert json.loads(await history.events("table", 4, last, read, "y")) == told[4:]
        assert await history.events("table", last, last, read, "x") == b"[]"
        assert reads == 2
        older = json.loads(await history.older("table", 3, 7, read, "x"))
        assert older["before"] == 3
        assert [event["n"] for event in older["events"]] == [4, 5, 6, 7]
        assert [event["position"] is None for event in older["events"]] == [True] * 3 + [False]
        compressed = await history.older("table", 3, 7, read, "x", compressed=True)
        assert json.loads(gzip.decompress(compressed)) == older
        await history.close()

    run(work())


def test_twenty_who_ask_for_replays_keep_nobody_from_playing(new_server: Server) -> None:
    def look(number: int) -> None:
        with new_server.client() as visitor:
            for place in range(10):
                asked = {"from": place % 5, "to": 20 + number % 2}
                answer = visitor.get(f"/api/tables/{old.name}/replay", params=asked)
                assert answer.status_code == 200
                assert answer.json()["turns"] == 30

    with Client(new_server.url) as client, ThreadPoolExecutor(20) as visitors:
        old = two(client)
        with old.live() as live:
            play_on(old, live, 30)
        table = two(client)
        with table.live() as live:
            looks = [visitors.submit(look, number) for number in range(20)]
            play_on(table, live, 10)
        for done in looks:
            done.result()
    lines = [json.loads(line) for line in new_server.log.read_text().splitlines() if line[0] == "{"]
    # 200 replays were asked for, but there are only 10 different ones.
    assert sum(line["event"] == "looked-back" for line in lines) == 10
    assert len(children(new_server.process.pid)) == 1
    assert not new_server.faults()


def test_an_answer_is_compressed_for_those_who_take_it_so(new_server: Server) -> None:
    with Client(new_server.url) as client, new_server.client() as visitor:
        table = two(client)
        with table.live() as live:
            play_on(table, live, 12)

        def ask(what: str, accepted: str) -> httpx.Response:
            address = f"/api/tables/{table.name}/{what}"
            return visitor.get(address, headers={"Accept-Encoding": accepted})

        for what in ("replay", "record", "breakdown", "breakdown?turn=3"):
            plain, packed = ask(what, "identity"), ask(what, "br, GZIP ;q=0.5")
            assert ask(what, "gzip; q=0").headers.get("Content-Encoding") is None
            assert "Content-Encoding" not in plain.headers
            assert packed.headers["Content-Encoding"] == "gzip"
            assert plain.content == packed.content
            assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
            assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
            assert plain.headers["Content-Type"] == packed.headers["Content-Type"]


def test_a_killed_worker_costs_nothing_but_time(new_server: Server) -> None:
    with Client(new_server.url) as client:
        table = two(client)
        assert table.replay().turns == 0
        [worker] = children(new_server.process.pid)
        os.kill(worker, signal.SIGKILL)
        assert table.replay(0, 0).steps == []
        assert Record.from_text(table.record()).turns == []
