"""Queen's Garden, QG-4.4 and QG-4.5: placing tiles and expansions."""

from __future__ import annotations

import pytest

from scenarios.table import (
    CENTRES,
    FACE_DOWN,
    blue_ring,
    cells,
    events,
    face_up,
    play,
    player,
    position,
    refusal,
    ring,
    seat,
    turns,
    view,
)

FOUNTAIN_BOARD = ring((0, 0))


# --- QG-4.4 ----------------------------------------------------------------------------------


def test_qg_4_4_a_tile_leaves_storage_for_a_free_cell_and_its_payment_leaves_too() -> None:
    game = position(seat(["blue-bird", "blue-tree", "lime-tulip"], jokers=1))
    play(game, "tile blue-bird at 1,-1 paying blue-tree")
    assert player(game)["tiles"] == ["lime-tulip"]
    assert player(game)["jokers"] == 1
    assert player(game)["garden"]["tiles"] == [{"cell": [1, -1], "hexagon": "blue-bird"}]
    assert view(game)["tower"] == ["blue-tree"]


def test_qg_4_4_a_tile_goes_on_free_cells_of_the_fountain_board_and_of_placed_expansions() -> None:
    areas = {1: FACE_DOWN, 4: face_up("yellow-tree", 2)}
    game = position(seat(["blue-tree"], garden={(0, 1): "lime-tree"}, areas=areas), round=2)
    printed = ring(CENTRES[4])[2]
    expected = set(FOUNTAIN_BOARD) - {(0, 1)}
    expected |= {CENTRES[1], *ring(CENTRES[1])}
    expected |= set(ring(CENTRES[4])) - {printed}
    assert cells(game, "tile blue-tree") == sorted(expected)


@pytest.mark.parametrize(
    ("cell", "what"),
    [
        ("0,0", "the fountain"),
        ("2,-1", "a statue"),
        ("1,1", "a bench"),
        ("3,0", "an empty area"),
        ("-3,3", "a pavilion"),
        ("-2,3", "a printed hexagon"),
        ("0,1", "a tile"),
    ],
)
def test_qg_4_4_a_tile_cannot_go_anywhere_else(cell: str, what: str) -> None:
    areas = {4: face_up("yellow-tree", 0)}
    game = position(seat(["blue-tree"], garden={(0, 1): "lime-tree"}, areas=areas), round=2)
    error = refusal(game, f"tile blue-tree at {cell}")
    assert error.clause == "QG-4.4", what
    assert error.reason == f"{cell} is not a free cell of the garden"


def test_qg_4_4_a_tile_that_is_not_in_storage_cannot_be_placed() -> None:
    game = position(seat(["lime-tree"], expansions=["blue-tree"]), round=2)
    error = refusal(game, "tile blue-tree at 1,0")
    assert (error.clause, error.reason) == ("QG-4.4", "no tile blue-tree is in storage")


# --- QG-4.5 ----------------------------------------------------------------------------------


def test_qg_4_5a_an_expansion_goes_on_any_empty_area_in_any_of_6_orientations() -> None:
    game = position(seat(expansions=["blue-tree"]), round=2)
    rims = [cell for centre in CENTRES for cell in ring(centre)]
    assert cells(game, "expansion blue-tree") == sorted(rims)
    assert len(turns(game, "expansion")) == 36


def test_qg_4_5a_the_printed_hexagon_shows_where_the_expansion_lies_and_how_it_is_turned() -> None:
    game = position(seat(expansions=["blue-bird"], jokers=1), round=2)
    play(game, "expansion blue-bird at 0,-4 paying 1 joker")
    (placed,) = player(game)["garden"]["expansions"]
    assert placed == {"area": 2, "face_up": "blue-bird", "orientation": 2}
    assert player(game)["expansions"] == []
    assert player(game)["jokers"] == 0
    assert player(game)["garden"]["tiles"] == []


def test_qg_4_5a_an_area_takes_one_expansion() -> None:
    areas = {0: FACE_DOWN, 3: face_up("lime-tree")}
    game = position(seat(expansions=["blue-tree"], areas=areas), round=2)
    for taken in (0, 3):
        assert not set(cells(game, "expansion blue-tree")) & set(ring(CENTRES[taken]))
    error = refusal(game, "expansion blue-tree at 4,0")
    assert error.clause == "QG-4.5"
    assert error.reason == "4,0 is not on the rim of an empty area"


def test_qg_4_5a_the_printed_hexagon_never_lands_in_the_middle() -> None:
    game = position(seat(expansions=["blue-tree"]), round=2)
    assert refusal(game, "expansion blue-tree at 3,0").clause == "QG-4.5"
    assert refusal(game, "expansion blue-tree at 1,0").clause == "QG-4.5"


def test_qg_4_5a_the_cell_of_the_printed_hexagon_must_obey_4_7() -> None:
    stranger = {(1, 0): "lime-bird"}
    game = position(seat(expansions=["blue-tree"], garden=stranger), round=2)
    assert refusal(game, "expansion blue-tree at 2,0").clause == "QG-4.7"
    # Only the printed hexagon matters: turned away, the expansion may lie beside the stranger.
    assert "expansion blue-tree at 2,1" in turns(game)


def test_qg_4_5a_an_expansion_costs_what_its_printed_hexagon_costs() -> None:
    game = position(seat(["blue-tree"], expansions=["blue-butterfly"], jokers=1), round=2)
    assert {text.partition(" paying ")[2] for text in turns(game, "expansion")} == {
        "blue-tree, 1 joker"
    }


def test_qg_4_5a_an_expansion_that_is_not_in_storage_cannot_be_placed() -> None:
    error = refusal(position(seat(["blue-tree"])), "expansion blue-tree at 4,0")
    assert (error.clause, error.reason) == ("QG-4.5", "no expansion blue-tree is in storage")


def test_qg_4_5b_a_bought_expansion_costs_6_points_and_gives_7_free_cells() -> None:
    game = position(seat(["blue-tree"], score=10))
    supply = view(game)["supply"]
    report = play(game, "buy at 3,-3")
    assert game.scores[0] == 4
    assert view(game)["supply"] == supply - 1
    assert player(game)["garden"]["expansions"] == [{"area": 1, "face_up": None}]
    assert events(report, "points")[0]["points"] == -6
    play(game, "pass")
    assert {CENTRES[1], *ring(CENTRES[1])} < set(cells(game, "tile blue-tree"))


def test_qg_4_5b_buying_needs_6_points() -> None:
    assert len(turns(position(seat(score=6)), "buy")) == 6
    poor = position(seat(score=5))
    assert turns(poor, "buy") == []
    error = refusal(poor, "buy at 3,0")
    assert error.clause == "QG-4.5"
    assert error.reason == "a bought expansion costs 6 points, the score is 5"


def test_qg_4_5b_buying_needs_a_supply_that_is_not_empty() -> None:
    # The supply of four players is 4 expansions.
    buyers = [seat(areas={0: FACE_DOWN}) for _ in range(4)]
    game = position(*buyers)
    assert view(game)["supply"] == 0
    assert turns(game, "buy") == []
    assert refusal(game, "buy at 0,3").reason == "the supply is empty"


def test_qg_4_5b_buying_needs_an_empty_area() -> None:
    game = position(seat(areas={0: FACE_DOWN, 1: face_up("lime-tree")}), round=2)
    assert turns(game, "buy") == ["buy at 0,-3", "buy at -3,0", "buy at -3,3", "buy at 0,3"]
    assert refusal(game, "buy at 3,0").reason == "an expansion is bought for an empty area"
    assert refusal(game, "buy at 3,-3").clause == "QG-4.5"


def test_qg_4_5b_a_bought_expansion_has_no_condition_and_is_never_turned_over() -> None:
    game = position(seat(garden=blue_ring((0, 0))))
    play(game, "buy at 3,0", "pass", "pass")
    assert game.round == 2
    assert player(game)["garden"]["expansions"] == [{"area": 0, "face_up": None}]
