"""Positions to draw: real ones out of random games, and one by hand that has a bit of all."""

from __future__ import annotations

from functools import cache
from typing import Any

import quinta

Snapshot = dict[str, Any]

HOSTILE_BOARD = '</text><script>alert("1")</script>&<!-- ]]>'
HOSTILE = '</text><script>alert("1")</script>&<!-- \x1b[31m\x00\u202e ]]> \''
"""A name that would break a page or a terminal if it were not escaped."""

OWN_BOARD: Snapshot = {
    "name": HOSTILE_BOARD,
    "rounds": [
        {name: place + 1 for place, name in enumerate(("blue", "purple", "lilac", "tree", "bird"))},
        {"butterfly": 12},
        {"yellow": 3, "tulip": 4},
        {"lime": 5, "green": 6, "flower": 7, "plant": 8},
    ],
    "group_bonus": {"3": 11, "6": 13},
}

GAMES = [
    (name, players, board)
    for name in ("queens-garden", "summer-pavilion")
    for players in (2, 3, 4)
    for board in ("standard", "variant")
] + [("summer-pavilion", 2, "glazed-orange"), ("summer-pavilion", 4, "glazed-purple")]


@cache
def _game(name: str, players: int, board: str, turns: int) -> quinta.Game:
    game = quinta.new(name, players=players, seed=11, options={"board": board})
    random = quinta.Random(5)
    while turns and not game.is_over:
        game.play(game.random_move(random))
        turns -= 1
    return game


def played(name: str, players: int = 2, board: str = "standard", turns: int = 60) -> Snapshot:
    """What players see after some random turns; -1 plays to the end."""
    return _game(name, players, board, turns).snapshot(hidden=False)


def garden_by_hand() -> Snapshot:
    """A position with every kind of piece in every kind of place."""
    garden = {
        "expansions": [
            {"area": 0, "face_up": "blue-tree", "orientation": 3},
            {"area": 4, "face_up": None},
        ],
        "tiles": [
            {"cell": [1, -1], "hexagon": "blue-bird"},
            {"cell": [0, 1], "hexagon": "lime-tulip"},
            {"cell": [-3, 3], "hexagon": "yellow-plant"},
        ],
    }
    first = {
        "score": 27,
        "jokers": 2,
        "tiles": ["purple-flower", "purple-flower", "green-butterfly"],
        "expansions": ["lilac-tulip"],
        "passed": False,
        "garden": garden,
    }
    second = {
        "score": 8,
        "jokers": 0,
        "tiles": [],
        "expansions": [],
        "passed": True,
        "garden": {"expansions": [], "tiles": []},
    }
    return {
        "game": "queens-garden",
        "version": 2,
        "players": 2,
        "options": {
            "board": "standard",
            "edition": "en",
            "repeat_payment": False,
            "refill": "short",
            "starts": 0,
        },
        "round": 2,
        "phase": "playing",
        "to_move": 0,
        "marker": 1,
        "display": {
            "stack": 3,
            "slots": [
                {"slot": 1, "face_up": "green-plant"},
                {"slot": 3, "tiles": ["blue-tree", "blue-plant", "lilac-bird", "green-tree"]},
            ],
        },
        "supply": 14,
        "returned": ["yellow-bird"],
        "bag": 77,
        "tower": ["blue-tulip", "lime-tree", "lime-tree"],
        "seats": [first, second],
    }


def set_value(snapshot: Snapshot, path: str, value: object) -> Snapshot:
    """The snapshot itself, with one value replaced: path is like ``seats.0.score``."""
    *keys, last = path.split(".")
    place: Any = snapshot
    for key in keys:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    return snapshot
