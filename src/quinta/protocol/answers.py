"""The answers to questions: hints, rematches, replays, health."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quinta.protocol.games import EventData, PositionData, TurnData


class HintCandidate(Struct):
    """A turn that the bot considered."""

    path: list[int]
    text: str
    value: float
    visits: int


class Hint(Struct):
    """A bot's suggestion."""

    path: list[int]
    text: str
    data: TurnData
    value: float | None
    positions: int
    candidates: list[HintCandidate]


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
