"""Points for pairs (TY-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.toy.rules.pieces import SHELLS, VALUES
from quinta.core.game import Data

if TYPE_CHECKING:
    from games.toy.rules.state import Beach


def pair_points(shells: Sequence[int]) -> int:
    """What the pairs among these shells score."""
    return sum(shells.count(kind) // 2 * value for kind, value in enumerate(VALUES))


def breakdown(game: Beach, seat_number: int) -> Data:
    """What final scoring would give a seat now, item by item."""
    shells = game.seats[seat_number]
    items: list[Data] = [
        {"kind": "pairs", "shell": SHELLS[kind], "count": pairs, "points": pairs * VALUES[kind]}
        for kind in range(len(SHELLS))
        if (pairs := shells.count(kind) // 2)
    ]
    return {
        "seat": seat_number,
        "score": game.scores[seat_number],
        "round": {"points": 0, "items": []},
        "final": {"points": pair_points(shells), "items": items},
    }
