"""Answers that take long to make, as bytes ready to be sent: replays, records, old events.

They are made in a worker process, from data that can be sent there: a table as it is stored, or
the record of its game.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence

import msgspec

from quinta.core.game import Game
from quinta.protocol import Replay, ReplayStep, TableEvent, TurnPlayed, TurnUndone
from quinta.record import Record, RecordedTurn
from quinta.server.results import Outcome, step
from quinta.server.stored import StoredTable


def replay(record: Record, begin: int, end: int, compressed: bool = False) -> bytes:
    """Return the positions after some of the turns, as JSON."""
    game = record.position(begin)
    start = game.snapshot(hidden=False)
    steps = list(_steps(game, record.turns[begin:end], begin + 1))
    told = Replay(len(record.turns), start, steps)
    return _packed(msgspec.json.encode(told), compressed)


def _steps(game: Game, turns: Sequence[RecordedTurn], number: int) -> Iterator[ReplayStep]:
    for place, turn in enumerate(turns, number):
        move, report = turn.replay(game)
        outcome = Outcome(game, game.move_data(move), report.events)
        yield step(place, turn.seat, turn.text, outcome)


def replay_of_text(text: str, begin: int, end: int, compressed: bool = False) -> bytes:
    """Return positions of a record that is given as text, as far as it has them, as JSON."""
    record = Record.from_text(text)
    last = len(record.turns)
    return replay(record, min(begin, last), min(end, last), compressed)


def record(kept: Record, compressed: bool = False) -> bytes:
    """Return the record of a game."""
    return _packed(kept.text().encode(), compressed)


def breakdown(record: Record, turn: int, compressed: bool = False) -> bytes:
    """Return what scoring would give each seat after so many turns, as JSON."""
    return _packed(msgspec.json.encode(record.position(turn).breakdown()), compressed)


def events(stored: StoredTable, since: int, until: int) -> bytes:
    """Return the events after one number up to another, as a JSON array."""
    return msgspec.json.encode(_told(stored, since, until))


def older(stored: StoredTable, since: int, until: int, compressed: bool = False) -> bytes:
    """Return the events after one number up to another, as a JSON object with the former."""
    told = {"before": since, "events": _told(stored, since, until)}
    return _packed(msgspec.json.encode(told), compressed)


def _told(stored: StoredTable, since: int, until: int) -> list[TableEvent]:
    # No event reveals the hidden order, so it needs no secret here.
    told = stored.events(b"", since, until)
    # A client that has missed several turns needs the last position only.
    with_position = [event for event in told if isinstance(event, TurnPlayed | TurnUndone)]
    for event in with_position[:-1]:
        event.position = None
    return told


def _packed(body: bytes, compressed: bool) -> bytes:
    return gzip.compress(body, 6, mtime=0) if compressed else body
