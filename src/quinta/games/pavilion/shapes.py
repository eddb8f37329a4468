"""Positions, turns and small choices of Summer Pavilion as typed data (docs/positions.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from quinta import protocol
from quinta.games.pavilion.events import Source, Tiles

# --- turns ----------------------------------------------------------------------------------


class Draft(Struct, tag_field="turn", tag="draft", forbid_unknown_fields=True):
    """Take tiles from a factory or from the centre (SP-4)."""

    colour: str
    source: Source = field(name="from")


class Place(Struct, tag_field="turn", tag="place", forbid_unknown_fields=True):
    """Place a tile, paying with so many wild ones (SP-5.1), and take a bonus (SP-5.3)."""

    colour: str
    star: int
    space: int
    wilds: int
    bonus: Tiles


class Pass(Struct, tag_field="turn", tag="pass", forbid_unknown_fields=True):
    """Pass, keeping tiles (SP-5.4)."""

    keep: Tiles


Turn: TypeAlias = Draft | Place | Pass


# --- small choices --------------------------------------------------------------------------


class Step(protocol.Step, kw_only=True):
    """What a small choice is about, and what one that is open takes or costs."""

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


class Position(Struct, forbid_unknown_fields=True):
    """A position, without what is hidden."""

    game: Literal["summer-pavilion"]
    version: int
    players: int
    options: Options
    round: int
    phase: Literal["drafting", "placing", "over"]
    to_move: int | None
    marker: int | None
    starter: int
    factories: list[Tiles]
    centre: Tiles
    supply: Tiles
    bag: int
    tower: Tiles
    seats: list[Seat]
