"""The turns of Summer Pavilion: how they are packed, why one is illegal (SP-4, SP-5).

The low three bits of a turn are its kind, the rest is the player's whole decision:

- draft (SP-4): the source (0 for the centre, else the factory) and the colour;
- place (SP-5.1): the space, the colour, how many wild tiles pay, the tiles of the bonus;
- pass (SP-5.4): the tiles kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT
from quinta.core.game import IllegalMove
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.pieces import (
    COLOURS,
    EVERY_TILE,
    amount,
    hues,
    includes,
    size,
)
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.table import CENTRE

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

DRAFT: Final = 5
PLACE: Final = 6
PASS: Final = 7

DRAFTING: Final = 0
PLACING: Final = 1
OVER: Final = 2

MOST_FACTORIES: Final = 9
MOST_KEPT: Final = 4
MOST_WILDS: Final = 5

_DRAFT_LIMIT: Final = 1 << 10
_PLACE_LIMIT: Final = 1 << 45
_PASS_LIMIT: Final = 1 << 33

# Every turn that is played is checked first: what is said of an illegal one is made once.
_SOURCE_NAMES: Final = ["the centre", *(f"factory {n}" for n in range(1, MOST_FACTORIES + 1))]
_SPACE_NAMES: Final = [f"space {space // 6}.{space % 6 + 1}" for space in range(SPACES)]


def draft_move(source: i64, colour: i64) -> i64:
    """Pack a draft of a colour from a factory or the centre."""
    return DRAFT | (source << 3) | (colour << 7)


def source_of(move: i64) -> i64:
    """Return the source of a draft."""
    return (move >> 3) & 15


def drafted_of(move: i64) -> i64:
    """Return the colour of a draft."""
    return move >> 7


def place_move(space: i64, colour: i64, wilds: i64, bonus: i64) -> i64:
    """Pack a placement of a colour, paid with so many wild tiles, and its bonus."""
    return PLACE | (space << 3) | (colour << 9) | (wilds << 12) | (bonus << 15)


def space_of(move: i64) -> i64:
    """Return the space of a placement."""
    return (move >> 3) & 63


def colour_of(move: i64) -> i64:
    """Return the colour of a placement."""
    return (move >> 9) & 7


def wilds_of(move: i64) -> i64:
    """Return how many wild tiles pay for a placement."""
    return (move >> 12) & 7


def bonus_of(move: i64) -> i64:
    """Return the tiles of a placement's bonus."""
    return move >> 15


def pass_move(keep: i64) -> i64:
    """Pack a pass that keeps these tiles."""
    return PASS | (keep << 3)


def kept_of(move: i64) -> i64:
    """Return the tiles that a pass keeps."""
    return move >> 3


def is_turn(move: int) -> bool:
    """Return whether a number is a turn of this game, legal somewhere or not."""
    if not 0 <= move < _PLACE_LIMIT:
        return False
    code: i64 = move
    kind = code & 7
    if kind == DRAFT:
        return (
            code < _DRAFT_LIMIT
            and source_of(code) <= MOST_FACTORIES
            and drafted_of(code) < len(COLOURS)
        )
    if kind == PLACE:
        return (
            space_of(code) < SPACES
            and colour_of(code) < len(COLOURS)
            and wilds_of(code) <= MOST_WILDS
            and includes(EVERY_TILE, bonus_of(code))
        )
    return kind == PASS and code < _PASS_LIMIT and includes(EVERY_TILE, kept_of(code))


def draftable(tiles: i64, wild: i64) -> i64:
    """Return the colours that may be named in a factory or the centre (SP-4.1), as a mask."""
    colours = hues(tiles)
    others = colours & ~BIT[wild]
    return others if others else colours


def payable(seat: Seat, wild: i64, colour: i64) -> i64:
    """Return the spaces where a seat may lay this colour and can pay (SP-5.1), as a mask."""
    tiles = amount(seat.tiles, colour)
    if tiles == 0:
        return 0
    if colour != wild:
        tiles += amount(seat.tiles, wild)
    return seat.open[colour] & seat.side.affordable[tiles]


def payable_colours(seat: Seat, wild: i64) -> i64:
    """Return the colours that ``payable`` has a space for, as a mask."""
    spaces = seat.open
    affordable = seat.side.affordable
    wilds = amount(seat.tiles, wild)
    colours: i64 = 0
    colour: i64 = 0
    left = seat.tiles
    while left:
        tiles = left & 31
        if tiles:
            if colour != wild:
                tiles += wilds
            if spaces[colour] & affordable[tiles]:
                colours |= BIT[colour]
        left >>= 5
        colour += 1
    return colours


def fewest_wilds(seat: Seat, colour: i64, cost: i64) -> i64:
    """Return the fewest wild tiles that can help to pay so much."""
    return max(0, cost - amount(seat.tiles, colour))


def most_wilds(seat: Seat, wild: i64, colour: i64, cost: i64) -> i64:
    """Return the most wild tiles that can help to pay; the wild colour pays for itself."""
    return 0 if colour == wild else min(cost - 1, amount(seat.tiles, wild))


def fault(game: SummerPavilion, move: int) -> IllegalMove | None:
    """Return why a turn is illegal for the seat to move, or None when it is legal."""
    table = game.table
    seat = game.seats[game.to_move]
    return fault_from(move, game.phase, game.wild, table.sources, table.supply, seat)


def fault_from(
    move: int, phase: i64, wild: i64, sources: vec[i64], supply: i64, seat: Seat
) -> IllegalMove | None:
    """Return why a turn is illegal with these facts, or None when it is legal."""
    if phase == OVER:
        return IllegalMove("SP-7", "the game is over", "over")
    clause = "SP-4" if phase == DRAFTING else "SP-5"
    if not is_turn(move):
        return IllegalMove(clause, "this is no turn of Summer Pavilion")
    code: i64 = move
    kind = code & 7
    if phase == DRAFTING:
        if kind != DRAFT:
            return IllegalMove(clause, "there are tiles to draft before any is placed", "drafting")
        return _draft_fault(code, wild, sources)
    if kind == PLACE:
        return _place_fault(code, wild, supply, seat)
    if kind == PASS:
        return _pass_fault(kept_of(code), seat)
    return IllegalMove(clause, "all tiles are drafted; place a tile or pass", "placing")


def _draft_fault(move: i64, wild: i64, sources: vec[i64]) -> IllegalMove | None:
    source = source_of(move)
    colour = drafted_of(move)
    clause = "SP-4.2" if source == CENTRE else "SP-4.1"
    place = _SOURCE_NAMES[source]
    if source >= len(sources):
        return IllegalMove("SP-1", f"there is no {place}", "no-factory")
    tiles = sources[source]
    if tiles == 0:
        return IllegalMove(clause, f"{place} is empty", "empty")
    if amount(tiles, colour) == 0:
        return IllegalMove(clause, f"{place} holds no {COLOURS[colour]} tile", "absent")
    if not (draftable(tiles, wild) >> colour) & 1:
        reason = f"{COLOURS[colour]} is wild, and {place} holds other colours too"
        return IllegalMove("SP-4.1b", reason, "wild")
    return None


def _place_fault(move: i64, wild: i64, supply: i64, seat: Seat) -> IllegalMove | None:
    space = space_of(move)
    colour = colour_of(move)
    name = COLOURS[colour]
    where = _SPACE_NAMES[space]
    if (seat.covered >> space) & 1:
        return IllegalMove("SP-5.1", f"{where} holds a tile already", "covered")
    if not (seat.open[colour] >> space) & 1:
        return IllegalMove(seat.side.clause, f"{name} may not lie on {where}", "colour")
    if amount(seat.tiles, colour) == 0:
        return IllegalMove("SP-5.1", f"there is no {name} tile to place", "not-held")
    cost = seat.side.costs[space]
    if not (payable(seat, wild, colour) >> space) & 1:
        pay = amount(seat.tiles, colour) + (amount(seat.tiles, wild) if colour != wild else 0)
        reason = f"{where} costs {cost} tiles, more than there are for it: {pay}"
        return IllegalMove("SP-5.1", reason, "cost", {"cost": int(cost), "pay": int(pay)})
    fewest = fewest_wilds(seat, colour, cost)
    most = most_wilds(seat, wild, colour, cost)
    if not fewest <= wilds_of(move) <= most:
        allowed = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        facts = {"fewest": int(fewest), "most": int(most)}
        reason = f"{where} can be paid with {allowed} wild here"
        return IllegalMove("SP-5.1", reason, "wilds", facts)
    bonus = bonus_of(move)
    earned = min(seat.side.reward(seat.covered, space), size(supply))
    if size(bonus) != earned:
        facts = {"earned": int(earned), "taken": int(size(bonus))}
        reason = f"bonus tiles must be {earned}, not {size(bonus)}"
        return IllegalMove("SP-5.3", reason, "bonus", facts)
    if not includes(supply, bonus):
        return IllegalMove("SP-5.3", "the supply does not hold these bonus tiles", "supply")
    return None


def _pass_fault(keep: i64, seat: Seat) -> IllegalMove | None:
    if size(keep) > MOST_KEPT:
        reason = f"at most {MOST_KEPT} tiles may be kept, not {size(keep)}"
        return IllegalMove("SP-5.4", reason, "kept", {"most": MOST_KEPT})
    if not includes(seat.tiles, keep):
        return IllegalMove("SP-5.4", "only tiles beside the board can be kept", "not-held")
    return None
