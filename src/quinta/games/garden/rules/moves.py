"""The turns of Queen's Garden: how they are packed, which are legal (QG-4).

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

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest, nth
from quinta.core.game import IllegalMove
from quinta.games.garden.rules.board import CELLS
from quinta.games.garden.rules.payment import (
    TOO_LITTLE,
    affordable,
    fault_in,
    most_payable,
    payments,
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
    """Pack taking, for each hexagon of a line, from the source in its four bits."""
    return ACQUIRE | (line << 3) | (sources << 7)


def source_of(move: i64, i: i64) -> i64:
    """Where an acquire takes hexagon i of its line from; 0 if it does not."""
    return (move >> (7 + 4 * i)) & 15


def line_of(move: i64) -> i64:
    """The line of an acquire."""
    return (move >> 3) & 15


def place_move(kind: i64, hexagon: i64, cell: i64, payment: i64) -> i64:
    """Pack placing a tile or an expansion."""
    return kind | (hexagon << 3) | (cell << 9) | (payment << 15)


def hexagon_of(move: i64) -> i64:
    """The hexagon that a tile or expansion turn places."""
    return (move >> 3) & 63


def cell_of(move: i64) -> i64:
    """The cell on which a tile or expansion turn puts its hexagon."""
    return (move >> 9) & 63


def payment_of(move: i64) -> i64:
    """The payment of a tile or expansion turn."""
    return move >> 15


def area_bought(move: i64) -> i64:
    """The area on which a buy puts its expansion."""
    return move >> 3


def pass_move(expansions: int, first: int, second: int, third: int) -> int:
    """Pack a pass that discards expansions and a heap of tiles."""
    return int(PASS) | expansions << 3 | first << 39 | second << 75 | third << 111


def discarded_expansions(move: int) -> int:
    """The mask of expansions that a pass discards."""
    return (move >> 3) & int(ALL)


def discarded_tiles(move: int, layer: int) -> int:
    """One of the three masks of the heap of tiles that a pass discards."""
    return (move >> (39 + 36 * layer)) & int(ALL)


# --- checking one turn ---------------------------------------------------------------------


def fault(game: QueensGarden, move: int) -> IllegalMove | None:
    """Why a turn is illegal for the seat to move, or None when it is legal."""
    if game.is_over:
        return IllegalMove("QG-7", "the game is over", "over")
    kind = move & 7
    if move < 0 or kind > PASS:
        return IllegalMove("QG-4", "this is no turn of Queen's Garden")
    if kind == PASS:
        return _pass_fault(move, _storage_of(game.seats[game.to_move]))
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
        held = TILE_SPACES - seat.free_spaces()
        reason = f"{tiles} tiles do not fit the storage"
        facts = {"tiles": int(tiles), "held": int(held), "spaces": int(TILE_SPACES)}
        return IllegalMove("QG-4.1", reason, "storage", facts)
    if expansions > seat.free_expansion_spaces():
        held = EXPANSION_SPACES - seat.free_expansion_spaces()
        reason = f"{expansions} expansions do not fit the storage"
        facts = {"expansions": int(expansions), "held": int(held), "spaces": int(EXPANSION_SPACES)}
        return IllegalMove("QG-4.1", reason, "expansion-storage", facts)
    return None


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
        key = "too-little" if problem == TOO_LITTLE else "payment"
        return IllegalMove("QG-4.6", f"{name} costs {VALUE[hexagon]}: {problem}", key)
    return None


def piece_fault(game: QueensGarden, kind: i64, hexagon: i64) -> IllegalMove | None:
    """Why a piece in storage cannot be placed anywhere, however it is paid."""
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


def _pass_fault(move: int, storage: list[int]) -> IllegalMove | None:
    """Why a pass is illegal for who holds these masks of tiles and expansions."""
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


def _storage_of(seat: Seat) -> list[int]:
    return [seat.tiles[0], seat.tiles[1], seat.tiles[2], seat.expansions]


def areas_to_buy_for(game: QueensGarden) -> i64:
    """The areas for which the player to move can buy an expansion (QG-4.5b)."""
    seat = game.seats[game.to_move]
    return seat.empty_areas() if seat.score >= PRICE and game.table.supply else 0


def cells_for(seat: Seat, kind: i64, hexagon: i64) -> i64:
    """Where the hexagon of a tile or expansion in storage may go (QG-4.4, QG-4.5a)."""
    return seat.tile_cells(hexagon) if kind == TILE else seat.expansion_cells(hexagon)


# --- listing all of them -------------------------------------------------------------------


def acquires(game: QueensGarden) -> list[int]:
    """Every way to acquire (QG-4.1)."""
    found: list[int] = []
    tiles = game.table.tiles()
    present = tiles | game.table.shown
    seat = game.seats[game.to_move]
    line: i64 = 0
    while line < 12:
        here = present & LINE_MASK[line]
        single = here & (here - 1) == 0
        line_to_pack = line
        if here and single and line > 5:
            line_to_pack = lowest(here) // 6
            if present & LINE_MASK[line_to_pack] == here:
                here = 0  # the same pieces as under the name of the colour
        if here:
            _extend_acquire(
                found,
                game,
                here,
                line_to_pack,
                0,
                seat.free_spaces(),
                seat.free_expansion_spaces(),
            )
        line += 1
    return found


def _extend_acquire(
    found: list[int],
    game: QueensGarden,
    rest: i64,
    line: i64,
    sources: i64,
    tile_space: i64,
    expansion_space: i64,
) -> None:
    """Add every choice of a source for the hexagons that remain."""
    if not rest:
        found.append(acquire_move(line, sources))
        return
    hexagon = lowest(rest)
    rest &= rest - 1
    shift = 4 * ((hexagon - LINE_START[line]) // LINE_STEP[line])
    if tile_space:
        slots = game.table.slots_with(hexagon)
        while slots:
            taken = sources | ((lowest(slots) + 1) << shift)
            slots &= slots - 1
            _extend_acquire(found, game, rest, line, taken, tile_space - 1, expansion_space)
    if expansion_space and (game.table.shown >> hexagon) & 1:
        taken = sources | (FACE_UP << shift)
        _extend_acquire(found, game, rest, line, taken, tile_space, expansion_space - 1)


@final
class _Placements:
    """All ways to place one piece: any of its cells, paid in any of its ways."""

    __slots__ = ("cells", "hexagon", "kind", "payments", "size")

    def __init__(self, kind: i64, hexagon: i64, cells: i64, ways: list[int]) -> None:
        self.kind = kind
        self.hexagon = hexagon
        self.cells = cells
        self.payments = ways
        self.size: i64 = count(cells) * len(ways)

    def move(self, index: i64) -> i64:
        ways: i64 = len(self.payments)
        cell = nth(self.cells, index // ways)
        return place_move(self.kind, self.hexagon, cell, self.payments[index % ways])

    def holds(self, move: i64) -> bool:
        return (
            move & 7 == self.kind
            and hexagon_of(move) == self.hexagon
            and (self.cells >> cell_of(move)) & 1 == 1
            and payment_of(move) in self.payments
        )


@final
class LegalMoves:
    """The legal turns of one position, each once, made only when asked for.

    Acquires and buys are few and listed; a placement is a cell times a payment; a pass is a
    number of copies to discard of each piece in storage, and the passes come last.
    """

    __slots__ = ("_blocks", "_few", "_length", "_storage", "passes")

    def __init__(self, game: QueensGarden) -> None:
        self._few: list[int] = []
        self._blocks: list[_Placements] = []
        self._storage: list[int] = []
        self.passes: int = 0
        self._length: int = 0
        if game.is_over:
            return
        seat = game.seats[game.to_move]
        self._few = acquires(game)
        areas = areas_to_buy_for(game)
        while areas:
            self._few.append(BUY | (lowest(areas) << 3))
            areas &= areas - 1
        placed: i64 = 0
        repeat = game.rules.repeat
        hexagons = seat.tiles[0]
        while hexagons:
            placed += self._add(seat, TILE, lowest(hexagons), repeat)
            hexagons &= hexagons - 1
        hexagons = seat.expansions
        while hexagons:
            placed += self._add(seat, EXPANSION, lowest(hexagons), repeat)
            hexagons &= hexagons - 1
        self._storage = _storage_of(seat)
        self.passes = len(self._few) + placed
        # Copies 0, 1, 2 or 3 of each tile: two ways if held once, three if twice, four.
        once = count(seat.tiles[0]) - count(seat.tiles[1])
        twice = count(seat.tiles[1]) - count(seat.tiles[2])
        ways: int = 1 << (once + count(seat.expansions) + 2 * count(seat.tiles[2]))
        while twice:
            ways *= 3
            twice -= 1
        self._length = self.passes + ways

    def _add(self, seat: Seat, kind: i64, hexagon: i64, repeat: bool) -> i64:
        """Add the block of one piece; returns how many turns that gives."""
        if not affordable(seat, hexagon, repeat):
            return 0
        cells = cells_for(seat, kind, hexagon)
        if not cells:
            return 0
        block = _Placements(kind, hexagon, cells, payments(seat, hexagon, repeat))
        self._blocks.append(block)
        return block.size

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> int:
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError("no legal turn has this index")
        if index >= self.passes:
            return self._pass(index - self.passes)
        at: i64 = index
        few: i64 = len(self._few)
        if at < few:
            return self._few[at]
        at -= few
        for block in self._blocks:
            if at < block.size:
                return block.move(at)
            at -= block.size
        raise IndexError("no legal turn has this index")

    def _pass(self, index: int) -> int:
        """The pass with this number in a mixed radix, one digit for each piece."""
        first: i64 = self._storage[0]
        second: i64 = self._storage[1]
        third: i64 = self._storage[2]
        discarded: list[int] = [0, 0, 0]
        rest = first
        while rest:
            bit = rest & -rest
            rest ^= bit
            radix = 2 + (1 if second & bit else 0) + (1 if third & bit else 0)
            index, copies = divmod(index, radix)
            for layer in range(copies):
                discarded[layer] |= bit
        expansions: int = 0
        rest = self._storage[3]
        while rest:
            bit = rest & -rest
            rest ^= bit
            if index & 1:
                expansions |= bit
            index >>= 1
        return pass_move(expansions, discarded[0], discarded[1], discarded[2])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, bool) or not isinstance(move, int) or move < 0 or not self._length:
            return False
        if move & 7 == PASS:
            return _pass_fault(move, self._storage) is None
        if move >> 40:
            return False
        packed: i64 = move
        if packed & 7 == ACQUIRE or packed & 7 == BUY:
            return move in self._few
        return any(block.holds(packed) for block in self._blocks)

    def __iter__(self) -> Iterator[int]:
        for index in range(self._length):
            yield self[index]
