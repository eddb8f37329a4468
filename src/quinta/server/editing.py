"""Positions to begin with: the start of a game, dealt, or with nothing on the table."""

from __future__ import annotations

from quinta.core.game import Game, InvalidOptions
from quinta.games import from_snapshot, new
from quinta.protocol import NewPosition
from quinta.server.errors import Refusal, parts_of


def start_of(wanted: NewPosition) -> Game:
    """Return the start of a game with these options."""
    editing = parts_of(wanted.game).editing
    try:
        game = new(wanted.game, wanted.players, options=wanted.options)
    except InvalidOptions as error:
        raise Refusal("bad-request", str(error)) from None
    if not wanted.blank:
        return game
    if editing is None:
        raise Refusal("not-found", "This game has no blank table.")
    return from_snapshot(editing.blank(game.snapshot(hidden=False)))
