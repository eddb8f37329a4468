"""Summer Pavilion as data for a page: geometry, prices, points.

Only the service reads it, so it may need msgspec, which the engine does not.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quinta.core.game import MOST_PLAYERS
from quinta.games.pavilion.events import Space
from quinta.games.pavilion.rules import scoring
from quinta.games.pavilion.rules.board import MANY, Side, places_of
from quinta.games.pavilion.rules.boards import SIDES
from quinta.games.pavilion.rules.moves import MOST_KEPT
from quinta.games.pavilion.rules.options import Rules
from quinta.games.pavilion.rules.pieces import COLOURS
from quinta.games.pavilion.rules.table import SUPPLY_SPACES


class PavilionFeature(msgspec.Struct):
    """A feature: its spaces as star and place, and the tiles it earns."""

    feature: str
    tiles: int
    spaces: list[Space]


class PavilionBoard(msgspec.Struct):
    """A side of the board, and the section of the rules that describes it.

    A star has a colour, or is "many" (all different) or "open" (its second tile decides);
    ``colours`` has the one colour of each space that takes no other, ``number_spaces`` the spaces
    of each number that scores.
    """

    clause: str
    wilds: list[str]
    stars: list[str]
    colours: list[list[str | None]]
    costs: list[list[int]]
    features: list[PavilionFeature]
    star_points: dict[str, int]
    many_points: int
    number_points: dict[str, int]
    number_spaces: dict[str, list[Space]]
    set_points: int


class PavilionInfo(msgspec.Struct):
    """The data that only Summer Pavilion has."""

    colours: list[str]
    boards: dict[str, PavilionBoard]
    factories: dict[str, int]
    supply: int
    most_kept: int


def _board(side: Side) -> PavilionBoard:
    return PavilionBoard(
        clause=side.clause,
        wilds=[COLOURS[colour] for colour in side.wilds],
        stars=[star.kind for star in side.stars],
        colours=[[star.colour(place) for place in range(1, 7)] for star in side.stars],
        costs=[list(star.costs) for star in side.stars],
        features=[
            PavilionFeature(
                feature.kind,
                feature.reward,
                _spaces(feature.spaces),
            )
            for feature in side.features
        ],
        star_points={colour: int(side.star_points[n]) for n, colour in enumerate(COLOURS)},
        many_points=int(side.star_points[MANY]),
        number_points={
            str(number): int(points) for number, points in enumerate(side.number_points) if points
        },
        number_spaces={
            str(number): _spaces(side.numbers[number])
            for number, points in enumerate(side.number_points)
            if points
        },
        set_points=int(side.set_points),
    )


def _spaces(mask: int) -> list[Space]:
    return [(star, place) for star, place in places_of(mask)]


def _pavilion() -> PavilionInfo:
    return PavilionInfo(
        colours=list(COLOURS),
        boards={name: _board(side) for name, side in SIDES.items()},
        factories={
            str(players): int(Rules(players, None).factories)
            for players in range(2, MOST_PLAYERS + 1)
        },
        supply=SUPPLY_SPACES,
        most_kept=MOST_KEPT,
    )


ROUNDS: Final = scoring.ROUNDS
INFO: Final = _pavilion()
