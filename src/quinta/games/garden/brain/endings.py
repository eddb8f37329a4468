"""What exact play asks of Queen's Garden: what is left, what is drawn, what is alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quinta.core.bits import count
from quinta.core.position import NOBODY
from quinta.games.garden.rules.moves import ACQUIRE, PASS
from quinta.games.garden.rules.scoring import ROUNDS, storage_loss
from quinta.games.garden.rules.seat import NEAR, Seat
from quinta.games.garden.rules.state import QueensGarden
from quinta.games.garden.rules.table import Table

_MOST_LEFT: Final[i64] = 16
"""The largest number of pieces in the storages of those still in that may be exhausted."""
_TO_TAKE: Final[i64] = 4
"""As how many of them a tile in the display counts, which anyone may take in some ways."""
_AREAS: Final[i64] = 6


def is_ending(game: QueensGarden) -> bool:
    """Return whether no tiles will come, and few are left to take and to place."""
    if not _is_last_display(game):
        return False
    table = game.table
    left: i64 = 0
    at: i64 = 0
    while at < 3 * table.opened:
        left += _TO_TAKE * count(table.slots[at])
        at += 1
    for seat in game.seats:
        if not seat.passed:
            left += seat.tile_count + seat.jokers + count(seat.expansions)
    return left <= _MOST_LEFT


def reveals(game: QueensGarden, move: int) -> bool:
    """Return whether a turn may bring tiles or expansions to the display."""
    kind = move & 7
    return kind == ACQUIRE or (kind == PASS and game.round < ROUNDS)


def facts(game: QueensGarden) -> tuple[int, ...]:
    """Return what matters for the rest of the game, as numbers.

    What lies nowhere in sight is in the bag. Once no tiles will come, bag and tower do not matter,
    nor how many expansions there are for sale beyond what all can buy; and of the storage of those
    who have passed only its points count.
    """
    last = _is_last_display(game)
    found: list[int] = [game.round, game.to_move]
    _add_display(found, game.table)
    if last:
        found += [game.marker == NOBODY, min(game.table.supply, _AREAS * len(game.seats))]
    else:
        found += [game.marker, game.table.supply, game.table.bag_count, *game.table.tower]
    for seat in game.seats:
        found.append(seat.passed)
        if last and seat.passed:
            found.append(seat.score + seat.jokers - storage_loss(seat))
        else:
            found += [seat.score, seat.jokers, seat.expansions]
            found += [seat.tiles[0], seat.tiles[1], seat.tiles[2]]
        _add_garden(found, seat)
    return tuple(found)


def _is_last_display(game: QueensGarden) -> bool:
    """Return whether no tiles will come to the display any more."""
    return game.round == ROUNDS and game.table.stack == 0


def _add_display(found: list[int], table: Table) -> None:
    found += [table.opened, table.stack, table.seen]
    slot: i64 = 0
    while slot < table.opened:
        at = 3 * slot
        found += [table.slots[at], table.slots[at + 1], table.slots[at + 2]]
        expansion = table.expansion_on(slot)
        found.append(expansion if (table.shown >> expansion) & 1 else -1)
        slot += 1


def _add_garden(found: list[int], seat: Seat) -> None:
    found += [seat.placed, seat.pavilions, seat.printed]
    line: i64 = 0
    while line < NEAR:
        found.append(seat.lines[line])
        line += 1
