"""How a game went: its result, its record, every position of it.

All of it is worked out by playing the turns once more, which takes a few thousandths of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quinta.core.chance import Report
from quinta.core.game import Data, Game, Move
from quinta.protocol import Reason, Replay, ReplayStep, Result
from quinta.record import Record


class Turn(NamedTuple):
    """A turn that stands: who, what, and what chance brought."""

    seat: int
    text: str
    chance: str


class Outcome(NamedTuple):
    """What came of a turn: the position after it, the turn as data, and what happened."""

    game: Game
    data: Data
    events: list[Data]


def outcome(game: Game, move: Move, report: Report) -> Outcome:
    """Play a turn on a copy of a position."""
    after = game.copy()
    after.play(move, report)
    return Outcome(after, game.move_data(move), report.events)


def replayed(game: Game, turn: Turn) -> Outcome:
    """Play a turn on a copy, as it was played, with what chance brought then."""
    return outcome(game, game.parse(turn.text), Report(game.parse_chance(turn.chance)))


def play(game: Game, turn: Turn) -> Report:
    """Play a turn on a position itself, as it was played, with what chance brought then."""
    report = Report(game.parse_chance(turn.chance))
    game.play(game.parse(turn.text), report)
    return report


def played(first: Game, turns: Sequence[Turn]) -> Game:
    """The position after these turns."""
    game = first.copy()
    for turn in turns:
        play(game, turn)
    return game


def result(
    first: Game,
    turns: Sequence[Turn],
    reason: Reason,
    contenders: Sequence[int],
    taken_back: Sequence[int],
) -> Result:
    """The result of a game in which only the contenders can win."""
    game = first.copy()
    rounds: list[list[int]] = []
    items: list[list[Data]] = [[] for _ in range(game.players)]
    for turn in turns:
        before = game.round
        report = play(game, turn)
        if game.round != before or game.is_over:
            rounds.append(game.scores)
        if game.is_over:
            items = _final_items(report) or items
    scores = game.scores
    if not game.is_over:
        rounds.append(scores)
    best = max(scores[seat] for seat in contenders)
    if game.is_over and len(contenders) == game.players:
        winners = game.winners
    else:
        winners = [seat for seat in contenders if scores[seat] == best]
    return Result(
        reason,
        scores,
        winners,
        game.breakdown(),
        first.scores,
        rounds,
        items,
        list(taken_back),
    )


def _final_items(report: Report) -> list[list[Data]]:
    for event in report.events:
        seats = event.get("seats")
        if event["event"] == "final-scored" and isinstance(seats, list):
            return [list(seat["items"]) for seat in seats]
    return []


def record(first: Game, turns: Sequence[Turn], notes: list[str]) -> str:
    """The record of a game, as text (docs/records.md)."""
    game = first.copy()
    kept = Record.of(game, notes)
    for turn in turns:
        kept.play(game, game.parse(turn.text), Report(game.parse_chance(turn.chance)))
    return kept.text()


def replay(first: Game, turns: Sequence[Turn], begin: int, end: int) -> Replay:
    """The positions after the turns from ``begin`` up to ``end``."""
    game = played(first, turns[:begin])
    start = game.snapshot(hidden=False)
    return Replay(len(turns), start, list(_steps(game, turns, begin, end)))


def _steps(game: Game, turns: Sequence[Turn], begin: int, end: int) -> Iterator[ReplayStep]:
    for number, turn in enumerate(turns[begin:end], begin + 1):
        data = game.move_data(game.parse(turn.text))
        report = play(game, turn)
        yield ReplayStep(
            number,
            turn.seat,
            turn.text,
            data,
            report.events,
            game.snapshot(hidden=False),
            game.scores,
        )
