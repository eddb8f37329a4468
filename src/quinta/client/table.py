"""A table of the service, for its players and watchers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.json import Decoder

from quinta.client.live import Live
from quinta.client.record import RemoteRecord
from quinta.games import from_snapshot
from quinta.protocol import (
    Answer,
    AskHint,
    Consider,
    Considered,
    Events,
    Hint,
    Level,
    Name,
    NewChat,
    NewProposal,
    NewTurn,
    Proposal,
    Rematch,
    Replay,
    Said,
    Seen,
    TableEvent,
    TableView,
    TurnPlayed,
)
from quinta.protocol.games import BreakdownData

if TYPE_CHECKING:
    from quinta.client.service import Client

_BREAKDOWNS: Final = Decoder(list[BreakdownData])
_CONSIDERED: Final = Decoder(Considered)
_EVENT: Final[Decoder[TableEvent]] = Decoder(TableEvent)
_EVENTS: Final = Decoder(Events)
_HINT: Final = Decoder(Hint)
_PLAYED: Final = Decoder(TurnPlayed)
_PROPOSAL: Final = Decoder(Proposal)
_REMATCH: Final = Decoder(Rematch)
_REPLAY: Final = Decoder(Replay)
_SAID: Final = Decoder(Said)
_ALL_SAID: Final = Decoder(list[Said])
_VIEW: Final = Decoder(TableView)
_ASKED: Final = 202
"""The status of an answer when the others have to agree first."""


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
        begun = list(path) if text is None else None
        asked = Consider(path=begun, text=text, depth=depth, forced=forced)
        return _CONSIDERED.decode(self._post("/consider", asked))

    def play(
        self, text: str, n: int | None = None, seat: int | None = None, key: str | None = None
    ) -> TurnPlayed:
        """Play a turn for one's seat to move, having seen the events up to ``n``."""
        if n is None or (seat is None and len(self.tokens) > 1):
            view = self.view()
            n = view.n if n is None else n
            seat = from_snapshot(view.position).to_move if seat is None else seat
        return _PLAYED.decode(self._post("/turns", NewTurn(n, text=text), self._token(seat), key))

    def hint(self, level: Level = "strong", seat: int | None = None) -> Hint:
        """Return what a bot would play."""
        return _HINT.decode(self._post("/hint", AskHint(level), self._token(seat)))

    def undo(
        self, seat: int | None = None, key: str | None = None, n: int | None = None
    ) -> TableEvent | Proposal:
        """Take back the last turn, or ask the others to agree to it."""
        seen = self.view().n if n is None else n
        return self._agreed("/undo", Seen(seen), self._token(seat), key)

    def replace(self, seat: int, level: Level, by: int | None = None) -> TableEvent | Proposal:
        """Propose that a bot plays for somebody who is away."""
        asked = NewProposal("replace", seat, level)
        return self._agreed("/proposals", asked, self._token(by))

    def answer(self, proposal: int, agree: bool, seat: int | None = None) -> TableEvent:
        """Agree to a proposal, or do not."""
        answer = self._post(f"/proposals/{proposal}", Answer(agree), self._token(seat))
        return _EVENT.decode(answer)

    def take_back_seat(self, seat: int | None = None) -> TableEvent:
        """Take back a seat that a bot held."""
        own = self._own(seat)
        return _EVENT.decode(self._post(f"/seats/{own}/return", None, self._token(own)))

    def resign(self, seat: int | None = None) -> TableEvent:
        """Give up."""
        return _EVENT.decode(self._post("/resign", None, self._token(seat)))

    def chat(self, text: str, seat: int | None = None, key: str | None = None) -> Said:
        """Send a chat message."""
        return _SAID.decode(self._post("/chat", NewChat(text), self._token(seat), key))

    def said(self, before: int | None = None) -> list[Said]:
        """Return the last chat messages, or those before a number."""
        return _ALL_SAID.decode(self._get("/chat", before=before))

    def events(self, before: int | None = None) -> list[TableEvent]:
        """Return the last events, or the last before a number."""
        return _EVENTS.decode(self._get("/events", before=before)).events

    def rename(self, name: str, seat: int | None = None) -> None:
        """Change one's name."""
        own = self._own(seat)
        self._post(f"/seats/{own}/name", Name(name), self._token(own))

    def rematch(self, seat: int | None = None) -> RemoteTable:
        """Open a rematch: everybody keeps their seat, and the next one starts."""
        return self.client.opened(self._post("/rematch", None, self._token(seat)))

    def my_rematch(self, seat: int | None = None) -> RemoteTable:
        """Return the rematch that somebody opened, with one's own seat there."""
        answer = self.client.get(f"/tables/{self.name}/rematch", self._token(seat))
        found = _REMATCH.decode(answer)
        return RemoteTable(self.client, found.table, {found.seat: found.token})

    def record(self) -> str:
        """Return the record of the game so far."""
        return self._get("/record").decode()

    def study(self) -> RemoteRecord:
        """Let the service keep the record of the game so far, to review it."""
        return RemoteRecord.kept(self.client, self._post("/study", None))

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
        self, path: str, body: Struct | None, token: str | None = None, key: str | None = None
    ) -> bytes:
        return self.client.post(f"/tables/{self.name}{path}", body, token, key).content

    def _agreed(
        self, path: str, body: Struct, token: str, key: str | None = None
    ) -> TableEvent | Proposal:
        """Send a request that others may have to agree to; return the event or the proposal."""
        answer = self.client.post(f"/tables/{self.name}{path}", body, token, key)
        if answer.status_code == _ASKED:
            return _PROPOSAL.decode(answer.content)
        return _EVENT.decode(answer.content)
