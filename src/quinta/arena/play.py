"""One game of a match, played from its task to its outcome."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass

from quinta import bots
from quinta.analysis.game_luck import PARTS, ChanceTurn, luck_of_game
from quinta.analysis.value import Value
from quinta.arena.match import MOST, Entrant, Key, Task
from quinta.core.chance import Report, derived_seed
from quinta.core.fields import Fields
from quinta.core.game import Data, Game
from quinta.games import new
from quinta.record import Record


class InvalidOutcome(ValueError):
    """Data that describes no outcome of a game."""


@dataclass(frozen=True)
class Played:
    """A finished game. Lists have one entry for each seat."""

    pairing: tuple[str, str]
    deal: int
    arrangement: int
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won; several if they share the victory."""
    turns: tuple[int, ...]
    positions: tuple[int, ...]
    seconds: tuple[float, ...]
    record: str
    luck: tuple[Value, ...] = ()
    """The luck of all chance events together, in its parts; none if it was not judged."""

    @property
    def key(self) -> Key:
        """The key of the game in its match."""
        return (*self.pairing, self.deal, self.arrangement)

    def data(self) -> Data:
        """Return the outcome as plain data."""
        return {
            "pairing": list(self.pairing),
            "deal": self.deal,
            "arrangement": self.arrangement,
            "seed": self.seed,
            "seats": list(self.seats),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "turns": list(self.turns),
            "positions": list(self.positions),
            "seconds": [round(spent, 6) for spent in self.seconds],
            **({"luck": [value.data() for value in self.luck]} if self.luck else {}),
            "record": self.record,
        }

    @staticmethod
    def from_data(data: object) -> Played:
        """Return the outcome that plain data describes."""
        facts = Fields(data, "game", tuple(Played.__dataclass_fields__), InvalidOutcome)
        pairing = facts.items("pairing")
        seats = facts.items("seats")
        if len(pairing) != 2 or not 2 <= len(seats) <= 4:
            raise InvalidOutcome("game: there is something wrong with its bots")
        scores = _numbers(facts, "scores", len(seats))
        winners = tuple(
            seat for seat in facts.items("winners") if isinstance(seat, int) and seat in range(4)
        )
        if not winners or max(winners) >= len(seats):
            raise facts.fault("winners", "must be seats")
        return Played(
            (str(pairing[0]), str(pairing[1])),
            facts.integer("deal", 0, MOST),
            facts.integer("arrangement", 0, MOST),
            facts.integer("seed", 0, MOST),
            tuple(map(str, seats)),
            scores,
            winners,
            _numbers(facts, "turns", len(seats)),
            _numbers(facts, "positions", len(seats)),
            _seconds(facts, len(seats)),
            str(facts.get("record")),
            _luck(facts, len(seats)),
        )


@dataclass(frozen=True)
class Fault:
    """A game that ended early because a bot failed or chose an illegal turn."""

    bot: str
    seat: int
    game: str
    seed: int
    turn: int
    problem: str
    record: str
    """The record of the game so far."""

    def __str__(self) -> str:
        where = f"{self.game}, seed {self.seed}, seat {self.seat}, turn {self.turn}"
        return f"the bot {self.bot!r} {self.problem} ({where})"


Outcome = Played | Fault


def play(task: Task) -> Outcome:
    """Play one game. A bot's failure becomes a ``Fault``, never an exception."""
    game = new(task.game, len(task.seats), task.seed, task.options)
    players = [_named(entrant) for entrant in task.seats]
    record = Record.of(game, [f"seats {', '.join(players)}", *task.notes])
    seats = range(len(task.seats))
    turns, positions, seconds = [0 for _ in seats], [0 for _ in seats], [0.0 for _ in seats]

    def fault(seat: int, problem: str) -> Fault:
        label = task.seats[seat].label
        number = len(record.turns) + 1
        return Fault(label, seat, task.game, task.seed, number, problem, record.text())

    chances: list[ChanceTurn] = []
    sitting: list[bots.Bot] = []
    for seat, entrant in enumerate(task.seats):
        try:
            sitting.append(bots.make(entrant.bot, task.game, derived_seed(task.seed, "seat", seat)))
        except Exception as error:
            return fault(seat, f"cannot be made: {_described(error)}")
    while not game.is_over:
        seat = game.to_move
        budget = task.seats[seat].budget
        turn_seed = derived_seed(task.seed, "turn", len(record.turns))
        began = time.perf_counter()
        try:
            decision = bots.ask(sitting[seat], game, budget, turn_seed)
            seconds[seat] += time.perf_counter() - began
            move, looked_at = decision.move, int(decision.positions)
        except Exception as error:
            return fault(seat, f"failed: {_described(error)}")
        before = game.copy() if task.judge_luck else game
        problem, report = _play_turn(record, game, move)
        if problem:
            return fault(seat, problem)
        if task.judge_luck and report.chance:
            chances.append(ChanceTurn(before, move, game.copy()))
        turns[seat] += 1
        positions[seat] += looked_at
    return Played(
        task.pairing,
        task.deal,
        task.arrangement,
        task.seed,
        tuple(entrant.label for entrant in task.seats),
        tuple(game.scores),
        tuple(game.winners),
        tuple(turns),
        tuple(positions),
        tuple(seconds),
        record.text(),
        luck_of_game(game, chances, derived_seed(task.seed, "luck"), task.luck_playouts)
        if task.judge_luck
        else (),
    )


def _play_turn(record: Record, game: Game, move: int) -> tuple[str, Report]:
    """Play a bot's turn and record it; return what is wrong with it, if anything."""
    report = Report()
    try:
        record.play(game, move, report)
    except Exception as error:
        return f"chose a turn that is not legal: {type(error).__name__}: {error}", report
    return "", report


def _described(error: Exception) -> str:
    """Return how and where a bot failed; bots of other packages can raise anything."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} in {where.filename}, line {where.lineno}"


def _named(entrant: Entrant) -> str:
    """Return a bot's label with the characters that a record's note can hold."""
    text = entrant.label.encode("ascii", "backslashreplace").decode()
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _numbers(facts: Fields, key: str, count: int) -> tuple[int, ...]:
    """Return a whole number for each seat."""
    values = facts.items(key)
    numbers = [value for value in values if isinstance(value, int) and 0 <= value <= MOST]
    if len(values) != count or len(numbers) != count:
        raise facts.fault(key, "must be a number for each seat")
    return tuple(numbers)


def _seconds(facts: Fields, count: int) -> tuple[float, ...]:
    """Return a time for each seat."""
    values = facts.items("seconds")
    times = [float(value) for value in values if isinstance(value, int | float) and value >= 0]
    if len(values) != count or len(times) != count:
        raise facts.fault("seconds", "must be a time for each seat")
    return tuple(times)


def _luck(facts: Fields, count: int) -> tuple[Value, ...]:
    """Return the luck of a game in its parts, for each seat."""
    if not facts.has("luck"):
        return ()
    told = facts.items("luck")
    try:
        lucks = tuple(map(Value.from_data, told))
    except ValueError:
        lucks = ()
    if not 0 < len(lucks) <= len(PARTS) or any(len(luck.leads) != count for luck in lucks):
        raise facts.fault("luck", "must be a lead and a chance for each seat")
    return lucks
