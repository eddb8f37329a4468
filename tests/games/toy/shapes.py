"""Positions, turns and small choices of The Beach as typed data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from quinta import protocol
from quinta.protocol.games import Decision, PositionOf


class Take(Decision, tag="take"):
    """Take a shell from the beach (TY-1)."""

    shell: str


class Dig(Decision, tag="dig"):
    """Dig for a shell (TY-2)."""


Turn: TypeAlias = Take | Dig


class Step(protocol.Step, kw_only=True):
    """The facts of a small choice; the copies of a shell only where it can be taken."""

    kind: Literal["turn", "shell"]
    turn: Literal["take", "dig"] | UnsetType = UNSET
    shell: str | UnsetType = UNSET
    copies: int | UnsetType = UNSET


class Options(Struct, forbid_unknown_fields=True):
    """What a game is played by."""

    beach: str
    starts: int


class Seat(Struct, forbid_unknown_fields=True):
    """One player's shells."""

    score: int
    shells: list[str]
    passed: bool


class Position(
    PositionOf[Literal["toy"], Options, Literal["playing", "over"], Seat],
    forbid_unknown_fields=True,
):
    """A position, without what is hidden."""

    washed_up: list[str]
    sand: int
