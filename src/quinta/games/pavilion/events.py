"""What can happen in a turn of Summer Pavilion, as typed data.

Only the service and its clients read it, so it may need msgspec, which the engine does not.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from quinta.protocol.games import (
    BagRefilled,
    GameOver,
    Happening,
    MarkerTaken,
    Part,
    PointsChanged,
    RoundBegun,
)

Tiles: TypeAlias = dict[str, int]
"""The number of tiles of each colour; colours without any are left out."""
Source: TypeAlias = int | Literal["centre"]
"""A factory, counted from 1, or the centre."""


# --- what scores ----------------------------------------------------------------------------


class StarItem(Struct, tag_field="kind", tag="star", forbid_unknown_fields=True):
    """A full star."""

    star: int
    name: str
    points: int


class NumberItem(Struct, tag_field="kind", tag="number", forbid_unknown_fields=True):
    """A number all of whose spaces are covered."""

    number: int
    points: int


class KeptItem(Struct, tag_field="kind", tag="kept", forbid_unknown_fields=True):
    """Tiles that were kept."""

    count: int
    points: int


class SetsItem(Struct, tag_field="kind", tag="sets", forbid_unknown_fields=True):
    """Complete structure sets, where the board has any (SP-9.2)."""

    count: int
    points: int


FinalItem: TypeAlias = StarItem | NumberItem | KeptItem | SetsItem
"""The items of the final scoring."""


class FinalPart(Struct, forbid_unknown_fields=True):
    """The points that the end gave a seat."""

    points: int
    items: list[FinalItem]


class Breakdown(Struct, forbid_unknown_fields=True):
    """The points that scoring the end would give a seat now; rounds score nothing."""

    seat: int
    score: int
    round: Part
    final: FinalPart


# --- what happens ---------------------------------------------------------------------------


class Drafted(Happening, tag="draft"):
    """Tiles that a seat took, and those that went to the centre."""

    seat: int
    source: Source = field(name="from")
    colour: str
    tiles: Tiles
    centre: Tiles


class Placed(Happening, tag="place"):
    """A placed tile; the others that were paid went to the tower."""

    seat: int
    star: int
    space: int
    colour: str
    tower: Tiles


class FeatureSurrounded(Happening, tag="feature"):
    """A surrounded feature, for so many tiles of the supply."""

    seat: int
    feature: str
    star: int
    tiles: int


class BonusTaken(Happening, tag="bonus"):
    """Tiles of the supply that a seat took."""

    seat: int
    tiles: Tiles


class SupplyFilled(Happening, tag="supply"):
    """The filling of the supply; a preview does not say with what."""

    tiles: Tiles | UnsetType = UNSET


class FactoryFilled(Happening, tag="fill"):
    """The filling of a factory; a preview does not say with what."""

    factory: int
    tiles: Tiles | UnsetType = UNSET


class Passed(Happening, tag="pass"):
    """A seat's pass."""

    seat: int
    kept: Tiles
    discarded: Tiles


class Unpacked(Happening, tag="unpack"):
    """The tiles that a seat had kept, back beside its board."""

    seat: int
    tiles: Tiles


class FinalScored(Happening, tag="final-scored"):
    """The final scoring."""

    seats: list[FinalPart]


Event: TypeAlias = (
    PointsChanged
    | MarkerTaken
    | BagRefilled
    | RoundBegun
    | GameOver
    | Drafted
    | Placed
    | FeatureSurrounded
    | BonusTaken
    | SupplyFilled
    | FactoryFilled
    | Passed
    | Unpacked
    | FinalScored
)
