"""Queen's Garden, QG-4.7 and QG-4.8: where a hexagon may lie, and groups."""

from __future__ import annotations

import pytest

from scenarios.table import (
    FACE_DOWN,
    blue_ring,
    cells,
    face_up,
    play,
    player,
    position,
    refusal,
    scoring,
    seat,
    turns,
)

# --- QG-4.7 ----------------------------------------------------------------------------------


def test_qg_4_7a_a_cell_without_neighbouring_hexagons_takes_any_hexagon() -> None:
    game = position(seat(["blue-tree"], garden={(1, 0): "lime-bird"}))
    assert cells(game, "tile blue-tree") == sorted([(0, -1), (-1, 0), (-1, 1)])


@pytest.mark.parametrize("neighbour", ["blue-plant", "lime-tree"])
def test_qg_4_7a_a_neighbour_of_the_same_colour_or_pattern_allows_a_hexagon(neighbour: str) -> None:
    game = position(seat(["blue-tree"], garden={(1, 0): neighbour}))
    assert "tile blue-tree at 1,-1" in turns(game)


def test_qg_4_7a_one_related_neighbour_is_enough() -> None:
    garden = {(1, 0): "lime-bird", (0, -1): "blue-plant"}
    game = position(seat(["blue-tree"], garden=garden))
    assert "tile blue-tree at 1,-1" in turns(game)
    error = refusal(game, "tile blue-tree at 0,1")
    assert error.clause == "QG-4.7"
    assert error.reason == "blue-tree on 0,1 has no neighbour of its colour or pattern"


def test_qg_4_7b_an_identical_neighbour_is_illegal() -> None:
    game = position(seat(["blue-tree"], garden={(1, 0): "blue-tree"}))
    error = refusal(game, "tile blue-tree at 1,-1")
    assert error.clause == "QG-4.7"
    assert error.reason == "blue-tree on 1,-1 would make a group with two identical hexagons"
    assert "tile blue-tree at -1,0" in turns(game)


def test_qg_4_7b_an_identical_hexagon_far_along_the_group_is_illegal() -> None:
    # A chain of blue round the fountain: its far end is 4 cells from the tree.
    chain = {
        (1, 0): "blue-tree",
        (1, -1): "blue-bird",
        (0, -1): "blue-flower",
        (-1, 0): "blue-plant",
    }
    game = position(seat(["blue-tree"], garden=chain))
    assert refusal(game, "tile blue-tree at -1,1").clause == "QG-4.7"
    assert cells(game, "tile blue-tree") == []


def test_qg_4_7b_an_identical_hexagon_far_along_a_pattern_group_is_illegal() -> None:
    chain = {
        (1, 0): "blue-tree",
        (1, -1): "lime-tree",
        (0, -1): "green-tree",
        (-1, 0): "lilac-tree",
    }
    game = position(seat(["blue-tree", "yellow-tree"], garden=chain))
    assert refusal(game, "tile blue-tree at -1,1").clause == "QG-4.7"
    assert "tile yellow-tree at -1,1" in turns(game)


def test_qg_4_7b_an_identical_hexagon_across_two_expansions_is_illegal() -> None:
    # Area 0 to the fountain board and on to area 2: a colour group through three boards.
    areas = {0: face_up("blue-tree", 3), 2: FACE_DOWN}
    garden = {
        (1, 0): "blue-bird",
        (1, -1): "blue-flower",
        (0, -1): "blue-plant",
        (0, -2): "blue-tulip",
    }
    game = position(
        seat(["blue-tree", "blue-butterfly"], jokers=2, garden=garden, areas=areas), round=2
    )
    assert refusal(game, "tile blue-tree at 0,-3").clause == "QG-4.7"
    assert "tile blue-butterfly at 0,-3 paying 2 jokers" in turns(game)
    assert "tile blue-tree at 0,-4" in turns(game)


def test_qg_4_7b_a_different_hexagon_that_joins_two_groups_with_the_same_hexagon_is_illegal() -> (
    None
):
    # blue-bird would join blue-tree at 1,0 with blue-tree at 0,-1.
    garden = {(1, 0): "blue-tree", (0, -1): "blue-tree"}
    game = position(seat(["blue-bird", "green-bird"], jokers=2, garden=garden))
    error = refusal(game, "tile blue-bird at 1,-1 paying 1 joker")
    assert error.clause == "QG-4.7"
    # Beside only one of them it is fine.
    assert "tile blue-bird at 0,1 paying 1 joker" in turns(game)


def test_qg_4_7b_joining_two_groups_without_a_common_hexagon_is_legal() -> None:
    garden = {(1, 0): "blue-tree", (0, -1): "blue-plant"}
    game = position(seat(["blue-bird"], jokers=1, garden=garden))
    play(game, "tile blue-bird at 1,-1 paying 1 joker")
    assert len(player(game)["garden"]["tiles"]) == 3


def test_qg_4_7b_joining_counts_on_either_axis_and_only_for_the_new_hexagons_groups() -> None:
    # 1,-1 lies between two blue trees and beside a lime bird on area 1.
    garden = {(1, 0): "blue-tree", (0, -1): "blue-tree", (2, -2): "lime-bird"}
    stored = seat(
        ["lime-tree", "blue-bird", "lime-plant"], jokers=4, garden=garden, areas={1: FACE_DOWN}
    )
    game = position(stored)
    assert refusal(game, "tile lime-tree at 1,-1").clause == "QG-4.7"
    assert refusal(game, "tile blue-bird at 1,-1 paying 1 joker").clause == "QG-4.7"
    assert "tile lime-plant at 1,-1 paying 4 jokers" in turns(game)


def test_qg_4_7b_a_hexagon_that_joins_three_groups_is_held_against_each_pair() -> None:
    # 1,-1 would join the groups of 1,0, of 0,-1 and of 2,-2; the last two share the plant.
    areas = {1: FACE_DOWN, 2: FACE_DOWN}
    garden = {
        (1, 0): "blue-tree",
        (0, -1): "blue-flower",
        (0, -2): "blue-plant",
        (2, -2): "blue-plant",
    }
    game = position(seat(["blue-bird"], jokers=1, garden=garden, areas=areas))
    assert refusal(game, "tile blue-bird at 1,-1 paying 1 joker").clause == "QG-4.7"
    garden[(2, -2)] = "blue-tulip"
    game = position(seat(["blue-bird"], jokers=1, garden=garden, areas=areas))
    assert "tile blue-bird at 1,-1 paying 1 joker" in turns(game)


# --- QG-4.8 ----------------------------------------------------------------------------------


def test_qg_4_8_a_hexagon_belongs_to_one_colour_group_and_one_pattern_group() -> None:
    garden = {
        (1, 0): "blue-tree",
        (1, -1): "blue-bird",
        (0, -1): "blue-flower",
        (0, 1): "lime-tree",
        (-1, 1): "green-tree",
    }
    items = scoring(position(seat(garden=garden)), "final")["items"]
    groups = {item["name"]: item["hexagons"] for item in items if item["kind"] == "group"}
    assert groups == {
        "blue": ["blue-tree", "blue-bird", "blue-flower"],
        "tree": ["blue-tree", "lime-tree", "green-tree"],
    }


def test_qg_4_8_no_group_gets_a_seventh_hexagon() -> None:
    game = position(
        seat(["blue-tree", "lime-tree"], garden=blue_ring((0, 0)), areas={0: FACE_DOWN})
    )
    assert (2, 0) not in cells(game, "tile blue-tree")
    assert (2, 0) in cells(game, "tile lime-tree")
