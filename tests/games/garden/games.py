"""Positions of Queen's Garden: random ones of every kind, and one made by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import quinta
from naive.garden import PIECES
from scenarios.table import FACE_DOWN, face_up, position, seat

Data = dict[str, Any]

OWN_BOARD: Data = {
    "rounds": [{"green": 2, "bird": 1}, {"lime": 3}, {"flower": 2}, {"tulip": 4, "blue": 1}],
    "group_bonus": {"3": 1, "5": 5, "6": 9},
    "jokers": {"fountain": 3, "statue": 1, "bench": 0, "pavilion": 4},
}
MOST_TURNS = 2000
"""Far more turns than any game here has."""

boards = st.sampled_from(["standard", "variant", OWN_BOARD])
editions = st.sampled_from(["en", "nl", "pl", "ru"])
seeds = st.integers(0, 2**40)


@st.composite
def new_games(draw: st.DrawFn) -> quinta.Game:
    """A game set up with any players and options."""
    players = draw(st.integers(2, 4))
    options: Data = {
        "board": draw(boards),
        "edition": draw(editions),
        "starts": draw(st.integers(0, players - 1)),
    }
    if draw(st.booleans()):
        options["repeat_payment"] = draw(st.booleans())
        options["refill"] = draw(st.sampled_from(["short", "empty"]))
    return quinta.new("queens-garden", players, draw(seeds), options)


@st.composite
def positions(draw: st.DrawFn, most: int = 160, over: bool = False) -> quinta.Game:
    """A position that some turns of a game led to; not one at its end unless asked for."""
    game = draw(new_games())
    turns = draw(st.integers(0, most))
    walk = walked(game, draw(seeds))
    before = game.copy()
    for _, played in zip(range(turns), walk, strict=False):
        if played.is_over:
            return played.copy() if over else before
        before = played.copy()
    return before


def walked(game: quinta.Game, seed: int) -> Iterator[quinta.Game]:
    """The game itself after each of its turns, to its end.

    The turns are mostly those of a playout; now and then any turn is played, which is often
    an early pass with discards.
    """
    chance = random.Random(seed)
    generator = quinta.Random(seed)
    for _ in range(MOST_TURNS):
        if game.is_over:
            return
        moves = game.legal_moves()
        early = chance.random() < 0.05
        game.play(moves[chance.randrange(len(moves))] if early else game.random_move(generator))
        yield game
    raise AssertionError("the game does not end")


def sample(game: quinta.Game, seed: int, size: int) -> list[int]:
    """Some legal turns, the first, the last, and both ends of the passes among them."""
    moves = game.legal_moves()
    chance = random.Random(seed)
    indices = {0, len(moves) - 1, moves.passes, max(moves.passes - 1, 0)}
    indices |= {chance.randrange(len(moves)) for _ in range(size)}
    indices |= {chance.randrange(moves.passes) for _ in range(size if moves.passes else 0)}
    return [moves[index] for index in sorted(indices)]


def middle_of_a_game() -> Data:
    """Round 2 of two players: two gardens with expansions, a display with all that can be seen."""
    game = position(
        seat(
            ["blue-bird", "lime-tulip"],
            jokers=3,
            expansions=["green-plant"],
            garden={(1, 0): "blue-tree", (1, -1): "lime-tree", (3, 0): "yellow-flower"},
            areas={0: FACE_DOWN, 3: face_up("lilac-butterfly", 2)},
        ),
        seat(["blue-bird"], score=8),
        round=2,
        display=["purple-tulip", ["yellow-tree"], None, ["purple-tree", "lime-flower"]],
        returned=["blue-tree"],
    )
    return game.snapshot()


# --- counting pieces from a snapshot ---------------------------------------------------------


def all_tiles(data: Data) -> Counter[str]:
    """Every tile, wherever it lies."""
    tiles = Counter(data["hidden"]["bag"]) + Counter(data["tower"])
    for slot in data["display"]["slots"]:
        tiles.update(slot.get("tiles", []))
    for player in data["seats"]:
        tiles.update(player["tiles"])
        tiles.update(tile["hexagon"] for tile in player["garden"]["tiles"])
    return tiles


def all_expansions(data: Data) -> Counter[str]:
    """Every expansion: face up, in storages and gardens, returned, or not yet seen."""
    found = Counter(data["hidden"]["rest"]) + Counter(data["returned"])
    for stack in data["hidden"]["stacks"]:
        found.update(stack)
    for slot in data["display"]["slots"]:
        found.update([slot["face_up"]] if "face_up" in slot else [])
    for player in data["seats"]:
        found.update(player["expansions"])
        found.update(e["face_up"] for e in player["garden"]["expansions"] if e["face_up"])
    return found


def assert_pieces_add_up(data: Data) -> None:
    """108 tiles and 36 expansions, and the numbers in the snapshot agree with them (QG-1)."""
    assert all_tiles(data) == Counter(dict.fromkeys(PIECES, 3))
    assert all_expansions(data) == Counter(PIECES)
    assert data["bag"] == len(data["hidden"]["bag"])
    gardens = [e["face_up"] for player in data["seats"] for e in player["garden"]["expansions"]]
    face_down = len(data["returned"]) + len(data["hidden"]["rest"])
    assert data["supply"] == face_down - gardens.count(None)
    covered = sum("tiles" in slot for slot in data["display"]["slots"])
    below_top = max(data["display"]["stack"] - 1, 0)
    assert len(data["hidden"]["stacks"][0]) == covered + below_top
    for player in data["seats"]:
        assert len(player["tiles"]) + player["jokers"] <= 12
        assert len(player["expansions"]) <= 2
        assert player["score"] >= 0
