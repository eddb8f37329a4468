"""Positions without a table: read from what a visitor sends, considered and played on.

Nothing is stored: each question brings its position. Whatever order of hidden things it brings is
dropped, so that no answer depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinta.core.chance import Report, SystemGenerator
from quinta.core.game import Game, InvalidPosition, Move
from quinta.games import from_snapshot
from quinta.protocol import PositionView, ReplayStep, TurnAt
from quinta.server import choices
from quinta.server.errors import Refusal
from quinta.server.results import outcome, step

_HIDDEN = "hidden"


def position_of(data: Mapping[str, object]) -> Game:
    """Return the position that data describes, or refuse it in the words of the engine."""
    visible = {name: value for name, value in data.items() if name != _HIDDEN}
    try:
        return from_snapshot(visible)
    except InvalidPosition as error:
        raise Refusal("bad-request", str(error)) from None


def view(game: Game) -> PositionView:
    """Return a position as it was understood, with what scoring would give."""
    return PositionView(
        game.name,
        game.players,
        game.options,
        game.snapshot(hidden=False),
        game.scores,
        game.is_over,
        game.breakdown(),
    )


def legal_moves_of(game: Game, texts: Sequence[str]) -> list[Move]:
    """Return turns that are given as text, all of which the rules must allow."""
    moves = [choices.move_of(game, TurnAt({}, text=text)) for text in texts]
    for move in moves:
        fault = game.fault(move)
        if fault is not None:
            raise fault
    return moves


def played(game: Game, wanted: TurnAt) -> ReplayStep:
    """Return the outcome of a turn; what is drawn is chosen by the system's generator."""
    move = choices.move_of(game, wanted)
    after = outcome(game, move, Report(chooser=SystemGenerator()))
    return step(1, game.to_move, game.text(move), after)
