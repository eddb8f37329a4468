"""A turn that comes over HTTP is played once, on one copy, and read once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

import quinta
from quinta.core.game import Game
from quinta.server import actions
from quinta.server.app import make_app
from quinta.server.database import check, closing_engine
from quinta.server.requests import asked
from quinta.server.room import Room
from quinta.server.service import Service
from quinta.server.settings import Settings
from server.play import ME

COUNTED = ("play", "parse", "parse_chance", "move_from_data")


class Counted:
    """A position that counts what is done with it and with its copies."""

    def __init__(self, game: Game, counts: Counter[str]) -> None:
        self._game = game
        self._counts = counts

    def copy(self) -> Counted:
        """A copy that counts on."""
        self._counts["copy"] += 1
        return Counted(self._game.copy(), self._counts)

    def __getattr__(self, name: str) -> Any:
        if name in COUNTED:
            self._counts[name] += 1
        return getattr(self._game, name)


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("form", ["text", "data"])
@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_turn_is_copied_played_and_read_once(
    game: str, form: str, last: bool, tmp_path: Path
) -> None:
    settings = Settings(str(tmp_path / "quinta.sqlite"))
    counts: Counter[str] = Counter()

    async def work(service: Service) -> None:
        transport = httpx.ASGITransport(make_app(service))  # type: ignore[arg-type]
        async with service.running(), httpx.AsyncClient(transport=transport) as client:
            client.base_url = httpx.URL("http://127.0.0.1")
            opened = await client.post(
                "/api/tables", json={"game": game, "seats": [ME, ME], "seed": 1}
            )
            created = opened.json()
            room = await service.rooms.room(created["table"])
            while last and not _ends(room.table.game):
                await _play(service, room)
            position = room.table.game
            room.table.first = Counted(room.table.first, counts)
            room.table.game = Counted(position, counts)
            move = position.legal_moves()[0]
            wanted = position.text(move) if form == "text" else position.move_data(move)
            token = created["seats"][position.to_move]["token"]
            played = await client.post(
                f"/api/tables/{created['table']}/turns",
                json={"n": room.table.n, form: wanted},
                headers={"Authorization": f"Bearer {token}"},
            )
            assert played.status_code == 201, played.text
            assert ("result" in played.json()) is last

    with closing_engine(settings.database) as engine:
        check(engine, make_new=True)
        asyncio.run(work(Service(settings, engine)))
    assert counts == {"copy": 1, "play": 1, "parse" if form == "text" else "move_from_data": 1}


def _ends(game: Game) -> bool:
    """Whether the first of the legal turns is the last of the game."""
    after = game.copy()
    after.play(game.legal_moves()[0])
    return after.is_over


async def _play(service: Service, room: Room) -> None:
    """Play the first of the legal turns."""
    table = room.table
    action = actions.turn(table.game.to_move, table.n, lambda game: game.legal_moves()[0])
    await service.rooms.act(room, action, asked(table.game.to_move, None, "turn"))
