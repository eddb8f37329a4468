"""What happens at a table, and what is said there."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from quinta.protocol.common import Out, State
from quinta.protocol.games import EventData, PositionData, TurnData
from quinta.protocol.tables import Clock, Proposal, Result, Seat, Undo


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
    data: TurnData
    chance: str
    events: list[EventData]
    position: PositionData | None


class TurnUndone(_Event, tag="undo", kw_only=True):
    """Turns were taken back; ``turn`` counts those that stand."""

    turn: int
    position: PositionData | None


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
