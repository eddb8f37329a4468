"""Records and the parts of their reviews, as worker processes read and make them.

Results are JSON: parts are stored and sent as they are, and read again only to put a review
together.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from quinta import analysis, bots
from quinta.core.game import Game
from quinta.games import from_snapshot
from quinta.protocol import (
    PlayerReview,
    RecordView,
    ReviewedTurn,
    Value,
)
from quinta.record import InvalidRecord, Record
from quinta.server.judging import told_value
from quinta.server.likeness import position_digest

BUDGET: Final = bots.Budget(simulations=600)
"""The budget for each search of a review."""
SEED: Final = 0
"""A record has one review: it would be the same again."""
_NAME_LENGTH: Final = 22


class ReadRecord(Struct, frozen=True):
    """A record that replays, as it is kept."""

    text: str
    view: RecordView


class GameDigests(Struct, frozen=True):
    """By what a game is recognised: digests of its start and of all its positions."""

    start: str
    positions: list[str]


class LastPart(Struct, frozen=True):
    """The part of a review that is no turn: the value of the position an unfinished game is in."""

    end: Value


class Whole(Struct, frozen=True):
    """What only the whole of a review tells."""

    end: Value
    players: list[PlayerReview]


def read_record(text: str, names: list[str], table: str | None) -> ReadRecord | str:
    """Return a record that replays, or why it does not.

    It is written anew, so that it has one name however it was written, and no hidden order.
    """
    try:
        found = Record.from_text(text)
        start = found.first().snapshot(hidden=False)
        record = Record(start, found.turns, found.notes, found.scores)
        game = record.verify()
    except InvalidRecord as error:
        return str(error)
    kept = record.text()
    view = RecordView(
        record=_name(kept),
        game=game.name,
        players=game.players,
        options=game.options,
        names=names,
        turns=len(record.turns),
        over=game.is_over,
        scores=game.scores,
        winners=game.winners if game.is_over else [],
        table=table,
    )
    return ReadRecord(kept, view)


def _name(text: str) -> str:
    """Return the name of a record, which follows from its text."""
    digest = hashlib.sha256(text.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode()[:_NAME_LENGTH]


def game_digests(text: str) -> GameDigests:
    """Return by what the game of a record is recognised."""
    record = Record.from_text(text)
    positions = [position_digest(record.start)]
    positions += [position_digest(game.snapshot(hidden=False)) for game, _, _ in record.replay()]
    return GameDigests(positions[0], positions)


# --- the parts of a review ------------------------------------------------------------------


def outline(text: str) -> bytes:
    """Return quick estimates of all positions of a game, a list of ``Value`` as JSON."""
    values = analysis.outline(Record.from_text(text), SEED).values
    return msgspec.json.encode([told_value(value) for value in values])


def jobs(text: str) -> list[analysis.Job]:
    """Return what has to be examined to review a game."""
    return list(analysis.jobs(Record.from_text(text), BUDGET, SEED))


def examined(job: analysis.Job) -> bytes:
    """Return a part of a review, a ``ReviewedTurn`` or a ``LastPart`` as JSON."""
    part = analysis.examine(job)
    if isinstance(part, analysis.LastPosition):
        return msgspec.json.encode(LastPart(told_value(part.value)))
    return msgspec.json.encode(_told(part, from_snapshot(job.facts)))


def is_turn(data: str) -> bool:
    """Return whether a part is a turn, not the value of the last position."""
    return not data.startswith('{"end":')


def _told(turn: analysis.TurnReview, before: Game) -> ReviewedTurn:
    best = before.parse(turn.best)
    own = {
        "data": before.move_data(before.parse(turn.text)),
        "best_data": before.move_data(best),
        "best_path": before.step_path(best),
    }
    return msgspec.convert({**turn.data(), **own}, ReviewedTurn)


def whole(text: str, parts: Sequence[str]) -> bytes:
    """Return what all parts of a game make together, a ``Whole`` as JSON."""
    record = Record.from_text(text)
    review = analysis.assembled(record, [_part(data, len(record.turns)) for data in parts])
    players = [msgspec.convert(player.data(), PlayerReview) for player in review.players]
    return msgspec.json.encode(Whole(told_value(review.end), players))


def _part(data: str, turns: int) -> analysis.Part:
    """Return a part as the analysis puts it together."""
    if not is_turn(data):
        return analysis.LastPosition(turns, _value(_LAST.decode(data).end))
    turn = _TURN.decode(data)
    luck = None
    if turn.luck is not None:
        seen = turn.luck
        luck = analysis.Luck(seen.kind, seen.text, tuple(seen.events), _value(seen.value))
    return analysis.TurnReview(
        number=turn.number,
        seat=turn.seat,
        text=turn.text,
        best=turn.best,
        value=_value(turn.value),
        chosen=_value(turn.chosen),
        verdict=turn.verdict,
        kind=turn.kind,
        exact=turn.exact,
        luck=luck,
    )


def _value(value: Value) -> analysis.Value:
    return analysis.Value(tuple(value.leads), tuple(value.chances))


_LAST: Final = msgspec.json.Decoder(LastPart)
_TURN: Final = msgspec.json.Decoder(ReviewedTurn)
