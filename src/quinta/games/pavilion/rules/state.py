"""A position of Summer Pavilion, and what one turn does to it (SP-3 to SP-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from quinta.core.chance import Random, Report, fresh_seed
from quinta.core.game import Data, Move, checked_seed, checked_text, checked_turn
from quinta.games.pavilion.rules import notation, playout, scoring, snapshot, steps, turns
from quinta.games.pavilion.rules.moves import DRAFTING, OVER, LegalMoves, fault
from quinta.games.pavilion.rules.options import Rules
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.table import Table
from quinta.games.pavilion.rules.turns import NOBODY


@final
class SummerPavilion:
    """A position of Summer Pavilion, and everything one can ask of it."""

    STEPS: Final = steps.SIZE
    """How many different small choices there are, see ``steps``."""

    __slots__ = (
        *("marker", "phase", "report", "round", "rules", "seats"),
        *("starter", "table", "to_move", "wild"),
    )

    def __init__(self, rules: Rules, seats: list[Seat], table: Table) -> None:
        self.rules = rules
        self.seats = seats
        self.table = table
        self.round: i64 = 1
        self.wild: i64 = 0
        """This round's wild colour."""
        self.phase: i64 = DRAFTING
        """``DRAFTING``, ``PLACING`` or ``OVER``, see ``quinta.games.pavilion.rules.moves``."""
        self.starter: i64 = rules.starts
        """The seat that started this round."""
        self.to_move: i64 = rules.starts
        """The seat whose turn it is, -1 when the game is over."""
        self.marker: i64 = NOBODY
        """The seat that holds the first-player marker, -1 while it lies in the centre."""
        self.report: Report | None = None
        """Where the events of this turn go, None when nobody asked for them."""

    @staticmethod
    def new(
        players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> SummerPavilion:
        """A game set up for its first turn (SP-3)."""
        return SummerPavilion.set_up(Rules(players, options), seed)

    @staticmethod
    def set_up(rules: Rules, seed: int | None) -> SummerPavilion:
        """A game by these rules, set up for its first turn."""
        seats = [Seat.empty(rules.side) for _ in range(rules.players)]
        table = Table.cleared(rules.factories, fresh_seed() if seed is None else seed)
        table.fill_supply(None)
        table.fill_factories(None)
        return SummerPavilion(rules, seats, table)

    @staticmethod
    def from_snapshot(data: Mapping[str, object]) -> SummerPavilion:
        """The position that data describes; ``InvalidPosition`` names what is wrong with it.

        Without the hidden part the bag is shuffled afresh.
        """
        return snapshot.from_data(data)

    def copy(self) -> SummerPavilion:
        """An independent position, equal in everything, hidden order included."""
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
        """A position with the same visible facts, its hidden order dealt anew."""
        game = self.copy()
        game.table.redeal(checked_seed(seed))
        return game

    # --- what a position tells --------------------------------------------------------------

    @property
    def name(self) -> str:
        return "summer-pavilion"

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def options(self) -> Data:
        return self.rules.data()

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    @property
    def scores(self) -> list[int]:
        return [seat.score for seat in self.seats]

    @property
    def winners(self) -> list[int]:
        """The seats with most points when the game is over; nobody before."""
        if self.phase != OVER:
            return []
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def legal_moves(self) -> LegalMoves:
        """Every legal turn exactly once, as a lazy sequence."""
        table = self.table
        seat = self.seats[self.to_move]
        return LegalMoves(self.phase, self.wild, table.sources, table.supply, seat)

    def snapshot(self, hidden: bool = True) -> Data:
        """The position as plain JSON data; without ``hidden``, only what players see."""
        return snapshot.to_data(self, hidden)

    def breakdown(self) -> list[Data]:
        """For each seat, what final scoring would give it now, item by item."""
        return [scoring.breakdown(self, seat) for seat in range(self.players)]

    def __repr__(self) -> str:
        return (
            f"<Summer Pavilion, round {self.round}, to move {self.to_move}, scores {self.scores}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.snapshot(),)

    def _repr_svg_(self) -> str:
        # Drawing stands above the engine, so it is reached only when a picture is asked for.
        from quinta.draw import svg

        return svg(self.snapshot(hidden=False))

    # --- turns in words, as data and in small steps -----------------------------------------

    def text(self, move: object) -> str:
        """A turn as one line of text."""
        return notation.text(checked_turn(move))

    def parse(self, text: object) -> Move:
        """The turn that a line of text means, legal here or not."""
        return notation.parse(checked_text(text))

    def move_data(self, move: object) -> Data:
        """A turn as plain JSON data."""
        return notation.data(checked_turn(move))

    def move_from_data(self, data: Mapping[str, object]) -> Move:
        """The turn that plain JSON data means, legal here or not."""
        return notation.from_data(data)

    def chance_text(self, outcomes: Sequence[int]) -> str:
        """Drawn tiles, as ``Report.chance`` lists them, as text."""
        return notation.chance_text(outcomes)

    def parse_chance(self, text: object) -> list[int]:
        """The drawn tiles that a text means."""
        return notation.parse_chance(checked_text(text))

    def steps(self, path: Sequence[int]) -> list[int]:
        """The small choices that can follow a path of them; none when the turn is whole."""
        return steps.choices(self, path)

    def step_move(self, path: Sequence[int]) -> Move:
        """The turn that a whole path of small choices makes."""
        return steps.move(self, path)

    def step_data(self, step: int) -> Data:
        """A small choice as plain JSON data."""
        return steps.data(step)

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
        table = self.table
        seat = self.seats[self.to_move]
        problem = fault(turn, self.phase, self.wild, table.sources, table.supply, seat)
        if problem is not None:
            raise problem
        if report is None:
            turns.apply(self, turn)
            return
        if report.given is not None:
            # Given outcomes can prove impossible half-way, so they are tried on a copy.
            trial = report.trial()
            self.copy()._apply_reporting(turn, trial)
            trial.check_all_used()
        self._apply_reporting(turn, report)

    def apply(self, move: int) -> None:
        """Play a turn that is known to be legal."""
        turns.apply(self, move)

    def _apply_reporting(self, move: i64, report: Report) -> None:
        self.report = report
        try:
            turns.apply(self, move)
        finally:
            self.report = None


def _unpickled(data: Data) -> SummerPavilion:
    return SummerPavilion.from_snapshot(data)
