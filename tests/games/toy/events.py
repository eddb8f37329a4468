"""What can happen in a turn of The Beach, as typed data."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from quinta.protocol.games import (
    BreakdownOf,
    FinalScoredOf,
    GameOver,
    Happening,
    Part,
    PartOf,
    PointsChanged,
    RoundBegun,
    ScoredItem,
)


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


class PairsItem(ScoredItem, tag="pairs"):
    """Pairs of a kind of shell."""

    shell: str
    count: int
    points: int


class PairsPart(PartOf[PairsItem]):
    """What the pairs of a seat scored."""


class PairsScored(FinalScoredOf[PairsPart]):
    """The end was scored (TY-3)."""


class Breakdown(BreakdownOf[Part, PairsPart]):
    """What the end would give a seat now; rounds score nothing."""


Event: TypeAlias = (
    ShellTaken | ShellDugUp | ShellWashedUp | PointsChanged | RoundBegun | PairsScored | GameOver
)
