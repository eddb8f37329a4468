"""The engine against a second, naive statement of the rules, position by position.

Positions come from seeded random play of the engine, from new games by both versions of the rules
and from the positions of fixtures/perft.json. In each, both list the same legal turns, the engine
refuses turns that the naive rules do not list, and after each of a sample of turns both have the
same next position, hidden order included. After a refill the naive rules are told the engine's new
order of the bag and must agree on all the rest.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import naive
import quinta
from games.garden.games import OWN_BOARD

Data = dict[str, Any]

MOST_TURNS = 3000
EVERY = 5
SAMPLE = 5
GAMES: list[tuple[str, int, Data]] = [
    ("queens-garden", 2, {}),
    ("queens-garden", 3, {"board": "variant", "edition": "nl", "starts": 1}),
    ("queens-garden", 4, {"edition": "ru"}),
    ("queens-garden", 2, {"edition": "ru", "board": OWN_BOARD}),
    ("queens-garden", 4, {"edition": "pl", "board": "variant", "starts": 3}),
    ("queens-garden", 3, {"repeat_payment": True}),
    ("summer-pavilion", 2, {}),
    ("summer-pavilion", 3, {"starts": 2}),
    ("summer-pavilion", 4, {}),
    ("summer-pavilion", 2, {"board": "variant"}),
    ("summer-pavilion", 3, {"board": "variant", "starts": 1}),
    ("summer-pavilion", 4, {"board": "variant"}),
    ("summer-pavilion", 2, {"board": "glazed-orange"}),
    ("summer-pavilion", 4, {"board": "glazed-orange", "starts": 3}),
    ("summer-pavilion", 3, {"board": "glazed-purple"}),
]

# Among them are positions that random games hardly reach, such as one with an empty bag.
POSITIONS: list[Data] = json.loads(
    (Path(__file__).parent / "fixtures" / "perft.json").read_text(encoding="utf-8")
)["positions"]


def key(move: Data) -> str:
    return json.dumps(move, sort_keys=True)


def comparable(snapshot: Data) -> Data:
    """The rules give the tiles of a garden no order."""
    for seat in snapshot["seats"]:
        if "garden" in seat:
            seat["garden"]["tiles"].sort(key=lambda tile: tile["cell"])
    return snapshot


def filled_places(before: Data, move: Data, after: Data) -> list[Counter[str]]:
    """The tiles drawn in a turn, place by place."""
    if before["game"] == "queens-garden":
        return [Counter(after["display"]["slots"][-1].get("tiles", []))]
    drawn: Counter[str] = Counter(after["supply"])
    drawn.update(move.get("bonus", {}))
    drawn.subtract(before["supply"])
    return [drawn, *(Counter(factory) for factory in after["factories"])]


def engines_shuffle(before: Data, move: Data, after: Data) -> naive.Shuffle:
    """A refilled bag in the order that explains what the engine drew.

    Tiles drawn into one place are interchangeable, so their order among each other is free.
    """

    def shuffle(tiles: list[str]) -> list[str]:
        # Where only an empty bag is refilled, what was in it has been drawn first.
        everything = before["options"].get("refill") == "short"
        old = [] if everything else list(before["hidden"]["bag"])
        drawn: list[str] = []
        for place in filled_places(before, move, after):
            size = place.total()
            drawn += (place - Counter(old[:size])).elements()
            old = old[size:]
        return drawn + list(after["hidden"]["bag"])

    return shuffle


def assert_same_turns(game: quinta.Game, turns: list[Data]) -> None:
    ours = Counter(key(game.move_data(move)) for move in game.legal_moves())
    theirs = Counter(map(key, turns))
    assert ours == theirs, {
        "only in the engine": sorted((ours - theirs).elements())[:5],
        "only by the naive rules": sorted((theirs - ours).elements())[:5],
    }


def assert_same_outcome(game: quinta.Game, move: Data) -> None:
    """Play a turn by both, and compare everything."""
    before: Data = game.snapshot()
    game.play(game.move_from_data(move))
    after: Data = game.snapshot()
    shuffle = engines_shuffle(before, move, after)
    refilled: list[list[str]] = []

    def noted(tiles: list[str]) -> list[str]:
        refilled.append(tiles)
        return shuffle(tiles)

    expected = naive.play(before, move, noted)
    if refilled:
        expected["hidden"]["generator"] = after["hidden"]["generator"]
    assert comparable(after) == comparable(expected), move


def crossed(chance: random.Random, one: Data, other: Data) -> Data:
    """A turn with one of its facts taken from another turn; mostly that makes it illegal."""
    name = chance.choice([name for name in one if name != "turn"])
    value: Any = copy.deepcopy(other[name] if name in other else one[name])
    if name in ("payment", "discard"):
        part = chance.choice(list(value))
        value = {**one[name], part: value[part]}
    return {**one, name: value}


def assert_refused_unless_legal(
    game: quinta.Game, before: Data, turns: list[Data], tried: list[Data]
) -> None:
    """Turns that are legal elsewhere, or nearly legal, are refused unless they are legal here."""
    listed = set(map(key, turns))
    for data in tried:
        try:
            move = game.move_from_data(data)
        except (quinta.IllegalMove, quinta.InvalidNotation):
            assert key(data) not in listed, data
            continue
        assert (move in game.legal_moves()) == (key(data) in listed), data
        if key(data) not in listed:
            with pytest.raises(quinta.IllegalMove):
                game.play(move)
            assert game.snapshot() == before


def compare_to_the_end(game: quinta.Game, seed: int) -> int:
    """Play a random game by both; the number of positions compared."""
    chance = random.Random(seed)
    generator = quinta.Random(seed)
    elsewhere: list[Data] = []
    compared = 0
    for number in range(10_000):
        if game.is_over:
            break
        before: Data = game.snapshot()
        moves = game.legal_moves()
        if number % EVERY == seed % EVERY and len(moves) <= MOST_TURNS:
            turns = naive.legal(before)
            assert_same_turns(game, turns)
            sample = chance.sample(turns, min(SAMPLE, len(turns)))
            for data in sample:
                assert_same_outcome(quinta.from_snapshot(before), data)
            elsewhere += sample
            tried = chance.sample(elsewhere, min(SAMPLE, len(elsewhere)))
            tried += [crossed(chance, one, chance.choice(elsewhere)) for one in sample + tried]
            assert_refused_unless_legal(game, before, turns, tried)
            compared += 1
        # Random play passes only when it must; a turn out of all is often an early pass.
        early = chance.random() < 0.04
        move = moves[chance.randrange(len(moves))] if early else game.random_move(generator)
        assert_same_outcome(game, game.move_data(move))
    assert game.is_over
    assert naive.legal(game.snapshot()) == []
    assert len(game.legal_moves()) == 0
    return compared


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_engine_and_naive_rules_agree_through_a_whole_game(
    name: str, players: int, options: Data, version: int
) -> None:
    new = quinta.new(name, players, 10 + players, options).snapshot()
    game = quinta.from_snapshot({**new, "version": version})
    assert compare_to_the_end(game, seed=players) > 5


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_engine_and_naive_rules_agree_from_a_fixed_position_to_the_end(position: Data) -> None:
    game = quinta.from_snapshot(position["snapshot"])
    expected = copy.deepcopy(position["snapshot"])
    # Written when the generator was a number, which now is the seed of another.
    expected["hidden"]["generator"] = quinta.Dealer(expected["hidden"]["generator"]).text()
    assert comparable(game.snapshot()) == comparable(expected)
    compare_to_the_end(game, seed=EVERY * len(position["name"]))
