"""Answers that take long to work out, as bytes ready to be sent: replays, records, old events.

They are made in a worker process, from what can be sent there: a table as it is stored, or a game's
first position and its turns.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence

import msgspec

from quinta.core.game import Data
from quinta.games import from_snapshot
from quinta.protocol import TableEvent, TurnPlayed, TurnUndone
from quinta.server import results
from quinta.server.results import Turn
from quinta.server.stored import StoredTable


def replay(
    start: Data, turns: Sequence[Turn], begin: int, end: int, compressed: bool = False
) -> bytes:
    """The positions after some of the turns, as JSON."""
    told = results.replay(from_snapshot(start), turns, begin, end)
    return _packed(msgspec.json.encode(told), compressed)


def record(start: Data, turns: Sequence[Turn], notes: list[str], compressed: bool = False) -> bytes:
    """The record of a game."""
    return _packed(results.record(from_snapshot(start), turns, notes).encode(), compressed)


def breakdown(start: Data, turns: Sequence[Turn], compressed: bool = False) -> bytes:
    """What scoring would give each seat after these turns, as JSON."""
    game = results.played(from_snapshot(start), turns)
    return _packed(msgspec.json.encode(game.breakdown()), compressed)


def events(stored: StoredTable, since: int, until: int) -> bytes:
    """The events after one number up to another, as a JSON array."""
    return msgspec.json.encode(_told(stored, since, until))


def older(stored: StoredTable, since: int, until: int, compressed: bool = False) -> bytes:
    """The events after one number up to another, as a JSON object that tells the former."""
    told = {"before": since, "events": _told(stored, since, until)}
    return _packed(msgspec.json.encode(told), compressed)


def _told(stored: StoredTable, since: int, until: int) -> list[TableEvent]:
    # The order of what is hidden shows in no event, so no secret is needed for it.
    told = stored.events(b"", since, until)
    # Who has missed several turns needs the last position only.
    with_position = [event for event in told if isinstance(event, TurnPlayed | TurnUndone)]
    for event in with_position[:-1]:
        event.position = None
    return told


def _packed(body: bytes, compressed: bool) -> bytes:
    return gzip.compress(body, 6, mtime=0) if compressed else body
