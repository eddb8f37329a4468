"""Positions of Summer Pavilion that lessons begin with, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from quinta.core.game import Data
from quinta.games.pavilion import VERSION

Tiles: TypeAlias = Mapping[str, int]

_STARS: Final = {1: "purple", 2: "orange", 3: "red", 4: "blue", 5: "yellow", 6: "green"}
_SUPPLY: Final = {"purple": 2, "green": 1, "orange": 3, "yellow": 2, "blue": 1, "red": 1}
_FACTORIES: Final = 5


def seat(
    tiles: Tiles,
    stars: Mapping[int, Sequence[int]],
    middle: Mapping[int, str],
    score: int = 12,
    passed: bool = False,
) -> Data:
    """Return a seat with these tiles, covered spaces of outer stars, and tiles in the middle."""
    pavilion: list[list[str | None]] = [[None] * 6 for _ in range(7)]
    for star, spaces in stars.items():
        for space in spaces:
            pavilion[star][space - 1] = _STARS[star]
    for space, colour in middle.items():
        pavilion[0][space - 1] = colour
    return {"score": score, "tiles": dict(tiles), "passed": passed, "pavilion": pavilion}


def at_start(**tiles: int) -> Data:
    """Return a seat of the first round with these tiles."""
    return seat(tiles, {}, {}, score=5)


def drafting(pupil: Data, factories: Sequence[Tiles], centre: Tiles | None = None) -> Data:
    """Return a position of the first round with the pupil to draft, the marker in the centre."""
    return _position(
        pupil,
        at_start(),
        phase="drafting",
        marker=None,
        factories=[dict(tiles) for tiles in factories],
        centre=dict(centre or {}),
    )


def placing(pupil: Data, round: int = 1, against: int = 12) -> Data:
    """Return a position with the pupil to place, against this score.

    The other seat has passed, so that the pupil plays turn after turn.
    """
    other = seat({}, {1: (1, 2), 5: (1,)}, {3: "blue"}, against, passed=True)
    return _position(pupil, other, round=round)


def _position(pupil: Data, other: Data, **facts: object) -> Data:
    return {
        "game": "summer-pavilion",
        "version": VERSION,
        "players": 2,
        "round": 1,
        "phase": "placing",
        "to_move": 0,
        "marker": 0,
        "starter": 0,
        "factories": [{} for _ in range(_FACTORIES)],
        "centre": {},
        "supply": _SUPPLY,
        "seats": [pupil, other],
        **facts,
    }
