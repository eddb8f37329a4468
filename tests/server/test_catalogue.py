"""The games as data for pages: complete, and the same as the engine's own answers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import quinta
from quinta import bots
from quinta.server import catalogue

Data = dict[str, Any]


def info(name: str) -> Data:
    """A game's entry as a client reads it."""
    games: list[Data] = msgspec.json.decode(msgspec.json.encode(catalogue.games()))
    return next(game for game in games if game["name"] == name)


def test_both_games_are_listed_with_title_players_and_rounds() -> None:
    facts = [(game.name, game.title, game.players, game.rounds) for game in catalogue.games()]
    assert facts == [
        ("queens-garden", "Queen's Garden", [2, 3, 4], 4),
        ("summer-pavilion", "Summer Pavilion", [2, 3, 4], 6),
    ]


@pytest.mark.parametrize("name", quinta.GAMES)
def test_every_level_is_a_bot_that_exists(name: str) -> None:
    assert set(info(name)["levels"]) <= set(bots.names())


@pytest.mark.parametrize("name", quinta.GAMES)
def test_every_value_of_every_option_can_be_played(name: str) -> None:
    known = set(quinta.new(name, seed=1).options) - {"starts"}
    options = info(name)["options"]
    assert {option["name"] for option in options} == known
    for option in options:
        for value in option.get("values", [True, False]):
            game = quinta.new(name, seed=1, options={option["name"]: value})
            assert game.options[option["name"]] == value


@pytest.mark.parametrize("name", quinta.GAMES)
def test_defaults_are_those_of_a_game_without_options(name: str) -> None:
    usual = quinta.new(name, seed=1).options
    for option in info(name)["options"]:
        assert option["default"] in (usual[option["name"]], None)


def test_an_edition_sets_what_the_catalogue_says() -> None:
    edition = next(o for o in info("queens-garden")["options"] if o["name"] == "edition")
    for value, sets in edition["sets"].items():
        options = quinta.new("queens-garden", seed=1, options={"edition": value}).options
        assert sets == {name: options[name] for name in ("repeat_payment", "refill")}


def test_a_garden_has_48_free_cells_and_seven_features() -> None:
    garden = info("queens-garden")["own"]
    cells = {tuple(cell) for cell in garden["cells"]}
    features = {tuple(feature["cell"]) for feature in garden["features"]}
    assert len(garden["cells"]) == len(cells) == 48
    assert len(garden["features"]) == len(features) == 7
    assert not cells & features
    for board in garden["boards"].values():
        assert board["jokers"] == {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}


def test_areas_and_fountain_board_make_up_the_garden() -> None:
    garden = info("queens-garden")["own"]
    pieces = [*garden["fountain_board"]]
    for area in garden["areas"]:
        assert area["centre"] in area["cells"]
        assert len(area["cells"]) == 7
        pieces += area["cells"]
    assert sorted(pieces) == sorted(garden["cells"])


def test_a_placed_expansion_lies_in_the_direction_of_its_orientation() -> None:
    garden = info("queens-garden")["own"]
    q, r = garden["areas"][0]["centre"]
    for orientation, (dq, dr) in enumerate(garden["directions"]):
        game = quinta.new("queens-garden", seed=1)
        move = game.parse(f"expansion blue-tree at {q + dq},{r + dr}")
        data = game.move_data(move)
        assert (data["area"], data["orientation"]) == (0, orientation)


def test_the_36_kinds_of_tile_cost_what_their_pattern_says() -> None:
    garden = info("queens-garden")["own"]
    value = {pattern["name"]: pattern["value"] for pattern in garden["patterns"]}
    assert list(value.values()) == [1, 2, 3, 4, 5, 6]
    assert len({tile["hexagon"] for tile in garden["tiles"]}) == 36
    for tile in garden["tiles"]:
        assert tile["hexagon"] == f"{tile['colour']}-{tile['pattern']}"
        assert tile["value"] == value[tile["pattern"]]


def test_a_scoring_board_of_the_catalogue_is_one_that_can_be_played() -> None:
    garden = info("queens-garden")["own"]
    assert set(garden["boards"]) == {"standard", "variant"}
    for board in garden["boards"].values():
        assert quinta.new("queens-garden", seed=1, options={"board": board})


def test_every_side_of_the_pavilion_has_seven_stars_with_six_costs_and_colours() -> None:
    pavilion = info("summer-pavilion")["own"]
    (option,) = [one for one in info("summer-pavilion")["options"] if one["name"] == "board"]
    assert list(pavilion["boards"]) == option["values"]
    for board in pavilion["boards"].values():
        assert [len(star) for star in board["costs"]] == [6] * 7
        assert [len(star) for star in board["colours"]] == [6] * 7
        assert sorted(board["wilds"]) == sorted(pavilion["colours"])
    standard, purple = (pavilion["boards"][name] for name in ("standard", "glazed-purple"))
    assert standard["stars"] == ["many", "purple", "orange", "red", "blue", "yellow", "green"]
    assert standard["colours"][:2] == [[None] * 6, ["purple"] * 6]
    assert purple["stars"] == ["many", *["open"] * 6]
    assert purple["colours"][:2] == [purple["wilds"], [None] * 6]
    assert purple["costs"][0] == [3] * 6


def test_the_pavilion_has_six_of_each_feature_on_spaces_that_exist() -> None:
    boards = info("summer-pavilion")["own"]["boards"]
    for name, board in boards.items():
        kinds = [feature["feature"] for feature in board["features"]]
        wanted = ["pillar", "statue", "window"] + ["fountain"] * name.startswith("glazed")
        assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(wanted, 6)
        for feature in board["features"]:
            for star, space in feature["spaces"]:
                assert star in range(7)
                assert space in range(1, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_factories_supply_and_first_wild_are_those_of_a_new_game(players: int) -> None:
    pavilion = info("summer-pavilion")["own"]
    data: Data = quinta.new("summer-pavilion", players, seed=1).snapshot()
    assert len(data["factories"]) == pavilion["factories"][str(players)]
    assert sum(data["supply"].values()) == pavilion["supply"]
    assert pavilion["colours"][0] == "purple"


def test_points_are_those_of_the_rules() -> None:
    boards = info("summer-pavilion")["own"]["boards"]
    assert boards["standard"]["star_points"]["purple"] == 20
    assert boards["standard"]["star_points"]["red"] == 14
    assert boards["standard"]["many_points"] == 12
    assert boards["standard"]["number_points"] == {"1": 4, "2": 8, "3": 12, "4": 16}
    assert boards["glazed-purple"]["number_points"] == {"1": 3, "2": 6, "3": 18, "4": 12}
    assert [board["set_points"] for board in boards.values()] == [0, 0, 15, 12]
    assert boards["standard"]["number_spaces"]["2"] == [[star, 2] for star in range(7)]
    assert [board["clause"] for board in boards.values()] == ["SP-2", "SP-2", "SP-9", "SP-9"]
