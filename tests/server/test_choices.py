"""What a player may ask about a turn: one answer that agrees with the engine and is bounded."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quinta
from games.garden.games import positions as garden_positions
from games.paths import POSITIONS, SEEDS, a_start, random_path, whole_paths
from quinta import Game, IllegalMove, InvalidNotation
from quinta.protocol import Consider, Considered, NewTurn
from quinta.server import choices
from scenarios.table import position, seat

Data = dict[str, Any]


def considered(
    game: Game, path: list[int], depth: int | None = None, forced: bool = False
) -> Considered:
    return choices.consider(game, Consider(path=path, depth=depth, forced=forced), 1, n=7)


def as_json(answer: object) -> Any:
    """An answer as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def nodes(found: list[Data], path: list[int]) -> Iterator[tuple[list[int], Data]]:
    """Every nested choice with the path that leads up to it."""
    for choice in found:
        yield path, choice
        yield from nodes(choice.get("choices", []), [*path, choice["step"]])


@given(POSITIONS, SEEDS, st.integers(1, 3))
def test_nested_choices_are_those_of_the_engine_at_every_depth(
    game: Game, seed: int, depth: int
) -> None:
    path = a_start(game, seed)
    answer = as_json(considered(game, path, depth))
    assert (answer["n"], answer["seat"], answer["path"]) == (7, game.to_move, path)
    assert [step["step"] for step in answer["steps"]] == path
    assert answer["whole"] == (not game.steps(path))

    def compare(node: Data, path: list[int], depth: int) -> None:
        offered = game.steps(path)
        assert [choice["step"] for choice in node["choices"]] == offered
        assert not {refused["step"] for refused in node["refused"]} & set(offered)
        for choice in node["choices"]:
            if depth > 1:
                compare(choice, [*path, choice["step"]], depth - 1)
            else:
                assert not {"choices", "refused"} & set(choice)

    compare(answer, path, depth)


@given(POSITIONS, SEEDS)
def test_a_choice_says_what_the_engine_says_of_it(game: Game, seed: int) -> None:
    answer = as_json(considered(game, a_start(game, seed), 2))
    found = [choice for _, choice in nodes(answer["choices"], answer["path"])]
    for choice in [*found, *answer["refused"], *answer["known"], *answer["steps"]]:
        facts: Data = game.step_data(choice["step"])
        assert choice["kind"] == facts.pop("step")
        assert {name: choice[name] for name in facts} == facts


@given(POSITIONS, SEEDS)
def test_what_could_be_chosen_in_the_place_of_each_step_is_told(game: Game, seed: int) -> None:
    path = a_start(game, seed)
    answer = considered(game, path)
    steps = [[choice["step"] for choice in level] for level in answer.instead]
    assert steps == [game.steps(path[:at]) for at in range(len(path))]


@given(POSITIONS, SEEDS)
def test_forced_choices_are_taken_unless_that_is_not_wanted(game: Game, seed: int) -> None:
    path = a_start(game, seed)
    assert considered(game, path).path == path
    further = considered(game, path, forced=True).path
    assert further[: len(path)] == path
    if not path:
        assert further == []
    else:
        assert len(game.steps(further)) != 1
        for length in range(len(path), len(further)):
            assert game.steps(further[:length]) == [further[length]]


@given(POSITIONS, SEEDS)
def test_the_preview_is_of_the_whole_turn_or_the_suggested_one(game: Game, seed: int) -> None:
    path = a_start(game, seed)
    answer = considered(game, path)
    if not path:
        assert (answer.suggested, answer.settled, answer.preview) == (None, 0, None)
        return
    assert answer.suggested is not None
    assert answer.suggested[: len(path)] == path
    move = game.step_move(answer.suggested)
    assert move in game.legal_moves()
    assert not answer.whole or answer.suggested == path
    assert (answer.preview is None) == (answer.settled == 0)
    assert answer.settled or not answer.whole
    if answer.preview is not None:
        seen = game.preview(move, 5)
        assert answer.preview.text == game.text(move)
        assert answer.preview.data == game.move_data(move)
        assert answer.preview.path == answer.suggested
        assert answer.preview.events == seen.events
        assert answer.preview.position == seen.position
        assert answer.preview.score == seen.scores[game.to_move]
        assert answer.preview.points == seen.scores[game.to_move] - game.scores[game.to_move]


@given(POSITIONS, SEEDS)
def test_the_ways_are_all_turns_that_do_the_same(game: Game, seed: int) -> None:
    path = a_start(game, seed)
    answer = considered(game, path)
    start = path[: answer.settled] if answer.settled else path
    wanted = whole_paths(game, start, choices.MOST_WAYS)
    assert answer.ways == (None if len(wanted) > choices.MOST_WAYS else wanted)
    known = {step["step"] for step in answer.known}
    assert {step for way in answer.ways or [] for step in way} <= known
    assert set(answer.suggested or []) <= known


@given(POSITIONS, SEEDS)
def test_a_turn_can_be_given_as_path_as_text_and_as_data(game: Game, seed: int) -> None:
    path = random_path(game, random.Random(seed))
    move = game.step_move(path)
    turns: list[Data] = [{"path": path}, {"text": game.text(move)}, {"data": game.move_data(move)}]
    for turn in turns:
        assert choices.move_of(game, NewTurn(n=0, **turn)) == move
        assert choices.consider(game, Consider(**turn), 1).path == path


@given(POSITIONS, SEEDS)
def test_an_answer_depends_on_no_hidden_order(game: Game, seed: int) -> None:
    asked = Consider(path=a_start(game, seed))
    answer = choices.consider(game, asked, 1)
    assert as_json(answer) == as_json(choices.consider(game.redealt(seed), asked, 2))


@given(garden_positions())
def test_where_a_turn_begins_every_piece_in_storage_is_there_or_refused(game: Game) -> None:
    answer = as_json(considered(game, []))
    held: Any = game.snapshot()["seats"][game.to_move]  # type: ignore[index]
    for turn, pieces in (("tile", held["tiles"]), ("expansion", held["expansions"])):
        [node] = [
            node for node in [*answer["choices"], *answer["refused"]] if node.get("turn") == turn
        ]
        named = [step["hexagon"] for step in [*node.get("choices", []), *node["refused"]]]
        assert sorted(named) == sorted(set(pieces))


def test_a_payment_is_suggested_with_a_tile_rather_than_with_a_joker() -> None:
    game = position(seat(["blue-bird", "lime-bird"], garden={(1, 0): "blue-tree"}), seat(), round=4)
    path = game.step_path(game.parse("tile blue-bird at 1,-1 paying lime-bird"))
    assert considered(game, path[:3]).suggested == path


def test_a_refusal_has_its_reason_for_programs_and_for_people() -> None:
    game = position(seat(["blue-tulip", "lime-tulip"], jokers=3), seat())
    answer = as_json(considered(game, []))
    [tile] = [node for node in answer["refused"] if node.get("turn") == "tile"]
    assert [piece["hexagon"] for piece in tile["refused"]] == ["blue-tulip", "lime-tulip"]
    for piece in tile["refused"]:
        assert (piece["clause"], piece["reason"]) == ("QG-4.6", "cost")
        assert piece["facts"] == {"cost": 6, "pay": 5}
        assert piece["detail"] == f"{piece['hexagon']} costs 6, at most 5 can be paid"


# --- limits ----------------------------------------------------------------------------------


def size(found: list[Any]) -> int:
    """How many choices an answer describes, those within others included."""
    inner = [one.get(key, []) for one in found for key in ("choices", "refused")]
    return len(found) + sum(map(size, inner))


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
        answer = considered(game, path, 3)
        assert size(answer.choices) + size(answer.refused) <= 1000
        assert len(answer.ways or ()) <= choices.MOST_WAYS
    assert considered(game, game.step_path(game.parse("pass"))[:1]).ways is None


@pytest.mark.parametrize("name", quinta.GAMES)
def test_a_path_that_leads_nowhere_is_illegal_and_one_too_long_is_no_path(name: str) -> None:
    game = quinta.new(name, seed=1)
    for path in ([79], [0, 79], [-1], [10**30]):
        with pytest.raises(IllegalMove):
            considered(game, path)
    with pytest.raises(InvalidNotation, match="at most 32"):
        considered(game, [0] * 33)


@pytest.mark.parametrize("name", quinta.GAMES)
def test_nothing_can_be_chosen_when_the_game_is_over(name: str) -> None:
    game = quinta.new(name, seed=1)
    generator = quinta.Random(1)
    while not game.is_over:
        game.play(game.random_move(generator))
    for asked in (Consider(), Consider(text="pass")):
        with pytest.raises(IllegalMove, match="over"):
            choices.consider(game, asked, 1)


def test_a_turn_is_given_in_exactly_one_way() -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(InvalidNotation, match="one way"):
        choices.move_of(game, NewTurn(n=0))
    with pytest.raises(InvalidNotation, match="one way"):
        choices.consider(game, Consider(path=[4, 196], text="pass"), 1)
    with pytest.raises(InvalidNotation, match="characters"):
        choices.consider(game, Consider(text="pass" + " " * 500), 1)
    with pytest.raises(IllegalMove):
        choices.move_of(game, NewTurn(n=0, path=[4]))
