"""Positions of Queen's Garden laid out by hand, and short ways to play and to refuse turns.

``position`` takes what one would see on a table and fills in the rest: tiles that lie nowhere
are in the bag (or in the tower), expansions that nobody has seen are in the stacks and the
supply. Everything goes through ``quinta.from_snapshot``, so only real positions come out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import quinta

Data = dict[str, Any]
Cell = tuple[int, int]
Slot = Sequence[str] | str | None
"""What a slot of the display shows: tiles, the expansion face up (its name), or nothing."""

COLOURS = ["blue", "purple", "lilac", "yellow", "lime", "green"]
PATTERNS = ["tree", "bird", "butterfly", "flower", "plant", "tulip"]
PIECES = [f"{colour}-{pattern}" for colour in COLOURS for pattern in PATTERNS]
STACK = {2: 5, 3: 7, 4: 8}

DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
CENTRES = [(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)]

TOP = ("purple-tree", "lilac-bird", "lime-flower", "green-plant")
"""Tiles for a display in which nothing matters: no two share a colour or a pattern."""


def ring(centre: Cell) -> list[Cell]:
    """The six neighbours of a cell, in the order of the directions."""
    return [(centre[0] + q, centre[1] + r) for q, r in DIRECTIONS]


def blue_ring(centre: Cell, but: Cell | None = None) -> dict[Cell, str]:
    """The six blue hexagons round a cell, one group; one of them may be missing."""
    pieces = zip(ring(centre), PATTERNS, strict=True)
    return {cell: f"blue-{pattern}" for cell, pattern in pieces if cell != but}


def in_order(pieces: Iterable[str]) -> list[str]:
    return sorted(pieces, key=PIECES.index)


def face_up(hexagon: str, orientation: int = 0) -> Data:
    """An expansion placed face up."""
    return {"face_up": hexagon, "orientation": orientation}


FACE_DOWN: Data = {"face_up": None}


def seat(
    tiles: Sequence[str] = (),
    *,
    score: int = 15,
    jokers: int = 0,
    expansions: Sequence[str] = (),
    passed: bool = False,
    garden: Mapping[Cell, str] | None = None,
    areas: Mapping[int, Data] | None = None,
) -> Data:
    """A player: storage, score, and the garden with what is placed on its areas."""
    return {
        "score": score,
        "jokers": jokers,
        "tiles": in_order(tiles),
        "expansions": in_order(expansions),
        "passed": passed,
        "garden": {
            "expansions": [{"area": area, **(areas or {})[area]} for area in sorted(areas or {})],
            "tiles": [
                {"cell": list(cell), "hexagon": hexagon} for cell, hexagon in (garden or {}).items()
            ],
        },
    }


def position(
    *seats: Data,
    round: int = 1,
    to_move: int = 0,
    marker: int | None = None,
    display: Sequence[Slot] = (TOP,),
    stack: int | None = None,
    draws: Sequence[str] = (),
    only_draws: bool = False,
    to_come: Sequence[str] = (),
    returned: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> quinta.Game:
    """A position with these seats; a second, empty one is added if there is only one.

    ``display`` lists the slots in order; the last is the top of the stack unless ``stack`` is
    0. ``draws`` are drawn from the bag first, in this order; with ``only_draws`` they are all
    that is in it, and what lies nowhere else is in the tower. ``to_come`` are the expansions
    still face down: those in the display by slot, then those of the stack from its top.
    """
    players = [*seats, seat()] if len(seats) == 1 else list(seats)
    size = STACK[len(players)]
    stack = size - len(display) + 1 if stack is None else stack
    slots = [_slot(number, slot) for number, slot in enumerate(display, 1) if slot is not None]
    bag = _loose_tiles(players, slots, draws)
    data: Data = {
        "game": "queens-garden",
        "version": 2,
        "players": len(players),
        "options": dict(options or {}),
        "round": round,
        "phase": "playing",
        "to_move": to_move,
        "marker": marker,
        "display": {"stack": stack, "slots": slots},
        "returned": in_order(returned),
        "tower": bag[len(draws) :] if only_draws else [],
        "seats": players,
        "hidden": {"bag": bag[: len(draws)] if only_draws else bag, "generator": 1},
    }
    covered = sum("tiles" in slot for slot in slots)
    unseen = _unseen(players, slots, returned, to_come)
    sizes = [covered + max(stack - 1, 0)] + [size] * (4 - round)
    stacks = []
    for number in sizes:
        stacks.append(unseen[:number])
        unseen = unseen[number:]
    data["hidden"].update({"stacks": stacks, "rest": in_order(unseen)})
    return quinta.from_snapshot(data)


def _slot(number: int, slot: Sequence[str] | str) -> Data:
    if isinstance(slot, str):
        return {"slot": number, "face_up": slot}
    return {"slot": number, "tiles": in_order(slot)}


def _loose_tiles(seats: list[Data], slots: list[Data], first: Sequence[str]) -> list[str]:
    """The tiles that lie nowhere on the table, these first, the others in piece order."""
    left = Counter(dict.fromkeys(PIECES, 3))
    left.subtract(first)
    for player in seats:
        left.subtract(player["tiles"])
        left.subtract(tile["hexagon"] for tile in player["garden"]["tiles"])
    for slot in slots:
        left.subtract(slot.get("tiles", []))
    assert min(left.values()) >= 0, f"too many of {min(left, key=lambda piece: left[piece])}"
    return [*first, *left.elements()]


def _unseen(
    seats: list[Data], slots: list[Data], returned: Sequence[str], first: Sequence[str]
) -> list[str]:
    """The expansions that nobody has seen, these first."""
    seen = [*first, *returned, *(slot["face_up"] for slot in slots if "face_up" in slot)]
    for player in seats:
        seen += player["expansions"]
        seen += [e["face_up"] for e in player["garden"]["expansions"] if e["face_up"]]
    return [*first, *(piece for piece in PIECES if piece not in seen)]


# --- asking and playing ----------------------------------------------------------------------


def turns(game: quinta.Game, kind: str = "") -> list[str]:
    """The texts of all legal turns of a kind, in the order of the list."""
    return [text for text in map(game.text, game.legal_moves()) if text.startswith(kind)]


def payments(game: quinta.Game, piece: str = "tile", at: Cell = (1, 0)) -> list[str]:
    """The ways in which the turns that lay a piece of this kind on this cell are paid."""
    place = f" at {at[0]},{at[1]}"
    found = [text for text in turns(game, piece) if f"{text} ".find(f"{place} ") > 0]
    return [text.partition(" paying ")[2] for text in found]


def cells(game: quinta.Game, piece: str) -> list[Cell]:
    """The cells on which a piece, such as "tile blue-tree", may be laid."""
    found: list[Data] = [game.move_data(game.parse(text)) for text in turns(game, f"{piece} ")]
    return sorted({(turn["cell"][0], turn["cell"][1]) for turn in found})


def play(game: quinta.Game, *texts: str) -> quinta.Report:
    """Play turns given as text; the report of the last."""
    for text in texts:
        report = quinta.Report()
        game.play(game.parse(text), report)
    return report


def refusal(game: quinta.Game, text: str) -> quinta.IllegalMove:
    """Why a turn is illegal; it is not listed, and trying it changes nothing."""
    before = game.snapshot()
    with pytest.raises(quinta.IllegalMove) as caught:
        game.play(game.parse(text))
    assert text not in turns(game, text.split(maxsplit=1)[0])
    assert game.snapshot() == before
    return caught.value


def view(game: quinta.Game) -> Data:
    """What everyone sees."""
    return game.snapshot(hidden=False)


def player(game: quinta.Game, number: int = 0) -> Data:
    """What everyone sees of one player."""
    found: Data = view(game)["seats"][number]
    return found


def slots(game: quinta.Game) -> dict[int, object]:
    """What each slot of the display shows: its tiles, or the expansion that is face up."""
    shown: list[Data] = view(game)["display"]["slots"]
    return {slot["slot"]: slot.get("face_up", slot.get("tiles")) for slot in shown}


def hidden(game: quinta.Game) -> Data:
    """What nobody sees."""
    found: Data = game.snapshot()
    part: Data = found["hidden"]
    return part


def scoring(game: quinta.Game, part: str, number: int = 0) -> Data:
    """What "round" or "final" scoring would give a player now."""
    found: Data = game.breakdown()[number]
    items: Data = found[part]
    return items


def events(report: quinta.Report, name: str) -> list[Data]:
    """The events of this name, in order."""
    return [event for event in report.events if event["event"] == name]
