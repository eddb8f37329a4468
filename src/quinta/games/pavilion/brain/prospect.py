"""What a seat of Summer Pavilion has to hope for: its tiles, those to draft and those to come.

All stars and numbers that the nets see share it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.changes import ChangeTracker
from quinta.core.bits import count, lowest
from quinta.games.pavilion.brain.features import on_table
from quinta.games.pavilion.rules.moves import DRAFTING
from quinta.games.pavilion.rules.pieces import EVERY_TILE, ONE, amount, size
from quinta.games.pavilion.rules.scoring import ROUNDS
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion
from quinta.games.pavilion.rules.table import FACTORY_TILES


@final
class Prospect:
    """What matters to a seat besides its pavilion.

    Who has passed looks at the next round; what cannot be drafted or taken any more is left out.
    """

    def __init__(self) -> None:
        self.round: i64 = 0
        """The round in which the tiles in hand can be spent; after the last there is none."""
        self.wild: i64 = 0
        self.next_wild: i64 = 0
        """Its wild colour and that of the round after it, -1 if there is none."""
        self.tiles: i64 = 0
        """The tiles in hand, none if they cannot be spent any more."""
        self.wilds: i64 = 0
        self.payable: i64 = 0
        """The spaces that the tiles in hand can pay for, each by itself, as a mask."""
        self.share = 0.0
        """A player's part of what is there for all."""
        self.rivals: i64 = 1
        """The number of others."""
        self.to_draft: i64 = 0
        self.at_once = vec[i64]([0] * 6)
        """The most tiles of each colour that can be drafted at once."""
        self.supply: i64 = 0
        self.to_come = vec[float]([0.0] * 6)
        """The number of tiles of each colour that the next round can be expected to bring."""
        self.rivals_hold = vec[i64]([0] * 6)
        self.rivals_laid = vec[i64]([0] * 6)
        """The tiles of each colour that others hold, who has most of it, and that they have laid;
        only while tiles are drafted."""
        self._tracker = ChangeTracker(8)

    def refresh(self, game: SummerPavilion, number: i64, seat_changed: bool) -> bool:
        """Update it for a position; return whether anything has changed."""
        seat = game.seats[number]
        if seat_changed:
            self._look_at_hand(game, seat)
        tracker = self._tracker
        changed = tracker.update(0, game.rules.players)
        drafting = game.phase == DRAFTING
        self.share = 1.0 / float(game.rules.players)
        self.rivals = game.rules.players - 1
        lying = on_table(game)
        self.to_draft = lying if drafting else 0
        self.supply = 0 if seat.passed else game.table.supply
        changed |= tracker.update(1, self.to_draft)
        changed |= tracker.update(2, self.supply)
        changed |= tracker.update(3, self._find_at_once(game) if drafting else 0)
        changed |= self._look_at_others(game, number, lying)
        return changed | seat_changed

    def _look_at_hand(self, game: SummerPavilion, seat: Seat) -> None:
        """Note what the seat can spend, and where."""
        wilds = seat.side.wilds
        tiles = seat.tiles
        self.round = game.round
        if seat.passed:
            tiles = seat.kept
            self.round += 1
        self.next_wild = wilds[self.round] if self.round < ROUNDS else -1
        if self.round > ROUNDS:
            self.wild = -1
            self.tiles = 0
            self.wilds = 0
            self.payable = 0
            return
        self.wild = wilds[self.round - 1]
        self.tiles = tiles
        self.wilds = amount(tiles, self.wild)
        affordable = seat.side.affordable
        payable: i64 = 0
        colour: i64 = 0
        while tiles:
            held = tiles & 31
            if held:
                if colour != self.wild:
                    held += self.wilds
                payable |= seat.open[colour] & affordable[held]
            tiles >>= 5
            colour += 1
        self.payable = payable

    def _find_at_once(self, game: SummerPavilion) -> i64:
        """Find the most tiles of each colour in one place; return all as one number."""
        sources = game.table.sources
        most = self.at_once
        colour: i64 = 0
        while colour < 6:
            most[colour] = 0
            colour += 1
        filled = game.table.filled
        while filled:
            tiles = sources[lowest(filled)]
            filled &= filled - 1
            colour = 0
            while tiles:
                here = tiles & 31
                if here > most[colour]:
                    most[colour] = here
                tiles >>= 5
                colour += 1
        found: i64 = 0
        colour = 0
        while colour < 6:
            found += most[colour] * ONE[colour]
            colour += 1
        return found

    def _look_at_others(self, game: SummerPavilion, number: i64, lying: i64) -> bool:
        """Note what the others have, and with it what is still in the bag."""
        tracker = self._tracker
        hold = self.rivals_hold
        laid = self.rivals_laid
        drafting = game.phase == DRAFTING
        bag: i64 = EVERY_TILE - lying - game.table.supply - game.table.tower
        held: i64 = 0
        everything: i64 = 0
        colour: i64 = 0
        while colour < 6:
            hold[colour] = 0
            laid[colour] = 0
            other: i64 = 0
            while other < len(game.seats):
                seat = game.seats[other]
                here = count(seat.laid[colour])
                bag -= here * ONE[colour]
                if colour == 0:
                    bag -= seat.tiles + seat.kept
                if drafting and other != number:
                    laid[colour] += here
                    tiles = amount(seat.tiles, colour)
                    if tiles > hold[colour]:
                        hold[colour] = tiles
                other += 1
            held += hold[colour] * ONE[colour]
            everything = (everything << 8) + laid[colour]
            colour += 1
        changed = tracker.update(4, held)
        changed |= tracker.update(5, everything)
        tower = game.table.tower
        wanted = game.rules.factories * FACTORY_TILES
        if game.round == ROUNDS:
            bag = 0
            tower = 0
        elif game.table.bag_count >= wanted:
            tower = 0
        bag_changed = tracker.update(6, bag)
        bag_changed |= tracker.update(7, tower)
        if bag_changed | changed:
            self._expect(bag, tower, wanted)
        return changed | bag_changed

    def _expect(self, bag: i64, tower: i64, wanted: i64) -> None:
        """Expect so many tiles from the bag, and from the tower what the bag lacks."""
        colour: i64 = 0
        in_bag = size(bag)
        in_tower = size(tower)
        while colour < 6:
            expected = 0.0
            if in_bag >= wanted:
                expected = float(amount(bag, colour) * wanted) / float(in_bag)
            else:
                expected = float(amount(bag, colour))
                if in_tower:
                    missing = wanted - in_bag
                    if missing > in_tower:
                        missing = in_tower
                    expected += float(amount(tower, colour) * missing) / float(in_tower)
            self.to_come[colour] = expected
            colour += 1
