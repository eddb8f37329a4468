"""The turns of Queen's Garden: how they are packed, why one is illegal (QG-4).

A turn is one integer. Its low three bits are the kind of turn, and then:

* acquire: the line (4 bits), and for each of its six hexagons (4 bits) the slot it is taken
  from, 9 for the face-up expansion itself, 0 for not taken;
* tile, expansion: hexagon (6 bits), cell (6 bits) and payment (19 bits, see ``payment``);
* buy: the area;
* pass: what is discarded, a mask of expansions and the three masks of a heap of tiles, 36
  bits each.

The pieces acquired are the turn (QG-4.1), so a single hexagon is always packed on the line
of its colour, whichever name would take it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quinta.core.bits import BIT, lowest
from quinta.core.game import IllegalMove
from quinta.games.garden.rules.board import CELLS
from quinta.games.garden.rules.payment import (
    TOO_LITTLE,
    TWICE,
    affordable,
    fault_in,
    most_payable,
)
from quinta.games.garden.rules.pieces import (
    ALL,
    HEXAGONS,
    LINE_MASK,
    LINE_START,
    LINE_STEP,
    NAMES,
    VALUE,
)
from quinta.games.garden.rules.seat import BARRED, EXPANSION_SPACES, TILE_SPACES, Seat
from quinta.games.garden.rules.table import SLOTS

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

ACQUIRE: Final[i64] = 0
TILE: Final[i64] = 1
EXPANSION: Final[i64] = 2
BUY: Final[i64] = 3
PASS: Final[i64] = 4

FACE_UP: Final[i64] = 9
PRICE: Final[i64] = 6
PASS_KEEPING_ALL: Final = 4


def acquire_move(line: i64, sources: i64) -> i64:
    """Pack an acquire of the hexagons of a line, each from the source in its four bits."""
    return ACQUIRE | (line << 3) | (sources << 7)


def source_of(move: i64, i: i64) -> i64:
    """Return where an acquire takes hexagon i of its line from; 0 if it does not."""
    return (move >> (7 + 4 * i)) & 15


def line_of(move: i64) -> i64:
    """Return the line of an acquire."""
    return (move >> 3) & 15


def place_move(kind: i64, hexagon: i64, cell: i64, payment: i64) -> i64:
    """Pack the placement of a tile or an expansion."""
    return kind | (hexagon << 3) | (cell << 9) | (payment << 15)


def hexagon_of(move: i64) -> i64:
    """Return the hexagon that a tile or expansion turn places."""
    return (move >> 3) & 63


def cell_of(move: i64) -> i64:
    """Return the cell on which a tile or expansion turn puts its hexagon."""
    return (move >> 9) & 63


def payment_of(move: i64) -> i64:
    """Return the payment of a tile or expansion turn."""
    return move >> 15


def area_bought(move: i64) -> i64:
    """Return the area on which a buy puts its expansion."""
    return move >> 3


def pass_move(expansions: int, first: int, second: int, third: int) -> int:
    """Pack a pass that discards expansions and a heap of tiles."""
    return int(PASS) | expansions << 3 | first << 39 | second << 75 | third << 111


def discarded_expansions(move: int) -> int:
    """Return the mask of expansions that a pass discards."""
    return (move >> 3) & int(ALL)


def discarded_tiles(move: int, layer: int) -> int:
    """Return one of the three masks of the heap of tiles that a pass discards."""
    return (move >> (39 + 36 * layer)) & int(ALL)


# --- checking one turn ---------------------------------------------------------------------


def fault(game: QueensGarden, move: int) -> IllegalMove | None:
    """Return why a turn is illegal for the seat to move, or None when it is legal."""
    if game.is_over:
        return IllegalMove("QG-7", "the game is over", "over")
    kind = move & 7
    if move < 0 or kind > PASS:
        return IllegalMove("QG-4", "this is no turn of Queen's Garden")
    if kind == PASS:
        return pass_fault(move, storage_of(game.seats[game.to_move]))
    if move >> 40:
        return IllegalMove("QG-4", "this is no turn of Queen's Garden")
    if kind == ACQUIRE:
        return _acquire_fault(game, move)
    if kind == BUY:
        return _buy_fault(game, move)
    return _place_fault(game, move)


def _acquire_fault(game: QueensGarden, move: i64) -> IllegalMove | None:
    line = line_of(move)
    if line > 11 or move >> 31:
        return IllegalMove("QG-4.1", "this names no colour or pattern")
    taken: i64 = 0
    tiles: i64 = 0
    expansions: i64 = 0
    i: i64 = 0
    while i < 6:
        source = source_of(move, i)
        hexagon = LINE_START[line] + i * LINE_STEP[line]
        if source:
            taken |= BIT[hexagon]
        if source == FACE_UP:
            expansions += 1
            if not (game.table.shown >> hexagon) & 1:
                return IllegalMove(
                    "QG-4.1", f"no expansion {NAMES[hexagon]} is face up", "not-there"
                )
        elif source:
            tiles += 1
            if source > SLOTS or not (game.table.slots_with(hexagon) >> (source - 1)) & 1:
                reason = f"no tile {NAMES[hexagon]} lies on slot {source}"
                return IllegalMove("QG-4.1", reason, "not-there")
        i += 1
    if not taken:
        return IllegalMove("QG-4.1", "at least one hexagon must be taken", "absent")
    present = game.table.tiles() | game.table.shown
    if taken & (taken - 1):
        if taken != present & LINE_MASK[line]:
            return IllegalMove("QG-4.1", "every hexagon of the colour or pattern must be taken")
    elif line > 5:
        return IllegalMove("QG-4.1", "a single hexagon is packed by its colour")
    elif taken not in (present & LINE_MASK[line], present & LINE_MASK[6 + lowest(taken) % 6]):
        return IllegalMove("QG-4.1", "every hexagon of the colour or pattern must be taken")
    seat = game.seats[game.to_move]
    if tiles > seat.free_spaces():
        reason = f"{tiles} tiles do not fit the storage"
        facts = {"tiles": int(tiles), **_room(seat.free_spaces(), TILE_SPACES)}
        return IllegalMove("QG-4.1", reason, "storage", facts)
    if expansions > seat.free_expansion_spaces():
        reason = f"{expansions} expansions do not fit the storage"
        room = _room(seat.free_expansion_spaces(), EXPANSION_SPACES)
        facts = {"expansions": int(expansions), **room}
        return IllegalMove("QG-4.1", reason, "expansion-storage", facts)
    return None


def _room(free: i64, spaces: i64) -> dict[str, int]:
    """Return how full a part of a storage is."""
    return {"free": int(free), "held": int(spaces - free), "spaces": int(spaces)}


def _place_fault(game: QueensGarden, move: i64) -> IllegalMove | None:
    seat = game.seats[game.to_move]
    hexagon = hexagon_of(move)
    cell = cell_of(move)
    if hexagon >= HEXAGONS or cell >= len(CELLS):
        return IllegalMove("QG-4.4", "this is no hexagon or no cell")
    name = NAMES[hexagon]
    q, r = CELLS[cell]
    bit: i64 = BIT[cell]
    if move & 7 == TILE:
        if not (seat.tiles[0] >> hexagon) & 1:
            return IllegalMove("QG-4.4", f"no tile {name} is in storage", "not-held")
        if not seat.open & ~seat.occupied & bit:
            return IllegalMove("QG-4.4", f"{q},{r} is not a free cell of the garden", "not-free")
        allowed = seat.tile_cells(hexagon)
    else:
        if not (seat.expansions >> hexagon) & 1:
            return IllegalMove("QG-4.5", f"no expansion {name} is in storage", "not-held")
        if not seat.empty_rims() & bit:
            return IllegalMove("QG-4.5", f"{q},{r} is not on the rim of an empty area", "no-rim")
        allowed = seat.expansion_cells(hexagon)
    if not allowed & bit:
        if seat.lines[BARRED + hexagon] & bit:
            reason = f"{name} on {q},{r} would make a group with two identical hexagons"
            return IllegalMove("QG-4.7", reason, "identical")
        reason = f"{name} on {q},{r} has no neighbour of its colour or pattern"
        return IllegalMove("QG-4.7", reason, "no-match")
    problem = fault_in(seat, hexagon, payment_of(move), game.rules.repeat)
    if problem:
        key = {TOO_LITTLE: "too-little", TWICE: "twice"}.get(problem, "payment")
        return IllegalMove("QG-4.6", f"{name} costs {VALUE[hexagon]}: {problem}", key)
    return None


def piece_fault(game: QueensGarden, kind: i64, hexagon: i64) -> IllegalMove | None:
    """Return why a piece in storage cannot be placed anywhere, however it is paid."""
    seat = game.seats[game.to_move]
    if not cells_for(seat, kind, hexagon):
        return IllegalMove("QG-4.7", f"{NAMES[hexagon]} fits no cell of the garden", "nowhere")
    if affordable(seat, hexagon, game.rules.repeat):
        return None
    cost = int(VALUE[hexagon])
    pay = int(most_payable(seat, hexagon, game.rules.repeat))
    reason = f"{NAMES[hexagon]} costs {cost}, at most {pay} can be paid"
    return IllegalMove("QG-4.6", reason, "cost", {"cost": cost, "pay": pay})


def _buy_fault(game: QueensGarden, move: i64) -> IllegalMove | None:
    seat = game.seats[game.to_move]
    area = area_bought(move)
    if area > 5 or not (seat.empty_areas() >> area) & 1:
        return IllegalMove("QG-4.5", "an expansion is bought for an empty area", "taken")
    if seat.score < PRICE:
        reason = f"a bought expansion costs {PRICE} points, the score is {seat.score}"
        facts = {"price": int(PRICE), "score": int(seat.score)}
        return IllegalMove("QG-4.5", reason, "points", facts)
    if not game.table.supply:
        return IllegalMove("QG-4.5", "the supply is empty", "supply")
    return None


def pass_fault(move: int, storage: list[int]) -> IllegalMove | None:
    """Return why a pass is illegal for a seat that holds these masks of pieces."""
    first = discarded_tiles(move, 0)
    second = discarded_tiles(move, 1)
    third = discarded_tiles(move, 2)
    if move >> 147 or second & ~first or third & ~second:
        return IllegalMove("QG-4.10", "this is no heap of tiles")
    if first & ~storage[0] or second & ~storage[1] or third & ~storage[2]:
        return IllegalMove("QG-4.10", "a discarded tile is not in storage")
    if discarded_expansions(move) & ~storage[3]:
        return IllegalMove("QG-4.10", "a discarded expansion is not in storage")
    return None


def storage_of(seat: Seat) -> list[int]:
    """Return the masks of tiles and expansions that a seat holds."""
    return [seat.tiles[0], seat.tiles[1], seat.tiles[2], seat.expansions]


def areas_to_buy_for(game: QueensGarden) -> i64:
    """Return the areas for which the player to move can buy an expansion (QG-4.5b)."""
    seat = game.seats[game.to_move]
    return seat.empty_areas() if seat.score >= PRICE and game.table.supply else 0


def cells_for(seat: Seat, kind: i64, hexagon: i64) -> i64:
    """Return where a tile's or expansion's hexagon may go (QG-4.4, QG-4.5a)."""
    return seat.tile_cells(hexagon) if kind == TILE else seat.expansion_cells(hexagon)
