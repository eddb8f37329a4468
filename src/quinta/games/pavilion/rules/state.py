"""A position of Summer Pavilion, and everything one can ask of it (SP-3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quinta.core.game import IllegalMove
from quinta.core.position import Modules, Position
from quinta.core.terms import Terms
from quinta.games.pavilion import NAME, TITLE
from quinta.games.pavilion.rules import (
    foresight,
    notation,
    playout,
    scoring,
    snapshot,
    steps,
    turns,
)
from quinta.games.pavilion.rules.choices import PavilionChoices
from quinta.games.pavilion.rules.legal import LegalMoves
from quinta.games.pavilion.rules.moves import DRAFTING, fault
from quinta.games.pavilion.rules.options import Rules
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.table import Table


@final
class SummerPavilion(Position):
    """A position of Summer Pavilion."""

    def __init__(self, rules: Rules, seats: list[Seat], table: Table) -> None:
        self.to_move = rules.starts
        self.rules = rules
        self.seats = seats
        self.table = table
        self.wild: i64 = rules.side.wild(1)
        """This round's wild colour."""
        self.phase: i64 = DRAFTING
        """``DRAFTING``, ``PLACING`` or ``OVER``, see ``quinta.games.pavilion.rules.moves``."""
        self.starter: i64 = rules.starts
        """The seat that started this round."""

    @staticmethod
    def set_up(rules: Rules, seed: int) -> SummerPavilion:
        """Set up a game by these rules for its first turn."""
        seats = [Seat.empty(rules.side) for _ in range(rules.players)]
        table = Table.cleared(rules.factories, seed)
        table.fill_supply(None)
        table.fill_factories(None)
        return SummerPavilion(rules, seats, table)

    def copy(self) -> SummerPavilion:
        seats = [seat.copy() for seat in self.seats]
        game = SummerPavilion(self.rules, seats, self.table.copy())
        game.round = self.round
        game.wild = self.wild
        game.phase = self.phase
        game.starter = self.starter
        game.to_move = self.to_move
        game.marker = self.marker
        return game

    def redeal(self, seed: int) -> None:
        self.table.redeal(seed)

    def modules(self) -> Modules:
        return _MODULES

    def terms(self) -> Terms:
        return self.rules

    @property
    def scores(self) -> list[int]:
        return [seat.score for seat in self.seats]

    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    def fault(self, move: int) -> IllegalMove | None:
        return fault(self, move)

    def apply(self, move: int) -> None:
        turns.apply(self, move)


_MODULES: Final = Modules(
    NAME, TITLE, notation, steps, PavilionChoices, foresight, playout, scoring, snapshot
)
