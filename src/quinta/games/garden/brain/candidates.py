"""The turns of Queen's Garden that are worth judging."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import lowest
from quinta.games.garden.brain.features import FEATURES, Feature, phase_of, wheel_of
from quinta.games.garden.rules.legal import acquires
from quinta.games.garden.rules.moves import (
    BUY,
    EXPANSION,
    PASS_KEEPING_ALL,
    TILE,
    areas_to_buy_for,
    cells_for,
    place_move,
)
from quinta.games.garden.rules.payment import (
    EXPANSION_BIT,
    affordable,
    jokers_in,
    on_line,
    payment_line,
    payments,
)
from quinta.games.garden.rules.pieces import LINE_START, LINE_STEP, VALUE
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.state import QueensGarden


@final
class Candidates:
    """The choice of turns that are worth judging, by the weights of the features."""

    def __init__(self, weights: vec[float]) -> None:
        self._weights = weights

    def of(self, game: QueensGarden) -> list[int]:
        """Return the turns worth considering.

        All ways to acquire and to buy; every cell for every piece that can be placed, paid in
        the cheapest way; and passing without discarding.
        """
        seat = game.seats[game.to_move]
        found = acquires(game)
        areas = areas_to_buy_for(game)
        while areas:
            found.append(BUY | (lowest(areas) << 3))
            areas &= areas - 1
        self._add_placements(found, game, TILE, seat.tiles[0])
        self._add_placements(found, game, EXPANSION, seat.expansions)
        found.append(PASS_KEEPING_ALL)
        return found

    def _add_placements(self, found: list[int], game: QueensGarden, kind: i64, pieces: i64) -> None:
        seat = game.seats[game.to_move]
        repeat = game.rules.repeat
        while pieces:
            hexagon = lowest(pieces)
            pieces &= pieces - 1
            if not affordable(seat, hexagon, repeat):
                continue
            cells = cells_for(seat, kind, hexagon)
            if not cells:
                continue
            payment = self._cheapest_payment(game, seat, hexagon)
            while cells:
                found.append(place_move(kind, hexagon, lowest(cells), payment))
                cells &= cells - 1

    def _cheapest_payment(self, game: QueensGarden, seat: Seat, hexagon: i64) -> i64:
        """Return the payment whose pieces are worth least in storage."""
        best: i64 = -1
        least = 0.0
        weights = self._weights
        at = phase_of(game) * FEATURES
        joker = weights[at + Feature.JOKERS] - weights[at + Feature.FREE_SPACES]
        for way in payments(seat, hexagon, game.rules.repeat):
            payment: i64 = way
            cost = joker * float(jokers_in(hexagon, payment))
            line = payment_line(hexagon, payment)
            i: i64 = 0
            while i < 6:
                paid = on_line(payment, i)
                if paid:
                    piece = LINE_START[line] + i * LINE_STEP[line]
                    value = float(VALUE[piece])
                    wheel = float(wheel_of(game, piece))
                    if paid & EXPANSION_BIT:
                        cost += (
                            weights[at + Feature.EXPANSIONS]
                            + weights[at + Feature.EXPANSION_VALUES] * value
                        )
                        cost += weights[at + Feature.EXPANSION_WHEEL] * wheel
                    if paid & 3:
                        each = weights[at + Feature.TILES] - weights[at + Feature.FREE_SPACES]
                        each += (
                            weights[at + Feature.TILE_VALUES] * value
                            + weights[at + Feature.TILE_WHEEL] * wheel
                        )
                        cost += each * float(paid & 3)
                i += 1
            if best < 0 or cost < least:
                best = payment
                least = cost
        return best
