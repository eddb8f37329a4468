"""The result of a match, by pairing and by bot.

Only whole sets count, so that every bot has sat in every seat equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean, stdev

from quinta.analysis.value import Standing as Expected
from quinta.arena.adjusting import Adjusted, Estimate, without_luck
from quinta.arena.intervals import design_effect, mean_interval, win_rate_interval
from quinta.arena.match import Arrangement, Match
from quinta.arena.play import Played
from quinta.arena.ratings import Encounter, Rating, Role, rate

Set = list[Played]
"""All games of one deal of a pairing, by arrangement."""


@dataclass
class Figures:
    """A bot's totals over some games. Scores and leads are those of each of its seats."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: float = 0.0
    scores: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    turns: int = 0
    positions: int = 0
    seconds: float = 0.0

    def add(self, played: Played, sides: Arrangement, side: int) -> None:
        """Count a game in which the bot has this side."""
        self.games += 1
        share = points(played, sides, side)
        self.points += share
        self.won += share == 1
        self.lost += share == 0
        self.drawn += 0 < share < 1
        for seat, sitting in enumerate(sides):
            if sitting == side:
                self.scores.append(played.scores[seat])
                self.leads.append(lead_of(seat, played.scores))
                self.turns += played.turns[seat]
                self.positions += played.positions[seat]
                self.seconds += played.seconds[seat]

    @property
    def mean_score(self) -> float:
        return fmean(self.scores) if self.scores else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the scores."""
        return stdev(self.scores) if len(self.scores) > 1 else 0.0

    @property
    def mean_lead(self) -> float:
        """The mean lead over the best other player."""
        return fmean(self.leads) if self.leads else 0.0

    @property
    def lead_spread(self) -> float:
        """The standard deviation of the leads."""
        return stdev(self.leads) if len(self.leads) > 1 else 0.0

    @property
    def seconds_per_turn(self) -> float:
        return self.seconds / self.turns if self.turns else 0.0

    @property
    def positions_per_turn(self) -> float:
        return self.positions / self.turns if self.turns else 0.0


@dataclass(frozen=True)
class Bout:
    """A bot's result against another: alone against a field of it, or one against one."""

    bot: str
    against: str
    figures: Figures
    win_rate: float
    low: float
    high: float
    even: float
    """The win rate of equal strength."""
    lead_interval: tuple[float, float] | None = None
    """The 95% interval of the mean lead."""
    without_luck: WithoutLuck | None = None
    """The result adjusted for luck, if that was judged."""


@dataclass(frozen=True)
class WithoutLuck:
    """A bot's result against another, as it is and adjusted for luck."""

    win_rate: Adjusted
    lead: Adjusted | None
    """None for too few sets."""


@dataclass(frozen=True)
class Start:
    """The result of the seat that starts, in the games of a pairing, whoever sits there."""

    bot: str
    against: str
    games: int
    win_rate: float
    low: float
    high: float
    even: float
    """The win rate if it did not matter who starts."""
    mean_score: float
    others_score: float
    """The mean score of the other seats."""


@dataclass(frozen=True)
class Standing:
    """A bot's place in the ladder: its rating, unless it only played itself, and its totals."""

    bot: str
    budget: str
    rating: Rating | None
    figures: Figures


class Tally:
    """The running result of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self._sides = match.arrangements
        self._open: dict[tuple[str, str, int], dict[int, Played]] = {}
        self._sets: dict[tuple[str, str], dict[int, Set]] = {
            pairing: {} for pairing in match.pairings
        }

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        key = (*played.pairing, played.deal)
        games = self._open.setdefault(key, {})
        games[played.arrangement] = replace(played, record="")
        if len(games) == len(self._sides):
            del self._open[key]
            self._sets[played.pairing][played.deal] = [
                games[number] for number in range(len(self._sides))
            ]

    @property
    def uncounted(self) -> int:
        """The number of games in sets that are not whole yet."""
        return sum(map(len, self._open.values()))

    def sets(self, pairing: tuple[str, str]) -> list[Set]:
        """Return the whole sets of a pairing, by deal."""
        by_deal = self._sets[pairing]
        return [by_deal[deal] for deal in sorted(by_deal)]

    def mean_score_interval(self) -> tuple[float, float] | None:
        """Return the 95% interval of the mean score in self-play.

        The scores of a game depend on each other, so a game counts once, with their mean.
        """
        if not self.match.is_self_play:
            return None
        sets = self.sets(self.match.pairings[0])
        return mean_interval([fmean(played.scores) for games in sets for played in games])

    def bouts(self) -> list[Bout]:
        """Return each bot's result against each other one."""
        if self.match.is_self_play:
            return []
        sides = (0,) if self.match.players == 2 or self.match.one_way else (0, 1)
        return [self._bout(pairing, side) for pairing in self.match.pairings for side in sides]

    def _bout(self, pairing: tuple[str, str], side: int) -> Bout:
        numbers = [
            number
            for number, sides in enumerate(self._sides)
            if self.match.players == 2 or sides.count(side) == 1
        ]
        sets = self.sets(pairing)
        figures = Figures()
        for games in sets:
            for number in numbers:
                figures.add(games[number], self._sides[number], side)
        means = [self._mean(games, numbers, side) for games in sets]
        low, high = win_rate_interval(means, len(numbers))
        seats = [self._sides[number].index(side) for number in numbers]
        leads = [_mean_lead(games, numbers, seats) for games in sets]
        return Bout(
            pairing[side],
            pairing[1 - side],
            figures,
            fmean(means) if means else 0.0,
            low,
            high,
            1 / self.match.players,
            mean_interval(leads),
            self._without_luck(sets, numbers, seats, means, leads),
        )

    def _without_luck(
        self,
        sets: Sequence[Set],
        numbers: Sequence[int],
        seats: Sequence[int],
        means: Sequence[float],
        leads: Sequence[float],
    ) -> WithoutLuck | None:
        """Return the result of seats, one in each of some games of a set, adjusted for luck."""
        if not self.match.adjust_luck or not sets:
            return None
        lucks = [_mean_lucks(games, numbers, seats) for games in sets]
        rates = without_luck(means, [[part.chance for part in luck] for luck in lucks])
        lead_means = without_luck(leads, [[part.lead for part in luck] for luck in lucks])
        raw, adjusted = (
            # Without its luck a rate may come out beyond 0 or 1.
            Estimate(min(max(fmean(values), 0.0), 1.0), *win_rate_interval(values, len(numbers)))
            for values in (means, rates)
        )
        estimates = [
            Estimate(fmean(values), *interval)
            for values in (leads, lead_means)
            if (interval := mean_interval(values))
        ]
        return WithoutLuck(Adjusted(raw, adjusted), Adjusted(*estimates) if estimates else None)

    def _mean(self, games: Set, numbers: Sequence[int], side: int) -> float:
        return fmean(points(games[number], self._sides[number], side) for number in numbers)

    def starts(self) -> list[Start]:
        """Return the result of the seat that starts, by pairing."""
        return [self._start(pairing) for pairing in self.match.pairings]

    def _start(self, pairing: tuple[str, str]) -> Start:
        seat = self.match.starts
        sets = self.sets(pairing)
        means = [fmean(share_of(seat, played) for played in games) for games in sets]
        low, high = win_rate_interval(means, len(self._sides))
        scores = [played.scores for games in sets for played in games]
        others = [score for of_game in scores for score in of_game[:seat] + of_game[seat + 1 :]]
        return Start(
            *pairing,
            len(scores),
            fmean(means) if means else 0.0,
            low,
            high,
            1 / self.match.players,
            fmean(of_game[seat] for of_game in scores) if scores else 0.0,
            fmean(others) if others else 0.0,
        )

    def standings(self) -> list[Standing]:
        """Return all bots, the strongest first."""
        labels = self.match.labels
        ratings = self._ratings()
        standings = []
        for bot, entrant in enumerate(self.match.entrants):
            figures = self._figures(entrant.label)
            rating = ratings[bot] if ratings and figures.games else None
            standings.append(Standing(entrant.label, entrant.budget_text, rating, figures))
        standings.sort(
            key=lambda one: (-(one.rating.elo if one.rating else 0.0), labels.index(one.bot))
        )
        return standings

    def _figures(self, label: str) -> Figures:
        figures = Figures()
        for pairing in self.match.pairings:
            if label in pairing:
                side = pairing.index(label)
                for games in self.sets(pairing):
                    for played, sides in zip(games, self._sides, strict=True):
                        figures.add(played, sides, side)
        return figures

    def _ratings(self) -> list[Rating]:
        if self.match.is_self_play:
            return []
        labels = self.match.labels
        encounters = [
            self._encounter(pairing, labels.index(pairing[0]), labels.index(pairing[1]))
            for pairing in self.match.pairings
        ]
        return rate(len(labels), encounters)

    def _encounter(self, pairing: tuple[str, str], first: int, second: int) -> Encounter:
        sets = self.sets(pairing)
        roles: list[Role] = []
        independent = 0.0
        for seats in sorted({sides.count(0) for sides in self._sides}):
            numbers = [n for n, sides in enumerate(self._sides) if sides.count(0) == seats]
            shares = [points(games[n], self._sides[n], 0) for games in sets for n in numbers]
            roles.append(Role(seats, self.match.players - seats, len(shares), sum(shares)))
            if shares:
                mean = fmean(shares)
                independent += len(numbers) * mean * (1 - mean)
        every = range(len(self._sides))
        means = [self._mean(games, every, 0) for games in sets]
        effect = design_effect(means, independent / len(self._sides) ** 2)
        return Encounter(first, second, roles, len(sets), effect)


def _mean_lead(games: Set, numbers: Sequence[int], seats: Sequence[int]) -> float:
    """Return the mean lead of seats, one in each of some games of a set."""
    return fmean(
        lead_of(seat, games[number].scores) for number, seat in zip(numbers, seats, strict=True)
    )


def _mean_lucks(games: Set, numbers: Sequence[int], seats: Sequence[int]) -> list[Expected]:
    """Return their mean luck, in its parts."""
    places = list(zip(numbers, seats, strict=True))
    return [
        Expected(
            fmean(games[number].luck[part].leads[seat] for number, seat in places),
            fmean(games[number].luck[part].chances[seat] for number, seat in places),
        )
        for part in range(len(games[0].luck))
    ]


def lead_of(seat: int, scores: Sequence[int]) -> int:
    """Return how far a seat is ahead of the best other one."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def share_of(seat: int, played: Played) -> float:
    """Return a seat's share of the victory."""
    return (seat in played.winners) / len(played.winners)


def points(played: Played, sides: Arrangement, side: int) -> float:
    """Return a side's share of the victory."""
    return sum(sides[seat] == side for seat in played.winners) / len(played.winners)
