"""Exact play: the rest of a game, exhausted.

Every legal turn of every position up to the end of the game is played, and every outcome of chance
with its probability. Each seat plays the turn with the largest lead over the best other seat that
it can expect at the end, of equal ones the first. With two players that is the best turn whatever
the other does; with more, the best one if all play so.
"""

from __future__ import annotations

import time
from typing import Final, Generic, final

from mypy_extensions import i64

from quinta.bots.search import final_chance, lead_of
from quinta.brains.brain import AnyGame, Endings
from quinta.core.chance import Generator, Report

SAME: Final = 1e-9
"""Leads that differ by less are equal: sums of the same numbers in another order are."""


CHECK_EVERY: Final[i64] = 256
"""After how many turns the clock is read."""


class TooLarge(Exception):
    """A rest of a game that takes more turns or more time to exhaust than allowed."""


@final
class _Script(Generator):
    """A chooser that draws given numbers, then zeros, and notes the limit of each."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self.limits: list[int] = []

    def below(self, limit: i64) -> i64:
        at = len(self.limits)
        self.limits.append(limit)
        return self._numbers[at] if at < len(self._numbers) else 0


@final
class Exact(Generic[AnyGame]):
    """The solution of positions of one game; what it has found it keeps for the next one."""

    def __init__(self, endings: Endings[AnyGame], most: int = 0, seconds: float = 0.0) -> None:
        self._endings = endings
        self._most: i64 = most
        self._seconds = seconds
        self._end = 0.0
        self._next_check: i64 = 0
        self._known: dict[tuple[int, ...], list[float]] = {}
        self.played: i64 = 0
        """The number of turns played for the last answer."""

    def turns(self, game: AnyGame) -> list[tuple[int, float, float]]:
        """Return the legal turns, each with the lead and the chance to win of the seat to move.

        Raise ``TooLarge`` when more than ``most`` turns have to be played for it, or when it takes
        more than ``seconds``; 0 means no limit.
        """
        seat = game.to_move
        chance = seat + len(game.scores)
        return [(move, after[seat], after[chance]) for move, after in self.expected(game)]

    def expected(self, game: AnyGame) -> list[tuple[int, list[float]]]:
        """Return the legal turns, each with what all seats expect after it; see ``turns``.

        That is the lead of each seat, then the chance to win of each.
        """
        self._start()
        moves = game.legal_moves()
        self._spend(len(moves))
        return [(move, self._after(game, move)) for move in moves]

    def lead_after(self, game: AnyGame, move: int) -> float:
        """Return the lead that the seat to move can expect after a turn."""
        self._start()
        return self._after(game, move)[game.to_move]

    def _expected(self, game: AnyGame) -> list[float]:
        """Return the lead that each seat can expect at the end, then the chance to win of each."""
        if game.is_over:
            scores = [float(score) for score in game.scores]
            seats = range(len(scores))
            leads = [lead_of(seat, scores) for seat in seats]
            return leads + [final_chance(seat, game) for seat in seats]
        # What is hidden is not part of it: only its probabilities count, and these are visible.
        key = self._endings.facts(game)
        if key in self._known:
            return self._known[key]
        seat = game.to_move
        moves = game.legal_moves()
        self._spend(len(moves))
        best: list[float] = []
        for move in moves:
            after = self._after(game, move)
            if not best or after[seat] > best[seat] + SAME:
                best = after
        self._known[key] = best
        return best

    def _after(self, game: AnyGame, move: int) -> list[float]:
        """Return what each seat can expect at the end, after a turn."""
        if not self._endings.reveals(game, move):
            after = game.copy()
            after.apply(move)
            return self._expected(after)
        totals = [0.0] * (2 * len(game.scores))
        self._add_outcomes(game, move, [], 1.0, totals)
        return totals

    def _add_outcomes(
        self, game: AnyGame, move: int, numbers: list[int], chance: float, totals: list[float]
    ) -> None:
        """Add what is expected after draws that begin with these numbers, by probability."""
        after, script, report = self._played(game, move, numbers)
        drawn = len(numbers)
        if len(script.limits) == drawn:
            expected = self._expected(after)
            for at in range(len(totals)):
                totals[at] += chance * expected[at]
            return
        limit = script.limits[drawn]
        # Equal pieces are drawn by different numbers, and lead to the same.
        ways: dict[int, list[int]] = {report.chance[drawn]: [0]}
        for number in range(1, limit):
            _, _, other = self._played(game, move, [*numbers, number])
            outcome = other.chance[drawn]
            if outcome not in ways:
                ways[outcome] = []
            ways[outcome].append(number)
        for alike in ways.values():
            share = chance * float(len(alike)) / float(limit)
            self._add_outcomes(game, move, [*numbers, alike[0]], share, totals)

    def _played(
        self, game: AnyGame, move: int, numbers: list[int]
    ) -> tuple[AnyGame, _Script, Report]:
        """Return the position after a turn whose draws are by these numbers, and its report."""
        self._spend(1)
        after = game.copy()
        script = _Script(numbers)
        report = Report(chooser=script)
        after.play(move, report)
        return after, script, report

    def _start(self) -> None:
        self.played = 0
        self._next_check = CHECK_EVERY
        if self._seconds > 0.0:
            self._end = time.perf_counter() + self._seconds

    def _spend(self, turns: i64) -> None:
        self.played += turns
        if self._most and self.played > self._most:
            raise TooLarge(f"there are more than {self._most} turns to play")
        if self._seconds > 0.0 and self.played >= self._next_check:
            self._next_check = self.played + CHECK_EVERY
            if time.perf_counter() >= self._end:
                raise TooLarge(f"it takes more than {self._seconds} seconds")
