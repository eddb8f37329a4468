"""Random turns and random playouts.

A random turn is drawn in stages, each evenly among what can still be completed: the kind of
turn (acquire, place a tile, place an expansion, buy), then what to acquire or which piece to
place, then where, then the payment piece by piece. A player passes, discarding nothing, only
when there is no other turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest, nth
from quinta.core.chance import Random
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    FACE_UP,
    PASS_KEEPING_ALL,
    TILE,
    acquire_move,
    areas_to_buy_for,
    cells_for,
    place_move,
)
from quinta.games.garden.rules.payment import affordable, random_payment
from quinta.games.garden.rules.pieces import LINE_MASK, LINE_START, LINE_STEP
from quinta.games.garden.rules.turns import apply

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden


def play_on(game: QueensGarden, random: Random) -> None:
    """Play random turns to the end of the game, and draw with the same generator."""
    game.table.random = random
    while not game.is_over:
        apply(game, random_move(game, random))


def random_move(game: QueensGarden, random: Random) -> i64:
    """Return the first turn that can be played of the kinds of turn in a random order."""
    kinds: i64 = 0b1111
    left: i64 = 4
    while left:
        kind = nth(kinds, random.below(left))
        kinds ^= BIT[kind]
        left -= 1
        if kind == ACQUIRE:
            move = _random_acquire(game, random)
        elif kind == BUY:
            move = _random_buy(game, random)
        else:
            move = _random_placement(game, kind, random)
        if move >= 0:
            return move
    return PASS_KEEPING_ALL


def _random_acquire(game: QueensGarden, random: Random) -> i64:
    """Return an acquire of a name drawn evenly among those that fit, or -1."""
    seat = game.seats[game.to_move]
    tile_space = seat.free_spaces()
    expansion_space = seat.free_expansion_spaces()
    if tile_space == 0 and expansion_space == 0:
        return -1
    tiles = game.table.tiles()
    shown = game.table.shown
    lines: i64 = 0b111111111111
    left: i64 = 12
    while left:
        line = nth(lines, random.below(left))
        lines ^= BIT[line]
        left -= 1
        here = (tiles | shown) & LINE_MASK[line]
        if not here:
            continue
        # What must be a tile and what must be an expansion needs its space; what may be
        # either needs one of the spaces that remain.
        spare_tiles = tile_space - count(here & ~shown)
        spare_expansions = expansion_space - count(here & ~tiles)
        if spare_tiles < 0 or spare_expansions < 0:
            continue
        if count(here & tiles & shown) > spare_tiles + spare_expansions:
            continue
        if here & (here - 1) == 0:
            line = lowest(here) // 6
        return _random_sources(game, line, here, spare_tiles, spare_expansions, random)
    return -1


def _random_sources(
    game: QueensGarden,
    line: i64,
    here: i64,
    spare_tiles: i64,
    spare_expansions: i64,
    random: Random,
) -> i64:
    """Return an acquire of these hexagons, each from a source drawn evenly."""
    sources: i64 = 0
    start = LINE_START[line]
    step = LINE_STEP[line]
    while here:
        hexagon = lowest(here)
        here &= here - 1
        slots = game.table.slots_with(hexagon)
        shown = (game.table.shown >> hexagon) & 1
        if slots and shown:
            if spare_tiles == 0:
                slots = 0
            elif spare_expansions == 0:
                shown = 0
        ways = count(slots) + shown
        pick: i64 = random.below(ways) if ways > 1 else 0
        source = FACE_UP
        if pick < ways - shown:
            source = nth(slots, pick) + 1
            if (game.table.shown >> hexagon) & 1:
                spare_tiles -= 1
        elif game.table.slots_with(hexagon):
            spare_expansions -= 1
        sources |= source << (4 * ((hexagon - start) // step))
    return acquire_move(line, sources)


def _random_placement(game: QueensGarden, kind: i64, random: Random) -> i64:
    """Return the placement of a piece drawn evenly among those that can be placed, or -1."""
    seat = game.seats[game.to_move]
    repeat = game.rules.repeat
    pieces = seat.tiles[0] if kind == TILE else seat.expansions
    left = count(pieces)
    while left:
        hexagon = nth(pieces, random.below(left))
        pieces ^= BIT[hexagon]
        left -= 1
        if not affordable(seat, hexagon, repeat):
            continue
        cells = cells_for(seat, kind, hexagon)
        if cells:
            cell = nth(cells, random.below(count(cells)))
            return place_move(kind, hexagon, cell, random_payment(seat, hexagon, repeat, random))
    return -1


def _random_buy(game: QueensGarden, random: Random) -> i64:
    """Return the purchase of an expansion for an area drawn evenly, or -1."""
    areas = areas_to_buy_for(game)
    if not areas:
        return -1
    return BUY | (nth(areas, random.below(count(areas))) << 3)
