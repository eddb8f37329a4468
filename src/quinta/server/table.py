"""A table, computed from its start and its numbered entries.

Nothing here reads a clock, a database or the network. ``actions`` checks what may happen next.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from quinta import protocol
from quinta.core.game import Data, Game
from quinta.protocol import Out, Proposal, Reason, Result, State, TableEvent, TableView, Undo
from quinta.record import Record, RecordedTurn
from quinta.server import entries
from quinta.server.clock import Clock, iso
from quinta.server.entries import Entry, SeatState, Setup
from quinta.server.results import (
    Lost,
    Outcome,
    final_items,
    lost_by_round,
    points_lost,
    replayed,
    result,
)

BOUNDED: Final = (entries.UndoEntry, entries.RenameEntry, entries.ProposalEntry)
"""The entries that a game does not need to go on or to end."""
DRAWS_TAKEN_BACK: Final = 5
"""How often a player who needs nobody's agreement may take back revealed draws."""

_result = msgspec.msgpack.Decoder(Result)


class _Facts(NamedTuple):
    """The parts of the view that an event may change besides its own subject."""

    state: State
    seats: list[SeatState]
    proposals: dict[int, Proposal]
    undo: Undo | None
    rematch: str | None


class Table:
    """The state of a table after all entries up to number ``n``.

    Its fields, except the record and the clock, are replaced and never changed in place: copies
    share them.
    """

    def __init__(
        self, name: str, created: float, setup: Setup, first: Game, seats: list[SeatState]
    ) -> None:
        self.name = name
        self.created = created
        self.setup = setup
        self.first = first
        """The position before the first turn, with its hidden order, which records do not have."""
        self.record = Record.of(first, [f"table {name}", f"opened {iso(created)}"])
        self.game = first
        self.seats = seats
        self.hints = _is_alone(seats) if setup.hints is None else setup.hints
        """Whether players may ask for hints, from the opening to the end, whoever comes or goes."""
        self.n = 0
        self.moved = 0
        """The number of the entry that made this position: a turn or an undo."""
        self.at = created
        self.rounds: dict[int, list[int]] = {}
        """The scores after each finished round; once the game is over, its result has them."""
        self.lost: list[Lost] = []
        """The points lost in each turn, until the game is over."""
        self.proposals: dict[int, Proposal] = {}
        self.ended: Out | None = None
        self.acts = [0] * first.players
        """The number of entries of each seat that a game does not need, which is bounded."""
        self.taken_back = [0] * first.players
        """How often turns that had revealed something were taken back for each seat."""
        self.rematch: str | None = None
        self._result: bytes | None = None
        """Made when the game ends, since nothing changes it any more."""
        self._is_full = _is_full(seats)
        self.clock: Clock | None = None
        if setup.clock is not None:
            banks = [setup.clock.initial] * first.players
            self.clock = Clock(setup.clock.initial, setup.clock.increment, banks)
            self.clock.run(self._runs(), created)
        self._told = self._facts()

    def copy(self) -> Table:
        """Return an independent copy."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.record = self.record.copy()
        other.clock = self.clock and self.clock.copy()
        return other

    # --- what one can ask -----------------------------------------------------------------

    @property
    def state(self) -> State:
        """Whether the table waits for players, is playing, or has finished."""
        if self.ended or self.game.is_over:
            return "over"
        return "playing" if self._is_full else "waiting"

    @property
    def bot(self) -> str | None:
        """The level of the bot to move, if any."""
        return self.seats[self.game.to_move].bot if self.state == "playing" else None

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays here."""
        return any(seat.in_game for seat in self.seats)

    @property
    def may_be_judged(self) -> bool:
        """Whether a bot may tell anybody what it thinks of this game: its turns, who is ahead.

        Not while a game without hints runs. Who was replaced may come back, and who resigned was
        promised the same as the others, so this does not change when only one person is left.
        """
        return self.hints or self.state == "over"

    def knows(self, n: int) -> bool:
        """Return whether a player who has seen the events up to ``n`` knows the position."""
        return self.moved <= n <= self.n

    def due(self) -> float | None:
        """Return when the server has to act here: a bot's turn, or the end of a player's time.

        Bots among themselves play only while somebody watches, so they are never due.
        """
        if self.bot is not None:
            return self.at if self.has_people else None
        return self.clock.deadline() if self.clock and self.state == "playing" else None

    def out_of_time(self, now: float) -> int | None:
        """Return the seat that has no time left."""
        deadline = self.clock.deadline() if self.clock and self.state == "playing" else None
        if self.clock is None or deadline is None or now < deadline:
            return None
        return self.clock.running

    def contenders(self) -> list[int]:
        """Return the seats that can still win."""
        return [number for number, seat in enumerate(self.seats) if not seat.out]

    def last_turn_of(self, seat: int) -> int | None:
        """Return how many turns were played before a seat's last one."""
        for number in range(len(self.record.turns) - 1, -1, -1):
            if self.record.turns[number].seat == seat:
                return number
        return None

    def undo(self) -> Undo | None:
        """Return whose last turn could be taken back now."""
        if self.state != "playing":
            return None
        for number in range(len(self.record.turns) - 1, -1, -1):
            seat = self.record.turns[number].seat
            if self.seats[seat].in_game:
                left = self.draws_left(seat, number)
                return None if left == 0 else Undo(seat, self.is_free(number), left)
        return None

    def is_free(self, number: int) -> bool:
        """Return whether an undo needs no agreement: it revealed nothing, and no turn followed."""
        return number == len(self.record.turns) - 1 and not self.reveals(number)

    def reveals(self, number: int) -> bool:
        """Return whether a turn or one after it revealed something."""
        return any(turn.chance for turn in self.record.turns[number:])

    def others(self, seat: int) -> list[int]:
        """Return the seats of the other people who play, and have to agree."""
        return [number for number, one in enumerate(self.seats) if one.in_game and number != seat]

    def draws_left(self, seat: int, number: int) -> int | None:
        """Return how often a seat may still take back revealed draws; None where others decide.

        Where the deal is known anyway, the same draws come again.
        """
        if self.setup.seed is not None or not self.reveals(number) or self.others(seat):
            return None
        return max(0, DRAWS_TAKEN_BACK - self.taken_back[seat])

    def result(self) -> Result | None:
        """Return the result of the game, once it is over."""
        return None if self._result is None else _result.decode(self._result)

    def view(self, now: float, present: Collection[int]) -> TableView:
        """Return the table as everybody sees it."""
        return TableView(
            table=self.name,
            game=self.game.name,
            players=self.game.players,
            options=self.game.options,
            public=self.setup.public,
            seed=self.setup.seed,
            hints=self.hints,
            made=self.setup.made,
            created=iso(self.created),
            state=self.state,
            seats=self.seats_shown(present),
            n=self.n,
            turn=len(self.record.turns),
            position=self.game.snapshot(hidden=False),
            clock=self.clock.view(max(now, self.at)) if self.clock else None,
            proposals=list(self.proposals.values()),
            result=self.result(),
            rematch=self.rematch,
            undo=self.undo(),
        )

    def seats_shown(self, present: Collection[int]) -> list[protocol.Seat]:
        """Return the seats as everybody sees them."""
        shown = _shown(self.seats)
        for number, seat in enumerate(shown):
            seat.present = self.seats[number].kind == "bot" or number in present
        return shown

    # --- what happens ---------------------------------------------------------------------

    def apply(self, entry: Entry, outcome: Outcome | None = None) -> TableEvent:
        """Apply an entry; return the event for viewers.

        A turn that was just played comes with its outcome, so that it is played only once.
        """
        if entry.n != self.n + 1:
            raise ValueError(f"table {self.name}: entry {entry.n} follows {self.n}")
        if isinstance(entry.content, BOUNDED):
            self.acts = _one_more(self.acts, entry.whose)
        was_over = self._result is not None
        event = self._happen(entry, outcome)
        self.n = entry.n
        self.at = entry.at
        self._tell_changes(event)
        if not was_over and (result := self.result()) is not None:
            event.result = result
        return event

    def _facts(self) -> _Facts:
        return _Facts(self.state, self.seats, self.proposals, self.undo(), self.rematch)

    def _tell_changes(self, event: TableEvent) -> None:
        """Put the parts of the view that have changed into an event."""
        before, self._told = self._told, self._facts()
        state, seats, proposals, undo, rematch = self._told
        if state != before.state:
            event.state = state
        if seats is not before.seats and _shown(seats) != _shown(before.seats):
            event.seats = _shown(seats)
        if proposals != before.proposals:
            event.proposals = list(proposals.values())
        if undo != before.undo:
            event.undo = undo
        if rematch is not None and rematch != before.rematch:
            event.rematch = rematch

    def _happen(self, entry: Entry, outcome: Outcome | None) -> TableEvent:
        match entry.content:
            case entries.TurnEntry() as turn:
                return self._turn(entry, turn, outcome)
            case entries.UndoEntry(turn=number):
                return self._undo(entry, number)
            case entries.JoinEntry() as join:
                return self._joined(entry, join)
            case entries.RenameEntry(name=name):
                self._reseat(entry, replace(self._seat(entry), name=name))
                return protocol.PlayerRenamed(**entry.head(), name=name)
            case entries.ProposalEntry() as asked:
                return self._proposed(entry, asked)
            case entries.AnswerEntry() as answer:
                return self._answered(entry, answer)
            case entries.ReplaceEntry(level=level):
                return self._replaced(entry, level)
            case entries.ReturnEntry():
                return self._returned(entry)
            case entries.ResignEntry(reason=reason):
                return self._resigned(entry, reason)
            case entries.PauseEntry(seconds=seconds):
                return self._paused(entry, seconds)
            case entries.VoidEntry():
                return protocol.Voided(**entry.head())
            case entries.RematchEntry(table=name):
                self.rematch = name
                return protocol.RematchOpened(**entry.head())

    def _turn(
        self, entry: Entry, played: entries.TurnEntry, outcome: Outcome | None
    ) -> protocol.TurnPlayed:
        before = self.game
        turn = RecordedTurn(before.to_move, played.text, played.chance)
        # The position itself stays as it is: a copy of this table may have it too.
        self.game, data, events = outcome or replayed(before, turn)
        self.record.add(turn, self.game.scores)
        self.lost = [*self.lost, Lost(before.round, points_lost(events, self.game.players))]
        if self.game.round != before.round or self.game.is_over:
            self.rounds = {**self.rounds, before.round: self.game.scores}
        if self.game.is_over:
            self._end("finished", events)
        self.moved = entry.n
        self._close("undo")
        return protocol.TurnPlayed(
            **entry.head(),
            clock=self._tick(entry, gain=True),
            turn=len(self.record.turns),
            text=turn.text,
            data=data,
            chance=turn.chance,
            events=events,
            position=self.game.snapshot(hidden=False),
        )

    def _undo(self, entry: Entry, number: int) -> protocol.TurnUndone:
        """Take turns back by replaying those that stay, as only the last position is kept.

        Undos are few, and replaying a game takes a few milliseconds.
        """
        if self.reveals(number):
            self.taken_back = _one_more(self.taken_back, entry.whose)
        undone = self.record.turns[number:]
        self.game = self.record.take_back(number, self.first)
        self.lost = self.lost[:number]
        self.rounds = {n: scores for n, scores in self.rounds.items() if n < self.game.round}
        self.moved = entry.n
        for turn in undone:
            if self.clock and self.seats[turn.seat].in_game:
                self.clock.take_back(turn.seat)
        self._close("undo")
        return protocol.TurnUndone(
            **entry.head(),
            clock=self._tick(entry),
            turn=number,
            position=self.game.snapshot(hidden=False),
        )

    def _joined(self, entry: Entry, join: entries.JoinEntry) -> protocol.PlayerJoined:
        seat = self._seat(entry)
        self._reseat(entry, replace(seat, name=join.name, token=join.token, invite=None, held=None))
        return protocol.PlayerJoined(**entry.head(), clock=self._tick(entry), name=join.name)

    def _proposed(self, entry: Entry, asked: entries.ProposalEntry) -> protocol.Proposed:
        proposal = Proposal(
            entry.n, asked.proposed, entry.whose, asked.seat, asked.level, [], asked.waiting
        )
        self.proposals = {**self.proposals, entry.n: proposal}
        return protocol.Proposed(**entry.head(), proposal=proposal)

    def _answered(self, entry: Entry, answer: entries.AnswerEntry) -> protocol.Answered:
        number, agree = answer.proposal, answer.agree
        proposal = self.proposals[number]
        closed = not agree or proposal.waiting == [entry.seat]
        self._keep_proposals(lambda other: other is not proposal)
        if not closed:
            still_open = msgspec.structs.replace(
                proposal,
                agreed=[*proposal.agreed, entry.whose],
                waiting=[seat for seat in proposal.waiting if seat != entry.seat],
            )
            self.proposals = {**self.proposals, number: still_open}
        return protocol.Answered(**entry.head(), proposal=number, agree=agree, closed=closed)

    def _replaced(self, entry: Entry, level: str) -> protocol.Replaced:
        seat = self._seat(entry)
        self._reseat(entry, replace(seat, held=level))
        self._leave(entry.whose)
        return protocol.Replaced(
            **entry.head(), clock=self._tick(entry), level=level, name=seat.name
        )

    def _returned(self, entry: Entry) -> protocol.Returned:
        seat = self._seat(entry)
        self._reseat(entry, replace(seat, held=None))
        return protocol.Returned(**entry.head(), clock=self._tick(entry), name=seat.name)

    def _paused(self, entry: Entry, seconds: float) -> protocol.Paused:
        if self.clock is not None:
            self.clock.pause(seconds)
        return protocol.Paused(**entry.head(), clock=self._tick(entry), seconds=seconds)

    def _resigned(self, entry: Entry, reason: Out) -> protocol.Resigned:
        self._reseat(entry, replace(self._seat(entry), out=reason))
        self._leave(entry.whose)
        if len(self.contenders()) == 1:
            self.ended = reason
            self.rounds = {**self.rounds, self.game.round: self.game.scores}
            self._end(reason, [])
        return protocol.Resigned(**entry.head(), clock=self._tick(entry), reason=reason)

    def _end(self, reason: Reason, events: list[Data]) -> None:
        """End the game after a last turn with these events."""
        made = result(
            self.game,
            reason,
            self.contenders(),
            self.first.scores,
            list(self.rounds.values()),
            lost_by_round(self.lost),
            final_items(events, self.game.players),
            self.taken_back,
        )
        self._result = msgspec.msgpack.encode(made)
        self.rounds = {}
        self.lost = []

    def _seat(self, entry: Entry) -> SeatState:
        return self.seats[entry.whose]

    def _reseat(self, entry: Entry, changed: SeatState) -> None:
        self.seats = [*self.seats]
        self.seats[entry.whose] = changed
        self._is_full = _is_full(self.seats)

    def _close(self, kind: str) -> None:
        """Close the proposals about earlier turns when a seat plays on."""
        self._keep_proposals(lambda proposal: proposal.kind != kind)

    def _leave(self, seat: int) -> None:
        """Remove a person who left the game from the proposals."""
        self._keep_proposals(lambda one: seat not in (one.by, one.seat, *one.waiting))

    def _keep_proposals(self, stays: Callable[[Proposal], bool]) -> None:
        self.proposals = {n: one for n, one in self.proposals.items() if stays(one)}

    def _runs(self) -> int | None:
        """Return the seat whose time runs: a person's who is to move. Bots need no time."""
        if self.state != "playing" or self.bot is not None:
            return None
        return self.game.to_move

    def _tick(self, entry: Entry, gain: bool = False) -> protocol.Clock | UnsetType:
        if self.clock is None:
            return UNSET
        self.clock.run(self._runs(), entry.at, gain)
        return self.clock.view(entry.at)


def _shown(seats: Sequence[SeatState]) -> list[protocol.Seat]:
    return [seat.shown(number) for number, seat in enumerate(seats)]


def _is_full(seats: Sequence[SeatState]) -> bool:
    return all(seat.joined for seat in seats)


def _is_alone(seats: Sequence[SeatState]) -> bool:
    """Return whether at most one person plays.

    Several may sit at one screen, but a rematch between people begins with the same seats.
    """
    return sum(seat.kind == "person" for seat in seats) <= 1


def _one_more(counts: list[int], seat: int) -> list[int]:
    """Return the counts with one more for a seat."""
    return [count + (number == seat) for number, count in enumerate(counts)]
