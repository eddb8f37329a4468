"""The outcome of a turn, and the result of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from quinta.core.chance import Report
from quinta.core.game import Data, Game, Move
from quinta.protocol import Reason, ReplayStep, Result
from quinta.protocol.games import PointsChanged
from quinta.record import RecordedTurn


class Outcome(NamedTuple):
    """The outcome of a turn: the position after it, the turn as data, and its events."""

    game: Game
    data: Data
    events: list[Data]


class Lost(NamedTuple):
    """The round of a turn, and the points that each seat lost in it, as numbers up to 0."""

    round: int
    points: tuple[int, ...]


def outcome(game: Game, move: Move, report: Report) -> Outcome:
    """Play a turn on a copy of a position."""
    after = game.copy()
    after.play(move, report)
    return Outcome(after, game.move_data(move), report.events)


def replayed(game: Game, turn: RecordedTurn) -> Outcome:
    """Replay a turn of a record on a copy of the position before it."""
    after = game.copy()
    move, report = turn.replay(after)
    return Outcome(after, game.move_data(move), report.events)


def step(turn: int, seat: int, text: str, played: Outcome) -> ReplayStep:
    """Return a turn of a seat and the position after it, as clients get them."""
    after, data, events = played
    position = after.snapshot(hidden=False)
    return ReplayStep(turn, seat, text, data, events, position, after.scores)


def result(
    game: Game,
    reason: Reason,
    contenders: Sequence[int],
    start: list[int],
    rounds: list[list[int]],
    lost: list[list[int]],
    items: list[list[Data]],
    taken_back: list[int],
) -> Result:
    """Return the result of a game in which only the contenders can win."""
    scores = game.scores
    if game.is_over and len(contenders) == game.players:
        winners = game.winners
    else:
        best = max(scores[seat] for seat in contenders)
        winners = [seat for seat in contenders if scores[seat] == best]
    breakdown = game.breakdown()
    return Result(reason, scores, winners, breakdown, start, rounds, lost, items, taken_back)


def points_lost(events: Sequence[Data], players: int) -> tuple[int, ...]:
    """Return the points each seat lost in a turn with these events, as numbers up to 0.

    The final scoring has items of its own.
    """
    lost = [0] * players
    for event in events:
        if event["event"] == "final-scored":
            break
        if event["event"] == "points":
            change = msgspec.convert(event, PointsChanged)
            lost[change.seat] += min(0, change.points)
    return tuple(lost)


def lost_by_round(turns: Sequence[Lost]) -> list[list[int]]:
    """Return the points each seat lost in the turns of each round, as numbers up to 0."""
    rounds: dict[int, list[int]] = {}
    for number, points in turns:
        before = rounds.get(number, [0] * len(points))
        rounds[number] = [sum(pair) for pair in zip(before, points, strict=True)]
    return list(rounds.values())


def final_items(events: Sequence[Data], players: int) -> list[list[Data]]:
    """Return each seat's items of the final scoring, if it is among these events."""
    for event in events:
        seats = event.get("seats")
        if event["event"] == "final-scored" and isinstance(seats, list):
            return [list(seat["items"]) for seat in seats]
    return [[] for _ in range(players)]
