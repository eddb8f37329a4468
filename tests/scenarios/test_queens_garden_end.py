"""Queen's Garden, QG-7, QG-8 and QG-10: the end, scoring boards, what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

import quinta
from quinta.games.garden.rules import load_board
from scenarios.table import (
    FACE_DOWN,
    PATTERNS,
    TOP,
    Data,
    events,
    face_up,
    hidden,
    play,
    player,
    position,
    ring,
    scoring,
    seat,
    turns,
    view,
)

OWN_BOARD: Data = {
    "name": "our own",
    "rounds": [{"lime": 5}, {"bird": 1}, {"tree": 2, "blue": 1}, {"plant": 4}],
    "group_bonus": {"3": 10, "5": 7},
    "jokers": {"fountain": 4, "statue": 1, "bench": 2, "pavilion": 0},
}


def groups(game: quinta.Game, number: int = 0) -> list[tuple[str, int, int]]:
    """The groups that final scoring counts: name, size, points."""
    items = [item for item in scoring(game, "final", number)["items"] if item["kind"] == "group"]
    return [(item["name"], len(item["hexagons"]), item["points"]) for item in items]


def blue_chain(length: int) -> dict[tuple[int, int], str]:
    """The first so many of the blue hexagons, in a chain round the fountain."""
    pieces = zip(ring((0, 0))[:length], PATTERNS[:length], strict=True)
    return {cell: f"blue-{pattern}" for cell, pattern in pieces}


# --- QG-7.1 ----------------------------------------------------------------------------------


def test_qg_7_1_jokers_add_1_each_and_pieces_in_storage_cost_their_values() -> None:
    game = position(
        seat(["blue-tree", "lime-plant"], jokers=4, score=30, expansions=["green-bird"]),
        seat(jokers=2),
        round=4,
    )
    report = play(game, "pass", "pass")
    assert game.is_over
    assert game.scores == [30 - 1 + 4 - (1 + 5 + 2), 15 + 2]
    mine = [event for event in events(report, "points") if event["seat"] == 0]
    assert [(event["reason"], event["points"]) for event in mine] == [
        ("round scoring", 0),
        ("jokers", 4),
        ("storage", -8),
        ("groups", 0),
    ]


def test_qg_7_1_jokers_are_added_before_storage_is_taken_off() -> None:
    game = position(seat(["lime-tulip"], jokers=5, score=0), seat(), round=4)
    play(game, "pass", "pass")
    assert game.scores[0] == 0
    other = position(seat(["lime-flower"], jokers=5, score=0), seat(), round=4)
    play(other, "pass", "pass")
    assert other.scores[0] == 1


def test_qg_7_1_the_floor_holds_before_groups_are_scored() -> None:
    stored = ["lime-tulip", "green-tulip"]
    game = position(seat(stored, score=1, garden=blue_chain(3)), seat(), round=4)
    play(game, "pass", "pass")
    # 1 - 1 for the marker, - 12 to no lower than 0, then + 6 for the group.
    assert game.scores[0] == 6


# --- QG-7.2 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "points"), [(1, 0), (2, 0), (3, 6), (4, 10), (5, 15), (6, 21 + 6)]
)
def test_qg_7_2_a_group_of_3_or_more_scores_its_values_and_a_group_of_6_scores_6_more(
    size: int, points: int
) -> None:
    game = position(seat(garden=blue_chain(size)))
    assert groups(game) == ([("blue", size, points)] if points else [])


def test_qg_7_2_a_hexagon_scores_in_its_colour_group_and_in_its_pattern_group() -> None:
    garden = {
        (1, 0): "blue-tree",
        (1, -1): "blue-bird",
        (0, -1): "blue-tulip",
        (0, 1): "lime-tree",
        (-1, 1): "green-tree",
    }
    assert groups(position(seat(garden=garden))) == [("blue", 3, 9), ("tree", 3, 3)]


def test_qg_7_2_printed_hexagons_belong_to_groups() -> None:
    game = position(
        seat(
            garden={(1, 0): "blue-bird", (1, -1): "blue-tulip"}, areas={0: face_up("blue-tree", 3)}
        ),
        round=2,
    )
    assert groups(game) == [("blue", 3, 9)]


def test_qg_7_2_two_groups_of_a_colour_score_apart() -> None:
    garden = {
        (1, 0): "blue-tree",
        (1, -1): "blue-bird",
        (-1, 0): "blue-plant",
        (-1, 1): "blue-tree",
    }
    areas = {0: FACE_DOWN, 3: FACE_DOWN}
    garden |= {(2, 0): "blue-tulip", (-2, 0): "blue-flower"}
    game = position(seat(garden=garden, areas=areas))
    assert groups(game) == [("blue", 3, 9), ("blue", 3, 10)]


# The garden of the worked example: yellow on the east side, blue and green in the west, trees
# from the east to the south, three butterflies in the south-east and four in the north-west.
WORKED_EXAMPLE = {
    (1, 0): "yellow-tree",
    (1, -1): "yellow-bird",
    (2, 0): "yellow-butterfly",
    (3, -1): "yellow-flower",
    (4, -1): "yellow-plant",
    (3, 0): "yellow-tulip",
    (0, 1): "blue-tree",
    (-1, 1): "blue-bird",
    (-1, 0): "blue-butterfly",
    (0, 2): "purple-tree",
    (0, 3): "lilac-tree",
    (1, 3): "lime-tree",
    (1, 2): "purple-butterfly",
    (0, -1): "lilac-butterfly",
    (-2, 0): "green-butterfly",
    (-3, 0): "green-flower",
    (-3, -1): "green-plant",
    (-3, 1): "green-tulip",
    (2, 1): "lime-butterfly",
}
WORKED_AREAS = {
    0: FACE_DOWN,
    2: face_up("purple-butterfly", 5),
    3: FACE_DOWN,
    4: face_up("blue-tulip", 1),
    5: FACE_DOWN,
}


def worked_example() -> quinta.Game:
    return position(
        seat(["lilac-flower"], jokers=2, score=40, garden=WORKED_EXAMPLE, areas=WORKED_AREAS),
        seat(score=10, passed=True),
        round=4,
        marker=1,
    )


def test_qg_7_the_worked_example_scores_81_points() -> None:
    game = worked_example()
    assert groups(game) == [
        ("blue", 4, 12),
        ("yellow", 6, 21 + 6),
        ("green", 4, 18),
        ("tree", 5, 5),
        ("butterfly", 4, 12),
        ("butterfly", 3, 9),
    ]
    items = scoring(game, "final")["items"]
    assert (items[0]["kind"], items[0]["points"]) == ("jokers", 2)
    assert (items[1]["kind"], items[1]["points"]) == ("storage", -4)
    assert scoring(game, "final")["points"] == 2 - 4 + 12 + (21 + 6) + 18 + 5 + 9 + 12 == 81


def test_qg_7_the_worked_example_is_what_the_last_pass_adds() -> None:
    game = worked_example()
    report = play(game, "pass")
    # Round 4: two plants and three tulips at 3, lime-tree and lime-butterfly, two pavilions.
    assert game.scores == [40 + (3 * 2 + 3 * 3 + 2 + 2) + 81, 10]
    (scored,) = events(report, "final-scored")
    assert scored["seats"][0]["points"] == 81
    assert game.winners == [0]


def test_qg_7_the_worked_example_has_a_group_of_2_that_scores_nothing() -> None:
    # The purple tree and the purple butterfly in the south are neighbours.
    assert (1, 2) in ring((0, 2))
    assert not any(name == "purple" for name, _, _ in groups(worked_example()))


# --- QG-7: who wins --------------------------------------------------------------------------


def test_qg_7_most_points_wins_and_the_game_is_over() -> None:
    game = position(seat(score=20), seat(score=30), seat(score=29), round=4)
    assert game.winners == []
    report = play(game, "pass", "pass", "pass")
    assert game.is_over
    assert game.winners == [1]
    assert len(game.legal_moves()) == 0
    assert view(game)["phase"] == "over"
    assert report.events[-1] == {"event": "over", "scores": [19, 30, 29], "winners": [1]}


def test_qg_7_players_level_on_points_share_the_victory() -> None:
    game = position(seat(score=31), seat(score=29), seat(score=30), round=4)
    play(game, "pass", "pass", "pass")
    assert game.scores == [30, 29, 30]
    assert game.winners == [0, 2]


def test_qg_7_no_turn_follows_the_end() -> None:
    game = position(seat(), seat(), round=4)
    play(game, "pass", "pass")
    before = game.snapshot()
    with pytest.raises(quinta.IllegalMove, match="QG-7: the game is over"):
        game.play(game.parse("pass"))
    with pytest.raises(quinta.IllegalMove, match="QG-7"):
        game.random_move(quinta.Random(1))
    assert game.snapshot() == before


# --- QG-8 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "points"), [(3, 6), (4, 10 + 2), (5, 15 + 4), (6, 21 + 8)])
def test_qg_8_the_variant_gives_a_bonus_for_groups_of_4_5_and_6(size: int, points: int) -> None:
    game = position(seat(garden=blue_chain(size)), options={"board": "variant"})
    assert groups(game) == [("blue", size, points)]


@pytest.mark.parametrize(
    ("number", "hexagon", "points"),
    [
        (1, "blue-tree", 1 + 2),
        (2, "purple-butterfly", 1 + 2),
        (2, "lime-bird", 2),
        (3, "yellow-flower", 1 + 2),
        (4, "lime-tulip", 1 + 2),
        (4, "blue-plant", 2),
    ],
)
def test_qg_8_in_the_variant_every_pattern_scores_2_and_every_colour_1(
    number: int, hexagon: str, points: int
) -> None:
    garden = {(1, 0): hexagon}
    game = position(seat(garden=garden), round=number, options={"board": "variant"})
    assert scoring(game, "round")["points"] == points


def test_qg_8_a_scoring_board_is_data() -> None:
    game = position(seat(garden={(1, 0): "lime-tree"}), options={"board": OWN_BOARD})
    assert scoring(game, "round")["points"] == 5
    assert game.options["board"] == OWN_BOARD
    for size, bonus in ((3, 10), (4, 0), (5, 7), (6, 0)):
        own = position(seat(garden=blue_chain(size)), options={"board": OWN_BOARD})
        assert groups(own) == [("blue", size, sum(range(1, size + 1)) + bonus)]


def test_qg_8_a_game_with_a_board_of_its_own_keeps_it_in_its_snapshot() -> None:
    game = quinta.new("queens-garden", seed=1, options={"board": OWN_BOARD})
    again = quinta.from_snapshot(game.snapshot())
    assert again.options == game.options
    assert again.playout(5) == game.playout(5)


def test_qg_8_a_scoring_board_loads_from_a_toml_file(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(
        'name = "our own"\n'
        "rounds = [{ lime = 5 }, { bird = 1 }, { tree = 2, blue = 1 }, { plant = 4 }]\n"
        "group_bonus = { 3 = 10, 5 = 7 }\n"
        "jokers = { fountain = 4, statue = 1, pavilion = 0 }\n"
    )
    assert load_board(path) == OWN_BOARD
    game = quinta.new("queens-garden", options={"board": load_board(path)})
    assert game.options["board"] == OWN_BOARD


def test_qg_8_rules_other_than_scoring_are_the_same_on_every_board() -> None:
    standard = quinta.new("queens-garden", seed=9)
    variant = quinta.new("queens-garden", seed=9, options={"board": "variant"})
    assert list(standard.legal_moves()) == list(variant.legal_moves())


# --- QG-10 -----------------------------------------------------------------------------------


def test_qg_10_what_players_see_tells_neither_the_order_of_the_bag_nor_of_expansions() -> None:
    one = position(seat(), draws=["blue-tree"], to_come=["lime-bird"])
    other = position(seat(), draws=["green-tulip"], to_come=["green-tree"])
    assert one.snapshot() != other.snapshot()
    assert view(one) == view(other)
    assert "hidden" not in view(one)


def test_qg_10_a_redealt_position_looks_the_same_and_has_another_order() -> None:
    game = position(seat(["blue-tree"]), display=[["lime-bird"], "lime-tulip", TOP])
    orders = set()
    for seed in range(5):
        dealt = game.redealt(seed)
        assert view(dealt) == view(game)
        orders.add(str(hidden(dealt)))
    assert len(orders) == 5


def test_qg_10_redealing_depends_on_what_is_visible_and_on_the_seed_alone() -> None:
    one = position(seat(), draws=["blue-tree"], to_come=["lime-bird"])
    other = position(seat(), draws=["green-tulip"], to_come=["green-tree"])
    assert one.redealt(7).snapshot() == other.redealt(7).snapshot()
    assert one.redealt(7).snapshot() != one.redealt(8).snapshot()


def test_qg_10_expansions_in_storage_and_face_up_are_public() -> None:
    areas = {0: face_up("blue-tree", 2)}
    game = position(
        seat(expansions=["lime-tulip"], areas=areas), display=["green-bird", TOP], round=2
    )
    assert player(game)["expansions"] == ["lime-tulip"]
    assert player(game)["garden"]["expansions"][0]["face_up"] == "blue-tree"
    assert view(game)["display"]["slots"][0] == {"slot": 1, "face_up": "green-bird"}
    for seed in range(5):
        unknown = hidden(game.redealt(seed))
        unseen = [piece for stack in unknown["stacks"] for piece in stack] + unknown["rest"]
        assert not {"lime-tulip", "blue-tree", "green-bird"} & set(unseen)
        assert len(unseen) == 33


def test_qg_10_an_expansion_that_went_back_is_known_to_be_face_down_somewhere() -> None:
    game = position(seat(["blue-bird"], expansions=["blue-plant"]), round=2)
    play(game, "tile blue-bird at 1,0 paying expansion blue-plant")
    assert view(game)["returned"] == ["blue-plant"]
    for seed in range(5):
        unknown = hidden(game.redealt(seed))
        # It cannot come back into the display, so it is not among those still to be seen.
        assert "blue-plant" not in [piece for stack in unknown["stacks"] for piece in stack]
        assert "blue-plant" not in unknown["rest"]


def test_qg_10_a_bought_expansion_stays_unknown() -> None:
    game = position(seat(), returned=["blue-plant"], round=2)
    before = hidden(game)
    play(game, "buy at 3,0")
    assert player(game)["garden"]["expansions"] == [{"area": 0, "face_up": None}]
    assert view(game)["returned"] == ["blue-plant"]
    assert hidden(game) == before


def test_qg_10_legal_turns_do_not_depend_on_the_hidden_order() -> None:
    game = position(seat(["blue-tree", "lime-bird"], jokers=2), display=[["lime-bird"], TOP])
    for seed in range(5):
        assert turns(game.redealt(seed)) == turns(game)
