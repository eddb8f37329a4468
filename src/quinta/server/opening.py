"""Opening a table: who sits where, who gets which secret, and how the cards lie.

Secrets are made from the request's key, so that the same request again has the same answer.
"""

from __future__ import annotations

import hashlib

import msgspec

import quinta
from quinta.chance import fresh_seed
from quinta.game import InvalidOptions
from quinta.server.errors import Refusal
from quinta.server.messages import Created, CreatedSeat, NewSeat, NewTable, Rematch
from quinta.server.security import NAME_LENGTH, cleaned, derived_secret, digest
from quinta.server.store import Opening
from quinta.server.table import Seat, Setup, Table


def table_name(secret: bytes, *parts: object) -> str:
    """A name for a table that nobody can guess who was not told."""
    return derived_secret(secret, "table", *parts)[:16]


def seat_secret(secret: bytes, what: str, table: str, seat: int, key: str) -> str:
    """The token or invitation of a seat."""
    return derived_secret(secret, what, table, seat, key)


def opened(new: NewTable, key: str, secret: bytes, now: float) -> Opening:
    """The table that a request asks for."""
    name = table_name(secret, key)
    try:
        seed = fresh_seed() if new.seed is None else new.seed
        game = quinta.new(new.game, len(new.seats), seed, new.options)
    except InvalidOptions as error:
        raise Refusal("bad-request", str(error)) from None
    seats = [_seat(secret, name, key, number, seat) for number, seat in enumerate(new.seats)]
    table = Table(name, now, Setup(new.public, new.clock), game, seats)
    return Opening(table, game.snapshot(), request_digest(new))


def request_digest(new: NewTable) -> str:
    """What tells a repeated request from another one with the same key."""
    return hashlib.sha256(msgspec.json.encode(new, order="deterministic")).hexdigest()


def created(new: NewTable, table: str, key: str, secret: bytes) -> Created:
    """The answer to a request that opened a table."""
    seats = [
        CreatedSeat(
            number,
            "bot" if seat.kind == "bot" else "person",
            seat_secret(secret, "token", table, number, key) if seat.kind == "me" else None,
            seat_secret(secret, "invite", table, number, key) if seat.kind == "friend" else None,
        )
        for number, seat in enumerate(new.seats)
    ]
    return Created(table, seats)


def _seat(secret: bytes, table: str, key: str, number: int, seat: NewSeat) -> Seat:
    name = cleaned(seat.name, NAME_LENGTH)
    if seat.kind == "bot":
        if seat.level is None:
            raise Refusal("bad-request", f"Seat {number}: a bot needs a level.")
        return Seat("bot", seat.level, name or seat.level.capitalize())
    if seat.level is not None:
        raise Refusal("bad-request", f"Seat {number}: only a bot has a level.")
    name = name or f"Player {number + 1}"
    if seat.kind == "me":
        token = seat_secret(secret, "token", table, number, key)
        return Seat("person", None, name, token=digest(token))
    invite = seat_secret(secret, "invite", table, number, key)
    return Seat("person", None, name, invite=digest(invite))


# --- once more ------------------------------------------------------------------------------


def rematch_of(old: Table, secret: bytes, now: float) -> Opening:
    """The same people once more, each one seat further on."""
    name = table_name(secret, "rematch", old.name)
    players = len(old.seats)
    seats = []
    for number in range(players):
        seat = old.seats[number - 1]
        if seat.kind == "bot":
            seats.append(Seat("bot", seat.level, seat.name))
        else:
            token = rematch_token(secret, old, number)
            seats.append(Seat("person", None, seat.name, token=digest(token)))
    game = quinta.new(old.game.name, players, fresh_seed(), old.game.options)
    table = Table(name, now, Setup(False, old.setup.clock), game, seats)
    return Opening(table, game.snapshot(), digest(old.name))


def rematch_token(secret: bytes, old: Table, seat: int) -> str:
    """The token of a seat of the rematch, for whoever had the seat before it."""
    return seat_secret(secret, "rematch", old.name, seat, "")


def rematch_seat(old: Table, secret: bytes, seat: int) -> Rematch:
    """Where somebody who had this seat sits in the rematch."""
    if old.rematch is None:
        raise Refusal("not-found", "There is no rematch yet.")
    further = (seat + 1) % len(old.seats)
    return Rematch(old.rematch, further, rematch_token(secret, old, further))
