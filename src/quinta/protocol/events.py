"""The events of a table, and its chat."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from quinta.protocol.common import Out, State
from quinta.protocol.games import EventData, PositionData, TurnData
from quinta.protocol.tables import Clock, Proposal, Result, Seat, Undo


class Change(Struct, tag_field="kind", kw_only=True):
    """An event of a table, with the new value of each part of the table that it changed."""

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


class TurnPlayed(Change, tag="turn", kw_only=True):
    """A played turn; ``turn`` counts the turns after it."""

    turn: int
    text: str
    data: TurnData
    chance: str
    events: list[EventData]
    position: PositionData | None


class TurnUndone(Change, tag="undo", kw_only=True):
    """Turns that were taken back; ``turn`` counts those that are left."""

    turn: int
    position: PositionData | None


class PlayerJoined(Change, tag="joined", kw_only=True):
    """A person who took a seat."""

    name: str


class PlayerRenamed(Change, tag="renamed", kw_only=True):
    """A person's new name."""

    name: str


class Proposed(Change, tag="proposed", kw_only=True):
    """A proposal to the others."""

    proposal: Proposal


class Answered(Change, tag="answered", kw_only=True):
    """An answer to a proposal, which may be ``closed`` by it."""

    proposal: int
    agree: bool
    closed: bool


class Replaced(Change, tag="replaced", kw_only=True):
    """A bot that plays for a person who is away, until they come back."""

    level: str
    name: str


class Resigned(Change, tag="resigned", kw_only=True):
    """A person who gave up or ran out of time."""

    reason: Out


class Returned(Change, tag="returned", kw_only=True):
    """A person who took their seat back from the bot."""

    name: str


class Paused(Change, tag="paused", kw_only=True):
    """A time that the service was away, in which nobody's clock ran."""

    seconds: float


class Voided(Change, tag="void", kw_only=True):
    """A number without an event."""


class RematchOpened(Change, tag="rematch", kw_only=True):
    """A rematch of the same people at the table ``rematch``."""


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
    | Voided
    | RematchOpened
)


class Events(Struct):
    """Some events of a table: those after number ``before``."""

    before: int
    events: list[TableEvent]


class Said(Struct):
    """A chat message; ``k`` is its number at the table."""

    k: int
    at: str
    seat: int
    text: str
