"""The data that all games share: the game itself, positions, turns, events, scoring.

A game's own data is in its ``events`` and ``shapes``, made from the structs here that end in ``Of``
and from the bases of turns, items and events. The engine makes plain data, which messages contain
as it is, small choices (``turns``) too: a name with ``Data`` at its end is plain data here and a
struct in the description of the API.
"""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from quinta.core.game import Data

ItemType = TypeVar("ItemType")
RoundType = TypeVar("RoundType")
FinalType = TypeVar("FinalType")
NameType = TypeVar("NameType")
OptionsType = TypeVar("OptionsType")
PhaseType = TypeVar("PhaseType")
SeatType = TypeVar("SeatType")


def described_by(name: str) -> Meta:
    """Return the annotation of plain data that a struct of this name describes."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


PositionData: TypeAlias = Annotated[Data, described_by("Position")]
TurnData: TypeAlias = Annotated[Data, described_by("Turn")]
EventData: TypeAlias = Annotated[Data, described_by("GameEvent")]
ItemData: TypeAlias = Annotated[Data, described_by("Item")]
BreakdownData: TypeAlias = Annotated[Data, described_by("Breakdown")]


# --- the game -------------------------------------------------------------------------------


class OptionInfo(Struct, omit_defaults=True, kw_only=True):
    """An option of a game; without a default of its own, another option sets it."""

    name: str
    kind: Literal["choice", "boolean"]
    values: list[str] | UnsetType = UNSET
    default: object
    sets: dict[str, dict[str, object]] | UnsetType = UNSET


class GameInfo(Struct, kw_only=True):
    """A game; ``own`` has the data that only this game has."""

    name: str
    title: str
    players: list[int]
    rounds: int
    levels: list[str]
    options: list[OptionInfo]
    lessons: int
    """How many there are; a game may have none."""
    puzzles: int
    """How many there are; a game may have none."""
    own: Data


# --- positions and turns --------------------------------------------------------------------


class PositionSeat(Struct):
    """The part of a seat's position that all games have."""

    score: int
    passed: bool


class PositionOf(Struct, Generic[NameType, OptionsType, PhaseType, SeatType]):
    """The facts of a position that all games have, with the values that one game has."""

    game: NameType
    version: int
    players: int
    options: OptionsType
    round: int
    phase: PhaseType
    to_move: int | None
    marker: int | None
    seats: list[SeatType]


class Position(PositionOf[str, Data, str, PositionSeat]):
    """The part of a position that all games have, without what is hidden (docs/positions.md)."""


class Decision(Struct, tag_field="turn", forbid_unknown_fields=True):
    """A turn of one game, with its own facts."""


class Turn(Struct):
    """A turn as data: its kind, and what that kind of turn decides."""

    turn: str


# --- what scores ----------------------------------------------------------------------------


class Item(Struct):
    """An item of a scoring."""

    kind: str
    points: int


class ScoredItem(Struct, tag_field="kind", forbid_unknown_fields=True):
    """An item of one game's scoring."""


class PartOf(Struct, Generic[ItemType], forbid_unknown_fields=True):
    """The points that a scoring gives a seat, by item."""

    points: int
    items: list[ItemType]


class Part(PartOf[Item]):
    """The points that a scoring gives a seat, by item."""


class BreakdownOf(Struct, Generic[RoundType, FinalType], forbid_unknown_fields=True):
    """The points that scoring the round and the end would give a seat now."""

    seat: int
    score: int
    round: RoundType
    final: FinalType


class Breakdown(BreakdownOf[Part, Part]):
    """The points that scoring the round and the end would give a seat now."""


# --- what happens in a turn -----------------------------------------------------------------


class Happening(Struct, tag_field="event", forbid_unknown_fields=True, kw_only=True):
    """An event of a turn."""


class PointsChanged(Happening, tag="points"):
    """Points that a seat won or lost; ``score`` is its score afterwards."""

    seat: int
    points: int
    reason: str
    clause: str
    score: int


class MarkerTaken(Happening, tag="marker"):
    """The first-player marker, taken by a seat."""

    seat: int


class BagRefilled(Happening, tag="refill"):
    """Tiles that went from the tower into the bag."""

    tiles: int


class RoundBegun(Happening, tag="round", forbid_unknown_fields=False):
    """The beginning of a round, and the seat that starts; a game may say more."""

    round: int
    seat: int


class RoundScoredOf(Happening, Generic[RoundType], tag="round-scored"):
    """The scoring of a round."""

    round: int
    seats: list[RoundType]


class RoundScored(RoundScoredOf[Part]):
    """The scoring of a round."""


class FinalScoredOf(Happening, Generic[FinalType], tag="final-scored"):
    """The final scoring."""

    seats: list[FinalType]


class FinalScored(FinalScoredOf[Part]):
    """The final scoring."""


class GameOver(Happening, tag="over"):
    """The end of the game."""

    scores: list[int]
    winners: list[int]


GameEvent: TypeAlias = (
    PointsChanged | MarkerTaken | BagRefilled | RoundBegun | RoundScored | FinalScored | GameOver
)
"""The events that all games have."""
