"""A position that cannot exist is refused with a message that names its fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import quinta
from games.garden.games import Data, middle_of_a_game
from scenarios.table import PIECES

Change = Callable[[Data], None]

LEFT_OUT = object()


def put(path: str, value: object) -> Change:
    """Set, or leave out, the entry at a path such as "seats.0.score"."""
    *parents, last = [int(key) if key.isdigit() else key for key in path.split(".")]

    def change(data: Data) -> None:
        at = data
        for key in parents:
            at = at[key]  # type: ignore[index]
        if value is LEFT_OUT:
            del at[last]  # type: ignore[arg-type]
        else:
            at[last] = value  # type: ignore[index]

    return change


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def tile_in_garden(cell: list[int], hexagon: str) -> Change:
    return lambda data: data["seats"][0]["garden"]["tiles"].append(
        {"cell": cell, "hexagon": hexagon}
    )


def expansion_in_garden(**entry: object) -> Change:
    return lambda data: data["seats"][0]["garden"]["expansions"].append(entry)


def display(*slots: Data, stack: int = 2) -> Change:
    return put("display", {"stack": stack, "slots": list(slots)})


SHAPES: list[tuple[str, Change, str]] = [
    ("unknown entry", put("colour", 1), "position has an unknown entry 'colour'"),
    ("another game", put("game", "chess"), "game must be one of queens-garden, summer-pavilion"),
    ("no game", put("game", LEFT_OUT), "game must be one of .* not None"),
    ("version", put("version", 3), "position: version must be a whole number from 1 to 2, not 3"),
    ("no version", put("version", LEFT_OUT), "position: version is missing"),
    ("players", put("players", 5), "position: players must be a whole number from 2 to 4, not 5"),
    ("players a flag", put("players", True), "players must be a whole number .* not True"),
    ("players a fraction", put("players", 2.0), "players must be a whole number .* not 2.0"),
    ("options", put("options", [1]), "position: options must be an object"),
    ("an option", put("options.edition", "xx"), "position: options: edition 'xx' is not one of"),
    ("unknown option", put("options.x", 1), "position: options: unknown option 'x'"),
    ("a board", put("options.board", "mine"), "options: board 'mine' is unknown"),
    ("round", put("round", 0), "position: round must be a whole number from 1 to 4, not 0"),
    ("round a word", put("round", "2"), "round must be a whole number from 1 to 4, not '2'"),
    ("phase", put("phase", "drafting"), "phase must be one of playing, over, not 'drafting'"),
    ("seats", put("seats", {}), "position: seats must be a list, not {}"),
    ("one seat", put("seats", []), "position: seats are 0 for 2 players"),
    ("a seat", put("seats.1", None), "seat 1 must be an object, not None"),
    ("a seat's entry", put("seats.1.name", "x"), "seat 1 has an unknown entry 'name'"),
    ("a seat's missing entry", put("seats.1.jokers", LEFT_OUT), "seat 1: jokers is missing"),
    ("passed", put("seats.0.passed", 1), "seat 0: passed must be true or false, not 1"),
    ("tiles", put("seats.0.tiles", "blue-tree"), "seat 0: tiles must be a list, not 'blue-tree'"),
    ("a tile", put("seats.0.tiles", ["pink-tree"]), "seat 0: tiles has no piece 'pink-tree'"),
    ("a tile's type", put("seats.0.tiles", [3]), "seat 0: tiles has no piece 3"),
    ("a garden", put("seats.0.garden", 3), "seat 0, garden must be an object, not 3"),
    ("a garden's entry", put("seats.0.garden.x", 3), "seat 0, garden has an unknown entry 'x'"),
    ("display", put("display", None), "display must be an object, not None"),
    ("no display", put("display", LEFT_OUT), "position: display is missing"),
    ("a slot", put("display.slots.0", 7), "slot must be an object, not 7"),
    ("hidden", put("hidden", []), r"hidden must be an object, not \[\]"),
    ("hidden entry", put("hidden.x", 1), "hidden has an unknown entry 'x'"),
    ("a long value", put("round", "x" * 500), "round must be .*, not 'x{59}…$"),
]

GARDENS: list[tuple[str, Change, str]] = [
    ("score below", put("seats.1.score", -1), "seat 1: score must be .* from 0 to 999, not -1"),
    ("score above", put("seats.1.score", 1000), "seat 1: score must be .* 999, not 1000"),
    # The garden of seat 0 scores 4 points in round 1: a tree that is blue, a tree, a pavilion.
    ("score far above", put("seats.0.score", 1004), "seat 0: score must be .* 1003, not 1004"),
    ("score NaN", put("seats.0.score", float("nan")), "score must be a whole number .* not nan"),
    ("jokers", put("seats.0.jokers", 13), "seat 0: jokers must be .* from 0 to 12, not 13"),
    (
        "storage too full",
        put("seats.0.jokers", 11),
        r"seat 0: tiles and jokers are more than 12 together \(QG-1\)",
    ),
    (
        "four of a kind in storage",
        put("seats.0.tiles", ["blue-bird"] * 4),
        r"seat 0: tiles hold blue-bird more than 3 times \(QG-1\)",
    ),
    (
        "an expansion twice in storage",
        put("seats.0.expansions", ["green-plant"] * 2),
        r"seat 0: expansions hold green-plant twice \(QG-1\)",
    ),
    (
        "three expansions in storage",
        put("seats.0.expansions", ["green-plant", "green-tree", "green-bird"]),
        r"seat 0: expansions are more than 2 \(QG-1\)",
    ),
    ("area", expansion_in_garden(area=6, face_up=None), "area must be .* from 0 to 5, not 6"),
    (
        "two expansions on an area",
        expansion_in_garden(area=0, face_up=None),
        "seat 0, garden, expansion: area 0 has two expansions",
    ),
    ("no face", expansion_in_garden(area=5), "seat 0, garden, expansion: face_up is missing"),
    (
        "an expansion that is not there",
        expansion_in_garden(area=5, face_up="blue", orientation=0),
        "expansion: face_up has no piece 'blue'",
    ),
    (
        "no orientation",
        expansion_in_garden(area=5, face_up="lime-bird"),
        "expansion: orientation is missing",
    ),
    (
        "orientation",
        expansion_in_garden(area=5, face_up="lime-bird", orientation=6),
        "expansion: orientation must be a whole number from 0 to 5, not 6",
    ),
    (
        "outside",
        tile_in_garden([9, 9], "lime-bird"),
        r"garden, tile: cell 9,9 is not in the garden \(QG-2\)",
    ),
    ("far outside", tile_in_garden([100, 0], "lime-bird"), "cell must be .* from -99 to 99"),
    ("three coordinates", tile_in_garden([1, 2, 3], "lime-bird"), "cell must be a pair"),
    ("half cells", tile_in_garden([0.5, 1], "lime-bird"), "cell must be a whole number"),  # type: ignore[list-item]
    (
        "two hexagons on a cell",
        tile_in_garden([1, 0], "lime-bird"),
        "garden, tile: cell 1,0 holds two hexagons",
    ),
    (
        "a tile on a printed hexagon",
        tile_in_garden([-3, -1], "lime-bird"),
        "garden, tile: cell -3,-1 holds two hexagons",
    ),
    (
        "a tile on an empty area",
        tile_in_garden([0, 3], "lime-bird"),
        r"garden, tile: cell 0,3 lies on an empty area \(QG-4.4\)",
    ),
    (
        "a tile on the fountain",
        tile_in_garden([0, 0], "lime-bird"),
        r"garden, tile: cell 0,0 is blocked \(QG-2\)",
    ),
    ("a tile on a statue", tile_in_garden([2, -1], "lime-bird"), "cell 2,-1 is blocked"),
    ("a tile on a bench", tile_in_garden([1, 1], "lime-bird"), "cell 1,1 is blocked"),
    ("a tile on a pavilion", tile_in_garden([-3, 0], "lime-bird"), "cell -3,0 is blocked"),
    (
        "two identical neighbours",
        tile_in_garden([0, 1], "blue-tree"),
        r"seat 0, garden: blue-tree is twice in one blue group \(QG-4.7\)",
    ),
    (
        "two identical in a pattern group",
        tile_in_garden([0, -1], "blue-tree"),
        r"seat 0, garden: blue-tree is twice in one tree group \(QG-4.7\)",
    ),
    (
        "neighbours without anything in common",
        tile_in_garden([4, 0], "lime-bird"),
        "yellow-flower and lime-bird are neighbours, and neither has a neighbour of its colour",
    ),
]

TURNS: list[tuple[str, Change, str]] = [
    ("to_move", put("to_move", 2), "position: to_move must be a whole number from 0 to 1, not 2"),
    ("nobody to move", put("to_move", None), "to_move must be a whole number"),
    (
        "passed without marker",
        put("seats.1.passed", True),
        r"position: marker is in the display although a player has passed \(QG-4.10\)",
    ),
    (
        "marker without pass",
        put("marker", 1),
        r"position: marker is with a player who has not passed \(QG-4.10\)",
    ),
    ("marker", put("marker", 2), "position: marker must be a whole number from 0 to 1, not 2"),
    (
        "a player who has passed is to move",
        both(put("seats.0.passed", True), put("marker", 0)),
        r"position: to_move is a player who has passed \(QG-4.10\)",
    ),
    (
        "over in round 2",
        both(put("phase", "over"), put("to_move", None)),
        r"position: phase is over before everyone has passed in round 4 \(QG-7\)",
    ),
    (
        "over with a player to move",
        both(
            put("phase", "over"),
            put("round", 4),
            put("marker", 0),
            put("seats.0.passed", True),
            put("seats.1.passed", True),
        ),
        "position: to_move must be null when the game is over",
    ),
]

TABLES: list[tuple[str, Change, str]] = [
    ("stack", put("display.stack", 6), "display: stack must be a whole number from 0 to 5, not 6"),
    (
        "a slot that is not open",
        put("display.slots.0.slot", 5),
        "slot: slot must be a whole number from 1 to 4, not 5",
    ),
    ("slots out of order", put("display.slots.1.slot", 1), "slot: slot 1 is out of order"),
    (
        "a slot with tiles and a face",
        put("display.slots.1.face_up", "lime-bird"),
        "slot: slot 2 must have either tiles or an expansion face up",
    ),
    (
        "a slot with nothing",
        put("display.slots.1.tiles", []),
        "slot: slot 2 must have either tiles or an expansion face up",
    ),
    (
        "five tiles on a slot",
        put("display.slots.1.tiles", PIECES[:5]),
        r"slot: tiles on slot 2 are more than 4 \(QG-4.3\)",
    ),
    (
        "four of a kind on a slot",
        put("display.slots.1.tiles", ["lime-bird"] * 4),
        r"slot: tiles hold lime-bird more than 3 times \(QG-1\)",
    ),
    (
        "an expansion face up twice",
        display(
            {"slot": 1, "face_up": "lime-bird"},
            {"slot": 3, "face_up": "lime-bird"},
            {"slot": 4, "tiles": ["lime-bird"]},
        ),
        r"slot: face_up lime-bird is there twice \(QG-1\)",
    ),
    (
        "a stack without tiles on its top",
        display({"slot": 1, "face_up": "purple-tulip"}),
        "display: slots need tiles on slot 4, the top of the stack",
    ),
    (
        "an expansion in two places",
        put("seats.0.expansions", ["purple-tulip"]),
        r"position: the expansion purple-tulip is there twice \(QG-1\)",
    ),
    (
        "an expansion returned and held",
        put("returned", ["green-plant"]),
        r"position: the expansion green-plant is there twice \(QG-1\)",
    ),
    (
        "an expansion returned twice",
        put("returned", ["blue-tree", "blue-tree"]),
        r"position: returned has blue-tree twice \(QG-1\)",
    ),
    (
        "more expansions seen than turned up",
        put("returned", PIECES[:6]),
        r"position: 9 expansions have been seen, but only 7 can have been turned up by now",
    ),
    (
        "an expansion taken that nobody knows",
        both(
            put("supply", LEFT_OUT),
            put("returned", []),
            put("seats.0.expansions", []),
            put("seats.0.garden.expansions", [{"area": 0, "face_up": None}]),
        ),
        r"display: 1 expansions were taken out of it, but only 0 are in storages and gardens or "
        r"returned \(QG-4.2\)",
    ),
    ("supply", put("supply", 3), r"supply is 3, but \d+ expansions are left for it \(QG-1\)"),
    ("supply a word", put("supply", "3"), "supply must be a whole number from 0 to 36, not '3'"),
    ("bag", put("bag", 3), r"position: bag is 3, but 99 tiles are left for it \(QG-1\)"),
    ("bag beyond", put("bag", 109), "position: bag must be a whole number from 0 to 108, not 109"),
    ("tower", put("tower", ["lime"]), "position: tower has no piece 'lime'"),
    (
        "four of a kind in the tower",
        put("tower", ["green-bird"] * 4),
        r"position: tower hold green-bird more than 3 times \(QG-1\)",
    ),
    (
        "four of a kind in all",
        put("tower", ["blue-bird", "blue-bird"]),
        r"position: there are 4 tiles blue-bird, only 3 exist \(QG-1\)",
    ),
]

HIDDEN: list[tuple[str, Change, str]] = [
    (
        "a bag with too few",
        lambda data: data["hidden"]["bag"].pop(),
        r"hidden: bag does not hold just the tiles that are left for it \(QG-1\)",
    ),
    (
        "a bag with others",
        lambda data: data["hidden"]["bag"].__setitem__(0, "lime-tulip"),
        "hidden: bag does not hold just the tiles",
    ),
    ("no bag", put("hidden.bag", LEFT_OUT), "hidden: bag does not hold just the tiles"),
    ("stacks", put("hidden.stacks", None), "hidden: stacks must be a list, not None"),
    ("a stack", put("hidden.stacks.1", 5), "hidden, stack 1: stack must be a list, not 5"),
    ("a piece", put("hidden.stacks.1.0", "x"), "hidden, stack 1: stack has no piece 'x'"),
    (
        "a stack with too few",
        lambda data: data["hidden"]["rest"].append(data["hidden"]["stacks"][1].pop()),
        r"hidden: stacks must be lists of \[3, 5, 5\] expansions \(QG-3.2\)",
    ),
    (
        "stacks of other sizes",
        lambda data: data["hidden"]["stacks"][2].append(data["hidden"]["stacks"][1].pop()),
        r"hidden: stacks must be lists of \[3, 5, 5\] expansions \(QG-3.2\)",
    ),
    (
        "an expansion that has been seen",
        put("hidden.stacks.1.0", "blue-tree"),
        r"hidden: stacks and the rest do not hold just the expansions not seen so far \(QG-1\)",
    ),
    (
        "the rest",
        lambda data: data["hidden"]["rest"].pop(),
        "hidden: stacks and the rest do not hold just the expansions not seen",
    ),
    ("generator", put("hidden.generator", 0), "hidden: generator must be a whole number from 1 to"),
    ("generator above", put("hidden.generator", 2**62), "hidden: generator must be"),
    ("true as generator", put("hidden.generator", True), "hidden: generator must be"),
    ("half a generator", put("hidden.generator", 0.5), "hidden: generator must be a text, not 0.5"),
    (
        "a generator of another kind",
        put("hidden.generator", "md5:00:0"),
        "hidden: generator must be a text of the form blake2b:key:place",
    ),
    (
        "a generator without place",
        put("hidden.generator", f"blake2b:{'0' * 64}:"),
        "hidden: generator must have a place that is a number from 0 to",
    ),
    ("no generator", put("hidden.generator", LEFT_OUT), "hidden: generator is missing"),
]

FAULTS = SHAPES + GARDENS + TURNS + TABLES + HIDDEN


@pytest.mark.parametrize(
    ("change", "message"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_the_fault_is_named(change: Change, message: str) -> None:
    data = middle_of_a_game()
    change(data)
    with pytest.raises(quinta.InvalidPosition, match=message):
        quinta.from_snapshot(data)
