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

from quinta.core.bits import BIT, count, lowest, numbers
from quinta.core.chance import SystemGenerator, fresh_seed
from quinta.core.fields import Fields
from quinta.core.game import (
    Data,
    InvalidOptions,
    InvalidPosition,
    generator_text,
    read_generator,
    read_heading,
)
from quinta.core.position import NOBODY
from quinta.games.garden.rules.board import (
    CELL_NUMBERS,
    CELLS,
    NEIGHBOURS,
    RIM,
    area_of,
    centre_of,
    group_at,
    orientation_of,
)
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.pieces import (
    ALL,
    COPIES,
    HEXAGONS,
    LINES,
    NAMES,
    NUMBERS,
    TILES,
    heap_add,
    heap_count,
    heap_names,
)
from quinta.games.garden.rules.scoring import all_group_points, round_points
from quinta.games.garden.rules.seat import EXPANSION_SPACES, TILE_SPACES, Seat
from quinta.games.garden.rules.table import DRAWN, SLOTS, Table

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden

_MOST_UNSCORED: Final = 999
_KEYS: Final = (
    *("game", "version", "players", "options", "round", "phase", "to_move", "marker"),
    *("display", "supply", "returned", "bag", "tower", "seats", "hidden"),
)


# --- position to data ----------------------------------------------------------------------


def to_data(game: QueensGarden, hidden: bool) -> Data:
    """Return the visible facts and, on request, the hidden order."""
    data: Data = {
        "game": "queens-garden",
        "version": game.rules.version,
        "players": game.players,
        "options": game.options,
        "round": game.round,
        "phase": "over" if game.is_over else "playing",
        "to_move": None if game.is_over else game.to_move,
        "marker": None if game.marker == NOBODY else int(game.marker),
        "display": {"stack": int(game.table.stack), "slots": _slots_data(game.table)},
        "supply": int(game.table.supply),
        "returned": [NAMES[expansion] for expansion in numbers(_returned(game))],
        "bag": int(game.table.bag_count),
        "tower": heap_names(game.table.tower, 0),
        "seats": [_seat_data(seat) for seat in game.seats],
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


def _seat_data(seat: Seat) -> Data:
    expansions: list[Data] = []
    for area in numbers(seat.placed):
        if (seat.pavilions >> area) & 1:
            cell = lowest(seat.printed & RIM[area])
            name = NAMES[seat.hexagon_at(cell)]
            orientation = int(orientation_of(cell))
            expansions.append({"area": area, "face_up": name, "orientation": orientation})
        else:
            expansions.append({"area": area, "face_up": None})
    tiles: list[Data] = [
        {"cell": list(CELLS[cell]), "hexagon": NAMES[seat.hexagon_at(cell)]}
        for cell in numbers(seat.occupied & ~seat.printed)
    ]
    return {
        "score": int(seat.score),
        "jokers": int(seat.jokers),
        "tiles": heap_names(seat.tiles, 0),
        "expansions": [NAMES[expansion] for expansion in numbers(seat.expansions)],
        "passed": seat.passed,
        "garden": {"expansions": expansions, "tiles": tiles},
    }


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
    stacks: list[list[str]] = [[] for _ in range(game.round, 5)]
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
    version, players, options = read_heading(fields, "queens-garden")
    try:
        game = QueensGarden.set_up(Rules(players, options, version), 0)
    except InvalidOptions as error:
        raise InvalidPosition(f"position: options: {error}") from None
    game.round = fields.integer("round", 1, 4)
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
    items = fields.items("seats")
    if len(items) != game.players:
        raise fields.fault("seats", f"are {len(items)} for {game.players} players")
    keys = ("score", "jokers", "tiles", "expansions", "passed", "garden")
    game.seats = [
        _read_seat(game, Fields(item, f"seat {number}", keys, InvalidPosition))
        for number, item in enumerate(items)
    ]


def _read_seat(game: QueensGarden, fields: Fields) -> Seat:
    seat = Seat.empty()
    seat.jokers = fields.integer("jokers", 0, int(TILE_SPACES))
    seat.passed = fields.flag("passed") if fields.has("passed") else False
    tiles = fields.names("tiles", NUMBERS)
    if len(tiles) + seat.jokers > TILE_SPACES:
        raise fields.fault("tiles", f"and jokers are more than {TILE_SPACES} together (QG-1)")
    _fill_heap(seat.tiles, 0, tiles, fields, "tiles")
    seat.tile_count = len(tiles)
    for expansion in fields.names("expansions", NUMBERS):
        if (seat.expansions >> expansion) & 1:
            raise fields.fault("expansions", f"hold {NAMES[expansion]} twice (QG-1)")
        seat.expansions |= BIT[expansion]
    if count(seat.expansions) > EXPANSION_SPACES:
        raise fields.fault("expansions", f"are more than {EXPANSION_SPACES} (QG-1)")
    garden = Fields(
        fields.get("garden"), f"{fields.where}, garden", ("expansions", "tiles"), InvalidPosition
    )
    _read_garden(seat, garden)
    seat.score = fields.integer("score", 0, _most_points(game, seat))
    return seat


def _most_points(game: QueensGarden, seat: Seat) -> int:
    """Return the most points that anyone has without scoring, plus all that this garden scores.

    Gardens only grow, so no round can have scored more than it would now. A position that is read
    can therefore be played on and read again, whatever the scoring board.
    """
    scored = game.round if game.is_over else game.round - 1
    most: int = _MOST_UNSCORED
    for number in range(1, scored + 1):
        most += round_points(seat, game.rules.wheel, number)
    if game.is_over:
        most += seat.jokers + all_group_points(seat, game.rules.bonuses)
    return most


def _fill_heap(heap: vec[i64], at: i64, tiles: list[int], fields: Fields, key: str) -> None:
    for hexagon in tiles:
        if heap_count(heap, at, hexagon) == COPIES:
            raise fields.fault(key, f"hold {NAMES[hexagon]} more than {COPIES} times (QG-1)")
        heap_add(heap, at, BIT[hexagon])


def _read_garden(seat: Seat, garden: Fields) -> None:
    keys = ("area", "face_up", "orientation")
    for item in garden.items("expansions") if garden.has("expansions") else []:
        fields = Fields(item, f"{garden.where}, expansion", keys, InvalidPosition)
        area = fields.integer("area", 0, 5)
        if (seat.placed >> area) & 1:
            raise fields.fault("area", f"{area} has two expansions")
        if fields.get("face_up") is None:
            if fields.has("orientation"):
                raise fields.fault("orientation", "is given, but a face-down expansion has none")
            seat.open_area(area, False)
            continue
        expansion = fields.name("face_up", NUMBERS)
        cell = centre_of(area) + 1 + fields.integer("orientation", 0, 5)
        seat.open_area(area, True)
        seat.printed |= BIT[cell]
        seat.put(expansion, cell)
    for item in garden.items("tiles") if garden.has("tiles") else []:
        fields = Fields(item, f"{garden.where}, tile", ("cell", "hexagon"), InvalidPosition)
        hexagon = fields.name("hexagon", NUMBERS)
        pair = fields.pair("cell")
        where = f"{pair[0]},{pair[1]}"
        if pair not in CELL_NUMBERS:
            raise fields.fault("cell", f"{where} is not in the garden (QG-2)")
        cell = CELL_NUMBERS[pair]
        if (seat.occupied >> cell) & 1:
            raise fields.fault("cell", f"{where} holds two hexagons")
        if not (seat.open >> cell) & 1:
            area = area_of(cell)
            empty = area >= 0 and not (seat.placed >> area) & 1
            why = "lies on an empty area (QG-4.4)" if empty else "is blocked (QG-2)"
            raise fields.fault("cell", f"{where} {why}")
        seat.put(hexagon, cell)
    _check_garden(seat, garden)


def _check_garden(seat: Seat, garden: Fields) -> None:
    """Raise ``InvalidPosition`` for gardens that QG-4.7 does not allow."""
    for line, name in enumerate(LINES):
        rest = seat.lines[line]
        while rest:
            group, _ = group_at(lowest(rest), seat.lines[line])
            rest &= ~group
            held = Counter(seat.hexagon_at(cell) for cell in numbers(group))
            twice = [NAMES[hexagon] for hexagon, copies in held.items() if copies > 1]
            if twice:
                raise garden.error(
                    f"{garden.where}: {twice[0]} is twice in one {name} group (QG-4.7)"
                )
    strangers: i64 = 0
    for cell in numbers(seat.occupied):
        hexagon = seat.hexagon_at(cell)
        alike = seat.lines[hexagon // 6] | seat.lines[6 + hexagon % 6]
        if not NEIGHBOURS[cell] & alike:
            strangers |= BIT[cell]
    for cell in numbers(strangers):
        beside = NEIGHBOURS[cell] & strangers
        if beside:
            one, other = NAMES[seat.hexagon_at(cell)], NAMES[seat.hexagon_at(lowest(beside))]
            raise garden.error(
                f"{garden.where}: {one} and {other} are neighbours, and neither has a neighbour "
                f"of its colour or pattern (QG-4.7)"
            )


def _read_turn(game: QueensGarden, fields: Fields) -> None:
    """Read who is to move, who has passed, and the marker, which must agree (QG-4.10)."""
    last = game.players - 1
    passed = [number for number, seat in enumerate(game.seats) if seat.passed]
    game.marker = NOBODY
    if fields.has("marker") and fields.get("marker") is not None:
        game.marker = fields.integer("marker", 0, last)
        if game.marker not in passed:
            raise fields.fault("marker", "is with a player who has not passed (QG-4.10)")
    elif passed:
        raise fields.fault("marker", "is in the display although a player has passed (QG-4.10)")
    if game.is_over:
        if game.round != 4 or len(passed) <= last:
            raise fields.fault("phase", "is over before everyone has passed in round 4 (QG-7)")
        if fields.has("to_move") and fields.get("to_move") is not None:
            raise fields.fault("to_move", "must be null when the game is over")
        return
    game.to_move = fields.integer("to_move", 0, last)
    if game.to_move in passed:
        raise fields.fault("to_move", "is a player who has passed (QG-4.10)")


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
        _fill_heap(table.slots, 3 * (number - 1), tiles, slot, "tiles")
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
    to_come = covered + below_top + size * (4 - game.round)
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
    _fill_heap(table.tower, 0, fields.names("tower", NUMBERS), fields, "tower")
    held: list[int] = [0] * 36
    for hexagon in range(36):
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
    in_bag = [hexagon for hexagon in range(36) for _ in range(int(COPIES) - held[hexagon])]
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
    sizes = [rounds.count(number) for number in range(int(table.first) // size, 4)]
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
