"""Judging Summer Pavilion: what a seat will score, and which turns deserve a look.

The expected final score of a seat is a sum of features, each weighted by the side of the
board, the round and the phase within it, and what a small net, one for each side of the
board, makes of the same features and of the plain facts. Both are fitted by self-play
(``quinta train``).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.facts import Facts
from quinta.brains.net import Net, parameter_count
from quinta.core.bits import BIT, lowest
from quinta.core.game import MOST_PLAYERS
from quinta.games.pavilion.brain.features import (
    FEATURES,
    INPUTS,
    NAMES,
    add_details,
    details,
    fill_bonuses,
    fill_draft,
    fill_numbers,
    fill_stars,
    on_table,
)
from quinta.games.pavilion.brain.plan import Plan, stage_of
from quinta.games.pavilion.rules.board import EVERY_SPACE, STANDARD, STAR, STARS, reward
from quinta.games.pavilion.rules.moves import (
    DRAFTING,
    MOST_KEPT,
    OVER,
    PLACING,
    draft_move,
    draftable,
    fewest_wilds,
    most_wilds,
    pass_move,
    payable,
    place_move,
)
from quinta.games.pavilion.rules.pieces import ONE, Selections, amount, size
from quinta.games.pavilion.rules.scoring import ROUNDS
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion
from quinta.games.pavilion.rules.table import CENTRE

PHASES: Final[i64] = 24
"""Two sides, six rounds, drafting and placing."""
SIDE_PHASES: Final[i64] = 12
"""The phases of one side; each side has a net of its own."""

_HAND: Final[i64] = NAMES.index("tiles")
_KEPT: Final[i64] = NAMES.index("passed")

_BONUS_CHOICES: Final[i64] = 3
_KEEP_CHOICES: Final[i64] = 2


@final
class Judged:
    """The features and the value of a seat, and the facts that they were computed from.

    A turn changes one seat, so most of what is known of the others need not be computed again.
    """

    def __init__(self) -> None:
        self.features = vec[float]([0.0] * int(FEATURES))
        self.value = 0.0
        self._seat = Facts(12)
        self._table = Facts(6)

    def notes_seat(self, seat: Seat, wild: i64) -> bool:
        """Note the facts of a seat; whether they are not the ones noted before."""
        facts = self._seat
        changed = facts.note(0, wild)
        changed |= facts.note(1, 1 if seat.side is STANDARD else 0)
        changed |= facts.note(2, seat.score)
        changed |= facts.note(3, seat.tiles)
        changed |= facts.note(4, seat.kept)
        changed |= facts.note(5, 1 if seat.passed else 0)
        colour: i64 = 0
        while colour < 6:
            changed |= facts.note(6 + colour, seat.laid[colour])
            colour += 1
        return changed

    def notes_table(self, game: SummerPavilion, seat: i64) -> bool:
        """Note what else matters to a seat; whether it is not what was noted before."""
        facts = self._table
        drafting = game.phase == DRAFTING
        changed = facts.note(0, game.phase)
        changed |= facts.note(1, 1 if game.to_move == seat else 0)
        changed |= facts.note(2, game.marker)
        changed |= facts.note(3, on_table(game) if drafting else 0)
        changed |= facts.note(4, size(game.table.sources[CENTRE]) if drafting else 0)
        changed |= facts.note(5, game.rules.players)
        return changed


@final
class PavilionBrain:
    """Judges positions with weights, ``FEATURES`` for each phase, followed by two nets."""

    def __init__(self, weights: list[float]) -> None:
        linear = int(PHASES * FEATURES)
        net = parameter_count(int(INPUTS), int(SIDE_PHASES))
        if len(weights) != linear + 2 * net:
            raise ValueError(f"{linear + 2 * net} weights are needed, not {len(weights)}")
        self._weights = vec[float](weights[:linear])
        self._standard_net = Net(int(INPUTS), int(SIDE_PHASES), weights[linear : linear + net])
        self._variant_net = Net(int(INPUTS), int(SIDE_PHASES), weights[linear + net :])
        self._judged = [Judged() for _ in range(MOST_PLAYERS)]
        self._tried = vec[float]([0.0] * int(FEATURES))
        """Features of tiles that a seat might have."""
        self._plan = Plan()

    def values(self, game: SummerPavilion) -> list[float]:
        """The final score that each seat can expect."""
        return [self.value(game, seat) for seat in range(len(game.seats))]

    def value(self, game: SummerPavilion, seat: i64) -> float:
        """The final score that one seat can expect."""
        if game.phase == OVER:
            return float(game.seats[seat].score)
        judged = self._judged[seat]
        if self._refresh(judged, game, seat):
            judged.value = self._sum(judged.features, game, seat)
        return judged.value

    def _sum(self, features: vec[float], game: SummerPavilion, seat: i64) -> float:
        """What the weights and the net make of a seat's features."""
        phase = _phase(game)
        net = self._standard_net if phase < SIDE_PHASES else self._variant_net
        net.start(phase % SIDE_PHASES)
        i: i64 = 0
        while i < FEATURES:
            if features[i] != 0.0:
                net.add(i, features[i])
            i += 1
        add_details(net, game, game.seats[seat])
        return self._weighed(features, phase, 0, FEATURES) + net.value()

    def features(self, game: SummerPavilion, seat: int) -> tuple[int, list[float]]:
        """The phase of the game, and the features and details of a seat, for fitting."""
        judged = Judged()
        self._refresh(judged, game, seat)
        return int(_phase(game)), [*judged.features, *details(game, game.seats[seat])]

    def _weighed(self, features: vec[float], phase: i64, first: i64, end: i64) -> float:
        """The sum of some of the features, weighted."""
        weights = self._weights
        at = phase * FEATURES
        total = 0.0
        i = first
        while i < end:
            total += weights[at + i] * features[i]
            i += 1
        return total

    def _refresh(self, judged: Judged, game: SummerPavilion, number: i64) -> bool:
        """Compute the features of a seat that may have changed; whether any may have."""
        seat = game.seats[number]
        f = judged.features
        seat_changed = judged.notes_seat(seat, game.wild)
        if not judged.notes_table(game, number) and not seat_changed:
            return False
        f[0] = 1.0
        f[1] = float(seat.score)
        f[2] = 1.0 if game.to_move == number else 0.0
        f[3] = float(game.rules.players - 2)
        f[4] = 1.0 if game.marker == number else 0.0
        fill_draft(f, game, seat)
        if seat_changed:
            standard = seat.side is STANDARD
            fill_stars(f, seat, standard, game.wild)
            fill_numbers(f, seat)
            fill_bonuses(f, seat)
            self._fill_hand(f, seat, standard, seat.tiles, game.wild)
            self._fill_kept(f, seat, standard, seat.kept, game.wild)
        return True

    def _fill_hand(self, f: vec[float], seat: Seat, standard: bool, tiles: i64, wild: i64) -> None:
        """The tiles beside the board, and what they can buy in this round."""
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

    def _fill_kept(self, f: vec[float], seat: Seat, standard: bool, kept: i64, wild: i64) -> None:
        """The tiles kept for the next round, once passed."""
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

    def settled(self, game: SummerPavilion) -> bool:
        """Whether no tile is drawn for some turns: while drafting, all tiles lie on the table."""
        return game.phase == DRAFTING

    def alone(self, game: SummerPavilion, seat: i64) -> bool:
        """Hold the others back while a seat places its last tiles, then let them pass as well.

        They could only take bonus tiles that it wants. In earlier rounds much would hang on how
        the tiles kept are judged, and a line that ends where they are judged too well wins.
        """
        if game.phase != PLACING or game.round != ROUNDS:
            return False
        if not game.seats[seat].passed:
            game.to_move = seat
            return True
        while game.phase == PLACING:
            passes: list[int] = []
            self._add_passes(passes, game, game.seats[game.to_move])
            game.apply(passes[0])
        return False

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
            self._fill_hand(self._tried, after, standard, tiles + bonus, game.wild)
            judged.append((-self._weighed(self._tried, phase, _HAND, _KEPT), bonus))
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
            self._fill_kept(self._tried, seat, standard, keep, game.wild)
            judged.append((-self._weighed(self._tried, phase, _KEPT, FEATURES), keep))
        judged.sort()
        for i in range(min(len(judged), int(_KEEP_CHOICES))):
            found.append(pass_move(judged[i][1]))


def _phase(game: SummerPavilion) -> i64:
    """Which set of weights counts."""
    phase = 2 * (game.round - 1) + game.phase
    return phase if game.rules.side is STANDARD else phase + SIDE_PHASES


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
