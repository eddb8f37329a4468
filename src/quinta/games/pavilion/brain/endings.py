"""What exact play asks of Summer Pavilion: what is left, what is drawn, what is alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quinta.core.bits import count
from quinta.games.pavilion.rules.moves import DRAFTING, PLACE, PLACING, bonus_of
from quinta.games.pavilion.rules.pieces import size
from quinta.games.pavilion.rules.scoring import ROUNDS
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion
from quinta.games.pavilion.rules.table import SUPPLY_SPACES

_MOST_LEFT: Final[i64] = 16
"""The largest number of tiles of those still in that may be exhausted."""


def is_last_placing(game: SummerPavilion) -> bool:
    """Return whether the last tiles are placed."""
    return game.phase == PLACING and game.round == ROUNDS


def is_ending(game: SummerPavilion) -> bool:
    """Return whether few tiles are left while the last ones are placed."""
    if not is_last_placing(game):
        return False
    left: i64 = 0
    for seat in game.seats:
        left += size(seat.tiles)
    return left <= _MOST_LEFT


def reveals(game: SummerPavilion, move: int) -> bool:
    """Return whether tiles may be drawn after a turn: for the supply, or for a round."""
    if game.phase == DRAFTING:
        return False
    if game.round < ROUNDS or size(game.table.supply) < SUPPLY_SPACES:
        return True
    return move & 7 == PLACE and bonus_of(move) != 0


def facts(game: SummerPavilion) -> tuple[int, ...]:
    """Return what matters for the rest of the game, as numbers.

    What lies nowhere in sight is in the bag. While the last tiles are placed, only the points of
    the tiles that were kept matter, and those in the tower only if the bag may run out.
    """
    table = game.table
    found: list[int] = [game.round, game.phase, game.to_move, game.marker, game.starter]
    found += [table.supply, table.bag_count]
    kept: i64 = 0
    if is_last_placing(game):
        for seat in game.seats:
            kept += seat.kept
        # Together they tell what is in the bag.
        found.append(table.tower + kept)
        if kept and _may_empty_bag(game):
            found.append(table.tower)
    else:
        found += [table.tower, *table.sources]
    for seat in game.seats:
        if kept:
            found += [seat.score - size(seat.kept), seat.tiles, seat.passed]
        else:
            found += [seat.score, seat.tiles, seat.passed, seat.kept]
        colour: i64 = 0
        while colour < 6:
            found.append(seat.laid[colour])
            colour += 1
    return tuple(found)


def _may_empty_bag(game: SummerPavilion) -> bool:
    """Return whether more tiles may be drawn than there are in the bag."""
    table = game.table
    drawn = SUPPLY_SPACES - size(table.supply)
    for seat in game.seats:
        drawn += _most_bonus(seat)
    return drawn >= table.bag_count


def _most_bonus(seat: Seat) -> i64:
    """Return a number of bonus tiles that a seat cannot exceed, whatever it places."""
    hand = size(seat.tiles)
    if hand == 0:
        return 0
    bonus: i64 = -1
    more: i64 = 0
    while more > bonus:
        bonus = more
        more = 0
        for _, _, spaces, tiles in seat.side.features:
            missing = count(spaces & ~seat.covered)
            if 0 < missing <= hand + bonus:
                more += tiles
    return bonus
