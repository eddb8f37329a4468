"""What a player may ask: choices that agree with the engine, previews that foretell no draw."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UnsetType

import quinta
from games.garden.games import positions as garden_positions
from games.pavilion import hand_made
from quinta import Game, IllegalMove, InvalidNotation, Report
from quinta.server import desk
from scenarios.table import position, seat

Data = dict[str, Any]

POSITIONS = st.one_of(
    garden_positions(), hand_made.positions().filter(lambda game: not game.is_over)
)
seeds = st.integers(0, 2**32)


def random_path(game: Game, chance: random.Random) -> list[int]:
    """A whole path of small choices, each drawn evenly."""
    path: list[int] = []
    while following := game.steps(path):
        path.append(chance.choice(following))
    return path


def a_start(game: Game, seed: int) -> list[int]:
    """The beginning of a turn, or all of it."""
    chance = random.Random(seed)
    path = random_path(game, chance)
    return path[: chance.randrange(len(path) + 1)]


def whole_paths(game: Game, path: list[int], most: int) -> list[list[int]]:
    """All whole paths that begin with this one by the engine's word, or somewhat over ``most``."""
    found: list[list[int]] = []

    def walk(path: list[int]) -> None:
        if len(found) <= most:
            following = game.steps(path)
            if not following:
                found.append(path)
            for step in following:
                walk([*path, step])

    walk(path)
    return found


def as_json(answer: object) -> Any:
    """An answer as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def nodes(choices: list[Data], path: list[int]) -> Iterator[tuple[list[int], Data]]:
    """Every nested choice with the path that leads up to it."""
    for choice in choices:
        yield path, choice
        yield from nodes(choice.get("choices", []), [*path, choice["step"]])


# --- choices ---------------------------------------------------------------------------------


@given(POSITIONS, seeds, st.integers(1, 3))
def test_nested_choices_are_those_of_the_engine_at_every_depth(
    game: Game, seed: int, depth: int
) -> None:
    path = a_start(game, seed)
    answer = as_json(desk.choices(game, path, depth, n=7))
    assert (answer["n"], answer["seat"], answer["path"]) == (7, game.to_move, path)
    assert [step["step"] for step in answer["steps"]] == path
    assert answer["whole"] == (not game.steps(path))

    def compare(choices: list[Data], path: list[int], depth: int) -> None:
        assert [choice["step"] for choice in choices] == game.steps(path)
        for choice in choices:
            if depth > 1:
                compare(choice["choices"], [*path, choice["step"]], depth - 1)
            else:
                assert "choices" not in choice

    compare(answer["choices"], path, depth)


@given(POSITIONS, seeds)
def test_a_choice_says_what_the_engine_says_of_it(game: Game, seed: int) -> None:
    answer = as_json(desk.choices(game, a_start(game, seed), 2))
    for _, choice in nodes(answer["choices"], answer["path"]):
        facts: Data = game.step_data(choice["step"])
        assert choice["kind"] == facts.pop("step")
        assert {name: choice[name] for name in facts} == facts


@given(POSITIONS, seeds)
def test_the_suggestion_is_a_legal_turn_that_begins_with_the_path(game: Game, seed: int) -> None:
    path = a_start(game, seed)
    suggested = desk.choices(game, path, 1).suggested
    if not path:
        assert suggested is None
        return
    assert suggested is not None
    assert suggested[: len(path)] == path
    assert game.step_move(suggested) in game.legal_moves()


@given(POSITIONS, seeds)
def test_completions_are_all_and_only_the_turns_that_begin_with_the_path(
    game: Game, seed: int
) -> None:
    path = a_start(game, seed)
    wanted = whole_paths(game, path, desk.MOST_COMPLETIONS)
    found = desk.choices(game, path, 1).completions
    if len(wanted) > desk.MOST_COMPLETIONS:
        assert found is None
    else:
        assert found == wanted


@given(garden_positions())
def test_a_name_lists_every_hexagon_it_takes_with_all_its_places(game: Game) -> None:
    data: Data = game.snapshot(hidden=False)
    answer = as_json(desk.choices(game, [], 3))
    for path, choice in nodes(answer["choices"], []):
        if choice["kind"] == "slot" and len(path) == 2:
            moves = whole_paths(game, [*path, choice["step"]], 10_000)
            first: Any = game.move_data(game.step_move(moves[0]))["take"]
            assert choice["hexagon"] == first[0]["hexagon"]
        if choice["kind"] != "name":
            continue
        places: dict[str, set[object]] = {}
        for whole in whole_paths(game, [*path, choice["step"]], 10_000):
            taken: Any = game.move_data(game.step_move(whole))["take"]
            for piece in taken:
                places.setdefault(piece["hexagon"], set()).add(piece["from"])
        assert {take["hexagon"]: set(take["from"]) for take in choice["takes"]} == places
        assert all(choice["name"] in take["hexagon"].split("-") for take in choice["takes"])
        for take in choice["takes"]:
            for source in take["from"]:
                slots = [
                    slot
                    for slot in data["display"]["slots"]
                    if take["hexagon"] in slot.get("tiles", [])
                    or slot.get("face_up") == take["hexagon"]
                ]
                assert source == "up" or source in [slot["slot"] for slot in slots]


@given(hand_made.positions().filter(lambda game: not game.is_over))
def test_a_draft_says_which_tiles_it_takes_and_a_space_what_it_costs(game: Game) -> None:
    answer = as_json(desk.choices(game, [], 3))
    for path, choice in nodes(answer["choices"], []):
        if choice["kind"] == "space":
            spent = whole_paths(game, [*path, choice["step"]], 10_000)[0]
            report = Report()
            game.copy().play(game.step_move(spent), report)
            tower: Any = report.events[0]["tower"]
            assert choice["cost"] == sum(tower.values()) + 1
        if "tiles" in choice:
            after = game.copy()
            after.play(game.step_move([*path, choice["step"]]))
            before: Any = game.snapshot()["seats"]
            then: Any = after.snapshot()["seats"]
            held, holds = before[game.to_move]["tiles"], then[game.to_move]["tiles"]
            gained = {colour: n - held.get(colour, 0) for colour, n in holds.items()}
            assert choice["tiles"] == {colour: n for colour, n in gained.items() if n}


def test_a_pass_in_the_garden_is_suggested_without_discards() -> None:
    game = position(seat(["blue-bird", "lime-tulip"]), seat())
    path = [desk.path_of(game, game.parse("pass"))[0]]
    suggested = desk.choices(game, path, 1).suggested
    assert suggested is not None
    assert game.text(game.step_move(suggested)) == "pass"


def test_a_payment_is_suggested_with_a_tile_rather_than_with_a_joker() -> None:
    game = position(seat(["blue-bird", "lime-bird"], garden={(1, 0): "blue-tree"}), seat(), round=4)
    path = desk.path_of(game, game.parse("tile blue-bird at 1,-1 paying lime-bird"))[:3]
    suggested = desk.choices(game, path, 1).suggested
    assert suggested is not None
    assert game.text(game.step_move(suggested)) == "tile blue-bird at 1,-1 paying lime-bird"


def test_a_pass_in_the_pavilion_keeps_the_next_wilds_and_then_the_most_of_a_colour() -> None:
    game = next(
        game
        for game in _passing(5)
        if len(game.snapshot()["seats"][game.to_move]["tiles"]) > 3  # type: ignore[index]
    )
    tiles: dict[str, int] = game.snapshot()["seats"][game.to_move]["tiles"]  # type: ignore[index]
    suggested = desk.choices(game, [2], 1).suggested
    assert suggested is not None
    kept: Any = game.move_data(game.step_move(suggested))["keep"]
    assert sum(kept.values()) == min(4, sum(tiles.values()))
    wild = ("purple", "green", "orange", "yellow", "blue", "red")[game.round % 6]
    assert kept.get(wild, 0) == min(4, tiles.get(wild, 0))
    left = {colour: n for colour, n in tiles.items() if colour not in kept}
    others = [tiles[colour] for colour in kept if colour != wild]
    assert not left or not others or min(others) >= max(left.values())


def _passing(seed: int) -> Iterator[Game]:
    """Positions of a game in which the player to move may pass."""
    game = quinta.new("summer-pavilion", 2, seed)
    generator = quinta.Random(seed)
    while not game.is_over:
        if 2 in game.steps([]):
            yield game.copy()
        game.play(game.random_move(generator))


def size(choices: Sequence[desk.Choice]) -> int:
    """How many choices an answer describes, those within others included."""
    inner = [choice.choices for choice in choices if not isinstance(choice.choices, UnsetType)]
    return len(choices) + sum(size(within) for within in inner)


def test_the_answer_for_a_full_storage_is_bounded() -> None:
    tiles = ["blue-tulip", "purple-tulip", "lilac-tulip", "yellow-tulip", "lime-tulip"] * 2
    game = position(
        seat(
            [*tiles, "green-tulip", "green-plant"], jokers=0, expansions=["blue-tree", "lime-bird"]
        ),
        seat(),
        round=2,
        options={"edition": "ru"},
    )
    for path in [[], *[[kind] for kind in game.steps([])]]:
        answer = desk.choices(game, path, 3)
        assert size(answer.choices) <= 1000
        assert len(answer.completions or ()) <= desk.MOST_COMPLETIONS
    passing = desk.path_of(game, game.parse("pass"))[:1]
    assert desk.choices(game, passing, 1).completions is None


@pytest.mark.parametrize("name", quinta.GAMES)
def test_a_path_that_leads_nowhere_is_illegal_and_one_too_long_is_no_path(name: str) -> None:
    game = quinta.new(name, seed=1)
    for path in ([79], [0, 79], [-1], [10**30]):
        with pytest.raises(IllegalMove):
            desk.choices(game, path, 1)
    with pytest.raises(InvalidNotation, match="at most 32"):
        desk.choices(game, [0] * 33, 1)
    for depth in (0, 4):
        with pytest.raises(InvalidNotation, match="depth"):
            desk.choices(game, [], depth)


@pytest.mark.parametrize("name", quinta.GAMES)
def test_nothing_can_be_chosen_when_the_game_is_over(name: str) -> None:
    game = quinta.new(name, seed=1)
    generator = quinta.Random(1)
    while not game.is_over:
        game.play(game.random_move(generator))
    with pytest.raises(IllegalMove, match="over"):
        desk.choices(game, [], 1)
    with pytest.raises(IllegalMove, match="over"):
        desk.move_of(game, text="pass")


# --- turns and their paths -------------------------------------------------------------------


@given(POSITIONS, seeds)
def test_the_path_of_a_turn_makes_that_turn(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    path = random_path(game, chance)
    assert desk.path_of(game, game.step_move(path)) == path
    moves = game.legal_moves()
    for index in {0, len(moves) - 1, chance.randrange(len(moves))}:
        assert game.step_move(desk.path_of(game, moves[index])) == moves[index]


def test_a_turn_that_is_not_legal_has_no_path() -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(IllegalMove) as refusal:
        desk.path_of(game, game.parse("tile blue-tree at 1,0"))
    assert refusal.value.clause == "QG-4.4"


@given(POSITIONS, seeds)
def test_a_turn_can_be_given_as_path_as_text_and_as_data(game: Game, seed: int) -> None:
    path = random_path(game, random.Random(seed))
    move = game.step_move(path)
    assert desk.move_of(game, path=path) == move
    assert desk.move_of(game, text=game.text(move)) == move
    assert desk.move_of(game, data=game.move_data(move)) == move


def test_a_turn_is_given_in_exactly_one_way() -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(InvalidNotation, match="one way"):
        desk.move_of(game)
    with pytest.raises(InvalidNotation, match="one way"):
        desk.move_of(game, path=[4, 196], text="pass")
    with pytest.raises(InvalidNotation, match="characters"):
        desk.move_of(game, text="pass" + " " * 500)
    with pytest.raises(IllegalMove):
        desk.move_of(game, path=[4])


# --- previews --------------------------------------------------------------------------------


@given(POSITIONS, seeds)
def test_a_preview_is_what_happens_in_all_that_is_not_drawn(game: Game, seed: int) -> None:
    move = game.step_move(random_path(game, random.Random(seed)))
    before = game.snapshot()
    preview = as_json(desk.preview(game, move, seed))
    assert game.snapshot() == before

    seat_ = game.to_move
    score = game.scores[seat_]
    report = Report()
    game.play(move, report)
    assert preview["seat"] == seat_
    assert preview["text"] == game.text(move)
    assert preview["data"] == game.move_data(move)
    assert preview["score"] == game.scores[seat_]
    assert preview["points"] == game.scores[seat_] - score
    assert preview["events"] == as_json(desk.foretold(report.events))
    names = [event["event"] for event in report.events]
    assert preview["ends_round"] == ("round" in names or "over" in names)
    assert undrawn(preview["position"], report) == undrawn(game.snapshot(hidden=False), report)


@given(POSITIONS, seeds)
def test_a_preview_shows_no_draw_and_depends_on_no_hidden_order(game: Game, seed: int) -> None:
    move = game.step_move(random_path(game, random.Random(seed)))
    preview = as_json(desk.preview(game, move, 1))
    assert preview == as_json(desk.preview(game.redealt(seed), move, 2))
    assert "hidden" not in preview["position"]
    for event in preview["events"]:
        if event["event"] in ("draw", "flip"):
            assert set(event) == {"event", "slot"}
            slots = {slot["slot"]: slot for slot in preview["position"]["display"]["slots"]}
            assert slots[event["slot"]] == {"slot": event["slot"], "tiles": []}
        elif event["event"] == "supply":
            assert set(event) == {"event"}
        elif event["event"] == "fill":
            assert set(event) == {"event", "factory"}
            assert preview["position"]["factories"][event["factory"] - 1] == {}


def undrawn(data: Data, report: Report) -> Data:
    """A position without the parts of the table onto which this turn drew."""
    data = as_json(data)
    drawn: list[Data] = [dict(event) for event in report.events]
    slots = {event["slot"] for event in drawn if event["event"] in ("draw", "flip")}
    if "display" in data:
        kept = [slot for slot in data["display"]["slots"] if slot["slot"] not in slots]
        data["display"]["slots"] = kept
    if any(event["event"] == "supply" for event in drawn):
        del data["supply"]
    for event in drawn:
        if event["event"] == "fill":
            data["factories"][event["factory"] - 1] = None
    return data


def test_a_preview_counts_the_jokers_of_a_surrounded_fountain() -> None:
    ring = {(1, -1): "lime-tree", (0, -1): "green-tree", (-1, 0): "lilac-tree"}
    ring |= {(-1, 1): "yellow-tree", (0, 1): "purple-tree"}
    game = position(seat(["blue-tree"], jokers=0, garden=ring), seat())
    preview = desk.preview(game, game.parse("tile blue-tree at 1,0"), 1)
    assert preview.jokers == 1
    assert preview.points == 0


def test_a_preview_of_a_bonus_shows_the_supply_without_what_replaces_it() -> None:
    for seed in range(20):
        for game in _passing(seed):
            for whole in desk.choices(game, [], 1).completions or []:
                move = game.step_move(whole)
                bonus: Any = game.move_data(move).get("bonus")
                if bonus:
                    before: Any = game.snapshot()["supply"]
                    preview: Any = desk.preview(game, move, 1)
                    left = {name: n - bonus.get(name, 0) for name, n in before.items()}
                    assert preview.position["supply"] == {name: n for name, n in left.items() if n}
                    return
    raise AssertionError("no bonus was ever earned")


def test_a_preview_shows_a_short_supply_as_it_is_and_tells_that_it_is_filled() -> None:
    game = hand_made.position(hand_made.seat({"red": 2}), supply={"green": 2})
    for turn in ("place red at 3.2", "pass keeping red"):
        preview = desk.preview(game, game.parse(turn), 1)
        assert preview.position["supply"] == {"green": 2}
        assert preview.events[-1] == {"event": "supply"}


def test_an_illegal_turn_has_no_preview() -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(IllegalMove) as refusal:
        desk.preview(game, game.parse("tile blue-tree at 1,0"), 1)
    assert refusal.value.clause == "QG-4.4"
