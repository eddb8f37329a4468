"""A turn being put together: its choices, its effects, and the reasons of refusals."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from quinta.core.game import Data
from quinta.protocol.common import Path, Text
from quinta.protocol.games import EventData, PositionData, TurnData, described_by


class Consider(Struct, forbid_unknown_fields=True):
    """A turn or its beginning, given in one way at most; without any, the beginning of a turn."""

    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None
    depth: Annotated[int, Meta(ge=1, le=3)] | None = None
    """How many choices deep the answer is; by default as deep as the start of a turn needs."""
    forced: bool = True
    """Whether forced choices are added to a path that is begun."""


# --- small choices --------------------------------------------------------------------------


class Step(Struct, kw_only=True):
    """A small choice: its number and its kind. The facts that only one game has stand beside."""

    step: int
    kind: str
    turn: str | UnsetType = UNSET
    """The kind of turn, if the choice is of one."""


class Refused(Step, kw_only=True):
    """A small choice that is refused: the clause, and the reason for programs and people."""

    clause: str
    reason: str
    facts: dict[str, int] | UnsetType = UNSET
    detail: str
    refused: list[Refused] | UnsetType = UNSET


class Choice(Step, kw_only=True):
    """A small choice that can be made, and the choices after it."""

    choices: list[Choice] | UnsetType = UNSET
    refused: list[Refused] | UnsetType = UNSET


StepData: TypeAlias = Annotated[Data, described_by(Step.__name__)]
RefusedData: TypeAlias = Annotated[Data, described_by(Refused.__name__)]
ChoiceData: TypeAlias = Annotated[Data, described_by(Choice.__name__)]


# --- the answer -----------------------------------------------------------------------------


class Preview(Struct, kw_only=True):
    """The effects of a turn, as far as they are known before it is played."""

    text: str
    data: TurnData
    path: list[int]
    seat: int
    events: list[EventData]
    points: int
    score: int
    gains: dict[str, int]
    """The gains of the turn besides points, by name."""
    ends_round: bool
    position: PositionData


class Considered(Struct, kw_only=True):
    """What the seat to move can do with a turn as far as it is put together, as of event ``n``."""

    n: int
    seat: int
    path: list[int]
    """The path asked for, and the forced choices after it."""
    steps: list[StepData]
    whole: bool
    settled: int
    """How many steps decide what is done and where, 0 while that is open; the others decide how."""
    choices: list[ChoiceData]
    refused: list[RefusedData]
    instead: list[list[ChoiceData]]
    """The alternatives to each step of the path."""
    suggested: list[int] | None
    ways: list[list[int]] | None
    """All turns that do the same in other ways: they begin with the settled steps, or the path."""
    known: list[StepData]
    """Every step of ``suggested`` and ``ways`` once, described."""
    preview: Preview | None
    """Of the whole turn, or of the suggested one once all but the way is settled."""
