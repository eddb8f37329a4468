"""Strangers at the table: nobody learns what is hidden, stalls the others, or throws them out."""

from __future__ import annotations

import json
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from quinta.client import Client, RemoteTable
from quinta.protocol import Chat, Returned
from quinta.protocol.live import written
from quinta.server.settings import Limits
from server.conftest import UNLIMITED
from server.play import FRIEND, ME, any_turn, bot, opened, play_on, refused, two, winners
from server.running import Server, bearer, running
from waiting import PATIENCE, until

Asked = tuple[str, object]


def joined(client: Client, *seats: object, **options: object) -> tuple[RemoteTable, RemoteTable]:
    """A table of two people, each with their own seat."""
    table = opened(client, "summer-pavilion", [ME, FRIEND], **options)  # type: ignore[arg-type]
    return table, client.join(table.name, 1, "Bo", table.invites[1])


# --- what nobody may know ----------------------------------------------------------------------


def test_the_database_has_no_order_of_what_is_hidden(new_server: Server) -> None:
    with Client(new_server.url) as client:
        table = two(client, "queens-garden")
        with table.live() as live:
            play_on(table, live, 30)
    assert new_server.stop() == 0
    with closing(sqlite3.connect(new_server.database)) as connection:
        [(start,)] = connection.execute("SELECT start FROM tables").fetchall()
        kept = connection.execute("SELECT data FROM entries").fetchall()
    assert "hidden" not in json.loads(start)
    assert all(set(json.loads(data)) == {"text", "chance"} for (data,) in kept)


def test_the_same_table_opened_again_deals_something_else(client: Client) -> None:
    positions = [json.dumps(two(client).view().position) for _ in range(4)]
    assert len(set(positions)) == 4


def test_a_seed_is_only_for_those_who_play_alone_and_is_shown(client: Client) -> None:
    for seats, public in (([ME, FRIEND], False), ([ME, ME, FRIEND], False), ([ME, ME], True)):
        with refused("bad-request"):
            opened(client, "queens-garden", seats, seed=5, public=public)
    table = opened(client, "queens-garden", [ME, bot(), ME], seed=5)
    assert table.view().seed == 5
    with client.table(table.name).live() as live:
        assert live.welcome.table.seed == 5
    assert two(client).view().seed is None


# --- what nobody may stop ----------------------------------------------------------------------


def test_talking_never_ends_a_game_and_only_the_newest_is_kept(impatient: Server) -> None:
    with Client(impatient.url) as client:
        table, friend = joined(client)
        kept = Limits().chat_kept
        for number in range(kept + 20):
            table.chat(f"{number}")
        assert table.view().n == 1
        oldest = [said.k for said in table.said(before=60)]
        assert oldest == list(range(21, 60))
        assert [said.text for said in table.said()][-1] == f"{kept + 19}"
        assert winners(friend.resign()) == [0]


def test_who_talks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url, patience=0) as client:
        table, friend = joined(client)
        with refused("too-many-requests"):
            for _ in range(100):
                table.chat("and another thing")
        assert friend.chat("hello").text == "hello"
        table.play(any_turn(table))


def test_those_who_watch_cannot_use_up_what_players_may_ask(tmp_path: Path) -> None:
    """However much a stranger asks about a table, those who play there are not refused."""
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path))
        client = stack.enter_context(Client(server.url))
        stranger = stack.enter_context(server.client())
        table = two(client)
        statuses = set()
        for _ in range(300):
            statuses.add(stranger.post(f"/api/tables/{table.name}/consider", json={}).status_code)
        assert statuses == {200, 429}
        for _ in range(5):
            table.play(any_turn(table))


def test_one_seat_cannot_fill_a_table_and_ending_it_is_always_possible(client: Client) -> None:
    table, friend = joined(client)
    most = Limits().acts
    for number in range(most):
        friend.rename(f"Bo {number}")
    with refused("conflict"):
        friend.rename("Bo")
    table.rename("Ann")
    table.play(any_turn(table))
    friend.play(any_turn(friend))
    assert winners(friend.resign()) == [0]


def test_a_long_table_can_be_opened_and_its_log_read_in_parts(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, ME])
    text = "\N{TULIP}" * 200
    for seat in (0, 1):
        for _ in range(60):
            table.chat(text, seat)
    with table.live() as live:
        play_on(table, live, 60)
        for _ in range(45):
            undo = table.view().undo
            assert undo is not None
            table.undo(undo.seat)
            live.next(PATIENCE)
            play_on(table, live, 1)
        n = live.n
    with client.table(table.name).live() as live:
        assert len(written(live.welcome)) < 400_000
        assert [event.n for event in live.missed] == list(range(n - 99, n + 1))
        assert live.before == n - 100
        assert [said.k for said in live.chat] == list(range(71, 121))
        table.chat("still there?", 0)
        until(lambda: isinstance(live.receive(PATIENCE), Chat))
        found = live.missed
    while found[0].n > 1:
        found = table.events(before=found[0].n) + found
    assert [event.n for event in found] == list(range(1, n + 1))
    assert sum(getattr(event, "position", None) is not None for event in found) <= 2 + n // 100


def test_the_bots_of_one_address_do_not_keep_those_of_another_waiting(tmp_path: Path) -> None:
    """One address has many masters to move; another's beginner comes before most of them."""
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, None, "--thinkers", "1"))
        greedy, honest = (stack.enter_context(server.client()) for _ in range(2))
        seats = [bot("master"), bot("master"), bot("master"), ME]
        first = {"game": "summer-pavilion", "options": {"starts": 0}}
        body = {**first, "seats": seats}
        many = [greedy.post("/api/tables", json=body).json()["table"] for _ in range(20)]
        body = {**first, "seats": [bot("beginner"), ME]}
        table = honest.post("/api/tables", json=body).json()["table"]

        def turns(client: httpx.Client, name: str) -> list[str]:
            events = client.get(f"/api/tables/{name}/events").json()["events"]
            return [event["at"] for event in events if event["kind"] == "turn"]

        until(lambda: turns(honest, table))
        [at] = turns(honest, table)
        before = [one for name in many for one in turns(greedy, name) if one <= at]
        assert len(before) <= 2


def test_bots_among_themselves_rest_until_somebody_watches(client: Client, server: Server) -> None:
    table = opened(client, "summer-pavilion", [bot(), bot()])
    other = opened(client, "summer-pavilion", [bot(), ME])
    until(lambda: other.view().turn == 1)
    assert table.view().turn == 0
    with table.live() as live:
        until(lambda: live.next(PATIENCE) and live.turn >= 5)
    until(lambda: table.view().turn == table.view().turn)
    with table.live(since=live.n) as live:
        while not live.game.is_over:
            live.next(PATIENCE)


def test_tables_that_nobody_uses_make_room(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("expired")
    with running(folder) as server, Client(server.url) as client:
        kept = {
            "waiting": opened(client, "summer-pavilion", [ME, FRIEND]).name,
            "unused": two(client).name,
            "playing": two(client).name,
            "over": two(client).name,
        }
        for what in ("playing", "over"):
            view = client.table(kept[what]).view()
            assert view.state == "playing"
        server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE tables SET touched = touched - 3 * 86400")
        for what in ("playing", "over"):
            connection.execute("UPDATE tables SET n = 1 WHERE id = ?", (kept[what],))
        connection.execute("UPDATE tables SET state = 'over' WHERE id = ?", (kept["over"],))
    server.start()

    def left() -> set[str]:
        with closing(sqlite3.connect(server.database)) as connection:
            return {name for (name,) in connection.execute("SELECT id FROM tables")}

    until(lambda: left() == {kept["playing"], kept["over"]})
    server.stop()


def test_a_full_database_makes_room_by_removing_the_oldest_finished_games(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("full")
    with (
        running(folder, None, *UNLIMITED, "--tables", "50") as server,
        Client(server.url) as client,
    ):
        names = []
        for _ in range(50):
            table = opened(client, "summer-pavilion", [ME, ME])
            table.resign(0)
            names.append(table.name)
        server.stop()
        server.start()

        def is_open() -> bool:
            body = {"game": "summer-pavilion", "seats": [ME, ME]}
            status = httpx.post(f"{server.url}/api/tables", json=body).status_code
            assert status in (201, 503)
            return status == 201

        until(is_open)
        with refused("not-found"):
            client.table(names[0]).view()
        assert client.table(names[-1]).view().state == "over"


def test_one_address_has_few_unfinished_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("many")
    with running(folder, None, *UNLIMITED) as server, server.client() as client:
        body = {"game": "summer-pavilion", "seats": [ME, ME]}
        most = Limits().tables_per_address
        over = client.post("/api/tables", json=body).json()
        path, headers = f"/api/tables/{over['table']}", bearer(over["seats"][0]["token"])
        assert client.post(f"{path}/resign", headers=headers).status_code == 200
        statuses = [client.post("/api/tables", json=body).status_code for _ in range(most + 1)]
        assert statuses == [201] * most + [429]
        # A rematch is a table like any other.
        assert (
            client.post(f"{path}/rematch", headers=bearer(over["seats"][1]["token"])).status_code
            == 429
        )
        with server.client() as other:
            assert other.post("/api/tables", json=body).status_code == 201


def test_a_player_who_was_here_just_now_is_not_thrown_out(client: Client) -> None:
    table, friend = joined(client)
    with table.live() as live:
        with friend.live():
            until(lambda: live.receive(PATIENCE) and live.present == [0, 1])
            with refused("conflict") as found:
                table.replace(1, "beginner")
            assert found.value.detail == "That player is here."
        until(lambda: live.receive(PATIENCE) and live.present == [0])
        with refused("conflict") as found:
            table.replace(1, "beginner")
        assert "come back" in found.value.detail


def test_players_who_use_http_only_count_as_present(client: Client) -> None:
    table, friend = joined(client)
    assert [seat.present for seat in table.view().seats] == [True, True]
    with refused("conflict"):
        table.replace(1, "beginner")
    assert friend.view().seats[1].held is False


def test_a_player_who_returns_gets_the_seat_back(impatient: Server) -> None:
    with Client(impatient.url) as client:
        table = opened(client, "summer-pavilion", [FRIEND, ME])
        friend = client.join(table.name, 0, "Bo", table.invites[0])
        table.replace(0, "beginner")
        until(lambda: table.view().turn == 1)
        seat = table.view().seats[0]
        assert (seat.kind, seat.name, seat.held) == ("bot", "Bo", True)
        event = friend.take_back_seat()
        assert isinstance(event, Returned) and event.name == "Bo"
        assert table.view().seats[0].kind == "person"
        with refused("conflict"):
            friend.take_back_seat()
        table.play(any_turn(table))
        friend.play(any_turn(friend))


def test_a_list_of_junk_does_not_hide_who_really_waits(server: Server) -> None:
    body = {"game": "summer-pavilion", "seats": [ME, FRIEND], "public": True}
    with server.client() as honest, server.client() as junk:
        real = honest.post("/api/tables", json=body).json()
        token = real["seats"][0]["token"]
        names = {junk.post("/api/tables", json=body).json()["table"] for _ in range(60)}
        with server.watch(real["table"], 0, token) as live:
            assert json.loads(live.recv(PATIENCE))["type"] == "welcome"
            listed = [table["table"] for table in honest.get("/api/tables").json()]
            assert real["table"] in listed
            assert len(names & set(listed)) <= Limits().listed_per_address


def test_tables_without_anybody_leave_the_list(client: Client, server: Server) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND, FRIEND], public=True)

    def is_listed() -> bool:
        return table.name in [waiting.table for waiting in client.waiting()]

    with table.live() as live:
        until(lambda: live.receive(PATIENCE) and live.present == [0])
        assert is_listed()
    until(lambda: not is_listed())


# --- what must be exact --------------------------------------------------------------------------


def test_a_key_with_another_content_is_a_conflict(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND, FRIEND])
    key = secrets.token_urlsafe(24)
    friend = client.join(table.name, 1, "Bo", table.invites[1], key=key)
    assert client.join(table.name, 1, "Bo", table.invites[1], key=key).tokens == friend.tokens
    for seat, name, invite in ((1, "Eve", table.invites[1]), (2, "Bo", table.invites[2])):
        with refused("conflict"):
            client.join(table.name, seat, name, invite, key=key)
    client.join(table.name, 2, "Cy", table.invites[2])

    def ask(what: str, content: object, key: str) -> bytes:
        return client.post(f"/tables/{table.name}/{what}", content, table.tokens[0], key).content

    text = any_turn(table)
    other: list[Asked] = [("seats/0/name", {"name": "Eve"}), ("turns", {"n": 9, "text": "pass"})]
    wrong: list[tuple[Asked, list[Asked]]] = [
        (("seats/0/name", {"name": "Ann"}), [*other, ("undo", {"n": 9})]),
        (("turns", {"n": 3, "text": text}), [*other, ("undo", {"n": 4}), ("resign", None)]),
        (("undo", {"n": 4}), [*other, ("undo", {"n": 5}), ("resign", None)]),
        (("chat", {"text": "hello"}), [("chat", {"text": "bye"})]),
        (("resign", None), [*other, ("undo", {"n": 5})]),
    ]
    for (what, content), different in wrong:
        key = secrets.token_urlsafe(24)
        first = ask(what, content, key)
        before = table.view().seats
        for another, with_content in different:
            with refused("conflict") as found:
                ask(another, with_content, key)
            assert "key" in found.value.detail
        assert ask(what, content, key) == first
        assert table.view().seats == before


def test_a_rematch_asked_for_by_all_at_once_is_one_table_for_all(
    client: Client, server: Server
) -> None:
    for _ in range(5):
        table = opened(client, "summer-pavilion", [ME, ME, ME, ME])
        for seat in (0, 1, 2):
            table.resign(seat)

        def ask(seat: int, table: RemoteTable = table) -> tuple[str, list[int]]:
            with Client(server.url) as mine:
                again = mine.table(table.name, {seat: table.tokens[seat]}).rematch()
                return again.name, list(again.tokens)

        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(ask, range(4)))
        assert {name for name, _ in answers} == {table.view().rematch}
        assert [seats for _, seats in answers] == [[0], [1], [2], [3]]
