"""Queen's Garden straight from the clauses: the legal turns, and what a turn does.

Slow on purpose. Positions and turns are plain JSON data; nothing is imported from the package.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from .chance import Shuffle, shuffled
from .garden import (
    BENCHES,
    CENTRES,
    COLOURS,
    EXPANSION_SPACES,
    FOUNTAIN,
    PATTERNS,
    PIECES,
    STATUES,
    TILE_SPACES,
    Hexagons,
    board_of,
    colour_of,
    empty_areas,
    free_cells,
    hexagons_of,
    in_order,
    lose,
    may_lie,
    neighbours,
    pattern_of,
    pavilions_of,
    score_round,
    score_the_end,
    value_of,
)

Data = dict[str, Any]

# --- the legal turns ------------------------------------------------------------------------


def legal(snapshot: Data) -> list[Data]:
    """Every legal turn once, pieces inside it in piece order (QG-4)."""
    if snapshot["phase"] == "over":
        return []
    seat = snapshot["seats"][snapshot["to_move"]]
    return [
        *acquisitions(snapshot["display"], seat),
        *tile_placements(seat, snapshot["options"]["repeat_payment"]),
        *expansion_placements(seat, snapshot["options"]["repeat_payment"]),
        *purchases(snapshot["supply"], seat),
        *passes(seat),
    ]


def acquisitions(display: Data, seat: Data) -> Iterator[Data]:
    """QG-4.1; what is taken is the turn, by whichever name."""
    seen = []
    for name in COLOURS + PATTERNS:
        shown: dict[str, list[int | str]] = {}
        for slot in display["slots"]:
            if "face_up" in slot and name in slot["face_up"].split("-"):
                shown.setdefault(slot["face_up"], []).append("up")
            for hexagon in set(slot.get("tiles", [])):
                if name in hexagon.split("-"):
                    shown.setdefault(hexagon, []).append(slot["slot"])
        if not shown:
            continue
        kinds = in_order(list(shown))
        for choice in itertools.product(*(shown[hexagon] for hexagon in kinds)):
            take = [
                {"hexagon": hexagon, "from": where}
                for hexagon, where in zip(kinds, choice, strict=True)
            ]
            expansions = choice.count("up")
            tiles = len(choice) - expansions
            if len(seat["tiles"]) + seat["jokers"] + tiles > TILE_SPACES:
                continue
            if len(seat["expansions"]) + expansions > EXPANSION_SPACES:
                continue
            if take not in seen:
                seen.append(take)
                yield {"turn": "acquire", "take": take}


def payments(
    hexagon: str, tiles: list[str], expansions: list[str], jokers: int, repeat: bool
) -> list[Data]:
    """QG-4.6 and QG-9: all ways to pay for a hexagon that has already left the storage."""
    further = value_of(hexagon) - 1
    # Only hexagons that share the colour or the pattern can ever be part of a payment.
    hand = [
        (kind, piece)
        for kind, pieces in (("tiles", tiles), ("expansions", expansions))
        for piece in in_order(pieces)
        if set(piece.split("-")) & set(hexagon.split("-"))
    ]
    found: list[Data] = []
    for count in range(further + 1):
        if further - count > jokers:
            continue
        for paid in sorted(set(itertools.combinations(hand, count))):
            if pays(hexagon, [piece for _, piece in paid], repeat):
                found.append(
                    {
                        "tiles": in_order([p for kind, p in paid if kind == "tiles"]),
                        "expansions": in_order([p for kind, p in paid if kind == "expansions"]),
                        "jokers": further - count,
                    }
                )
    return found


def pays(placed: str, paid: list[str], repeat: bool) -> bool:
    """Whether the hexagons of a payment go with the placed one and with each other."""
    together = [placed, *paid]
    colours = [colour_of(hexagon) for hexagon in together]
    patterns = [pattern_of(hexagon) for hexagon in together]
    if repeat:
        if placed in paid:
            return False
        return len(set(patterns)) == 1 or len(set(colours)) == 1
    one_pattern = len(set(patterns)) == 1 and len(set(colours)) == len(together)
    one_colour = len(set(colours)) == 1 and len(set(patterns)) == len(together)
    return one_pattern or one_colour


def tile_placements(seat: Data, repeat: bool) -> Iterator[Data]:
    """QG-4.4."""
    lying = hexagons_of(seat["garden"])
    cells = free_cells(seat["garden"])
    for hexagon in in_order(list(set(seat["tiles"]))):
        rest = list(seat["tiles"])
        rest.remove(hexagon)
        ways = payments(hexagon, rest, seat["expansions"], seat["jokers"], repeat)
        if not ways:
            continue
        for cell in cells:
            if may_lie(lying, cell, hexagon):
                for payment in ways:
                    yield {
                        "turn": "tile",
                        "hexagon": hexagon,
                        "cell": list(cell),
                        "payment": payment,
                    }


def expansion_placements(seat: Data, repeat: bool) -> Iterator[Data]:
    """QG-4.5a."""
    lying = hexagons_of(seat["garden"])
    for hexagon in in_order(seat["expansions"]):
        rest = [other for other in seat["expansions"] if other != hexagon]
        ways = payments(hexagon, seat["tiles"], rest, seat["jokers"], repeat)
        for area in empty_areas(seat["garden"]):
            for orientation in range(6):
                cell = neighbours(CENTRES[area])[orientation]
                if may_lie(lying, cell, hexagon):
                    for payment in ways:
                        yield {
                            "turn": "expansion",
                            "hexagon": hexagon,
                            "cell": list(cell),
                            "area": area,
                            "orientation": orientation,
                            "payment": payment,
                        }


def purchases(supply: int, seat: Data) -> Iterator[Data]:
    """QG-4.5b."""
    if seat["score"] >= 6 and supply > 0:
        for area in empty_areas(seat["garden"]):
            yield {"turn": "buy", "area": area}


def passes(seat: Data) -> Iterator[Data]:
    """QG-4.10: one turn for every choice of tiles and expansions to discard."""
    counts: Counter[str] = Counter(seat["tiles"])
    kinds = in_order(list(counts))
    for amounts in itertools.product(*(range(counts[kind] + 1) for kind in kinds)):
        tiles = [k for k, n in zip(kinds, amounts, strict=True) for _ in range(n)]
        for size in range(len(seat["expansions"]) + 1):
            for expansions in itertools.combinations(in_order(seat["expansions"]), size):
                yield {
                    "turn": "pass",
                    "discard": {"tiles": list(tiles), "expansions": list(expansions)},
                }


# --- what a turn does -----------------------------------------------------------------------


def play(snapshot: Data, move: Data, shuffle: Shuffle | None = None) -> Data:
    """The position after a legal turn; `shuffle` orders the bag if it is refilled."""
    after = copy.deepcopy(snapshot)
    seat = after["seats"][after["to_move"]]
    if move["turn"] == "acquire":
        acquire(after, seat, move["take"], shuffle)
    elif move["turn"] == "tile":
        seat["tiles"].remove(move["hexagon"])
        pay(after, seat, move["payment"])
        before = hexagons_of(seat["garden"])
        seat["garden"]["tiles"].append({"cell": move["cell"], "hexagon": move["hexagon"]})
        seat["garden"]["tiles"].sort(key=lambda tile: tile["cell"])
        surround(seat, before, board_of(after)["jokers"])
    elif move["turn"] == "expansion":
        seat["expansions"].remove(move["hexagon"])
        pay(after, seat, move["payment"])
        before = hexagons_of(seat["garden"])
        lay(seat, move["area"], move["hexagon"], move["orientation"])
        surround(seat, before, board_of(after)["jokers"])
    elif move["turn"] == "buy":
        seat["score"] -= 6
        after["supply"] -= 1
        lay(seat, move["area"], None, None)
    else:
        lose(seat, sum(value_of(piece) for pieces in move["discard"].values() for piece in pieces))
        give_up(after, seat, move["discard"]["tiles"], move["discard"]["expansions"])
        seat["passed"] = True
        if after["marker"] is None:
            after["marker"] = after["to_move"]
            lose(seat, 1)
    if all(other["passed"] for other in after["seats"]):
        score_round(after)
        if after["round"] == 4:
            score_the_end(after)
            after["phase"], after["to_move"] = "over", None
        else:
            next_round(after, shuffle)
    else:
        next_seat(after)
    return after


def next_seat(state: Data) -> None:
    """QG-4: clockwise; who has passed is skipped."""
    seat = (state["to_move"] + 1) % state["players"]
    while state["seats"][seat]["passed"]:
        seat = (seat + 1) % state["players"]
    state["to_move"] = seat


def acquire(state: Data, seat: Data, take: list[Data], shuffle: Shuffle | None) -> None:
    """QG-4.1 and 4.2."""
    display = state["display"]
    top = display["slots"][-1]["slot"] if display["stack"] > 0 else None
    for piece in take:
        for slot in list(display["slots"]):
            if piece["from"] == "up" and slot.get("face_up") == piece["hexagon"]:
                display["slots"].remove(slot)
                seat["expansions"] = in_order(seat["expansions"] + [piece["hexagon"]])
            elif piece["from"] == slot["slot"]:
                slot["tiles"].remove(piece["hexagon"])
                seat["tiles"] = in_order(seat["tiles"] + [piece["hexagon"]])
    if top is not None and top in [piece["from"] for piece in take]:
        display["stack"] -= 1
        if display["stack"] > 0:
            new_top(state, top + 1, shuffle)
    turn_up(state)


def turn_up(state: Data) -> None:
    """QG-4.2b: expansions beside the stack without tiles are turned face up."""
    # The hidden list has what lies face down in the display, in slot order, then the stack's rest.
    hidden = state["hidden"]["stacks"][0]
    at = 0
    for slot in state["display"]["slots"]:
        if "face_up" in slot:
            continue
        if slot["tiles"]:
            at += 1
        else:
            slot["face_up"] = hidden.pop(at)
            del slot["tiles"]


def new_top(state: Data, slot: int, shuffle: Shuffle | None) -> None:
    """QG-4.3: the top of the stack gets 4 tiles, or what there is; else the stack is turned up."""
    display = state["display"]
    tiles = draw(state, shuffle)
    if tiles:
        display["slots"].append({"slot": slot, "tiles": in_order(tiles)})
    else:
        for number in range(slot, slot + display["stack"]):
            display["slots"].append({"slot": number, "tiles": []})
        display["stack"] = 0
        turn_up(state)


def draw(state: Data, shuffle: Shuffle | None) -> list[str]:
    """QG-4.3 and QG-9: up to 4 tiles from the bag."""
    bag: list[str] = state["hidden"]["bag"]
    tower: list[str] = state["tower"]
    if state["options"]["refill"] == "short":
        if len(bag) < 4:
            bag = shuffled(bag + tower, shuffle, order_matters=len(bag) + len(tower) > 4)
            tower = []
        drawn, bag = bag[:4], bag[4:]
    else:
        drawn, bag = bag[:4], bag[4:]
        missing = 4 - len(drawn)
        if missing and tower:
            bag = shuffled(tower, shuffle, order_matters=len(tower) > missing)
            tower = []
            drawn, bag = drawn + bag[:missing], bag[missing:]
        # In version 1 of the rules a bag emptied by the last tile waited for the next draw.
        if not bag and tower and state["version"] > 1:
            bag = shuffled(tower, shuffle, order_matters=True)
            tower = []
    state["hidden"]["bag"] = bag
    state["bag"] = len(bag)
    state["tower"] = tower
    return drawn


def pay(state: Data, seat: Data, payment: Data) -> None:
    """QG-4.6."""
    seat["jokers"] -= payment["jokers"]
    give_up(state, seat, payment["tiles"], payment["expansions"])


def give_up(state: Data, seat: Data, tiles: list[str], expansions: list[str]) -> None:
    """Tiles go to the tower, expansions face down under the supply."""
    for tile in tiles:
        seat["tiles"].remove(tile)
    for expansion in expansions:
        seat["expansions"].remove(expansion)
    state["tower"] = in_order(state["tower"] + tiles)
    state["supply"] += len(expansions)
    state["returned"] = in_order(state["returned"] + expansions)


def lay(seat: Data, area: int, face_up: str | None, orientation: int | None) -> None:
    expansion: Data = {"area": area, "face_up": face_up}
    if orientation is not None:
        expansion["orientation"] = orientation
    seat["garden"]["expansions"].append(expansion)
    seat["garden"]["expansions"].sort(key=lambda other: other["area"])


def surround(seat: Data, before: Hexagons, won: Data) -> None:
    """QG-4.9: jokers for whatever is surrounded now and was not before."""
    now = hexagons_of(seat["garden"])
    features = [(FOUNTAIN, won["fountain"])]
    features += [(cell, won["statue"]) for cell in STATUES]
    features += [(cell, won["bench"]) for cell in BENCHES]
    features += [(cell, won["pavilion"]) for cell in pavilions_of(seat["garden"])]
    for cell, jokers in features:
        ring = set(neighbours(cell))
        if ring <= set(now) and not ring <= set(before):
            room = TILE_SPACES - len(seat["tiles"]) - seat["jokers"]
            seat["jokers"] += min(jokers, room)


def next_round(state: Data, shuffle: Shuffle | None) -> None:
    """QG-6."""
    display = state["display"]
    stacks = state["hidden"]["stacks"]
    for slot in display["slots"]:
        state["tower"] = in_order(state["tower"] + slot.get("tiles", []))
    seen = [slot["face_up"] for slot in display["slots"] if "face_up" in slot]
    unseen = stacks.pop(0)
    state["returned"] = in_order(state["returned"] + seen)
    state["hidden"]["rest"] = in_order(state["hidden"]["rest"] + unseen)
    state["supply"] += len(seen) + len(unseen)

    state["round"] += 1
    for seat in state["seats"]:
        seat["passed"] = False
    state["to_move"], state["marker"] = state["marker"], None
    state["display"] = {"stack": len(stacks[0]), "slots": []}
    new_top(state, 1, shuffle)


# --- set-up ---------------------------------------------------------------------------------


def deal(players: int, chance: random.Random, options: Data | None = None) -> Data:
    """QG-3: a new game; `options` are given complete or left to the defaults."""
    full = {"board": "standard", "edition": "en", "repeat_payment": False, "refill": "short"}
    full |= {"starts": 0, **(options or {})}
    bag = PIECES * 3
    chance.shuffle(bag)
    expansions = list(PIECES)
    chance.shuffle(expansions)
    height = {2: 5, 3: 7, 4: 8}[players]
    stacks = [expansions[n * height : (n + 1) * height] for n in range(4)]
    rest = in_order(expansions[4 * height :])
    seat: Data = {"score": 15, "jokers": 3, "tiles": [], "expansions": [], "passed": False}
    seat["garden"] = {"expansions": [], "tiles": []}
    state: Data = {
        "game": "queens-garden",
        "version": 2,
        "players": players,
        "options": full,
        "round": 1,
        "phase": "playing",
        "to_move": full["starts"],
        "marker": None,
        "display": {"stack": height, "slots": []},
        "supply": len(rest),
        "returned": [],
        "bag": len(bag),
        "tower": [],
        "seats": [copy.deepcopy(seat) for _ in range(players)],
        "hidden": {"bag": bag, "stacks": stacks, "rest": rest, "generator": 1},
    }
    new_top(state, 1, None)
    return state
