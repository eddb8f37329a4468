"""A position of Queen's Garden, and everything one can ask of it (QG-3)."""

from __future__ import annotations

from typing import Final, final

from quinta.core.game import IllegalMove
from quinta.core.position import Modules, Position
from quinta.core.terms import Terms
from quinta.games.garden import NAME, TITLE
from quinta.games.garden.rules import (
    foresight,
    notation,
    playout,
    scoring,
    snapshot,
    steps,
    turns,
)
from quinta.games.garden.rules.choices import GardenChoices
from quinta.games.garden.rules.legal import LegalMoves
from quinta.games.garden.rules.moves import fault
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.table import Table


@final
class QueensGarden(Position):
    """A position of Queen's Garden."""

    def __init__(self, rules: Rules, seats: list[Seat], table: Table) -> None:
        self.to_move = rules.starts
        self.rules = rules
        self.seats = seats
        self.table = table

    @staticmethod
    def set_up(rules: Rules, seed: int) -> QueensGarden:
        """Set up a game by these rules for its first turn."""
        seats = [Seat.empty() for _ in range(rules.players)]
        table = Table.shuffled(rules, seed)
        table.start_round(1, None)
        return QueensGarden(rules, seats, table)

    def copy(self) -> QueensGarden:
        seats = [seat.copy() for seat in self.seats]
        game = QueensGarden(self.rules, seats, self.table.copy())
        game.round = self.round
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
        return [int(seat.score) for seat in self.seats]

    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    def fault(self, move: int) -> IllegalMove | None:
        return fault(self, move)

    def apply(self, move: int) -> None:
        turns.apply(self, move)


_MODULES: Final = Modules(
    NAME, TITLE, notation, steps, GardenChoices, foresight, playout, scoring, snapshot
)
