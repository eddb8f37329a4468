"""The expected points of structure sets (SP-9.2), for which no weight is fitted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quinta.core.bits import count
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.scoring import set_points
from quinta.games.pavilion.rules.seat import Seat

_LESS: Final = 0.7
"""The factor of a promise for each missing space."""


def promise(seat: Seat) -> float:
    """Return the points for a seat's structure sets, and the worth of the next one so far."""
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
    """Return how many spaces are missing for one more feature of a kind."""
    fewest: i64 = SPACES
    at: i64
    for at in range(6 * kind, 6 * kind + 6):
        missing = count(seat.side.feature_spaces[at] & ~seat.covered)
        if 0 < missing < fewest:
            fewest = missing
    return fewest
