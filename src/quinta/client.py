"""A small client of the web service (docs/api.md).

::

    client = Client("http://127.0.0.1:8080")
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "bot", "level": "casual"}])
    with table.live() as live:
        for event in live:
            if live.game.to_move == 0 and not live.game.is_over:
                table.play(live.game.text(live.game.legal_moves()[0]), n=live.n)

Answers are the structs of ``quinta.protocol``. A game's own data in them (positions, turns, events)
is plain data, as for ``quinta.from_snapshot`` and ``Game``. ``Live`` keeps a game up to date with
every event.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Final, Self

import httpx
import msgspec
from msgspec.json import Decoder
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quinta.core.chance import Report
from quinta.core.game import Game
from quinta.games import from_snapshot
from quinta.protocol import (
    Chat,
    Considered,
    Created,
    Error,
    ErrorMessage,
    Events,
    GameInfo,
    Health,
    Hello,
    Hint,
    Joined,
    Mute,
    Presence,
    Proposal,
    Rematch,
    Replay,
    Said,
    ServerMessage,
    TableEvent,
    TableSummary,
    TableView,
    TurnPlayed,
    TurnUndone,
    Welcome,
)
from quinta.protocol.games import BreakdownData
from quinta.protocol.live import ClientMessage, from_server, written

_BREAKDOWNS: Final = Decoder(list[BreakdownData])
_CONSIDERED: Final = Decoder(Considered)
_CREATED: Final = Decoder(Created)
_EVENT: Final[Decoder[TableEvent]] = Decoder(TableEvent)
_EVENTS: Final = Decoder(Events)
_GAMES: Final = Decoder(list[GameInfo])
_HEALTH: Final = Decoder(Health)
_HINT: Final = Decoder(Hint)
_JOINED: Final = Decoder(Joined)
_PLAYED: Final = Decoder(TurnPlayed)
_PROPOSAL: Final = Decoder(Proposal)
_REMATCH: Final = Decoder(Rematch)
_REPLAY: Final = Decoder(Replay)
_SAID: Final = Decoder(Said)
_ALL_SAID: Final = Decoder(list[Said])
_SUMMARIES: Final = Decoder(list[TableSummary])
_VIEW: Final = Decoder(TableView)
_ASKED: Final = 202
"""The status of an answer when the others have to agree first."""


class ServiceError(Exception):
    """A refused request: ``code`` is the API's, ``clause`` that of a broken rule."""

    def __init__(self, status: int, code: str, detail: str, clause: str | None = None) -> None:
        super().__init__(f"{detail} ({code}, {status})")
        self.status = status
        self.code = code
        self.detail = detail
        self.clause = clause


class Client:
    """A client of the service at an address."""

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

    def get(self, address: str, token: str | None = None, /, **query: object) -> bytes:
        """Return the answer at an address of the API."""
        asked = {name: str(value) for name, value in query.items() if value is not None}
        request = self._http.build_request(
            "GET", f"/api{address}", params=asked, headers=_headers(token)
        )
        return _checked(self._send(request)).content

    def post(
        self, path: str, body: object = None, token: str | None = None, key: str | None = None
    ) -> httpx.Response:
        """Send a request; with the same ``key`` it can be repeated without harm."""
        headers = _headers(token, key or secrets.token_urlsafe(24))
        request = self._http.build_request("POST", f"/api{path}", json=body, headers=headers)
        return _checked(self._send(request))

    def _send(self, request: httpx.Request) -> httpx.Response:
        """Send a request, once more if the server hung up on the connection it was sent over.

        A server may close a connection that was idle at the moment a request is sent over it.
        Repeating is harmless: whatever changes something has a key.
        """
        try:
            return self._http.send(request)
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
            return self._http.send(request)

    def health(self) -> Health:
        """Return the state of the service."""
        return _HEALTH.decode(self.get("/health"))

    def games(self) -> list[GameInfo]:
        """Return the games, with the geometry of their boards."""
        return _GAMES.decode(self.get("/games"))

    def waiting(self) -> list[TableSummary]:
        """Return the public tables that wait for players."""
        return _SUMMARIES.decode(self.get("/tables", None, state="waiting"))

    def create(
        self,
        game: str,
        seats: Sequence[Mapping[str, object]],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        clock: Mapping[str, float] | None = None,
        public: bool = False,
        key: str | None = None,
    ) -> RemoteTable:
        """Open a table; it has the tokens of one's own seats and the others' invitations."""
        asked = {
            "game": game,
            "seats": [dict(seat) for seat in seats],
            "options": dict(options or {}),
            "seed": seed,
            "clock": None if clock is None else dict(clock),
            "public": public,
        }
        return self.opened(_CREATED.decode(self.post("/tables", asked, key=key).content))

    def opened(self, created: Created) -> RemoteTable:
        """Return the table of an answer that opened one."""
        tokens = {seat.seat: seat.token for seat in created.seats if seat.token is not None}
        table = RemoteTable(self, created.table, tokens)
        table.invites = {
            seat.seat: seat.invite for seat in created.seats if seat.invite is not None
        }
        return table

    def join(
        self,
        table: str,
        seat: int,
        name: str = "",
        invite: str | None = None,
        key: str | None = None,
    ) -> RemoteTable:
        """Take a seat."""
        asked = {"name": name, "invite": invite}
        answer = self.post(f"/tables/{table}/seats/{seat}/join", asked, key=key)
        return RemoteTable(self, table, {seat: _JOINED.decode(answer.content).token})

    def table(self, name: str, tokens: Mapping[int, str] | None = None) -> RemoteTable:
        """Return a table to watch, or to play at with one's tokens."""
        return RemoteTable(self, name, tokens or {})


class RemoteTable:
    """A table of the service, and one's own seats there."""

    def __init__(self, client: Client, name: str, tokens: Mapping[int, str]) -> None:
        self.client = client
        self.name = name
        self.tokens = dict(tokens)
        self.invites: dict[int, str] = {}

    def view(self) -> TableView:
        """Return the table, as everybody sees it."""
        return _VIEW.decode(self._get(""))

    def consider(
        self,
        path: Sequence[int] = (),
        text: str | None = None,
        depth: int | None = None,
        forced: bool = True,
    ) -> Considered:
        """Return what the seat to move can do with the beginning of a turn, or with one as text."""
        turn = {"path": list(path)} if text is None else {"text": text}
        asked = {**turn, "depth": depth, "forced": forced}
        return _CONSIDERED.decode(self._post("/consider", asked))

    def play(
        self, text: str, n: int | None = None, seat: int | None = None, key: str | None = None
    ) -> TurnPlayed:
        """Play a turn for one's seat to move, having seen the events up to ``n``."""
        if n is None or (seat is None and len(self.tokens) > 1):
            view = self.view()
            n = view.n if n is None else n
            seat = from_snapshot(view.position).to_move if seat is None else seat
        return _PLAYED.decode(self._post("/turns", {"n": n, "text": text}, self._token(seat), key))

    def hint(self, level: str = "strong", seat: int | None = None) -> Hint:
        """Return what a bot would play."""
        return _HINT.decode(self._post("/hint", {"level": level}, self._token(seat)))

    def undo(
        self, seat: int | None = None, key: str | None = None, n: int | None = None
    ) -> TableEvent | Proposal:
        """Take back the last turn, or ask the others to agree to it."""
        seen = self.view().n if n is None else n
        return self._agreed("/undo", {"n": seen}, self._token(seat), key)

    def replace(self, seat: int, level: str, by: int | None = None) -> TableEvent | Proposal:
        """Propose that a bot plays for somebody who is away."""
        asked = {"kind": "replace", "seat": seat, "level": level}
        return self._agreed("/proposals", asked, self._token(by))

    def answer(self, proposal: int, agree: bool, seat: int | None = None) -> TableEvent:
        """Agree to a proposal, or do not."""
        asked = {"agree": agree}
        return _EVENT.decode(self._post(f"/proposals/{proposal}", asked, self._token(seat)))

    def take_back_seat(self, seat: int | None = None) -> TableEvent:
        """Take back a seat that a bot held."""
        own = self._own(seat)
        return _EVENT.decode(self._post(f"/seats/{own}/return", None, self._token(own)))

    def resign(self, seat: int | None = None) -> TableEvent:
        """Give up."""
        return _EVENT.decode(self._post("/resign", None, self._token(seat)))

    def chat(self, text: str, seat: int | None = None, key: str | None = None) -> Said:
        """Send a chat message."""
        return _SAID.decode(self._post("/chat", {"text": text}, self._token(seat), key))

    def said(self, before: int | None = None) -> list[Said]:
        """Return the last chat messages, or those before a number."""
        return _ALL_SAID.decode(self._get("/chat", before=before))

    def events(self, before: int | None = None) -> list[TableEvent]:
        """Return the last events, or the last before a number."""
        return _EVENTS.decode(self._get("/events", before=before)).events

    def rename(self, name: str, seat: int | None = None) -> None:
        """Change one's name."""
        own = self._own(seat)
        self._post(f"/seats/{own}/name", {"name": name}, self._token(own))

    def rematch(self, seat: int | None = None) -> RemoteTable:
        """Open a rematch, everybody one seat further on."""
        return self.client.opened(_CREATED.decode(self._post("/rematch", None, self._token(seat))))

    def my_rematch(self, seat: int | None = None) -> RemoteTable:
        """Return the rematch that somebody opened, with one's own seat there."""
        answer = self.client.get(f"/tables/{self.name}/rematch", self._token(seat))
        found = _REMATCH.decode(answer)
        return RemoteTable(self.client, found.table, {found.seat: found.token})

    def record(self) -> str:
        """Return the record of the game so far."""
        return self._get("/record").decode()

    def replay(self, begin: int = 0, end: int = 200) -> Replay:
        """Return the positions after some turns."""
        return _REPLAY.decode(self._get("/replay", **{"from": begin, "to": end}))

    def breakdown(self, turn: int | None = None) -> list[BreakdownData]:
        """Return what scoring would give each seat."""
        return _BREAKDOWNS.decode(self._get("/breakdown", turn=turn))

    def live(self, since: int = 0, mute: Sequence[int] = (), said: int = 0) -> Live:
        """Watch the events after ``since`` and the chat after ``said``."""
        return Live(self, since, mute, said)

    def _own(self, seat: int | None) -> int:
        return next(iter(self.tokens)) if seat is None else seat

    def _token(self, seat: int | None) -> str:
        if seat is None and len(self.tokens) == 1:
            return next(iter(self.tokens.values()))
        if seat is None or seat not in self.tokens:
            raise ValueError(f"this client has the tokens of seats {sorted(self.tokens)}: name one")
        return self.tokens[seat]

    def _get(self, address: str, /, **query: object) -> bytes:
        return self.client.get(f"/tables/{self.name}{address}", None, **query)

    def _post(
        self, path: str, body: object, token: str | None = None, key: str | None = None
    ) -> bytes:
        return self.client.post(f"/tables/{self.name}{path}", body, token, key).content

    def _agreed(
        self, path: str, body: object, token: str, key: str | None = None
    ) -> TableEvent | Proposal:
        """Send a request that others may have to agree to; return the event or the proposal."""
        answer = self.client.post(f"/tables/{self.name}{path}", body, token, key)
        if answer.status_code == _ASKED:
            return _PROPOSAL.decode(answer.content)
        return _EVENT.decode(answer.content)


class Live:
    """A live connection to a table: iterate over its events while ``game`` is kept up to date.

    ``n`` is the number of the last event; after a break, ``table.live(since=n)`` continues there.
    ``missed`` are the newest events that were missed, those after number ``before``; the chat
    meanwhile is in ``chat``.
    """

    def __init__(
        self, table: RemoteTable, since: int, mute: Sequence[int] = (), said: int = 0
    ) -> None:
        address = f"ws{table.client.url.removeprefix('http')}/api/tables/{table.name}/live"
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, compression=None)
        )
        tokens = list(table.tokens.values())
        self.send(Hello(since, said, tokens, list(mute)))
        self.present: list[int] = []
        self.watchers = 0
        self.welcome = self._welcomed()
        self.seats = self.welcome.seats
        self.before = self.welcome.before
        self.missed = self.welcome.events
        self.chat = self.welcome.chat
        self.n = self.welcome.table.n
        self.turn = self.welcome.table.turn
        self.game: Game = from_snapshot(self.welcome.table.position)

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
        """Close the connection."""
        self._stack.close()

    def send(self, message: ClientMessage) -> None:
        """Send a message of the protocol."""
        self._socket.send(written(message))

    def mute(self, seats: Sequence[int]) -> None:
        """Mute the chat of these seats from now on."""
        self.send(Mute(list(seats)))

    def __iter__(self) -> Iterator[TableEvent]:
        """Yield the events as they come, until the connection ends."""
        while True:
            try:
                yield self.next()
            except ConnectionClosed:
                return

    def next(self, timeout: float | None = None) -> TableEvent:
        """Return the next event, or raise ``TimeoutError`` if none comes in time."""
        while True:
            message = self.receive(timeout)
            if isinstance(message, TableEvent):
                return message

    def receive(self, timeout: float | None = None) -> ServerMessage:
        """Return the next message of any type, and update the game and the other facts."""
        message = from_server(self._socket.recv(timeout))
        match message:
            case Chat():
                self.chat.append(message)
            case Presence():
                self.present, self.watchers = message.present, message.watchers
            case _ if isinstance(message, TableEvent):
                self._follow(message)
        return message

    def _welcomed(self) -> Welcome:
        message = from_server(self._socket.recv())
        if isinstance(message, ErrorMessage):
            self.close()
            raise ServiceError(0, message.error, message.detail)
        assert isinstance(message, Welcome)
        return message

    def _follow(self, event: TableEvent) -> None:
        self.n = event.n
        if isinstance(event, TurnPlayed):
            game = self.game
            game.play(game.parse(event.text), Report(game.parse_chance(event.chance)))
            self.turn = event.turn
        elif isinstance(event, TurnUndone) and event.position is not None:
            self.game = from_snapshot(event.position)
            self.turn = event.turn


def _headers(token: str | None, key: str | None = None) -> dict[str, str]:
    headers = {}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    if key is not None:
        headers["Idempotency-Key"] = key
    return headers


def _checked(response: httpx.Response) -> httpx.Response:
    """Return an answer, or raise ``ServiceError`` if it is a refusal."""
    if response.is_success:
        return response
    try:
        found = msgspec.json.decode(response.content, type=Error)
    except msgspec.DecodeError:
        found = Error("unknown", response.reason_phrase)
    raise ServiceError(response.status_code, found.error, found.detail, found.clause)
