"""A small client of the web service (docs/api.md).

::

    client = Client("http://127.0.0.1:8080")
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "bot", "level": "casual"}])
    with table.live() as live:
        for event in live:
            if live.game.to_move == 0 and not live.game.is_over:
                table.play(live.game.text(live.game.legal_moves()[0]), n=live.n)

Answers are plain JSON data. ``Live`` keeps a game that is played on with every event.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quinta.core.chance import Report
from quinta.core.game import Game
from quinta.games import from_snapshot

Answer: TypeAlias = dict[str, Any]
"""What the service answers, as plain JSON data."""


class ServiceError(Exception):
    """The service refused a request: ``code`` is the API's, ``clause`` that of a broken rule."""

    def __init__(self, status: int, code: str, detail: str, clause: str | None = None) -> None:
        super().__init__(f"{detail} ({code}, {status})")
        self.status = status
        self.code = code
        self.detail = detail
        self.clause = clause


class Client:
    """A service, by its address."""

    def __init__(self, url: str, timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.Client(base_url=self.url, timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def get(self, address: str, token: str | None = None, /, **query: object) -> Any:
        """What is at an address of the API."""
        asked = {name: str(value) for name, value in query.items() if value is not None}
        return _answer(self._http.get(f"/api{address}", params=asked, headers=_headers(token)))

    def post(
        self, path: str, body: object = None, token: str | None = None, key: str | None = None
    ) -> Any:
        """Ask for something; a request can be repeated with the same ``key`` without harm."""
        headers = _headers(token, key or secrets.token_urlsafe(24))
        return _answer(self._http.post(f"/api{path}", json=body, headers=headers))

    def health(self) -> Answer:
        """Whether the service works."""
        answer: Answer = self.get("/health")
        return answer

    def games(self) -> list[Answer]:
        """The games, with the geometry of their boards."""
        answer: list[Answer] = self.get("/games")
        return answer

    def waiting(self) -> list[Answer]:
        """Public tables that wait for players."""
        answer: list[Answer] = self.get("/tables", None, state="waiting")
        return answer

    def create(
        self,
        game: str,
        seats: Sequence[Mapping[str, object]],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        clock: Mapping[str, float] | None = None,
        public: bool = False,
        key: str | None = None,
    ) -> Table:
        """Open a table; it knows the tokens of one's own seats and the others' invitations."""
        asked = {
            "game": game,
            "seats": [dict(seat) for seat in seats],
            "options": dict(options or {}),
            "seed": seed,
            "clock": None if clock is None else dict(clock),
            "public": public,
        }
        return self.opened(self.post("/tables", asked, key=key))

    def opened(self, created: Answer) -> Table:
        """The table of an answer that opened one."""
        seats = created["seats"]
        tokens = {seat["seat"]: seat["token"] for seat in seats if "token" in seat}
        table = Table(self, created["table"], tokens)
        table.invites = {seat["seat"]: seat["invite"] for seat in seats if "invite" in seat}
        return table

    def join(
        self,
        table: str,
        seat: int,
        name: str = "",
        invite: str | None = None,
        key: str | None = None,
    ) -> Table:
        """Take a seat."""
        asked = {"name": name, "invite": invite}
        answer = self.post(f"/tables/{table}/seats/{seat}/join", asked, key=key)
        return Table(self, table, {seat: answer["token"]})

    def table(self, name: str, tokens: Mapping[int, str] | None = None) -> Table:
        """A table to watch, or to play with the tokens one has."""
        return Table(self, name, tokens or {})


class Table:
    """A table of the service, and the seats one plays there."""

    def __init__(self, client: Client, name: str, tokens: Mapping[int, str]) -> None:
        self.client = client
        self.name = name
        self.tokens = dict(tokens)
        self.invites: dict[int, str] = {}

    def view(self) -> Answer:
        """The table as everybody sees it."""
        return self._get("")

    def consider(
        self,
        path: Sequence[int] = (),
        text: str | None = None,
        depth: int | None = None,
        forced: bool = True,
    ) -> Answer:
        """What the seat to move can do with a turn that is begun, or with a whole one as text."""
        turn = {"path": list(path)} if text is None else {"text": text}
        return self._post("/consider", {**turn, "depth": depth, "forced": forced})

    def play(
        self, text: str, n: int | None = None, seat: int | None = None, key: str | None = None
    ) -> Answer:
        """Play a turn for one's seat that is to move, having seen the events up to ``n``."""
        if n is None or (seat is None and len(self.tokens) > 1):
            view = self.view()
            n = view["n"] if n is None else n
            seat = view["position"]["to_move"] if seat is None else seat
        return self._post("/turns", {"n": n, "text": text}, self._token(seat), key)

    def hint(self, level: str = "strong", seat: int | None = None) -> Answer:
        """What a bot would play."""
        return self._post("/hint", {"level": level}, self._token(seat))

    def undo(self, seat: int | None = None, key: str | None = None, n: int | None = None) -> Answer:
        """Take back the last turn, or ask the others to agree to it."""
        seen = self.view()["n"] if n is None else n
        return self._post("/undo", {"n": seen}, self._token(seat), key)

    def replace(self, seat: int, level: str, by: int | None = None) -> Answer:
        """Propose that a bot plays for somebody who is away."""
        asked = {"kind": "replace", "seat": seat, "level": level}
        return self._post("/proposals", asked, self._token(by))

    def answer(self, proposal: int, agree: bool, seat: int | None = None) -> Answer:
        """Agree to a proposal, or do not."""
        return self._post(f"/proposals/{proposal}", {"agree": agree}, self._token(seat))

    def take_back_seat(self, seat: int | None = None) -> Answer:
        """Play on oneself, after a bot held the seat."""
        own = self._own(seat)
        return self._post(f"/seats/{own}/return", None, self._token(own))

    def resign(self, seat: int | None = None) -> Answer:
        """Give up."""
        return self._post("/resign", None, self._token(seat))

    def chat(self, text: str, seat: int | None = None, key: str | None = None) -> Answer:
        """Say something."""
        return self._post("/chat", {"text": text}, self._token(seat), key)

    def said(self, before: int | None = None) -> list[Answer]:
        """What was said last, or before a number."""
        answer: list[Answer] = self.client.get(f"/tables/{self.name}/chat", None, before=before)
        return answer

    def events(self, before: int | None = None) -> list[Answer]:
        """The last events, or the last before a number."""
        found: list[Answer] = self._get("/events", before=before)["events"]
        return found

    def rename(self, name: str, seat: int | None = None) -> None:
        """Be called something else."""
        own = self._own(seat)
        self._post(f"/seats/{own}/name", {"name": name}, self._token(own))

    def rematch(self, seat: int | None = None) -> Table:
        """Play once more, everybody one seat further on."""
        return self.client.opened(self._post("/rematch", None, self._token(seat)))

    def my_rematch(self, seat: int | None = None) -> Table:
        """The rematch that somebody opened, with one's own seat there."""
        found = self.client.get(f"/tables/{self.name}/rematch", self._token(seat))
        return Table(self.client, found["table"], {found["seat"]: found["token"]})

    def record(self) -> str:
        """The record of the game so far."""
        text: str = self.client.get(f"/tables/{self.name}/record")
        return text

    def replay(self, begin: int = 0, end: int = 200) -> Answer:
        """The positions after some turns."""
        return self._get("/replay", **{"from": begin, "to": end})

    def breakdown(self, turn: int | None = None) -> list[Answer]:
        """What scoring would give each seat."""
        answer: list[Answer] = self.client.get(f"/tables/{self.name}/breakdown", None, turn=turn)
        return answer

    def live(self, since: int = 0, mute: Sequence[int] = (), said: int = 0) -> Live:
        """Hear of everything that happens after event ``since`` and is said after ``said``."""
        return Live(self, since, mute, said)

    def _own(self, seat: int | None) -> int:
        return next(iter(self.tokens)) if seat is None else seat

    def _token(self, seat: int | None) -> str:
        if seat is None and len(self.tokens) == 1:
            return next(iter(self.tokens.values()))
        if seat is None or seat not in self.tokens:
            raise ValueError(f"this client has the tokens of seats {sorted(self.tokens)}: name one")
        return self.tokens[seat]

    def _get(self, address: str, /, **query: object) -> Answer:
        answer: Answer = self.client.get(f"/tables/{self.name}{address}", None, **query)
        return answer

    def _post(
        self, path: str, body: object, token: str | None = None, key: str | None = None
    ) -> Answer:
        answer: Answer = self.client.post(f"/tables/{self.name}{path}", body, token, key)
        return answer


class Live:
    """A table as it happens: iterate over its events while ``game`` is played on.

    ``n`` is the number of the last event; after a break, ``table.live(since=n)`` goes on there.
    ``missed`` are the newest events that were missed, those after number ``before``; what was
    said meanwhile is in ``chat``.
    """

    def __init__(self, table: Table, since: int, mute: Sequence[int] = (), said: int = 0) -> None:
        address = f"ws{table.client.url.removeprefix('http')}/api/tables/{table.name}/live"
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, compression=None)
        )
        tokens = list(table.tokens.values())
        hello = {"type": "hello", "since": since, "said": said}
        self.send({**hello, "tokens": tokens, "mute": list(mute)})
        self.present: list[int] = []
        self.watchers = 0
        self.welcome = self._welcomed()
        self.seats: list[int] = self.welcome["seats"]
        self.before: int = self.welcome["before"]
        self.missed: list[Answer] = self.welcome["events"]
        self.chat: list[Answer] = self.welcome["chat"]
        self.n: int = self.welcome["table"]["n"]
        self.turn: int = self.welcome["table"]["turn"]
        self.game: Game = from_snapshot(self.welcome["table"]["position"])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Watch no longer."""
        self._stack.close()

    def send(self, message: Answer) -> None:
        """Send a message of the protocol."""
        self._socket.send(json.dumps(message))

    def mute(self, seats: Sequence[int]) -> None:
        """Do not hear what these seats say from now on."""
        self.send({"type": "mute", "seats": list(seats)})

    def __iter__(self) -> Iterator[Answer]:
        """The events as they come, until the connection ends."""
        while True:
            try:
                yield self.next()
            except ConnectionClosed:
                return

    def next(self, timeout: float | None = None) -> Answer:
        """The next event; ``TimeoutError`` if none comes in time."""
        while True:
            message = self.receive(timeout)
            if message["type"] == "event":
                return message

    def receive(self, timeout: float | None = None) -> Answer:
        """The next message of any type, which the game and the other facts follow."""
        message: Answer = json.loads(self._socket.recv(timeout))
        if message["type"] == "event":
            self._follow(message)
        elif message["type"] == "chat":
            self.chat.append(message)
        elif message["type"] == "presence":
            self.present, self.watchers = message["present"], message["watchers"]
        return message

    def _welcomed(self) -> Answer:
        message: Answer = json.loads(self._socket.recv())
        if message["type"] == "error":
            self.close()
            raise ServiceError(0, message["error"], message["detail"])
        return message

    def _follow(self, event: Answer) -> None:
        self.n = event["n"]
        if event["kind"] == "turn":
            game = self.game
            game.play(game.parse(event["text"]), Report(game.parse_chance(event["chance"])))
            self.turn = event["turn"]
        elif event["kind"] == "undo":
            self.game = from_snapshot(event["position"])
            self.turn = event["turn"]


def _headers(token: str | None, key: str | None = None) -> dict[str, str]:
    headers = {}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    if key is not None:
        headers["Idempotency-Key"] = key
    return headers


def _answer(response: httpx.Response) -> Any:
    is_json = response.headers.get("content-type", "").startswith("application/json")
    if response.is_success:
        return response.json() if is_json else response.text
    found = response.json() if is_json else {}
    raise ServiceError(
        response.status_code,
        found.get("error", "unknown"),
        found.get("detail", response.reason_phrase),
        found.get("clause"),
    )
