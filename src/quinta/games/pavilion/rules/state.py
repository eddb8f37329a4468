"""A position of Summer Pavilion, and everything one can ask of it (SP-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from quinta.core.chance import Random, Report, fresh_seed
from quinta.core.game import Data, Move, checked_seed, checked_turn
from quinta.core.position import NOBODY, Modules, Position
from quinta.games.pavilion import NAME, TITLE
from quinta.games.pavilion.rules import (
    choices,
    foresight,
    notation,
    playout,
    scoring,
    snapshot,
    steps,
    turns,
)
from quinta.games.pavilion.rules.legal import LegalMoves
from quinta.games.pavilion.rules.moves import DRAFTING, fault
from quinta.games.pavilion.rules.options import Rules
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.table import Table


@final
class SummerPavilion(Position):
    """A position of Summer Pavilion."""

    STEPS: Final = steps.SIZE
    """The number of different small choices, see ``steps``."""

    __slots__ = ("phase", "rules", "seats", "starter", "table", "wild")

    def __init__(self, rules: Rules, seats: list[Seat], table: Table) -> None:
        super().__init__(rules.starts)
        self.rules = rules
        self.seats = seats
        self.table = table
        self.wild: i64 = rules.side.wilds[0]
        """This round's wild colour."""
        self.phase: i64 = DRAFTING
        """``DRAFTING``, ``PLACING`` or ``OVER``, see ``quinta.games.pavilion.rules.moves``."""
        self.starter: i64 = rules.starts
        """The seat that started this round."""

    @staticmethod
    def new(
        players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> SummerPavilion:
        """Set up a game for its first turn (SP-3)."""
        return SummerPavilion.set_up(Rules(players, options), seed)

    @staticmethod
    def set_up(rules: Rules, seed: int | None) -> SummerPavilion:
        """Set up a game by these rules for its first turn."""
        seats = [Seat.empty(rules.side) for _ in range(rules.players)]
        table = Table.cleared(rules.factories, fresh_seed() if seed is None else seed)
        table.fill_supply(None)
        table.fill_factories(None)
        return SummerPavilion(rules, seats, table)

    @staticmethod
    def from_snapshot(data: Mapping[str, object]) -> SummerPavilion:
        """Return the position that data describes, or raise ``InvalidPosition``.

        Without the hidden part the bag is shuffled anew.
        """
        return snapshot.from_data(data)

    def copy(self) -> SummerPavilion:
        """Return an independent copy, hidden order included."""
        seats = [seat.copy() for seat in self.seats]
        game = SummerPavilion(self.rules, seats, self.table.copy())
        game.round = self.round
        game.wild = self.wild
        game.phase = self.phase
        game.starter = self.starter
        game.to_move = self.to_move
        game.marker = self.marker
        return game

    def redealt(self, seed: object) -> SummerPavilion:
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
        return [seat.score for seat in self.seats]

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
