"""Queen's Garden, QG-1 to QG-3: the pieces, the garden, the set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import quinta
from quinta.games.garden.rules import board
from scenarios.table import (
    CENTRES,
    FACE_DOWN,
    PATTERNS,
    PIECES,
    STACK,
    Cell,
    Data,
    face_up,
    hidden,
    payments,
    position,
    ring,
    scoring,
    seat,
    turns,
)

FOUNTAIN_BOARD = ring((0, 0))
BLOCKED = [(2, -1), (-1, 2), (-1, -1), (1, 1), (-2, 1), (1, -2)]
AREAS = [{centre, *ring(centre)} for centre in CENTRES]


def new(players: int = 2, seed: int = 1, **options: object) -> quinta.Game:
    return quinta.new("queens-garden", players, seed, options)


def edges(some: set[Cell], others: set[Cell]) -> int:
    """Along how many cell edges two sets of cells touch."""
    return sum(neighbour in others for cell in some for neighbour in ring(cell))


# --- QG-1 ------------------------------------------------------------------------------------


def test_qg_1_there_are_three_tiles_and_one_expansion_of_each_of_36_hexagons() -> None:
    data: Data = new(3).snapshot()
    hidden = data["hidden"]
    tiles = Counter(hidden["bag"] + data["display"]["slots"][0]["tiles"])
    assert tiles == Counter(dict.fromkeys(PIECES, 3))
    assert tiles.total() == 108
    expansions = [piece for stack in hidden["stacks"] for piece in stack] + hidden["rest"]
    assert Counter(expansions) == Counter(PIECES)


@pytest.mark.parametrize(("value", "pattern"), list(enumerate(PATTERNS, 1)))
def test_qg_1_the_value_of_a_pattern_is_its_cost_and_its_worth(pattern: str, value: int) -> None:
    game = position(seat([f"lime-{pattern}"], jokers=8))
    jokers = {1: "", 2: "1 joker"}.get(value, f"{value - 1} jokers")
    assert payments(game) == [jokers]
    assert scoring(game, "final")["items"][1]["points"] == -value


def test_qg_1_a_face_up_expansion_has_a_pavilion_a_printed_hexagon_and_5_free_cells() -> None:
    game = position(seat(["blue-tree"], areas={0: face_up("yellow-tree", 3)}), round=2)
    placed = {game.text(move) for move in game.legal_moves()}
    free = [cell for cell in ring((3, 0)) if f"tile blue-tree at {cell[0]},{cell[1]}" in placed]
    assert free == [cell for cell in ring((3, 0)) if cell != (2, 0)]
    assert "tile blue-tree at 3,0" not in placed


def test_qg_1_a_face_down_expansion_has_7_free_cells_and_no_pavilion() -> None:
    game = position(seat(["blue-tree"], areas={0: FACE_DOWN}))
    placed = turns(game, "tile")
    assert {f"tile blue-tree at {q},{r}" for q, r in AREAS[0]} <= set(placed)
    assert len(placed) == 6 + 7
    assert scoring(game, "round")["items"][-1] == {
        "kind": "pavilion",
        "count": 0,
        "cells": [],
        "each": 1,
        "points": 0,
    }


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_qg_1_other_than_2_3_or_4_players_cannot_play(players: int) -> None:
    with pytest.raises(quinta.InvalidOptions, match="players must be 2, 3 or 4"):
        new(players)


# --- QG-2 ------------------------------------------------------------------------------------


def test_qg_2_the_garden_has_55_distinct_cells() -> None:
    assert len(set(board.CELLS)) == len(board.CELLS) == 55
    parts = [{(0, 0)}, set(FOUNTAIN_BOARD), set(BLOCKED), *AREAS]
    assert set().union(*parts) == set(board.CELLS)
    assert [len(part) for part in parts] == [1, 6, 6, *[7] * 6]


def test_qg_2_neighbours_are_the_cells_one_direction_away() -> None:
    for number, cell in enumerate(board.CELLS):
        beside = [board.CELLS[n] for n in range(55) if (board.NEIGHBOURS[number] >> n) & 1]
        assert set(beside) == set(ring(cell)) & set(board.CELLS)


@pytest.mark.parametrize("blocked", BLOCKED)
def test_qg_2_a_statue_or_bench_has_two_neighbours_on_each_of_three_parts(blocked: Cell) -> None:
    around = set(ring(blocked))
    assert around <= set(board.CELLS)
    assert len(around & set(FOUNTAIN_BOARD)) == 2
    assert sorted(len(around & area) for area in AREAS) == [0, 0, 0, 0, 2, 2]


def test_qg_2_neighbouring_areas_touch_along_exactly_one_cell_edge() -> None:
    for one, other in combinations(range(6), 2):
        touching = 1 if other - one in (1, 5) else 0
        assert edges(AREAS[one], AREAS[other]) == touching


def test_qg_2_an_area_touches_the_fountain_boards_free_cells_along_exactly_one_cell_edge() -> None:
    assert [edges(area, set(FOUNTAIN_BOARD)) for area in AREAS] == [1] * 6


def test_qg_2_areas_and_orientations_are_numbered_in_the_order_of_the_rule() -> None:
    for area, centre in enumerate(CENTRES):
        for orientation, cell in enumerate(ring(centre)):
            number = board.CELL_NUMBERS[cell]
            assert board.area_of(number) == area
            assert board.orientation_of(number) == orientation


# --- QG-3 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_qg_3_1_every_player_starts_with_an_empty_garden_3_jokers_and_15_points(
    players: int,
) -> None:
    empty = {
        "score": 15,
        "jokers": 3,
        "tiles": [],
        "expansions": [],
        "passed": False,
        "garden": {"expansions": [], "tiles": []},
    }
    assert new(players).snapshot()["seats"] == [empty] * players


@pytest.mark.parametrize(("players", "stack", "supply"), [(2, 5, 16), (3, 7, 8), (4, 8, 4)])
def test_qg_3_2_four_round_stacks_are_dealt_and_the_rest_is_the_supply(
    players: int, stack: int, supply: int
) -> None:
    data: Data = new(players).snapshot()
    assert [len(dealt) for dealt in data["hidden"]["stacks"]] == [stack] * 4
    assert data["supply"] == len(data["hidden"]["rest"]) == supply
    assert STACK[players] == stack


def test_qg_3_2_bag_and_expansions_are_shuffled_by_the_seed() -> None:
    assert new(seed=5).snapshot() == new(seed=5).snapshot()
    one = hidden(new(seed=5))
    other = hidden(new(seed=6))
    assert one["bag"] != other["bag"]
    assert one["stacks"] != other["stacks"]


def test_qg_3_3_the_first_stack_has_4_tiles_from_the_bag_on_its_top() -> None:
    data: Data = new().snapshot()
    (slot,) = data["display"]["slots"]
    assert data["display"]["stack"] == 5
    assert slot["slot"] == 1
    assert len(slot["tiles"]) == 4
    assert data["bag"] == 104
    assert data["tower"] == []


def test_qg_3_3_the_first_player_marker_lies_in_the_display() -> None:
    assert new().snapshot()["marker"] is None


@pytest.mark.parametrize("starts", [0, 1, 2])
def test_qg_3_4_the_caller_chooses_who_starts_round_1(starts: int) -> None:
    game = new(3, starts=starts)
    assert game.round == 1
    assert game.to_move == starts


def test_qg_3_4_the_first_seat_starts_unless_the_caller_says_otherwise() -> None:
    assert new(3).to_move == 0
