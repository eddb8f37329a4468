"""Positions, turns and small choices of Summer Pavilion as typed data (docs/positions.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from quinta import protocol
from quinta.games.pavilion.events import Source, Tiles
from quinta.protocol.games import Decision, PositionOf

# --- turns ----------------------------------------------------------------------------------


class Draft(Decision, tag="draft"):
    """Take tiles from a factory or from the centre (SP-4)."""

    colour: str
    source: Source = field(name="from")


class Place(Decision, tag="place"):
    """Place a tile, paying with so many wild ones (SP-5.1), and take a bonus (SP-5.3)."""

    colour: str
    star: int
    space: int
    wilds: int
    bonus: Tiles


class Pass(Decision, tag="pass"):
    """Pass, keeping tiles (SP-5.4)."""

    keep: Tiles


Turn: TypeAlias = Draft | Place | Pass


# --- small choices --------------------------------------------------------------------------


class Step(protocol.Step, kw_only=True):
    """The facts of a small choice; what it takes or costs only where it can be made."""

    kind: Literal["turn", "source", "colour", "space", "wilds", "bonus", "keep", "done"]
    turn: Literal["draft", "place", "pass"] | UnsetType = UNSET
    source: Source | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    star: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    wilds: int | UnsetType = UNSET
    tiles: Tiles | UnsetType = UNSET
    cost: int | UnsetType = UNSET


# --- positions ------------------------------------------------------------------------------


class Options(Struct, forbid_unknown_fields=True):
    """The options of a game (docs/options.md)."""

    board: str
    starts: int


class Seat(Struct, forbid_unknown_fields=True):
    """One player's side of the table; for each star, the tile on each of its spaces."""

    score: int
    tiles: Tiles
    kept: Tiles
    passed: bool
    pavilion: list[list[str | None]]


class Position(
    PositionOf[Literal["summer-pavilion"], Options, Literal["drafting", "placing", "over"], Seat],
    forbid_unknown_fields=True,
):
    """A position, without what is hidden."""

    starter: int
    factories: list[Tiles]
    centre: Tiles
    supply: Tiles
    bag: int
    tower: Tiles
