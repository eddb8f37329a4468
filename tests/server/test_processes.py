"""Restarts, and several processes on one PostgreSQL."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from quinta.client import Client
from quinta.protocol import Chat, TurnPlayed
from server.conftest import UNLIMITED, NewDatabase
from server.play import FRIEND, ME, any_turn, bot, clocks, opened, play_on, refused, two
from server.running import Server, running
from waiting import PATIENCE, until


@pytest.fixture(scope="module")
def pair(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL database."""
    database = new_database("postgresql")
    folder = tmp_path_factory.mktemp("pair")
    with running(folder, database, *UNLIMITED) as one, running(folder, database, *UNLIMITED) as two:
        yield one, two


def test_players_of_one_table_on_different_processes(pair: tuple[Server, Server]) -> None:
    with Client(pair[0].url) as here, Client(pair[1].url) as there:
        table = opened(here, "queens-garden", [ME, FRIEND, bot()])
        friend = there.join(table.name, 1, "Bo", table.invites[1])
        with table.live() as live, friend.live() as theirs:
            until(lambda: live.receive(PATIENCE) and live.present == [0, 1, 2])
            assert [seat.present for seat in there.table(table.name).view().seats] == [True] * 3
            for turn in range(15):
                until(lambda turn=turn: live.turn == turn or bool(live.next(PATIENCE)))  # type: ignore[misc]
                mover = live.game.to_move
                if mover < 2:
                    player = (table, friend)[mover]
                    player.play(any_turn(player))
                event = live.next(PATIENCE)
                while theirs.turn <= turn:
                    last = theirs.next(PATIENCE)
                assert isinstance(event, TurnPlayed) and isinstance(last, TurnPlayed)
                assert last.position == event.position
            table.chat("hello", seat=0)
            until(lambda: isinstance(theirs.receive(PATIENCE), Chat))
            assert theirs.chat[-1].text == "hello"
        with friend.live() as theirs:
            until(lambda: theirs.receive(PATIENCE) and theirs.present == [1, 2])
            assert theirs.welcome.table.turn >= 15


def test_a_turn_that_another_process_stored_first_is_a_conflict(
    pair: tuple[Server, Server],
) -> None:
    with Client(pair[0].url) as here, Client(pair[1].url) as there:
        table = two(here)
        other = there.table(table.name, table.tokens)
        text = any_turn(other)
        table.play(text, 0, 0)
        with refused("conflict"):
            other.play(text, 0, 0)
        other.play(any_turn(other), 1, 1)
        assert table.view().turn == 2


def test_another_process_takes_over_the_bots_of_one_that_died(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database = new_database("postgresql")
    dying = Server(tmp_path, database, *UNLIMITED)
    with Client(dying.url) as client:
        table = opened(client, "summer-pavilion", [bot("master"), ME])
    dying.process.send_signal(signal.SIGKILL)
    dying.process.wait()
    with running(tmp_path, database, *UNLIMITED) as server, Client(server.url) as client:
        survivor = client.table(table.name, table.tokens)
        until(lambda: survivor.view().turn == 1)


def test_bots_and_clocks_go_on_after_a_restart(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database, *UNLIMITED) as server, Client(server.url) as client:
        robots = opened(client, "summer-pavilion", [bot(), bot(), ME])
        timed = opened(client, "summer-pavilion", [ME, ME], clock={"initial": 3600})
        left = clocks(timed)[0]
        until(lambda: robots.view().turn == 2)
        robots.play(any_turn(robots))
        assert server.stop() == 0
    with running(tmp_path, database, *UNLIMITED) as server, Client(server.url) as client:
        until(lambda: client.table(robots.name).view().turn == 5)
        clock = client.table(timed.name).view().clock
        assert clock is not None and clock.running == 0
        assert clock.left[0] < left


def test_a_killed_thinker_costs_nothing_but_time(new_server: Server) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(Client(new_server.url))
        table = opened(client, "summer-pavilion", [bot("master"), bot("master")])
        stack.enter_context(table.live())
        until(lambda: table.view().turn >= 1)
        for _ in range(3):
            workers = children(new_server.process.pid)
            assert workers
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            turn = table.view().turn
            until(lambda turn=turn: table.view().turn > turn)  # type: ignore[misc]


def children(process: int) -> list[int]:
    """The worker processes of a server."""
    listed = [file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children")]
    found = [int(number) for numbers in listed for number in numbers.split()]
    return [number for number in found if b"quinta.workers" in _command(number)]


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def test_workers_end_with_a_server_that_is_killed(new_server: Server) -> None:
    with Client(new_server.url) as client:
        table = opened(client, "summer-pavilion", [bot(), ME])
        until(lambda: table.view().turn == 1)
    workers = children(new_server.process.pid)
    assert workers
    new_server.process.send_signal(signal.SIGKILL)
    new_server.process.wait()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_a_game_that_was_interrupted_goes_on_live(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database, *UNLIMITED) as server, Client(server.url) as client:
        table = two(client)
        with table.live() as live:
            play_on(table, live, 10)
        seen, position = live.n, live.game.snapshot(hidden=False)
    with running(tmp_path, database, *UNLIMITED) as server, Client(server.url) as client:
        again = client.table(table.name, table.tokens)
        with again.live(since=seen) as live:
            assert live.missed == []
            assert live.game.snapshot(hidden=False) == position
            play_on(again, live, 10)
            assert live.turn == 20
