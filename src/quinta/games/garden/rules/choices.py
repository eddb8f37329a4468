"""What can be chosen in a position of Queen's Garden, and why the rest cannot.

The ways to acquire and to pay are listed once a position: a page asks for hundreds of paths at
once. A choice is refused with the engine's reason (``fault``) for a turn made of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, final

from quinta.core.bits import BIT, lowest, numbers
from quinta.core.choices import Choices, Outlook
from quinta.core.game import Data, IllegalMove
from quinta.games.garden.rules import notation, steps
from quinta.games.garden.rules.board import CELLS
from quinta.games.garden.rules.legal import acquires
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    EXPANSION,
    FACE_UP,
    PASS,
    TILE,
    acquire_move,
    fault,
    piece_fault,
    place_move,
)
from quinta.games.garden.rules.payment import payments
from quinta.games.garden.rules.pieces import LINE_MASK, LINE_START, LINE_STEP, LINES, NAMES, VALUE
from quinta.games.garden.rules.steps import (
    DONE,
    FIRST_AREA,
    FIRST_CELL,
    FIRST_EXPANSION,
    FIRST_HEXAGON,
    FIRST_NAME,
    FIRST_SLOT,
    FIRST_TILE,
    JOKER,
)

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

Path = list[int]

_PLACING: Final = (int(TILE), int(EXPANSION))
_PAID_FROM: Final = 3
"""The first steps of a placement: its kind, the hexagon and the cell. Payment follows."""


@final
class GardenChoices(Choices):
    """The choices of one position of Queen's Garden."""

    def __init__(self, game: QueensGarden) -> None:
        super().__init__(game, 2)
        self._game = game
        self._acquires: list[Path] | None = None
        self._payments: dict[int, list[Path]] = {}
        self._following: dict[tuple[int, ...], list[int]] = {}

    def following(self, path: Sequence[int]) -> list[int]:
        if len(path) > 1 and path[0] == ACQUIRE:
            at = len(path)
            return sorted({way[at] for way in self._ways_to_acquire(path) if len(way) > at})
        key = tuple(path)
        if len(path) >= _PAID_FROM and path[0] in _PLACING:
            # What a piece costs does not depend on where it goes.
            key = (path[0], path[1], -1, *path[_PAID_FROM:])
        if key not in self._following:
            self._following[key] = steps.choices(self._game, path)
        return self._following[key]

    def details(self, path: Sequence[int], step: int) -> Data:
        if FIRST_NAME <= step < FIRST_SLOT:
            return {"takes": self._takes([*path, step]), **self._other_name(step)}
        if FIRST_SLOT <= step < FIRST_HEXAGON:
            return {"hexagon": NAMES[self._named(path[1])[len(path) - 2]]}
        if FIRST_HEXAGON <= step < FIRST_CELL:
            return {"cost": int(VALUE[step - FIRST_HEXAGON])}
        return {}

    def whole(self, path: Sequence[int]) -> Iterator[Path]:
        start = list(path)
        if not start:
            for kind in self.following([]):
                yield from self.whole([kind])
        elif start[0] == ACQUIRE:
            yield from sorted(self._ways_to_acquire(start))
        elif start[0] == PASS:
            yield from self._passes(start)
        elif start[0] in _PLACING:
            yield from self._placements(start)
        else:
            yield from [start] if len(start) > 1 else [[*start, a] for a in self.following(start)]

    def settled(self, path: Sequence[int]) -> int:
        if path and path[0] == PASS:
            return 1
        return _PAID_FROM if len(path) >= _PAID_FROM and path[0] in _PLACING else 0

    def suggested(self, path: Sequence[int], outlook: Outlook) -> Path:
        """Return the first of each choice, the least wasteful payment, nothing discarded."""
        whole = list(path)
        following = self.following(whole)
        while following:
            if whole and whole[0] == PASS:
                return [*whole, following[-1]]
            if len(whole) >= _PAID_FROM and whole[0] in _PLACING:
                return self._least_wasteful(whole, outlook)
            whole.append(following[0])
            following = self.following(whole)
        return whole

    # --- acquiring ------------------------------------------------------------------------

    def _ways_to_acquire(self, path: Sequence[int]) -> list[Path]:
        """Return every path that acquires and begins with this one."""
        ways = self._acquires
        if ways is None:
            game = self._game
            ways = [[int(ACQUIRE), *steps.acquire_path(game, move)] for move in acquires(game)]
            self._acquires = ways
        start = list(path)
        return [way for way in ways if way[: len(start)] == start]

    def _present(self) -> int:
        """Return the hexagons in the display."""
        return self._game.table.tiles() | self._game.table.shown

    def _named(self, name_step: int) -> list[int]:
        """Return the hexagons in the display that have this colour or pattern."""
        return numbers(self._present() & LINE_MASK[name_step - FIRST_NAME])

    def _takes(self, path: Path) -> list[Data]:
        """Return the hexagons that a name takes, each with all places it can come from."""
        ways = self._ways_to_acquire(path)
        taken: list[Data] = []
        for place, hexagon in enumerate(self._named(path[1]), start=len(path)):
            sources = sorted({way[place] for way in ways})
            slots = [steps.data(step)["slot"] for step in sources]
            taken.append({"hexagon": NAMES[hexagon], "from": slots})
        return taken

    def _other_name(self, name_step: int) -> Data:
        """Return the other name that takes exactly the same, if there is one: one turn (QG-4.1)."""
        hexagons = self._named(name_step)
        if len(hexagons) != 1:
            return {}
        colour, pattern = divmod(hexagons[0], 6)
        other = 6 + pattern if name_step - FIRST_NAME == colour else colour
        same = self._named(FIRST_NAME + other) == hexagons
        return {"also": LINES[other]} if same else {}

    def _acquire_fault(self, name_step: int, slots: Path) -> IllegalMove | None:
        """Return what is wrong with taking a name's first hexagons from here, others anywhere."""
        table = self._game.table
        hexagons = self._named(name_step)
        line = name_step - FIRST_NAME
        if len(hexagons) == 1:
            line = hexagons[0] // 6
        packed = 0
        for at, hexagon in enumerate(hexagons):
            lies = table.slots_with(hexagon)
            source = int(lowest(lies)) + 1 if lies else int(FACE_UP)
            if at < len(slots):
                source = slots[at] - FIRST_SLOT + 1
            place = (hexagon - int(LINE_START[line])) // int(LINE_STEP[line])
            packed |= source << (4 * place)
        return fault(self._game, int(acquire_move(line, packed)))

    # --- placing --------------------------------------------------------------------------

    def _ways_to_pay(self, hexagon_step: int) -> list[Path]:
        """Return the ends of all paths that place this hexagon, whatever the cell."""
        if hexagon_step not in self._payments:
            game = self._game
            hexagon = hexagon_step - FIRST_HEXAGON
            ways = payments(game.seats[game.to_move], hexagon, game.rules.repeat)
            self._payments[hexagon_step] = sorted(steps.payment_path(hexagon, way) for way in ways)
        return self._payments[hexagon_step]

    def _placements(self, path: Path) -> Iterator[Path]:
        if len(path) < _PAID_FROM:
            for step in self.following(path):
                yield from self._placements([*path, step])
            return
        start, paid = path[:_PAID_FROM], path[_PAID_FROM:]
        for way in self._ways_to_pay(path[1]):
            if way[: len(paid)] == paid:
                yield start + way

    def _least_wasteful(self, path: Path, outlook: Outlook) -> Path:
        """Return the payment with the best outlook afterwards."""
        best: Path = []
        most = 0.0
        for whole in self._placements(path):
            # A placement draws nothing, so the copy's hidden order has no say in this.
            after = self._game.copy()
            after.play(steps.move(after, whole))
            value = outlook(after)
            if not best or value > most:
                best, most = whole, value
        return best

    def _payment_fault(self, path: Path) -> IllegalMove | None:
        """Return what is wrong with these pieces in a payment that jokers fill up."""
        hexagon = path[1] - FIRST_HEXAGON
        paid = [step for step in path[_PAID_FROM:] if step != JOKER]
        facts: Data = {
            "turn": str(steps.data(path[0])["turn"]),
            "hexagon": NAMES[hexagon],
            "cell": list(CELLS[path[2] - FIRST_CELL]),
            "payment": {
                "tiles": [NAMES[step - FIRST_TILE] for step in paid if step < FIRST_EXPANSION],
                "expansions": [
                    NAMES[step - FIRST_EXPANSION] for step in paid if step >= FIRST_EXPANSION
                ],
                "jokers": int(VALUE[hexagon]) - 1 - len(paid),
            },
        }
        try:
            problem = fault(self._game, notation.from_data(facts))
        except IllegalMove as illegal:
            problem = illegal
        if problem is not None and problem.key == "too-little":
            # With other pieces instead of jokers it may do: then it only comes later in the order.
            wanted = Counter(paid)
            if any(wanted <= Counter(way) for way in self._ways_to_pay(path[1])):
                return None
        return problem

    # --- passing --------------------------------------------------------------------------

    def _passes(self, path: Path) -> Iterator[Path]:
        if path[-1] == DONE:
            yield path
            return
        left = self._held()
        for step in path[1:]:
            left.remove(step)
        yield from _discards(path, [step for step in left if step >= path[-1]])

    def _held(self) -> Path:
        """Return every piece in storage as a step that pays or discards it, ascending."""
        seat = self._game.seats[self._game.to_move]
        layers = [numbers(seat.tiles[layer]) for layer in range(3)]
        tiles = sorted(FIRST_TILE + hexagon for layer in layers for hexagon in layer)
        return tiles + [FIRST_EXPANSION + hexagon for hexagon in numbers(seat.expansions)]

    # --- what cannot be chosen ------------------------------------------------------------

    def in_sight(self, path: Sequence[int], offered: Sequence[int]) -> list[int]:
        if not path:
            # A cell or a joker is no beginning of a turn, but one can point at it.
            cells = (FIRST_CELL + cell for cell in range(len(CELLS)))
            return [int(ACQUIRE), int(TILE), int(EXPANSION), int(BUY), *cells, JOKER]
        kind, length = path[0], len(path)
        seat = self._game.seats[self._game.to_move]
        if kind == BUY and length == 1:
            return [FIRST_AREA + area for area in range(6)]
        if kind == ACQUIRE and length == 1:
            return [FIRST_NAME + line for line in range(12)]
        if kind in _PLACING and length == 1:
            held = numbers(seat.tiles[0] if kind == TILE else seat.expansions)
            return [FIRST_HEXAGON + hexagon for hexagon in held]
        if kind in _PLACING and length == 2:
            return [FIRST_CELL + cell for cell in range(len(CELLS))]
        if kind == PASS:
            return [JOKER] if seat.jokers and offered else []
        if not offered:
            return []
        if kind == ACQUIRE:
            slots = range(int(self._game.table.opened))
            return [*(FIRST_SLOT + slot for slot in slots), FIRST_SLOT + int(FACE_UP) - 1]
        left = self._held()
        for step in path[_PAID_FROM:]:
            if step != JOKER:
                left.remove(step)
        return sorted(set(left))

    def fault(self, path: Path) -> IllegalMove | None:
        game = self._game
        kind = path[0]
        if kind == PASS:
            return IllegalMove("QG-4.10", "jokers are not discarded", "joker-discarded")
        if kind == JOKER:
            return IllegalMove("QG-1", "a joker pays, it never lies in a garden", "joker-placed")
        if len(path) == 1:
            return self._cell_fault(kind) if kind >= FIRST_CELL else self._kind_fault(kind)
        if kind == BUY:
            return fault(game, int(BUY) | (path[1] - FIRST_AREA) << 3)
        if kind == ACQUIRE:
            return self._acquire_fault(path[1], path[2:])
        hexagon = path[1] - FIRST_HEXAGON
        if len(path) == 2:
            return piece_fault(game, kind, hexagon)
        if len(path) > _PAID_FROM:
            return self._payment_fault(path)
        ways = payments(game.seats[game.to_move], hexagon, game.rules.repeat)
        payment = ways[0] if ways else 0
        return fault(game, int(place_move(kind, hexagon, path[2] - FIRST_CELL, payment)))

    def _cell_fault(self, cell_step: int) -> IllegalMove | None:
        """Return why no tile in storage can be placed on a cell: of several reasons the last."""
        cell = cell_step - FIRST_CELL
        q, r = CELLS[cell]
        seat = self._game.seats[self._game.to_move]
        if not seat.open & ~seat.occupied & BIT[cell]:
            return IllegalMove("QG-4.4", f"{q},{r} is not a free cell of the garden", "not-free")
        fitting = [one for one in numbers(seat.tiles[0]) if seat.tile_cells(one) & BIT[cell]]
        if not fitting:
            return IllegalMove("QG-4.7", f"no tile in storage fits on {q},{r}", "nothing-fits")
        faults = [piece_fault(self._game, TILE, hexagon) for hexagon in fitting]
        return None if None in faults else faults[-1]

    def _kind_fault(self, kind: int) -> IllegalMove | None:
        """Return why no turn of a kind is possible: the reason of the first piece, name or area."""
        seat = self._game.seats[self._game.to_move]
        if kind == BUY:
            areas = seat.empty_areas()
            return self.fault([kind, FIRST_AREA + (int(lowest(areas)) if areas else 0)])
        if kind == ACQUIRE:
            present = self._present()
            line = int(lowest(present)) // 6 if present else 0
            return self.fault([kind, FIRST_NAME + line])
        held = self.in_sight([kind], [])
        if held:
            return self.fault([kind, held[0]])
        if kind == TILE:
            return IllegalMove("QG-4.4", "no tile is in storage", "none-held")
        return IllegalMove("QG-4.5", "no expansion is in storage", "none-held")


def _discards(path: Path, left: Path) -> Iterator[Path]:
    """Yield the passes that discard, after what they have discarded, any of what is left."""
    for at, step in enumerate(left):
        if at == 0 or step != left[at - 1]:
            yield from _discards([*path, step], left[at + 1 :])
    yield [*path, DONE]
