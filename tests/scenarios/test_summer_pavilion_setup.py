"""Summer Pavilion, clause by clause: pieces, pavilion and set-up (SP-1 to SP-3)."""

from __future__ import annotations

import pytest

from games.pavilion.hand_made import (
    COLOURS,
    FACTORIES,
    STAR_COLOURS,
    assert_refused,
    drafting,
    places,
    play,
    position,
    seat,
    star,
    table,
    texts,
    tile_count,
)
from quinta import Report
from quinta.games.pavilion.rules import SummerPavilion
from typed import new_game

# --- SP-1: pieces ---------------------------------------------------------------------------


def test_sp_1_there_are_132_tiles_22_of_each_colour() -> None:
    data = table(new_game(SummerPavilion, 2, 1))
    tiles = tile_count(data)
    tiles.update(data["hidden"]["bag"])
    assert tiles == dict.fromkeys(COLOURS, 22)


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_sp_1_factories_by_number_of_players(players: int, factories: int) -> None:
    game = new_game(SummerPavilion, players, 1)
    assert len(table(game)["factories"]) == factories
    if factories < 9:
        assert_refused(game, "draft red from factory 9", "SP-1", "no factory 9")


@pytest.mark.parametrize(("number", "wild"), list(enumerate(COLOURS, start=1)))
def test_sp_1_wild_colour_of_each_round(number: int, wild: str) -> None:
    game = drafting(dict.fromkeys(COLOURS[:4], 1), dict.fromkeys(COLOURS[2:], 1), round=number)
    named = {text.split()[1] for text in texts(game)}
    assert named == set(COLOURS) - {wild}


# --- SP-2: the pavilion ---------------------------------------------------------------------


@pytest.mark.parametrize(("number", "colour"), list(STAR_COLOURS.items()))
def test_sp_2_standard_outer_star_takes_only_its_own_colour(number: int, colour: str) -> None:
    for other in COLOURS:
        game = position(seat({other: 12}))
        outer = {f"{number}.{place}" for place in range(1, 7)} if other == colour else set()
        assert {space for space in places(game, other) if space[0] == str(number)} == outer
        if other != colour:
            assert_refused(game, f"place {other} at {number}.1", "SP-2", "may not lie")


def test_sp_2_standard_middle_star_takes_six_different_colours() -> None:
    game = position(seat({"red": 6, "blue": 6, "purple": 6}, star(0, "red", None, "blue")))
    assert not {space for space in places(game, "red") if space.startswith("0")}
    assert {space for space in places(game, "purple") if space.startswith("0")} == {
        "0.2",
        "0.4",
        "0.5",
        "0.6",
    }
    assert_refused(game, "place red at 0.2", "SP-2", "may not lie")


def test_sp_2_standard_cost_is_the_place_in_the_ring_on_all_stars() -> None:
    for tiles in range(1, 7):
        game = position(seat({"green": tiles}))
        expected = {f"{number}.{place}" for number in (0, 6) for place in range(1, tiles + 1)}
        assert places(game, "green") == expected


def test_sp_2_variant_costs_are_3_2_1_4_5_6_outside_and_3_in_the_middle() -> None:
    by_cost = {1: [3], 2: [2], 3: [1], 4: [4], 5: [5], 6: [6]}
    affordable: set[str] = set()
    for tiles, places_ in by_cost.items():
        affordable |= {f"{number}.{place}" for number in range(1, 7) for place in places_}
        if tiles == 3:
            affordable |= {f"0.{place}" for place in range(1, 7)}
        game = position(seat({"green": tiles}), board="variant")
        assert places(game, "green") == affordable


def test_sp_2_variant_first_tile_of_a_star_may_have_any_colour() -> None:
    for colour in COLOURS:
        game = position(seat({colour: 6}), board="variant")
        assert len(places(game, colour)) == 42


def test_sp_2_variant_second_tile_alike_makes_a_star_of_one_colour() -> None:
    hand = {"red": 3, "blue": 3}
    game = position(seat(hand, {"2.1": "red"}), board="variant")
    assert {"2.2", "2.3"} <= places(game, "red") & places(game, "blue")
    play(game, "place red at 2.3", "pass")
    assert "2.2" in places(game, "red")
    assert "2.2" not in places(game, "blue")
    assert_refused(game, "place blue at 2.2", "SP-2")


def test_sp_2_variant_second_tile_different_makes_a_star_of_many_colours() -> None:
    hand = {"red": 3, "blue": 3, "green": 2}
    game = position(seat(hand, {"2.1": "red"}), board="variant")
    play(game, "place blue at 2.3", "pass")
    assert "2.2" in places(game, "green")
    assert_refused(game, "place red at 2.2", "SP-2")
    assert_refused(game, "place blue at 2.2", "SP-2")
    play(game, "place green at 2.2")
    assert "2.4" not in places(game, "green")


def test_sp_2_variant_middle_star_may_become_of_one_colour() -> None:
    game = position(seat({"red": 3, "blue": 3}, star(0, "red", "red")), board="variant")
    assert places(game, "red") >= {"0.3", "0.4", "0.5", "0.6"}
    assert_refused(game, "place blue at 0.3", "SP-2")


def test_sp_2_variant_several_stars_may_be_alike() -> None:
    stars = star(1, "red", "red") | star(2, "red", "red")
    many = star(3, "red", "blue") | star(4, "red", "blue")
    game = position(seat({"red": 4, "green": 4}, stars | many), board="variant")
    assert {"1.4", "2.4"} <= places(game, "red")
    assert {"3.4", "4.4"} <= places(game, "green")
    assert not {"3.4", "4.4"} & places(game, "red")


def test_sp_2_spaces_6_and_1_of_a_star_are_connected() -> None:
    game = position(seat({"red": 1}, {"3.6": "red"}))
    play(game, "place red at 3.1")
    assert game.scores == [7, 5]


FEATURES = [
    *[("pillar", s, [(s, 2), (s, 3), (0, (s + 3) % 6 + 1), (0, (s + 4) % 6 + 1)], 1)
      for s in range(1, 7)],
    *[("statue", s, [(s, 1), (s, 2), (s % 6 + 1, 3), (s % 6 + 1, 4)], 2) for s in range(1, 7)],
    *[("window", s, [(s, 5), (s, 6)], 3) for s in range(1, 7)],
]  # fmt: skip


@pytest.mark.parametrize("board", ["standard", "variant"])
@pytest.mark.parametrize(("kind", "number", "spaces", "reward"), FEATURES)
def test_sp_2_every_feature_and_its_reward(
    kind: str, number: int, spaces: list[tuple[int, int]], reward: int, board: str
) -> None:
    # The middle star's tiles must differ; outer stars hold their own colour.
    middle = iter(("green", "orange", "yellow"))
    colours = [next(middle) if s == 0 else STAR_COLOURS[s] for s, _ in spaces]
    names = [f"{s}.{place}" for s, place in spaces]
    tiles = dict(zip(names, colours, strict=True))
    last = names[0]
    colour = tiles.pop(last)
    game = position(seat({colour: 6}, tiles), supply={"blue": 4, "red": 6}, board=board)
    report = Report()
    game.play(game.parse(f"place {colour} at {last} taking {reward} red"), report)
    completed = [event for event in report.events if event["event"] == "feature"]
    around = sorted(list(space) for space in spaces)
    feature = {"feature": kind, "star": number, "spaces": around, "tiles": reward}
    assert completed == [{"event": "feature", "seat": 0, **feature}]


# --- SP-3: set-up ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sp_3_set_up(players: int) -> None:
    game = new_game(SummerPavilion, players, 1)
    data = table(game)
    assert game.scores == [5] * players
    assert sum(data["supply"].values()) == 10
    assert [sum(tiles.values()) for tiles in data["factories"]] == [4] * FACTORIES[players]
    assert data["bag"] == 132 - 10 - 4 * FACTORIES[players]
    assert (data["centre"], data["tower"], data["marker"]) == ({}, {}, None)
    for player in data["seats"]:
        assert player["tiles"] == player["kept"] == {}
        assert player["pavilion"] == [[None] * 6] * 7


def test_sp_3_first_seat_starts_unless_the_caller_chooses_another() -> None:
    assert new_game(SummerPavilion, 3, 1).to_move == 0
    assert new_game(SummerPavilion, 3, 1, {"starts": 2}).to_move == 2
