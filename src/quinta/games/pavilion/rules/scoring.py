"""Final scoring: full stars and numbers (SP-7), as points and explained item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.game import Data
from quinta.games.pavilion.rules.board import MANY, STARS
from quinta.games.pavilion.rules.pieces import COLOURS, size
from quinta.games.pavilion.rules.seat import LOWEST_SCORE, Seat

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

ROUNDS: Final = 6
STAR_POINTS: Final = vec[i64]([20, 18, 17, 16, 15, 14, 12])
"""For a full star of each colour, and for one of many."""
NUMBER_POINTS: Final = vec[i64]([0, 4, 8, 12, 16])
"""For covering every space that costs 1, 2, 3 or 4."""


def star_points(seat: Seat, star: i64) -> i64:
    """The points that a star is worth as it stands: none unless it is full."""
    colour = seat.full_star(star)
    return 0 if colour < 0 else STAR_POINTS[colour]


def number_points(seat: Seat, number: i64) -> i64:
    """The points for a number: none unless every space of that cost is covered."""
    mask = seat.side.numbers[number]
    return NUMBER_POINTS[number] if seat.covered & mask == mask else 0


def pavilion_points(seat: Seat) -> i64:
    """The points for all full stars and covered numbers."""
    points: i64 = 0
    star: i64
    for star in range(STARS):
        points += star_points(seat, star)
    number: i64
    for number in range(1, 5):
        points += number_points(seat, number)
    return points


def breakdown(game: SummerPavilion, seat_number: int) -> Data:
    """What final scoring would give a seat now, item by item; rounds themselves score nothing.

    When the game is over these are the stars and numbers that it did give.
    """
    seat = game.seats[seat_number]
    items: list[Data] = []
    points = 0
    for star in range(STARS):
        colour = seat.full_star(star)
        if colour >= 0:
            name = "many" if colour == MANY else COLOURS[colour]
            worth: int = star_points(seat, star)
            items.append({"kind": "star", "star": star, "name": name, "points": worth})
            points += worth
    for cost in range(1, 5):
        bonus: int = number_points(seat, cost)
        if bonus:
            items.append({"kind": "number", "number": cost, "points": bonus})
            points += bonus
    # In version 1 of the rules tiles kept cost their points before the bonuses were scored.
    first = game.rules.version == 1
    held: int = seat.score if first else seat.score + points
    lost: int = min(size(seat.kept), held - LOWEST_SCORE)
    kept: Data = {"kind": "kept", "count": size(seat.kept), "points": -lost}
    items.insert(0 if first else len(items), kept)
    return {
        "seat": seat_number,
        "score": seat.score,
        "round": {"points": 0, "items": []},
        "final": {"points": points - lost, "items": items},
    }
