"""A table: what comes of its start and the numbered entries of what happened there.

Nothing here reads a clock, a database or the network. ``actions`` says what may happen next.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final, TypedDict, cast

import msgspec
from msgspec import UNSET, UnsetType

from quinta import protocol
from quinta.core.game import Data, Game
from quinta.protocol import Out, Proposal, Reason, Result, State, TableEvent, TableView, Undo
from quinta.record import Record, Turn
from quinta.server.clock import Clock, iso
from quinta.server.entries import Entry, Seat, Setup
from quinta.server.results import Outcome, final_items, replayed, result

BOUNDED: Final = frozenset({"undo", "renamed", "proposed"})
"""The kinds of entries that no game needs to go on or to end."""
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
        return [
            protocol.Seat(
                number,
                "person" if seat.kind == "person" and seat.held is None else "bot",
                seat.held or seat.level,
                seat.name,
                seat.joined,
                seat.out,
                seat.held is not None,
            )
            for number, seat in enumerate(self.seats)
        ]

    # --- what happens ---------------------------------------------------------------------

    def apply(self, entry: Entry, outcome: Outcome | None = None) -> TableEvent:
        """Let an entry happen; what viewers are told of it.

        A turn that was just played comes with its outcome, so that it is played only once.
        """
        if entry.n != self.n + 1:
            raise ValueError(f"table {self.name}: entry {entry.n} follows {self.n}")
        if entry.kind in BOUNDED and entry.seat is not None:
            self.acts[entry.seat] += 1
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
        match entry.kind:
            case "turn":
                return self._turn(entry, outcome)
            case "undo":
                return self._undo(entry)
            case "joined":
                return self._joined(entry)
            case "renamed":
                name = str(entry.data["name"])
                self._seat(entry).name = name
                return protocol.PlayerRenamed(**_head(entry), name=name)
            case "proposed":
                proposal = _proposal(entry)
                self.proposals[entry.n] = proposal
                return protocol.Proposed(**_head(entry), proposal=proposal)
            case "answered":
                return self._answered(entry)
            case "replaced":
                return self._replaced(entry)
            case "returned":
                return self._returned(entry)
            case "resigned":
                return self._resigned(entry)
            case "paused":
                return self._paused(entry)
            case "void":
                return protocol.Nothing(**_head(entry))
            case "rematch":
                self.rematch = str(entry.data["table"])
                return protocol.RematchOpened(**_head(entry))
        raise ValueError(f"table {self.name}: nobody knows what a {entry.kind!r} is")

    def _turn(self, entry: Entry, outcome: Outcome | None) -> protocol.TurnPlayed:
        before = self.game
        turn = Turn(before.to_move, str(entry.data["text"]), str(entry.data["chance"]))
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
            **_head(entry),
            clock=self._tick(entry, gain=True),
            turn=len(self.record.turns),
            text=turn.text,
            data=data,
            chance=turn.chance,
            events=events,
            position=self.game.snapshot(hidden=False),
        )

    def _undo(self, entry: Entry) -> protocol.TurnUndone:
        """Take turns back. The turns that stand are replayed, as no position but the last is kept:
        undos are few, and to replay a game takes a few milliseconds.
        """
        number = cast("int", entry.data["turn"])
        if self.reveals(number):
            self.taken_back[cast("int", entry.seat)] += 1
        undone = self.record.turns[number:]
        self.game = self.record.take_back(number, self.first)
        self.rounds = {n: scores for n, scores in self.rounds.items() if n < self.game.round}
        self.moved = entry.n
        for turn in undone:
            if self.clock and self.seats[turn.seat].in_game:
                self.clock.take_back(turn.seat)
        self._close("undo")
        return protocol.TurnUndone(
            **_head(entry),
            clock=self._tick(entry),
            turn=number,
            position=self.game.snapshot(hidden=False),
        )

    def _joined(self, entry: Entry) -> protocol.PlayerJoined:
        seat = self._seat(entry)
        seat.name = str(entry.data["name"])
        seat.token = str(entry.data["token"])
        seat.invite = seat.held = None
        return protocol.PlayerJoined(**_head(entry), clock=self._tick(entry), name=seat.name)

    def _answered(self, entry: Entry) -> protocol.Answered:
        number = cast("int", entry.data["proposal"])
        agree = bool(entry.data["agree"])
        proposal = self.proposals.pop(number)
        closed = not agree or proposal.waiting == [entry.seat]
        if not closed:
            self.proposals[number] = Proposal(
                number,
                proposal.kind,
                proposal.by,
                proposal.seat,
                proposal.level,
                [*proposal.agreed, cast("int", entry.seat)],
                [seat for seat in proposal.waiting if seat != entry.seat],
            )
        return protocol.Answered(**_head(entry), proposal=number, agree=agree, closed=closed)

    def _replaced(self, entry: Entry) -> protocol.Replaced:
        seat = self._seat(entry)
        seat.held = str(entry.data["level"])
        self._leave(entry.seat)
        return protocol.Replaced(
            **_head(entry), clock=self._tick(entry), level=seat.held, name=seat.name
        )

    def _returned(self, entry: Entry) -> protocol.Returned:
        seat = self._seat(entry)
        seat.held = None
        return protocol.Returned(**_head(entry), clock=self._tick(entry), name=seat.name)

    def _paused(self, entry: Entry) -> protocol.Paused:
        seconds = cast("float", entry.data["seconds"])
        if self.clock is not None:
            self.clock.pause(seconds)
        return protocol.Paused(**_head(entry), clock=self._tick(entry), seconds=seconds)

    def _resigned(self, entry: Entry) -> protocol.Resigned:
        reason: Out = "timeout" if entry.data["reason"] == "timeout" else "resigned"
        self._seat(entry).out = reason
        self._leave(entry.seat)
        if len(self.contenders()) == 1:
            self.ended = reason
            self.rounds[self.game.round] = self.game.scores
            self._end(reason, [])
        return protocol.Resigned(**_head(entry), clock=self._tick(entry), reason=reason)

    def _end(self, reason: Reason, events: list[Data]) -> None:
        """The game has ended, the last turn with these events."""
        made = result(
            self.game,
            reason,
            self.contenders(),
            self.first.scores,
            list(self.rounds.values()),
            final_items(events, self.game.players),
            self.taken_back,
        )
        self._result = msgspec.msgpack.encode(made)
        self.rounds = {}

    def _seat(self, entry: Entry) -> Seat:
        return self.seats[cast("int", entry.seat)]

    def _close(self, kind: str) -> None:
        """Whoever plays on has answered what was asked about the turns before."""
        for number in [n for n, proposal in self.proposals.items() if proposal.kind == kind]:
            del self.proposals[number]

    def _leave(self, seat: int | None) -> None:
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


class _Head(TypedDict):
    n: int
    at: str
    seat: int | None


def _head(entry: Entry) -> _Head:
    """What every event begins with."""
    return {"n": entry.n, "at": iso(entry.at), "seat": entry.seat}


def _proposal(entry: Entry) -> Proposal:
    data = entry.data
    return Proposal(
        entry.n,
        "replace" if data["kind"] == "replace" else "undo",
        cast("int", entry.seat),
        cast("int", data["seat"]),
        cast("str | None", data["level"]),
        [],
        cast("list[int]", data["waiting"]),
    )
