"""Final scoring: full stars and numbers (SP-7), structure sets (SP-9.2), as points and by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quinta.core.game import Data
from quinta.games.pavilion.rules.board import MANY, STAR, STARS, places_of
from quinta.games.pavilion.rules.pieces import COLOURS, size
from quinta.games.pavilion.rules.seat import LOWEST_SCORE, Seat

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

ROUNDS: Final = 6


def star_points(seat: Seat, star: i64) -> i64:
    """Return the points that a star is worth as it stands: none unless it is full."""
    colour = seat.full_star(star)
    return 0 if colour < 0 else seat.side.star_points[colour]


def number_points(seat: Seat, number: i64) -> i64:
    """Return the points for a number: none unless every space of that cost is covered."""
    mask = seat.side.numbers[number]
    return seat.side.number_points[number] if seat.covered & mask == mask else 0


def set_points(seat: Seat) -> i64:
    """Return the points for complete structure sets, where the board has any (SP-9.2)."""
    side = seat.side
    return side.set_points * side.complete_sets(seat.covered) if side.set_points else 0


def pavilion_points(seat: Seat) -> i64:
    """Return the points for all full stars and covered numbers (SP-7)."""
    points: i64 = 0
    star: i64
    for star in range(STARS):
        points += star_points(seat, star)
    number: i64
    for number in range(1, 7):
        points += number_points(seat, number)
    return points


def breakdown(game: SummerPavilion, seat_number: int) -> Data:
    """Return the final scoring of a seat as of now, by item; rounds score nothing.

    When the game is over these are the stars, numbers and sets that it did give.
    """
    seat = game.seats[seat_number]
    items: list[Data] = []
    points = 0
    for star in range(STARS):
        colour = seat.full_star(star)
        if colour >= 0:
            name = "many" if colour == MANY else COLOURS[colour]
            worth: int = star_points(seat, star)
            spaces = places_of(STAR[star])
            items.append(
                {"kind": "star", "star": star, "name": name, "spaces": spaces, "points": worth}
            )
            points += worth
    for cost in range(1, 7):
        bonus: int = number_points(seat, cost)
        if bonus:
            spaces = places_of(seat.side.numbers[cost])
            items.append({"kind": "number", "number": cost, "spaces": spaces, "points": bonus})
            points += bonus
    sets: int = set_points(seat)
    if sets:
        complete: int = seat.side.complete_sets(seat.covered)
        items.append({"kind": "sets", "count": complete, "points": sets})
        points += sets
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
