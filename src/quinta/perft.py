"""Counting turn sequences, as chess engines do, to prove move generation right."""

from __future__ import annotations

from quinta.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of legal sequences of ``depth`` turns, with the hidden order as it lies."""
    moves = game.legal_moves()
    if depth <= 1:
        return len(moves) if depth == 1 else 1
    total = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
