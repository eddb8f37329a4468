"""A position of The Beach, and what one turn does to it."""

from __future__ import annotations

from typing import Final

from games.toy import NAME, TITLE
from games.toy.rules import foresight, notation, playout, scoring, snapshot, steps
from games.toy.rules.choices import BeachChoices
from games.toy.rules.moves import DIG, LegalMoves, fault
from games.toy.rules.options import Rules
from games.toy.rules.pieces import EVERY_SHELL, SHELLS, VALUES
from quinta.core.chance import Dealer, Generator, ImpossibleChance, Report
from quinta.core.game import IllegalMove
from quinta.core.position import NOBODY, Modules, Position
from quinta.core.terms import Terms

LAST_ROUND: Final = 4


class Beach(Position):
    """A position of The Beach, and everything one can ask of it."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.to_move = rules.starts
        self.rules = rules
        self.random: Generator = Dealer(seed)
        self.sand = _shuffled(EVERY_SHELL, self.random)
        """What comes up next is the last."""
        self.washed_up = [self.sand.pop() for _ in range(rules.width)]
        self.seats: list[list[int]] = [[] for _ in range(rules.players)]

    @staticmethod
    def set_up(rules: Rules, seed: int) -> Beach:
        """A game set up for its first turn."""
        return Beach(rules, seed)

    def copy(self) -> Beach:
        game = Beach.__new__(Beach)
        game.rules, game.random = self.rules, self.random.copy()
        game.round, game.to_move = self.round, self.to_move
        game.sand, game.washed_up = list(self.sand), list(self.washed_up)
        game.seats = [list(shells) for shells in self.seats]
        return game

    def redeal(self, seed: int) -> None:
        self.random = Dealer(seed)
        self.sand = _shuffled(sorted(self.sand), self.random)

    def modules(self) -> Modules:
        return _MODULES

    def terms(self) -> Terms:
        return self.rules

    @property
    def scores(self) -> list[int]:
        return [
            sum(VALUES[shell] for shell in shells)
            + (scoring.pair_points(shells) if self.is_over else 0)
            for shells in self.seats
        ]

    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    def fault(self, move: int) -> IllegalMove | None:
        return fault(self, move)

    def apply(self, move: int) -> None:
        seat, report = int(self.to_move), self.report
        shell = self._come_up() if move == DIG else move
        self.seats[seat].append(shell)
        if report is not None:
            report.add("dig" if move == DIG else "take", seat=seat, shell=SHELLS[shell])
            report.add(
                "points",
                seat=seat,
                points=VALUES[shell],
                reason="a shell",
                clause="TY-2" if move == DIG else "TY-1",
                score=self.scores[seat],
            )
        if move != DIG:
            self.washed_up.remove(shell)
            self.washed_up.append(self._come_up())
            if report is not None:
                report.add("wash-up", shell=SHELLS[self.washed_up[-1]])
        self._next_turn(report)

    def _next_turn(self, report: Report | None) -> None:
        """The next seat, the next round, or the end."""
        starts = self.rules.starts
        self.to_move = (self.to_move + 1) % self.players
        if self.to_move != starts:
            return
        if self.round < LAST_ROUND:
            self.round += 1
            if report is not None:
                report.add("round", round=int(self.round), seat=starts)
            return
        if report is not None:
            report.add("final-scored", seats=[part["final"] for part in self.breakdown()])
        self.to_move = NOBODY
        if report is not None:
            report.add("over", scores=self.scores, winners=self.winners)

    def _come_up(self) -> int:
        """The next shell out of the sand; if it is given or chosen, that one."""
        report = self.report
        if report is None:
            return self.sand.pop()
        shell = self.sand[-1]
        if report.given is not None:
            shell = report.next_given()
            if shell not in self.sand:
                raise ImpossibleChance(f"shell {shell} is not left in the sand")
        elif report.chooser is not None:
            shell = sorted(self.sand)[report.chooser.below(len(self.sand))]
        # The last of them, so that what comes up by itself leaves the others in their order.
        del self.sand[len(self.sand) - 1 - self.sand[::-1].index(shell)]
        report.chance.append(shell)
        return shell


def _shuffled(shells: tuple[int, ...] | list[int], random: Generator) -> list[int]:
    """Shells in an order drawn with a generator."""
    left = list(shells)
    return [left.pop(random.below(len(left))) for _ in shells]


_MODULES: Final = Modules(
    NAME, TITLE, notation, steps, BeachChoices, foresight, playout, scoring, snapshot
)
