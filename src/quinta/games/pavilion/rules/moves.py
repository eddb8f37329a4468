"""The legal turns: how a turn is written as a number, what makes it legal, and all of them.

The low three bits of a turn say what it is, the rest is the player's whole decision:

- draft (SP-4): the source (0 for the centre, else the factory) and the colour;
- place (SP-5.1): the space, the colour, how many wild tiles pay, the tiles of the bonus;
- pass (SP-5.4): the tiles kept.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest, nth
from quinta.core.game import IllegalMove
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.pieces import (
    COLOURS,
    EVERY_TILE,
    Selections,
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
_NO_ENDS: Final = vec[i64]([0] * (MOST_FACTORIES + 1))


def draft_move(source: i64, colour: i64) -> i64:
    """Take tiles of this colour from a factory or the centre."""
    return DRAFT | (source << 3) | (colour << 7)


def place_move(space: i64, colour: i64, wilds: i64, bonus: i64) -> i64:
    """Place a tile of this colour, paying with so many wild tiles, and take this bonus."""
    return PLACE | (space << 3) | (colour << 9) | (wilds << 12) | (bonus << 15)


def pass_move(keep: i64) -> i64:
    """Pass and keep these tiles."""
    return PASS | (keep << 3)


def is_turn(move: int) -> bool:
    """Whether a number stands for a turn of this game at all, legal somewhere or not."""
    if not 0 <= move < _PLACE_LIMIT:
        return False
    code: i64 = move
    kind = code & 7
    if kind == DRAFT:
        return (
            code < _DRAFT_LIMIT and (code >> 3) & 15 <= MOST_FACTORIES and code >> 7 < len(COLOURS)
        )
    if kind == PLACE:
        return (
            (code >> 3) & 63 < SPACES
            and (code >> 9) & 7 < len(COLOURS)
            and (code >> 12) & 7 <= MOST_WILDS
            and includes(EVERY_TILE, code >> 15)
        )
    return kind == PASS and code < _PASS_LIMIT and includes(EVERY_TILE, code >> 3)


def draftable(tiles: i64, wild: i64) -> i64:
    """The colours that may be named in a factory or the centre (SP-4.1), as a mask."""
    colours = hues(tiles)
    others = colours & ~BIT[wild]
    return others if others else colours


def payable(seat: Seat, wild: i64, colour: i64) -> i64:
    """The spaces where a seat may lay this colour and can pay for it (SP-5.1), as a mask."""
    tiles = amount(seat.tiles, colour)
    if tiles == 0:
        return 0
    if colour != wild:
        tiles += amount(seat.tiles, wild)
    return seat.open[colour] & seat.side.affordable[tiles]


def fewest_wilds(seat: Seat, colour: i64, cost: i64) -> i64:
    """The fewest wild tiles that can help to pay so much."""
    return max(0, cost - amount(seat.tiles, colour))


def most_wilds(seat: Seat, wild: i64, colour: i64, cost: i64) -> i64:
    """The most wild tiles that can help to pay so much; the wild colour pays for itself."""
    return 0 if colour == wild else min(cost - 1, amount(seat.tiles, wild))


def fault(game: SummerPavilion, move: int) -> IllegalMove | None:
    """Why a turn is illegal for the seat to move, or None when it is legal."""
    table = game.table
    seat = game.seats[game.to_move]
    return _fault(move, game.phase, game.wild, table.sources, table.supply, seat)


def _fault(
    move: int, phase: i64, wild: i64, sources: vec[i64], supply: i64, seat: Seat
) -> IllegalMove | None:
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
        return _pass_fault(code >> 3, seat)
    return IllegalMove(clause, "all tiles are drafted; place a tile or pass", "placing")


def _draft_fault(move: i64, wild: i64, sources: vec[i64]) -> IllegalMove | None:
    source = (move >> 3) & 15
    colour = move >> 7
    clause = "SP-4.2" if source == CENTRE else "SP-4.1"
    place = "the centre" if source == CENTRE else f"factory {source}"
    if source >= len(sources):
        return IllegalMove("SP-1", f"there is no factory {source}", "no-factory")
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
    space = (move >> 3) & 63
    colour = (move >> 9) & 7
    name = COLOURS[colour]
    where = f"space {space // 6}.{space % 6 + 1}"
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
    if not fewest <= (move >> 12) & 7 <= most:
        allowed = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        facts = {"fewest": int(fewest), "most": int(most)}
        reason = f"{where} can be paid with {allowed} wild here"
        return IllegalMove("SP-5.1", reason, "wilds", facts)
    bonus = move >> 15
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


@final
class LegalMoves:
    """The legal turns of one position as a sequence, made only when asked for.

    It holds what it needs, so it stays the same when the game goes on. Turns come in blocks,
    by source when drafting, by colour when placing, and passes last, those that keep most
    first.
    """

    __slots__ = (
        "_bonuses",
        "_ends",
        "_keeps",
        "_length",
        "_phase",
        "_seat",
        "_sources",
        "_supply",
        "_wild",
        "passes",
    )

    def __init__(self, game: SummerPavilion) -> None:
        seat = game.seats[game.to_move]
        self._phase = game.phase
        self._wild = game.wild
        self._sources = game.table.sources[:]
        self._supply = game.table.supply
        self._seat = seat.copy()
        self._bonuses = Selections(self._supply)
        self._keeps = Selections(seat.tiles)
        self._ends = _NO_ENDS[:]
        self._length: i64 = 0
        self.passes: int = 0
        """The index of the first pass."""
        if self._phase == DRAFTING:
            self._count_drafts()
        elif self._phase == PLACING:
            self._count_placements()

    def _count_drafts(self) -> None:
        source: i64
        for source in range(len(self._sources)):
            self._length += count(draftable(self._sources[source], self._wild))
            self._ends[source] = self._length
        self.passes = self._length

    def _count_placements(self) -> None:
        colour: i64
        for colour in range(6):
            self._length += self._placements(colour)
            self._ends[colour] = self._length
        self.passes = self._length
        kept: i64
        for kept in range(MOST_KEPT + 1):
            self._length += self._keeps.count(kept)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[int]:
        for index in range(self._length):
            yield self._at(index)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, bool) or not isinstance(move, int):
            return False
        return (
            _fault(move, self._phase, self._wild, self._sources, self._supply, self._seat) is None
        )

    def __getitem__(self, index: int) -> int:
        length: int = self._length
        index = operator.index(index)
        if not -length <= index < length:
            raise IndexError(f"there are {length} legal turns, none with index {index}")
        return self._at(index if index >= 0 else index + length)

    def _at(self, index: i64) -> i64:
        """The turn with this index, which is in range."""
        if index >= self.passes:
            return self._pass_at(index - self.passes)
        block: i64 = 0
        while index >= self._ends[block]:
            block += 1
        if block > 0:
            index -= self._ends[block - 1]
        if self._phase == DRAFTING:
            return draft_move(block, nth(draftable(self._sources[block], self._wild), index))
        return self._placement_at(block, index)

    def _placements(self, colour: i64) -> i64:
        """How many ways there are to place a tile of this colour."""
        total: i64 = 0
        spaces = payable(self._seat, self._wild, colour)
        while spaces:
            total += self._ways(colour, lowest(spaces))
            spaces &= spaces - 1
        return total

    def _ways(self, colour: i64, space: i64) -> i64:
        """How many ways there are to place a tile of this colour here."""
        return self._payments(colour, space) * self._rewards(space)

    def _payments(self, colour: i64, space: i64) -> i64:
        """How many ways there are to pay for a tile of this colour here."""
        cost = self._seat.side.costs[space]
        most = most_wilds(self._seat, self._wild, colour, cost)
        return most - fewest_wilds(self._seat, colour, cost) + 1

    def _bonus_size(self, space: i64) -> i64:
        earned = self._seat.side.reward(self._seat.covered, space)
        return min(earned, size(self._supply)) if earned else 0

    def _rewards(self, space: i64) -> i64:
        """How many ways there are to take the bonus for covering this space."""
        return self._bonuses.count(self._bonus_size(space))

    def _placement_at(self, colour: i64, index: i64) -> i64:
        spaces = payable(self._seat, self._wild, colour)
        while index >= self._ways(colour, lowest(spaces)):
            index -= self._ways(colour, lowest(spaces))
            spaces &= spaces - 1
        space = lowest(spaces)
        rewards = self._rewards(space)
        wilds = fewest_wilds(self._seat, colour, self._seat.side.costs[space]) + index // rewards
        bonus = self._bonuses.at(self._bonus_size(space), index % rewards)
        return place_move(space, colour, wilds, bonus)

    def _pass_at(self, index: i64) -> i64:
        kept: i64 = MOST_KEPT
        while index >= self._keeps.count(kept):
            index -= self._keeps.count(kept)
            kept -= 1
        return pass_move(self._keeps.at(kept, index))
