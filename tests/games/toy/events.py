"""What can happen in a turn of The Beach, as typed data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from quinta.protocol.games import GameOver, Happening, Part, PointsChanged, RoundBegun


class ShellTaken(Happening, tag="take"):
    """A seat took a shell from the beach (TY-1)."""

    seat: int
    shell: str


class ShellDugUp(Happening, tag="dig"):
    """A seat dug up a shell (TY-2); in a preview nobody knows which."""

    seat: int
    shell: str | UnsetType = UNSET


class ShellWashedUp(Happening, tag="wash-up"):
    """A shell was washed up; in a preview nobody knows which."""

    shell: str | UnsetType = UNSET


class PairsItem(Struct, forbid_unknown_fields=True):
    """Pairs of a kind of shell."""

    kind: Literal["pairs"]
    shell: str
    count: int
    points: int


class PairsPart(Struct, forbid_unknown_fields=True):
    """What the pairs of a seat scored."""

    points: int
    items: list[PairsItem]


class PairsScored(Happening, tag="final-scored"):
    """The end was scored (TY-3)."""

    seats: list[PairsPart]


class Breakdown(Struct, forbid_unknown_fields=True):
    """What the end would give a seat now; rounds score nothing."""

    seat: int
    score: int
    round: Part
    final: PairsPart


Event: TypeAlias = (
    ShellTaken | ShellDugUp | ShellWashedUp | PointsChanged | RoundBegun | PairsScored | GameOver
)
