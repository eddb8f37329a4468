"""The sides of the board, as data (SP-2, SP-7, SP-9).

A new side is one more entry here: the engine, the pictures, the page and self-play read everything
from it. Only its name and what the rules say of it are words of the page (``web/src/locale``):
messages that end in the name of the side.
Those of the Glazed Pavilion (SP-9) follow a public implementation, not a rulebook.
"""

from __future__ import annotations

from typing import Final

from quinta.core.fields import shown
from quinta.games.pavilion.rules.board import Side, Star

_ROUND_COLOURS: Final = ("purple", "green", "orange", "yellow", "blue", "red")
_GLAZED_ROUND_COLOURS: Final = ("orange", "red", "blue", "yellow", "green", "purple")

_ASCENDING: Final = (1, 2, 3, 4, 5, 6)
_TURNED: Final = (3, 2, 1, 4, 5, 6)
_EVEN: Final = (3, 3, 3, 3, 3, 3)
_COLOURED_STARS: Final = tuple(
    Star(colour, _ASCENDING) for colour in ("purple", "orange", "red", "blue", "yellow", "green")
)
_OPEN_STARS: Final = (Star("open", _TURNED),) * 6

_REWARDS: Final = {"pillar": 1, "statue": 2, "window": 3}
_GLAZED_REWARDS: Final = {**_REWARDS, "fountain": 1}

_STAR_POINTS: Final = {
    "red": 14,
    "blue": 15,
    "yellow": 16,
    "orange": 17,
    "green": 18,
    "purple": 20,
}
_NUMBER_POINTS: Final = {1: 4, 2: 8, 3: 12, 4: 16}

STANDARD: Final = Side(
    "standard",
    "SP-2",
    stars=(Star("many", _ASCENDING), *_COLOURED_STARS),
    rewards=_REWARDS,
    wilds=_ROUND_COLOURS,
    star_points=_STAR_POINTS,
    many_points=12,
    number_points=_NUMBER_POINTS,
)
VARIANT: Final = Side(
    "variant",
    "SP-2",
    stars=(Star("open", _EVEN), *_OPEN_STARS),
    rewards=_REWARDS,
    wilds=_ROUND_COLOURS,
    star_points=_STAR_POINTS,
    many_points=12,
    number_points=_NUMBER_POINTS,
)
GLAZED_ORANGE: Final = Side(
    "glazed-orange",
    "SP-9",
    stars=(Star(_ROUND_COLOURS, _ASCENDING), *_COLOURED_STARS),
    rewards=_GLAZED_REWARDS,
    wilds=_ROUND_COLOURS,
    star_points=_STAR_POINTS,
    many_points=15,
    number_points=_NUMBER_POINTS,
    set_points=15,
)
GLAZED_PURPLE: Final = Side(
    "glazed-purple",
    "SP-9",
    stars=(Star(_GLAZED_ROUND_COLOURS, _EVEN), *_OPEN_STARS),
    rewards=_GLAZED_REWARDS,
    wilds=_GLAZED_ROUND_COLOURS,
    star_points=_STAR_POINTS,
    many_points=15,
    number_points={1: 3, 2: 6, 3: 18, 4: 12},
    set_points=12,
)

SIDES: Final = {side.name: side for side in (STANDARD, VARIANT, GLAZED_ORANGE, GLAZED_PURPLE)}
DEFAULT: Final = STANDARD.name
"""The side that is played on by default."""


def side_of(name: object) -> Side:
    """Return the side of this name, or raise ``ValueError``."""
    if isinstance(name, str) and name in SIDES:
        return SIDES[name]
    raise ValueError(f"board {shown(name)} is not one of {', '.join(SIDES)}")
