"""Summer Pavilion as data for a page: geometry, prices, points.

Only the service reads it, so it may need msgspec, which the engine does not.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quinta.core.bits import numbers
from quinta.core.game import MOST_PLAYERS
from quinta.games.pavilion.rules import board, scoring
from quinta.games.pavilion.rules.moves import MOST_KEPT
from quinta.games.pavilion.rules.options import Rules
from quinta.games.pavilion.rules.pieces import COLOURS
from quinta.games.pavilion.rules.table import SUPPLY_SPACES


class PavilionFeature(msgspec.Struct):
    """A pillar, statue or window: its spaces as star and place, and the tiles it earns."""

    feature: str
    tiles: int
    spaces: list[tuple[int, int]]


class PavilionInfo(msgspec.Struct):
    """What only Summer Pavilion has."""

    colours: list[str]
    star_colours: list[str | None]
    costs: dict[str, list[list[int]]]
    features: list[PavilionFeature]
    factories: dict[str, int]
    supply: int
    most_kept: int
    star_points: dict[str, int]
    many_points: int
    number_points: dict[str, int]


def _pavilion() -> PavilionInfo:
    stars = range(board.STARS)
    return PavilionInfo(
        colours=list(COLOURS),
        star_colours=[
            None if colour == board.MANY else COLOURS[colour] for colour in board.STAR_COLOURS
        ],
        costs={
            name: [[int(side.costs[6 * star + place]) for place in range(6)] for star in stars]
            for name, side in board.SIDES.items()
        },
        features=[
            PavilionFeature(
                feature.kind,
                feature.reward,
                [(space // 6, space % 6 + 1) for space in numbers(feature.spaces)],
            )
            for feature in board.FEATURES
        ],
        factories={
            str(players): int(Rules(players, None).factories)
            for players in range(2, MOST_PLAYERS + 1)
        },
        supply=SUPPLY_SPACES,
        most_kept=MOST_KEPT,
        star_points={colour: int(scoring.STAR_POINTS[n]) for n, colour in enumerate(COLOURS)},
        many_points=int(scoring.STAR_POINTS[board.MANY]),
        number_points={
            str(number): int(points)
            for number, points in enumerate(scoring.NUMBER_POINTS)
            if points
        },
    )


ROUNDS: Final = scoring.ROUNDS
INFO: Final = _pavilion()
