"""What the nets of Summer Pavilion see: of stars, of numbers, of tiles in hand and to come."""

from __future__ import annotations

import pytest

from quinta.games.pavilion.brain.features import SeatFeatures
from quinta.games.pavilion.brain.inputs import FACT_NAMES, FACTS, INPUTS, SeatInputs
from quinta.games.pavilion.brain.numbers import NUMBER_NAMES, NUMBER_SIZE
from quinta.games.pavilion.brain.stars import STAR_NAMES, STAR_SIZE
from quinta.games.pavilion.rules import SummerPavilion
from quinta.games.pavilion.rules.board import STARS, Side, Star, space_number
from quinta.games.pavilion.rules.boards import GLAZED_ORANGE, SIDES, STANDARD
from quinta.games.pavilion.rules.pieces import COLOURS, tiles_of
from quinta.games.pavilion.rules.seat import Seat
from typed import new_game

STAR_COLOURS = [star.kind for star in STANDARD.stars]
PLACING = 1


def number(colour: str) -> int:
    return COLOURS.index(colour)


def placing(
    *covered: tuple[str, int],
    tiles: tuple[str, ...] = (),
    side: Side = STANDARD,
    round_number: int = 1,
) -> SummerPavilion:
    """A game whose first seat has tiles on stars of their colours, and beside the board."""
    game = new_game(SummerPavilion, 2, 1, {"board": side.name})
    game.phase = PLACING
    game.round = round_number
    game.wild = side.wilds[round_number - 1]
    seat = game.seats[0]
    for colour, place in covered:
        seat.cover(space_number(STAR_COLOURS.index(colour), place), number(colour))
    seat.tiles = tiles_of(number(colour) for colour in tiles)
    return game


def inputs_of(game: SummerPavilion, seat: int = 0) -> list[float]:
    inputs = SeatInputs()
    inputs.refresh(game, seat, SeatFeatures())
    return list(inputs.values)


def star(game: SummerPavilion, star: int | str) -> dict[str, float]:
    """The inputs for a star of the first seat that are not 0, by name."""
    if isinstance(star, str):
        star = STAR_COLOURS.index(star)
    own = inputs_of(game)[star * int(STAR_SIZE) : (star + 1) * int(STAR_SIZE)]
    return {name: value for name, value in zip(STAR_NAMES, own, strict=True) if value}


def numbers(game: SummerPavilion, number: int) -> dict[str, float]:
    """The inputs for a number of the first seat that are not 0, by name."""
    at = STARS * int(STAR_SIZE) + (number - 1) * int(NUMBER_SIZE)
    own = inputs_of(game)[at : at + int(NUMBER_SIZE)]
    return {name: value for name, value in zip(NUMBER_NAMES, own, strict=True) if value}


def facts(game: SummerPavilion, seat: int = 0) -> dict[str, float]:
    """The plain inputs of a seat behind its features that are not 0, by name."""
    own = inputs_of(game, seat)[-int(FACTS) :]
    return {name: value for name, value in zip(FACT_NAMES, own, strict=True) if value}


def test_the_inputs_for_a_star_tell_what_lies_on_it_and_what_is_left_to_pay() -> None:
    game = placing(("blue", 1), ("blue", 2), ("blue", 5))
    blue = star(game, "blue")
    assert {"place 1", "place 2", "place 5", "of 3"} <= set(blue)
    assert not {"place 3", "of 2", "of 4", "is full", "middle", "many of 0"} & set(blue)
    assert blue["cost left"] == pytest.approx(0.1 * (3 + 4 + 6))
    assert blue["points"] == pytest.approx(1.5)
    # The last space of the window would earn three tiles (SP-5.3).
    assert blue["earns 6"] == 1.5
    middle = star(game, 0)
    assert middle["middle"] == middle["many of 0"] == 1.0
    assert middle["points"] == pytest.approx(1.2)


def test_of_a_full_star_the_nets_see_only_that_it_is_full() -> None:
    game = placing(*(("blue", place) for place in range(1, 7)))
    assert star(game, "blue") == {"is full": 1.0}


def test_the_inputs_for_a_star_tell_what_its_own_tiles_and_wild_ones_can_cover() -> None:
    game = placing(
        ("blue", 1), ("blue", 2), ("blue", 3), ("blue", 4), ("blue", 5),
        tiles=("blue", "blue", "blue", "blue", "purple"),
    )  # fmt: skip
    blue = star(game, "blue")
    assert blue["held"] == pytest.approx(1.2) and blue["held wilds"] == pytest.approx(0.3)
    assert blue["lacking"] == pytest.approx(0.1)
    assert "wild covers" not in blue and "payable" not in blue
    seat = game.seats[0]
    seat.tiles += tiles_of([number("purple")])
    blue = star(game, "blue")
    assert blue["wild full"] == blue["plan full"] == 1.0
    assert blue["wild points"] == pytest.approx(0.2 * 6)
    assert blue["payable bonus"] == 1.5
    assert "own covers" not in blue and "own full" not in blue and "lacking" not in blue
    seat.tiles = tiles_of([number("blue")] * 6)
    assert star(game, "blue")["own full"] == 1.0


def test_the_inputs_for_a_star_tell_when_its_colour_is_wild() -> None:
    game = placing(round_number=2)
    assert star(game, "green")["wild now"] == star(game, "orange")["wild next"] == 1.0
    assert star(game, "purple")["wild past"] == 1.0
    assert not {"wild now", "wild next", "wild past"} & set(star(game, "red"))
    game.seats[0].passed = True
    # The tiles kept are for the next round.
    assert star(game, "orange")["wild now"] == 1.0


def test_the_inputs_for_a_star_tell_what_other_stars_have_for_its_features() -> None:
    orange, red = STAR_COLOURS.index("orange"), STAR_COLOURS.index("red")
    assert red == orange + 1
    game = placing(("orange", 1), ("orange", 2), ("red", 3))
    assert star(game, red)["statue before of 2"] == 1.0
    game.seats[0].cover(space_number(red, 4), number("red"))
    assert "statue before of 2" not in star(game, red)
    game = placing(("red", 3))
    assert star(game, orange)["statue of 1"] == 1.0
    assert "fountain of 1" not in star(game, orange)
    game = placing(("red", 4), side=GLAZED_ORANGE)
    assert star(game, orange)["fountain of 1"] == star(game, orange)["statue of 1"] == 1.0


def test_the_inputs_for_a_star_tell_what_of_its_colour_can_be_drafted_and_is_to_come() -> None:
    game = new_game(SummerPavilion, 2, 5)
    table = game.table
    sources = [int(table.sources[source]) for source in range(1, len(table.sources))]
    red = number("red")
    each = [tiles >> 5 * red & 31 for tiles in sources]
    drafted = star(game, "red")
    assert drafted["to draft"] == pytest.approx(sum(each) / 2)
    assert drafted["to draft at once"] == pytest.approx(0.5 * max(each))
    bag = [int(table.bag[place]) for place in range(int(table.bag_count))]
    expected = 20 * bag.count(red) / len(bag)
    assert drafted["to come"] == pytest.approx(0.6 * expected / 2)
    assert drafted["in supply"] == pytest.approx(0.3 * (int(table.supply) >> 5 * red & 31))
    game.seats[1].tiles = tiles_of([red, red])
    game.seats[1].cover(space_number(STAR_COLOURS.index("red"), 1), red)
    drafted = star(game, "red")
    assert drafted["rivals hold"] == pytest.approx(0.6)
    assert drafted["rivals laid"] == pytest.approx(0.3)


def test_what_the_bag_lacks_for_the_next_round_is_expected_from_the_tower() -> None:
    game = placing()
    table = game.table
    red, blue = number("red"), number("blue")
    # All tiles but these lie on the table or are laid, so to speak.
    for colour in range(6):
        game.seats[1].laid[colour] = (1 << 22) - 1
    table.supply = table.tower = 0
    for source in range(len(table.sources)):
        table.set_source(source, 0)
    game.seats[1].laid[red] >>= 4
    game.seats[1].laid[blue] >>= 20
    table.tower = tiles_of([blue] * 20)
    table.bag_count = 4
    assert star(game, "red")["to come"] == pytest.approx(0.6 * 4 / 2)
    assert star(game, "blue")["to come"] == pytest.approx(0.6 * 16 / 2)


def test_a_colour_without_a_star_is_meant_for_an_empty_one() -> None:
    variant = SIDES["variant"]
    game = new_game(SummerPavilion, 2, 1, {"board": variant.name})
    game.phase = PLACING
    red, blue = number("red"), number("blue")
    seat = game.seats[0]
    seat.cover(space_number(3, 4), red)
    seat.tiles = tiles_of([red, red, blue, blue, blue])
    held = {number: star(game, number).get("held") for number in range(STARS)}
    assert held[3] == pytest.approx(0.6)
    assert held[1] == pytest.approx(0.9)
    assert star(game, 3)["undecided"] == star(game, 3)["of 1"] == 1.0
    seat.cover(space_number(3, 5), blue)
    assert star(game, 3)["many of 2"] == 1.0


def test_the_inputs_for_a_number_tell_what_is_missing_and_can_be_paid() -> None:
    game = placing(("blue", 1), ("red", 1), tiles=("green", "yellow"))
    ones = numbers(game, 1)
    assert ones["but 5"] == 1.0
    assert ones["points"] == pytest.approx(0.4) and ones["in middle"] == 0.5
    # In the middle, and on the stars of green and yellow.
    assert ones["payable"] == pytest.approx(0.9)
    assert numbers(game, 2)["but more"] == 1.0
    assert numbers(game, 5) == numbers(game, 6) == {}


def test_sets_are_seen_where_the_board_has_them() -> None:
    game = placing()
    assert not {"set points", "sets", "promise", "pillars"} & set(facts(game))
    game = placing(side=GLAZED_ORANGE)
    assert facts(game)["set points"] == pytest.approx(1.5)
    for feature in GLAZED_ORANGE.features[:4]:
        game.seats[0].covered |= feature.spaces
    seen = facts(game)
    assert seen["sets"] == seen["pillars"] == seen["windows"] == 1.0
    assert seen["promise"] > 1.5


def test_a_board_with_very_many_points_does_not_lead_the_nets_astray() -> None:
    side = Side(
        "rich",
        "SP-2",
        stars=(Star("many", (1,) * 6), *(Star(colour, (6,) * 6) for colour in COLOURS)),
        rewards={"pillar": 1, "statue": 2, "fountain": 1},
        wilds=COLOURS,
        star_points=dict.fromkeys(COLOURS, 900),
        many_points=900,
        number_points={1: 900, 6: 900},
        set_points=900,
    )
    game = new_game(SummerPavilion, 2, 1)
    game.seats[0] = Seat.empty(side)
    game.seats[0].score = 5000
    for feature in side.features:
        game.seats[0].covered |= feature.spaces
    assert len(inputs_of(game)) == INPUTS
    items = STARS * int(STAR_SIZE) + 6 * int(NUMBER_SIZE)
    assert max(inputs_of(game)[:items]) <= 6.0
    assert max(inputs_of(game)) <= 150.0
