"""What some sides of the board promise and no weight was fitted for: structure sets (SP-9.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quinta.core.bits import count
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.scoring import set_points
from quinta.games.pavilion.rules.seat import Seat

_LESS: Final = 0.7
"""What is left of a promise for each missing space."""


def promise(seat: Seat) -> float:
    """The points for structure sets that a seat has, and what the next one is worth on its way."""
    side = seat.side
    if side.set_points == 0:
        return 0.0
    sets = side.complete_sets(seat.covered)
    missing: i64 = 0
    kind: i64
    for kind in range(len(side.kinds)):
        if side.complete(seat.covered, kind) == sets:
            missing += _nearest(seat, kind)
    return float(set_points(seat)) + float(side.set_points) * _LESS**missing


def _nearest(seat: Seat, kind: i64) -> i64:
    """How many spaces are missing for one more feature of a kind."""
    fewest: i64 = SPACES
    at: i64
    for at in range(6 * kind, 6 * kind + 6):
        missing = count(seat.side.feature_spaces[at] & ~seat.covered)
        if 0 < missing < fewest:
            fewest = missing
    return fewest
