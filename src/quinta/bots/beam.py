"""Beam search over one seat's own turns, for when the others' turns no longer matter to it.

Each look deals the hidden order anew and follows the best lines of turns to their end, level by
level: of all positions after so many turns only the most promising go on. The more time there is,
the wider the looks; the first turn of the best line gets the look's votes.
"""

from __future__ import annotations

import time
from typing import Final, Generic, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.bots.search import (
    Found,
    Ranked,
    Search,
    SearchSettings,
    lead_of,
    most_visited_first,
    stretched,
    win_chance,
)
from quinta.brains.brain import AnyGame, Brain
from quinta.core.chance import Random

_NARROWEST: Final[i64] = 4
_WIDEST: Final[i64] = 128


@final
class Line(Generic[AnyGame]):
    """A position some turns ahead, and the turn that led towards it."""

    def __init__(self, game: AnyGame, first: i64, worth: float) -> None:
        self.game = game
        self.first = first
        self.worth = worth


@final
class Beam(Generic[AnyGame]):
    """One beam search from one position."""

    def __init__(
        self,
        view: AnyGame,
        brain: Brain[AnyGame],
        settings: SearchSettings,
        seed: int,
        only: int | None = None,
        values: list[float] | None = None,
    ) -> None:
        """Prepare a search, of all turns or ``only`` of one.

        ``values`` are the final scores that all seats can expect, if they are known better than
        the brain knows them.
        """
        self.brain = brain
        self.settings = settings
        self.positions: i64 = 0
        self.expanded: i64 = 0
        """The number of positions whose turns were all judged."""
        self._view = view
        self._seat = view.to_move
        self._alone = only is not None
        self._random = Random(seed)
        self._values = brain.values(view) if values is None else values
        self._scale = stretched(brain.scale(view), self._values)
        self._rival = self._values[self._seat] - lead_of(self._seat, self._values)
        judged: list[tuple[float, int]] = []
        for move in brain.candidates(view) if only is None else [only]:
            after = view.copy()
            after.apply(move)
            judged.append((-brain.value(after, self._seat), move))
        self.positions += len(judged)
        judged.sort()
        self.moves = [move for _, move in judged]
        size = len(judged)
        self._votes = vec[i64]([0] * size)
        """The votes of each turn; a look gives as many as its width."""
        self._found = vec[i64]([0] * size)
        self._width: i64 = 0
        self._worths = vec[float]([-worth for worth, _ in judged])

    def run(self, simulations: int, seconds: float) -> None:
        """Look ahead until one of the limits is reached; 0 means no limit.

        A simulation is a position whose turns are all judged.
        """
        if len(self.moves) < 2 and not self._alone:
            return
        end = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        most: i64 = simulations if simulations > 0 else 1 << 60
        width = _NARROWEST
        while True:
            length = self._look(width, most, end)
            left = most - self.expanded
            if length == 0 or width * length > left:
                return
            if width < _WIDEST and 2 * width * length <= left:
                width *= 2

    def _look(self, width: i64, most: i64, end: float) -> i64:
        """Follow ``width`` lines to their end; return the number of turns of the longest.

        If the budget runs out, change nothing and return 0.
        """
        best = vec[float]([-1e9] * len(self.moves))
        world = self._view.redealt(self._random.below(1 << 29))
        level: list[Line[AnyGame]] = [Line(world, -1, 0.0)]
        length: i64 = 0
        while level:
            found: list[Line[AnyGame]] = []
            for line in level:
                if self.expanded >= most or (end > 0.0 and time.perf_counter() >= end):
                    return 0
                self.expanded += 1
                self._follow(line, best, found)
            found.sort(key=_most_first)
            level = _distinct(found, width)
            length += 1
        self._vote(best, width)
        return length

    def _follow(self, line: Line[AnyGame], best: vec[float], found: list[Line[AnyGame]]) -> None:
        """Judge each turn that can come next, and note the value of the lines that end."""
        brain = self.brain
        seat = self._seat
        moves = self.moves if line.first < 0 else brain.candidates(line.game)
        self.positions += len(moves)
        at: i64
        for at in range(len(moves)):
            first = at if line.first < 0 else line.first
            after = line.game.copy()
            after.apply(moves[at])
            brain.skip_others(after, seat)
            worth = brain.value(after, seat)
            if not after.is_over:
                found.append(Line(after, first, worth))
            elif worth > best[first]:
                best[first] = worth

    def _vote(self, best: vec[float], width: i64) -> None:
        """Count the result of a look; a wider look replaces the results of narrower ones."""
        top: i64 = 0
        at: i64 = 0
        if width > self._width:
            self._width = width
            self._forget()
        while at < len(self.moves):
            if best[at] > best[top]:
                top = at
            if best[at] > -1e8:
                found = float(self._found[at])
                self._worths[at] = (self._worths[at] * found + best[at]) / (found + 1.0)
                self._found[at] += 1
            at += 1
        self._votes[top] += width

    def _forget(self) -> None:
        at: i64 = 0
        while at < len(self.moves):
            self._votes[at] = 0
            self._found[at] = 0
            at += 1

    def _expected(self, worth: float) -> list[float]:
        """Return what all seats expect if the seat to move ends with this score."""
        values = self._values.copy()
        values[self._seat] = worth
        seats = range(len(values))
        leads = [lead_of(seat, values) for seat in seats]
        return leads + [win_chance(seat, values, self._scale) for seat in seats]

    def expected(self) -> list[Found]:
        """Return the moves, each with its votes and what all seats expect after it."""
        return [
            (self.moves[i], int(self._votes[i]), self._expected(self._worths[i]))
            for i in range(len(self.moves))
        ]

    def found(self) -> list[Found]:
        """Return the moves, each with its votes, and what all seats expect for each vote."""
        return [
            (move, votes, [one * float(votes) for one in expected])
            for move, votes, expected in self.expected()
        ]

    def add(self, found: list[Found]) -> None:
        """Add the votes of another search from the same position."""
        for move, votes, _ in found:
            self._votes[self.moves.index(move)] += votes

    def ranked(self) -> list[Ranked]:
        """Return the moves with their leads, votes and chances, those with the most votes first."""
        chance = self._seat + len(self._values)
        ranked = [
            (
                self.moves[i],
                self._worths[i] - self._rival,
                int(self._votes[i]),
                self._expected(self._worths[i])[chance],
            )
            for i in range(len(self.moves))
        ]
        ranked.sort(key=most_visited_first)
        return ranked

    def best(self) -> float:
        """Return the final score that the seat to move can expect with the best turn."""
        return self.ranked()[0][1] + self._rival


AnySearch: TypeAlias = Search[AnyGame] | Beam[AnyGame]


def search_for(
    view: AnyGame, brain: Brain[AnyGame], settings: SearchSettings, seed: int
) -> AnySearch[AnyGame]:
    """Return the search that suits a position."""
    if settings.beam and brain.is_alone(view):
        return Beam(view, brain, settings, seed)
    return Search(view, brain, settings, seed)


def _distinct(lines: list[Line[AnyGame]], most: i64) -> list[Line[AnyGame]]:
    """Return the first ``most`` lines, those of equal worth (turns in another order) as one."""
    kept: list[Line[AnyGame]] = []
    for line in lines:
        if kept and kept[-1].worth == line.worth:
            if line.first < kept[-1].first:
                kept[-1] = line
        elif len(kept) < most:
            kept.append(line)
        else:
            break
    return kept


def _most_first(line: Line[AnyGame]) -> float:
    return -line.worth
