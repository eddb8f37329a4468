"""The middle of the table: factories, centre, supply, bag and tower (SP-3, SP-5.5, SP-6).

Drawing tiles is the only chance in the game, and the order of the bag all that is hidden in it
(SP-8).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT
from quinta.core.chance import Dealer, Generator, ImpossibleChance, Report
from quinta.core.fields import shown
from quinta.games.pavilion.rules.pieces import (
    COLOURS,
    EVERY_TILE,
    ONE,
    TILES,
    amount,
    size,
    tiles_data,
    tiles_of,
)

CENTRE: Final = 0
FACTORY_TILES: Final = 4
SUPPLY_SPACES: Final = 10


@final
class Table:
    """Everything that belongs to no player.

    ``sources`` are the tiles in the centre and then those on each factory; ``filled`` is the
    mask of those that are not empty. The bag is drawn from its end: of the colours in ``bag``
    the first ``bag_count`` are in it.
    """

    __slots__ = ("bag", "bag_count", "filled", "random", "sources", "supply", "tower")

    def __init__(
        self,
        random: Generator,
        sources: vec[i64],
        filled: i64,
        supply: i64,
        tower: i64,
        bag: vec[i64],
        bag_count: i64,
    ) -> None:
        self.random = random
        self.sources = sources
        self.filled = filled
        self.supply = supply
        self.tower = tower
        self.bag = bag
        self.bag_count = bag_count

    @staticmethod
    def cleared(factories: int, seed: int) -> Table:
        """Return a table with all tiles in the bag, shuffled."""
        table = Table(
            Dealer(seed), vec[i64]([0] * (factories + 1)), 0, 0, 0, vec[i64]([0] * TILES), 0
        )
        table.fill_bag(EVERY_TILE)
        return table

    def copy(self) -> Table:
        """Return an independent copy."""
        return Table(
            self.random.copy(),
            self.sources[:],
            self.filled,
            self.supply,
            self.tower,
            self.bag,  # replaced when it changes, never written to
            self.bag_count,
        )

    def redeal(self, seed: int) -> None:
        """Shuffle the bag anew, by its contents and the seed alone."""
        self.random = Dealer(seed)
        self.fill_bag(tiles_of(self.bag[: self.bag_count]))

    def set_source(self, source: i64, tiles: i64) -> None:
        """Set the tiles of a factory or of the centre."""
        self.sources[source] = tiles
        if tiles:
            self.filled |= BIT[source]
        else:
            self.filled &= ~BIT[source]

    def fill_supply(self, report: Report | None) -> None:
        """Fill the empty spaces of the supply as far as there are tiles (SP-3, SP-5.3)."""
        drawn = self._draw(SUPPLY_SPACES - size(self.supply), report)
        self.supply += drawn
        if report is not None and drawn:
            report.add("supply", tiles=tiles_data(drawn))

    def fill_factories(self, report: Report | None) -> None:
        """Put four tiles onto each factory, in order (SP-3, SP-6)."""
        factory: i64
        for factory in range(1, len(self.sources)):
            drawn = self._draw(FACTORY_TILES, report)
            self.set_source(factory, drawn)
            if report is not None:
                report.add("fill", factory=factory, tiles=tiles_data(drawn))

    def fill_bag(self, tiles: i64) -> None:
        """Set the tiles of the bag, in an order drawn with the generator."""
        bag = self.bag[:]
        filled: i64 = 0
        colour: i64
        for colour in range(6):
            left = amount(tiles, colour)
            while left > 0:
                bag[filled] = colour
                filled += 1
                left -= 1
        self.random.shuffle(bag, filled)
        self.bag = bag
        self.bag_count = filled

    def _draw(self, wanted: i64, report: Report | None) -> i64:
        """Draw so many tiles, or all there are when bag and tower run out (SP-5.5)."""
        left = self.bag_count
        drawn: i64 = 0
        while wanted > 0:
            if left == 0:
                self._empty_tower(report)
                left = self.bag_count
                if left == 0:
                    break
            left -= 1
            if report is not None:
                self._settle(report, left)
            drawn += ONE[self.bag[left]]
            wanted -= 1
        self.bag_count = left
        return drawn

    def _empty_tower(self, report: Report | None) -> None:
        """Put all tiles of the tower into the empty bag."""
        tiles = self.tower
        self.tower = 0
        self.fill_bag(tiles)
        if tiles and report is not None:
            report.add("refill", tiles=self.bag_count)

    def _settle(self, report: Report, top: i64) -> None:
        """Note the tile that is drawn next; if it is given or chosen, move it there first."""
        if report.given is not None:
            colour = report.next_given()
            if colour not in range(len(COLOURS)):
                raise ImpossibleChance(f"{shown(colour)} is not the number of a colour")
            self._bring_forward(colour, top)
        elif report.chooser is not None:
            # Sorted, so that the hidden order has no say.
            tiles = sorted(self.bag[: top + 1])
            self._bring_forward(tiles[report.chooser.below(top + 1)], top)
        report.chance.append(self.bag[top])

    def _bring_forward(self, colour: i64, top: i64) -> None:
        """Make a colour the next one to be drawn; the others keep their order."""
        bag = self.bag[:]
        found = top
        while found >= 0 and bag[found] != colour:
            found -= 1
        if found < 0:
            raise ImpossibleChance(f"no {COLOURS[colour]} tile is left in the bag")
        while found < top:
            bag[found] = bag[found + 1]
            found += 1
        bag[top] = colour
        self.bag = bag
