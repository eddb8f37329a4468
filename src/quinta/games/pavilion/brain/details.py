"""Plain facts about a seat of Summer Pavilion, which only the nets see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.net import Net
from quinta.core.bits import lowest
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

INPUTS: Final[i64] = FEATURES + len(DETAILS)


def add_details(net: Net, game: SummerPavilion, seat: Seat) -> None:
    """Add the details of a seat to the net's inputs."""
    covered = seat.covered
    while covered:
        net.add(FEATURES + lowest(covered), 1.0)
        covered &= covered - 1
    at = FEATURES + SPACES
    wilds = seat.side.wilds
    _add_tiles(net, at, seat.tiles, wilds, 1.0)
    _add_tiles(net, at + 6, seat.kept, wilds, 1.0)
    if game.phase == DRAFTING:
        _add_tiles(net, at + 12, on_table(game), wilds, 1.0 / float(game.rules.players))


def _add_tiles(net: Net, at: i64, tiles: i64, wilds: vec[i64], share: float) -> None:
    """Add the number of tiles of each colour to the net's inputs."""
    if tiles == 0:
        return
    place: i64
    for place in range(6):
        held = amount(tiles, wilds[place])
        if held:
            net.add(at + place, float(held) * share)


def details(game: SummerPavilion, seat: Seat) -> list[float]:
    """Return the details of a seat, for fitting."""
    share = 1.0 / float(game.rules.players)
    drafted = on_table(game) if game.phase == DRAFTING else 0
    return [
        *(float((seat.covered >> space) & 1) for space in range(SPACES)),
        *(float(amount(seat.tiles, colour)) for colour in seat.side.wilds),
        *(float(amount(seat.kept, colour)) for colour in seat.side.wilds),
        *(float(amount(drafted, colour)) * share for colour in seat.side.wilds),
    ]
