"""Live: numbered events, none missed, presence, mute, and viewers who do not keep up."""

from __future__ import annotations

import base64
import json
import secrets
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quinta.client import Client, RemoteTable
from quinta.protocol import Chat, Ping, Pong, Welcome
from quinta.server.live import EncodedWelcome
from server.play import FRIEND, ME, bot, opened, play_on, refused, two
from server.running import Server
from waiting import PATIENCE, until


def test_after_a_break_nothing_is_missed_and_nothing_comes_twice(client: Client) -> None:
    table = two(client)
    watcher = client.table(table.name)
    seen: list[int] = []
    with table.live() as live:
        for _ in range(4):
            with watcher.live(since=len(seen)) as watching:
                assert watching.seats == []
                seen += [event.n for event in watching.missed]
                positions = [getattr(event, "position", None) for event in watching.missed]
                assert all(position is None for position in positions[:-1])
                assert not positions or positions[-1] == watching.welcome.table.position
                play_on(table, live, 3)
                for _ in range(3):
                    seen.append(watching.next(PATIENCE).n)
                assert watching.game.snapshot(hidden=False) == live.game.snapshot(hidden=False)
            play_on(table, live, 5)
    assert seen == list(range(1, len(seen) + 1))


def test_everybody_hears_who_is_here(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND, bot()])
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    with table.live() as live:
        with friend.live(), client.table(table.name).live():
            until(
                lambda: live.receive(PATIENCE) and (live.present, live.watchers) == ([0, 1, 2], 1)
            )
            assert [seat.present for seat in table.view().seats] == [True, True, True]
        until(lambda: live.receive(PATIENCE) and (live.present, live.watchers) == ([0, 2], 0))


def test_muted_players_are_not_heard(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    with table.live(since=1) as live:
        live.mute([1])
        live.send(Ping())
        until(lambda: isinstance(live.receive(PATIENCE), Pong))
        friend.chat("you cannot hear me")
        table.chat("  hello\n there ")
        until(lambda: isinstance(live.receive(PATIENCE), Chat))
        assert [(said.k, said.text) for said in live.chat] == [(2, "hello there")]
    with table.live(mute=[1]) as live:
        assert [said.k for said in live.chat] == [2]


def test_a_wrong_token_or_table_is_told_and_closed(client: Client) -> None:
    table = two(client)
    with refused("unauthorized"):
        client.table(table.name, {0: "nonsense"}).live()
    with refused("not-found"):
        client.table("nowhere").live()


def test_a_connection_that_says_nothing_is_closed(client: Client, server: Server) -> None:
    with server.live(two(client).name) as silent:
        assert json.loads(silent.recv(PATIENCE))["error"] == "bad-request"
        with pytest.raises(ConnectionClosed):
            silent.recv(PATIENCE)


def test_pages_of_other_origins_are_kept_out(server: Server, client: Client) -> None:
    table = two(client)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.name}/live"
    evil = Origin("https://evil.example")
    with pytest.raises(InvalidStatus), connect(address, origin=evil):
        pass
    own = Origin(f"http://127.0.0.1:{server.port}")
    with connect(address, origin=own) as connection:
        connection.send('{"type":"hello"}')
        assert json.loads(connection.recv(PATIENCE))["type"] == "welcome"


def test_a_viewer_who_does_not_read_slows_nobody_and_is_dropped(new_server: Server) -> None:
    with Client(new_server.url) as client, socket.socket() as stuck:
        _be_stuck(new_server, two(client), stuck)


def _be_stuck(server: Server, table: RemoteTable, stuck: socket.socket) -> None:
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.connect(("127.0.0.1", server.port))
    # A handshake and a hello by hand, so that nothing reads on in the background.
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    request = [
        f"GET /api/tables/{table.name}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    stuck.sendall(("\r\n".join(request) + "\r\n\r\n").encode())
    accepted = b""
    while not accepted.endswith(b"\r\n\r\n"):
        accepted += stuck.recv(1)
    hello = b'{"type":"hello"}'
    stuck.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    said = "\N{TULIP}" * 200
    with table.live() as live:
        for number in range(2000):
            table.chat(said, seat=0)
            until(lambda: isinstance(live.receive(PATIENCE), Chat))
            if number % 50 == 49 and dropped(server):
                break
        assert dropped(server)


def dropped(server: Server) -> bool:
    """Whether the server says that it dropped a viewer."""
    return any(
        json.loads(line).get("code") == 4408
        for line in server.log.read_text().splitlines()
        if line.startswith("{") and "live-closed" in line
    )


def test_the_server_says_goodbye(new_server: Server) -> None:
    with Client(new_server.url) as client:
        table = two(client)
        with table.live() as live:
            assert new_server.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                live.next(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001


def test_a_welcome_with_encoded_events_is_a_welcome() -> None:
    assert EncodedWelcome.__struct_fields__ == Welcome.__struct_fields__
    assert EncodedWelcome.__struct_config__.tag == Welcome.__struct_config__.tag
