"""Tables: opening one, and its public view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from quinta.core.game import Data
from quinta.protocol.common import Level, Out, Reason, State
from quinta.protocol.games import BreakdownData, ItemData, PositionData


class NewSeat(Struct, forbid_unknown_fields=True):
    """The player of a seat: a person at this browser, a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    level: Level | None = None


class NewClock(Struct, forbid_unknown_fields=True):
    """The seconds of everybody's bank, and the increment of each turn."""

    initial: Annotated[float, Meta(ge=5, le=30 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=7 * 86400)] = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    options: dict[str, object] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    clock: NewClock | None = None
    public: bool = False
    hints: bool | None = None
    """Whether players may ask for hints; if it is left out, only where nobody else can play."""
    position: dict[str, object] | None = None
    """The position to begin at, which has the options; an order of what is hidden is ignored."""


class CreatedSeat(Struct, omit_defaults=True):
    """A seat of a new table, with the token or the invitation for its opener."""

    seat: int
    kind: Literal["person", "bot"]
    token: str | None = None
    invite: str | None = None


class Created(Struct):
    """A table that was opened."""

    table: str
    seats: list[CreatedSeat]


class Seat(Struct):
    """A seat, as everybody sees it."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    joined: bool
    out: Out | None
    held: bool
    """Whether a bot plays for a person who may come back."""
    present: bool | UnsetType = UNSET
    """Left out of events: presence has its own message."""


class ClockSettings(Struct):
    """The settings of a table's clock."""

    initial: float
    increment: float


class TableSummary(Struct):
    """A public table in a list: one that waits for players, or a game to watch."""

    table: str
    game: str
    players: int
    seats: list[Seat]
    created: str
    clock: ClockSettings | None
    state: State
    options: Data
    hints: bool
    round: int


class Clock(Struct):
    """Everybody's seconds at one moment, and whose time runs."""

    initial: float
    increment: float
    left: list[float]
    running: int | None
    at: str


class Proposal(Struct):
    """A proposal that the others have to agree to."""

    proposal: int
    kind: Literal["undo", "replace"]
    by: int
    seat: int
    level: str | None
    agreed: list[int]
    waiting: list[int]


class Undo(Struct):
    """The seat whose last turn could be taken back, and whether nobody needs to be asked.

    ``left``: how often turns that revealed something can still be taken back without asking.
    """

    seat: int
    free: bool
    left: int | None


class Result(Struct):
    """The result of a game."""

    reason: Reason
    scores: list[int]
    winners: list[int]
    breakdown: list[BreakdownData]
    start: list[int]
    rounds: list[list[int]]
    lost: list[list[int]]
    """For each round and seat, the points lost in its turns: none of these numbers is positive."""
    items: list[list[ItemData]]
    taken_back: list[int]
    """For each seat, how often turns that had revealed something were taken back."""


class TableView(Struct):
    """A table, as everybody sees it."""

    table: str
    game: str
    players: int
    options: Data
    public: bool
    seed: int | None
    """Not None if the deal is known to whoever knows the seed."""
    hints: bool
    """Whether players may ask for hints; it never changes."""
    made: bool
    """Whether the game began at a position that somebody made, not at its usual start."""
    created: str
    state: State
    seats: list[Seat]
    n: int
    turn: int
    position: PositionData
    clock: Clock | None
    proposals: list[Proposal]
    result: Result | None
    rematch: str | None
    undo: Undo | None
