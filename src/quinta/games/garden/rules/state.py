"""A position of Queen's Garden, and what one turn does to it (QG-3 to QG-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest
from quinta.core.chance import Random, fresh_seed
from quinta.core.game import Data, IllegalMove, Move, checked_seed
from quinta.core.position import NOBODY, Modules, Position
from quinta.games.garden import NAME, TITLE
from quinta.games.garden.rules import notation, playout, scoring, snapshot, steps
from quinta.games.garden.rules.board import CELLS, FEATURE_CELLS, FEATURE_KINDS, area_of, centre_of
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    FACE_UP,
    PASS,
    PRICE,
    TILE,
    LegalMoves,
    area_bought,
    cell_of,
    discarded_expansions,
    discarded_tiles,
    fault,
    hexagon_of,
    line_of,
    pass_move,
    payment_of,
    place_move,
    source_of,
)
from quinta.games.garden.rules.options import Rules
from quinta.games.garden.rules.payment import EXPANSION_BIT, jokers_in, payment_line
from quinta.games.garden.rules.pieces import LINE_START, LINE_STEP, VALUE, heap_add, heap_remove
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
    def scores(self) -> list[int]:
        return [int(seat.score) for seat in self.seats]

    def legal_moves(self) -> LegalMoves:
        """Every legal turn exactly once, as a lazy sequence."""
        return LegalMoves(self)

    def fault(self, move: int) -> IllegalMove | None:
        """Why a turn is illegal here, or None when it is legal."""
        return fault(self, move)

    # --- random play ------------------------------------------------------------------------

    def random_move(self, random: Random) -> Move:
        """A turn drawn as a random playout draws it, see ``playout``."""
        return playout.random_move(self, random)

    def playout(self, seed: object) -> list[int]:
        """The scores after random turns from here to the end; this position stays."""
        return playout.playout(self, checked_seed(seed))

    # --- one turn -------------------------------------------------------------------------

    def apply(self, move: int) -> None:
        """Play a turn that is known to be legal."""
        kind: i64 = move & 7
        if kind == PASS:
            self._pass(
                discarded_tiles(move, 0),
                discarded_tiles(move, 1),
                discarded_tiles(move, 2),
                discarded_expansions(move),
            )
        elif kind == ACQUIRE:
            self._acquire(move)
        elif kind == BUY:
            self._buy(area_bought(move))
        else:
            self._place(kind, hexagon_of(move), cell_of(move), payment_of(move))
        self._next_seat()

    def _acquire(self, move: i64) -> None:
        seat = self.seats[self.to_move]
        table = self.table
        line = line_of(move)
        from_top = False
        if self.report is not None:
            self.report.add("acquire", seat=int(self.to_move), take=notation.data(move)["take"])
        i: i64 = 0
        while i < 6:
            source = source_of(move, i)
            bit: i64 = BIT[LINE_START[line] + i * LINE_STEP[line]]
            if source == FACE_UP:
                table.shown ^= bit
                seat.expansions |= bit
            elif source:
                if table.take_tile(source - 1, bit):
                    from_top = True
                heap_add(seat.tiles, 0, bit)
                seat.tile_count += 1
            i += 1
        table.after_acquiring(from_top, self.report)

    def _place(self, kind: i64, hexagon: i64, cell: i64, payment: i64) -> None:
        seat = self.seats[self.to_move]
        if kind == TILE:
            heap_remove(seat.tiles, 0, BIT[hexagon])
            seat.tile_count -= 1
        else:
            seat.expansions ^= BIT[hexagon]
            seat.open_area(area_of(cell), True)
            seat.printed |= BIT[cell]
        if self.report is not None:
            facts = notation.data(place_move(kind, hexagon, cell, payment))
            self.report.add("pay", seat=int(self.to_move), payment=facts["payment"])
            del facts["payment"]
            self.report.add("place", seat=int(self.to_move), piece=facts.pop("turn"), **facts)
        self._pay(seat, hexagon, payment)
        seat.put(hexagon, cell)
        closed = seat.newly_surrounded(cell)
        while closed:
            self._surround(seat, lowest(closed))
            closed &= closed - 1

    def _pay(self, seat: Seat, hexagon: i64, payment: i64) -> None:
        """Move what is paid out of storage (QG-4.6)."""
        seat.jokers -= jokers_in(hexagon, payment)
        line = payment_line(hexagon, payment)
        rest = payment >> 1
        piece = LINE_START[line]
        while rest:
            tiles = rest & 3
            while tiles:
                heap_remove(seat.tiles, 0, BIT[piece])
                heap_add(self.table.tower, 0, BIT[piece])
                seat.tile_count -= 1
                tiles -= 1
            if rest & EXPANSION_BIT:
                seat.expansions ^= BIT[piece]
                self.table.supply += 1
            rest >>= 3
            piece += LINE_STEP[line]

    def _surround(self, seat: Seat, feature: i64) -> None:
        won = self.rules.jokers[feature]
        kept = seat.gain_jokers(won)
        if self.report is not None:
            self.report.add(
                "surround",
                seat=int(self.to_move),
                feature=FEATURE_KINDS[feature],
                cell=list(FEATURE_CELLS[feature]),
                jokers=int(kept),
                lost=int(won - kept),
            )

    def _buy(self, area: i64) -> None:
        seat = self.seats[self.to_move]
        self.table.supply -= 1
        self._lose(self.to_move, PRICE, "bought expansion", "QG-4.5")
        seat.open_area(area, False)
        if self.report is not None:
            centre = list(CELLS[centre_of(area)])
            self.report.add(
                "place", seat=int(self.to_move), piece="bought", area=int(area), cell=centre
            )

    def _pass(self, first: i64, second: i64, third: i64, expansions: i64) -> None:
        seat = self.seats[self.to_move]
        seat.passed = True
        if self.report is not None:
            discard = notation.data(pass_move(expansions, first, second, third))["discard"]
            self.report.add("pass", seat=int(self.to_move), discard=discard)
        if first or expansions:
            loss = self._discard(seat, first) + self._discard(seat, second)
            loss += self._discard(seat, third)
            seat.expansions ^= expansions
            self.table.supply += count(expansions)
            while expansions:
                loss += VALUE[lowest(expansions)]
                expansions &= expansions - 1
            self._lose(self.to_move, loss, "discarded pieces", "QG-4.10")
        if self.marker == NOBODY:
            self.marker = self.to_move
            if self.report is not None:
                self.report.add("marker", seat=int(self.to_move))
            self._lose(self.to_move, 1, "first to pass", "QG-4.10")

    def _discard(self, seat: Seat, tiles: i64) -> i64:
        """Move one tile of each of these hexagons to the tower; returns their values' sum."""
        loss: i64 = 0
        while tiles:
            hexagon = lowest(tiles)
            tiles &= tiles - 1
            heap_remove(seat.tiles, 0, BIT[hexagon])
            heap_add(self.table.tower, 0, BIT[hexagon])
            seat.tile_count -= 1
            loss += VALUE[hexagon]
        return loss

    def _lose(self, number: i64, points: i64, reason: str, clause: str) -> None:
        """Take points from a seat, never below none (QG-4.11)."""
        seat = self.seats[number]
        lost = points if points < seat.score else seat.score
        seat.score -= lost
        if self.report is not None:
            self._tell_points(number, -lost, reason, clause)

    def _gain(self, number: i64, points: i64, reason: str, clause: str) -> None:
        self.seats[number].score += points
        if self.report is not None:
            self._tell_points(number, points, reason, clause)

    def _tell_points(self, number: i64, points: i64, reason: str, clause: str) -> None:
        if self.report is not None:
            self.report.add(
                "points",
                seat=int(number),
                points=int(points),
                reason=reason,
                clause=clause,
                score=int(self.seats[number].score),
            )

    # --- the end of turns, rounds and the game --------------------------------------------

    def _next_seat(self) -> None:
        players: i64 = self.rules.players
        tried: i64 = 0
        while tried < players:
            self.to_move = (self.to_move + 1) % players
            if not self.seats[self.to_move].passed:
                return
            tried += 1
        self._end_round()

    def _end_round(self) -> None:
        """Score a round (QG-5), then go on to the next (QG-6) or to the end (QG-7)."""
        if self.report is not None:
            scored = [part["round"] for part in self.breakdown()]
            self.report.add("round-scored", round=int(self.round), seats=scored)
        for number, seat in enumerate(self.seats):
            points = scoring.round_points(seat, self.rules.wheel, self.round)
            self._gain(number, points, "round scoring", "QG-5")
        if self.round == scoring.ROUNDS:
            self._end()
            return
        self.table.clear(self.report)
        for seat in self.seats:
            seat.passed = False
        self.round += 1
        self.to_move = self.marker
        self.marker = NOBODY
        if self.report is not None:
            self.report.add("round", round=int(self.round), seat=int(self.to_move))
        self.table.start_round(self.round, self.report)

    def _end(self) -> None:
        """Final scoring (QG-7)."""
        if self.report is not None:
            scored = [scoring.final_breakdown(seat, self.rules.bonuses) for seat in self.seats]
            self.report.add("final-scored", seats=scored)
        for number, seat in enumerate(self.seats):
            self._gain(number, seat.jokers, "jokers", "QG-7.1")
            self._lose(number, scoring.storage_loss(seat), "storage", "QG-7.1")
            points = scoring.all_group_points(seat, self.rules.bonuses)
            self._gain(number, points, "groups", "QG-7.2")
        self.to_move = NOBODY
        if self.report is not None:
            self.report.add("over", scores=self.scores, winners=self.winners)


_MODULES: Final = Modules(NAME, TITLE, notation, steps, scoring, snapshot)
