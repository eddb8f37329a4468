"""The answers to questions: hints, rematches, replays, health."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quinta.protocol.games import EventData, ItemData, PositionData, TurnData


class HintReason(Struct, omit_defaults=True):
    """A fact that speaks for a turn or against it, and its number.

    ``points`` are those of the turn, ``round`` and ``final`` those that the scorings to come would
    give more, for these items; ``marker`` is the first-player marker, and ``others`` what the best
    of the others can expect more than after the other turns. The rest are gains.
    """

    key: str
    value: float
    items: list[ItemData] = []


class HintTurn(Struct):
    """One of the best turns: its events, the lead that the bot expects after it, its reasons."""

    path: list[int]
    text: str
    data: TurnData
    events: list[EventData]
    value: float | None
    reasons: list[HintReason]


class Hint(Struct):
    """The turn that a bot would play, and the best ones that it found, this one first."""

    path: list[int]
    text: str
    data: TurnData
    value: float | None
    positions: int
    turns: list[HintTurn]


class Rematch(Struct):
    """The asker's seat in the rematch."""

    table: str
    seat: int
    token: str


class ReplayStep(Struct):
    """One turn of a game, and the position after it."""

    turn: int
    seat: int
    text: str
    data: TurnData
    events: list[EventData]
    position: PositionData
    scores: list[int]


class Replay(Struct):
    """Some turns of a game, with the position before them."""

    turns: int
    start: PositionData
    steps: list[ReplayStep]


class PushKey(Struct):
    """The key by which push services know this server."""

    key: str


class HandoverKept(Struct):
    """How long a bundle of games waits for the other browser."""

    seconds: float


class Handover(Struct):
    """Games from another browser, encrypted."""

    bundle: str


class Health(Struct):
    """The state of the server."""

    status: Literal["ok"]
    version: str
    database: Literal["sqlite", "postgresql"]
    engine: Literal["compiled", "plain"]
