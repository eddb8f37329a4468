"""A position of Queen's Garden, and what one turn does to it (QG-3 to QG-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest
from quinta.core.chance import Random, Report, fresh_seed
from quinta.core.game import Data, Move, checked_seed, checked_text, checked_turn
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
    check,
    discarded_expansions,
    discarded_tiles,
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
from quinta.games.garden.rules.table import Display

NOBODY: Final[i64] = -1


@final
class QueensGarden:
    """A position of Queen's Garden, and everything one can ask of it."""

    STEPS: Final = steps.SIZE

    def __init__(self, rules: Rules, seats: list[Seat], display: Display) -> None:
        self.rules = rules
        self.seats = seats
        self.display = display
        self.number: i64 = 1
        self.seat: i64 = rules.starts
        self.marker: i64 = NOBODY
        self.over = False
        self._report: Report | None = None

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
        display = Display.shuffled(rules, fresh_seed() if seed is None else seed)
        display.start_round(1, None)
        return QueensGarden(rules, seats, display)

    # --- what everyone can ask ------------------------------------------------------------

    @property
    def name(self) -> str:
        return "queens-garden"

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def options(self) -> Data:
        return self.rules.data()

    @property
    def round(self) -> int:
        return self.number

    @property
    def to_move(self) -> int:
        return self.seat

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def scores(self) -> list[int]:
        return [int(seat.score) for seat in self.seats]

    @property
    def winners(self) -> list[int]:
        """The seats with the most points once the game is over; nobody before."""
        if not self.over:
            return []
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def legal_moves(self) -> LegalMoves:
        """Every legal turn exactly once, as a lazy sequence."""
        return LegalMoves(self)

    def play(self, move: object, report: Report | None = None) -> None:
        """Play one turn, or raise ``IllegalMove`` and change nothing."""
        turn = check(self, move)
        if report is not None and report.given is not None:
            # Given outcomes can prove impossible half-way, so they are tried on a copy.
            trial = self.copy()
            trial._report = report.trial()
            trial.apply(turn)
            trial._report.check_all_used()
        self._report = report
        try:
            self.apply(turn)
        finally:
            self._report = None

    def copy(self) -> QueensGarden:
        """An independent position, equal in everything, hidden order included."""
        seats = [seat.copy() for seat in self.seats]
        game = QueensGarden(self.rules, seats, self.display.copy())
        game.number = self.number
        game.seat = self.seat
        game.marker = self.marker
        game.over = self.over
        return game

    def redealt(self, seed: object) -> QueensGarden:
        """A position with the same visible facts, its hidden order dealt anew."""
        game = self.copy()
        game.display.redeal(checked_seed(seed))
        return game

    def random_move(self, random: Random) -> Move:
        """A turn drawn as a random playout draws it, see ``playout``."""
        return playout.random_move(self, random)

    def playout(self, seed: object) -> list[int]:
        """The scores after random turns from here to the end; this position stays."""
        return playout.playout(self, checked_seed(seed))

    def breakdown(self) -> list[Data]:
        """For each seat, what round and final scoring would give it now, item by item."""
        return [scoring.breakdown(self, seat) for seat in range(self.players)]

    def snapshot(self, hidden: bool = True) -> Data:
        """The position as plain JSON data; without ``hidden``, only what players see."""
        return snapshot.to_data(self, hidden)

    @staticmethod
    def from_snapshot(data: Mapping[str, object]) -> QueensGarden:
        """The position that data describes; ``InvalidPosition`` names what is wrong with it."""
        return snapshot.from_data(data)

    def text(self, move: object) -> str:
        """A turn as one line of text."""
        return notation.text(checked_turn(move))

    def parse(self, text: object) -> Move:
        """The turn that a line of text means."""
        return notation.parse(checked_text(text))

    def move_data(self, move: object) -> Data:
        """A turn as plain JSON data."""
        return notation.data(checked_turn(move))

    def move_from_data(self, data: Mapping[str, object]) -> Move:
        """The turn that plain JSON data means."""
        return notation.from_data(data)

    def chance_text(self, outcomes: Sequence[int]) -> str:
        """Outcomes of chance, as ``Report.chance`` lists them, as text."""
        return notation.chance_text(outcomes)

    def parse_chance(self, text: object) -> list[int]:
        """The outcomes of chance that a text means."""
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

    def __repr__(self) -> str:
        facts = f"round {self.round}, to move {self.to_move}, scores {self.scores}"
        return f"<Queen's Garden, {facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.snapshot(),)

    def _repr_svg_(self) -> str:
        # Drawing stands above the engine, so it is reached only when a picture is asked for.
        from quinta.draw import svg

        return svg(self.snapshot(hidden=False))

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
        seat = self.seats[self.seat]
        display = self.display
        line = line_of(move)
        from_top = False
        if self._report is not None:
            self._report.add("acquire", seat=int(self.seat), take=notation.data(move)["take"])
        i: i64 = 0
        while i < 6:
            source = source_of(move, i)
            bit: i64 = BIT[LINE_START[line] + i * LINE_STEP[line]]
            if source == FACE_UP:
                display.shown ^= bit
                seat.expansions |= bit
            elif source:
                if display.take_tile(source - 1, bit):
                    from_top = True
                heap_add(seat.tiles, 0, bit)
                seat.tile_count += 1
            i += 1
        display.after_acquiring(from_top, self._report)

    def _place(self, kind: i64, hexagon: i64, cell: i64, payment: i64) -> None:
        seat = self.seats[self.seat]
        if kind == TILE:
            heap_remove(seat.tiles, 0, BIT[hexagon])
            seat.tile_count -= 1
        else:
            seat.expansions ^= BIT[hexagon]
            seat.open_area(area_of(cell), True)
            seat.printed |= BIT[cell]
        if self._report is not None:
            facts = notation.data(place_move(kind, hexagon, cell, payment))
            self._report.add("pay", seat=int(self.seat), payment=facts["payment"])
            del facts["payment"]
            self._report.add("place", seat=int(self.seat), piece=facts.pop("turn"), **facts)
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
                heap_add(self.display.tower, 0, BIT[piece])
                seat.tile_count -= 1
                tiles -= 1
            if rest & EXPANSION_BIT:
                seat.expansions ^= BIT[piece]
                self.display.supply += 1
            rest >>= 3
            piece += LINE_STEP[line]

    def _surround(self, seat: Seat, feature: i64) -> None:
        won = self.rules.jokers[feature]
        kept = seat.gain_jokers(won)
        if self._report is not None:
            self._report.add(
                "surround",
                seat=int(self.seat),
                feature=FEATURE_KINDS[feature],
                cell=list(FEATURE_CELLS[feature]),
                jokers=int(kept),
                lost=int(won - kept),
            )

    def _buy(self, area: i64) -> None:
        seat = self.seats[self.seat]
        self.display.supply -= 1
        self._lose(self.seat, PRICE, "bought expansion", "QG-4.5")
        seat.open_area(area, False)
        if self._report is not None:
            centre = list(CELLS[centre_of(area)])
            self._report.add(
                "place", seat=int(self.seat), piece="bought", area=int(area), cell=centre
            )

    def _pass(self, first: i64, second: i64, third: i64, expansions: i64) -> None:
        seat = self.seats[self.seat]
        seat.passed = True
        if self._report is not None:
            discard = notation.data(pass_move(expansions, first, second, third))["discard"]
            self._report.add("pass", seat=int(self.seat), discard=discard)
        if first or expansions:
            loss = self._discard(seat, first) + self._discard(seat, second)
            loss += self._discard(seat, third)
            seat.expansions ^= expansions
            self.display.supply += count(expansions)
            while expansions:
                loss += VALUE[lowest(expansions)]
                expansions &= expansions - 1
            self._lose(self.seat, loss, "discarded pieces", "QG-4.10")
        if self.marker == NOBODY:
            self.marker = self.seat
            if self._report is not None:
                self._report.add("marker", seat=int(self.seat))
            self._lose(self.seat, 1, "first to pass", "QG-4.10")

    def _discard(self, seat: Seat, tiles: i64) -> i64:
        """Move one tile of each of these hexagons to the tower; returns their values' sum."""
        loss: i64 = 0
        while tiles:
            hexagon = lowest(tiles)
            tiles &= tiles - 1
            heap_remove(seat.tiles, 0, BIT[hexagon])
            heap_add(self.display.tower, 0, BIT[hexagon])
            seat.tile_count -= 1
            loss += VALUE[hexagon]
        return loss

    def _lose(self, number: i64, points: i64, reason: str, clause: str) -> None:
        """Take points from a seat, never below none (QG-4.11)."""
        seat = self.seats[number]
        lost = points if points < seat.score else seat.score
        seat.score -= lost
        if self._report is not None:
            self._tell_points(number, -lost, reason, clause)

    def _gain(self, number: i64, points: i64, reason: str, clause: str) -> None:
        self.seats[number].score += points
        if self._report is not None:
            self._tell_points(number, points, reason, clause)

    def _tell_points(self, number: i64, points: i64, reason: str, clause: str) -> None:
        if self._report is not None:
            self._report.add(
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
            self.seat = (self.seat + 1) % players
            if not self.seats[self.seat].passed:
                return
            tried += 1
        self._end_round()

    def _end_round(self) -> None:
        """Score a round (QG-5), then go on to the next (QG-6) or to the end (QG-7)."""
        if self._report is not None:
            scored = [part["round"] for part in self.breakdown()]
            self._report.add("round-scored", round=int(self.number), seats=scored)
        for number, seat in enumerate(self.seats):
            points = scoring.round_points(seat, self.rules.wheel, self.number)
            self._gain(number, points, "round scoring", "QG-5")
        if self.number == scoring.ROUNDS:
            self._end()
            return
        self.display.clear(self._report)
        for seat in self.seats:
            seat.passed = False
        self.number += 1
        self.seat = self.marker
        self.marker = NOBODY
        if self._report is not None:
            self._report.add("round", round=int(self.number), seat=int(self.seat))
        self.display.start_round(self.number, self._report)

    def _end(self) -> None:
        """Final scoring (QG-7)."""
        if self._report is not None:
            scored = [scoring.final_breakdown(seat, self.rules.bonuses) for seat in self.seats]
            self._report.add("final-scored", seats=scored)
        for number, seat in enumerate(self.seats):
            self._gain(number, seat.jokers, "jokers", "QG-7.1")
            self._lose(number, scoring.storage_loss(seat), "storage", "QG-7.1")
            points = scoring.all_group_points(seat, self.rules.bonuses)
            self._gain(number, points, "groups", "QG-7.2")
        self.over = True
        self.seat = NOBODY
        if self._report is not None:
            self._report.add("over", scores=self.scores, winners=self.winners)


def _unpickled(data: Data) -> QueensGarden:
    return snapshot.from_data(data)
