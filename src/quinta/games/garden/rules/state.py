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
    """A position of Queen's Garden, and everything one can ask of it."""

    STEPS: Final = steps.SIZE
    """How many different small choices there are, see ``steps``."""

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
        """A game set up for its first turn (QG-3)."""
        return QueensGarden.set_up(Rules(players, options), seed)

    @staticmethod
    def set_up(rules: Rules, seed: int | None) -> QueensGarden:
        """A game by these rules, set up for its first turn."""
        seats = [Seat.empty() for _ in range(rules.players)]
        table = Table.shuffled(rules, fresh_seed() if seed is None else seed)
        table.start_round(1, None)
        return QueensGarden(rules, seats, table)

    @staticmethod
    def from_snapshot(data: Mapping[str, object]) -> QueensGarden:
        """The position that data describes; ``InvalidPosition`` names what is wrong with it.

        Without the hidden part the hidden order is dealt afresh.
        """
        return snapshot.from_data(data)

    def copy(self) -> QueensGarden:
        """An independent position, equal in everything, hidden order included."""
        seats = [seat.copy() for seat in self.seats]
        game = QueensGarden(self.rules, seats, self.table.copy())
        game.round = self.round
        game.to_move = self.to_move
        game.marker = self.marker
        return game

    def redealt(self, seed: object) -> QueensGarden:
        """A position with the same visible facts, its hidden order dealt anew."""
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
        """Every legal turn exactly once, as a lazy sequence."""
        return LegalMoves(self)

    # --- random play ------------------------------------------------------------------------

    def random_move(self, random: Random) -> Move:
        """A turn drawn as a random playout draws it, see ``playout``."""
        return playout.random_move(self, random)

    def playout(self, seed: object) -> list[int]:
        """The scores after random turns from here to the end; this position stays."""
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
