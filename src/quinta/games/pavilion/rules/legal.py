"""The legal turns of a position of Summer Pavilion (SP-4, SP-5)."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import count, lowest, nth
from quinta.games.pavilion.rules.moves import (
    DRAFTING,
    MOST_FACTORIES,
    MOST_KEPT,
    PLACING,
    draft_move,
    draftable,
    fault_from,
    fewest_wilds,
    most_wilds,
    pass_move,
    payable,
    place_move,
)
from quinta.games.pavilion.rules.pieces import Selections, size

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

_NO_ENDS: Final = vec[i64]([0] * (MOST_FACTORIES + 1))
_NO_SELECTIONS: Final = Selections(0)


@final
class LegalMoves:
    """The legal turns of one position as a sequence, made when asked for.

    It keeps its own copy of the facts, so it does not change with the game. Turns come in
    blocks, by source when drafting, by colour when placing, and passes last, those that keep
    most first.
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
        self._bonuses = _NO_SELECTIONS
        self._keeps = _NO_SELECTIONS
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
        self._bonuses = Selections(self._supply)
        self._keeps = Selections(self._seat.tiles)
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
            fault_from(move, self._phase, self._wild, self._sources, self._supply, self._seat)
            is None
        )

    def __getitem__(self, index: int) -> int:
        length: int = self._length
        index = operator.index(index)
        if not -length <= index < length:
            raise IndexError(f"there are {length} legal turns, none with index {index}")
        return self._at(index if index >= 0 else index + length)

    def _at(self, index: i64) -> i64:
        """Return the turn with this index, which is in range."""
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
        """Return how many ways there are to place a tile of this colour."""
        total: i64 = 0
        spaces = payable(self._seat, self._wild, colour)
        while spaces:
            total += self._ways(colour, lowest(spaces))
            spaces &= spaces - 1
        return total

    def _ways(self, colour: i64, space: i64) -> i64:
        """Return how many ways there are to place a tile of this colour here."""
        return self._payments(colour, space) * self._rewards(space)

    def _payments(self, colour: i64, space: i64) -> i64:
        """Return how many ways there are to pay for a tile of this colour here."""
        cost = self._seat.side.costs[space]
        most = most_wilds(self._seat, self._wild, colour, cost)
        return most - fewest_wilds(self._seat, colour, cost) + 1

    def _bonus_size(self, space: i64) -> i64:
        earned = self._seat.side.reward(self._seat.covered, space)
        return min(earned, size(self._supply)) if earned else 0

    def _rewards(self, space: i64) -> i64:
        """Return how many ways there are to take the bonus for covering this space."""
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
