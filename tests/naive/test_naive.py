"""The naive rules checked on examples small enough to work out by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from naive import NeedsGenerator, garden, legal, perft, play, queens_garden, summer_pavilion

Data = dict[str, Any]

WORKED_EXAMPLE = {
    (-4, 3): "lime-tulip",
    (-4, 4): "lime-plant",
    (-3, 2): "lilac-butterfly",
    (-3, 3): "lime-butterfly",
    (-3, 4): "purple-butterfly",
    (-2, 0): "blue-bird",
    (-2, 2): "blue-butterfly",
    (-2, 3): "lime-flower",
    (-1, 0): "blue-tulip",
    (-1, 1): "blue-tree",
    (-1, 3): "yellow-tree",
    (-1, 4): "green-tree",
    (0, 1): "lilac-tree",
    (0, 2): "purple-tree",
    (0, 3): "yellow-flower",
    (1, 2): "yellow-plant",
    (2, -2): "purple-butterfly",
    (2, 0): "yellow-bird",
    (2, 1): "yellow-tulip",
    (3, -2): "green-butterfly",
    (3, -1): "yellow-butterfly",
    (3, 0): "green-bird",
}


def garden_of(areas: list[int], lying: dict[tuple[int, int], str]) -> Data:
    return {
        "expansions": [{"area": area, "face_up": None} for area in areas],
        "tiles": [{"cell": list(cell), "hexagon": lying[cell]} for cell in sorted(lying)],
    }


def queens(players: int = 2, **options: object) -> Data:
    return queens_garden.deal(players, random.Random(1), options)


def pavilion(players: int = 2, **options: object) -> Data:
    return summer_pavilion.deal(players, random.Random(1), options)


def turns(snapshot: Data, kind: str) -> list[Data]:
    return [move for move in legal(snapshot) if move["turn"] == kind]


def test_the_board_has_55_cells_and_every_statue_and_bench_six_neighbours() -> None:
    cells = {garden.FOUNTAIN, *garden.neighbours(garden.FOUNTAIN)}
    cells |= {*garden.STATUES, *garden.BENCHES, *garden.CENTRES}
    for centre in garden.CENTRES:
        cells |= set(garden.neighbours(centre))
    assert len(cells) == 55
    for cell in garden.STATUES + garden.BENCHES:
        assert set(garden.neighbours(cell)) <= cells


def test_the_worked_example_scores_81() -> None:
    state = queens(board={"rounds": [{}, {}, {}, {}], "group_bonus": {"6": 6}})
    state |= {"round": 4, "marker": 1}
    state["seats"][1] |= {"passed": True}
    state["seats"][0] |= {
        "score": 10,
        "jokers": 2,
        "tiles": ["green-flower"],
        "garden": garden_of([0, 1, 3, 4, 5], WORKED_EXAMPLE),
    }
    after = play(state, {"turn": "pass", "discard": {"tiles": [], "expansions": []}})
    assert after["phase"] == "over"
    assert after["seats"][0]["score"] == 10 + 81


def test_identical_hexagons_are_taken_once_and_the_same_pieces_are_one_turn() -> None:
    state = queens()
    state["display"]["slots"] = [
        {"slot": 1, "tiles": ["blue-tree", "blue-tree", "lime-bird"]},
        {"slot": 2, "face_up": "blue-tree"},
        {"slot": 3, "tiles": ["green-tree"]},
    ]
    found = [move["take"] for move in turns(state, "acquire")]
    tree, tile = {"hexagon": "blue-tree", "from": "up"}, {"hexagon": "blue-tree", "from": 1}
    green, lime = {"hexagon": "green-tree", "from": 3}, {"hexagon": "lime-bird", "from": 1}
    assert len(found) == 6
    for take in [[tree], [tile], [lime], [green], [tree, green], [tile, green]]:
        assert take in found


def test_an_emptied_expansion_is_turned_up_and_the_next_top_gets_four_tiles() -> None:
    state = queens()
    state["display"]["slots"] = [{"slot": 1, "tiles": ["blue-tree", "blue-bird"]}]
    top, following = state["hidden"]["stacks"][0][0], sorted(state["hidden"]["bag"][:4])
    take = [{"hexagon": "blue-tree", "from": 1}, {"hexagon": "blue-bird", "from": 1}]
    after = play(state, {"turn": "acquire", "take": take})
    first, second = after["display"]["slots"]
    assert first == {"slot": 1, "face_up": top}
    assert second["slot"] == 2
    assert sorted(second["tiles"]) == following
    assert after["display"]["stack"] == 4
    assert after["to_move"] == 1


def test_without_any_tile_the_whole_stack_is_turned_up() -> None:
    state = queens()
    state["display"]["slots"] = [{"slot": 1, "tiles": ["blue-tree", "lime-bird"]}]
    state["hidden"]["bag"], state["bag"] = [], 0
    stack = list(state["hidden"]["stacks"][0])
    take = [{"hexagon": "blue-tree", "from": 1}]
    after = play(state, {"turn": "acquire", "take": take})
    assert after["display"]["stack"] == 0
    assert after["display"]["slots"] == [
        {"slot": 1, "tiles": ["lime-bird"]},
        *({"slot": n, "face_up": stack[n - 1]} for n in range(2, 6)),
    ]
    assert after["hidden"]["stacks"][0] == stack[:1]


@pytest.mark.parametrize("refill", ["short", "empty"])
def test_a_refill_waits_for_an_empty_bag_only_where_the_edition_says_so(
    refill: str,
) -> None:
    state = queens(refill=refill)
    state["display"]["slots"] = [{"slot": 1, "tiles": ["blue-tree"]}]
    state["hidden"]["bag"] = ["lime-bird"] * 3
    state["tower"] = ["lime-tree"] * 4
    move = {"turn": "acquire", "take": [{"hexagon": "blue-tree", "from": 1}]}
    with pytest.raises(NeedsGenerator):
        play(state | {"tower": ["lime-tree", *["lime-plant"] * 3]}, move)
    if refill == "short":
        after = play(state, move, lambda tiles: sorted(tiles, reverse=True))
        assert after["display"]["slots"][-1]["tiles"] == ["lime-tree"] * 4
    else:
        after = play(state, move)
        assert after["display"]["slots"][-1]["tiles"] == ["lime-tree"] + ["lime-bird"] * 3
    assert after["bag"] == 3
    assert after["tower"] == []


@pytest.mark.parametrize(("repeat", "ways"), [(False, 3), (True, 5)])
def test_payments_of_a_butterfly(repeat: bool, ways: int) -> None:
    hand = ["blue-tree", "blue-tree", "lime-butterfly", "blue-butterfly", "lime-tree"]
    found = queens_garden.payments("blue-butterfly", hand, ["blue-tree"], 1, repeat)
    paid = [(way["tiles"], way["expansions"], way["jokers"]) for way in found]
    assert (["lime-butterfly"], [], 1) in paid
    assert ((["blue-tree"], ["blue-tree"], 0) in paid) == repeat
    assert len(paid) == ways


def test_joining_two_groups_that_hold_the_same_hexagon_is_illegal() -> None:
    lying = {(1, 0): "blue-tree", (0, -1): "blue-tree"}
    assert not garden.may_lie(lying, (1, -1), "blue-bird")
    assert garden.may_lie(lying, (-1, 1), "green-plant")
    assert not garden.may_lie(lying, (0, 1), "green-plant")


def test_surrounding_gives_jokers_up_to_the_storage() -> None:
    state = queens()
    ring = dict(zip(garden.neighbours((2, -1)), garden.PIECES[:6], strict=True))
    last = ring.pop((3, -1))
    state["seats"][0] |= {"jokers": 11, "tiles": [last], "garden": garden_of([0, 1], ring)}
    payment: Data = {"tiles": [], "expansions": [], "jokers": 0}
    move = {"turn": "tile", "hexagon": last, "cell": [3, -1], "payment": payment}
    assert move in legal(state)
    assert play(state, move)["seats"][0]["jokers"] == 12


def test_the_centre_costs_its_first_taker_a_point_for_each_tile_down_to_one() -> None:
    state = pavilion()
    state["centre"] = {"purple": 2, "red": 5}
    after = play(state, {"turn": "draft", "colour": "red", "from": "centre"})
    assert after["marker"] == 0
    assert after["seats"][0]["score"] == 1
    assert after["seats"][0]["tiles"] == {"purple": 1, "red": 5}
    assert after["centre"] == {"purple": 1}


def test_a_factory_of_wild_tiles_gives_one_of_them() -> None:
    state = pavilion()
    state["factories"][0] = {"purple": 4}
    after = play(state, {"turn": "draft", "colour": "purple", "from": 1})
    assert after["seats"][0]["tiles"] == {"purple": 1}
    assert after["centre"]["purple"] == 3


def placing() -> Data:
    state = pavilion()
    state |= {"phase": "placing", "marker": 0, "factories": [{}] * 5}
    return state


def test_wild_tiles_pay_but_one_tile_has_the_colour() -> None:
    state = placing()
    state["seats"][0]["tiles"] = {"purple": 3, "red": 1}
    found = {
        (move["star"], move["space"], move["colour"], move["wilds"])
        for move in turns(state, "place")
    }
    assert {where for where in found if where[0] == 3} == {
        (3, n, "red", n - 1) for n in range(1, 5)
    }
    assert {where for where in found if where[0] == 1} == {(1, n, "purple", 0) for n in (1, 2, 3)}


def test_a_window_brings_three_tiles_and_the_supply_is_filled_again() -> None:
    state = placing()
    seat = state["seats"][0]
    seat["tiles"] = {"red": 6}
    seat["pavilion"][3] = ["red", None, None, None, "red", None]
    state["supply"] = {"purple": 2, "blue": 1, "red": 7}
    move = {"turn": "place", "colour": "red", "star": 3, "space": 6, "wilds": 0}
    found = [other["bonus"] for other in turns(state, "place") if move.items() <= other.items()]
    assert len(found) == 6
    after = play(state, {**move, "bonus": {"purple": 2, "blue": 1}})
    assert after["seats"][0]["score"] == 5 + 3
    assert after["seats"][0]["tiles"] == {"purple": 2, "blue": 1}
    assert sum(after["supply"].values()) == 10
    assert after["tower"] == {"red": 5}


def test_the_second_tile_of_a_variant_star_decides_its_colours() -> None:
    def colours(star: summer_pavilion.Star) -> set[str]:
        return {
            c for c in summer_pavilion.COLOURS if summer_pavilion.may_lie("variant", 2, 6, star, c)
        }

    assert len(colours([None] * 6)) == len(colours(["red", *[None] * 5])) == 6
    assert colours(["red", "red", *[None] * 4]) == {"red"}
    assert colours(["red", "blue", *[None] * 4]) == {"purple", "green", "orange", "yellow"}


def test_a_full_standard_pavilion_scores_every_star_and_number() -> None:
    stars: list[summer_pavilion.Star] = [[c] * 6 for c in summer_pavilion.STAR_COLOURS]
    stars[0] = list(summer_pavilion.COLOURS)
    one_colour = 14 + 15 + 16 + 17 + 18 + 20
    assert summer_pavilion.final_points(stars, "standard") == 12 + one_colour + 40
    assert summer_pavilion.final_points(stars, "glazed-orange") == 15 + one_colour + 40 + 6 * 15


def test_passing_keeps_at_most_four_and_costs_a_point_for_each_other_tile() -> None:
    state = placing()
    state["seats"][0]["tiles"] = {"green": 3, "red": 2}
    assert len(turns(state, "pass")) == 4 * 3 - 1
    after = play(state, {"turn": "pass", "keep": {"green": 3}})
    assert after["seats"][0]["score"] == 3
    assert after["tower"] == {"red": 2}
    assert after["seats"][0]["kept"] == {"green": 3}
    assert after["seats"][0]["tiles"] == {}


def test_perft_counts_sequences_of_turns() -> None:
    state = pavilion()
    assert perft(state, 1) == len(legal(state))
    assert perft(state, 2) == sum(len(legal(play(state, move))) for move in legal(state))
