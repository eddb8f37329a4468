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
"""How many tiles of each colour; colours of which there are none are left out."""
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
"""What scored at the end."""


class FinalPart(Struct, forbid_unknown_fields=True):
    """What the end gave a seat."""

    points: int
    items: list[FinalItem]


class Breakdown(Struct, forbid_unknown_fields=True):
    """What scoring the end would give a seat now; rounds score nothing."""

    seat: int
    score: int
    round: Part
    final: FinalPart


# --- what happens ---------------------------------------------------------------------------


class Drafted(Happening, tag="draft"):
    """A seat took tiles, and others went to the centre."""

    seat: int
    source: Source = field(name="from")
    colour: str
    tiles: Tiles
    centre: Tiles


class Placed(Happening, tag="place"):
    """A tile was placed; the others that were paid went to the tower."""

    seat: int
    star: int
    space: int
    colour: str
    tower: Tiles


class FeatureSurrounded(Happening, tag="feature"):
    """A feature was surrounded, for so many tiles of the supply."""

    seat: int
    feature: str
    star: int
    tiles: int


class BonusTaken(Happening, tag="bonus"):
    """A seat took tiles of the supply."""

    seat: int
    tiles: Tiles


class SupplyFilled(Happening, tag="supply"):
    """The supply was filled; a preview does not say with what."""

    tiles: Tiles | UnsetType = UNSET


class FactoryFilled(Happening, tag="fill"):
    """A factory was filled; a preview does not say with what."""

    factory: int
    tiles: Tiles | UnsetType = UNSET


class Passed(Happening, tag="pass"):
    """A seat passed."""

    seat: int
    kept: Tiles
    discarded: Tiles


class Unpacked(Happening, tag="unpack"):
    """A seat has the tiles again that it had kept."""

    seat: int
    tiles: Tiles


class FinalScored(Happening, tag="final-scored"):
    """The end was scored."""

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
