"""Summer Pavilion straight from the clauses: the legal turns, and what a turn does.

Slow on purpose. Positions and turns are plain JSON data; nothing is imported from the package.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Iterator
from typing import Any

from .chance import Shuffle, shuffled

Data = dict[str, Any]
Tiles = dict[str, int]
Star = list[str | None]
Space = tuple[int, int]

# SP-1
COLOURS = ["purple", "green", "orange", "yellow", "blue", "red"]
FACTORIES = {2: 5, 3: 7, 4: 9}
SUPPLY_SPACES = 10

# SP-2: the colours of stars 1 to 6, and what spaces 1 to 6 of a star cost.
STAR_COLOURS = [None, "purple", "orange", "red", "blue", "yellow", "green"]
COSTS = {
    "standard": [[1, 2, 3, 4, 5, 6]] * 7,
    "variant": [[3, 3, 3, 3, 3, 3]] + [[3, 2, 1, 4, 5, 6]] * 6,
}

# SP-9: the table's two columns; outer stars are those of another side.
OUTER = {"standard": "standard", "variant": "variant"}
OUTER |= {"glazed-orange": "standard", "glazed-purple": "variant"}
for glazed in ("glazed-orange", "glazed-purple"):
    COSTS[glazed] = COSTS[OUTER[glazed]]
MIDDLE = {
    "glazed-orange": ["purple", "green", "orange", "yellow", "blue", "red"],
    "glazed-purple": ["orange", "red", "blue", "yellow", "green", "purple"],
}
WILDS = {"standard": COLOURS, "variant": COLOURS, "glazed-orange": COLOURS}
WILDS["glazed-purple"] = ["orange", "red", "blue", "yellow", "green", "purple"]

# SP-7
STAR_POINTS = {"red": 14, "blue": 15, "yellow": 16, "orange": 17, "green": 18, "purple": 20}
MANY_POINTS = {"standard": 12, "variant": 12, "glazed-orange": 15, "glazed-purple": 15}
NUMBER_POINTS = {board: {1: 4, 2: 8, 3: 12, 4: 16} for board in COSTS}
NUMBER_POINTS["glazed-purple"] = {1: 3, 2: 6, 3: 18, 4: 12}
SET_POINTS = {"glazed-orange": 15, "glazed-purple": 12}


def features(board: str) -> list[tuple[list[Space], int, str]]:
    """SP-2, SP-9.1: the spaces of every feature, with the tiles it rewards and its kind."""
    found: list[tuple[list[Space], int, str]] = []
    for s in range(1, 7):
        t = 1 if s == 6 else s + 1
        middle = [(0, (s + 3) % 6 + 1), (0, (s + 4) % 6 + 1)]
        found.append(([(s, 2), (s, 3), *middle], 1, "pillar"))
        found.append(([(s, 1), (s, 2), (t, 3), (t, 4)], 2, "statue"))
        found.append(([(s, 5), (s, 6)], 3, "window"))
        if board in MIDDLE:
            found.append(([(s, 1), (s, 6), (t, 4), (t, 5)], 1, "fountain"))
    return found


def tidy(tiles: Tiles) -> Tiles:
    """A multiset as the snapshot has it: no zeros, colours in order."""
    return {colour: tiles[colour] for colour in COLOURS if tiles.get(colour, 0) > 0}


def plus(tiles: Tiles, more: Tiles) -> Tiles:
    return tidy({c: tiles.get(c, 0) + more.get(c, 0) for c in COLOURS})


def minus(tiles: Tiles, fewer: Tiles) -> Tiles:
    left = {c: tiles.get(c, 0) - fewer.get(c, 0) for c in COLOURS}
    assert min(left.values()) >= 0
    return tidy(left)


def listed(tiles: Tiles) -> list[str]:
    return [colour for colour in COLOURS for _ in range(tiles.get(colour, 0))]


def subsets(tiles: Tiles, sizes: range) -> Iterator[Tiles]:
    """All different multisets within `tiles` that have one of the sizes."""
    for counts in itertools.product(*(range(tiles.get(colour, 0) + 1) for colour in COLOURS)):
        if sum(counts) in sizes:
            yield tidy(dict(zip(COLOURS, counts, strict=True)))


def wild_of(state: Data) -> str:
    round_number: int = state["round"]
    return WILDS[state["options"]["board"]][round_number - 1]


# --- the legal turns ------------------------------------------------------------------------


def legal(snapshot: Data) -> list[Data]:
    """Every legal turn once."""
    if snapshot["phase"] == "over":
        return []
    if snapshot["phase"] == "drafting":
        return list(drafts(snapshot))
    return [*placements(snapshot), *passes(snapshot["seats"][snapshot["to_move"]])]


def drafts(state: Data) -> Iterator[Data]:
    """SP-4.1 and 4.2."""
    places: list[tuple[int | str, Tiles]] = [("centre", state["centre"])]
    places += list(enumerate(state["factories"], start=1))
    for place, tiles in places:
        for colour in tiles:
            if set(tiles) == {wild_of(state)} or colour != wild_of(state):
                yield {"turn": "draft", "colour": colour, "from": place}


def may_lie(board: str, star: int, space: int, tiles: Star, colour: str) -> bool:
    """SP-2, SP-9: whether a colour may lie on an empty space of a star that holds these tiles."""
    lying = [tile for tile in tiles if tile is not None]
    if star == 0 and board in MIDDLE:
        return colour == MIDDLE[board][space - 1]
    if OUTER[board] == "standard":
        if star == 0:
            return colour not in lying
        return colour == STAR_COLOURS[star]
    if len(lying) < 2:
        return True
    if len(set(lying)) == 1:
        return colour == lying[0]
    return colour not in lying


def placements(state: Data) -> Iterator[Data]:
    """SP-5.1 and 5.3."""
    seat = state["seats"][state["to_move"]]
    board = state["options"]["board"]
    wild = wild_of(state)
    for star, tiles in enumerate(seat["pavilion"]):
        for space in range(1, 7):
            if tiles[space - 1] is not None:
                continue
            cost = COSTS[board][star][space - 1]
            for colour in COLOURS:
                if not may_lie(board, star, space, tiles, colour):
                    continue
                for wilds in range(cost):
                    if colour == wild and wilds > 0:
                        continue
                    if seat["tiles"].get(colour, 0) < cost - wilds:
                        continue
                    if seat["tiles"].get(wild, 0) < wilds:
                        continue
                    earned = reward(board, seat["pavilion"], star, space)
                    size = min(earned, sum(state["supply"].values()))
                    for bonus in subsets(state["supply"], range(size, size + 1)):
                        yield {
                            "turn": "place",
                            "colour": colour,
                            "star": star,
                            "space": space,
                            "wilds": wilds,
                            "bonus": bonus,
                        }


def passes(seat: Data) -> Iterator[Data]:
    """SP-5.4."""
    for keep in subsets(seat["tiles"], range(5)):
        yield {"turn": "pass", "keep": keep}


def reward(board: str, pavilion: list[Star], star: int, space: int) -> int:
    """SP-5.3: how many tiles the features bring that a tile on this empty space completes."""
    total = 0
    for spaces, tiles, _ in features(board):
        others = [(s, n) for s, n in spaces if (s, n) != (star, space)]
        if (star, space) in spaces and all(pavilion[s][n - 1] is not None for s, n in others):
            total += tiles
    return total


# --- what a turn does -----------------------------------------------------------------------


def play(snapshot: Data, move: Data, shuffle: Shuffle | None = None) -> Data:
    """The position after a legal turn; `shuffle` orders the bag if it is refilled."""
    after = copy.deepcopy(snapshot)
    seat = after["seats"][after["to_move"]]
    if move["turn"] == "draft":
        draft(after, seat, move)
        after["to_move"] = (after["to_move"] + 1) % after["players"]
        end_drafting(after)
        return after
    if move["turn"] == "place":
        place(after, seat, move, shuffle)
    else:
        dropped = minus(seat["tiles"], move["keep"])
        seat["tiles"], seat["kept"], seat["passed"] = {}, tidy(move["keep"]), True
        after["tower"] = plus(after["tower"], dropped)
        lose(seat, sum(dropped.values()))
    round_over = all(other["passed"] for other in after["seats"])
    if round_over and after["round"] == 6:
        score_the_end(after)
        return after
    if after["version"] > 1:
        fill_supply(after, shuffle)
    if round_over:
        next_round(after, shuffle)
    else:
        next_seat(after)
    return after


def lose(seat: Data, points: int) -> None:
    """SP-4.3."""
    seat["score"] = max(1, seat["score"] - points)


def next_seat(state: Data) -> None:
    """SP-5: clockwise; who has passed is skipped."""
    seat = (state["to_move"] + 1) % state["players"]
    while state["seats"][seat]["passed"]:
        seat = (seat + 1) % state["players"]
    state["to_move"] = seat


def draft(state: Data, seat: Data, move: Data) -> None:
    """SP-4.1 and 4.2."""
    colour, wild = move["colour"], wild_of(state)
    centre = move["from"] == "centre"
    source = state["centre"] if centre else state["factories"][move["from"] - 1]
    if colour == wild:
        taken = {wild: 1}
    else:
        taken = tidy({colour: source[colour], wild: min(1, source.get(wild, 0))})
    seat["tiles"] = plus(seat["tiles"], taken)
    if centre:
        state["centre"] = minus(source, taken)
        if state["marker"] is None:
            state["marker"] = state["to_move"]
            lose(seat, sum(taken.values()))
    else:
        state["centre"] = plus(state["centre"], minus(source, taken))
        state["factories"][move["from"] - 1] = {}


def end_drafting(state: Data) -> None:
    """SP-4, 4.4 and 5: when nothing is left to draft, the holder or the old starter places."""
    if not state["centre"] and not any(state["factories"]):
        state["phase"] = "placing"
        state["to_move"] = state["starter"] if state["marker"] is None else state["marker"]


def place(state: Data, seat: Data, move: Data, shuffle: Shuffle | None) -> None:
    """SP-5.1 to 5.3."""
    star, space, colour, wilds = move["star"], move["space"], move["colour"], move["wilds"]
    board = state["options"]["board"]
    cost = COSTS[board][star][space - 1]
    paid = plus({colour: cost - wilds}, {wild_of(state): wilds})
    seat["tiles"] = minus(seat["tiles"], paid)
    state["tower"] = plus(state["tower"], minus(paid, {colour: 1}))
    earned = reward(board, seat["pavilion"], star, space)
    seat["pavilion"][star][space - 1] = colour
    seat["score"] += ring_length(seat["pavilion"][star], space - 1)
    state["supply"] = minus(state["supply"], move["bonus"])
    seat["tiles"] = plus(seat["tiles"], move["bonus"])
    if earned and state["version"] == 1:
        fill_supply(state, shuffle)


def fill_supply(state: Data, shuffle: Shuffle | None) -> None:
    """SP-5.3: in version 1 of the rules after a feature, since then after every turn of phase 2."""
    room = SUPPLY_SPACES - sum(state["supply"].values())
    (drawn,) = draw(state, [room], shuffle)
    state["supply"] = plus(state["supply"], drawn)


def ring_length(star: Star, at: int) -> int:
    """SP-5.2: the tiles of the unbroken ring to which the tile at this index belongs."""
    ring = {at}
    for step in (1, -1):
        other = (at + step) % 6
        while star[other] is not None and other not in ring:
            ring.add(other)
            other = (other + step) % 6
    return len(ring)


def draw(state: Data, sizes: list[int], shuffle: Shuffle | None) -> list[Tiles]:
    """SP-5.5: tiles from the bag for several places in order, each as many as it has room for."""
    bag: list[str] = state["hidden"]["bag"]
    if sum(sizes) > len(bag) and state["tower"]:
        tower = listed(state["tower"])
        # With everything drawn into one and the same place, order makes no difference.
        room = min(end - len(bag) for end in itertools.accumulate(sizes) if end > len(bag))
        bag = bag + shuffled(tower, shuffle, order_matters=len(tower) > room)
        state["tower"] = {}
    drawn = []
    for size in sizes:
        drawn.append(tidy({colour: bag[:size].count(colour) for colour in COLOURS}))
        bag = bag[size:]
    state["hidden"]["bag"] = bag
    state["bag"] = len(bag)
    return drawn


# --- rounds and the end ---------------------------------------------------------------------


def next_round(state: Data, shuffle: Shuffle | None) -> None:
    """SP-6."""
    state["round"] += 1
    state["phase"] = "drafting"
    state["starter"] = state["starter"] if state["marker"] is None else state["marker"]
    state["to_move"], state["marker"] = state["starter"], None
    state["factories"] = draw(state, [4] * FACTORIES[state["players"]], shuffle)
    for seat in state["seats"]:
        seat["tiles"], seat["kept"], seat["passed"] = seat["kept"], {}, False
    end_drafting(state)


def score_the_end(state: Data) -> None:
    """SP-7; in version 1 of the rules the tiles kept came first."""
    for seat in state["seats"]:
        points = final_points(seat["pavilion"], state["options"]["board"])
        if state["version"] == 1:
            lose(seat, sum(seat["kept"].values()))
            seat["score"] += points
        else:
            seat["score"] += points
            lose(seat, sum(seat["kept"].values()))
        state["tower"] = plus(state["tower"], seat["kept"])
        seat["kept"] = {}
    state["phase"], state["to_move"] = "over", None


def final_points(pavilion: list[Star], board: str) -> int:
    """SP-7: full stars and covered numbers; SP-9.2: structure sets."""
    points = 0
    for star in pavilion:
        if None not in star:
            colours = set(star)
            points += STAR_POINTS[str(star[0])] if len(colours) == 1 else MANY_POINTS[board]
    for number, worth in NUMBER_POINTS[board].items():
        if all(
            tile is not None
            for star, prices in zip(pavilion, COSTS[board], strict=True)
            for tile, price in zip(star, prices, strict=True)
            if price == number
        ):
            points += worth
    complete = [
        kind
        for spaces, _, kind in features(board)
        if all(pavilion[star][space - 1] is not None for star, space in spaces)
    ]
    if board in SET_POINTS:
        kinds = ("pillar", "statue", "window", "fountain")
        points += SET_POINTS[board] * min(complete.count(kind) for kind in kinds)
    return points


# --- set-up ---------------------------------------------------------------------------------


def deal(players: int, chance: random.Random, options: Data | None = None) -> Data:
    """SP-3: a new game; `options` are given complete or left to the defaults."""
    full: Data = {"board": "standard", "starts": 0, **(options or {})}
    bag = COLOURS * 22
    chance.shuffle(bag)
    seat: Data = {"score": 5, "tiles": {}, "kept": {}, "passed": False}
    seat["pavilion"] = [[None] * 6 for _ in range(7)]
    state: Data = {
        "game": "summer-pavilion",
        "version": 2,
        "players": players,
        "options": full,
        "round": 1,
        "phase": "drafting",
        "to_move": full["starts"],
        "marker": None,
        "starter": full["starts"],
        "factories": [],
        "centre": {},
        "supply": {},
        "bag": len(bag),
        "tower": {},
        "seats": [copy.deepcopy(seat) for _ in range(players)],
        "hidden": {"bag": bag, "generator": 1},
    }
    sizes = [SUPPLY_SPACES] + [4] * FACTORIES[players]
    state["supply"], *state["factories"] = draw(state, sizes, None)
    return state
