"""Positions, turns and small choices of The Beach as typed data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from quinta import protocol


class Take(Struct, tag_field="turn", tag="take", forbid_unknown_fields=True):
    """Take a shell from the beach (TY-1)."""

    shell: str


class Dig(Struct, tag_field="turn", tag="dig", forbid_unknown_fields=True):
    """Dig for a shell (TY-2)."""


Turn: TypeAlias = Take | Dig


class Step(protocol.Step, kw_only=True):
    """What a small choice is about, and of a shell that can be taken how many there are."""

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


class Position(Struct, forbid_unknown_fields=True):
    """A position, without what is hidden."""

    game: Literal["toy"]
    version: int
    players: int
    options: Options
    round: int
    phase: Literal["playing", "over"]
    to_move: int | None
    marker: int | None
    washed_up: list[str]
    sand: int
    seats: list[Seat]
