"""Paths of small choices in random positions of all games, for tests of choices and questions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

import quinta
from games.garden.games import positions as garden_positions
from games.pavilion import hand_made
from quinta import Game

PAVILIONS = hand_made.positions().filter(lambda game: not game.is_over)
POSITIONS = st.one_of(garden_positions(), PAVILIONS)
SEEDS = st.integers(0, 2**32)


def random_path(game: Game, chance: random.Random) -> list[int]:
    """A whole path of small choices, each drawn evenly."""
    path: list[int] = []
    while following := game.steps(path):
        path.append(chance.choice(following))
    return path


def a_start(game: Game, seed: int) -> list[int]:
    """The beginning of a turn, or all of it."""
    chance = random.Random(seed)
    path = random_path(game, chance)
    return path[: chance.randrange(len(path) + 1)]


def whole_paths(game: Game, path: list[int], most: int) -> list[list[int]]:
    """All whole paths that begin with this one by the engine's word, or somewhat over ``most``."""
    found: list[list[int]] = []

    def walk(path: list[int]) -> None:
        if len(found) <= most:
            following = game.steps(path)
            if not following:
                found.append(path)
            for step in following:
                walk([*path, step])

    walk(path)
    return found


def placing(seed: int) -> Iterator[Game]:
    """Positions of a game of Summer Pavilion in which tiles are placed."""
    game = quinta.new("summer-pavilion", 2, seed)
    generator = quinta.Random(seed)
    while not game.is_over:
        if 2 in game.steps([]):
            yield game.copy()
        game.play(game.random_move(generator))
