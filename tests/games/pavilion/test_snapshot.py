"""Positions as data: what comes back, and what is said about data that no game can reach."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from games.pavilion.hand_made import (
    COLOURS,
    FULL,
    Data,
    play,
    position,
    position_data,
    seat,
    star,
    texts,
)
from quinta import Dealer, InvalidPosition
from quinta.games.pavilion.rules import SummerPavilion, from_snapshot
from typed import new_game


def new_data() -> Any:
    return new_game(SummerPavilion, 2, 1).snapshot()


def test_a_new_game_as_data() -> None:
    data = new_data()
    hidden = data.pop("hidden")
    factories = data.pop("factories")
    supply = data.pop("supply")
    empty = {"score": 5, "tiles": {}, "kept": {}, "passed": False, "pavilion": [[None] * 6] * 7}
    assert data == {
        "game": "summer-pavilion",
        "version": 2,
        "players": 2,
        "options": {"board": "standard", "starts": 0},
        "round": 1,
        "phase": "drafting",
        "to_move": 0,
        "marker": None,
        "starter": 0,
        "centre": {},
        "bag": 102,
        "tower": {},
        "seats": [empty, empty],
    }
    assert len(hidden["bag"]) == 102
    assert Dealer.from_text(hidden["generator"]).text() == hidden["generator"]
    assert [sum(tiles.values()) for tiles in factories] == [4] * 5
    assert sum(supply.values()) == 10
    assert all(list(tiles) == [c for c in COLOURS if c in tiles] for tiles in factories)


def test_the_bag_is_listed_in_drawing_order() -> None:
    game = from_snapshot(new_data())
    while game.round == 1:
        bag: Any = game.snapshot()["hidden"]
        game.play(game.legal_moves()[-1])
    factories: Any = game.snapshot()["factories"]
    drawn = [bag["bag"][4 * n : 4 * n + 4] for n in range(5)]
    assert [{c: tiles.count(c) for c in tiles} for tiles in drawn] == factories


def test_a_position_without_hidden_part_gets_a_fresh_order() -> None:
    data = new_data()
    del data["hidden"]
    orders = [from_snapshot(data).snapshot()["hidden"] for _ in range(2)]
    assert orders[0] != orders[1]
    assert from_snapshot(data).snapshot(hidden=False) == data


def test_bag_and_tower_may_be_left_out_of_a_position_made_by_hand() -> None:
    game = position(seat({"red": 3}, star(3, "red", "red")), supply={"blue": 10})
    data: Any = game.snapshot()
    assert data["bag"] == 117
    assert data["tower"] == {}
    assert data["hidden"]["bag"].count("red") == 17
    assert data["hidden"]["bag"].count("blue") == 12


def test_game_over_is_nobodys_turn() -> None:
    game = position(seat(), round=6)
    play(game, "pass", "pass")
    data = game.snapshot()
    assert (data["phase"], data["to_move"]) == ("over", None)
    assert from_snapshot(data).snapshot() == data
    with pytest.raises(InvalidPosition, match="to_move must be null"):
        from_snapshot({**data, "to_move": 0})


def test_a_supply_that_was_written_down_short_is_read_beside_a_full_bag() -> None:
    data = position(seat(), supply={"blue": 3}).snapshot()
    assert data["bag"] == 129
    assert from_snapshot(data).snapshot() == data


@pytest.mark.parametrize("version", [1, 2])
def test_the_highest_score_that_is_read_is_read_again_however_the_game_goes_on(
    version: int,
) -> None:
    almost = {space: colour for space, colour in FULL.items() if space not in ("3.1", "3.2")}
    data = position_data(seat({"red": 3}, almost), round=6, version=version)
    data["seats"][0]["score"] = 999 + 6 * 40
    game = from_snapshot(data)
    while not game.is_over:
        play(game, texts(game)[0])
        assert from_snapshot(game.snapshot()).scores == game.scores
    assert game.scores[0] >= 999 + 6 * 40 + 5 + 6 + 112 + 40 - 4
    data["seats"][0]["score"] += 1
    with pytest.raises(InvalidPosition, match="from 1 to 1239, not 1240"):
        from_snapshot(data)


def test_a_pickled_position_is_the_same_position() -> None:
    game = new_game(SummerPavilion, 3, 9)
    assert pickle.loads(pickle.dumps(game)).snapshot() == game.snapshot()


def with_seat(**facts: object) -> Data:
    return position_data({**seat({"red": 2}), **facts})


def changed(**facts: object) -> Data:
    return {**position_data(seat({"red": 2})), **facts}


def started(**facts: object) -> Data:
    return {**copy.deepcopy(new_data()), **facts}


FAULTS: list[tuple[Data, str]] = [
    (changed(game="queens-garden"), "game must be one of summer-pavilion"),
    (changed(version=3), "version must be a whole number from 1 to 2, not 3"),
    (changed(version=0), "version must be a whole number from 1 to 2, not 0"),
    (changed(colour="red"), "unknown entry 'colour'"),
    (changed(players=5), "players must be a whole number from 2 to 4"),
    (changed(players=3), "factories are 5, not 7"),
    (changed(players=True), "players"),
    (changed(options={"board": "grey"}), "options: board 'grey'"),
    (changed(options=[]), "options must be an object"),
    (changed(round=7), "round must be a whole number from 1 to 6, not 7"),
    (changed(round="1"), "round must be a whole number"),
    (changed(phase="playing"), "phase must be one of drafting, placing, over"),
    (changed(to_move=2), "to_move must be a whole number from 0 to 1"),
    (changed(to_move=None), "to_move"),
    (changed(marker=2), "marker must be a whole number from 0 to 1"),
    (changed(starter=None), "starter"),
    (changed(factories={}), "factories must be a list"),
    (changed(factories=[{}] * 6), "factories are 6, not 5"),
    (changed(factories=[{}, {}, {"red": 5}, {}, {}]), "factory 3 holds 5 tiles, more than 4"),
    (changed(factories=[{}, [], {}, {}, {}]), "factory 2 must be an object of counts"),
    (changed(centre={"red": -1}), "centre must be a whole number from 0 to 22, not -1"),
    (changed(centre={"pink": 1}), "centre has no piece 'pink'"),
    (changed(supply={"red": 11}), "supply holds 11 tiles, more than 10"),
    (changed(supply={"red": 1.5}), "supply must be a whole number"),
    (changed(tower={"red": 21}), "there are 23 red tiles, only 22 exist"),
    (changed(bag=131), "bag is 131, but 130 tiles are left for it"),
    (changed(bag=-1), "bag must be a whole number"),
    (changed(seats=[]), "seats are 0 for 2 players"),
    (changed(seats=[seat(), []]), "seat 1 must be an object"),
    (with_seat(score=0), "seat 0: score must be a whole number from 1 to 999, not 0"),
    (with_seat(score=1000), "seat 0: score must be a whole number from 1 to 999, not 1000"),
    (with_seat(score=10**30), "seat 0: score"),
    (with_seat(tiles=["red"]), "seat 0: tiles must be an object of counts"),
    (with_seat(colour="red"), "seat 0 has an unknown entry 'colour'"),
    (with_seat(passed=1), "seat 0: passed must be true or false"),
    (with_seat(passed=True), "seat 0: tiles lie beside the board of a player who has passed"),
    (with_seat(kept={"red": 1}), "seat 0: kept has tiles of a player who has not passed"),
    (
        with_seat(tiles={}, passed=True, kept={"red": 3, "blue": 2}),
        "seat 0: kept holds 5 tiles, more than 4",
    ),
    (with_seat(tiles={}, passed=True), "to_move is a player who has passed"),
    (with_seat(pavilion=[[None] * 6] * 6), "seat 0: pavilion has 6 stars, not 7"),
    (with_seat(pavilion=[[None] * 5] * 7), "seat 0: pavilion must have a list of 6 spaces"),
    (with_seat(pavilion=["......"] * 7), "seat 0: pavilion must have a list of 6 spaces"),
    (with_seat(pavilion=[["pink"] + [None] * 5] * 7), "has no tile 'pink' for space 0.1"),
    (
        position_data(seat(pavilion={"1.4": "red"})),
        "seat 0: pavilion has red on space 1.4, but the star is of another colour",
    ),
    (
        position_data(seat(pavilion=star(0, "red", "blue", None, "red"))),
        "pavilion has red on space 0.4, but the star has this colour already",
    ),
    (
        position_data(seat(pavilion=star(1, "red", "red", "blue")), board="variant"),
        "pavilion has blue on space 1.3, but the star is of another colour",
    ),
    (
        position_data(seat(pavilion=star(1, "red", "blue", "red")), board="variant"),
        "pavilion has red on space 1.3, but the star has this colour already",
    ),
    (changed(phase="drafting"), "drafting without tiles to draft"),
    (changed(centre={"red": 1}), "placing with tiles left to draft"),
    (
        position_data(seat(), seat(passed=True), phase="drafting", centre={"red": 1}),
        "drafting although seat 1 has passed",
    ),
    (changed(phase="over", round=6), "over before everyone has passed in round 6"),
    (
        position_data(seat(passed=True), seat(passed=True), phase="over", round=5),
        "over before everyone has passed in round 6",
    ),
    (
        position_data(seat(passed=True, kept={"red": 1}), seat(passed=True), phase="over", round=6),
        "over, but there are tiles kept",
    ),
    (started(hidden=[]), "hidden must be an object"),
    (started(hidden={"bag": []}), "hidden: bag does not hold just the tiles that are left"),
    (started(hidden={"bag": ["red"] * 102}), "hidden: bag does not hold just the tiles"),
    (started(hidden={"bag": ["red"] * 10**4}), "hidden: bag does not hold just the tiles"),
    (started(hidden={"bag": ["pink"]}), "hidden: bag has no piece 'pink'"),
    (started(hidden={"bag": new_data()["hidden"]["bag"]}), "hidden: generator is missing"),
    (
        started(hidden={"bag": new_data()["hidden"]["bag"], "generator": 0}),
        "hidden: generator must be a whole number from 1",
    ),
    (
        started(hidden={"bag": new_data()["hidden"]["bag"], "generator": "blake2b:00:0"}),
        "hidden: generator must have a key of 64 digits, 0 to 9 and a to f",
    ),
    (
        started(hidden={"bag": new_data()["hidden"]["bag"], "generator": None}),
        "hidden: generator must be a text, not None",
    ),
]
MISSING = [
    *("game", "version", "players", "round", "phase", "to_move", "starter"),
    *("factories", "centre", "supply", "seats"),
]


@pytest.mark.parametrize(("data", "fault"), FAULTS)
def test_faulty_positions_are_refused_with_the_fault(data: Data, fault: str) -> None:
    with pytest.raises(InvalidPosition, match=fault):
        from_snapshot(data)


@pytest.mark.parametrize("key", MISSING)
def test_what_a_position_needs_is_missed_by_name(key: str) -> None:
    data = position_data(seat({"red": 2}))
    del data[key]
    with pytest.raises(InvalidPosition, match=f"{key} is missing"):
        from_snapshot(data)


def test_a_position_survives_json() -> None:
    data = position(seat({"red": 2}, star(0, "red", "blue"))).snapshot()
    assert from_snapshot(json.loads(json.dumps(data))).snapshot() == data
