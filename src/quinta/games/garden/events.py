"""What can happen in a turn of Queen's Garden, as typed data.

Only the service and its clients read it, so it may need msgspec, which the engine does not.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from quinta.protocol import games

Cell: TypeAlias = tuple[int, int]
Line: TypeAlias = Literal["colour", "pattern"]
"""What a name can be."""


class Take(Struct, forbid_unknown_fields=True):
    """A hexagon, and the slot of its tile, or that it is an expansion face up."""

    hexagon: str
    source: int | Literal["up"] = field(name="from")


class Payment(Struct, forbid_unknown_fields=True):
    """The pieces of a payment."""

    tiles: list[str]
    expansions: list[str]
    jokers: int


class Discard(Struct, forbid_unknown_fields=True):
    """The pieces given up by passing."""

    tiles: list[str]
    expansions: list[str]


# --- what scores ----------------------------------------------------------------------------


class RoundItem(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An item of round scoring: the hexagons of a line, or the pavilions."""

    kind: Literal["colour", "pattern", "pavilion"]
    name: str | UnsetType = UNSET
    count: int
    cells: list[Cell]
    each: int
    points: int


class JokersItem(games.ScoredItem, tag="jokers"):
    """Jokers that were left."""

    count: int
    points: int


class StorageItem(games.ScoredItem, tag="storage"):
    """Pieces that were left."""

    pieces: list[str]
    points: int


class GroupItem(games.ScoredItem, tag="group"):
    """A group of a colour or pattern."""

    name: str
    line: Line
    hexagons: list[str]
    cells: list[Cell]
    points: int
    bonus: int


FinalItem: TypeAlias = JokersItem | StorageItem | GroupItem
"""The items of the final scoring."""


class RoundPart(games.PartOf[RoundItem]):
    """The points that a round gave a seat."""


class FinalPart(games.PartOf[FinalItem]):
    """The points that the end gave a seat."""


class Breakdown(games.BreakdownOf[RoundPart, FinalPart]):
    """The points that scoring the round and the end would give a seat now."""


# --- what happens ---------------------------------------------------------------------------


class Acquired(games.Happening, tag="acquire"):
    """Pieces that a seat took from the display."""

    seat: int
    take: list[Take]


class SetAside(games.Happening, tag="aside"):
    """The top of the stack, now empty, laid beside it."""

    slot: int


class Drawn(games.Happening, tag="draw"):
    """Tiles drawn onto the top of the stack; a preview does not say which."""

    slot: int
    tiles: list[str] | UnsetType = UNSET


class TurnedUp(games.Happening, tag="flip"):
    """An expansion turned up; a preview does not say which."""

    slot: int
    hexagon: str | UnsetType = UNSET


class Paid(games.Happening, tag="pay"):
    """A seat's payment."""

    seat: int
    payment: Payment


class Placed(games.Happening, tag="place"):
    """A placed piece: a tile with its hexagon, an expansion, or one that was bought."""

    seat: int
    piece: Literal["tile", "expansion", "bought"]
    cell: Cell
    hexagon: str | UnsetType = UNSET
    area: int | UnsetType = UNSET
    orientation: int | UnsetType = UNSET


class Surrounded(games.Happening, tag="surround"):
    """A surrounded feature, for so many jokers; the storage had no room for those lost."""

    seat: int
    feature: Literal["fountain", "statue", "bench", "pavilion"]
    cell: Cell
    jokers: int
    lost: int


class Passed(games.Happening, tag="pass"):
    """A seat's pass."""

    seat: int
    discard: Discard


class RoundScored(games.RoundScoredOf[RoundPart]):
    """The scoring of a round."""


class FinalScored(games.FinalScoredOf[FinalPart]):
    """The final scoring."""


class RoundBegun(games.RoundBegun, forbid_unknown_fields=True):
    """The beginning of a round: the seat that starts, and the expansions on its stack."""

    stack: int


class Cleared(games.Happening, tag="clear"):
    """The pieces left in the display, moved to the tower and under the supply."""

    tiles: list[str]
    expansions: int


Event: TypeAlias = (
    games.PointsChanged
    | games.MarkerTaken
    | games.BagRefilled
    | games.GameOver
    | Acquired
    | SetAside
    | Drawn
    | TurnedUp
    | Paid
    | Placed
    | Surrounded
    | Passed
    | RoundScored
    | FinalScored
    | Cleared
    | RoundBegun
)
