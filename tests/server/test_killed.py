"""SIGKILL at any moment: no acknowledged turn is lost, no half turn stays, every table replays.

``QUINTA_KILLS`` says how many times (5).
"""

from __future__ import annotations

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

import quinta
from quinta.client import Client, RemoteTable, ServiceError
from server.conftest import UNLIMITED
from server.play import ME, opened
from server.running import Server
from waiting import PATIENCE, until

KILLS = int(os.environ.get("QUINTA_KILLS", "5"))
PLAYERS = 6


class Player(threading.Thread):
    """Plays at one table until the server is gone, and notes what was acknowledged."""

    def __init__(self, url: str, seed: int, known: Known | None) -> None:
        super().__init__(daemon=True)
        self._url = url
        self._random = quinta.Random(seed)
        self.known = known
        self.played = 0
        self.refused: list[ServiceError] = []

    def run(self) -> None:
        with Client(self._url, timeout=PATIENCE) as client:
            try:
                self._play(client)
            except httpx.TransportError:
                pass
            except ServiceError as error:
                self.refused.append(error)

    def _play(self, client: Client) -> None:
        if self.known is None:
            game = list(quinta.GAMES)[self._random.below(2)]
            table = opened(client, game, [ME, ME])
            self.known = Known(table.name, table.tokens)
        table = client.table(self.known.name, self.known.tokens)
        view = table.view()
        position, n = quinta.from_snapshot(view.position), view.n
        while not position.is_over:
            text = position.text(position.random_move(self._random))
            answer = table.play(text, n, position.to_move)
            self.known.acknowledged.append(answer.text)
            self.played += 1
            assert answer.position is not None
            position, n = quinta.from_snapshot(answer.position), answer.n


@dataclass
class Known:
    """A table, and the turns that were acknowledged there."""

    name: str
    tokens: dict[int, str]
    acknowledged: list[str] = field(default_factory=list)


def test_no_acknowledged_turn_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path
) -> None:
    known: list[Known | None] = [None] * PLAYERS
    server = Server(tmp_path, database, *UNLIMITED)
    try:
        for kill in range(KILLS):
            players = [
                Player(server.url, PLAYERS * kill + number, place)
                for number, place in enumerate(known)
            ]
            play_until_killed(server, players, kill % 5 * 0.07)
            server = Server(tmp_path, database, *UNLIMITED)
            with Client(server.url) as client:
                known = [after_the_kill(client, player) for player in players]
        assert server.stop() == 0
    finally:
        server.process.kill()
        server.process.wait()


def play_until_killed(server: Server, players: list[Player], longer: float) -> None:
    """Let all play for a while, then kill the server in the midst of it."""
    for player in players:
        player.start()
    # A game may end before.
    until(lambda: all(player.played > 2 or not player.is_alive() for player in players))
    time.sleep(longer)
    server.process.kill()
    server.process.wait()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
        assert not player.refused


def after_the_kill(client: Client, player: Player) -> Known | None:
    """Check a player's table; it is given back if the game goes on there."""
    assert player.known is not None
    goes_on = check(client.table(player.known.name), player.known.acknowledged)
    return player.known if goes_on else None


def check(table: RemoteTable, acknowledged: list[str]) -> bool:
    """Everything acknowledged is there, at most one turn more; whether the game goes on."""
    record = quinta.Record.from_text(table.record())
    texts = [turn.text for turn in record.turns]
    assert texts[: len(acknowledged)] == acknowledged
    assert len(texts) <= len(acknowledged) + 1
    after = record.verify()
    view = table.view()
    assert view.turn == len(texts) == view.n
    assert view.position == after.snapshot(hidden=False)
    # A turn that was stored but never acknowledged counts from now on.
    acknowledged[:] = texts
    return not after.is_over
