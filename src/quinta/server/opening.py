"""Opening of tables: the seats, their secrets, and the deal.

Secrets are made from the request's key, so that a repeated request has the same answer.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

import quinta
from quinta.core.game import Data, Game, InvalidOptions
from quinta.protocol import Created, CreatedSeat, NewSeat, NewTable, Rematch
from quinta.server.entries import SeatState, Setup
from quinta.server.errors import Refusal
from quinta.server.positions import position_of
from quinta.server.security import NAME_LENGTH, cleaned, derived_secret, digest, secret_seed
from quinta.server.store import Opening
from quinta.server.table import Table

_STARTS: Final = "starts"
"""The option that every game has: the seat that begins."""


def table_name(secret: bytes, *parts: object) -> str:
    """Return a name for a table that nobody can guess."""
    return derived_secret(secret, "table", *parts)[:16]


def seat_secret(secret: bytes, what: str, table: str, seat: int, key: str) -> str:
    """Return the token or invitation of a seat."""
    return derived_secret(secret, what, table, seat, key)


def opened(new: NewTable, key: str, secret: bytes, owner: str, now: float) -> Opening:
    """Return the table that a request asks for."""
    name = table_name(secret, key)
    alone = all(seat.kind != "friend" for seat in new.seats)
    if new.seed is not None and (new.public or not alone):
        raise Refusal("bad-request", "A seed is only for tables where nobody else plays.")
    game = _first(new, secret, name)
    seats = [_seat(secret, name, key, number, seat) for number, seat in enumerate(new.seats)]
    hints = alone if new.hints is None else new.hints
    setup = Setup(new.public, new.clock, new.seed, hints, new.position is not None)
    return Opening(Table(name, now, setup, game, seats), request_digest(new), owner)


def _first(new: NewTable, secret: bytes, table: str) -> Game:
    """Return the position that a new table begins at."""
    if new.position is not None:
        return _made(new, new.position).redealt(secret_seed(secret, "order", table))
    try:
        return dealt(secret, table, new.game, len(new.seats), _with_starter(new), new.seed)
    except InvalidOptions as error:
        raise Refusal("bad-request", str(error)) from None


def _made(new: NewTable, position: Data) -> Game:
    """Return the position that a request brings, if a table can begin there.

    Strangers are not led to such a table: who made the position knows it better than they do.
    """
    if new.public:
        raise Refusal("bad-request", "A table that begins at a position is not public.")
    if new.seed is not None or new.options:
        raise Refusal("bad-request", "A position has its options, and no seed.")
    game = position_of(position)
    if (game.name, game.players) != (new.game, len(new.seats)):
        raise Refusal("bad-request", "The position is of another game or number of players.")
    if game.is_over:
        raise Refusal("bad-request", "The game is over at this position.")
    return game


def _with_starter(new: NewTable) -> Data:
    """Return the options of a new table, with a drawn starter unless they name one.

    A seed decides all draws, so a table with a seed keeps the game's own default.
    """
    if _STARTS in new.options or new.seed is not None:
        return new.options
    return {**new.options, _STARTS: secrets.randbelow(len(new.seats))}


def dealt(
    secret: bytes, table: str, game: str, players: int, options: Data, seed: int | None
) -> Game:
    """Set up a game. Without a seed, what lies open is drawn with the system's generator.

    The order of the rest is dropped at once: it is chosen when it is drawn (``stored``).
    """
    if seed is not None:
        return quinta.new(game, players, seed, options)
    first = quinta.new(game, players, secrets.randbits(256), options)
    return first.redealt(secret_seed(secret, "order", table))


def request_digest(new: NewTable) -> str:
    """Return a digest that distinguishes another request with the same key."""
    return hashlib.sha256(msgspec.json.encode(new, order="deterministic")).hexdigest()


def created(new: NewTable, table: str, key: str, secret: bytes) -> Created:
    """Return the answer to a request that opened a table."""
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


def _seat(secret: bytes, table: str, key: str, number: int, seat: NewSeat) -> SeatState:
    name = cleaned(seat.name, NAME_LENGTH)
    if seat.kind == "bot":
        if seat.level is None:
            raise Refusal("bad-request", f"Seat {number}: a bot needs a level.")
        return SeatState("bot", seat.level, name or seat.level.capitalize())
    if seat.level is not None:
        raise Refusal("bad-request", f"Seat {number}: only a bot has a level.")
    name = name or f"Player {number + 1}"
    if seat.kind == "me":
        token = seat_secret(secret, "token", table, number, key)
        return SeatState("person", None, name, token=digest(token))
    invite = seat_secret(secret, "invite", table, number, key)
    return SeatState("person", None, name, invite=digest(invite))


# --- once more ------------------------------------------------------------------------------


def rematch_of(old: Table, secret: bytes, owner: str, now: float) -> Opening:
    """Return a table for the same people by the same terms; the next seat starts.

    After a game that began at a made position, the next one begins there again.
    """
    name = table_name(secret, "again", old.name)
    players = len(old.seats)
    seats = []
    for number, seat in enumerate(old.seats):
        if seat.kind == "bot":
            seats.append(SeatState("bot", seat.level, seat.name))
        elif seat.token is None:
            # Nobody ever joined, and a bot played in their place.
            seats.append(SeatState("bot", seat.held, seat.name))
        else:
            token = rematch_token(secret, old, number)
            seats.append(SeatState("person", None, seat.name, token=digest(token)))
    if old.setup.made:
        game = old.first.redealt(secret_seed(secret, "order", name))
    else:
        options = {**old.game.options, _STARTS: (old.first.to_move + 1) % players}
        game = dealt(secret, name, old.game.name, players, options, None)
    setup = Setup(False, old.setup.clock, hints=old.hints, made=old.setup.made)
    table = Table(name, now, setup, game, seats)
    return Opening(table, digest(old.name), owner)


def rematch_token(secret: bytes, old: Table, seat: int) -> str:
    """Return the token of a rematch's seat."""
    return seat_secret(secret, "rematch", old.name, seat, "")


def rematch_seat(old: Table, secret: bytes, seat: int) -> Rematch:
    """Return the seat in the rematch of the player who had this seat."""
    if old.rematch is None:
        raise Refusal("not-found", "There is no rematch yet.")
    # Rematches of earlier versions had another name, and everybody sat one seat further on.
    if old.rematch == table_name(secret, "rematch", old.name):
        seat = (seat + 1) % len(old.seats)
    return Rematch(old.rematch, seat, rematch_token(secret, old, seat))
