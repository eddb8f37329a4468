"""Small parts of the service on their own: origins, limits, viewers' queues, the writer."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from quinta.server.database import closing_engine
from quinta.server.errors import Refusal
from quinta.server.limits import Buckets, Sockets
from quinta.server.live import TOO_SLOW, Viewer
from quinta.server.security import derived_secret, origin_allowed
from quinta.server.settings import Limits
from quinta.server.writer import Writer
from waiting import run


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "example.org", True),
        ("https://example.org", "example.org", True),
        ("https://example.org:443", "example.org", True),
        ("http://example.org:8080", "example.org:8080", True),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("https://example.org", "example.org:8080", False),
        ("https://example.org.evil.example", "example.org", False),
        ("https://evil.example", "example.org", False),
        ("https://friend.example", "example.org", True),
        ("null", "example.org", False),
        ("file://", "", False),
        ("http://example.org:port", "example.org", False),
    ],
)
def test_origins(origin: str | None, host: str, allowed: bool) -> None:
    assert origin_allowed(origin, host, ("https://friend.example",)) is allowed


def test_secrets_differ_by_every_part_and_by_the_database() -> None:
    made = {
        derived_secret(secret, *parts)
        for secret in (b"one", b"two")
        for parts in (("token", "t", 0), ("token", "t", 1), ("invite", "t", 0), ("token", "u", 0))
    }
    assert len(made) == 8
    assert all(len(secret) == 43 for secret in made)


def test_a_bucket_is_empty_after_four_seconds_worth_and_is_nobody_elses() -> None:
    buckets = Buckets(1.0)
    for _ in range(4):
        buckets.take("one")
    with pytest.raises(Refusal) as refusal:
        buckets.take("one")
    assert refusal.value.retry_after == 1
    buckets.take("other")


def test_sockets_are_counted_in_all_and_by_address() -> None:
    sockets = Sockets(Limits(sockets=3, sockets_per_address=2))
    assert [sockets.enter(address) for address in "aaab"] == [True, True, False, True]
    assert not sockets.enter("c")
    sockets.leave("a")
    assert sockets.enter("c")


def test_a_viewer_who_falls_behind_is_dropped_but_not_for_a_long_welcome() -> None:
    unread: list[bytes] = []

    def write(frame: bytes) -> int:
        unread.append(frame)
        return sum(map(len, unread))

    viewer = Viewer([], [], 1000, write)
    viewer.send(b"early")
    assert unread == []
    viewer.begin(b"x" * 5000)
    assert [frame[-5:] for frame in unread] == [b"xxxxx", b"early"]
    viewer.send(b"x" * 900)
    assert viewer.closing is None
    viewer.send(b"x" * 100)
    assert viewer.closing == TOO_SLOW
    viewer.send(b"late")
    assert b"late" not in unread


def test_what_waits_for_a_welcome_is_bounded_too() -> None:
    viewer = Viewer([], [], 1000, len)
    viewer.send(b"x" * 600)
    assert viewer.closing is None
    viewer.send(b"x" * 600)
    assert viewer.closing == TOO_SLOW


def test_while_the_database_is_locked_all_that_waits_fails_together(tmp_path: Path) -> None:
    """Not one after the other: each would wait for the lock on its own."""
    tries: list[object] = []

    async def write() -> list[object]:
        place = str(tmp_path / "x.sqlite")
        with closing_engine(place) as engine, closing_engine(place) as other:
            event.listen(engine, "begin", tries.append)
            writer = Writer(engine, lambda connection, things: None)
            create = text("CREATE TABLE kept (number INTEGER PRIMARY KEY)")
            await writer.do(lambda connection: connection.execute(create) and None)
            with other.begin() as holding:
                holding.execute(text("INSERT INTO kept VALUES (0)"))
                tries.clear()
                insert = text("INSERT INTO kept VALUES (1)")
                jobs = [writer.do(lambda c: c.execute(insert) and None) for _ in range(300)]
                answers = await asyncio.gather(*jobs, return_exceptions=True)
            await writer.close()
            return list(answers)

    answers = run(write())
    assert all(isinstance(answer, OperationalError) for answer in answers)
    assert len(tries) <= 2


def test_what_is_written_together_is_committed_at_once_and_one_fault_harms_no_other(
    tmp_path: Path,
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    commits: list[object] = []

    def hold(connection: Connection) -> None:
        begun.set()
        go_on.wait(10)

    def together(connection: Connection, numbers: list[int]) -> None:
        for number in numbers:
            connection.execute(text(f"INSERT INTO kept VALUES ({number})"))

    async def write(numbers: list[int]) -> list[object]:
        with closing_engine(str(tmp_path / "x.sqlite")) as engine:
            writer = Writer(engine, together)
            create = "CREATE TABLE IF NOT EXISTS kept (number INTEGER PRIMARY KEY)"
            await writer.do(lambda connection: connection.execute(text(create)) and None)
            event.listen(engine, "commit", commits.append)
            begun.clear()
            go_on.clear()
            commits.clear()
            held = asyncio.ensure_future(writer.do(hold))
            await asyncio.to_thread(begun.wait, 10)
            # These wait together while the writer is busy.
            waiting = [asyncio.ensure_future(writer.add(number)) for number in numbers]
            await asyncio.sleep(0)
            go_on.set()
            await held
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            await writer.close()
            return list(answers)

    assert run(write([1, 2, 3, 4])) == [None] * 4
    assert len(commits) == 2
    answers = run(write([5, 1, 6]))
    assert answers[::2] == [None, None]
    assert isinstance(answers[1], SQLAlchemyError)
