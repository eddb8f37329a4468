"""The client of a service: its games, and tables to open and to join."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

import httpx
import msgspec
from msgspec.json import Decoder

from quinta.client.common import Closing, ServiceError
from quinta.client.record import RemoteRecord
from quinta.client.table import RemoteTable
from quinta.protocol import (
    AskPosition,
    Consider,
    ConsiderAt,
    Considered,
    ConsiderInLesson,
    Created,
    Error,
    GameInfo,
    Health,
    Join,
    Joined,
    JudgeAt,
    Judged,
    LessonInfo,
    LessonTurn,
    NewClock,
    NewRecord,
    NewSeat,
    NewTable,
    PositionView,
    Puzzle,
    PuzzleAnswer,
    Puzzles,
    PuzzleSolution,
    ReplayStep,
    State,
    TableSummary,
    TurnAt,
    TurnInLesson,
    TurnInPuzzle,
)

_CONSIDERED: Final = Decoder(Considered)
_CREATED: Final = Decoder(Created)
_GAMES: Final = Decoder(list[GameInfo])
_HEALTH: Final = Decoder(Health)
_JOINED: Final = Decoder(Joined)
_JUDGED: Final = Decoder(Judged)
_LESSONS: Final = Decoder(list[LessonInfo])
_LESSON_TURN: Final = Decoder(LessonTurn)
_POSITION: Final = Decoder(PositionView)
_PUZZLE: Final = Decoder(Puzzle)
_PUZZLE_ANSWER: Final = Decoder(PuzzleAnswer)
_PUZZLES: Final = Decoder(Puzzles)
_SOLUTION: Final = Decoder(PuzzleSolution)
_STEP: Final = Decoder(ReplayStep)
_SUMMARIES: Final = Decoder(list[TableSummary])


class Client(Closing):
    """A client of the service at an address.

    A request that was refused because there were too many is sent again when the service says,
    if that is within ``patience`` seconds.
    """

    def __init__(self, url: str, timeout: float = 30.0, patience: float = 10.0) -> None:
        self.url = url.rstrip("/")
        self.patience = patience
        self._http = httpx.Client(base_url=self.url, timeout=timeout)

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
        content = msgspec.to_builtins(body)
        request = self._http.build_request("POST", f"/api{path}", json=content, headers=headers)
        return _checked(self._send(request))

    def delete(self, path: str) -> None:
        """Remove or stop what is at an address of the API."""
        _checked(self._send(self._http.build_request("DELETE", f"/api{path}")))

    def _send(self, request: httpx.Request) -> httpx.Response:
        """Send a request, again and again while the service asks for a little patience."""
        left = self.patience
        while True:
            response = self._sent(request)
            wait = float(response.headers.get("Retry-After", "inf"))
            if response.status_code != httpx.codes.TOO_MANY_REQUESTS or wait > left:
                return response
            left -= wait
            time.sleep(wait)

    def _sent(self, request: httpx.Request) -> httpx.Response:
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

    def lessons(self, game: str) -> list[LessonInfo]:
        """Return the lessons of a game."""
        return _LESSONS.decode(self.get(f"/games/{game}/lessons"))

    def consider_in_lesson(
        self, game: str, lesson: str, done: Sequence[str] = (), path: Sequence[int] = ()
    ) -> Considered:
        """Return what can follow a path of small choices, after the turns done in a lesson."""
        asked = ConsiderInLesson(path=list(path), done=list(done))
        answer = self.post(f"/games/{game}/lessons/{lesson}/consider", asked)
        return _CONSIDERED.decode(answer.content)

    def play_in_lesson(
        self, game: str, lesson: str, text: str, done: Sequence[str] = ()
    ) -> LessonTurn:
        """Try a turn in a lesson, after the turns done there."""
        asked = TurnInLesson(list(done), text=text)
        answer = self.post(f"/games/{game}/lessons/{lesson}/turns", asked)
        return _LESSON_TURN.decode(answer.content)

    def puzzles(self, game: str) -> Puzzles:
        """Return the puzzles of a game, and which is that of the day."""
        return _PUZZLES.decode(self.get(f"/games/{game}/puzzles"))

    def puzzle(self, game: str, puzzle: str) -> Puzzle:
        """Return a puzzle."""
        return _PUZZLE.decode(self.get(f"/games/{game}/puzzles/{puzzle}"))

    def consider_in_puzzle(self, game: str, puzzle: str, path: Sequence[int] = ()) -> Considered:
        """Return what can follow a path of small choices in a puzzle."""
        asked = Consider(path=list(path))
        answer = self.post(f"/games/{game}/puzzles/{puzzle}/consider", asked)
        return _CONSIDERED.decode(answer.content)

    def try_in_puzzle(self, game: str, puzzle: str, text: str) -> PuzzleAnswer:
        """Try a turn in a puzzle."""
        answer = self.post(f"/games/{game}/puzzles/{puzzle}/tries", TurnInPuzzle(text=text))
        return _PUZZLE_ANSWER.decode(answer.content)

    def solution(self, game: str, puzzle: str) -> PuzzleSolution:
        """Return the best turn of a puzzle, the next best one, and what is between them."""
        return _SOLUTION.decode(self.get(f"/games/{game}/puzzles/{puzzle}/solution"))

    # --- studying -----------------------------------------------------------------------------

    def position(self, position: Mapping[str, object]) -> PositionView:
        """Return a position as the service understands it, with what scoring would give."""
        return _POSITION.decode(self.post("/positions", AskPosition(dict(position))).content)

    def consider_at(self, position: Mapping[str, object], path: Sequence[int] = ()) -> Considered:
        """Return what can follow a path of small choices at a position."""
        asked = ConsiderAt(position=dict(position), path=list(path))
        return _CONSIDERED.decode(self.post("/positions/consider", asked).content)

    def play_at(self, position: Mapping[str, object], text: str) -> ReplayStep:
        """Return the outcome of a turn at a position."""
        asked = TurnAt(dict(position), text=text)
        return _STEP.decode(self.post("/positions/turns", asked).content)

    def judge(self, position: Mapping[str, object], turns: Sequence[str] = ()) -> Judged:
        """Return what a position and its best turns are worth, and some others."""
        asked = JudgeAt(dict(position), list(turns))
        return _JUDGED.decode(self.post("/positions/judge", asked).content)

    def keep_record(self, text: str) -> RemoteRecord:
        """Let the service keep a record, to study it."""
        return RemoteRecord.kept(self, self.post("/records", NewRecord(text)).content)

    def record(self, name: str) -> RemoteRecord:
        """Return a record that the service keeps."""
        return RemoteRecord(self, name)

    # --- tables ---------------------------------------------------------------------------

    def waiting(self) -> list[TableSummary]:
        """Return the public tables that wait for players."""
        return self._listed("waiting")

    def playing(self) -> list[TableSummary]:
        """Return public tables with a game to watch."""
        return self._listed("playing")

    def _listed(self, state: State) -> list[TableSummary]:
        return _SUMMARIES.decode(self.get("/tables", None, state=state))

    def create(
        self,
        game: str,
        seats: Sequence[Mapping[str, object]],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        clock: Mapping[str, float] | None = None,
        public: bool = False,
        hints: bool | None = None,
        key: str | None = None,
        position: Mapping[str, object] | None = None,
    ) -> RemoteTable:
        """Open a table; it has the tokens of one's own seats and the others' invitations."""
        asked = NewTable(
            game,
            [msgspec.convert(seat, NewSeat) for seat in seats],
            dict(options or {}),
            seed,
            None if clock is None else NewClock(**clock),
            public,
            hints,
            None if position is None else dict(position),
        )
        return self.opened(self.post("/tables", asked, key=key).content)

    def opened(self, answer: bytes) -> RemoteTable:
        """Return the table of an answer that opened one."""
        created = _CREATED.decode(answer)
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
        answer = self.post(f"/tables/{table}/seats/{seat}/join", Join(name, invite), key=key)
        return RemoteTable(self, table, {seat: _JOINED.decode(answer.content).token})

    def table(self, name: str, tokens: Mapping[int, str] | None = None) -> RemoteTable:
        """Return a table to watch, or to play at with one's tokens."""
        return RemoteTable(self, name, tokens or {})


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
