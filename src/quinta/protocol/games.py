"""What the data of all games have in common: the game itself, positions, turns, events, scoring.

A game's own are in its ``events`` and ``shapes``. The engine makes them as plain data, and so they
are in messages: a name with ``Data`` at its end is plain data here and a struct in the description
of the API.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from quinta.core.game import Data


def _described_by(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


PositionData: TypeAlias = Annotated[Data, _described_by("Position")]
TurnData: TypeAlias = Annotated[Data, _described_by("Turn")]
EventData: TypeAlias = Annotated[Data, _described_by("GameEvent")]
ItemData: TypeAlias = Annotated[Data, _described_by("Item")]
BreakdownData: TypeAlias = Annotated[Data, _described_by("Breakdown")]


# --- the game -------------------------------------------------------------------------------


class OptionInfo(Struct, omit_defaults=True, kw_only=True):
    """An option of a game; without a default of its own, another option sets it."""

    name: str
    kind: Literal["choice", "boolean"]
    values: list[str] | UnsetType = UNSET
    default: object
    sets: dict[str, dict[str, object]] | UnsetType = UNSET


class GameInfo(Struct, kw_only=True):
    """One of the games; ``own`` is what only that game has."""

    name: str
    title: str
    players: list[int]
    rounds: int
    levels: list[str]
    options: list[OptionInfo]
    own: Data


# --- positions and turns --------------------------------------------------------------------


class PositionSeat(Struct):
    """What every game's position has of a seat."""

    score: int
    passed: bool


class Position(Struct):
    """What every game's position has, without what is hidden (docs/positions.md)."""

    game: str
    version: int
    players: int
    options: Data
    round: int
    phase: str
    to_move: int | None
    marker: int | None
    seats: list[PositionSeat]


class Turn(Struct):
    """A turn as data: its kind, and what that kind of turn decides."""

    turn: str


# --- what scores ----------------------------------------------------------------------------


class Item(Struct):
    """Something that scored."""

    kind: str
    points: int


class Part(Struct):
    """What a scoring gives a seat."""

    points: int
    items: list[Item]


class Breakdown(Struct):
    """What scoring the round and the end would give a seat now."""

    seat: int
    score: int
    round: Part
    final: Part


# --- what happens in a turn -----------------------------------------------------------------


class Happening(Struct, tag_field="event", forbid_unknown_fields=True, kw_only=True):
    """Something that happened in a turn."""


class PointsChanged(Happening, tag="points"):
    """A seat won or lost points, after which it has ``score``."""

    seat: int
    points: int
    reason: str
    clause: str
    score: int


class MarkerTaken(Happening, tag="marker"):
    """A seat took the marker of who starts next."""

    seat: int


class BagRefilled(Happening, tag="refill"):
    """So many tiles went from the tower into the bag."""

    tiles: int


class RoundBegun(Happening, tag="round"):
    """A round began, with this seat."""

    round: int
    seat: int


class RoundScored(Happening, tag="round-scored"):
    """A round was scored."""

    round: int
    seats: list[Part]


class FinalScored(Happening, tag="final-scored"):
    """The end was scored."""

    seats: list[Part]


class GameOver(Happening, tag="over"):
    """The game ended."""

    scores: list[int]
    winners: list[int]


GameEvent: TypeAlias = (
    PointsChanged | MarkerTaken | BagRefilled | RoundBegun | RoundScored | FinalScored | GameOver
)
"""What happens in every game."""
