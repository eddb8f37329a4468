"""What each star of a pavilion can still become, for the nets of Summer Pavilion.

The inputs for a star describe what lies on it, what is missing beside it for features (SP-5.3), and
what the tiles of its colour in hand, on the table and still to come can make of it. Numbers are
scaled so that most are about 1, and capped: a net knows nothing of what it has not seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.features import at_most, feature_names
from quinta.core.bits import BIT, count, lowest
from quinta.games.pavilion.brain.plan import (
    EARLY,
    FULL,
    Plan,
    SidePlans,
    lookup,
    plans_for,
    stage_of,
)
from quinta.games.pavilion.brain.prospect import Prospect
from quinta.games.pavilion.rules.board import MANY, STAR, STARS, Side
from quinta.games.pavilion.rules.pieces import amount
from quinta.games.pavilion.rules.seat import Seat

_FEATURES_AT_STAR: Final[i64] = 6
_NONE: Final[i64] = -1
_UNKNOWN: Final[i64] = -1
"""The colour of a star that no colour is meant for."""


@final
class StarFact:
    """The inputs for a star."""

    PLACE_1: Final[i64] = 0
    PLACE_2: Final[i64] = 1
    PLACE_3: Final[i64] = 2
    PLACE_4: Final[i64] = 3
    PLACE_5: Final[i64] = 4
    PLACE_6: Final[i64] = 5
    EARNS_1: Final[i64] = 6
    EARNS_2: Final[i64] = 7
    EARNS_3: Final[i64] = 8
    EARNS_4: Final[i64] = 9
    EARNS_5: Final[i64] = 10
    EARNS_6: Final[i64] = 11
    OF_0: Final[i64] = 12
    OF_1: Final[i64] = 13
    OF_2: Final[i64] = 14
    OF_3: Final[i64] = 15
    OF_4: Final[i64] = 16
    OF_5: Final[i64] = 17
    MANY_OF_0: Final[i64] = 18
    MANY_OF_1: Final[i64] = 19
    MANY_OF_2: Final[i64] = 20
    MANY_OF_3: Final[i64] = 21
    MANY_OF_4: Final[i64] = 22
    MANY_OF_5: Final[i64] = 23
    IS_FULL: Final[i64] = 24
    MIDDLE: Final[i64] = 25
    UNDECIDED: Final[i64] = 26
    POINTS: Final[i64] = 27
    COST_LEFT: Final[i64] = 28
    LONGEST: Final[i64] = 29
    PAYABLE: Final[i64] = 30
    PAYABLE_BONUS: Final[i64] = 31
    COLOURS_HELD: Final[i64] = 32
    WILD_NOW: Final[i64] = 33
    WILD_NEXT: Final[i64] = 34
    WILD_PAST: Final[i64] = 35
    HELD: Final[i64] = 36
    HELD_WILDS: Final[i64] = 37
    LACKING: Final[i64] = 38
    OWN_COVERS: Final[i64] = 39
    OWN_POINTS: Final[i64] = 40
    OWN_FULL: Final[i64] = 41
    WILD_COVERS: Final[i64] = 42
    WILD_POINTS: Final[i64] = 43
    WILD_FULL: Final[i64] = 44
    PLAN_COVERS: Final[i64] = 45
    PLAN_POINTS: Final[i64] = 46
    PLAN_WILDS: Final[i64] = 47
    PLAN_FULL: Final[i64] = 48
    TO_DRAFT: Final[i64] = 49
    TO_DRAFT_AT_ONCE: Final[i64] = 50
    IN_SUPPLY: Final[i64] = 51
    TO_COME: Final[i64] = 52
    RIVALS_HOLD: Final[i64] = 53
    RIVALS_LAID: Final[i64] = 54
    PILLAR_OF_1: Final[i64] = 55
    PILLAR_OF_2: Final[i64] = 56
    STATUE_OF_1: Final[i64] = 57
    STATUE_OF_2: Final[i64] = 58
    STATUE_BEFORE_OF_1: Final[i64] = 59
    STATUE_BEFORE_OF_2: Final[i64] = 60
    FOUNTAIN_OF_1: Final[i64] = 61
    FOUNTAIN_OF_2: Final[i64] = 62
    FOUNTAIN_BEFORE_OF_1: Final[i64] = 63
    FOUNTAIN_BEFORE_OF_2: Final[i64] = 64


STAR_NAMES: Final = feature_names(StarFact)
STAR_SIZE: Final[i64] = len(STAR_NAMES)

_OF_FIRST: Final[dict[str, int]] = {
    "pillar": StarFact.PILLAR_OF_1,
    "statue": StarFact.STATUE_OF_1,
    "fountain": StarFact.FOUNTAIN_OF_1,
}
_OF_SECOND: Final[dict[str, int]] = {
    "pillar": StarFact.PILLAR_OF_1,
    "statue": StarFact.STATUE_BEFORE_OF_1,
    "fountain": StarFact.FOUNTAIN_BEFORE_OF_1,
}
"""The input for a feature of two stars with one space covered beside this one, which is its first
or its second star; that for two spaces follows."""


@final
class StarInputs:
    """The inputs for all stars of a seat."""

    def __init__(self) -> None:
        self._side: Side | None = None
        size = STARS * int(_FEATURES_AT_STAR)
        self._spaces = vec[i64]([0] * size)
        self._first = vec[i64]([int(_NONE)] * size)
        """The features that each star has a part of, and the first input for them."""
        self._colours = vec[i64]([0] * STARS)
        """The colour that each star has or is meant for, ``MANY`` or ``_UNKNOWN``."""
        self._star_of = vec[i64]([0] * 6)
        """The star that is meant for each colour, or ``_NONE``."""

    def fill(self, values: vec[float], seat: Seat, plan: Plan, prospect: Prospect) -> None:
        """Write the inputs for all stars, one after the other."""
        if seat.side is not self._side:
            self._side = seat.side
            self._find_features(seat.side)
        at: i64 = 0
        while at < STARS * STAR_SIZE:
            values[at] = 0.0
            at += 1
        plans = plans_for(seat.side)
        self._find_colours(seat, plans, prospect)
        star: i64 = 0
        at = 0
        while star < STARS:
            tiles = (seat.covered >> (6 * star)) & 63
            if tiles == FULL:
                values[at + StarFact.IS_FULL] = 1.0
            else:
                colour = self._colours[star]
                _fill_spaces(values, at, seat, star, tiles, prospect)
                run = plans.table(star, EARLY).longest[7 * tiles + 6]
                values[at + StarFact.LONGEST] = run * 0.2
                self._fill_features(values, at, seat.covered, star)
                if star == 0:
                    values[at + StarFact.MIDDLE] = 1.0
                if (seat.undecided >> star) & 1:
                    values[at + StarFact.UNDECIDED] = 1.0
                if colour == MANY:
                    _fill_many(values, at, seat, star, tiles, prospect)
                else:
                    values[at + StarFact.OF_0 + count(tiles)] = 1.0
                    if colour >= 0:
                        _fill_colour(values, at, seat, colour, prospect)
            star += 1
            at += STAR_SIZE
        if prospect.tiles:
            self._fill_plans(values, seat, plans, plan, prospect)

    def _find_features(self, side: Side) -> None:
        """Note which features each star has a part of."""
        star: i64
        for star in range(STARS):
            at = star * _FEATURES_AT_STAR
            for feature in side.features:
                if feature.spaces & STAR[star] and feature.spaces & ~STAR[star]:
                    blocks = _OF_FIRST if feature.star == star else _OF_SECOND
                    self._spaces[at] = feature.spaces
                    self._first[at] = blocks[feature.kind]
                    at += 1
            while at < (star + 1) * _FEATURES_AT_STAR:
                self._first[at] = _NONE
                at += 1

    def _find_colours(self, seat: Seat, plans: SidePlans, prospect: Prospect) -> None:
        """Find the colour of each star; colours without one are meant for the empty stars.

        The colour that most can be had of comes first.
        """
        colours = self._colours
        star_of = self._star_of
        colour: i64 = 0
        while colour < 6:
            star_of[colour] = _NONE
            colour += 1
        empty: i64 = 0
        star: i64 = 0
        while star < STARS:
            tiles = (seat.covered >> (6 * star)) & 63
            colour = plans.colours[star]
            if (seat.many >> star) & 1:
                colour = MANY
            elif colour < 0 and tiles:
                colour = seat.colour_at(6 * star + lowest(tiles))
            if colour < 0:
                empty |= BIT[star]
            elif colour != MANY:
                other = star_of[colour]
                if other < 0 or tiles > (seat.covered >> (6 * other)) & 63:
                    star_of[colour] = star
            colours[star] = colour
            star += 1
        if empty:
            self._assign(empty, prospect)

    def _assign(self, empty: i64, prospect: Prospect) -> None:
        """Assign colours without a star to empty ones, the one in the middle last."""
        star_of = self._star_of
        while empty:
            star = lowest(empty & ~1) if empty & ~1 else 0
            empty &= ~BIT[star]
            best: i64 = _UNKNOWN
            most: i64 = -1
            colour: i64 = 0
            while colour < 6:
                if star_of[colour] < 0:
                    there: i64 = 0
                    if colour != prospect.wild:
                        there = 32 * amount(prospect.tiles, colour)
                        there += amount(prospect.to_draft, colour)
                    if there > most:
                        most = there
                        best = colour
                colour += 1
            self._colours[star] = best
            if best >= 0:
                star_of[best] = star

    def _fill_features(self, values: vec[float], at: i64, covered: i64, star: i64) -> None:
        """Describe what other stars have for the features that this one lacks."""
        here = star * _FEATURES_AT_STAR
        end = here + _FEATURES_AT_STAR
        mask = STAR[star]
        while here < end and self._first[here] >= 0:
            spaces = self._spaces[here]
            if spaces & mask & ~covered:
                beside = count(spaces & ~mask & covered)
                if beside:
                    values[at + self._first[here] + beside - 1] += 1.0
            here += 1

    def _fill_plans(
        self, values: vec[float], seat: Seat, plans: SidePlans, plan: Plan, prospect: Prospect
    ) -> None:
        """Describe what the tiles in hand can make of the stars of their colours."""
        tiles = prospect.tiles
        wild = prospect.wild
        wilds = prospect.wilds
        stage = stage_of(prospect.round)
        colour: i64 = 0
        while colour < 6:
            star = self._star_of[colour]
            held = amount(tiles, colour)
            if star >= 0 and held:
                covered = (seat.covered >> (6 * star)) & 63
                if covered != FULL:
                    at = star * STAR_SIZE
                    missing = 6 - count(covered)
                    table = plans.table(star, stage)
                    own: i64 = held if colour == wild else 0
                    found = lookup(seat, tiles, wild, colour, star, own)
                    covers = table.covers[found]
                    values[at + StarFact.OWN_COVERS] = float(covers) * 0.5
                    values[at + StarFact.OWN_POINTS] = table.points[found] * 0.2
                    if covers == missing:
                        values[at + StarFact.OWN_FULL] = 1.0
                    if colour != wild and wilds:
                        found = lookup(seat, tiles, wild, colour, star, wilds)
                        covers = table.covers[found]
                    values[at + StarFact.WILD_COVERS] = float(covers) * 0.5
                    values[at + StarFact.WILD_POINTS] = table.points[found] * 0.2
                    if covers == missing:
                        values[at + StarFact.WILD_FULL] = 1.0
                    helping = plan.helping[colour]
                    found = lookup(seat, tiles, wild, colour, star, helping)
                    covers = table.covers[found]
                    values[at + StarFact.PLAN_COVERS] = float(covers) * 0.5
                    values[at + StarFact.PLAN_POINTS] = table.points[found] * 0.2
                    values[at + StarFact.PLAN_WILDS] = float(helping) * 0.3
                    if covers == missing:
                        values[at + StarFact.PLAN_FULL] = 1.0
            colour += 1


def _fill_spaces(
    values: vec[float], at: i64, seat: Seat, star: i64, tiles: i64, prospect: Prospect
) -> None:
    """Describe the spaces: what they cost, earn and can be paid with."""
    side = seat.side
    left: i64 = 0
    bonus: i64 = 0
    place: i64 = 0
    space = 6 * star
    while place < 6:
        if (tiles >> place) & 1:
            values[at + StarFact.PLACE_1 + place] = 1.0
        else:
            left += side.costs[space]
            earned = side.reward(seat.covered, space)
            if earned:
                values[at + StarFact.EARNS_1 + place] = float(earned) * 0.5
                if (prospect.payable >> space) & 1 and earned > bonus:
                    bonus = earned
        place += 1
        space += 1
    values[at + StarFact.COST_LEFT] = float(left) * 0.1
    values[at + StarFact.PAYABLE_BONUS] = float(bonus) * 0.5
    values[at + StarFact.PAYABLE] = float(count(prospect.payable & STAR[star])) * 0.3


def _fill_many(
    values: vec[float], at: i64, seat: Seat, star: i64, tiles: i64, prospect: Prospect
) -> None:
    """Describe a star of many colours."""
    values[at + StarFact.MANY_OF_0 + count(tiles)] = 1.0
    values[at + StarFact.POINTS] = at_most(float(seat.side.star_points[MANY]) * 0.1, 2.0)
    held: i64 = 0
    colour: i64 = 0
    while colour < 6:
        if amount(prospect.tiles, colour) and seat.open[colour] & STAR[star]:
            held += 1
        colour += 1
    values[at + StarFact.COLOURS_HELD] = float(held) * 0.3


def _fill_colour(values: vec[float], at: i64, seat: Seat, colour: i64, prospect: Prospect) -> None:
    """Describe what there is of the colour of a star."""
    points = float(seat.side.star_points[colour]) * 0.1
    values[at + StarFact.POINTS] = at_most(points, 2.0)
    held = amount(prospect.tiles, colour)
    if colour == prospect.wild:
        values[at + StarFact.WILD_NOW] = 1.0
    elif colour == prospect.next_wild:
        values[at + StarFact.WILD_NEXT] = 1.0
    else:
        earlier: i64 = 0
        while earlier + 1 < prospect.round:
            if seat.side.wilds[earlier] == colour:
                values[at + StarFact.WILD_PAST] = 1.0
            earlier += 1
    if held:
        values[at + StarFact.HELD] = at_most(float(held) * 0.3, 3.0)
    wilds: i64 = 0
    if colour != prospect.wild:
        wilds = prospect.wilds
        values[at + StarFact.HELD_WILDS] = at_most(float(wilds) * 0.3, 3.0)
    lacking = values[at + StarFact.COST_LEFT] - float(held + wilds) * 0.1
    if lacking > 0.0:
        values[at + StarFact.LACKING] = lacking
    if prospect.to_draft:
        drafted = amount(prospect.to_draft, colour)
        values[at + StarFact.TO_DRAFT] = float(drafted) * prospect.share
        at_once = float(prospect.at_once[colour]) if drafted else 0.0
        values[at + StarFact.TO_DRAFT_AT_ONCE] = at_most(at_once * 0.5, 3.0)
        values[at + StarFact.RIVALS_HOLD] = at_most(float(prospect.rivals_hold[colour]) * 0.3, 3.0)
        laid = float(prospect.rivals_laid[colour]) / float(prospect.rivals)
        values[at + StarFact.RIVALS_LAID] = at_most(laid * 0.3, 3.0)
    values[at + StarFact.IN_SUPPLY] = float(amount(prospect.supply, colour)) * 0.3
    values[at + StarFact.TO_COME] = prospect.to_come[colour] * prospect.share * 0.6
