"""A table: what comes of its start and the numbered entries of what happened there.

Nothing here reads a clock, a database or the network. ``actions`` says what may happen next.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from quinta import protocol
from quinta.core.game import Data, Game
from quinta.protocol import Out, Proposal, Reason, Result, State, TableEvent, TableView, Undo
from quinta.record import Record, Turn
from quinta.server import entries
from quinta.server.clock import Clock, iso
from quinta.server.entries import Entry, Seat, Setup
from quinta.server.results import Outcome, final_items, points_lost, replayed, result

BOUNDED: Final = (entries.UndoEntry, entries.RenameEntry, entries.ProposalEntry)
"""The entries that no game needs to go on or to end."""
DRAWS_TAKEN_BACK: Final = 5
"""How often a player whom nobody has to agree with may take back what came to light."""

_result = msgspec.msgpack.Decoder(Result)


class Table:
    """The state of a table after all entries up to number ``n``."""

    def __init__(
        self, name: str, created: float, setup: Setup, first: Game, seats: list[Seat]
    ) -> None:
        self.name = name
        self.created = created
        self.setup = setup
        self.first = first
        """The position before the first turn, with its hidden order, which no record has."""
        self.record = Record.of(first, [f"table {name}", f"opened {iso(created)}"])
        self.game = first
        self.seats = seats
        self.n = 0
        self.moved = 0
        """The number of the entry that made this position: a turn, or one that took some back."""
        self.at = created
        self.rounds: dict[int, list[int]] = {}
        """The scores after each round that is over; once the game is, its result has them."""
        self.proposals: dict[int, Proposal] = {}
        self.ended: Out | None = None
        self.acts = [0] * first.players
        """How many entries each seat has made that no game needs, so that they can be bounded."""
        self.taken_back = [0] * first.players
        """How often turns that had brought something to light were taken back for each seat."""
        self.rematch: str | None = None
        self._result: bytes | None = None
        """Made when the game ends, since nothing changes it any more, and kept small."""
        self.clock: Clock | None = None
        if setup.clock is not None:
            banks = [setup.clock.initial] * first.players
            self.clock = Clock(setup.clock.initial, setup.clock.increment, banks)
            self.clock.run(self._runs(), created)

    def copy(self) -> Table:
        """An independent table in the same state."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = [replace(seat) for seat in self.seats]
        other.record = self.record.copy()
        other.rounds = dict(self.rounds)
        other.proposals = dict(self.proposals)
        other.acts = list(self.acts)
        other.taken_back = list(self.taken_back)
        other.clock = self.clock and self.clock.copy()
        return other

    # --- what one can ask -----------------------------------------------------------------

    @property
    def state(self) -> State:
        """Whether the table waits for players, is playing, or has finished."""
        if self.ended or self.game.is_over:
            return "over"
        return "playing" if all(seat.joined for seat in self.seats) else "waiting"

    @property
    def bot(self) -> str | None:
        """The level of the bot that is to move, if one is."""
        return self.seats[self.game.to_move].bot if self.state == "playing" else None

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays here."""
        return any(seat.in_game for seat in self.seats)

    def knows(self, n: int) -> bool:
        """Whether somebody who has seen the events up to ``n`` knows the present position."""
        return self.moved <= n <= self.n

    def due(self) -> float | None:
        """When the server itself has to do something here: a bot's turn, or time is up.

        Bots among themselves play only while somebody watches, so they are never due.
        """
        if self.bot is not None:
            return self.at if self.has_people else None
        return self.clock.deadline() if self.clock and self.state == "playing" else None

    def out_of_time(self, now: float) -> int | None:
        """The seat that has no time left."""
        deadline = self.clock.deadline() if self.clock and self.state == "playing" else None
        if self.clock is None or deadline is None or now < deadline:
            return None
        return self.clock.running

    def contenders(self) -> list[int]:
        """The seats that can still win."""
        return [number for number, seat in enumerate(self.seats) if not seat.out]

    def last_turn_of(self, seat: int) -> int | None:
        """How many turns were played before a seat's last one."""
        for number in range(len(self.record.turns) - 1, -1, -1):
            if self.record.turns[number].seat == seat:
                return number
        return None

    def undo(self) -> Undo | None:
        """Whose last turn could be taken back now."""
        if self.state != "playing":
            return None
        for number in range(len(self.record.turns) - 1, -1, -1):
            seat = self.record.turns[number].seat
            if self.seats[seat].in_game:
                left = self.draws_left(seat, number)
                return None if left == 0 else Undo(seat, self.is_free(number), left)
        return None

    def is_free(self, number: int) -> bool:
        """Whether a turn can be taken back without asking: nothing came to light, none followed."""
        return number == len(self.record.turns) - 1 and not self.reveals(number)

    def reveals(self, number: int) -> bool:
        """Whether something came to light in a turn or in one after it."""
        return any(turn.chance for turn in self.record.turns[number:])

    def others(self, seat: int) -> list[int]:
        """The seats of the other people who play, and have to agree."""
        return [number for number, one in enumerate(self.seats) if one.in_game and number != seat]

    def draws_left(self, seat: int, number: int) -> int | None:
        """How often a seat may still take back what came to light; None where others decide.

        Where the deal is known anyway, the same draws come again.
        """
        if self.setup.seed is not None or not self.reveals(number) or self.others(seat):
            return None
        return max(0, DRAWS_TAKEN_BACK - self.taken_back[seat])

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return None if self._result is None else _result.decode(self._result)

    def view(self, now: float, present: Collection[int]) -> TableView:
        """The table as everybody sees it."""
        return TableView(
            table=self.name,
            game=self.game.name,
            players=self.game.players,
            options=self.game.options,
            public=self.setup.public,
            seed=self.setup.seed,
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
        """The seats as everybody sees them."""
        shown = self._seats()
        for number, seat in enumerate(shown):
            seat.present = self.seats[number].kind == "bot" or number in present
        return shown

    def _seats(self) -> list[protocol.Seat]:
        return [seat.shown(number) for number, seat in enumerate(self.seats)]

    # --- what happens ---------------------------------------------------------------------

    def apply(self, entry: Entry, outcome: Outcome | None = None) -> TableEvent:
        """Let an entry happen; what viewers are told of it.

        A turn that was just played comes with its outcome, so that it is played only once.
        """
        if entry.n != self.n + 1:
            raise ValueError(f"table {self.name}: entry {entry.n} follows {self.n}")
        if isinstance(entry.content, BOUNDED):
            self.acts[entry.whose] += 1
        before = self._shown()
        event = self._happen(entry, outcome)
        self.n = entry.n
        self.at = entry.at
        for name, fact in self._shown().items():
            if fact != before[name]:
                setattr(event, name, fact)
        return event

    def _shown(self) -> dict[str, object]:
        """What of the view an event may change without being about it."""
        return {
            "state": self.state,
            "seats": self._seats(),
            "proposals": list(self.proposals.values()),
            "undo": self.undo(),
            "result": self.result(),
            "rematch": self.rematch,
        }

    def _happen(self, entry: Entry, outcome: Outcome | None) -> TableEvent:
        match entry.content:
            case entries.TurnEntry() as turn:
                return self._turn(entry, turn, outcome)
            case entries.UndoEntry(turn=number):
                return self._undo(entry, number)
            case entries.JoinEntry() as join:
                return self._joined(entry, join)
            case entries.RenameEntry(name=name):
                self._seat(entry).name = name
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
                return protocol.Nothing(**entry.head())
            case entries.RematchEntry(table=name):
                self.rematch = name
                return protocol.RematchOpened(**entry.head())

    def _turn(
        self, entry: Entry, played: entries.TurnEntry, outcome: Outcome | None
    ) -> protocol.TurnPlayed:
        before = self.game
        turn = Turn(before.to_move, played.text, played.chance)
        # The position itself stays as it is: a copy of this table may have it too.
        self.game, data, events = outcome or replayed(before, turn)
        self.record.add(turn, self.game.scores)
        if self.game.round != before.round or self.game.is_over:
            self.rounds[before.round] = self.game.scores
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
        """Take turns back. The turns that stand are replayed, as no position but the last is kept:
        undos are few, and to replay a game takes a few milliseconds.
        """
        if self.reveals(number):
            self.taken_back[entry.whose] += 1
        undone = self.record.turns[number:]
        self.game = self.record.take_back(number, self.first)
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
        seat.name = join.name
        seat.token = join.token
        seat.invite = seat.held = None
        return protocol.PlayerJoined(**entry.head(), clock=self._tick(entry), name=seat.name)

    def _proposed(self, entry: Entry, asked: entries.ProposalEntry) -> protocol.Proposed:
        proposal = Proposal(
            entry.n, asked.proposed, entry.whose, asked.seat, asked.level, [], asked.waiting
        )
        self.proposals[entry.n] = proposal
        return protocol.Proposed(**entry.head(), proposal=proposal)

    def _answered(self, entry: Entry, answer: entries.AnswerEntry) -> protocol.Answered:
        number, agree = answer.proposal, answer.agree
        proposal = self.proposals.pop(number)
        closed = not agree or proposal.waiting == [entry.seat]
        if not closed:
            self.proposals[number] = msgspec.structs.replace(
                proposal,
                agreed=[*proposal.agreed, entry.whose],
                waiting=[seat for seat in proposal.waiting if seat != entry.seat],
            )
        return protocol.Answered(**entry.head(), proposal=number, agree=agree, closed=closed)

    def _replaced(self, entry: Entry, level: str) -> protocol.Replaced:
        seat = self._seat(entry)
        seat.held = level
        self._leave(entry.whose)
        return protocol.Replaced(
            **entry.head(), clock=self._tick(entry), level=level, name=seat.name
        )

    def _returned(self, entry: Entry) -> protocol.Returned:
        seat = self._seat(entry)
        seat.held = None
        return protocol.Returned(**entry.head(), clock=self._tick(entry), name=seat.name)

    def _paused(self, entry: Entry, seconds: float) -> protocol.Paused:
        if self.clock is not None:
            self.clock.pause(seconds)
        return protocol.Paused(**entry.head(), clock=self._tick(entry), seconds=seconds)

    def _resigned(self, entry: Entry, reason: Out) -> protocol.Resigned:
        self._seat(entry).out = reason
        self._leave(entry.whose)
        if len(self.contenders()) == 1:
            self.ended = reason
            self.rounds[self.game.round] = self.game.scores
            self._end(reason, [])
        return protocol.Resigned(**entry.head(), clock=self._tick(entry), reason=reason)

    def _end(self, reason: Reason, events: list[Data]) -> None:
        """The game has ended, the last turn with these events."""
        made = result(
            self.game,
            reason,
            self.contenders(),
            self.first.scores,
            list(self.rounds.values()),
            points_lost(self.first, self.record.turns),
            final_items(events, self.game.players),
            self.taken_back,
        )
        self._result = msgspec.msgpack.encode(made)
        self.rounds = {}

    def _seat(self, entry: Entry) -> Seat:
        return self.seats[entry.whose]

    def _close(self, kind: str) -> None:
        """Whoever plays on has answered what was asked about the turns before."""
        for number in [n for n, proposal in self.proposals.items() if proposal.kind == kind]:
            del self.proposals[number]

    def _leave(self, seat: int) -> None:
        """Nobody waits for, or speaks for, a person who is no longer in the game."""
        for number, proposal in list(self.proposals.items()):
            if seat in (proposal.by, proposal.seat) or seat in proposal.waiting:
                del self.proposals[number]

    def _runs(self) -> int | None:
        """The seat whose time runs: a person's who is to move. Bots need no time."""
        if self.state != "playing" or self.bot is not None:
            return None
        return self.game.to_move

    def _tick(self, entry: Entry, gain: bool = False) -> protocol.Clock | UnsetType:
        if self.clock is None:
            return UNSET
        self.clock.run(self._runs(), entry.at, gain)
        return self.clock.view(entry.at)
