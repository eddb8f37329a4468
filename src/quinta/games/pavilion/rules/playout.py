"""Random turns and random games.

A random turn is drawn in stages, each evenly among what can be completed. Drafting: a source,
then a colour. Placing: a colour, then a space, then how many wild tiles pay, then the bonus
tile by tile. A pass comes only where nothing can be placed, and keeps as many tiles as it may,
drawn tile by tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quinta.core.bits import count, nth
from quinta.core.chance import Random
from quinta.games.pavilion.rules.moves import (
    DRAFTING,
    MOST_KEPT,
    OVER,
    draft_move,
    draftable,
    fewest_wilds,
    most_wilds,
    pass_move,
    payable,
    payable_colours,
    place_move,
)
from quinta.games.pavilion.rules.pieces import ONE, size, tile_at
from quinta.games.pavilion.rules.turns import apply

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion


def play_on(game: SummerPavilion, random: Random) -> None:
    """Play random turns to the end of the game, and draw with the same generator."""
    game.table.random = random
    while game.phase != OVER:
        apply(game, random_move(game, random))


def random_move(game: SummerPavilion, random: Random) -> i64:
    """Return a random turn of the phase that the game is in."""
    if game.phase == DRAFTING:
        source = _one_of(game.table.filled, random)
        tiles = game.table.sources[source]
        return draft_move(source, _one_of(draftable(tiles, game.wild), random))
    seat = game.seats[game.to_move]
    wild = game.wild
    colours = payable_colours(seat, wild)
    if colours == 0:
        return pass_move(_some_of(seat.tiles, MOST_KEPT, random))
    colour = _one_of(colours, random)
    space = _one_of(payable(seat, wild, colour), random)
    cost = seat.side.costs[space]
    fewest = fewest_wilds(seat, colour, cost)
    wilds = fewest + random.below(most_wilds(seat, wild, colour, cost) - fewest + 1)
    earned = seat.side.reward(seat.covered, space)
    bonus = _some_of(game.table.supply, earned, random) if earned else 0
    return place_move(space, colour, wilds, bonus)


def _one_of(mask: i64, random: Random) -> i64:
    return nth(mask, random.below(count(mask)))


def _some_of(tiles: i64, wanted: i64, random: Random) -> i64:
    """Return so many of the tiles, or all of them if there are no more."""
    left = size(tiles)
    if left <= wanted:
        return tiles
    chosen: i64 = 0
    while wanted > 0:
        tile = ONE[tile_at(tiles, random.below(left))]
        tiles -= tile
        chosen += tile
        left -= 1
        wanted -= 1
    return chosen
