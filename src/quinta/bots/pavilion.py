"""Judging Summer Pavilion: what a seat will score, and which turns deserve a look.

The expected final score of a seat is a sum of features, each weighted by the side of the
board, the round and the phase within it; the weights are fitted by self-play (``quinta
train``). Features are facts that the rules make worth points (SP-5.2, SP-7), and what tends
to become points later: stars and numbers on their way, bonuses within reach (SP-5.3), tiles
and what they can buy.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.bits import BIT, count, lowest
from quinta.bots.pavilion_plan import EARLY, FULL, Plan, stage_of, star_for, star_table
from quinta.pavilion.board import EVERY_SPACE, STANDARD, STAR, STAR_COLOURS, STARS, reward
from quinta.pavilion.board import FEATURES as BONUSES
from quinta.pavilion.moves import (
    DRAFTING,
    MOST_KEPT,
    OVER,
    draft_move,
    draftable,
    fewest_wilds,
    most_wilds,
    pass_move,
    payable,
    place_move,
)
from quinta.pavilion.pieces import ONE, Selections, amount, size
from quinta.pavilion.scoring import NUMBER_POINTS, STAR_POINTS
from quinta.pavilion.seat import Seat
from quinta.pavilion.state import SummerPavilion
from quinta.pavilion.turns import NOBODY, ROUNDS

NAMES: Final = (
    *("one", "score", "to move", "more players", "marker", "marker free", "marker loss"),
    *("tiles to draft", "wanted to draft", "wilds to draft", "started to draft"),
    *("stars of 1", "stars of 2", "stars of 3", "stars of 4", "stars of 5", "star points"),
    *("star progress", "star runs", "wild star"),
    *("many of 1", "many of 2", "many of 3", "many of 4", "many of 5", "many runs"),
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("number points", "numbers but 1", "numbers but 2", "numbers but 3"),
    *("pillars but 1", "pillars but 2", "pillars but 3"),
    *("statues but 1", "statues but 2", "statues but 3", "windows but 1"),
    *("tiles", "wilds", "next wilds", "plan points", "plan promise", "plan spent"),
    *("left over", "too many", "many points", "many spent"),
    *("passed", "kept", "kept wilds", "kept points", "kept promise"),
)
"""What the features are, in order."""

FEATURES: Final[i64] = len(NAMES)
PHASES: Final[i64] = 24
"""Two sides, six rounds, drafting and placing."""

_HAND: Final[i64] = NAMES.index("tiles")
_KEPT: Final[i64] = NAMES.index("passed")

FIRST_WEIGHTS: Final[dict[str, float]] = {
    "score": 1.0,
    "star points": 1.0,
    "star progress": 0.6,
    "star runs": 0.3,
    "many of 5": 2.0,
    "many runs": 0.2,
    "number points": 1.0,
    "numbers but 1": 0.4,
    "numbers but 2": 0.15,
    "pillars but 1": 0.3,
    "statues but 1": 0.8,
    "windows but 1": 0.8,
    "tiles": 0.2,
    "wilds": 0.5,
    "plan points": 0.8,
    "plan promise": 0.4,
    "too many": -1.0,
    "many points": 0.3,
    "passed": -1.0,
    "kept": 0.8,
    "kept wilds": 0.7,
    "kept points": 0.3,
}
"""Where fitting starts; features not named start at 0."""

_BONUS_SPACES: Final = vec[i64]([bonus.spaces for bonus in BONUSES])
_BONUS_REWARD: Final = vec[i64]([bonus.reward for bonus in BONUSES])
_BONUS_COUNT: Final[i64] = len(BONUSES)
_COLOUR_OF_STAR: Final = vec[i64](list(STAR_COLOURS))

_BONUS_CHOICES: Final[i64] = 3
_KEEP_CHOICES: Final[i64] = 2


@final
class PavilionBrain:
    """Judges positions with a set of weights, ``FEATURES`` for each phase."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != PHASES * FEATURES:
            raise ValueError(f"{PHASES * FEATURES} weights are needed, not {len(weights)}")
        self._weights = vec[float](weights)
        self._features = vec[float]([0.0] * int(FEATURES))
        self._plan = Plan()

    def values(self, game: SummerPavilion) -> list[float]:
        """The final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: SummerPavilion, seat: i64) -> float:
        """The final score that one seat can expect."""
        if game.phase == OVER:
            return float(game.seats[seat].score)
        self._fill(game, seat)
        return self._weighed(_phase(game), 0, FEATURES)

    def features(self, game: SummerPavilion, seat: int) -> tuple[int, list[float]]:
        """The phase of the game, and the features of a seat, for fitting."""
        self._fill(game, seat)
        return int(_phase(game)), list(self._features)

    def _weighed(self, phase: i64, first: i64, end: i64) -> float:
        """The sum of some of the features, weighted."""
        features = self._features
        weights = self._weights
        at = phase * FEATURES
        total = 0.0
        i = first
        while i < end:
            total += weights[at + i] * features[i]
            i += 1
        return total

    def _fill(self, game: SummerPavilion, number: i64) -> None:
        """Compute all features of a seat."""
        seat = game.seats[number]
        f = self._features
        f[0] = 1.0
        f[1] = float(seat.score)
        f[2] = 1.0 if game.to_move == number else 0.0
        f[3] = float(game.rules.players - 2)
        f[4] = 1.0 if game.marker == number else 0.0
        _fill_draft(f, game, seat)
        standard = seat.side is STANDARD
        _fill_stars(f, seat, standard, game.wild)
        _fill_numbers(f, seat)
        _fill_bonuses(f, seat)
        self._fill_hand(seat, standard, seat.tiles, game.wild)
        self._fill_kept(seat, standard, seat.kept, game.wild)

    def _fill_hand(self, seat: Seat, standard: bool, tiles: i64, wild: i64) -> None:
        """The tiles beside the board, and what they can buy in this round."""
        f = self._features
        at: i64 = _HAND
        if tiles == 0:
            while at < _KEPT:
                f[at] = 0.0
                at += 1
            return
        plan = self._plan
        plan.make(seat, standard, tiles, wild, stage_of(wild + 1))
        held = float(size(tiles))
        left = held - plan.spent - plan.many_spent
        f[at] = held
        f[at + 1] = float(amount(tiles, wild))
        f[at + 2] = float(amount(tiles, wild + 1)) if wild < ROUNDS - 1 else 0.0
        f[at + 3] = plan.points
        f[at + 4] = plan.worth - plan.points
        f[at + 5] = plan.spent
        f[at + 6] = left
        f[at + 7] = left - 4.0 if left > 4.0 else 0.0
        f[at + 8] = plan.many_points
        f[at + 9] = plan.many_spent

    def _fill_kept(self, seat: Seat, standard: bool, kept: i64, wild: i64) -> None:
        """The tiles kept for the next round, once passed."""
        f = self._features
        at: i64 = _KEPT
        f[at] = 1.0 if seat.passed else 0.0
        if kept == 0:
            f[at + 1] = 0.0
            f[at + 2] = 0.0
            f[at + 3] = 0.0
            f[at + 4] = 0.0
            return
        f[at + 1] = float(size(kept))
        if wild >= ROUNDS - 1:
            f[at + 2] = 0.0
            f[at + 3] = 0.0
            f[at + 4] = 0.0
            return
        plan = self._plan
        plan.make(seat, standard, kept, wild + 1, stage_of(wild + 2))
        f[at + 2] = float(amount(kept, wild + 1))
        f[at + 3] = plan.points
        f[at + 4] = plan.worth - plan.points

    # --- which turns deserve a look -------------------------------------------------------

    def candidates(self, game: SummerPavilion) -> list[int]:
        """The turns worth considering.

        All drafts; every space for every colour that can be placed, paid with as few and with
        as many wild tiles as possible, with the few bonuses that promise most; and passing
        with the tiles that promise most for the next round.
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
        self._add_passes(found, game, seat)
        return found

    def _add_placements(self, found: list[int], game: SummerPavilion, seat: Seat) -> None:
        wild = game.wild
        allowed = EVERY_SPACE if seat.side is STANDARD else _distinct_spaces(seat)
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
        """Add a placement, with the bonuses that promise most if it earns one."""
        earned = reward(seat.covered, space)
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
        phase = _phase(game)
        standard = seat.side is STANDARD
        judged: list[tuple[float, int]] = []
        way: i64
        for way in range(ways.count(earned)):
            bonus = ways.at(earned, way)
            self._fill_hand(after, standard, tiles + bonus, game.wild)
            judged.append((-self._weighed(phase, _HAND, _KEPT), bonus))
        judged.sort()
        for i in range(min(len(judged), int(_BONUS_CHOICES))):
            found.append(place_move(space, colour, wilds, judged[i][1]))

    def _add_passes(self, found: list[int], game: SummerPavilion, seat: Seat) -> None:
        """Add passing with all tiles if they may be kept, else with those that promise most."""
        held = size(seat.tiles)
        if held <= MOST_KEPT:
            found.append(pass_move(seat.tiles))
            return
        ways = Selections(seat.tiles)
        if game.round == ROUNDS:
            found.append(pass_move(ways.at(MOST_KEPT, 0)))
            return
        phase = _phase(game)
        standard = seat.side is STANDARD
        judged: list[tuple[float, int]] = []
        way: i64
        for way in range(ways.count(MOST_KEPT)):
            keep = ways.at(MOST_KEPT, way)
            self._fill_kept(seat, standard, keep, game.wild)
            judged.append((-self._weighed(phase, _KEPT, FEATURES), keep))
        judged.sort()
        for i in range(min(len(judged), int(_KEEP_CHOICES))):
            found.append(pass_move(judged[i][1]))


def _phase(game: SummerPavilion) -> i64:
    """Which set of weights counts."""
    phase = 2 * (game.round - 1) + game.phase
    return phase if game.rules.side is STANDARD else phase + 12


def _distinct_spaces(seat: Seat) -> i64:
    """All spaces but those of empty stars that are as good as another empty one."""
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


def _fill_draft(f: vec[float], game: SummerPavilion, seat: Seat) -> None:
    """What lies on the table while it is drafted (SP-4)."""
    f[5] = 0.0
    f[6] = 0.0
    f[7] = 0.0
    f[8] = 0.0
    f[9] = 0.0
    f[10] = 0.0
    if game.phase != DRAFTING:
        return
    sources = game.table.sources
    if game.marker == NOBODY:
        f[5] = 1.0
        f[6] = float(size(sources[0]))
    tiles: i64 = 0
    filled = game.table.filled
    while filled:
        tiles += sources[lowest(filled)]
        filled &= filled - 1
    share = 1.0 / float(game.rules.players)
    f[7] = float(size(tiles)) * share
    wanted: i64 = 0
    started = 0.0
    standard = seat.side is STANDARD
    colour: i64 = 0
    while colour < 6:
        if colour != game.wild and seat.open[colour] & ~STAR[0]:
            here = amount(tiles, colour)
            wanted += here
            star = star_for(seat, standard, colour)
            if star >= 0:
                table = star_table(standard, star, EARLY)
                started += float(here) * table.share[(seat.covered >> (6 * star)) & 63]
        colour += 1
    f[8] = float(wanted) * share
    f[9] = float(amount(tiles, game.wild)) * share
    f[10] = started * share


def _fill_stars(f: vec[float], seat: Seat, standard: bool, wild: i64) -> None:
    """Full stars (SP-7), and those on their way."""
    at: i64 = 11
    while at < 26:
        f[at] = 0.0
        at += 1
    covered = seat.covered
    star: i64 = 0
    while star < STARS:
        tiles = covered & 63
        covered >>= 6
        if tiles == FULL:
            f[16] += float(STAR_POINTS[seat.full_star(star)])
        elif tiles:
            table = star_table(standard, star, EARLY)
            if (seat.many >> star) & 1:
                f[19 + count(tiles)] += 1.0
                f[25] += table.longest[7 * tiles + 6]
            else:
                colour = _COLOUR_OF_STAR[star]
                if not standard:
                    colour = seat.colour_at(6 * star + lowest(tiles))
                share = table.share[tiles]
                progress = float(STAR_POINTS[colour]) * share * share
                f[10 + count(tiles)] += 1.0
                f[17] += progress
                f[18] += table.longest[7 * tiles + 6]
                if colour == wild:
                    f[19] += progress
        star += 1


def _fill_numbers(f: vec[float], seat: Seat) -> None:
    """Numbers covered everywhere (SP-7), and those on their way."""
    f[32] = 0.0
    f[33] = 0.0
    f[34] = 0.0
    f[35] = 0.0
    numbers = seat.side.numbers
    number: i64 = 1
    while number <= 6:
        spaces = numbers[number]
        done = count(seat.covered & spaces)
        f[25 + number] = float(done)
        if number <= 4:
            missing = count(spaces) - done
            if missing <= 3:
                f[32 + missing] += float(NUMBER_POINTS[number])
        number += 1


def _fill_bonuses(f: vec[float], seat: Seat) -> None:
    """Pillars, statues and windows within reach (SP-5.3)."""
    at: i64 = 36
    while at < 43:
        f[at] = 0.0
        at += 1
    bonus: i64 = 0
    while bonus < _BONUS_COUNT:
        missing = count(_BONUS_SPACES[bonus] & ~seat.covered)
        if missing:
            kind = _BONUS_REWARD[bonus]
            if kind == 3:
                if missing == 1:
                    f[42] += 1.0
            elif missing < 4:
                f[32 + 3 * kind + missing] += 1.0
        bonus += 1
