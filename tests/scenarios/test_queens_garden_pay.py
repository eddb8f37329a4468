"""Queen's Garden, QG-4.6 and QG-9: what a hexagon costs, how it is paid, and the editions."""

from __future__ import annotations

from collections import Counter

import pytest

import quinta
from scenarios.table import (
    TOP,
    Data,
    events,
    payments,
    play,
    player,
    position,
    refusal,
    seat,
    turns,
    view,
)

RU = {"edition": "ru"}


def paying(game: quinta.Game, hexagon: str, *items: str) -> quinta.IllegalMove:
    """Why a tile on 1,0 cannot be paid like this."""
    return refusal(game, f"tile {hexagon} at 1,0 paying {', '.join(items)}")


# --- QG-4.6 ----------------------------------------------------------------------------------


def test_qg_4_6_the_placed_piece_counts_as_one_of_its_cost() -> None:
    game = position(seat(["blue-tree", "lime-butterfly", "lime-bird", "lime-plant"]))
    assert payments(game, "tile blue-tree") == [""]
    assert payments(game, "tile lime-butterfly") == ["lime-bird, lime-plant"]


def test_qg_4_6_a_payment_is_all_of_one_pattern_or_all_of_one_colour() -> None:
    stored = ["blue-butterfly", "lime-butterfly", "green-butterfly", "blue-tree", "blue-tulip"]
    game = position(seat(stored))
    assert set(payments(game, "tile blue-butterfly")) == {
        "lime-butterfly, green-butterfly",
        "blue-tree, blue-tulip",
    }


def test_qg_4_6_mixed_axes_are_illegal() -> None:
    game = position(seat(["blue-butterfly", "lime-butterfly", "blue-tree"]))
    error = paying(game, "blue-butterfly", "blue-tree", "lime-butterfly")
    assert error.clause == "QG-4.6"
    assert "neither all of the colour nor all of the pattern" in error.reason


def test_qg_4_6_hexagons_that_share_nothing_with_the_placed_one_do_not_pay() -> None:
    game = position(seat(["blue-bird", "lime-tree"]))
    assert paying(game, "blue-bird", "lime-tree").clause == "QG-4.6"


def test_qg_4_6_jokers_complete_a_payment_on_either_axis() -> None:
    game = position(seat(["blue-butterfly", "lime-butterfly", "blue-tree"], jokers=1))
    assert set(payments(game, "tile blue-butterfly")) == {
        "lime-butterfly, 1 joker",
        "blue-tree, 1 joker",
    }


def test_qg_4_6_jokers_may_replace_all_pieces_even_when_hexagons_are_at_hand() -> None:
    game = position(seat(["blue-butterfly", "blue-tree", "blue-bird"], jokers=2))
    assert set(payments(game, "tile blue-butterfly")) == {
        "2 jokers",
        "blue-tree, 1 joker",
        "blue-bird, 1 joker",
        "blue-tree, blue-bird",
    }


def test_qg_4_6_every_subset_pays_that_jokers_can_complete() -> None:
    # Four of the colour, three of the pattern, jokers for all: sums of binomials, jokers once.
    stored = [f"green-{pattern}" for pattern in ("tree", "bird", "butterfly", "flower")]
    stored += [f"{colour}-tulip" for colour in ("blue", "purple", "lilac")]
    game = position(seat(["green-tulip", *stored], jokers=4))
    # Of five further pieces at most four are jokers: at least one hexagon is needed.
    assert len(payments(game, "tile green-tulip")) == (2**4 - 1) + (2**3 - 1)
    richer = position(seat(["green-plant", *stored], jokers=4))
    assert len(payments(richer, "tile green-plant")) == 2**4


def test_qg_4_6_too_few_jokers_is_illegal() -> None:
    game = position(seat(["blue-butterfly"], jokers=1))
    assert payments(game) == []
    error = refusal(game, "tile blue-butterfly at 1,0 paying 2 jokers")
    assert error.clause == "QG-4.6"
    assert error.reason == "blue-butterfly costs 3: less is paid than it costs"


@pytest.mark.parametrize("items", [["blue-tree", "blue-plant"], ["blue-tree", "1 joker"]])
def test_qg_4_6_overpaying_is_illegal(items: list[str]) -> None:
    game = position(seat(["blue-bird", "blue-tree", "blue-plant"], jokers=2))
    error = paying(game, "blue-bird", *items)
    assert (error.clause, error.reason) == ("QG-4.6", "blue-bird costs 2, not 3 pieces")


def test_qg_4_6_underpaying_is_illegal() -> None:
    game = position(seat(["blue-flower", "blue-tree"], jokers=2))
    error = paying(game, "blue-flower", "blue-tree", "1 joker")
    assert error.reason == "blue-flower costs 4, not 3 pieces"


def test_qg_4_6_a_hexagon_identical_to_the_placed_one_does_not_pay() -> None:
    game = position(seat(["blue-bird", "blue-bird"], expansions=["blue-bird"]), round=2)
    assert payments(game) == []
    assert paying(game, "blue-bird", "blue-bird").reason.startswith("a paid hexagon is identical")
    assert paying(game, "blue-bird", "expansion blue-bird").clause == "QG-4.6"


def test_qg_4_6_a_second_copy_does_not_pay_twice() -> None:
    game = position(seat(["blue-butterfly", "blue-tree", "blue-tree"]))
    assert payments(game, "tile blue-butterfly") == []
    assert paying(game, "blue-butterfly", "2 blue-tree").clause == "QG-4.6"


def test_qg_4_6_an_expansion_pays_like_a_tile_and_goes_face_down_under_the_supply() -> None:
    game = position(seat(["blue-bird"], expansions=["blue-plant"]), round=2)
    supply = view(game)["supply"]
    assert payments(game) == ["expansion blue-plant"]
    report = play(game, "tile blue-bird at 1,0 paying expansion blue-plant")
    assert player(game)["expansions"] == []
    assert view(game)["supply"] == supply + 1
    assert view(game)["returned"] == ["blue-plant"]
    assert view(game)["tower"] == []
    (paid,) = events(report, "pay")
    assert paid["payment"] == {"tiles": [], "expansions": ["blue-plant"], "jokers": 0}


def test_qg_4_6_a_tile_and_the_identical_expansion_are_two_ways_to_pay_but_not_together() -> None:
    stored = seat(["blue-butterfly", "blue-tree"], expansions=["blue-tree"], jokers=1)
    game = position(stored, round=2)
    assert set(payments(game, "tile blue-butterfly")) == {
        "blue-tree, 1 joker",
        "expansion blue-tree, 1 joker",
    }
    assert paying(game, "blue-butterfly", "blue-tree", "expansion blue-tree").clause == "QG-4.6"


def test_qg_4_6_an_expansion_pays_for_an_expansion_and_a_tile_of_its_hexagon_does_not() -> None:
    stored = seat(["blue-bird", "blue-tree"], expansions=["blue-bird", "lime-bird"])
    game = position(stored, round=2)
    paid = {text.partition(" paying ")[2] for text in turns(game, "expansion blue-bird")}
    assert paid == {"blue-tree", "expansion lime-bird"}


def test_qg_4_6_paid_tiles_go_into_the_tower_and_jokers_back_to_the_pool() -> None:
    game = position(seat(["blue-butterfly", "blue-tree"], jokers=2))
    report = play(game, "tile blue-butterfly at 1,0 paying blue-tree, 1 joker")
    assert view(game)["tower"] == ["blue-tree"]
    assert player(game)["jokers"] == 1
    (paid,) = events(report, "pay")
    assert paid["payment"] == {"tiles": ["blue-tree"], "expansions": [], "jokers": 1}


def test_qg_4_6_what_is_not_in_storage_does_not_pay() -> None:
    game = position(seat(["blue-bird", "lime-tulip"]))
    assert paying(game, "blue-bird", "blue-tree").reason.endswith("a paid tile is not in storage")
    reason = paying(game, "blue-bird", "expansion blue-tree").reason
    assert reason.endswith("a paid expansion is not in storage")


def test_qg_4_6_interchangeable_copies_are_one_way_to_pay() -> None:
    game = position(seat(["blue-bird", "blue-tree", "blue-tree", "blue-tree"]))
    assert payments(game, "tile blue-bird") == ["blue-tree"]


# --- QG-9 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "repeat", "refill"),
    [("en", False, "short"), ("nl", False, "short"), ("pl", False, "empty"), ("ru", True, "empty")],
)
def test_qg_9_an_edition_sets_both_options(edition: str, repeat: bool, refill: str) -> None:
    options = quinta.new("queens-garden", options={"edition": edition}).options
    assert options["edition"] == edition
    assert options["repeat_payment"] is repeat
    assert options["refill"] == refill


def test_qg_9_en_is_the_default() -> None:
    assert quinta.new("queens-garden").options["edition"] == "en"


def test_qg_9_each_option_can_be_set_apart_from_the_edition() -> None:
    game = quinta.new("queens-garden", options={"edition": "ru", "repeat_payment": False})
    assert game.options["repeat_payment"] is False
    assert game.options["refill"] == "empty"


@pytest.mark.parametrize("edition", ["en", "nl", "pl"])
def test_qg_9_paid_hexagons_may_not_be_identical_to_each_other(edition: str) -> None:
    stored = ["blue-butterfly", "blue-tree", "blue-tree"]
    game = position(seat(stored), options={"edition": edition})
    error = paying(game, "blue-butterfly", "2 blue-tree")
    assert error.clause == "QG-4.6"
    assert error.reason.endswith("two paid hexagons are identical")


def test_qg_9_ru_paid_hexagons_may_be_identical_to_each_other() -> None:
    game = position(seat(["blue-butterfly", "blue-tree", "blue-tree"]), options=RU)
    play(game, "tile blue-butterfly at 1,0 paying 2 blue-tree")
    assert view(game)["tower"] == ["blue-tree", "blue-tree"]


def test_qg_9_ru_tile_and_expansion_of_one_hexagon_pay_together() -> None:
    stored = seat(["lime-flower", "lime-bird", "lime-bird"], expansions=["lime-bird"])
    game = position(stored, round=2, options=RU)
    assert payments(game, "tile lime-flower") == ["2 lime-bird, expansion lime-bird"]
    # Without the rule they do not.
    assert payments(position(stored, round=2), "tile lime-flower") == []


def test_qg_9_ru_every_number_of_copies_is_listed_once() -> None:
    stored = seat(["blue-flower", "blue-tree", "blue-tree", "blue-tree", "blue-bird"], jokers=3)
    found = payments(position(stored, options=RU), "tile blue-flower")
    assert Counter(found).most_common(1)[0][1] == 1
    assert set(found) == {
        "3 jokers",
        "blue-tree, 2 jokers",
        "2 blue-tree, 1 joker",
        "3 blue-tree",
        "blue-bird, 2 jokers",
        "blue-tree, blue-bird, 1 joker",
        "2 blue-tree, blue-bird",
    }


def test_qg_9_ru_a_paid_hexagon_is_never_identical_to_the_placed_one() -> None:
    game = position(seat(["blue-bird", "blue-bird", "blue-bird"]), options=RU)
    assert payments(game) == []
    assert paying(game, "blue-bird", "blue-bird").clause == "QG-4.6"


def test_qg_9_ru_paid_hexagons_still_share_the_placed_hexagons_pattern_or_colour() -> None:
    stored = ["blue-butterfly", "lime-butterfly", "blue-tree", "lime-tree", "lime-tree"]
    game = position(seat(stored), options=RU)
    assert paying(game, "blue-butterfly", "lime-butterfly", "blue-tree").clause == "QG-4.6"
    assert paying(game, "blue-butterfly", "2 lime-tree").clause == "QG-4.6"
    assert payments(game, "tile blue-butterfly") == []


def test_qg_9_the_refill_option_decides_when_the_tower_refills_the_bag() -> None:
    for refill, together in (("short", True), ("empty", False)):
        draws = ["blue-tulip", "blue-plant", "blue-flower"]
        game = position(seat(), draws=draws, only_draws=True, options={"refill": refill})
        report = play(game, f"acquire {TOP[0]}@1")
        given: Data = events(report, "refill")[0]
        assert given["tiles"] == 101
        drawn = game.chance_text(report.chance).split()
        assert (drawn[:3] != draws) is together
