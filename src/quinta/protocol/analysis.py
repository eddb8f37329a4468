"""Studying: positions without a table, what turns are worth in them, records and their reviews.

A value is what each seat can expect: the final lead over the best other seat in points, and the
chance to win (docs/analysis.md).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from quinta.core.game import Data
from quinta.protocol.answers import HintReason
from quinta.protocol.common import Path, Text
from quinta.protocol.games import BreakdownData, EventData, PositionData, TurnData
from quinta.protocol.turns import Consider

MOST_ASKED: Final = 5
"""How many turns one can ask about besides the best ones."""
RECORD_LENGTH: Final = 60_000


class Standing(Struct):
    """One seat's part of a value: its lead over the best other seat, and its chance to win."""

    lead: float
    chance: float


class Value(Struct):
    """What each seat can expect: its lead over the best other seat, and its chance to win."""

    leads: list[float]
    chances: list[float]


# --- positions ------------------------------------------------------------------------------


class AskPosition(Struct, forbid_unknown_fields=True):
    """A position (docs/positions.md); an order of what is hidden is ignored."""

    position: dict[str, object]


class PositionView(Struct):
    """A position as it was understood, and what scoring would give each seat now."""

    game: str
    players: int
    options: Data
    position: PositionData
    scores: list[int]
    over: bool
    breakdown: list[BreakdownData]


class ConsiderAt(Consider, forbid_unknown_fields=True, kw_only=True):
    """A turn or its beginning at a position."""

    position: dict[str, object]


class TurnAt(Struct, forbid_unknown_fields=True):
    """A turn to play at a position, given in one way."""

    position: dict[str, object]
    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None


class JudgeAt(Struct, forbid_unknown_fields=True):
    """A position to judge, and turns as text that are to be judged besides the best ones."""

    position: dict[str, object]
    turns: Annotated[list[Text], Meta(max_length=MOST_ASKED)] = field(default_factory=list)


class JudgedTurn(Struct):
    """A turn, what all seats can expect after it, how sure that is, and what sets it apart."""

    text: str
    path: list[int]
    data: TurnData
    events: list[EventData]
    value: Value
    error: Value
    reasons: list[HintReason]


class Judged(Struct):
    """What all seats can expect with the best turn, and the best turns with those asked about."""

    value: Value
    error: Value
    exact: bool
    """Whether all that can follow was exhausted; the errors are then 0."""
    turns: list[JudgedTurn]
    """The best first; none if the game is over."""


# --- records --------------------------------------------------------------------------------


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to keep for a while, as text (docs/records.md)."""

    text: Annotated[str, Meta(min_length=1, max_length=RECORD_LENGTH)]


class RecordView(Struct):
    """A record that is kept: its name, its game, and how far the game has come."""

    record: str
    game: str
    players: int
    options: Data
    names: list[str]
    """The players' names where they are known, else none."""
    turns: int
    over: bool
    scores: list[int]
    winners: list[int]
    """None while the game is not over."""
    table: str | None
    """The table that it was played at, if it was studied from there."""


# --- reviews --------------------------------------------------------------------------------


class LuckView(Struct):
    """What a turn brought to light, and what it was worth: minus the mean of what could come."""

    kind: Literal["draw", "round"]
    text: str
    events: list[EventData]
    value: Value


class ReviewedTurn(Struct, kw_only=True):
    """A turn of a game, the best one in its place, and what it cost."""

    number: int
    """The number of the turn, from 1."""
    seat: int
    text: str
    data: TurnData
    best: str
    best_data: TurnData
    best_path: list[int]
    value: Value
    """What all seats could expect before the turn, with the best one."""
    chosen: Value
    """What they could expect with the one that was played."""
    cost: Standing
    verdict: Literal["good", "inaccuracy", "mistake", "blunder"] | None
    """None where there was nothing to decide."""
    kind: Literal["decision", "forced", "decided"]
    exact: bool
    luck: LuckView | None
    reasons: list[HintReason]
    """What sets the turn played apart from the best one; none where it is the best one."""
    better: list[HintReason]
    """What sets the best turn apart from the one played."""


class PlayerReview(Struct, kw_only=True):
    """What a game was to one seat: start, luck, own, others and revised add up to the result."""

    seat: int
    decisions: int
    verdicts: dict[str, int]
    accuracy: float | None
    """From 0 to 100; None without a decision."""
    error: Standing | None
    """What its turns cost, per decision; None without one."""
    start: Standing
    luck: Standing
    own: Standing
    others: Standing
    revised: Standing
    result: Standing
    adjusted: Standing
    """The result without the luck."""


class ReviewProgress(Struct, kw_only=True):
    """A review as far as it has come."""

    state: Literal["none", "waiting", "running", "stopped", "done"]
    done: int
    """How many parts are done: turns, and the last position of an unfinished game."""
    total: int
    outline: list[Value]
    """Quick estimates of all positions, from the first to the last; none before there are any."""
    turns: list[ReviewedTurn]
    """Those that were done since the number asked for, in the order in which they were done."""
    next: int
    """The number to ask with next time."""
    end: Value | None
    """The result, or what the last position is worth; None until all is done."""
    players: list[PlayerReview]
    """None until all is done."""
