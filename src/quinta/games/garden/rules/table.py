"""The middle of the table: bag, tower, display, stacks and supply (QG-3, QG-4.2, QG-4.3, QG-6).

The round's expansions come to the top of the stack one by one; the n-th takes *slot* n of the
display (numbered from 0 in the code, from 1 in texts). All that is hidden in this game lives
here: the order of the bag and of the deck.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest, nth, numbers
from quinta.core.chance import Dealer, Generator, ImpossibleChance, Report
from quinta.core.fields import shown
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.pieces import (
    ALL,
    COPIES,
    HEXAGONS,
    NAMES,
    TILES,
    heap_add,
    heap_names,
    heap_remove,
)

SLOTS: Final[i64] = 8
DRAWN: Final[i64] = 4
"""The number of tiles for an expansion that comes to the top of the stack (QG-4.3)."""


@final
class Table:
    """Everything that belongs to no player.

    ``slots`` has a heap of tiles for each slot, ``shown`` is the mask of the expansions that
    lie face up, ``stack`` counts the round stack with its top. ``deck`` is the order in which
    the 36 expansions were dealt; slot n is at ``first + n`` there. ``seen`` is the mask of
    those that have ever been face up. The bag is drawn from its end.
    """

    __slots__ = (
        *("bag", "bag_count", "deck", "first", "opened", "random"),
        *("rules", "seen", "shown", "slots", "stack", "supply", "tower"),
    )

    def __init__(
        self,
        rules: Rules,
        random: Generator,
        bag: vec[i64],
        deck: vec[i64],
        slots: vec[i64],
        tower: vec[i64],
    ) -> None:
        self.rules = rules
        self.random = random
        self.bag = bag
        self.bag_count: i64 = TILES
        self.tower = tower
        self.deck = deck
        self.first: i64 = 0
        self.seen: i64 = 0
        self.supply: i64 = HEXAGONS - 4 * rules.stack
        self.slots = slots
        self.shown: i64 = 0
        self.opened: i64 = 0
        self.stack: i64 = 0

    @staticmethod
    def shuffled(rules: Rules, seed: int) -> Table:
        """Return a table with all tiles in the bag and all expansions dealt (QG-3.2)."""
        random = Dealer(seed)
        bag = vec[i64]([tile // int(COPIES) for tile in range(int(TILES))])
        random.shuffle(bag, TILES)
        deck = vec[i64](list(range(int(HEXAGONS))))
        random.shuffle(deck, HEXAGONS)
        slots = vec[i64]([0] * (3 * int(SLOTS)))
        return Table(rules, random, bag, deck, slots, vec[i64]([0] * 3))

    def copy(self) -> Table:
        """Return an independent copy."""
        table = Table(
            self.rules,
            self.random.copy(),
            self.bag,  # bag and deck are replaced when they change, never written to
            self.deck,
            self.slots[:],
            self.tower[:],
        )
        table.bag_count = self.bag_count
        table.first = self.first
        table.seen = self.seen
        table.supply = self.supply
        table.shown = self.shown
        table.opened = self.opened
        table.stack = self.stack
        return table

    def tiles(self) -> i64:
        """Return the hexagons of all tiles in the display."""
        tiles: i64 = 0
        slots = self.slots
        at: i64 = 0
        end = 3 * self.opened
        while at < end:
            tiles |= slots[at]
            at += 3
        return tiles

    def slots_with(self, hexagon: i64) -> i64:
        """Return the mask of slots on which a tile with this hexagon lies."""
        found: i64 = 0
        slots = self.slots
        slot: i64 = 0
        while slot < self.opened:
            if (slots[3 * slot] >> hexagon) & 1:
                found |= BIT[slot]
            slot += 1
        return found

    def expansion_on(self, slot: i64) -> i64:
        """Return the expansion of a slot; it is hidden until it is face up."""
        return self.deck[self.first + slot]

    # --- what turns do --------------------------------------------------------------------

    def take_tile(self, slot: i64, bit: i64) -> bool:
        """Take a tile off a slot; return whether it lay on the top of the stack."""
        heap_remove(self.slots, 3 * slot, bit)
        return self.stack > 0 and slot == self.opened - 1

    def after_acquiring(self, from_top: bool, report: Report | None) -> None:
        """Move the stack's top aside if it was touched, then turn up empty slots (QG-4.2)."""
        if from_top:
            self.stack -= 1
            if report is not None:
                report.add("aside", slot=int(self.opened))
            if self.stack:
                self._draw_for_top(report)
        slot: i64 = 0
        while slot < self.opened:
            if not self.slots[3 * slot] and not (self.seen >> self.expansion_on(slot)) & 1:
                self._flip(slot, report)
            slot += 1

    def start_round(self, number: i64, report: Report | None) -> None:
        """Put a round's stack into the display and tiles on its top (QG-3.3)."""
        self.first = (number - 1) * self.rules.stack
        self.stack = self.rules.stack
        self.opened = 0
        self._draw_for_top(report)

    def clear(self, report: Report | None) -> None:
        """Put tiles into the tower and expansions under the supply after a round (QG-6)."""
        before = self.supply
        left: list[str] = []
        if report is not None:
            for slot in range(int(self.opened)):
                left += heap_names(self.slots, 3 * slot)
        below_top: i64 = self.stack - 1 if self.stack else 0
        self.supply += below_top + count(self.shown)
        self.shown = 0
        at: i64 = 0
        while at < 3 * self.opened:
            tiles = self.slots[at]
            self.slots[at] = 0
            if tiles and at % 3 == 0:
                self.supply += 1
            while tiles:
                heap_add(self.tower, 0, tiles & -tiles)
                tiles &= tiles - 1
            at += 1
        if report is not None:
            report.add("clear", tiles=left, expansions=int(self.supply - before))

    # --- drawing and turning up -----------------------------------------------------------

    def _draw_for_top(self, report: Report | None) -> None:
        """Draw tiles for the expansion that came to the top of the stack (QG-4.3, QG-9)."""
        at = 3 * self.opened
        self.opened += 1
        if self.bag_count < DRAWN and not self.rules.refill_when_empty:
            self._refill(report)
        drawn: i64 = 0
        while drawn < DRAWN:
            if self.bag_count == 0 and self.rules.refill_when_empty:
                self._refill(report)
            if self.bag_count == 0:
                break
            heap_add(self.slots, at, BIT[self._draw(report)])
            drawn += 1
        if drawn == 0:
            self._open_stack(report)
        elif report is not None:
            report.add("draw", slot=int(self.opened), tiles=heap_names(self.slots, at))
        if self.bag_count == 0 and self.rules.refill_at_once:
            self._refill(report)

    def _draw(self, report: Report | None) -> i64:
        """Take the next tile out of a bag that is not empty."""
        last = self.bag_count - 1
        if report is not None:
            if report.given is not None:
                self._bring_forward(_given(report))
            elif report.chooser is not None:
                self._bring_forward(self._chosen_tile(report.chooser))
            report.chance.append(self.bag[last])
        self.bag_count = last
        return self.bag[last]

    def _chosen_tile(self, chooser: Generator) -> i64:
        """Return the hexagon of a tile drawn evenly from the bag, whatever its order."""
        return sorted(self.bag[: self.bag_count])[chooser.below(self.bag_count)]

    def _bring_forward(self, hexagon: i64) -> None:
        """Make a hexagon that is given or chosen the next tile of the bag."""
        last = self.bag_count - 1
        place = last
        while place >= 0 and self.bag[place] != hexagon:
            place -= 1
        if place < 0:
            raise ImpossibleChance(f"no tile {NAMES[hexagon]} is left in the bag")
        bag = self.bag[:]
        bag[place] = bag[last]
        bag[last] = hexagon
        self.bag = bag

    def _refill(self, report: Report | None) -> None:
        """Put all tiles of the tower into the bag."""
        before = self.bag_count
        bag = self.bag[:]
        layer: i64 = 0
        while layer < COPIES:
            tiles = self.tower[layer]
            self.tower[layer] = 0
            while tiles:
                bag[self.bag_count] = lowest(tiles)
                self.bag_count += 1
                tiles &= tiles - 1
            layer += 1
        self.random.shuffle(bag, self.bag_count)
        self.bag = bag
        if report is not None and self.bag_count > before:
            report.add("refill", tiles=int(self.bag_count - before))

    def _open_stack(self, report: Report | None) -> None:
        """Place the whole stack face up when no tiles are left at all (QG-4.3)."""
        slot = self.opened - 1
        self.opened += self.stack - 1
        self.stack = 0
        while slot < self.opened:
            self._flip(slot, report)
            slot += 1

    def _flip(self, slot: i64, report: Report | None) -> None:
        """Turn a slot's expansion face up."""
        if report is not None:
            self._settle(slot, report)
        expansion = self.expansion_on(slot)
        self.seen |= BIT[expansion]
        self.shown |= BIT[expansion]
        if report is not None:
            report.chance.append(expansion)
            report.add("flip", slot=int(slot + 1), hexagon=NAMES[expansion])

    def _settle(self, slot: i64, report: Report) -> None:
        """Put the expansion that is given or chosen, if any, where it will turn up."""
        if report.given is not None:
            given = _given(report)
            if (self.seen >> given) & 1:
                raise ImpossibleChance(f"the expansion {NAMES[given]} cannot turn up here")
            self.put_on_slot(slot, given)
        elif report.chooser is not None:
            unseen = ALL & ~self.seen
            self.put_on_slot(slot, nth(unseen, report.chooser.below(count(unseen))))

    # --- the hidden order -----------------------------------------------------------------

    def redeal(self, seed: int) -> None:
        """Deal the hidden order anew, from what is visible and the seed alone."""
        self.random = Dealer(seed)
        bag = vec[i64](sorted(self.bag[: self.bag_count]) + [0] * int(TILES - self.bag_count))
        self.random.shuffle(bag, self.bag_count)
        self.bag = bag
        unseen = vec[i64](numbers(ALL & ~self.seen))
        self.random.shuffle(unseen, len(unseen))
        self.arrange(list(unseen))

    def places_to_come(self) -> list[int]:
        """Return the places in the deck of expansions that can still turn up."""
        size = int(self.rules.stack)
        gone = [int(self.first) + n for n in range(int(self.opened)) if not self.slots[3 * n]]
        return [place for place in range(int(self.first), 4 * size) if place not in gone]

    def arrange(self, order: list[int]) -> None:
        """Make the expansions still to come the first ones of this order."""
        for place, expansion in zip(self.places_to_come(), order, strict=False):
            self._exchange(place, expansion)

    def put_on_slot(self, slot: i64, expansion: i64) -> None:
        """Make an expansion the one of a slot, in exchange with where it was dealt to."""
        self._exchange(self.first + slot, expansion)

    def _exchange(self, place: i64, expansion: i64) -> None:
        self.deck = self.deck[:]
        other: i64 = 0
        while self.deck[other] != expansion:
            other += 1
        self.deck[other] = self.deck[place]
        self.deck[place] = expansion


def _given(report: Report) -> i64:
    """Return the next given outcome, which must be the number of a hexagon."""
    outcome = report.next_given()
    if not 0 <= outcome < 36:
        raise ImpossibleChance(f"{shown(outcome)} is not the number of a hexagon")
    return outcome
