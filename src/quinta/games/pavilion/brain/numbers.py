"""What each number of a pavilion lacks (SP-7), for the nets of Summer Pavilion."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.features import at_most, feature_names
from quinta.core.bits import count
from quinta.games.pavilion.brain.prospect import Prospect
from quinta.games.pavilion.rules.board import STAR, STARS
from quinta.games.pavilion.rules.seat import Seat

NUMBERS: Final[i64] = 6


@final
class NumberFact:
    """The inputs for a number that is not covered everywhere and would bring points."""

    BUT_1: Final[i64] = 0
    BUT_2: Final[i64] = 1
    BUT_3: Final[i64] = 2
    BUT_4: Final[i64] = 3
    BUT_5: Final[i64] = 4
    BUT_MORE: Final[i64] = 5
    POINTS: Final[i64] = 6
    MISSING: Final[i64] = 7
    COST_LEFT: Final[i64] = 8
    PAYABLE: Final[i64] = 9
    ALL_PAYABLE: Final[i64] = 10
    IN_MIDDLE: Final[i64] = 11
    IN_BEGUN_STARS: Final[i64] = 12
    COST: Final[i64] = 13


NUMBER_NAMES: Final = feature_names(NumberFact)
NUMBER_SIZE: Final[i64] = len(NUMBER_NAMES)

_MOST_SINGLE: Final[i64] = 5


def fill_numbers(values: vec[float], at: i64, seat: Seat, prospect: Prospect) -> None:
    """Write the inputs for all numbers, one after the other."""
    begun: i64 = 0
    star: i64 = 0
    while star < STARS:
        if seat.covered & STAR[star]:
            begun |= STAR[star]
        star += 1
    end = at + NUMBERS * NUMBER_SIZE
    i = at
    while i < end:
        values[i] = 0.0
        i += 1
    side = seat.side
    number: i64 = 1
    while number <= NUMBERS:
        lacking = side.numbers[number] & ~seat.covered
        points = side.number_points[number]
        if points and lacking:
            missing = count(lacking)
            if missing <= _MOST_SINGLE:
                values[at + NumberFact.BUT_1 + missing - 1] = 1.0
            else:
                values[at + NumberFact.BUT_MORE] = 1.0
            values[at + NumberFact.POINTS] = at_most(float(points) * 0.1, 2.0)
            values[at + NumberFact.MISSING] = float(missing) * 0.2
            values[at + NumberFact.COST_LEFT] = float(missing * number) * 0.1
            payable = count(lacking & prospect.payable)
            values[at + NumberFact.PAYABLE] = float(payable) * 0.3
            if payable == missing:
                values[at + NumberFact.ALL_PAYABLE] = 1.0
            values[at + NumberFact.IN_MIDDLE] = float(count(lacking & STAR[0])) * 0.5
            values[at + NumberFact.IN_BEGUN_STARS] = float(count(lacking & begun)) * 0.2
            values[at + NumberFact.COST] = float(number) * 0.3
        number += 1
        at += NUMBER_SIZE
