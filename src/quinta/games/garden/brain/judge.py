"""Judging Queen's Garden: what a seat will score, and which turns deserve a look.

The expected final score of a seat is a sum of features, each weighted by round; the weights
are fitted by self-play (``quinta train``). Features are facts that the rules make worth
points (QG-5, QG-7), and what tends to become points later.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.facts import Facts
from quinta.core.bits import count, lowest
from quinta.core.game import MOST_PLAYERS
from quinta.games.garden.rules.board import FEATURE_RING, FIRST_PAVILION, group_at
from quinta.games.garden.rules.moves import (
    BUY,
    EXPANSION,
    PASS_KEEPING_ALL,
    TILE,
    acquires,
    areas_to_buy_for,
    cells_for,
    place_move,
)
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.payment import (
    EXPANSION_BIT,
    affordable,
    jokers_in,
    on_line,
    payment_line,
    payments,
)
from quinta.games.garden.rules.pieces import HEXAGONS, LINE_START, LINE_STEP, VALUE, heap_count
from quinta.games.garden.rules.scoring import SMALLEST_GROUP, group_points, storage_loss
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.state import QueensGarden

NAMES: Final = (
    *("one", "score", "wheel", "groups", "pairs", "singles"),
    *("groups of 3", "groups of 4", "groups of 5", "groups of 6"),
    *("jokers", "free cells", "empty areas", "to move"),
    *("tiles", "tile values", "tile wheel", "expansions", "expansion values", "expansion wheel"),
    *("placeable tiles", "placeable values", "placeable expansions", "payable lines"),
    *("ring of 3", "ring of 4", "ring of 5"),
    *("passed", "tiles to take", "stack to come", "free spaces"),
)
"""What the features are, in order."""

FEATURES: Final[i64] = len(NAMES)
PHASES: Final[i64] = 4

FIRST_WEIGHTS: Final[dict[str, float]] = {
    "score": 1.0,
    "wheel": 1.0,
    "groups": 1.0,
    "pairs": 0.4,
    "singles": 0.1,
    "groups of 3": 1.0,
    "groups of 4": 1.0,
    "groups of 5": 2.0,
    "jokers": 1.2,
    "free cells": 0.1,
    "tiles": 0.3,
    "tile values": -0.2,
    "tile wheel": 0.2,
    "expansions": 1.0,
    "placeable tiles": 0.5,
    "ring of 4": 0.3,
    "ring of 5": 0.8,
    "tiles to take": 0.2,
    "stack to come": 1.0,
}
"""Where fitting starts; features not named start at 0."""


@final
class Judged:
    """The features of a seat, and the facts of it that they were computed from.

    A turn changes one seat, so most of the features of the others need not be computed again.
    """

    def __init__(self) -> None:
        self.features = vec[float]([0.0] * int(FEATURES))
        self.facts = Facts(23)

    def notes(self, number: i64, seat: Seat) -> bool:
        """Note the facts of a seat in a round; whether they are not the ones noted before."""
        facts = self.facts
        changed = facts.note(0, number)
        changed |= facts.note(1, seat.score)
        changed |= facts.note(2, 1 if seat.passed else 0)
        changed |= facts.note(3, seat.tiles[0])
        changed |= facts.note(4, seat.tiles[1])
        changed |= facts.note(5, seat.tiles[2])
        changed |= facts.note(6, seat.expansions)
        changed |= facts.note(7, seat.jokers)
        changed |= facts.note(8, seat.open)
        changed |= facts.note(9, seat.placed)
        changed |= facts.note(10, seat.pavilions)
        line: i64 = 0
        while line < 12:
            changed |= facts.note(11 + line, seat.lines[line])
            line += 1
        return changed


@final
class GardenBrain:
    """Judges positions with a set of weights, ``FEATURES`` for each of the four rounds."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != PHASES * FEATURES:
            raise ValueError(f"{PHASES * FEATURES} weights are needed, not {len(weights)}")
        self._weights = vec[float](weights)
        self._rules: Rules | None = None
        self._judged = [Judged() for _ in range(MOST_PLAYERS)]

    def values(self, game: QueensGarden) -> list[float]:
        """The final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: QueensGarden, seat: i64) -> float:
        """The final score that one seat can expect."""
        if game.is_over:
            return float(game.seats[seat].score)
        features = self._filled(game, seat)
        weights = self._weights
        at = (game.round - 1) * FEATURES
        total = 0.0
        i: i64 = 0
        while i < FEATURES:
            total += weights[at + i] * features[i]
            i += 1
        return total

    def features(self, game: QueensGarden, seat: int) -> tuple[int, list[float]]:
        """The phase of the game, and the features of a seat, for fitting."""
        return int(game.round - 1), list(self._filled(game, seat))

    def _filled(self, game: QueensGarden, number: i64) -> vec[float]:
        """All features of a seat; those that depend on it alone only if it has changed."""
        if game.rules is not self._rules:
            self._rules = game.rules
            for one in self._judged:
                one.facts.forget()
        seat = game.seats[number]
        table = game.table
        judged = self._judged[number]
        f = judged.features
        if judged.notes(game.round, seat):
            f[0] = 1.0
            f[1] = float(seat.score)
            f[2] = float(_wheel_to_come(game, seat))
            _fill_groups(f, game, seat)
            f[10] = float(seat.jokers)
            f[11] = float(count(seat.open & ~seat.occupied))
            f[12] = float(count(seat.empty_areas()))
            _fill_storage(f, game, seat)
            _fill_rings(f, seat, game.rules.jokers)
            f[27] = 1.0 if seat.passed else 0.0
            f[30] = 0.0 if seat.passed else float(seat.free_spaces())
        f[13] = 1.0 if game.to_move == number else 0.0
        if seat.passed:
            f[28] = 0.0
            f[29] = 0.0
        else:
            f[28] = float(count(table.tiles()) + count(table.shown))
            f[29] = float(table.stack)
        return f

    # --- which turns deserve a look -------------------------------------------------------

    def settled(self, game: QueensGarden) -> bool:
        """Never: almost any turn may bring new tiles to the display."""
        return False

    def alone(self, game: QueensGarden, seat: i64) -> bool:
        """Never: all take from the same display until the round ends."""
        return False

    def candidates(self, game: QueensGarden) -> list[int]:
        """The turns worth considering.

        All ways to acquire and to buy; every cell for every piece that can be placed, paid in
        the way that gives away least; and passing without discarding.
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
        """The payment whose pieces are worth least in storage."""
        best: i64 = -1
        least = 0.0
        weights = self._weights
        at = (game.round - 1) * FEATURES
        joker = weights[at + 10] - weights[at + 30]
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
                    wheel = float(_wheel_of(game, piece))
                    if paid & EXPANSION_BIT:
                        cost += weights[at + 17] + weights[at + 18] * value
                        cost += weights[at + 19] * wheel
                    if paid & 3:
                        each = weights[at + 14] - weights[at + 30]
                        each += weights[at + 15] * value + weights[at + 16] * wheel
                        cost += each * float(paid & 3)
                i += 1
            if best < 0 or cost < least:
                best = payment
                least = cost
        return best


def _wheel_to_come(game: QueensGarden, seat: Seat) -> i64:
    """What the garden as it is scores in this round and all later ones (QG-5)."""
    points: i64 = count(seat.pavilions) * (5 - game.round)
    to_come = game.rules.to_come
    at = 12 * (game.round - 1)
    line: i64 = 0
    while line < 12:
        each = to_come[at + line]
        if each:
            points += each * count(seat.lines[line])
        line += 1
    return points


def _wheel_of(game: QueensGarden, hexagon: i64) -> i64:
    """What a hexagon scores in this round and all later ones once it is in the garden."""
    at = 12 * (game.round - 1)
    return game.rules.to_come[at + hexagon // 6] + game.rules.to_come[at + 6 + hexagon % 6]


def _fill_groups(f: vec[float], game: QueensGarden, seat: Seat) -> None:
    """Groups as they would score at the end (QG-7.2), and those on their way."""
    bonuses = game.rules.bonuses
    points: i64 = 0
    pairs: i64 = 0
    singles: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    fives: i64 = 0
    sixes: i64 = 0
    line: i64 = 0
    while line < 12:
        cells = seat.lines[line]
        rest = cells
        while rest:
            group, _ = group_at(lowest(rest), cells)
            rest &= ~group
            worth = group_points(seat, group)
            size = count(group)
            if size >= SMALLEST_GROUP:
                points += worth + bonuses[size]
                if size == 3:
                    threes += 1
                elif size == 4:
                    fours += 1
                elif size == 5:
                    fives += 1
                else:
                    sixes += 1
            elif size == 2:
                pairs += worth
            else:
                singles += worth
        line += 1
    f[3] = float(points)
    f[4] = float(pairs)
    f[5] = float(singles)
    f[6] = float(threes)
    f[7] = float(fours)
    f[8] = float(fives)
    f[9] = float(sixes)


def _fill_storage(f: vec[float], game: QueensGarden, seat: Seat) -> None:
    """What lies in storage, and what of it can be placed at once."""
    wheel: i64 = 0
    expansion_wheel: i64 = 0
    placeable: i64 = 0
    placeable_values: i64 = 0
    expansions: i64 = 0
    expansion_values: i64 = 0
    placeable_expansions: i64 = 0
    repeat = game.rules.repeat
    pieces = seat.tiles[0]
    while pieces:
        hexagon = lowest(pieces)
        pieces &= pieces - 1
        wheel += _wheel_of(game, hexagon) * heap_count(seat.tiles, 0, hexagon)
        if seat.tile_cells(hexagon) and affordable(seat, hexagon, repeat):
            placeable += 1
            placeable_values += VALUE[hexagon]
    pieces = seat.expansions
    while pieces:
        hexagon = lowest(pieces)
        pieces &= pieces - 1
        expansions += 1
        expansion_values += VALUE[hexagon]
        expansion_wheel += _wheel_of(game, hexagon)
        if seat.expansion_cells(hexagon) and affordable(seat, hexagon, repeat):
            placeable_expansions += 1
    f[14] = float(seat.tile_count)
    f[15] = float(storage_loss(seat) - expansion_values)
    f[16] = float(wheel)
    f[17] = float(expansions)
    f[18] = float(expansion_values)
    f[19] = float(expansion_wheel)
    f[20] = float(placeable)
    f[21] = float(placeable_values)
    f[22] = float(placeable_expansions)
    f[23] = float(_payable_lines(seat))


def _payable_lines(seat: Seat) -> i64:
    """How many pieces of storage lie on a line with another one, over all lines."""
    shared: i64 = 0
    held = seat.tiles[0] | seat.expansions
    start: i64 = 0
    while start < HEXAGONS:
        on_colour = count((held >> start) & 63)
        if on_colour > 1:
            shared += on_colour - 1
        start += 6
    every_sixth: i64 = 0b1000001000001000001000001000001
    pattern: i64 = 0
    while pattern < 6:
        on_pattern = count((held >> pattern) & every_sixth)
        if on_pattern > 1:
            shared += on_pattern - 1
        pattern += 1
    return shared


def _fill_rings(f: vec[float], seat: Seat, jokers: vec[i64]) -> None:
    """Jokers to be won by closing rings that are half closed or more (QG-4.9)."""
    three: i64 = 0
    four: i64 = 0
    five: i64 = 0
    feature: i64 = 0
    while feature < 13:
        if feature < FIRST_PAVILION or (seat.pavilions >> (feature - FIRST_PAVILION)) & 1:
            closed = count(seat.occupied & FEATURE_RING[feature])
            if closed == 3:
                three += jokers[feature]
            elif closed == 4:
                four += jokers[feature]
            elif closed == 5:
                five += jokers[feature]
        feature += 1
    f[24] = float(three)
    f[25] = float(four)
    f[26] = float(five)
