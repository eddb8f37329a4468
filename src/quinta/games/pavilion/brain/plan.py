"""Plans for tiles in Summer Pavilion: the best way to spend them on stars, by table.

For one star of one colour the whole plan is read off a table: which tiles lie there, how many
tiles can be spent, and how many spaces can be covered at most (one for each tile of the
colour, SP-5.1). Wild tiles are shared out among the colours so that all plans together are
worth most.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, lowest
from quinta.games.pavilion.rules.board import STAR, STARS, Side, ring_run
from quinta.games.pavilion.rules.pieces import amount
from quinta.games.pavilion.rules.seat import Seat

FULL: Final[i64] = 63
MOST_SPENT: Final[i64] = 21
_MOST_COVERED: Final[i64] = 6
_MOST_WILDS: Final[i64] = 12
_ROW: Final[i64] = 13

_FULL_STAR: Final = 16.0

EARLY: Final[i64] = 0
LATE: Final[i64] = 1
LAST: Final[i64] = 2
"""The stages of the game: the nearer the end, the less an incomplete star is worth."""
_STAGES: Final[i64] = 3

_STEEPNESS: Final = (2, 4, 60)
_WINDOWS: Final = (3.0, 3.0, 1.5)


@final
class StarTable:
    """The best plans for a star whose spaces have these costs, and the worth of its tiles.

    A plan is worth its points and its progress towards a full star.
    """

    def __init__(self, costs: list[int], stage: int) -> None:
        total = sum(costs)
        spent = [sum(costs[i] for i in range(6) if tiles >> i & 1) for tiles in range(64)]
        promise: list[float] = []
        for tiles in range(64):
            worth = _FULL_STAR * (spent[tiles] / total) ** _STEEPNESS[stage]
            promise.append(worth + _WINDOWS[stage] if tiles & 48 == 48 else worth)
        self.share = vec[float]([paid / total for paid in spent])
        """The part of the star's cost that is paid."""
        size = 64 * 22 * 7
        self.worth = vec[float]([0.0] * size)
        self.points = vec[float]([0.0] * size)
        self.spent = vec[float]([0.0] * size)
        self.covers = vec[i64]([0] * size)
        """The number of spaces that the plan covers."""
        self.longest = vec[float]([0.0] * 448)
        """The most points of one turn, for each set of tiles and number of tiles to spend."""
        self.where = vec[i64]([0] * 448)
        """The place of that turn."""
        tiles = 62
        while tiles >= 0:
            self._fill(tiles, costs, promise)
            tiles -= 1

    def _fill(self, tiles: i64, costs: list[int], promise: list[float]) -> None:
        """Find the plans for one set of tiles, when those for all larger sets are known."""
        budget: i64
        covers: i64
        place: i64
        for place in range(6):
            if (tiles >> place) & 1:
                continue
            cost: i64 = costs[place]
            bit = STAR_PLACE[place]
            after = tiles | bit
            run = float(ring_run(after, place))
            gain = run + promise[after] - promise[tiles]
            for budget in range(cost, 7):
                if run > self.longest[7 * tiles + budget]:
                    self.longest[7 * tiles + budget] = run
                    self.where[7 * tiles + budget] = place
            for budget in range(cost, MOST_SPENT + 1):
                for covers in range(1, _MOST_COVERED + 1):
                    here = plan_index(tiles, budget, covers)
                    then = plan_index(after, budget - cost, covers - 1)
                    worth = gain + self.worth[then]
                    if worth > self.worth[here] + 1e-9:
                        self.worth[here] = worth
                        self.points[here] = run + self.points[then]
                        self.spent[here] = float(cost) + self.spent[then]
                        self.covers[here] = 1 + self.covers[then]


STAR_PLACE: Final = vec[i64]([1 << place for place in range(6)])


def plan_index(tiles: i64, budget: i64, covers: i64) -> i64:
    """Return the index of the plan for so many tiles to spend on so many spaces."""
    return (tiles * 22 + budget) * 7 + covers


_TABLES: Final[dict[tuple[int, ...], StarTable]] = {}
"""The tables by the costs of a star's spaces and the stage; equal stars share one."""


@final
class SidePlans:
    """The plans for the stars of one side of the board."""

    def __init__(self, side: Side) -> None:
        self.side = side
        of_one_colour = [
            star for star in range(STARS) if not (side.many | side.undecided) >> star & 1
        ]
        stars = [
            next((star for star in of_one_colour if side.spaces[colour] & STAR[star]), -1)
            for colour in range(6)
        ]
        self._stars = vec[i64](stars)
        """The star of each colour, -1 where no star is of one colour from the start."""
        self.colours = vec[i64](
            [stars.index(star) if star in stars else -1 for star in range(STARS)]
        )
        """The colour of each star, -1 if it is not of one colour from the start."""
        self._tables: list[StarTable | None] = [None] * (STARS * _STAGES)

    def table(self, star: i64, stage: i64) -> StarTable:
        """Return the table of plans for a star, made when it is first asked for."""
        table = self._tables[star * _STAGES + stage]
        if table is None:
            costs = [int(self.side.costs[6 * star + place]) for place in range(6)]
            key = (*costs, int(stage))
            if key not in _TABLES:
                _TABLES[key] = StarTable(costs, int(stage))
            table = _TABLES[key]
            self._tables[star * _STAGES + stage] = table
        return table

    def star_for(self, seat: Seat, colour: i64) -> i64:
        """Return the star where a colour is best laid, the one it has most on, or -1."""
        best = self._stars[colour]
        if best >= 0:
            return best
        most: i64 = -1
        own = seat.laid[colour]
        star: i64
        for star in range(STARS):
            if (seat.many >> star) & 1:
                continue
            covered = (seat.covered >> (6 * star)) & 63
            if covered == FULL:
                continue
            if covered == 0:
                # The middle star pays for pillars only, so any other comes first.
                if not seat.open[colour] & STAR[star]:
                    continue
                if most < 0 or (most == 0 and best == 0):
                    most = 0
                    best = star
            elif own & STAR[star] and covered > most:
                most = covered
                best = star
        return best


_SIDES: Final[list[SidePlans]] = []


def plans_for(side: Side) -> SidePlans:
    """Return the plans for a side, made when they are first asked for."""
    for plans in _SIDES:
        if plans.side is side:
            return plans
    _SIDES.append(SidePlans(side))
    return _SIDES[-1]


def stage_of(round_number: i64) -> i64:
    """Return the stage of the game that a round belongs to."""
    return EARLY if round_number < 5 else LATE if round_number == 5 else LAST


@final
class Plan:
    """The best plan for a hand of tiles, and its worth."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.points = 0.0
        self.spent = 0.0
        self.many_points = 0.0
        """The points of tiles left over on a star of many colours."""
        self.many_spent = 0.0
        self.helping = vec[i64]([0] * 6)
        """The number of wild tiles that help each colour; its own, of the wild colour."""
        self._best = vec[float]([0.0] * int(7 * _ROW))
        self._wilds = vec[i64]([0] * int(6 * _ROW))
        self._stars = vec[i64]([0] * 6)
        self._left = vec[i64]([0] * 6)

    def make(self, seat: Seat, tiles: i64, wild: i64, stage: i64) -> None:
        """Plan how to spend these tiles while this colour is wild."""
        plans = plans_for(seat.side)
        best = self._best
        wilds = amount(tiles, wild)
        if wilds > _MOST_WILDS:
            wilds = _MOST_WILDS
        self.points = 0.0
        self.spent = 0.0
        used: i64 = 0
        while used <= wilds:
            best[used] = 0.0
            used += 1
        colour: i64 = 0
        while colour < 6:
            self._add_colour(seat, plans, tiles, wild, colour, wilds, stage)
            colour += 1
        self.worth = best[6 * _ROW + wilds]
        # Walk back to see which wild tiles went where.
        unused = wilds
        colour = 5
        while colour >= 0:
            helping = self._wilds[colour * _ROW + unused]
            self.helping[colour] = helping
            star = self._stars[colour]
            own: i64 = amount(tiles, colour)
            if star >= 0:
                at = lookup(seat, tiles, wild, colour, star, helping)
                table = plans.table(star, stage)
                self.points += table.points[at]
                self.spent += table.spent[at]
                if table.spent[at] > float(helping):
                    own -= i64(table.spent[at]) - helping
            self._left[colour] = own
            unused -= helping
            colour -= 1
        self._left[wild] = unused
        self._use_rest(seat, plans, stage)

    def _use_rest(self, seat: Seat, plans: SidePlans, stage: i64) -> None:
        """Lay what is left over on a star of many colours, each tile where it scores most."""
        self.many_points = 0.0
        self.many_spent = 0.0
        many = seat.many
        while many:
            star = lowest(many)
            many &= many - 1
            covered = (seat.covered >> (6 * star)) & 63
            if covered == FULL:
                continue
            table = plans.table(star, stage)
            mask = STAR[star]
            colour: i64 = 0
            while colour < 6:
                left = self._left[colour]
                spaces = seat.open[colour] & mask
                if left > 0 and spaces and covered != FULL:
                    at = 7 * covered + (left if left < 6 else 6)
                    run = table.longest[at]
                    place = table.where[at]
                    if (seat.side.printed >> star) & 1:
                        # The colour has a space of its own.
                        place = lowest(spaces) - 6 * star
                        run = 0.0
                        if seat.side.costs[6 * star + place] <= left:
                            run = float(ring_run(covered | BIT[place], place))
                    if run > 0.0:
                        covered |= BIT[place]
                        self.many_points += run
                        self.many_spent += float(seat.side.costs[6 * star + place])
                colour += 1
            return

    def _add_colour(
        self,
        seat: Seat,
        plans: SidePlans,
        tiles: i64,
        wild: i64,
        colour: i64,
        wilds: i64,
        stage: i64,
    ) -> None:
        """Distribute the wild tiles among the colours so far and this one."""
        best = self._best
        before = colour * _ROW
        row = before + _ROW
        own = amount(tiles, colour)
        star: i64 = -1
        if own:
            star = plans.star_for(seat, colour)
            if star >= 0 and (seat.covered >> (6 * star)) & 63 == FULL:
                star = -1
        self._stars[colour] = star
        used: i64 = 0
        if star < 0:
            while used <= wilds:
                best[row + used] = best[before + used]
                self._wilds[before + used] = 0
                used += 1
            return
        worth = plans.table(star, stage).worth
        while used <= wilds:
            most = -1.0
            chosen: i64 = 0
            helping: i64 = 0
            while helping <= used:
                at = lookup(seat, tiles, wild, colour, star, helping)
                value = best[before + used - helping] + worth[at]
                if value > most + 1e-9:
                    most = value
                    chosen = helping
                helping += 1
            best[row + used] = most
            self._wilds[before + used] = chosen
            used += 1


def lookup(seat: Seat, tiles: i64, wild: i64, colour: i64, star: i64, helping: i64) -> i64:
    """Return the index of the plan for a colour that so many wild tiles help."""
    covered = (seat.covered >> (6 * star)) & 63
    own: i64 = 0 if colour == wild else amount(tiles, colour)
    budget = own + helping
    if budget > MOST_SPENT:
        budget = MOST_SPENT
    covers = helping if colour == wild else own
    if covers > _MOST_COVERED:
        covers = _MOST_COVERED
    return plan_index(covered, budget, covers)
