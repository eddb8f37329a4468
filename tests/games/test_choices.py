"""The small choices of all games in bulk: what follows, what is suggested, what is refused."""

from __future__ import annotations

import ast
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import quinta
from games.garden.games import positions as garden_positions
from games.paths import PAVILIONS, POSITIONS, SEEDS, a_start, placing, random_path, whole_paths
from games.pavilion import hand_made
from quinta import Game, IllegalMove, Report
from quinta.core.game import Move
from scenarios.table import position, seat

Data = dict[str, Any]

BOOKS = Path(__file__).parents[2] / "web" / "src" / "games"
CLAUSES = {
    clause
    for book in BOOKS.glob("*/rules/book.ts")
    for clause in re.findall(r'clause: "([^"]+)"', book.read_text(encoding="utf-8"))
}
MOST = 300


def even(after: Game) -> float:
    """An outlook by which all positions are as good."""
    return 0.0


def refused(game: Game, path: list[int]) -> dict[int, IllegalMove]:
    """What is refused after a legal path."""
    return dict(game.choices().refused(path, game.steps(path)))


def clause_of(game: Game, move: Move) -> str:
    """The clause by which the engine refuses a turn."""
    with pytest.raises(IllegalMove) as error:
        game.copy().play(move)
    return error.value.clause


# --- turns and their paths -------------------------------------------------------------------


@given(POSITIONS, SEEDS)
def test_the_path_of_a_turn_makes_that_turn(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    path = random_path(game, chance)
    assert game.step_path(game.step_move(path)) == path
    moves = game.legal_moves()
    for index in {0, len(moves) - 1, chance.randrange(len(moves))}:
        assert game.step_move(game.step_path(moves[index])) == moves[index]


def test_a_turn_that_is_not_legal_has_no_path() -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(IllegalMove) as refusal:
        game.step_path(game.parse("tile blue-tree at 1,0"))
    assert refusal.value.clause == "QG-4.4"


@pytest.mark.parametrize(
    ("name", "clause"), [("queens-garden", "QG-7"), ("summer-pavilion", "SP-7")]
)
def test_a_game_that_is_over_has_no_turn(name: str, clause: str) -> None:
    game = quinta.new(name, seed=1)
    generator = quinta.Random(1)
    last = game.legal_moves()[0]
    while not game.is_over:
        last = game.random_move(generator)
        game.play(last)
    for ask in (lambda: game.step_move([]), lambda: game.step_path(last)):
        with pytest.raises(IllegalMove, match="over") as refusal:
            ask()
        assert refusal.value.clause == clause


# --- what follows ----------------------------------------------------------------------------


@given(POSITIONS, SEEDS)
def test_choices_in_bulk_are_those_of_the_engine(game: Game, seed: int) -> None:
    tree = game.choices()
    path = random_path(game, random.Random(seed))
    for length in range(len(path) + 1):
        assert tree.following(path[:length]) == game.steps(path[:length])


@given(POSITIONS, SEEDS)
def test_whole_paths_are_all_and_only_the_turns_that_begin_with_a_path(
    game: Game, seed: int
) -> None:
    path = a_start(game, seed)
    wanted = whole_paths(game, path, MOST)
    found = list(islice(game.choices().whole(path), MOST + 1))
    if len(wanted) > MOST:
        assert len(found) > MOST
    else:
        assert found == wanted


@given(POSITIONS, SEEDS)
def test_settled_steps_leave_only_the_how_open(game: Game, seed: int) -> None:
    path = random_path(game, random.Random(seed))
    tree = game.choices()
    settled = tree.settled(path)
    turn: Data = game.move_data(game.step_move(path))
    for way in islice(tree.whole(path[:settled]), MOST if settled else 0):
        other: Data = game.move_data(game.step_move(way))
        for fact in ("turn", "hexagon", "cell", "colour", "star", "space"):
            assert other.get(fact) == turn.get(fact)


@given(garden_positions())
def test_a_name_lists_every_hexagon_it_takes_with_all_its_places(game: Game) -> None:
    if 0 not in game.steps([]):
        return
    tree = game.choices()
    for name in tree.following([0]):
        places: dict[str, set[object]] = {}
        for whole in whole_paths(game, [0, name], 10_000):
            taken: Any = game.move_data(game.step_move(whole))["take"]
            for piece in taken:
                places.setdefault(piece["hexagon"], set()).add(piece["from"])
            for at, slot in enumerate(whole[2:], start=2):
                assert tree.details(whole[:at], slot) == {"hexagon": taken[at - 2]["hexagon"]}
        takes: Any = tree.details([0], name)["takes"]
        assert {take["hexagon"]: set(take["from"]) for take in takes} == places
        assert all(game.step_data(name)["name"] in take["hexagon"].split("-") for take in takes)


@given(PAVILIONS)
def test_a_draft_says_which_tiles_it_takes_and_a_space_what_it_costs(game: Game) -> None:
    tree = game.choices()
    for whole in whole_paths(game, [], 100):
        report = Report()
        after = game.copy()
        after.play(game.step_move(whole), report)
        if game.step_data(whole[0])["turn"] == "draft":
            assert tree.details(whole[:2], whole[2])["tiles"] == report.events[0]["tiles"]
        if game.step_data(whole[0])["turn"] == "place":
            tower: Any = report.events[0]["tower"]
            assert tree.details(whole[:2], whole[2])["cost"] == sum(tower.values()) + 1


# --- what is suggested -----------------------------------------------------------------------


@given(POSITIONS, SEEDS)
def test_the_suggestion_is_a_legal_turn_that_begins_with_the_path(game: Game, seed: int) -> None:
    path = a_start(game, seed)
    suggested = game.choices().suggested(path, even)
    assert suggested[: len(path)] == path
    assert game.step_move(suggested) in game.legal_moves()


def test_a_pass_in_the_garden_is_suggested_without_discards() -> None:
    game = position(seat(["blue-bird", "lime-tulip"]), seat())
    start = game.step_path(game.parse("pass"))[:1]
    assert game.text(game.step_move(game.choices().suggested(start, even))) == "pass"


def test_a_payment_is_suggested_by_the_outlook_after_it() -> None:
    held = seat(["blue-bird", "lime-bird"], jokers=1, garden={(1, 0): "blue-tree"})
    game = position(held, seat(), round=4)
    by_tile = game.step_path(game.parse("tile blue-bird at 1,-1 paying lime-bird"))

    def with_most(piece: str) -> list[int]:
        def left(after: Any) -> float:
            data: Any = after.snapshot()["seats"][0]
            return float(data["jokers"] if piece == "joker" else len(data["tiles"]))

        return game.choices().suggested(by_tile[:3], left)

    assert with_most("joker") == by_tile
    assert game.text(game.step_move(with_most("tile"))).endswith("paying 1 joker")


def test_a_pass_in_the_pavilion_keeps_the_next_wilds_and_then_the_most_of_a_colour() -> None:
    game = next(
        game
        for game in placing(5)
        if len(game.snapshot()["seats"][game.to_move]["tiles"]) > 3  # type: ignore[index]
    )
    tiles: dict[str, int] = game.snapshot()["seats"][game.to_move]["tiles"]  # type: ignore[index]
    kept: Any = game.move_data(game.step_move(game.choices().suggested([2], even)))["keep"]
    assert sum(kept.values()) == min(4, sum(tiles.values()))
    wild = ("purple", "green", "orange", "yellow", "blue", "red")[game.round % 6]
    assert kept.get(wild, 0) == min(4, tiles.get(wild, 0))
    left = {colour: n for colour, n in tiles.items() if colour not in kept}
    others = [tiles[colour] for colour in kept if colour != wild]
    assert not left or not others or min(others) >= max(left.values())


# --- what is refused -------------------------------------------------------------------------


@given(POSITIONS, SEEDS)
def test_what_is_in_sight_is_offered_or_refused_with_a_clause_of_the_rules(
    game: Game, seed: int
) -> None:
    path = random_path(game, random.Random(seed))
    for length in range(len(path)):
        start = path[:length]
        offered = game.steps(start)
        for step, problem in refused(game, start).items():
            assert step not in offered
            assert problem.clause in CLAUSES
            assert problem.key
            assert problem.reason
    assert refused(game, path) == {}


@given(POSITIONS)
def test_every_kind_of_turn_is_offered_or_refused(game: Game) -> None:
    kinds = [step for step in range(10) if game.step_data(step)["step"] == "turn"]
    found = sorted([*game.steps([]), *refused(game, [])])
    assert found[: len(kinds)] == kinds
    assert all(game.step_data(step)["step"] != "turn" for step in found[len(kinds) :])


@given(garden_positions())
def test_a_cell_is_refused_at_once_if_no_tile_in_storage_can_be_placed_there(game: Game) -> None:
    can = {
        cell
        for kind in set(game.steps([])) & {1}
        for hexagon in game.steps([kind])
        for cell in game.steps([kind, hexagon])
    }
    cells = set(range(62, 117))
    assert {step for step in refused(game, []) if step in cells} == cells - can


@given(PAVILIONS)
def test_a_space_is_refused_at_once_if_nothing_can_be_placed_there(game: Game) -> None:
    data = {step: game.step_data(step) for step in range(80)}
    spaces = {step for step, facts in data.items() if facts["step"] == "space"}
    place = next(step for step, facts in data.items() if facts.get("turn") == "place")
    can = {
        space
        for kind in set(game.steps([])) & {place}
        for colour in game.steps([kind])
        for space in game.steps([kind, colour])
    }
    assert {step for step in refused(game, []) if step in spaces} == spaces - can


@given(POSITIONS)
def test_a_name_that_takes_the_same_as_another_is_named_with_it_and_not_refused(
    game: Game,
) -> None:
    if game.name != "queens-garden" or 0 not in game.steps([]):
        return
    tree = game.choices()
    offered = tree.following([0])
    names = {step: game.step_data(step)["name"] for step in range(5, 17)}
    also = {tree.details([0], step).get("also") for step in offered} - {None}
    refused_names = {names[step] for step in refused(game, [0])}
    assert {names[step] for step in offered} | also | refused_names == set(names.values())
    assert not also & ({names[step] for step in offered} | refused_names)


@given(garden_positions())
def test_every_piece_cell_and_area_of_the_garden_is_offered_or_refused(game: Game) -> None:
    tree = game.choices()
    held: Any = game.snapshot()["seats"][game.to_move]  # type: ignore[index]
    kinds = game.steps([])
    for kind, pieces in ((1, held["tiles"]), (2, held["expansions"])):
        offered = game.steps([kind]) if kind in kinds else []
        faults = dict(tree.refused([kind], offered))
        named = [game.step_data(step)["hexagon"] for step in [*offered, *faults]]
        assert sorted(named) == sorted(set(pieces))  # type: ignore[type-var]
        for step in offered:
            cells = game.steps([kind, step])
            assert len(cells) + len(refused(game, [kind, step])) == 55
    areas = game.steps([3]) if 3 in kinds else []
    assert len(areas) + len(tree.refused([3], areas)) == 6


@given(garden_positions(), SEEDS)
def test_a_cell_an_area_and_a_slot_are_refused_as_the_turn_would_be(game: Game, seed: int) -> None:
    path = random_path(game, random.Random(seed))
    turn: Data = game.move_data(game.step_move(path))
    if turn["turn"] in ("tile", "expansion"):
        for step, problem in refused(game, path[:2]).items():
            facts = {key: turn[key] for key in ("turn", "hexagon", "payment")}
            cell = game.step_data(step)["cell"]
            assert clause_of(game, game.move_from_data({**facts, "cell": cell})) == problem.clause
    if turn["turn"] == "acquire":
        for at in range(2, len(path)):
            for step, problem in refused(game, path[:at]).items():
                take = [dict(piece) for piece in turn["take"]]
                take[at - 2]["from"] = game.step_data(step)["slot"]
                move = game.move_from_data({"turn": "acquire", "take": take})
                # With the other sources of this turn it may fit the storage after all.
                if problem.key == "not-there":
                    assert clause_of(game, move) == problem.clause
    for step, problem in game.choices().refused(
        [3], game.steps([3]) if 3 in game.steps([]) else []
    ):
        buying = {"turn": "buy", "area": game.step_data(step)["area"]}
        assert clause_of(game, game.move_from_data(buying)) == problem.clause


@given(garden_positions())
def test_a_piece_is_refused_wherever_it_would_lie_and_however_it_is_paid(game: Game) -> None:
    offered = game.steps([1]) if 1 in game.steps([]) else []
    garden: Any = game.snapshot()["seats"][game.to_move]  # type: ignore[index]
    for step, problem in game.choices().refused([1], offered):
        hexagon: Any = game.step_data(step)["hexagon"]
        cost = ("tree", "bird", "butterfly", "flower", "plant", "tulip").index(
            hexagon.split("-")[1]
        )
        payment = {"tiles": [], "expansions": [], "jokers": cost}
        clauses = set()
        for cell in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]:
            facts = {"turn": "tile", "hexagon": hexagon, "cell": list(cell), "payment": payment}
            clauses.add(clause_of(game, game.move_from_data(facts)))
        assert clauses <= {"QG-4.4", problem.clause, "QG-4.7"}
        if problem.key == "cost":
            assert problem.facts["cost"] == cost + 1
            assert problem.facts["pay"] <= cost
            assert problem.facts["pay"] > garden["jokers"]


@given(PAVILIONS, SEEDS)
def test_drafts_and_placements_are_refused_as_the_turn_would_be(game: Game, seed: int) -> None:
    path = random_path(game, random.Random(seed))
    turn: Data = game.move_data(game.step_move(path))
    for at in range(1, len(path)):
        for step, problem in refused(game, path[:at]).items():
            facts: Data = game.step_data(step)
            kind = facts.pop("step")
            if kind == "source":
                facts = {"from": facts["source"]}
            elif kind == "bonus":
                facts = {"bonus": {facts["colour"]: sum(turn["bonus"].values())}}
            elif kind == "keep":
                keep = dict(turn["keep"])
                keep[facts["colour"]] = keep.get(facts["colour"], 0) + 1
                facts = {"keep": keep}
            move = game.move_from_data({**turn, **facts})
            if kind == "colour" and turn["turn"] == "place":
                assert problem.clause in (clause_of(game, move), "SP-5.1", "SP-2")
                continue
            assert clause_of(game, move) == problem.clause


def test_a_full_storage_says_how_full_it_is() -> None:
    full = ["blue-tree", "blue-bird", "lime-tree", "lime-bird", "green-tree", "green-bird"] * 2
    game = position(seat(full, jokers=0), seat())
    found = refused(game, [])[0]
    assert found.key == "storage"
    assert found.clause == "QG-4.1"
    assert {key: found.facts[key] for key in ("free", "held", "spaces")} == {
        "free": 0,
        "held": 12,
        "spaces": 12,
    }


def test_a_joker_is_neither_placed_nor_discarded() -> None:
    game = position(seat(["blue-bird"], jokers=2), seat())
    joker = next(step for step in range(200) if game.step_data(step)["step"] == "joker")
    placed = refused(game, [])[joker]
    assert (placed.clause, placed.key) == ("QG-1", "joker-placed")
    passing = game.step_path(game.parse("pass"))[:1]
    assert (refused(game, passing)[joker].clause, refused(game, passing)[joker].key) == (
        "QG-4.10",
        "joker-discarded",
    )


def test_a_piece_that_leaves_a_payment_short_says_so() -> None:
    held = seat(
        ["blue-flower", "lime-flower", "green-flower", "lilac-flower", "blue-tree"],
        jokers=0,
    )
    game = position(held, seat())
    path = game.step_path(
        game.parse("tile blue-flower at 1,0 paying lime-flower, green-flower, lilac-flower")
    )[:3]
    found = {
        game.step_data(step)["hexagon"]: problem.key
        for step, problem in refused(game, path).items()
    }
    assert found["blue-tree"] == "too-little"


def test_the_supply_is_no_beginning_of_a_turn() -> None:
    game = quinta.new("summer-pavilion", seed=1)
    supply: Any = game.snapshot()["supply"]
    found = {
        game.step_data(step)["colour"]: problem
        for step, problem in refused(game, []).items()
        if game.step_data(step)["step"] == "bonus"
    }
    assert set(found) == set(supply)
    assert {(problem.clause, problem.key) for problem in found.values()} == {("SP-5.3", "no-bonus")}


# --- words for what is refused ---------------------------------------------------------------


def keys_in(source: str) -> set[str]:
    """The keys of all reasons that a module's ``IllegalMove`` can have."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove":
            texts = [str(arg.value) for arg in node.args[2:3] if isinstance(arg, ast.Constant)]
            found.update(texts)
            assert texts or len(node.args) < 3 or isinstance(node.args[2], ast.Name)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "key":
            parts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
            found.update(part for part in parts if isinstance(part, str))
    return found


@pytest.mark.parametrize("game", quinta.GAMES)
def test_every_reason_has_words_in_every_language(game: str) -> None:
    folder = quinta.games.GAMES[game].folder
    rules = Path(quinta.__file__).parent / "games" / folder / "rules"
    keys = {
        key for module in rules.glob("*.py") for key in keys_in(module.read_text(encoding="utf-8"))
    }
    table = (BOOKS / folder / "refusals.ts").read_text(encoding="utf-8")
    ids = dict(re.findall(r'^  "?([\w-]+)"?: "([\w-]+)",', table, re.MULTILINE))
    assert set(ids) == keys
    for language in ("en", "nl", "pl", "ru"):
        places = (BOOKS / folder / "locale", BOOKS.parent / "locale")
        catalogues = [place / language / "common.ftl" for place in places]
        texts = "".join(catalogue.read_text(encoding="utf-8") for catalogue in catalogues)
        for message in ids.values():
            assert re.search(rf"^{message} = \S", texts, re.MULTILINE), (language, message)


def test_keys_of_reasons_are_found_however_they_are_written() -> None:
    written = """
IllegalMove("C", "r", "one", {})
key = {A: "two"}.get(b, "three")
IllegalMove("C", "r", key)
"""
    assert keys_in(written) == {"one", "two", "three"}


def test_a_piece_that_is_too_dear_says_what_it_costs_and_what_can_be_paid() -> None:
    game = position(seat(["blue-tulip", "lime-tulip"], jokers=3), seat())
    offered = game.steps([1]) if 1 in game.steps([]) else []
    for _, problem in game.choices().refused([1], offered):
        assert (problem.clause, problem.key) == ("QG-4.6", "cost")
        assert problem.facts == {"cost": 6, "pay": 5}


@pytest.mark.parametrize(
    ("tiles", "payment"),
    [
        (["blue-bird", "blue-bird", "lime-bird", "green-tree"], "lime-bird"),
        # The first of the jokers is chosen, the second is not.
        (["blue-butterfly", "green-tree"], "2 jokers"),
    ],
)
def test_a_piece_that_cannot_pay_says_why(tiles: list[str], payment: str) -> None:
    game = position(seat(tiles, jokers=3, garden={(1, 0): "blue-tree"}), seat(), round=4)
    path = game.step_path(game.parse(f"tile {tiles[0]} at 1,-1 paying {payment}"))
    for length in range(3, len(path)):
        keys = {
            game.step_data(step)["hexagon"]: problem.key
            for step, problem in refused(game, path[:length]).items()
        }
        assert keys == {tiles[0]: "same", "green-tree": "no-line"}


def test_a_piece_that_cannot_pay_says_why_after_a_joker_too() -> None:
    game = position(seat(["blue-plant", "blue-plant", "lime-plant", "lime-bird"], jokers=4), seat())
    path = game.step_path(game.parse("tile blue-plant at 1,0 paying 4 jokers"))[:4]
    found = {
        game.step_data(step)["hexagon"]: problem.key
        for step, problem in refused(game, path).items()
    }
    assert found == {"blue-plant": "same", "lime-bird": "no-line"}


def test_a_space_that_is_too_dear_says_what_it_costs_and_what_can_be_paid() -> None:
    game = hand_made.position(hand_made.seat({"red": 2, "purple": 1}))
    path = game.step_path(game.parse("place red at 3.2"))[:2]
    found = {
        (facts["star"], facts["space"]): problem
        for step, problem in refused(game, path).items()
        for facts in [game.step_data(step)]
    }
    assert found[3, 6].key == "cost"
    assert found[3, 6].facts == {"cost": 6, "pay": 3}
    assert (found[1, 1].clause, found[1, 1].key) == ("SP-2", "colour")


def test_a_colour_that_is_not_held_is_refused_where_only_the_dearest_space_is_left() -> None:
    full = {space: colour for space, colour in hand_made.FULL.items() if colour == "green"}
    del full["6.6"]
    game = hand_made.position(hand_made.seat({"red": 2}, full))
    path = game.step_path(game.parse("place red at 3.1"))[:1]
    found = {
        game.step_data(step)["colour"]: problem.key for step, problem in refused(game, path).items()
    }
    assert found["green"] == "not-held"


def test_no_more_than_four_tiles_can_be_kept() -> None:
    game = hand_made.position(hand_made.seat({"red": 3, "green": 3}))
    path = game.step_path(game.parse("pass keeping 3 green, red"))[:-1]
    found = refused(game, path)
    assert {problem.clause for problem in found.values()} == {"SP-5.4"}
    assert [game.step_data(step)["colour"] for step in found] == ["red"]
