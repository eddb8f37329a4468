"""What was drawn does not foretell what will be: an attack that knows how a bag is shuffled.

The fast generator falls to it: its state x becomes x / 2**32 modulo a prime, and each tile says
between which numbers a state lies, so a few tiles say which lattice point is meant. The very same
attack on the generator that deals must be no better than guessing.
"""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import quinta
from lattice import reduced
from quinta import Dealer, Generator, Random

TILES = 108
COPIES = 3
SEEN = 24
"""How many tiles were announced when the attack is made."""

MULTIPLIER = 950284683
PRIME = MULTIPLIER * 2**32 - 1
STEP = pow(2**32, -1, PRIME)


def shuffled(generator: Generator) -> list[int]:
    """The tiles in the order in which they are drawn out of a full bag, which is from its end."""
    bag = vec[i64]([tile // COPIES for tile in range(TILES)])
    generator.shuffle(bag, TILES)
    return [int(hexagon) for hexagon in bag][::-1]


def foretold(seen: list[int]) -> tuple[int, list[int]]:
    """All tiles in order as these first ones foretell them, and how many of these they explain."""
    clues = clues_of(seen)
    start = clues[0][0]
    # Multiples of the first state, all modulo the prime, and besides them what the clues say.
    rows = [[pow(STEP, at - start, PRIME) for at, _ in clues] + [0]]
    for column in range(1, len(clues)):
        rows.append([PRIME if at == column else 0 for at in range(len(clues) + 1)])
    rows.append([middle for _, middle in clues] + [PRIME // 120])
    found: list[tuple[int, list[int]]] = []
    for short in reduced(rows):
        for error in (short[0], -short[0]):
            first = (clues[0][1] - error) * pow(2**32, start, PRIME) % PRIME
            tiles = shuffled(Random.at(first or 1))
            explained = sum(one == other for one, other in zip(tiles, seen, strict=False))
            found.append((explained, tiles))
    return max(found)


def clues_of(seen: list[int]) -> list[tuple[int, int]]:
    """Which states the tiles tell about, and the middle of where each must lie."""
    clues = []
    for number, hexagon in enumerate(seen):
        # Drawing a tile moves the last one to its place; hexagons of the last ones may be anywhere.
        if hexagon < (TILES - len(seen)) // COPIES:
            # The low half of a state is the next state divided by the multiplier.
            middle = (2 * hexagon + 1) * COPIES * PRIME // (2 * (TILES - number))
            clues.append((number + 2, middle))
    return clues


def test_the_engine_shuffles_its_bag_in_the_way_that_is_attacked() -> None:
    game = quinta.new("queens-garden", seed=5)
    data: Any = game.snapshot()
    tiles = shuffled(Dealer(5))
    names = [game.chance_text([hexagon]) for hexagon in tiles]
    assert sorted(data["display"]["slots"][0]["tiles"]) == sorted(names[:4])
    assert data["hidden"]["bag"] == names[4:]


@pytest.mark.parametrize("seed", range(5))
def test_the_fast_generator_gives_all_further_tiles_away(seed: int) -> None:
    tiles = shuffled(Random(seed))
    assert foretold(tiles[:SEEN]) == (SEEN, tiles)


def test_the_generator_of_hidden_order_gives_no_tile_away() -> None:
    right = 0
    deals = 10
    for seed in range(deals):
        tiles = shuffled(Dealer(seed))
        explained, told = foretold(tiles[:SEEN])
        assert explained < SEEN
        right += sum(one == other for one, other in zip(told[SEEN:], tiles[SEEN:], strict=True))
    # By chance it is one tile in 36, 23 of 840; three standard deviations more are 38.
    assert right < 38
