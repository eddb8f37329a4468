"""Counting of turn sequences, as chess engines do to check move generation."""

from __future__ import annotations

from quinta.core.fields import shown
from quinta.core.game import Game


def perft(game: Game, depth: int) -> int:
    """Return the number of legal sequences of ``depth`` turns, the hidden order unchanged."""
    if isinstance(depth, bool) or not isinstance(depth, int) or depth < 0:
        raise ValueError(f"a depth is a whole number from 0 on, not {shown(depth)}")
    if depth == 0:
        return 1
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
