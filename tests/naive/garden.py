"""Queen's Garden: the pieces, a garden's cells and groups, the scoring (QG-1, 2, 4.7, 5, 7, 8)."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]
Cell = tuple[int, int]
Hexagons = dict[Cell, str]

# QG-1
COLOURS = ["blue", "purple", "lilac", "yellow", "lime", "green"]
PATTERNS = ["tree", "bird", "butterfly", "flower", "plant", "tulip"]
PIECES = [f"{colour}-{pattern}" for colour in COLOURS for pattern in PATTERNS]
TILE_SPACES, EXPANSION_SPACES = 12, 2

# QG-2
DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
CENTRES = [(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)]
FOUNTAIN = (0, 0)
STATUES = [(2, -1), (-1, 2), (-1, -1)]
BENCHES = [(1, 1), (-2, 1), (1, -2)]

# QG-5 and QG-8
JOKERS: Data = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
STANDARD: Data = {
    "rounds": [
        {"green": 1, "tree": 1, "blue": 1},
        {"bird": 1, "purple": 1, "butterfly": 2},
        {"lilac": 1, "flower": 2, "yellow": 1},
        {"plant": 3, "lime": 1, "tulip": 3},
    ],
    "group_bonus": {"6": 6},
    "jokers": JOKERS,
}
VARIANT: Data = {
    "rounds": [
        {"green": 1, "tree": 2, "blue": 1},
        {"bird": 2, "purple": 1, "butterfly": 2},
        {"lilac": 1, "flower": 2, "yellow": 1},
        {"plant": 2, "lime": 1, "tulip": 2},
    ],
    "group_bonus": {"4": 2, "5": 4, "6": 8},
    "jokers": JOKERS,
}


def colour_of(hexagon: str) -> str:
    return hexagon.split("-", maxsplit=1)[0]


def pattern_of(hexagon: str) -> str:
    return hexagon.split("-")[1]


def value_of(hexagon: str) -> int:
    return PATTERNS.index(pattern_of(hexagon)) + 1


def in_order(pieces: list[str]) -> list[str]:
    return sorted(pieces, key=PIECES.index)


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def printed_cell(expansion: Data) -> Cell:
    return neighbours(CENTRES[expansion["area"]])[expansion["orientation"]]


def hexagons_of(garden: Data) -> Hexagons:
    """Everything that lies in a garden, printed hexagons included."""
    lying = {(tile["cell"][0], tile["cell"][1]): tile["hexagon"] for tile in garden["tiles"]}
    for expansion in garden["expansions"]:
        if expansion["face_up"] is not None:
            lying[printed_cell(expansion)] = expansion["face_up"]
    return lying


def pavilions_of(garden: Data) -> list[Cell]:
    return [CENTRES[e["area"]] for e in garden["expansions"] if e["face_up"] is not None]


def free_cells(garden: Data) -> list[Cell]:
    """QG-4.4: free cells of the fountain board and of the placed expansions."""
    ground = neighbours(FOUNTAIN)
    for expansion in garden["expansions"]:
        centre = CENTRES[expansion["area"]]
        ground += [centre, *neighbours(centre)]
    taken = [*hexagons_of(garden), *pavilions_of(garden)]
    return [cell for cell in ground if cell not in taken]


def empty_areas(garden: Data) -> list[int]:
    used = [expansion["area"] for expansion in garden["expansions"]]
    return [area for area in range(6) if area not in used]


def group_at(lying: Hexagons, start: Cell, name: str) -> set[Cell]:
    """QG-4.8: the group of one colour or one pattern to which the hexagon at `start` belongs."""
    group = {start}
    edge = [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in lying and cell not in group and name in lying[cell].split("-"):
                group.add(cell)
                edge.append(cell)
    return group


def may_lie(lying: Hexagons, cell: Cell, hexagon: str) -> bool:
    """QG-4.7, for a cell that is free."""
    beside = [lying[other] for other in neighbours(cell) if other in lying]
    related = [h for h in beside if set(h.split("-")) & set(hexagon.split("-"))]
    if beside and not related:
        return False
    then = {**lying, cell: hexagon}
    for name in hexagon.split("-"):
        group = [then[member] for member in group_at(then, cell, name)]
        if len(set(group)) < len(group):
            return False
    return True


def groups_of(lying: Hexagons, name: str) -> list[list[str]]:
    """QG-4.8: all groups of one colour or one pattern."""
    groups = []
    left = [cell for cell in lying if name in lying[cell].split("-")]
    while left:
        group = group_at(lying, left[0], name)
        left = [cell for cell in left if cell not in group]
        groups.append([lying[cell] for cell in group])
    return groups


def lose(seat: Data, points: int) -> None:
    """QG-4.11."""
    seat["score"] = max(0, seat["score"] - points)


def board_of(state: Data) -> Data:
    board = state["options"]["board"]
    if board == "standard":
        return STANDARD
    if board == "variant":
        return VARIANT
    assert isinstance(board, dict)
    return board


def score_round(state: Data) -> None:
    """QG-5."""
    window = board_of(state)["rounds"][state["round"] - 1]
    for seat in state["seats"]:
        for hexagon in hexagons_of(seat["garden"]).values():
            seat["score"] += window.get(colour_of(hexagon), 0)
            seat["score"] += window.get(pattern_of(hexagon), 0)
        seat["score"] += len(pavilions_of(seat["garden"]))


def final_points(state: Data, seat: Data) -> int:
    """QG-7: what the groups bring; storage is apart because of its floor."""
    bonus = board_of(state)["group_bonus"]
    lying = hexagons_of(seat["garden"])
    points = 0
    for name in COLOURS + PATTERNS:
        for group in groups_of(lying, name):
            if len(group) >= 3:
                points += sum(value_of(hexagon) for hexagon in group)
                points += bonus.get(str(len(group)), 0)
    return points


def score_the_end(state: Data) -> None:
    """QG-7."""
    for seat in state["seats"]:
        seat["score"] += seat["jokers"]
        lose(seat, sum(value_of(piece) for piece in seat["tiles"] + seat["expansions"]))
        seat["score"] += final_points(state, seat)
