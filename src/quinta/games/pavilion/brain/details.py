"""Plain facts about a seat of Summer Pavilion, which nets of an older form see.

That of ``yardstick-1`` is one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.games.pavilion.brain.features import FEATURES, on_table
from quinta.games.pavilion.rules.board import SPACES, STARS
from quinta.games.pavilion.rules.moves import DRAFTING
from quinta.games.pavilion.rules.pieces import COLOURS, amount
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion

DETAILS: Final = (
    *(f"space {star}.{place}" for star in range(STARS) for place in range(1, 7)),
    *(f"{colour} beside the board" for colour in COLOURS),
    *(f"{colour} kept" for colour in COLOURS),
    *(f"{colour} to draft" for colour in COLOURS),
)
"""The inputs of the net besides the features, in order.

On a side with another wild order than SP-1 a colour counts as that which is wild in its round.
"""

DETAILED: Final[i64] = FEATURES + len(DETAILS)
"""The number of inputs: the features, then the details."""


def fill_details(
    inputs: vec[float], features: vec[float], game: SummerPavilion, seat: Seat
) -> None:
    """Write the features of a seat and its details."""
    i: i64 = 0
    while i < FEATURES:
        inputs[i] = features[i]
        i += 1
    covered = seat.covered
    at = FEATURES
    while at < FEATURES + SPACES:
        inputs[at] = float(covered & 1)
        covered >>= 1
        at += 1
    wilds = seat.side.wilds
    drafted = on_table(game) if game.phase == DRAFTING else 0
    _fill_tiles(inputs, at, seat.tiles, wilds, 1.0)
    _fill_tiles(inputs, at + 6, seat.kept, wilds, 1.0)
    _fill_tiles(inputs, at + 12, drafted, wilds, 1.0 / float(game.rules.players))


def _fill_tiles(inputs: vec[float], at: i64, tiles: i64, wilds: vec[i64], share: float) -> None:
    """Write the number of tiles of each colour."""
    place: i64
    for place in range(6):
        inputs[at + place] = float(amount(tiles, wilds[place])) * share
