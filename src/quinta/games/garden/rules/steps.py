"""The turns of Queen's Garden as sequences of small choices.

Each small choice is a number with one meaning everywhere: a kind of turn, a name to
acquire, a slot, a hexagon to place, a cell, an area, a tile, an expansion or a joker to pay
or discard, done. Pieces are paid and discarded one at a time in ascending order, so that
every turn has exactly one path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from quinta.core.bits import numbers
from quinta.core.fields import shown
from quinta.core.game import Data, IllegalMove, check_step
from quinta.games.garden import TITLE
from quinta.games.garden.rules.board import CELLS
from quinta.games.garden.rules.legal import acquires
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    EXPANSION,
    FACE_UP,
    PASS,
    TILE,
    area_bought,
    areas_to_buy_for,
    cell_of,
    cells_for,
    discarded_expansions,
    discarded_tiles,
    hexagon_of,
    line_of,
    pass_move,
    payment_of,
    place_move,
    source_of,
)
from quinta.games.garden.rules.payment import (
    EXPANSION_BIT,
    affordable,
    jokers_in,
    on_line,
    payment_line,
    payments,
)
from quinta.games.garden.rules.pieces import (
    HEXAGONS,
    LINE_MASK,
    LINE_START,
    LINE_STEP,
    LINES,
    NAMES,
    heap_count,
    line_kind,
)

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

_KINDS: Final = ("acquire", "tile", "expansion", "buy", "pass")

FIRST_NAME: Final = 5
FIRST_SLOT: Final = 17
FIRST_HEXAGON: Final = 26
FIRST_CELL: Final = 62
FIRST_AREA: Final = 117
FIRST_TILE: Final = 123
FIRST_EXPANSION: Final = 159
JOKER: Final = 195
DONE: Final = 196
SIZE: Final = 197
"""The number of different small choices."""


def choices(game: QueensGarden, path: Sequence[int]) -> list[int]:
    """Return the small choices that can follow a path, ascending; none if it is whole."""
    if not path:
        return _kinds(game)
    if path[0] not in _kinds(game):
        raise _astray(path)
    rest = list(path[1:])
    if path[0] == BUY:
        return _narrowed(path, rest, [[FIRST_AREA + area] for area in _areas(game)])
    if path[0] == PASS:
        return _discards(game, path, rest)
    if path[0] == ACQUIRE:
        return _narrowed(path, rest, [acquire_path(game, move) for move in acquires(game)])
    if not rest:
        return [FIRST_HEXAGON + hexagon for hexagon in _placeable(game, path[0])]
    hexagon = rest[0] - FIRST_HEXAGON
    if hexagon not in _placeable(game, path[0]):
        raise _astray(path)
    cells = [FIRST_CELL + cell for cell in _cells(game, path[0], hexagon)]
    if len(rest) == 1:
        return cells
    if rest[1] not in cells:
        raise _astray(path)
    ways = payments(game.seats[game.to_move], hexagon, game.rules.repeat)
    return _narrowed(path, rest[2:], [payment_path(hexagon, payment) for payment in ways])


def move(game: QueensGarden, path: Sequence[int]) -> int:
    """Return the turn that a whole path makes."""
    if game.is_over:
        raise IllegalMove("QG-7", "the game is over", "over")
    if not path or choices(game, path):
        raise IllegalMove("QG-4", f"the choices {shown(list(path))} are not a whole turn")
    kind = path[0]
    if kind == BUY:
        return int(BUY | ((path[1] - FIRST_AREA) << 3))
    if kind == PASS:
        return _pass_of(path[1:-1])
    if kind == ACQUIRE:
        wanted = list(path[1:])
        return next(move for move in acquires(game) if acquire_path(game, move) == wanted)
    hexagon = path[1] - FIRST_HEXAGON
    ways = payments(game.seats[game.to_move], hexagon, game.rules.repeat)
    paid = list(path[3:])
    payment = next(way for way in ways if payment_path(hexagon, way) == paid)
    return int(place_move(kind, hexagon, path[2] - FIRST_CELL, payment))


def path(game: QueensGarden, move: int) -> list[int]:
    """Return the path of a legal turn."""
    kind = move & 7
    if kind == BUY:
        return [kind, FIRST_AREA + int(area_bought(move))]
    if kind == ACQUIRE:
        return [kind, *acquire_path(game, move)]
    if kind == PASS:
        discarded = [discarded_tiles(move, layer) for layer in range(3)]
        tiles = sorted(FIRST_TILE + hexagon for mask in discarded for hexagon in numbers(mask))
        expansions = numbers(discarded_expansions(move))
        return [kind, *tiles, *(FIRST_EXPANSION + hexagon for hexagon in expansions), DONE]
    hexagon = int(hexagon_of(move))
    paid = payment_path(hexagon, payment_of(move))
    return [kind, FIRST_HEXAGON + hexagon, FIRST_CELL + int(cell_of(move)), *paid]


def data(step: int) -> Data:
    """Return a small choice as plain JSON data."""
    check_step(step, SIZE, TITLE)
    if step < FIRST_NAME:
        return {"step": "turn", "turn": _KINDS[step]}
    if step < FIRST_SLOT:
        line = step - FIRST_NAME
        return {"step": "name", "name": LINES[line], "line": line_kind(line)}
    if step < FIRST_HEXAGON:
        slot = step - FIRST_SLOT + 1
        return {"step": "slot", "slot": "up" if slot == FACE_UP else slot}
    if step < FIRST_CELL:
        return {"step": "hexagon", "hexagon": NAMES[step - FIRST_HEXAGON]}
    if step < FIRST_AREA:
        return {"step": "cell", "cell": list(CELLS[step - FIRST_CELL])}
    if step < FIRST_TILE:
        return {"step": "area", "area": step - FIRST_AREA}
    if step < FIRST_EXPANSION:
        return {"step": "tile", "hexagon": NAMES[step - FIRST_TILE]}
    if step < JOKER:
        return {"step": "expansion", "hexagon": NAMES[step - FIRST_EXPANSION]}
    return {"step": "joker"} if step == JOKER else {"step": "done"}


def _astray(path: Sequence[int]) -> IllegalMove:
    return IllegalMove("QG-4", f"no legal turn begins with the choices {shown(list(path))}")


def _narrowed(path: Sequence[int], rest: list[int], paths: list[list[int]]) -> list[int]:
    """Return what can follow ``rest`` in one of the paths."""
    at = len(rest)
    fitting = [whole for whole in paths if whole[:at] == rest]
    if not fitting:
        raise _astray(path)
    return sorted({whole[at] for whole in fitting if len(whole) > at})


def _kinds(game: QueensGarden) -> list[int]:
    if game.is_over:
        return []
    kinds: list[int] = []
    if acquires(game):
        kinds.append(int(ACQUIRE))
    if _placeable(game, int(TILE)):
        kinds.append(int(TILE))
    if _placeable(game, int(EXPANSION)):
        kinds.append(int(EXPANSION))
    if _areas(game):
        kinds.append(int(BUY))
    return [*kinds, int(PASS)]


def _areas(game: QueensGarden) -> list[int]:
    return numbers(areas_to_buy_for(game))


def _cells(game: QueensGarden, kind: int, hexagon: int) -> list[int]:
    return numbers(cells_for(game.seats[game.to_move], kind, hexagon))


def _placeable(game: QueensGarden, kind: int) -> list[int]:
    """Return the hexagons in storage that can be paid for and have a cell."""
    seat = game.seats[game.to_move]
    pieces = seat.tiles[0] if kind == TILE else seat.expansions
    return [
        hexagon
        for hexagon in numbers(pieces)
        if affordable(seat, hexagon, game.rules.repeat) and _cells(game, kind, hexagon)
    ]


def acquire_path(game: QueensGarden, move: int) -> list[int]:
    """Return the name that takes these pieces (the colour's if both do) and their sources."""
    line = line_of(move)
    sources = [int(source_of(move, i)) for i in range(6)]
    name = int(line)
    if sum(source > 0 for source in sources) == 1:
        present = game.table.tiles() | game.table.shown
        here = present & LINE_MASK[line]
        if here & (here - 1):
            i = next(i for i in range(6) if sources[i])
            name = 6 + (int(LINE_START[line]) + i * int(LINE_STEP[line])) % 6
    return [FIRST_NAME + name] + [FIRST_SLOT + source - 1 for source in sources if source]


def payment_path(hexagon: int, payment: int) -> list[int]:
    """Return what a payment for a hexagon takes out of storage, piece by piece."""
    line = payment_line(hexagon, payment)
    tiles: list[int] = []
    expansions: list[int] = []
    for i in range(6):
        paid = int(on_line(payment, i))
        piece = int(LINE_START[line] + i * LINE_STEP[line])
        tiles += [FIRST_TILE + piece] * (paid & 3)
        if paid & EXPANSION_BIT:
            expansions.append(FIRST_EXPANSION + piece)
    return tiles + expansions + [JOKER] * int(jokers_in(hexagon, payment))


def _discards(game: QueensGarden, path: Sequence[int], rest: list[int]) -> list[int]:
    """Return what can still be discarded, in ascending order, or done."""
    done = bool(rest) and rest[-1] == DONE
    seat = game.seats[game.to_move]
    hexagons = range(int(HEXAGONS))
    held = [int(heap_count(seat.tiles, 0, hexagon)) for hexagon in hexagons]
    held += [seat.expansions >> hexagon & 1 for hexagon in hexagons]
    last = FIRST_TILE
    for step in rest[:-1] if done else rest:
        if not last <= step < JOKER or not held[step - FIRST_TILE]:
            raise _astray(path)
        held[step - FIRST_TILE] -= 1
        last = step
    if done:
        return []
    return [step for step in range(last, JOKER) if held[step - FIRST_TILE]] + [DONE]


def _pass_of(discarded: Sequence[int]) -> int:
    layers = [0, 0, 0]
    expansions = 0
    for step in discarded:
        if step >= FIRST_EXPANSION:
            expansions |= 1 << (step - FIRST_EXPANSION)
            continue
        bit = 1 << (step - FIRST_TILE)
        layer = next(layer for layer in range(3) if not layers[layer] & bit)
        layers[layer] |= bit
    return pass_move(expansions, layers[0], layers[1], layers[2])
