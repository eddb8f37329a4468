"""The legal turns of a position of Queen's Garden (QG-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from quinta.core.bits import count, lowest, nth
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    EXPANSION,
    FACE_UP,
    PASS,
    TILE,
    acquire_move,
    areas_to_buy_for,
    cell_of,
    cells_for,
    hexagon_of,
    pass_fault,
    pass_move,
    payment_of,
    place_move,
    storage_of,
)
from quinta.games.garden.rules.payment import affordable, payments
from quinta.games.garden.rules.pieces import LINE_MASK, LINE_START, LINE_STEP
from quinta.games.garden.rules.seat import Seat

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden


def acquires(game: QueensGarden) -> list[int]:
    """Return every way to acquire (QG-4.1)."""
    found: list[int] = []
    present = game.table.tiles() | game.table.shown
    seat = game.seats[game.to_move]
    tile_space = seat.free_spaces()
    expansion_space = seat.free_expansion_spaces()
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
            _extend_acquire(found, game, here, line_to_pack, 0, tile_space, expansion_space)
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
    """The legal turns of one position, each once, made when asked for.

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
        self._storage = storage_of(seat)
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
        """Add the block of one piece; return how many turns that gives."""
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
        """Return the pass with this number in a mixed radix, one digit for each piece."""
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
            return pass_fault(move, self._storage) is None
        if move >> 40:
            return False
        packed: i64 = move
        if packed & 7 == ACQUIRE or packed & 7 == BUY:
            return move in self._few
        return any(block.holds(packed) for block in self._blocks)

    def __iter__(self) -> Iterator[int]:
        for index in range(self._length):
            yield self[index]
