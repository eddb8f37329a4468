"""What is answered to a question."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quinta.protocol.games import EventData, PositionData, TurnData


class HintCandidate(Struct):
    """A turn the bot thought about."""

    path: list[int]
    text: str
    value: float
    visits: int


class Hint(Struct):
    """What a bot would play."""

    path: list[int]
    text: str
    data: TurnData
    value: float | None
    positions: int
    candidates: list[HintCandidate]


class Rematch(Struct):
    """Where the asker sits in the rematch."""

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
    """A stretch of a game, with the position it starts from."""

    turns: int
    start: PositionData
    steps: list[ReplayStep]


class Health(Struct):
    """That the server works, and what it is made of."""

    status: Literal["ok"]
    version: str
    database: Literal["sqlite", "postgresql"]
    engine: Literal["compiled", "plain"]
