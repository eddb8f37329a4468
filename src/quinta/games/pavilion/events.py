"""What can happen in a turn of Summer Pavilion, as typed data.

Only the service and its clients read it, so it may need msgspec, which the engine does not.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from quinta.protocol import games

Tiles: TypeAlias = dict[str, int]
"""The number of tiles of each colour; colours without any are left out."""
Source: TypeAlias = int | Literal["centre"]
"""A factory, counted from 1, or the centre."""
Space: TypeAlias = tuple[int, int]
"""A star, and the place in its ring, counted from 1."""


# --- what scores ----------------------------------------------------------------------------


class StarItem(games.ScoredItem, tag="star"):
    """A full star."""

    star: int
    name: str
    spaces: list[Space]
    points: int


class NumberItem(games.ScoredItem, tag="number"):
    """A number all of whose spaces are covered."""

    number: int
    spaces: list[Space]
    points: int


class KeptItem(games.ScoredItem, tag="kept"):
    """Tiles that were kept."""

    count: int
    points: int


class SetsItem(games.ScoredItem, tag="sets"):
    """Complete structure sets, where the board has any (SP-9.2)."""

    count: int
    points: int


FinalItem: TypeAlias = StarItem | NumberItem | KeptItem | SetsItem
"""The items of the final scoring."""


class FinalPart(games.PartOf[FinalItem]):
    """The points that the end gave a seat."""


class Breakdown(games.BreakdownOf[games.Part, FinalPart]):
    """The points that scoring the end would give a seat now; rounds score nothing."""


# --- what happens ---------------------------------------------------------------------------


class Drafted(games.Happening, tag="draft"):
    """Tiles that a seat took, and those that went to the centre."""

    seat: int
    source: Source = field(name="from")
    colour: str
    tiles: Tiles
    centre: Tiles


class Placed(games.Happening, tag="place"):
    """A placed tile; the others that were paid went to the tower."""

    seat: int
    star: int
    space: int
    colour: str
    tower: Tiles


class FeatureSurrounded(games.Happening, tag="feature"):
    """A surrounded feature, with the spaces around it, for so many tiles of the supply."""

    seat: int
    feature: str
    star: int
    spaces: list[Space]
    tiles: int


class BonusTaken(games.Happening, tag="bonus"):
    """Tiles of the supply that a seat took."""

    seat: int
    tiles: Tiles


class SupplyFilled(games.Happening, tag="supply"):
    """The filling of the supply; a preview does not say with what."""

    tiles: Tiles | UnsetType = UNSET


class FactoryFilled(games.Happening, tag="fill"):
    """The filling of a factory; a preview does not say with what."""

    factory: int
    tiles: Tiles | UnsetType = UNSET


class Passed(games.Happening, tag="pass"):
    """A seat's pass."""

    seat: int
    kept: Tiles
    discarded: Tiles


class Unpacked(games.Happening, tag="unpack"):
    """The tiles that a seat had kept, back beside its board."""

    seat: int
    tiles: Tiles


class FinalScored(games.FinalScoredOf[FinalPart]):
    """The final scoring."""


Event: TypeAlias = (
    games.PointsChanged
    | games.MarkerTaken
    | games.BagRefilled
    | games.RoundBegun
    | games.GameOver
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
