"""The turns of Summer Pavilion that are worth judging."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.features import weighted_sum
from quinta.core.bits import BIT, lowest
from quinta.games.pavilion.brain.features import (
    FEATURES,
    HAND,
    KEPT,
    fill_hand,
    fill_kept,
    phase_of,
)
from quinta.games.pavilion.brain.plan import Plan
from quinta.games.pavilion.rules.board import EVERY_SPACE, STAR, STARS
from quinta.games.pavilion.rules.moves import (
    DRAFTING,
    MOST_KEPT,
    draft_move,
    draftable,
    fewest_wilds,
    most_wilds,
    pass_move,
    payable,
    place_move,
)
from quinta.games.pavilion.rules.pieces import ONE, Selections, size
from quinta.games.pavilion.rules.scoring import ROUNDS
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion

_BONUS_CHOICES: Final = 3
_KEEP_CHOICES: Final = 2


@final
class Candidates:
    """The choice of turns that are worth judging, by the weights of the features."""

    def __init__(self, weights: vec[float]) -> None:
        self._weights = weights
        self._features = vec[float]([0.0] * int(FEATURES))
        """The features of tiles that a seat might have."""
        self._plan = Plan()

    def of(self, game: SummerPavilion) -> list[int]:
        """Return the turns worth considering.

        All drafts; every space for every colour that can be placed, paid with as few and with
        as many wild tiles as possible, with the few most promising bonuses; and passing with the
        tiles that are most promising for the next round.
        """
        found: list[int] = []
        if game.phase == DRAFTING:
            sources = game.table.sources
            source: i64
            for source in range(len(sources)):
                colours = draftable(sources[source], game.wild)
                while colours:
                    found.append(draft_move(source, lowest(colours)))
                    colours &= colours - 1
            return found
        seat = game.seats[game.to_move]
        self._add_placements(found, game, seat)
        found += self.passes(game, seat)
        return found

    def _add_placements(self, found: list[int], game: SummerPavilion, seat: Seat) -> None:
        wild = game.wild
        allowed = _distinct_spaces(seat) if seat.side.alike else EVERY_SPACE
        colour: i64
        for colour in range(6):
            spaces = payable(seat, wild, colour) & allowed
            while spaces:
                space = lowest(spaces)
                spaces &= spaces - 1
                cost = seat.side.costs[space]
                fewest = fewest_wilds(seat, colour, cost)
                most = most_wilds(seat, wild, colour, cost)
                self._add_placement(found, game, seat, space, colour, fewest)
                if most > fewest:
                    self._add_placement(found, game, seat, space, colour, most)

    def _add_placement(
        self,
        found: list[int],
        game: SummerPavilion,
        seat: Seat,
        space: i64,
        colour: i64,
        wilds: i64,
    ) -> None:
        """Add a placement, with the most promising bonuses if it earns one."""
        earned = seat.side.reward(seat.covered, space)
        if earned:
            earned = min(earned, size(game.table.supply))
        if earned == 0:
            found.append(place_move(space, colour, wilds, 0))
            return
        after = seat.copy()
        after.cover(space, colour)
        paid = (seat.side.costs[space] - wilds) * ONE[colour] + wilds * ONE[game.wild]
        tiles = seat.tiles - paid
        ways = Selections(game.table.supply)
        phase = phase_of(game)
        judged: list[tuple[float, int]] = []
        way: i64
        for way in range(ways.count(earned)):
            bonus = ways.at(earned, way)
            fill_hand(self._features, self._plan, after, tiles + bonus, game.round)
            worth = weighted_sum(self._weights, phase, self._features, HAND, KEPT)
            judged.append((-worth, bonus))
        judged.sort()
        for _, bonus in judged[:_BONUS_CHOICES]:
            found.append(place_move(space, colour, wilds, bonus))

    def passes(self, game: SummerPavilion, seat: Seat) -> list[int]:
        """Return passes with all tiles if they may be kept, else with the most promising ones."""
        held = size(seat.tiles)
        if held <= MOST_KEPT:
            return [pass_move(seat.tiles)]
        ways = Selections(seat.tiles)
        if game.round == ROUNDS:
            return [pass_move(ways.at(MOST_KEPT, 0))]
        phase = phase_of(game)
        judged: list[tuple[float, int]] = []
        way: i64
        for way in range(ways.count(MOST_KEPT)):
            keep = ways.at(MOST_KEPT, way)
            fill_kept(self._features, self._plan, seat, keep, game.round)
            worth = weighted_sum(self._weights, phase, self._features, KEPT, FEATURES)
            judged.append((-worth, keep))
        judged.sort()
        return [pass_move(keep) for _, keep in judged[:_KEEP_CHOICES]]


def _distinct_spaces(seat: Seat) -> i64:
    """Return all spaces but those of empty stars that are equal to another empty one."""
    allowed = seat.covered
    empty: i64 = 0
    star: i64
    for star in range(STARS):
        if seat.covered & STAR[star]:
            allowed |= STAR[star]
        else:
            empty |= BIT[star]
    allowed |= STAR[0]
    if empty | 1 == (1 << STARS) - 1:
        return allowed | STAR[1]
    # Of a row of empty stars its two ends have neighbours to make statues with.
    for star in range(1, STARS):
        if (empty >> star) & 1:
            following = star % 6 + 1
            before = (star + 4) % 6 + 1
            if not ((empty >> following) & 1 and (empty >> before) & 1):
                allowed |= STAR[star]
    return allowed
