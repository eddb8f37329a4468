"""Queen's Garden, QG-4.10, QG-4.11, QG-5 and QG-6: turns, passing, scoring a round, the next."""

from __future__ import annotations

import pytest

import quinta
from scenarios.table import (
    COLOURS,
    FACE_DOWN,
    PATTERNS,
    TOP,
    events,
    face_up,
    hidden,
    play,
    player,
    position,
    refusal,
    ring,
    scoring,
    seat,
    turns,
    view,
)


def round_points(game: quinta.Game) -> int:
    """What the present round would score for the first seat."""
    points: int = scoring(game, "round")["points"]
    return points


# --- QG-4: whose turn it is ------------------------------------------------------------------


def test_qg_4_turns_go_clockwise_and_who_has_passed_is_skipped() -> None:
    game = position(seat(), seat(), seat(), seat())
    seats = []
    for text in ("pass", "buy at 3,0", "pass", "buy at 3,0", "buy at 3,-3"):
        seats.append(game.to_move)
        play(game, text)
    assert seats == [0, 1, 2, 3, 1]
    assert game.to_move == 3


# --- QG-4.10 ---------------------------------------------------------------------------------


def test_qg_4_10_passing_is_allowed_at_any_turn_and_comes_last_in_the_list() -> None:
    game = quinta.new("queens-garden", seed=3)
    moves = game.legal_moves()
    assert game.text(moves[-1]) == "pass"
    assert moves.passes == len(moves) - 1


def test_qg_4_10_passing_is_forced_when_nothing_else_is_legal() -> None:
    stuck = seat([f"{colour}-tulip" for colour in COLOURS] * 2, score=5)
    stuck["tiles"] = ["blue-tulip"] * 3 + ["lime-plant"] * 3 + ["green-flower"] * 3
    stuck["tiles"] += ["purple-butterfly"] * 3
    game = position(stuck)
    assert game.legal_moves().passes == 0
    assert all(text.startswith("pass") for text in turns(game))
    assert game.text(game.random_move(quinta.Random(1))) == "pass"


def test_qg_4_10_the_first_to_pass_takes_the_marker_and_loses_1_point() -> None:
    game = position(seat(), seat(), seat())
    report = play(game, "pass")
    assert view(game)["marker"] == 0
    assert game.scores == [14, 15, 15]
    assert events(report, "marker") == [{"event": "marker", "seat": 0}]
    report = play(game, "pass")
    assert view(game)["marker"] == 0
    assert game.scores == [14, 15, 15]
    assert events(report, "points") == events(report, "marker") == []


def test_qg_4_10_any_number_of_tiles_and_expansions_may_be_discarded() -> None:
    game = position(
        seat(["blue-tree", "blue-tree", "lime-tulip"], expansions=["green-bird"], jokers=5), round=2
    )
    # 0, 1 or 2 of the trees; the tulip or not; the expansion or not.
    passes = turns(game, "pass")
    assert len(passes) == len(set(passes)) == 3 * 2 * 2
    assert "pass discarding 2 blue-tree, lime-tulip, expansion green-bird" in passes
    assert "pass" in passes


def test_qg_4_10_discarding_costs_the_values_and_pieces_go_to_tower_and_supply() -> None:
    game = position(
        seat(["blue-tree", "blue-tree", "lime-tulip"], expansions=["green-bird"], jokers=5), round=2
    )
    supply = view(game)["supply"]
    report = play(game, "pass discarding blue-tree, lime-tulip, expansion green-bird")
    assert game.scores[0] == 15 - (1 + 6 + 2) - 1
    assert player(game)["tiles"] == ["blue-tree"]
    assert player(game)["expansions"] == []
    assert player(game)["jokers"] == 5
    assert view(game)["tower"] == ["blue-tree", "lime-tulip"]
    assert view(game)["supply"] == supply + 1
    assert view(game)["returned"] == ["green-bird"]
    assert [event["points"] for event in events(report, "points")] == [-9, -1]


def test_qg_4_10_jokers_are_not_discarded() -> None:
    game = position(seat(jokers=3))
    with pytest.raises(quinta.IllegalMove, match=r"QG-4\.10: jokers are not discarded"):
        game.parse("pass discarding 1 joker")


def test_qg_4_10_only_what_is_in_storage_can_be_discarded() -> None:
    game = position(seat(["blue-tree"], expansions=["lime-bird"]), round=2)
    assert refusal(game, "pass discarding 2 blue-tree").clause == "QG-4.10"
    assert refusal(game, "pass discarding lime-bird").reason == "a discarded tile is not in storage"
    error = refusal(game, "pass discarding expansion blue-tree")
    assert error.reason == "a discarded expansion is not in storage"


def test_qg_4_10_a_full_storage_of_different_pieces_has_16384_ways_to_pass() -> None:
    stored = [f"{colour}-{pattern}" for colour in ("blue", "lime") for pattern in PATTERNS]
    game = position(seat(stored, expansions=["lime-bird", "blue-tulip"]), round=2)
    moves = game.legal_moves()
    assert len(moves) - moves.passes == 2**14


# --- QG-4.11 ---------------------------------------------------------------------------------


def test_qg_4_11_the_first_to_pass_without_points_loses_none() -> None:
    game = position(seat(score=0))
    report = play(game, "pass")
    assert game.scores[0] == 0
    assert events(report, "points")[0]["points"] == 0


def test_qg_4_11_a_discard_worth_more_than_the_score_sets_it_to_0() -> None:
    game = position(seat(["lime-tulip", "blue-tulip"], score=4))
    report = play(game, "pass discarding blue-tulip, lime-tulip")
    assert game.scores[0] == 0
    assert sum(event["points"] for event in events(report, "points")) == -4


def test_qg_4_11_storage_left_at_the_end_worth_more_than_the_score_sets_it_to_0() -> None:
    game = position(seat(["lime-tulip"], score=3, jokers=1), seat(), round=4)
    play(game, "pass", "pass")
    assert game.is_over
    # 3 - 1 for the marker, + 1 for the joker, - 6: no lower than 0.
    assert game.scores[0] == 0


def test_qg_4_11_buying_is_the_exception_and_needs_the_full_6() -> None:
    assert refusal(position(seat(score=5)), "buy at 3,0").clause == "QG-4.5"


# --- QG-5 ------------------------------------------------------------------------------------

WHEEL = [
    (1, {"green": 1, "tree": 1, "blue": 1}),
    (2, {"bird": 1, "purple": 1, "butterfly": 2}),
    (3, {"lilac": 1, "flower": 2, "yellow": 1}),
    (4, {"plant": 3, "lime": 1, "tulip": 3}),
]


@pytest.mark.parametrize(("number", "scored"), WHEEL)
@pytest.mark.parametrize("name", COLOURS + PATTERNS)
def test_qg_5_each_round_scores_the_categories_of_its_window(
    number: int, scored: dict[str, int], name: str
) -> None:
    # Three hexagons on the fountain board that have only this name in common.
    if name in COLOURS:
        pieces = [f"{name}-{pattern}" for pattern in ("tree", "flower", "plant")]
    else:
        pieces = [f"{colour}-{name}" for colour in ("blue", "yellow", "lime")]
    garden = dict(zip(ring((0, 0)), pieces, strict=False))
    game = position(seat(garden=garden), round=number)
    items = scoring(game, "round")["items"]
    points = {item["name"]: item["points"] for item in items if item["kind"] != "pavilion"}
    assert set(points) == set(scored)
    assert points.get(name, 0) == 3 * scored.get(name, 0)


def test_qg_5_a_hexagon_scores_for_its_colour_and_for_its_pattern() -> None:
    assert round_points(position(seat(garden={(1, 0): "blue-tree"}))) == 2
    assert round_points(position(seat(garden={(1, 0): "purple-butterfly"}), round=2)) == 1 + 2


def test_qg_5_printed_hexagons_score_and_so_does_every_pavilion() -> None:
    areas = {0: face_up("green-tree"), 2: face_up("lime-tree"), 4: FACE_DOWN}
    game = position(seat(areas=areas), display=[None, None, TOP])
    # green 1 + tree 1, tree 1, and 2 pavilions; the face-down expansion has none.
    assert round_points(game) == 2 + 1 + 2
    cells = {
        item.get("name", "pavilion"): item["cells"] for item in scoring(game, "round")["items"]
    }
    assert cells["pavilion"] == [[3, 0], [0, -3]]
    assert len(cells["tree"]) == 2
    assert cells["green"] == [cell for cell in cells["tree"] if cell in cells["green"]]


def test_qg_5_pieces_in_storage_score_nothing() -> None:
    assert round_points(position(seat(["blue-tree", "green-tree"], jokers=5))) == 0


def test_qg_5_a_round_is_scored_when_everyone_has_passed() -> None:
    game = position(seat(garden={(1, 0): "blue-tree"}), seat(garden={(1, 0): "green-bird"}))
    play(game, "pass")
    assert game.scores == [14, 15]
    report = play(game, "pass")
    assert game.scores == [14 + 2, 15 + 1]
    (scored,) = events(report, "round-scored")
    assert [part["points"] for part in scored["seats"]] == [2, 1]
    assert [event["clause"] for event in events(report, "points")] == ["QG-5", "QG-5"]


# --- QG-6 ------------------------------------------------------------------------------------


def test_qg_6_tiles_left_in_the_display_go_to_the_tower() -> None:
    game = position(seat(), display=[["blue-bird"], TOP])
    play(game, "pass", "pass")
    assert view(game)["tower"] == ["blue-bird", *TOP]


def test_qg_6_expansions_left_in_the_display_go_face_down_under_the_supply() -> None:
    game = position(seat(), display=[["blue-bird"], "lime-tulip", TOP])
    supply = view(game)["supply"]
    play(game, "pass", "pass")
    # One with a tile, one face up, the stack of three.
    assert view(game)["supply"] == supply + 5
    assert view(game)["returned"] == ["lime-tulip"]


def test_qg_6_an_acquired_expansion_does_not_return() -> None:
    game = position(seat(expansions=["lime-tulip"]), display=[None, TOP])
    supply = view(game)["supply"]
    play(game, "pass", "pass")
    assert view(game)["supply"] == supply + 4
    assert view(game)["returned"] == []
    assert player(game)["expansions"] == ["lime-tulip"]


def test_qg_6_the_next_stack_comes_into_the_display_with_4_tiles_on_its_top() -> None:
    draws = ["blue-bird", "blue-bird", "lime-plant", "green-tulip"]
    game = position(seat(), draws=draws)
    second = hidden(game)["stacks"][1]
    report = play(game, "pass", "pass")
    assert view(game)["display"] == {"stack": 5, "slots": [{"slot": 1, "tiles": draws}]}
    assert hidden(game)["stacks"][0] == second
    assert events(report, "round") == [{"event": "round", "round": 2, "seat": 0, "stack": 5}]


def test_qg_6_tiles_of_the_display_can_refill_the_bag_for_the_next_round() -> None:
    game = position(seat(), only_draws=True)
    assert view(game)["bag"] == 0
    report = play(game, "pass", "pass")
    # All 108 tiles were in the tower and the display.
    assert events(report, "refill") == [{"event": "refill", "tiles": 108}]
    assert view(game)["bag"] == 104


def test_qg_6_the_holder_of_the_marker_puts_it_back_and_starts() -> None:
    game = position(seat(), seat(), seat(), to_move=1)
    play(game, "buy at 3,0", "pass", "pass", "pass")
    assert game.round == 2
    assert view(game)["marker"] is None
    assert game.to_move == 2
    assert [player(game, n)["passed"] for n in range(3)] == [False] * 3


def test_qg_6_storage_stays_between_rounds() -> None:
    game = position(seat(["blue-tree"], jokers=4))
    play(game, "pass", "pass")
    assert player(game)["tiles"] == ["blue-tree"]
    assert player(game)["jokers"] == 4


def test_qg_6_nothing_is_cleared_after_round_4() -> None:
    game = position(seat(), round=4)
    report = play(game, "pass", "pass")
    assert game.is_over
    assert view(game)["tower"] == []
    assert events(report, "round") == []
