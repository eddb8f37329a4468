"""A turn of Queen's Garden as text and as JSON data, both ways.

The text is a rendering of the data, one line with English keywords::

    acquire blue-tree@1, blue-flower@up
    tile blue-bird at 1,-1 paying blue-tree, expansion lime-bird, 2 jokers
    expansion lime-tree at 4,-1
    buy at 3,0
    pass discarding blue-tree, 2 lime-bird, expansion green-tulip
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from quinta.core.bits import numbers
from quinta.core.fields import Fields, shown
from quinta.core.game import Data, IllegalMove, InvalidNotation
from quinta.games.garden.rules.board import (
    AREA_CENTRES,
    CELL_NUMBERS,
    CELLS,
    area_of,
    centre_of,
    orientation_of,
)
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    EXPANSION,
    FACE_UP,
    PASS,
    TILE,
    acquire_move,
    area_bought,
    cell_of,
    discarded_expansions,
    discarded_tiles,
    hexagon_of,
    line_of,
    pass_move,
    payment_of,
    place_move,
    source_of,
)
from quinta.games.garden.rules.payment import EXPANSION_BIT, jokers_in, on_line, payment_line
from quinta.games.garden.rules.pieces import COPIES, LINE_START, LINE_STEP, NAMES, NUMBERS, VALUE
from quinta.games.garden.rules.table import SLOTS

_TURNS: Final = ("acquire", "tile", "expansion", "buy", "pass")
_KEYS: Final = ("turn", "take", "hexagon", "cell", "area", "orientation", "payment", "discard")
_PLACE_KEYS: Final = {
    "tile": ("turn", "hexagon", "cell", "payment"),
    "expansion": ("turn", "hexagon", "cell", "area", "orientation", "payment"),
}
_CELL: Final = r"(-?[0-9]{1,2}),(-?[0-9]{1,2})"
_PLACE: Final = re.compile(rf"(tile|expansion) (\S+) at {_CELL}(?: paying (.+))?")
_BUY: Final = re.compile(rf"buy at {_CELL}")
_TAKE: Final = re.compile(r"([a-z]+-[a-z]+)@([0-9]|up)")
_ITEM: Final = re.compile(r"(?:([0-9]{1,2}) )?(?:(jokers?)|(expansion )?([a-z]+-[a-z]+))")


# --- turn to data --------------------------------------------------------------------------


def data(move: int) -> Data:
    """Return a turn as plain JSON data."""
    kind = move & 7
    if move < 0 or kind > PASS or (kind != PASS and move >> 40) or move >> 147:
        raise InvalidNotation("this is no turn of Queen's Garden")
    if kind == PASS:
        return _pass_data(move)
    if kind == ACQUIRE:
        return _acquire_data(move)
    if kind == BUY:
        area = int(area_bought(move))
        if area >= len(AREA_CENTRES):
            raise InvalidNotation("this is no turn of Queen's Garden")
        return {"turn": "buy", "area": area}
    return _place_data(move)


def _acquire_data(move: i64) -> Data:
    line = line_of(move)
    sources = [int(source_of(move, i)) for i in range(6)]
    taken = sum(source > 0 for source in sources)
    if line > 11 or move >> 31 or max(sources) > FACE_UP or taken < (2 if line > 5 else 1):
        raise InvalidNotation("this is no turn of Queen's Garden")
    take: list[Data] = []
    for i, source in enumerate(sources):
        if source:
            name = NAMES[LINE_START[line] + i * LINE_STEP[line]]
            take.append({"hexagon": name, "from": "up" if source == FACE_UP else source})
    return {"turn": "acquire", "take": take}


def _place_data(move: i64) -> Data:
    hexagon = hexagon_of(move)
    cell = cell_of(move)
    payment = payment_of(move)
    if hexagon >= len(NAMES) or cell >= len(CELLS) or payment >> 19 or payment == 1:
        raise InvalidNotation("this is no turn of Queen's Garden")
    line = payment_line(hexagon, payment)
    tiles: list[str] = []
    expansions: list[str] = []
    for i in range(6):
        paid = on_line(payment, i)
        name = NAMES[LINE_START[line] + i * LINE_STEP[line]]
        tiles += [name] * int(paid & 3)
        if paid & EXPANSION_BIT:
            expansions.append(name)
    jokers = int(jokers_in(hexagon, payment))
    if jokers < 0:
        raise InvalidNotation("this is no turn of Queen's Garden")
    facts: Data = {
        "turn": _TURNS[move & 7],
        "hexagon": NAMES[hexagon],
        "cell": list(CELLS[cell]),
    }
    if move & 7 == EXPANSION and area_of(cell) >= 0 and orientation_of(cell) >= 0:
        facts["area"] = int(area_of(cell))
        facts["orientation"] = int(orientation_of(cell))
    facts["payment"] = {"tiles": tiles, "expansions": expansions, "jokers": jokers}
    return facts


def _pass_data(move: int) -> Data:
    layers = [numbers(discarded_tiles(move, layer)) for layer in range(3)]
    if not set(layers[0]) >= set(layers[1]) >= set(layers[2]):
        raise InvalidNotation("this is no turn of Queen's Garden")
    tiles = sorted(layers[0] + layers[1] + layers[2])
    expansions = numbers(discarded_expansions(move))
    return {
        "turn": "pass",
        "discard": {
            "tiles": [NAMES[hexagon] for hexagon in tiles],
            "expansions": [NAMES[hexagon] for hexagon in expansions],
        },
    }


# --- data to turn --------------------------------------------------------------------------


def from_data(facts: Mapping[str, object]) -> int:
    """Return the turn that plain JSON data describes."""
    kind = Fields(facts, "turn", _KEYS, InvalidNotation).choice("turn", _TURNS)
    if kind == "acquire":
        return _acquire_from(Fields(facts, kind, ("turn", "take"), InvalidNotation))
    if kind == "buy":
        area = Fields(facts, kind, ("turn", "area"), InvalidNotation).integer("area", 0, 5)
        return int(BUY | (area << 3))
    if kind == "pass":
        return _pass_from(Fields(facts, kind, ("turn", "discard"), InvalidNotation))
    return _place_from(Fields(facts, kind, _PLACE_KEYS[kind], InvalidNotation))


def _acquire_from(fields: Fields) -> int:
    sources: dict[int, int] = {}
    for item in fields.items("take"):
        piece = Fields(item, "take", ("hexagon", "from"), InvalidNotation)
        hexagon = piece.name("hexagon", NUMBERS)
        if hexagon in sources:
            raise IllegalMove("QG-4.1", f"{NAMES[hexagon]} is taken more than once")
        up = piece.get("from") == "up"
        sources[hexagon] = int(FACE_UP) if up else piece.integer("from", 1, int(SLOTS))
    if not sources:
        raise IllegalMove("QG-4.1", "at least one hexagon must be taken")
    first = next(iter(sources))
    if all(hexagon // 6 == first // 6 for hexagon in sources):
        line = first // 6
    elif all(hexagon % 6 == first % 6 for hexagon in sources):
        line = 6 + first % 6
    else:
        raise IllegalMove("QG-4.1", "the hexagons share neither colour nor pattern")
    packed = 0
    for i in range(6):
        hexagon = int(LINE_START[line] + i * LINE_STEP[line])
        packed |= sources.get(hexagon, 0) << (4 * i)
    return int(acquire_move(line, packed))


def _place_from(fields: Fields) -> int:
    hexagon = fields.name("hexagon", NUMBERS)
    pair = fields.pair("cell")
    if pair not in CELL_NUMBERS:
        raise fields.fault("cell", f"{pair[0]},{pair[1]} is not in the garden")
    cell = CELL_NUMBERS[pair]
    kind = EXPANSION if fields.where == "expansion" else TILE
    for key, value in (("area", area_of(cell)), ("orientation", orientation_of(cell))):
        if fields.has(key) and fields.integer(key, 0, 5) != value:
            raise fields.fault(key, "does not agree with the cell")
    payment: i64 = 0
    if fields.has("payment"):
        keys = ("tiles", "expansions", "jokers")
        payment = _payment_from(
            hexagon, Fields(fields.get("payment"), "payment", keys, fields.error)
        )
    elif VALUE[hexagon] > 1:
        raise fields.fault("payment", "is missing")
    return int(place_move(kind, hexagon, cell, payment))


def _payment_from(hexagon: int, fields: Fields) -> i64:
    tiles = fields.names("tiles", NUMBERS)
    expansions = fields.names("expansions", NUMBERS)
    jokers = fields.integer("jokers", 0, 5) if fields.has("jokers") else 0
    cost = int(VALUE[hexagon])
    paid = 1 + len(tiles) + len(expansions) + jokers
    if paid != cost:
        raise IllegalMove("QG-4.6", f"{NAMES[hexagon]} costs {cost}, not {paid} pieces")
    pieces = tiles + expansions
    if hexagon in pieces:
        raise IllegalMove("QG-4.6", "a paid hexagon is identical to the placed one", "same")
    if all(piece % 6 == hexagon % 6 for piece in pieces):
        axis = 0
    elif all(piece // 6 == hexagon // 6 for piece in pieces):
        axis = 1
    else:
        raise IllegalMove(
            "QG-4.6",
            f"what is paid is neither all of the colour nor all of the pattern of {NAMES[hexagon]}",
            "no-line",
        )
    if len(set(expansions)) < len(expansions) or max(Counter(tiles).values(), default=0) > COPIES:
        raise IllegalMove("QG-4.6", "more copies are paid than there are")
    payment: i64 = axis if pieces else 0
    for piece in tiles:
        payment += 1 << (1 + 3 * (piece % 6 if axis else piece // 6))
    for piece in expansions:
        payment += EXPANSION_BIT << (1 + 3 * (piece % 6 if axis else piece // 6))
    return payment


def _pass_from(fields: Fields) -> int:
    if not fields.has("discard"):
        return int(PASS)
    discard = Fields(fields.get("discard"), "discard", ("tiles", "expansions"), InvalidNotation)
    layers = [0, 0, 0]
    for hexagon, copies in Counter(discard.names("tiles", NUMBERS)).items():
        if copies > COPIES:
            raise IllegalMove("QG-4.10", f"there are only 3 tiles {NAMES[hexagon]}")
        for layer in range(copies):
            layers[layer] |= 1 << hexagon
    expansions = 0
    for hexagon in discard.names("expansions", NUMBERS):
        if expansions >> hexagon & 1:
            raise IllegalMove("QG-4.10", f"there is only one expansion {NAMES[hexagon]}")
        expansions |= 1 << hexagon
    return pass_move(expansions, layers[0], layers[1], layers[2])


# --- text ----------------------------------------------------------------------------------


def text(move: int) -> str:
    """Return a turn as one line of text."""
    kind = move & 7
    facts = Fields(data(move), "turn", tuple(data(move)), InvalidNotation)
    if kind == ACQUIRE:
        takes = [
            Fields(item, "take", ("hexagon", "from"), InvalidNotation)
            for item in facts.items("take")
        ]
        return "acquire " + ", ".join(f"{take.get('hexagon')}@{take.get('from')}" for take in takes)
    if kind == BUY:
        q, r = CELLS[centre_of(area_bought(move))]
        return f"buy at {q},{r}"
    if kind == PASS:
        items = _items_text(facts.get("discard"))
        return f"pass discarding {items}" if items else "pass"
    q, r = facts.pair("cell")
    items = _items_text(facts.get("payment"))
    place = f"{facts.get('turn')} {facts.get('hexagon')} at {q},{r}"
    return f"{place} paying {items}" if items else place


def _items_text(pieces: object) -> str:
    """Return tiles, expansions and jokers as a list of words."""
    fields = Fields(pieces, "pieces", ("tiles", "expansions", "jokers"), InvalidNotation)
    items = [
        f"{copies} {NAMES[hexagon]}" if copies > 1 else NAMES[hexagon]
        for hexagon, copies in Counter(fields.names("tiles", NUMBERS)).items()
    ]
    items += [f"expansion {NAMES[hexagon]}" for hexagon in fields.names("expansions", NUMBERS)]
    jokers = fields.integer("jokers", 0, 5) if fields.has("jokers") else 0
    if jokers:
        items.append("1 joker" if jokers == 1 else f"{jokers} jokers")
    return ", ".join(items)


def parse(line: str) -> int:
    """Return the turn that a line of text describes."""
    words = " ".join(line.split())
    if words == "pass":
        return int(PASS)
    if words.startswith("pass discarding "):
        pieces = _read_items(words.removeprefix("pass discarding "))
        if pieces.pop("jokers"):
            raise IllegalMove("QG-4.10", "jokers are not discarded")
        return from_data({"turn": "pass", "discard": pieces})
    if words.startswith("acquire "):
        return from_data({"turn": "acquire", "take": _read_takes(words.removeprefix("acquire "))})
    bought = _BUY.fullmatch(words)
    if bought:
        centre = (int(bought[1]), int(bought[2]))
        if centre not in AREA_CENTRES:
            raise InvalidNotation(f"{centre[0]},{centre[1]} is not the centre of an area")
        return from_data({"turn": "buy", "area": AREA_CENTRES.index(centre)})
    placed = _PLACE.fullmatch(words)
    if placed:
        return from_data(
            {
                "turn": placed[1],
                "hexagon": placed[2],
                "cell": [int(placed[3]), int(placed[4])],
                "payment": _read_items(placed[5]),
            }
        )
    raise InvalidNotation(f"{shown(line)} is no turn of Queen's Garden")


def _read_takes(words: str) -> list[Data]:
    takes: list[Data] = []
    for item in words.split(","):
        found = _TAKE.fullmatch(item.strip())
        if not found:
            raise InvalidNotation(f"{shown(item)} is not a hexagon and a slot, as in blue-tree@1")
        takes.append({"hexagon": found[1], "from": "up" if found[2] == "up" else int(found[2])})
    return takes


def _read_items(words: str | None) -> Data:
    """Read tiles, expansions and jokers from a list of words."""
    tiles: list[str] = []
    expansions: list[str] = []
    jokers = 0
    for item in words.split(",") if words else []:
        found = _ITEM.fullmatch(item.strip())
        if not found:
            raise InvalidNotation(f"{shown(item)} is no piece, as in blue-tree or 2 jokers")
        copies = int(found[1]) if found[1] else 1
        if found[2]:
            jokers += copies
        elif found[3]:
            expansions += [found[4]] * copies
        else:
            tiles += [found[4]] * copies
    return {"tiles": tiles, "expansions": expansions, "jokers": jokers}


# --- chance --------------------------------------------------------------------------------


def chance_text(outcomes: Sequence[int]) -> str:
    """Return the hexagons of tiles drawn and expansions turned up, in order."""
    for outcome in outcomes:
        if outcome not in range(len(NAMES)):
            raise InvalidNotation(f"{shown(outcome)} is not the number of a hexagon")
    return " ".join(NAMES[outcome] for outcome in outcomes)


def parse_chance(words: str) -> list[int]:
    """Return the outcomes of chance that a text describes."""
    outcomes: list[int] = []
    for word in words.split():
        if word not in NUMBERS:
            raise InvalidNotation(f"{shown(word)} is no hexagon")
        outcomes.append(NUMBERS[word])
    return outcomes
