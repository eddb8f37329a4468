"""Random turns, each drawn evenly, and random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quinta.core.chance import Random

if TYPE_CHECKING:
    from games.toy.rules.state import Beach


def random_move(game: Beach, random: Random) -> int:
    """Return a random turn of a game that is not over."""
    moves = game.legal_moves()
    return moves[random.below(len(moves))]


def play_on(game: Beach, random: Random) -> None:
    """Play random turns to the end of the game."""
    while not game.is_over:
        game.apply(random_move(game, random))
