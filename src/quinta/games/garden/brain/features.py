"""The features of a seat of Queen's Garden that its brain weighs.

Features are what scores points (QG-5, QG-7), and what tends to become points later.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.changes import ChangeTracker
from quinta.brains.features import feature_names
from quinta.core.bits import count, lowest
from quinta.games.garden.rules.board import FEATURE_RING, FIRST_PAVILION, group_at
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.payment import affordable
from quinta.games.garden.rules.pieces import HEXAGONS, VALUE, heap_count
from quinta.games.garden.rules.scoring import SMALLEST_GROUP, group_points, storage_loss
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.state import QueensGarden


@final
class Feature:
    """The features of a seat; the files of weights have the same names."""

    ONE: Final[i64] = 0
    SCORE: Final[i64] = 1
    WHEEL: Final[i64] = 2
    GROUPS: Final[i64] = 3
    PAIRS: Final[i64] = 4
    SINGLES: Final[i64] = 5
    GROUPS_OF_3: Final[i64] = 6
    GROUPS_OF_4: Final[i64] = 7
    GROUPS_OF_5: Final[i64] = 8
    GROUPS_OF_6: Final[i64] = 9
    JOKERS: Final[i64] = 10
    FREE_CELLS: Final[i64] = 11
    EMPTY_AREAS: Final[i64] = 12
    TO_MOVE: Final[i64] = 13
    TILES: Final[i64] = 14
    TILE_VALUES: Final[i64] = 15
    TILE_WHEEL: Final[i64] = 16
    EXPANSIONS: Final[i64] = 17
    EXPANSION_VALUES: Final[i64] = 18
    EXPANSION_WHEEL: Final[i64] = 19
    PLACEABLE_TILES: Final[i64] = 20
    PLACEABLE_VALUES: Final[i64] = 21
    PLACEABLE_EXPANSIONS: Final[i64] = 22
    PAYABLE_LINES: Final[i64] = 23
    RING_OF_3: Final[i64] = 24
    RING_OF_4: Final[i64] = 25
    RING_OF_5: Final[i64] = 26
    PASSED: Final[i64] = 27
    TILES_TO_TAKE: Final[i64] = 28
    STACK_TO_COME: Final[i64] = 29
    FREE_SPACES: Final[i64] = 30


NAMES: Final = feature_names(Feature)
FEATURES: Final[i64] = len(NAMES)

PHASES: Final[i64] = 4
"""The rounds."""

FIRST_WEIGHTS: Final[dict[int, float]] = {
    Feature.SCORE: 1.0,
    Feature.WHEEL: 1.0,
    Feature.GROUPS: 1.0,
    Feature.PAIRS: 0.4,
    Feature.SINGLES: 0.1,
    Feature.GROUPS_OF_3: 1.0,
    Feature.GROUPS_OF_4: 1.0,
    Feature.GROUPS_OF_5: 2.0,
    Feature.JOKERS: 1.2,
    Feature.FREE_CELLS: 0.1,
    Feature.TILES: 0.3,
    Feature.TILE_VALUES: -0.2,
    Feature.TILE_WHEEL: 0.2,
    Feature.EXPANSIONS: 1.0,
    Feature.PLACEABLE_TILES: 0.5,
    Feature.RING_OF_4: 0.3,
    Feature.RING_OF_5: 0.8,
    Feature.TILES_TO_TAKE: 0.2,
    Feature.STACK_TO_COME: 1.0,
}
"""The weights that fitting starts with; features not named start at 0."""


def phase_of(game: QueensGarden) -> i64:
    """Return the set of weights that counts."""
    return game.round - 1


@final
class SeatFeatures:
    """The features of a seat, computed again only where their inputs have changed.

    A turn changes one seat, so most of the features of the others stay as they are.
    """

    def __init__(self) -> None:
        self.values = vec[float]([0.0] * int(FEATURES))
        self._rules: Rules | None = None
        self._tracker = ChangeTracker(23)

    def refresh(self, game: QueensGarden, number: i64) -> bool:
        """Update the features for a position; return whether the seat has changed."""
        seat = game.seats[number]
        table = game.table
        f = self.values
        changed = self._has_changed(game, seat)
        if changed:
            f[Feature.ONE] = 1.0
            f[Feature.SCORE] = float(seat.score)
            f[Feature.WHEEL] = float(_wheel_to_come(game, seat))
            _fill_groups(f, game, seat)
            f[Feature.JOKERS] = float(seat.jokers)
            f[Feature.FREE_CELLS] = float(count(seat.open & ~seat.occupied))
            f[Feature.EMPTY_AREAS] = float(count(seat.empty_areas()))
            _fill_storage(f, game, seat)
            _fill_rings(f, seat, game.rules.jokers)
            f[Feature.PASSED] = 1.0 if seat.passed else 0.0
            f[Feature.FREE_SPACES] = 0.0 if seat.passed else float(seat.free_spaces())
        f[Feature.TO_MOVE] = 1.0 if game.to_move == number else 0.0
        if seat.passed:
            f[Feature.TILES_TO_TAKE] = 0.0
            f[Feature.STACK_TO_COME] = 0.0
        else:
            f[Feature.TILES_TO_TAKE] = float(count(table.tiles()) + count(table.shown))
            f[Feature.STACK_TO_COME] = float(table.stack)
        return changed

    def _has_changed(self, game: QueensGarden, seat: Seat) -> bool:
        """Return whether the seat, the round or the rules have changed since last time."""
        tracker = self._tracker
        changed = tracker.update(0, game.round)
        if game.rules is not self._rules:
            self._rules = game.rules
            changed = True
        changed |= tracker.update(1, seat.score)
        changed |= tracker.update(2, 1 if seat.passed else 0)
        changed |= tracker.update(3, seat.tiles[0])
        changed |= tracker.update(4, seat.tiles[1])
        changed |= tracker.update(5, seat.tiles[2])
        changed |= tracker.update(6, seat.expansions)
        changed |= tracker.update(7, seat.jokers)
        changed |= tracker.update(8, seat.open)
        changed |= tracker.update(9, seat.placed)
        changed |= tracker.update(10, seat.pavilions)
        line: i64 = 0
        while line < 12:
            changed |= tracker.update(11 + line, seat.lines[line])
            line += 1
        return changed


def _wheel_to_come(game: QueensGarden, seat: Seat) -> i64:
    """Return what the garden as it is scores in this round and all later ones (QG-5)."""
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


def wheel_of(game: QueensGarden, hexagon: i64) -> i64:
    """Return what a hexagon in the garden scores in this round and all later ones."""
    at = 12 * (game.round - 1)
    return game.rules.to_come[at + hexagon // 6] + game.rules.to_come[at + 6 + hexagon % 6]


def _fill_groups(f: vec[float], game: QueensGarden, seat: Seat) -> None:
    """Compute groups as they would score at the end (QG-7.2), and incomplete ones."""
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
    f[Feature.GROUPS] = float(points)
    f[Feature.PAIRS] = float(pairs)
    f[Feature.SINGLES] = float(singles)
    f[Feature.GROUPS_OF_3] = float(threes)
    f[Feature.GROUPS_OF_4] = float(fours)
    f[Feature.GROUPS_OF_5] = float(fives)
    f[Feature.GROUPS_OF_6] = float(sixes)


def _fill_storage(f: vec[float], game: QueensGarden, seat: Seat) -> None:
    """Compute what lies in storage, and what of it can be placed at once."""
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
        wheel += wheel_of(game, hexagon) * heap_count(seat.tiles, 0, hexagon)
        if seat.tile_cells(hexagon) and affordable(seat, hexagon, repeat):
            placeable += 1
            placeable_values += VALUE[hexagon]
    pieces = seat.expansions
    while pieces:
        hexagon = lowest(pieces)
        pieces &= pieces - 1
        expansions += 1
        expansion_values += VALUE[hexagon]
        expansion_wheel += wheel_of(game, hexagon)
        if seat.expansion_cells(hexagon) and affordable(seat, hexagon, repeat):
            placeable_expansions += 1
    f[Feature.TILES] = float(seat.tile_count)
    f[Feature.TILE_VALUES] = float(storage_loss(seat) - expansion_values)
    f[Feature.TILE_WHEEL] = float(wheel)
    f[Feature.EXPANSIONS] = float(expansions)
    f[Feature.EXPANSION_VALUES] = float(expansion_values)
    f[Feature.EXPANSION_WHEEL] = float(expansion_wheel)
    f[Feature.PLACEABLE_TILES] = float(placeable)
    f[Feature.PLACEABLE_VALUES] = float(placeable_values)
    f[Feature.PLACEABLE_EXPANSIONS] = float(placeable_expansions)
    f[Feature.PAYABLE_LINES] = float(_payable_lines(seat))


def _payable_lines(seat: Seat) -> i64:
    """Return how many pieces of storage lie on a line with another one, over all lines."""
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
    """Compute the jokers to win by closing rings that are at least half closed (QG-4.9)."""
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
    f[Feature.RING_OF_3] = float(three)
    f[Feature.RING_OF_4] = float(four)
    f[Feature.RING_OF_5] = float(five)
