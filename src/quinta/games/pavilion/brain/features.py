"""The features of a seat of Summer Pavilion that its brain weighs.

Features are what scores points (SP-5.2, SP-7), and what tends to become points later: incomplete
stars and numbers, bonuses within reach (SP-5.3), tiles and what they can buy.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.changes import ChangeTracker
from quinta.brains.features import feature_names
from quinta.core.bits import count, lowest
from quinta.core.position import NOBODY
from quinta.games.pavilion.brain.plan import EARLY, FULL, Plan, SidePlans, plans_for, stage_of
from quinta.games.pavilion.rules.board import STAR, STARS, Side
from quinta.games.pavilion.rules.moves import DRAFTING
from quinta.games.pavilion.rules.pieces import amount, size
from quinta.games.pavilion.rules.scoring import ROUNDS
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion
from quinta.games.pavilion.rules.table import CENTRE


@final
class Feature:
    """The features of a seat; the files of weights have the same names."""

    ONE: Final[i64] = 0
    SCORE: Final[i64] = 1
    TO_MOVE: Final[i64] = 2
    MORE_PLAYERS: Final[i64] = 3
    MARKER: Final[i64] = 4
    MARKER_FREE: Final[i64] = 5
    MARKER_LOSS: Final[i64] = 6
    TILES_TO_DRAFT: Final[i64] = 7
    WANTED_TO_DRAFT: Final[i64] = 8
    WILDS_TO_DRAFT: Final[i64] = 9
    STARTED_TO_DRAFT: Final[i64] = 10
    STARS_OF_1: Final[i64] = 11
    STARS_OF_2: Final[i64] = 12
    STARS_OF_3: Final[i64] = 13
    STARS_OF_4: Final[i64] = 14
    STARS_OF_5: Final[i64] = 15
    STAR_POINTS: Final[i64] = 16
    STAR_PROGRESS: Final[i64] = 17
    STAR_RUNS: Final[i64] = 18
    WILD_STAR: Final[i64] = 19
    MANY_OF_1: Final[i64] = 20
    MANY_OF_2: Final[i64] = 21
    MANY_OF_3: Final[i64] = 22
    MANY_OF_4: Final[i64] = 23
    MANY_OF_5: Final[i64] = 24
    MANY_RUNS: Final[i64] = 25
    ONES: Final[i64] = 26
    TWOS: Final[i64] = 27
    THREES: Final[i64] = 28
    FOURS: Final[i64] = 29
    FIVES: Final[i64] = 30
    SIXES: Final[i64] = 31
    NUMBER_POINTS: Final[i64] = 32
    NUMBERS_BUT_1: Final[i64] = 33
    NUMBERS_BUT_2: Final[i64] = 34
    NUMBERS_BUT_3: Final[i64] = 35
    PILLARS_BUT_1: Final[i64] = 36
    PILLARS_BUT_2: Final[i64] = 37
    PILLARS_BUT_3: Final[i64] = 38
    STATUES_BUT_1: Final[i64] = 39
    STATUES_BUT_2: Final[i64] = 40
    STATUES_BUT_3: Final[i64] = 41
    WINDOWS_BUT_1: Final[i64] = 42
    TILES: Final[i64] = 43
    WILDS: Final[i64] = 44
    NEXT_WILDS: Final[i64] = 45
    PLAN_POINTS: Final[i64] = 46
    PLAN_PROMISE: Final[i64] = 47
    PLAN_SPENT: Final[i64] = 48
    LEFT_OVER: Final[i64] = 49
    TOO_MANY: Final[i64] = 50
    MANY_POINTS: Final[i64] = 51
    MANY_SPENT: Final[i64] = 52
    PASSED: Final[i64] = 53
    KEPT: Final[i64] = 54
    KEPT_WILDS: Final[i64] = 55
    KEPT_POINTS: Final[i64] = 56
    KEPT_PROMISE: Final[i64] = 57


NAMES: Final = feature_names(Feature)
FEATURES: Final[i64] = len(NAMES)

PHASES: Final[i64] = 24
"""The phases: stars of a colour or without one, six rounds, drafting and placing."""
SIDE_PHASES: Final[i64] = 12
"""The phases of one kind of side; each kind has its own net."""

FIRST_WEIGHTS: Final[dict[int, float]] = {
    Feature.SCORE: 1.0,
    Feature.STAR_POINTS: 1.0,
    Feature.STAR_PROGRESS: 0.6,
    Feature.STAR_RUNS: 0.3,
    Feature.MANY_OF_5: 2.0,
    Feature.MANY_RUNS: 0.2,
    Feature.NUMBER_POINTS: 1.0,
    Feature.NUMBERS_BUT_1: 0.4,
    Feature.NUMBERS_BUT_2: 0.15,
    Feature.PILLARS_BUT_1: 0.3,
    Feature.STATUES_BUT_1: 0.8,
    Feature.WINDOWS_BUT_1: 0.8,
    Feature.TILES: 0.2,
    Feature.WILDS: 0.5,
    Feature.PLAN_POINTS: 0.8,
    Feature.PLAN_PROMISE: 0.4,
    Feature.TOO_MANY: -1.0,
    Feature.MANY_POINTS: 0.3,
    Feature.PASSED: -1.0,
    Feature.KEPT: 0.8,
    Feature.KEPT_WILDS: 0.7,
    Feature.KEPT_POINTS: 0.3,
}
"""The weights that fitting starts with; features not named start at 0."""

HAND: Final[i64] = Feature.TILES
KEPT: Final[i64] = Feature.PASSED
"""The first feature of the tiles in hand, and of the tiles kept, which come last."""

_BUT_ONE: Final[dict[str, int]] = {
    "pillar": Feature.PILLARS_BUT_1,
    "statue": Feature.STATUES_BUT_1,
    "window": Feature.WINDOWS_BUT_1,
}
"""The feature that counts those of a kind with one space missing; others follow."""


def phase_of(game: SummerPavilion) -> i64:
    """Return the set of weights that counts: for sides with fixed star colours or others."""
    phase = 2 * (game.round - 1) + game.phase
    return phase + SIDE_PHASES if game.rules.side.undecided else phase


@final
class SeatFeatures:
    """The features of a seat, computed again only where their inputs have changed.

    A turn changes one seat, so most of the features of the others stay as they are.
    """

    def __init__(self) -> None:
        self.values = vec[float]([0.0] * int(FEATURES))
        self.seat_changed = True
        """Whether the seat or the round had changed when the features were last updated."""
        self.plan = Plan()
        """The plan for the tiles that the seat can spend, if it has any."""
        self._side: Side | None = None
        self._but_one = vec[i64]()
        """The feature that counts each kind of the side's features, -1 for none."""
        self._seat = ChangeTracker(11)
        self._table = ChangeTracker(6)

    def refresh(self, game: SummerPavilion, number: i64) -> bool:
        """Update the features for a position; return whether any may have changed."""
        seat = game.seats[number]
        f = self.values
        seat_changed = self._has_seat_changed(seat, game.round)
        self.seat_changed = seat_changed
        if not self._has_table_changed(game, number) and not seat_changed:
            return False
        plans = plans_for(seat.side)
        f[Feature.ONE] = 1.0
        f[Feature.SCORE] = float(seat.score)
        f[Feature.TO_MOVE] = 1.0 if game.to_move == number else 0.0
        f[Feature.MORE_PLAYERS] = float(game.rules.players - 2)
        f[Feature.MARKER] = 1.0 if game.marker == number else 0.0
        _fill_draft(f, game, seat, plans)
        if seat_changed:
            _fill_stars(f, seat, plans, game.wild)
            _fill_numbers(f, seat)
            _fill_bonuses(f, seat, self._but_one)
            fill_hand(f, self.plan, seat, seat.tiles, game.round)
            fill_kept(f, self.plan, seat, seat.kept, game.round)
        return True

    def _has_seat_changed(self, seat: Seat, round_number: i64) -> bool:
        """Return whether the seat or the round has changed since last time."""
        tracker = self._seat
        changed = tracker.update(0, round_number)
        if seat.side is not self._side:
            self._side = seat.side
            self._but_one = vec[i64]([_BUT_ONE.get(kind, -1) for kind in seat.side.kinds])
            changed = True
        changed |= tracker.update(1, seat.score)
        changed |= tracker.update(2, seat.tiles)
        changed |= tracker.update(3, seat.kept)
        changed |= tracker.update(4, 1 if seat.passed else 0)
        colour: i64 = 0
        while colour < 6:
            changed |= tracker.update(5 + colour, seat.laid[colour])
            colour += 1
        return changed

    def _has_table_changed(self, game: SummerPavilion, seat: i64) -> bool:
        """Return whether what else matters to a seat has changed since last time."""
        tracker = self._table
        drafting = game.phase == DRAFTING
        changed = tracker.update(0, game.phase)
        changed |= tracker.update(1, 1 if game.to_move == seat else 0)
        changed |= tracker.update(2, game.marker)
        changed |= tracker.update(3, on_table(game) if drafting else 0)
        changed |= tracker.update(4, size(game.table.sources[CENTRE]) if drafting else 0)
        changed |= tracker.update(5, game.rules.players)
        return changed


def _clear(f: vec[float], first: i64, end: i64) -> None:
    while first < end:
        f[first] = 0.0
        first += 1


def _fill_draft(f: vec[float], game: SummerPavilion, seat: Seat, plans: SidePlans) -> None:
    """Compute what lies on the table during drafting (SP-4)."""
    _clear(f, Feature.MARKER_FREE, Feature.STARTED_TO_DRAFT + 1)
    if game.phase != DRAFTING:
        return
    if game.marker == NOBODY:
        f[Feature.MARKER_FREE] = 1.0
        f[Feature.MARKER_LOSS] = float(size(game.table.sources[CENTRE]))
    tiles = on_table(game)
    share = 1.0 / float(game.rules.players)
    f[Feature.TILES_TO_DRAFT] = float(size(tiles)) * share
    wanted: i64 = 0
    started = 0.0
    colour: i64 = 0
    while colour < 6:
        if colour != game.wild and seat.open[colour] & ~STAR[0]:
            here = amount(tiles, colour)
            wanted += here
            star = plans.star_for(seat, colour)
            if star >= 0:
                table = plans.table(star, EARLY)
                started += float(here) * table.share[(seat.covered >> (6 * star)) & 63]
        colour += 1
    f[Feature.WANTED_TO_DRAFT] = float(wanted) * share
    f[Feature.WILDS_TO_DRAFT] = float(amount(tiles, game.wild)) * share
    f[Feature.STARTED_TO_DRAFT] = started * share


def _fill_stars(f: vec[float], seat: Seat, plans: SidePlans, wild: i64) -> None:
    """Compute full stars (SP-7), and incomplete ones."""
    _clear(f, Feature.STARS_OF_1, Feature.MANY_RUNS + 1)
    covered = seat.covered
    star: i64 = 0
    while star < STARS:
        tiles = covered & 63
        covered >>= 6
        if tiles == FULL:
            f[Feature.STAR_POINTS] += float(seat.side.star_points[seat.full_star(star)])
        elif tiles:
            table = plans.table(star, EARLY)
            if (seat.many >> star) & 1:
                f[Feature.MANY_OF_1 + count(tiles) - 1] += 1.0
                f[Feature.MANY_RUNS] += table.longest[7 * tiles + 6]
            else:
                colour = plans.colours[star]
                if colour < 0:
                    colour = seat.colour_at(6 * star + lowest(tiles))
                share = table.share[tiles]
                progress = float(seat.side.star_points[colour]) * share * share
                f[Feature.STARS_OF_1 + count(tiles) - 1] += 1.0
                f[Feature.STAR_PROGRESS] += progress
                f[Feature.STAR_RUNS] += table.longest[7 * tiles + 6]
                if colour == wild:
                    f[Feature.WILD_STAR] += progress
        star += 1


def _fill_numbers(f: vec[float], seat: Seat) -> None:
    """Compute numbers covered everywhere (SP-7), and incomplete ones."""
    _clear(f, Feature.NUMBER_POINTS, Feature.NUMBERS_BUT_3 + 1)
    numbers = seat.side.numbers
    number: i64 = 1
    while number <= 6:
        spaces = numbers[number]
        done = count(seat.covered & spaces)
        f[Feature.ONES + number - 1] = float(done)
        points = seat.side.number_points[number]
        if points:
            missing = count(spaces) - done
            if missing <= 3:
                f[Feature.NUMBER_POINTS + missing] += float(points)
        number += 1


def _fill_bonuses(f: vec[float], seat: Seat, but_one: vec[i64]) -> None:
    """Compute pillars, statues and windows that are begun (SP-5.3)."""
    _clear(f, Feature.PILLARS_BUT_1, Feature.WINDOWS_BUT_1 + 1)
    every = seat.side.feature_spaces
    at: i64 = 0
    while at < len(every):
        spaces = every[at]
        missing = spaces & ~seat.covered
        if missing and missing != spaces and but_one[at // 6] >= 0:
            f[but_one[at // 6] + count(missing) - 1] += 1.0
        at += 1


def fill_hand(f: vec[float], plan: Plan, seat: Seat, tiles: i64, round_number: i64) -> None:
    """Compute the tiles beside the board, and what they can buy in this round."""
    if tiles == 0:
        _clear(f, HAND, KEPT)
        return
    wilds = seat.side.wilds
    wild = wilds[round_number - 1]
    plan.make(seat, tiles, wild, stage_of(round_number))
    held = float(size(tiles))
    left = held - plan.spent - plan.many_spent
    f[Feature.TILES] = held
    f[Feature.WILDS] = float(amount(tiles, wild))
    f[Feature.NEXT_WILDS] = 0.0
    if round_number < ROUNDS:
        f[Feature.NEXT_WILDS] = float(amount(tiles, wilds[round_number]))
    f[Feature.PLAN_POINTS] = plan.points
    f[Feature.PLAN_PROMISE] = plan.worth - plan.points
    f[Feature.PLAN_SPENT] = plan.spent
    f[Feature.LEFT_OVER] = left
    f[Feature.TOO_MANY] = left - 4.0 if left > 4.0 else 0.0
    f[Feature.MANY_POINTS] = plan.many_points
    f[Feature.MANY_SPENT] = plan.many_spent


def fill_kept(f: vec[float], plan: Plan, seat: Seat, kept: i64, round_number: i64) -> None:
    """Compute the tiles kept for the next round, once passed."""
    _clear(f, KEPT, FEATURES)
    f[Feature.PASSED] = 1.0 if seat.passed else 0.0
    if kept == 0:
        return
    f[Feature.KEPT] = float(size(kept))
    if round_number >= ROUNDS:
        return
    wild = seat.side.wilds[round_number]
    plan.make(seat, kept, wild, stage_of(round_number + 1))
    f[Feature.KEPT_WILDS] = float(amount(kept, wild))
    f[Feature.KEPT_POINTS] = plan.points
    f[Feature.KEPT_PROMISE] = plan.worth - plan.points


def on_table(game: SummerPavilion) -> i64:
    """Return all tiles that can still be drafted."""
    tiles: i64 = 0
    sources = game.table.sources
    filled = game.table.filled
    while filled:
        tiles += sources[lowest(filled)]
        filled &= filled - 1
    return tiles
