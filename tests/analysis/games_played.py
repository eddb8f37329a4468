"""Records to review: of random turns, from any position, of any game."""

from __future__ import annotations

import quinta
from quinta import Data, Game, Random, Record

NAMES = (*quinta.GAMES, "toy")


def recorded(
    name: str,
    players: int = 2,
    seed: int = 1,
    begin: int = 0,
    turns: int = 9999,
    options: Data | None = None,
) -> tuple[Record, Game]:
    """The record of some random turns, which begins after others, and the game it led to."""
    game, random = quinta.new(name, players, seed, options), Random(seed)
    for _ in range(begin):
        before = game.copy()
        game.play(game.random_move(random))
        if game.is_over:
            game = before
            break
    record = Record.of(game)
    while not game.is_over and len(record.turns) < turns:
        record.play(game, game.random_move(random))
    return record, game
