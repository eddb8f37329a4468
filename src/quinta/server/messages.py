"""Every message of the API, as the client sees it (docs/api.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from quinta.core.game import Data
from quinta.server.security import CHAT_LENGTH

GameName = Literal["queens-garden", "summer-pavilion"]
Level = Literal["beginner", "casual", "strong", "master"]
State = Literal["waiting", "playing", "over"]
Out = Literal["resigned", "timeout"]
Reason = Literal["finished", "resigned", "timeout"]
EventNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Text = Annotated[str, Meta(max_length=4000)]
Path = Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=64)]


class Error(Struct, omit_defaults=True):
    """Why a request was refused."""

    error: str
    detail: str
    clause: str | None = None


# --- tables ----------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit here: a person at this browser, a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    level: Level | None = None


class NewClock(Struct, forbid_unknown_fields=True):
    """Seconds in everybody's bank, and what each turn adds to it."""

    initial: Annotated[float, Meta(ge=5, le=30 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=7 * 86400)] = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    options: dict[str, object] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    clock: NewClock | None = None
    public: bool = False


class CreatedSeat(Struct, omit_defaults=True):
    """A seat of a new table, with the token or the invitation that its opener may use."""

    seat: int
    kind: Literal["person", "bot"]
    token: str | None = None
    invite: str | None = None


class Created(Struct):
    """A table that was opened."""

    table: str
    seats: list[CreatedSeat]


class Seat(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    joined: bool
    out: Out | None
    held: bool
    """Whether a bot plays for a person who may come back."""
    present: bool | UnsetType = UNSET
    """Left out of events: who is here is told apart from what happens."""


class ClockSettings(Struct):
    """How a table's clock is set."""

    initial: float
    increment: float


class TableSummary(Struct):
    """A table in the list of those that wait for players."""

    table: str
    game: GameName
    players: int
    seats: list[Seat]
    created: str
    clock: ClockSettings | None


class Clock(Struct):
    """Everybody's seconds at one moment, and whose run."""

    initial: float
    increment: float
    left: list[float]
    running: int | None
    at: str


class Proposal(Struct):
    """Something the others have to agree to."""

    proposal: int
    kind: Literal["undo", "replace"]
    by: int
    seat: int
    level: str | None
    agreed: list[int]
    waiting: list[int]


class Undo(Struct):
    """Whose last turn could be taken back, and whether nobody needs to be asked.

    ``left``: how often what came to light can still be taken back, where nobody else decides.
    """

    seat: int
    free: bool
    left: int | None


class Result(Struct):
    """How a game ended."""

    reason: Reason
    scores: list[int]
    winners: list[int]
    breakdown: list[Data]
    start: list[int]
    rounds: list[list[int]]
    items: list[list[Data]]
    taken_back: list[int]
    """For each seat, how often turns that had brought something to light were taken back."""


class TableView(Struct):
    """A table as everybody sees it."""

    table: str
    game: GameName
    players: int
    options: Data
    public: bool
    seed: int | None
    """Not None: the deal is known to whoever knows the seed."""
    created: str
    state: State
    seats: list[Seat]
    n: int
    turn: int
    position: Data
    clock: Clock | None
    proposals: list[Proposal]
    result: Result | None
    rematch: str | None
    undo: Undo | None


# --- requests --------------------------------------------------------------------------------


class Join(Struct, forbid_unknown_fields=True):
    """Taking a seat: by its invitation, or without one at a public table."""

    name: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=200)] | None = None


class Joined(Struct):
    """The secret of the seat that was taken."""

    token: str


class Name(Struct, forbid_unknown_fields=True):
    """What a player wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Wanted(Struct, forbid_unknown_fields=True):
    """A turn, given in exactly one of three ways."""

    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None


class Seen(Struct, forbid_unknown_fields=True):
    """The number of the last event that the asker has seen."""

    n: EventNumber


class NewTurn(Struct, forbid_unknown_fields=True):
    """A turn to play, and the number of the last event that its player has seen."""

    n: EventNumber
    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None


class AskHint(Struct, forbid_unknown_fields=True):
    """Which bot to ask for a hint."""

    level: Level = "strong"


class NewProposal(Struct, forbid_unknown_fields=True):
    """Replace an absent player by a bot."""

    kind: Literal["replace"]
    seat: SeatNumber
    level: Level


class Answer(Struct, forbid_unknown_fields=True):
    """What a player says to a proposal."""

    agree: bool


class NewChat(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


# --- answers ---------------------------------------------------------------------------------


class HintCandidate(Struct):
    """A turn the bot thought about."""

    path: list[int]
    text: str
    value: float
    visits: int


class Hint(Struct):
    """What a bot would play."""

    path: list[int]
    text: str
    data: Data
    value: float | None
    positions: int
    candidates: list[HintCandidate]


class Rematch(Struct):
    """Where the asker sits in the rematch."""

    table: str
    seat: int
    token: str


class ReplayStep(Struct):
    """One turn of a game, and the position after it."""

    turn: int
    seat: int
    text: str
    data: Data
    events: list[Data]
    position: Data
    scores: list[int]


class Replay(Struct):
    """A stretch of a game, with the position it starts from."""

    turns: int
    start: Data
    steps: list[ReplayStep]


class Health(Struct):
    """That the server works, and what it is made of."""

    status: Literal["ok"]
    version: str
    database: Literal["sqlite", "postgresql"]
    engine: Literal["compiled", "plain"]


# --- events ----------------------------------------------------------------------------------


class _Event(Struct, tag_field="kind", kw_only=True):
    """Something that happened. What of the table's view it changed is there, as it is now."""

    n: int
    at: str
    seat: int | None
    state: State | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    proposals: list[Proposal] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    undo: Undo | UnsetType | None = UNSET
    result: Result | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class TurnPlayed(_Event, tag="turn", kw_only=True):
    """A turn was played; ``turn`` counts the turns after it."""

    turn: int
    text: str
    data: Data
    chance: str
    events: list[Data]
    position: Data | None


class TurnUndone(_Event, tag="undo", kw_only=True):
    """Turns were taken back; ``turn`` counts those that stand."""

    turn: int
    position: Data | None


class PlayerJoined(_Event, tag="joined", kw_only=True):
    """A person took a seat."""

    name: str


class PlayerRenamed(_Event, tag="renamed", kw_only=True):
    """A person has another name."""

    name: str


class Proposed(_Event, tag="proposed", kw_only=True):
    """Somebody asks the others for something."""

    proposal: Proposal


class Answered(_Event, tag="answered", kw_only=True):
    """Somebody answered a proposal; ``closed`` when it is settled."""

    proposal: int
    agree: bool
    closed: bool


class Replaced(_Event, tag="replaced", kw_only=True):
    """A bot plays for a person who is away, until they come back."""

    level: str
    name: str


class Resigned(_Event, tag="resigned", kw_only=True):
    """Somebody gave up or ran out of time."""

    reason: Out


class Returned(_Event, tag="returned", kw_only=True):
    """A person took their seat back from the bot that held it."""

    name: str


class Paused(_Event, tag="paused", kw_only=True):
    """The service was away for so long, and nobody's clock ran."""

    seconds: float


class Nothing(_Event, tag="void", kw_only=True):
    """A number under which nothing is told."""


class RematchOpened(_Event, tag="rematch", kw_only=True):
    """The same people play again at another table, ``rematch``."""


TableEvent: TypeAlias = (
    TurnPlayed
    | TurnUndone
    | PlayerJoined
    | PlayerRenamed
    | Proposed
    | Answered
    | Replaced
    | Returned
    | Resigned
    | Paused
    | Nothing
    | RematchOpened
)


class Events(Struct):
    """A part of what happened at a table: the events after number ``before``."""

    before: int
    events: list[TableEvent]


class Said(Struct):
    """Something that was said; what is said at a table is numbered by ``k``."""

    k: int
    at: str
    seat: int
    text: str
