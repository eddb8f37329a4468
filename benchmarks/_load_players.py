"""Random players for ``load.py``: they play over the real protocol and follow the game themselves.

A player has a WebSocket that tells it what happens and a kept connection for its turns. It knows
the game only by what the server tells: the position of the welcome, then each turn with its draws.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import quinta

PATIENCE = 10.0
"""Seconds after which a turn that nobody has seen counts as an error."""


class Seat(msgspec.Struct):
    """A seat of a table that was opened."""

    seat: int
    token: str


class Opened(msgspec.Struct):
    """A table that was opened."""

    table: str
    seats: list[Seat]


class _View(msgspec.Struct):
    n: int
    turn: int
    position: dict[str, Any]


class _Message(msgspec.Struct):
    """What a player reads of a message; the rest is skipped."""

    type: str
    n: int = 0
    kind: str = ""
    turn: int = 0
    text: str = ""
    chance: str = ""
    table: _View | None = None
    detail: str = ""


_read_message = msgspec.json.Decoder(_Message).decode


class Failure(Exception):
    """Something that must not happen while people play."""


@dataclass
class Tally:
    """What all tables of a run saw."""

    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    games: int = 0


class Http:
    """One kept HTTP/1.1 connection, with just enough of the protocol to be cheap."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, token: str = "") -> tuple[int, bytes]:
        """Send data; the status and the body of the answer."""
        return await self._ask("POST", path, msgspec.json.encode(body), token)

    async def get(self, path: str) -> tuple[int, bytes]:
        """Ask for something; the status and the body of the answer."""
        return await self._ask("GET", path, b"", "")

    async def _ask(self, method: str, path: str, content: bytes, token: str) -> tuple[int, bytes]:
        secret = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
            f"X-Forwarded-For: {self._address}\r\n{secret}"
            f"Idempotency-Key: {secrets.token_urlsafe(18)}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        request = head.encode() + content
        if self._streams is not None:
            try:
                return await self._answer(request)
            except (asyncio.IncompleteReadError, ConnectionError):
                # Servers hang up on kept connections; the request's key makes trying again safe.
                self.close()
        self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        return await self._answer(request)

    async def _answer(self, request: bytes) -> tuple[int, bytes]:
        assert self._streams is not None
        reader, writer = self._streams
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        length = next(int(line[15:]) for line in lines if line[:15].lower() == b"content-length:")
        return int(lines[0].split()[1]), await reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Player:
    """One seat: its sockets, and the game as it was told."""

    def __init__(self, table: Table, seat: int, token: str, port: int) -> None:
        self.seat = seat
        self.token = token
        self.port = port
        self.http = Http(port, table.address)
        self.game: quinta.Game | None = None
        self.turn = 0
        self.n = 0
        self._table = table
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        """Connect, say hello and wait for the welcome."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self._table.name}/live",
            compression=None,
            ping_interval=None,
            additional_headers={"X-Forwarded-For": self._table.address},
        )
        hello = {"type": "hello", "since": 0, "tokens": [self.token], "mute": []}
        await self._socket.send(msgspec.json.encode(hello).decode())
        while self.game is None:
            self._hear(await self._socket.recv(decode=False))
        self._reading = asyncio.create_task(self._read())

    async def leave(self) -> None:
        """Hang up."""
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            await self._socket.close()
        self.http.close()

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for raw in self._socket:
                self._hear(raw)
            raise Failure("the server hung up")
        except Exception as error:
            self._table.fail(error)

    def _hear(self, raw: bytes | str) -> None:
        message = _read_message(raw)
        if message.type == "welcome":
            assert message.table is not None
            self.game = quinta.from_snapshot(message.table.position)
            self.n = message.table.n
            self.turn = message.table.turn
        elif message.type == "event":
            if message.n != self.n + 1:
                raise Failure(f"event {message.n} follows {self.n}")
            self.n = message.n
            if message.kind == "turn":
                self._follow(message)
        elif message.type == "error":
            raise Failure(message.detail)

    def _follow(self, message: _Message) -> None:
        game = self.game
        assert game is not None
        given = game.parse_chance(message.chance)
        game.play(game.parse(message.text), quinta.Report(given=given))
        self.turn = message.turn
        self._table.seen(self.seat, message.turn)


class Table:
    """Two random players at one table after another, until they are told to stop."""

    def __init__(self, number: int, ports: list[int], game: str, tally: Tally) -> None:
        self.name = ""
        # Every table's players come from an address of their own, as real ones do.
        self.address = f"10.0.{number // 250}.{number % 250 + 1}"
        self._number = number
        self._ports = ports
        self._game = game
        self._tally = tally
        self._players: list[Player] = []
        self._random = quinta.Random(number)
        self._sent: dict[int, tuple[int, float]] = {}
        self._all_saw: asyncio.Future[None] | None = None

    async def look(self) -> None:
        """Open the table, look at it, so that the server has it in memory, and leave it alone."""
        await self.open()
        http = Http(self._ports[0], self.address)
        status, body = await http.get(f"/api/tables/{self.name}")
        http.close()
        if status != 200:
            raise Failure(f"a look was refused with {status}: {body.decode()}")

    async def open(self) -> None:
        """Open the table, nobody at it."""
        http = Http(self._ports[self._number % len(self._ports)], self.address)
        me = {"kind": "me", "name": "random"}
        status, body = await http.post("/api/tables", {"game": self._game, "seats": [me, me]})
        http.close()
        if status != 201:
            raise Failure(f"a table was refused with {status}: {body.decode()}")
        opened = msgspec.json.decode(body, type=Opened)
        self.name = opened.table
        # With several server processes the players of a table are on different ones.
        self._players = [
            Player(self, seat.seat, seat.token, self._ports[seat.seat % len(self._ports)])
            for seat in opened.seats
        ]

    async def sit_down(self) -> None:
        """Both players arrive."""
        for player in self._players:
            await player.arrive()

    async def play(self, until: float, pace: float) -> None:
        """Play a turn every ``pace`` seconds, or one after the other, and go on to new games."""
        due = time.perf_counter() + random.Random(self._number).random() * pace
        try:
            while due < until and time.perf_counter() < until:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                await self._one_turn()
                due += pace
                game = self._players[0].game
                assert game is not None
                if game.is_over:
                    self._tally.games += 1
                    await self.leave()
                    await self.open()
                    await self.sit_down()
        except Exception as error:
            self._note(error)

    async def leave(self) -> None:
        """Both players hang up."""
        for player in self._players:
            await player.leave()
        self._sent.clear()

    def seen(self, seat: int, turn: int) -> None:
        """A player saw a turn; the other's sight of it is what counts."""
        mover, sent = self._sent.get(turn, (seat, 0.0))
        if seat != mover:
            self._tally.latencies.append(time.perf_counter() - sent)
        all_saw = self._all_saw
        if all_saw is None or all_saw.done():
            return
        if all(player.turn >= turn for player in self._players):
            all_saw.set_result(None)

    def fail(self, error: Exception) -> None:
        """A player cannot go on."""
        if self._all_saw is not None and not self._all_saw.done():
            self._all_saw.set_exception(error)
        else:
            self._note(error)

    def _note(self, error: Exception) -> None:
        self._tally.errors.append(f"{type(error).__name__}: {error}")

    async def _one_turn(self) -> None:
        game = self._players[0].game
        assert game is not None
        player = self._players[game.to_move]
        turn = player.turn
        text = game.text(game.random_move(self._random))
        self._all_saw = asyncio.get_running_loop().create_future()
        self._sent[turn + 1] = (player.seat, time.perf_counter())
        async with asyncio.timeout(PATIENCE):
            status, body = await player.http.post(
                f"/api/tables/{self.name}/turns", {"n": player.n, "text": text}, player.token
            )
            if status != 201:
                raise Failure(f"a turn was refused with {status}: {body.decode()}")
            await self._all_saw
        self._sent.pop(turn + 1)
        self._all_saw = None
