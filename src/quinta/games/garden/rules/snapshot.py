"""A position of Queen's Garden as plain JSON data, and back (docs/positions.md).

Reading checks that the position can exist: that pieces add up, that nothing lies where it
cannot, and that no rule about groups is broken. The first fault found is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, count, numbers
from quinta.core.chance import SystemGenerator, fresh_seed
from quinta.core.fields import Fields
from quinta.core.game import Data, InvalidPosition, generator_text, read_generator
from quinta.core.position import (
    NOBODY,
    read_marker,
    read_nobody_to_move,
    read_seats,
    read_to_move,
)
from quinta.core.terms import read_terms
from quinta.games.garden import NAME, VERSION
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.pieces import (
    ALL,
    COPIES,
    HEXAGONS,
    NAMES,
    NUMBERS,
    TILES,
    heap_count,
    heap_names,
)
from quinta.games.garden.rules.scoring import ROUNDS
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.snapshot_seat import fill_heap, read_seat, seat_data
from quinta.games.garden.rules.table import DRAWN, SLOTS, Table

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

_KEYS: Final = (
    *("game", "version", "players", "options", "round", "phase", "to_move", "marker"),
    *("display", "supply", "returned", "bag", "tower", "seats", "hidden"),
)


# --- position to data ----------------------------------------------------------------------


def to_data(game: QueensGarden, hidden: bool) -> Data:
    """Return the visible facts and, on request, the hidden order."""
    data: Data = {
        **game.heading("over" if game.is_over else "playing"),
        "display": {"stack": int(game.table.stack), "slots": _slots_data(game.table)},
        "supply": int(game.table.supply),
        "returned": [NAMES[expansion] for expansion in numbers(_returned(game))],
        "bag": int(game.table.bag_count),
        "tower": heap_names(game.table.tower, 0),
        "seats": [seat_data(seat) for seat in game.seats],
    }
    if hidden:
        data["hidden"] = _hidden_data(game)
    return data


def _slots_data(table: Table) -> list[Data]:
    slots: list[Data] = []
    for slot in range(int(table.opened)):
        tiles = heap_names(table.slots, 3 * slot)
        expansion = table.expansion_on(slot)
        if tiles:
            slots.append({"slot": slot + 1, "tiles": tiles})
        elif (table.shown >> expansion) & 1:
            slots.append({"slot": slot + 1, "face_up": NAMES[expansion]})
    return slots


def _visible_expansions(seats: list[Seat], shown: i64) -> i64:
    """Return the expansions that lie face up in the display, in storages and in gardens."""
    visible = shown
    for seat in seats:
        visible |= seat.expansions
        for cell in numbers(seat.printed):
            visible |= BIT[seat.hexagon_at(cell)]
    return visible


def _returned(game: QueensGarden) -> i64:
    """Return the expansions that have been seen and are now face down somewhere (QG-10)."""
    return game.table.seen & ~_visible_expansions(game.seats, game.table.shown)


def _hidden_data(game: QueensGarden) -> Data:
    table = game.table
    size = int(game.rules.stack)
    stacks: list[list[str]] = [[] for _ in range(game.round, int(ROUNDS) + 1)]
    rest = ALL & ~table.seen
    for place in table.places_to_come():
        expansion = table.deck[place]
        stacks[place // size - game.round + 1].append(NAMES[expansion])
        rest &= ~BIT[expansion]
    return {
        "bag": [NAMES[table.bag[place]] for place in range(int(table.bag_count) - 1, -1, -1)],
        "stacks": stacks,
        "rest": [NAMES[expansion] for expansion in numbers(rest)],
        "generator": generator_text(table.random),
    }


# --- data to position ----------------------------------------------------------------------


def from_data(data: Mapping[str, object]) -> QueensGarden:
    """Return the position that data describes, or raise ``InvalidPosition``."""
    from quinta.games.garden.rules.state import QueensGarden

    fields = Fields(data, "position", _KEYS, InvalidPosition)
    game = QueensGarden.set_up(read_terms(fields, NAME, VERSION, Rules), 0)
    game.round = fields.integer("round", 1, int(ROUNDS))
    if fields.choice("phase", ("playing", "over")) == "over":
        game.to_move = NOBODY
    _read_seats(game, fields)
    _read_turn(game, fields)
    _read_display(game, fields)
    _count_expansions(game, fields)
    _count_tiles(game, fields)
    if fields.has("hidden"):
        keys = ("bag", "stacks", "rest", "generator")
        _read_hidden(game.table, Fields(fields.get("hidden"), "hidden", keys, InvalidPosition))
        return game
    return game.redealt(fresh_seed())


def _read_seats(game: QueensGarden, fields: Fields) -> None:
    keys = ("score", "jokers", "tiles", "expansions", "passed", "garden")
    game.seats = [read_seat(game, seat) for seat in read_seats(fields, game.players, keys)]


def _read_turn(game: QueensGarden, fields: Fields) -> None:
    """Read who is to move, who has passed, and the marker, which must agree (QG-4.10)."""
    passed = [number for number, seat in enumerate(game.seats) if seat.passed]
    game.marker = read_marker(fields, game.players)
    if game.marker == NOBODY and passed:
        raise fields.fault("marker", "is in the display although a player has passed (QG-4.10)")
    if game.marker != NOBODY and game.marker not in passed:
        raise fields.fault("marker", "is with a player who has not passed (QG-4.10)")
    if not game.is_over:
        game.to_move = read_to_move(fields, game.players, passed, "QG-4.10")
        return
    if game.round != ROUNDS or len(passed) < game.players:
        raise fields.fault("phase", "is over before everyone has passed in round 4 (QG-7)")
    game.to_move = read_nobody_to_move(fields)


def _read_display(game: QueensGarden, fields: Fields) -> None:
    table = game.table
    table.first = game.rules.stack * (game.round - 1)
    shown = Fields(fields.get("display"), "display", ("stack", "slots"), InvalidPosition)
    size = int(game.rules.stack)
    table.stack = shown.integer("stack", 0, size)
    table.opened = size - table.stack + 1 if table.stack else size
    table.slots = vec[i64]([0] * (3 * int(SLOTS)))
    table.shown = 0
    last = 0
    for item in shown.items("slots"):
        slot = Fields(item, "slot", ("slot", "tiles", "face_up"), InvalidPosition)
        number = slot.integer("slot", 1, int(table.opened))
        if number <= last:
            raise slot.fault("slot", f"{number} is out of order")
        last = number
        tiles = slot.names("tiles", NUMBERS)
        if slot.has("face_up") == bool(tiles):
            raise slot.fault("slot", f"{number} must have either tiles or an expansion face up")
        if len(tiles) > DRAWN:
            raise slot.fault("tiles", f"on slot {number} are more than {DRAWN} (QG-4.3)")
        fill_heap(table.slots, 3 * (number - 1), tiles, slot, "tiles")
        if not tiles:
            expansion = slot.name("face_up", NUMBERS)
            if (table.shown >> expansion) & 1:
                raise slot.fault("face_up", f"{NAMES[expansion]} is there twice (QG-1)")
            table.shown |= BIT[expansion]
            table.put_on_slot(number - 1, expansion)
    if table.stack and not table.slots[3 * (table.opened - 1)]:
        raise shown.fault("slots", f"need tiles on slot {table.opened}, the top of the stack")


def _count_expansions(game: QueensGarden, fields: Fields) -> None:
    """Check that each expansion exists once, and count those face down (QG-1, QG-3)."""
    table = game.table
    returned: i64 = 0
    for expansion in fields.names("returned", NUMBERS):
        if (returned >> expansion) & 1:
            raise fields.fault("returned", f"has {NAMES[expansion]} twice (QG-1)")
        returned |= BIT[expansion]
    held = numbers(table.shown) + numbers(returned)
    bought: i64 = 0
    for seat in game.seats:
        held += numbers(seat.expansions)
        held += [int(seat.hexagon_at(cell)) for cell in numbers(seat.printed)]
        bought += count(seat.placed & ~seat.pavilions)
    for expansion, copies in Counter(held).items():
        if copies > 1:
            raise InvalidPosition(
                f"position: the expansion {NAMES[expansion]} is there twice (QG-1)"
            )
    table.seen = _visible_expansions(game.seats, table.shown) | returned
    if not fields.has("returned") and not fields.has("hidden"):
        returned = _forgotten(table)
        table.seen |= returned
    size = int(game.rules.stack)
    covered = sum(table.slots[3 * slot] != 0 for slot in range(int(table.opened)))
    came_up = size * (game.round - 1) + table.opened - covered
    if count(table.seen) > came_up:
        raise InvalidPosition(
            f"position: {count(table.seen)} expansions have been seen, but only {came_up} can "
            f"have been turned up by now (QG-4.2)"
        )
    below_top: i64 = table.stack - 1 if table.stack else 0
    to_come = covered + below_top + size * (ROUNDS - game.round)
    supply = HEXAGONS - count(table.seen) - to_come + count(returned) - bought
    if supply < 0:
        raise InvalidPosition(
            f"position: {-supply} expansions too many are placed face down (QG-4.5)"
        )
    if fields.has("supply") and fields.integer("supply", 0, int(HEXAGONS)) != supply:
        raise fields.fault(
            "supply", f"is {fields.get('supply')}, but {supply} expansions are left for it (QG-1)"
        )
    table.supply = supply
    _fill_gone_slots(table)
    table.arrange(numbers(ALL & ~table.seen))


def _gone_slots(table: Table) -> list[int]:
    """Return the slots whose expansion was acquired."""
    return [
        slot
        for slot in range(int(table.opened))
        if not table.slots[3 * slot] and not (table.shown >> table.expansion_on(slot)) & 1
    ]


def _forgotten(table: Table) -> i64:
    """Return expansions that must have been returned where nobody noted which: any."""
    missing = len(_gone_slots(table)) - int(count(table.seen & ~table.shown))
    unseen = vec[i64](numbers(ALL & ~table.seen))
    SystemGenerator().shuffle(unseen, len(unseen))
    forgotten: i64 = 0
    for at in range(missing):
        forgotten |= BIT[unseen[at]]
    return forgotten


def _fill_gone_slots(table: Table) -> None:
    """Give slots whose expansion was acquired one that has been seen, so that none turns up."""
    gone = _gone_slots(table)
    taken = numbers(table.seen & ~table.shown)
    if len(gone) > len(taken):
        raise InvalidPosition(
            f"display: {len(gone)} expansions were taken out of it, but only {len(taken)} are in "
            f"storages and gardens or returned (QG-4.2)"
        )
    for slot, expansion in zip(gone, taken, strict=False):
        table.put_on_slot(slot, expansion)


def _count_tiles(game: QueensGarden, fields: Fields) -> None:
    """Put what lies nowhere else into the bag (QG-1)."""
    table = game.table
    table.tower = vec[i64]([0] * 3)
    fill_heap(table.tower, 0, fields.names("tower", NUMBERS), fields, "tower")
    held: list[int] = [0] * int(HEXAGONS)
    for hexagon in range(int(HEXAGONS)):
        held[hexagon] += int(heap_count(table.tower, 0, hexagon))
        for slot in range(int(table.opened)):
            held[hexagon] += int(heap_count(table.slots, 3 * slot, hexagon))
        for seat in game.seats:
            held[hexagon] += int(heap_count(seat.tiles, 0, hexagon))
    for seat in game.seats:
        for cell in numbers(seat.occupied & ~seat.printed):
            held[seat.hexagon_at(cell)] += 1
    for hexagon, copies in enumerate(held):
        if copies > COPIES:
            raise InvalidPosition(
                f"position: there are {copies} tiles {NAMES[hexagon]}, only {COPIES} exist (QG-1)"
            )
    in_bag = [hexagon for hexagon, copies in enumerate(held) for _ in range(int(COPIES) - copies)]
    if fields.has("bag") and fields.integer("bag", 0, int(TILES)) != len(in_bag):
        raise fields.fault(
            "bag", f"is {fields.get('bag')}, but {len(in_bag)} tiles are left for it (QG-1)"
        )
    _fill_bag(table, in_bag)


def _fill_bag(table: Table, tiles: list[int]) -> None:
    table.bag = vec[i64](tiles + [0] * (int(TILES) - len(tiles)))
    table.bag_count = len(tiles)


def _read_hidden(table: Table, hidden: Fields) -> None:
    """Read the hidden order, which must be an order of exactly the hidden pieces."""
    bag = hidden.names("bag", NUMBERS)
    in_bag = Counter(int(table.bag[place]) for place in range(int(table.bag_count)))
    if Counter(bag) != in_bag:
        raise hidden.fault("bag", "does not hold just the tiles that are left for it (QG-1)")
    _fill_bag(table, bag[::-1])
    stacks = [
        Fields({"stack": stack}, f"hidden, stack {number}", ("stack",), InvalidPosition).names(
            "stack", NUMBERS
        )
        for number, stack in enumerate(hidden.items("stacks"))
    ]
    size = int(table.rules.stack)
    rounds = [place // size for place in table.places_to_come()]
    sizes = [rounds.count(number) for number in range(int(table.first) // size, int(ROUNDS))]
    if [len(stack) for stack in stacks] != sizes:
        raise hidden.fault("stacks", f"must be lists of {sizes} expansions (QG-3.2)")
    order = [expansion for stack in stacks for expansion in stack]
    rest = hidden.names("rest", NUMBERS)
    if sorted(order + rest) != numbers(ALL & ~table.seen):
        raise hidden.fault(
            "stacks", "and the rest do not hold just the expansions not seen so far (QG-1)"
        )
    table.arrange(order)
    table.random = read_generator(hidden)
