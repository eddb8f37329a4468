"""A position of Queen's Garden, and everything one can ask of it (QG-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from quinta.core.chance import Random, Report, fresh_seed
from quinta.core.game import Data, Move, checked_seed, checked_turn
from quinta.core.position import NOBODY, Modules, Position
from quinta.games.garden import NAME, TITLE
from quinta.games.garden.rules import (
    choices,
    foresight,
    notation,
    playout,
    scoring,
    snapshot,
    steps,
    turns,
)
from quinta.games.garden.rules.legal import LegalMoves
from quinta.games.garden.rules.moves import fault
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.seat import Seat
from quinta.games.garden.rules.table import Table


@final
class QueensGarden(Position):
    """A position of Queen's Garden."""

    STEPS: Final = steps.SIZE
    """The number of different small choices, see ``steps``."""

    __slots__ = ("rules", "seats", "table")

    def __init__(self, rules: Rules, seats: list[Seat], table: Table) -> None:
        super().__init__(rules.starts)
        self.rules = rules
        self.seats = seats
        self.table = table

    @staticmethod
    def new(
        players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> QueensGarden:
        """Set up a game for its first turn (QG-3)."""
        return QueensGarden.set_up(Rules(players, options), seed)

    @staticmethod
    def set_up(rules: Rules, seed: int | None) -> QueensGarden:
        """Set up a game by these rules for its first turn."""
        seats = [Seat.empty() for _ in range(rules.players)]
        table = Table.shuffled(rules, fresh_seed() if seed is None else seed)
        table.start_round(1, None)
        return QueensGarden(rules, seats, table)

    @staticmethod
    def from_snapshot(data: Mapping[str, object]) -> QueensGarden:
        """Return the position that data describes, or raise ``InvalidPosition``.

        Without the hidden part the hidden order is dealt anew.
        """
        return snapshot.from_data(data)

    def copy(self) -> QueensGarden:
        """Return an independent copy, hidden order included."""
        seats = [seat.copy() for seat in self.seats]
        game = QueensGarden(self.rules, seats, self.table.copy())
        game.round = self.round
        game.to_move = self.to_move
        game.marker = self.marker
        return game

    def redealt(self, seed: object) -> QueensGarden:
        """Return a position with the same visible facts and its hidden order dealt anew."""
        game = self.copy()
        game.table.redeal(checked_seed(seed))
        return game

    # --- what a position tells --------------------------------------------------------------

    def modules(self) -> Modules:
        return _MODULES

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def options(self) -> Data:
        return self.rules.data()

    @property
    def is_over(self) -> bool:
        return self.to_move == NOBODY

    @property
    def scores(self) -> list[int]:
        return [int(seat.score) for seat in self.seats]

    def legal_moves(self) -> LegalMoves:
        """Return the legal turns, each once, as a lazy sequence."""
        return LegalMoves(self)

    # --- random play ------------------------------------------------------------------------

    def random_move(self, random: Random) -> Move:
        """Return a turn, drawn as random playouts draw it."""
        return playout.random_move(self, random)

    def playout(self, seed: object) -> list[int]:
        """Return the scores after random turns to the end; this position does not change."""
        return playout.playout(self, checked_seed(seed))

    # --- one turn ---------------------------------------------------------------------------

    def play(self, move: object, report: Report | None = None) -> None:
        """Play one turn, or raise ``IllegalMove`` and change nothing."""
        turn = checked_turn(move)
        problem = fault(self, turn)
        if problem is not None:
            raise problem
        if report is None:
            turns.apply(self, turn)
        else:
            self.apply_reporting(turn, report)

    def apply(self, move: int) -> None:
        turns.apply(self, move)


_MODULES: Final = Modules(NAME, TITLE, notation, steps, choices, foresight, scoring, snapshot)
