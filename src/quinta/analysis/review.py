"""The review of a game: what its turns were worth to each player, and how much was luck.

The value before the first turn, the luck and the play of all turns add up to the result, exactly
and for each seat: the play of a turn is what it changed besides its luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from quinta.analysis.judging import usual_if_none
from quinta.analysis.turns import Job, LastPosition, Part, TurnReview, examine
from quinta.analysis.value import Standing, Value, analyst, glance, nothing, result_of, total
from quinta.analysis.verdicts import VERDICTS, accuracy_of
from quinta.bots import Budget
from quinta.core.chance import derived_seed
from quinta.core.game import Data
from quinta.record import Record
from quinta.workers import Here, Workers

USUAL: Final = Budget(simulations=600)
"""The budget for each search of a review if it is given none."""


@dataclass(frozen=True)
class Outline:
    """A first, rough picture of a game: quick estimates of all positions, the last included."""

    values: tuple[Value, ...]

    def data(self) -> Data:
        """Return the outline as plain data."""
        return {"values": [value.data() for value in self.values]}


@dataclass(frozen=True)
class PlayerReview:
    """What a game was to one seat.

    ``start`` + ``luck`` + ``own`` + ``others`` + ``revised`` is ``result``, exactly.
    """

    seat: int
    verdicts: Mapping[str, int]
    """How many of its turns got each verdict."""
    accuracy: float | None
    """From 0 to 100, None without a decision."""
    error: Standing | None
    """What its turns cost, per decision; None without a decision."""
    start: Standing
    """What it could expect before the first turn."""
    luck: Standing
    own: Standing
    """What its own turns changed, compared with the best ones."""
    others: Standing
    """What the turns of the others changed for it."""
    revised: Standing
    """By how much its prospects were judged otherwise a turn later, for neither reason."""
    result: Standing
    """The real one, or what it can expect in an unfinished game."""

    @property
    def decisions(self) -> int:
        """The number of turns that were neither forced nor in a decided game."""
        return sum(self.verdicts.values())

    @property
    def adjusted(self) -> Standing:
        """The result without its luck."""
        return Standing(self.result.lead - self.luck.lead, self.result.chance - self.luck.chance)

    def data(self) -> Data:
        """Return the review of the seat as plain data."""
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "verdicts": dict(self.verdicts),
            "accuracy": self.accuracy,
            "error": None if self.error is None else self.error.data(),
            "start": self.start.data(),
            "luck": self.luck.data(),
            "own": self.own.data(),
            "others": self.others.data(),
            "revised": self.revised.data(),
            "result": self.result.data(),
            "adjusted": self.adjusted.data(),
        }


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    game: str
    over: bool
    scores: tuple[int, ...]
    turns: tuple[TurnReview, ...]
    end: Value
    """The result, or the value of the last position of an unfinished game."""

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """The values of all positions, from the first to the last."""
        return (*(turn.value for turn in self.turns), self.end)

    @cached_property
    def plays(self) -> tuple[Value, ...]:
        """The play of each turn: what it changed for each seat besides its luck."""
        values = self.values
        return tuple(
            values[at + 1] - values[at] - (turn.luck.value if turn.luck else nothing(self._seats))
            for at, turn in enumerate(self.turns)
        )

    @cached_property
    def players(self) -> tuple[PlayerReview, ...]:
        """The game as it was to each seat."""
        return tuple(map(self._player, range(self._seats)))

    @property
    def _seats(self) -> int:
        return len(self.scores)

    def _player(self, seat: int) -> PlayerReview:
        seats = self._seats
        own = [turn for turn in self.turns if turn.seat == seat]
        others = [turn for turn in self.turns if turn.seat != seat]
        decisions = [turn for turn in own if turn.verdict]
        counted = Counter(turn.verdict for turn in decisions)
        costs = [turn.cost for turn in decisions]
        error = None
        if costs:
            error = Standing(
                sum(cost.lead for cost in costs) / len(costs),
                sum(cost.chance for cost in costs) / len(costs),
            )
        return PlayerReview(
            seat=seat,
            verdicts={verdict: counted[verdict] for verdict in VERDICTS},
            accuracy=accuracy_of([cost.chance for cost in costs]),
            error=error,
            start=self.values[0][seat],
            luck=total((turn.luck.value for turn in self.turns if turn.luck), seats)[seat],
            own=total((turn.change for turn in own), seats)[seat],
            others=total((turn.change for turn in others), seats)[seat],
            revised=(total(self.plays, seats) - total((t.change for t in self.turns), seats))[seat],
            result=self.end[seat],
        )

    def data(self) -> Data:
        """Return the review as plain data."""
        return {
            "game": self.game,
            "over": self.over,
            "scores": list(self.scores),
            "players": [player.data() for player in self.players],
            "turns": [
                {**turn.data(), "play": play.data()}
                for turn, play in zip(self.turns, self.plays, strict=True)
            ],
            "end": self.end.data(),
        }


def review(
    record: Record, budget: Budget = USUAL, seed: int = 0, workers: Workers | None = None
) -> Review:
    """Review a game; the same seed and number of simulations give the same review."""
    *_, last = reviewing(record, budget, seed, workers)
    assert isinstance(last, Review)
    return last


def reviewing(
    record: Record, budget: Budget = USUAL, seed: int = 0, workers: Workers | None = None
) -> Iterator[Outline | Part | Review]:
    """Review a game step by step: the outline, each part as it is done, and the whole.

    Raise ``InvalidRecord`` if the record does not replay.
    """
    record.verify()
    yield outline(record, seed)
    parts: list[Part] = []
    for part in (workers or Here()).map(examine, jobs(record, budget, seed)):
        parts.append(part)
        yield part
    yield assembled(record, parts)


def outline(record: Record, seed: int = 0) -> Outline:
    """Return quick estimates of all positions of a game."""
    game = record.first()
    brain = analyst(game.name)
    values = [glance(brain, game, derived_seed(seed, "outline", 0))]
    for number, (game, _, _) in enumerate(record.replay(), 1):
        values.append(glance(brain, game, derived_seed(seed, "outline", number)))
    return Outline(tuple(values))


def jobs(record: Record, budget: Budget = USUAL, seed: int = 0) -> Iterator[Job]:
    """Yield what has to be examined to review a game: each turn, and where it stands now."""
    budget = usual_if_none(budget, USUAL)
    game = record.first()
    facts = game.snapshot(hidden=False)
    for number, (game, turn, _) in enumerate(record.replay()):
        yield Job(number, facts, turn, budget, seed)
        facts = game.snapshot(hidden=False)
    if not game.is_over:
        yield Job(len(record.turns), facts, None, budget, seed)


def assembled(record: Record, parts: Iterable[Part]) -> Review:
    """Return the review that all parts of a game make, in whatever order they are."""
    game = record.position()
    turns: list[TurnReview] = []
    ends = [result_of(game)] if game.is_over else []
    for part in sorted(parts, key=lambda part: part.number):
        if isinstance(part, LastPosition):
            ends.append(part.value)
        else:
            turns.append(part)
    if [turn.number for turn in turns] != list(range(1, len(record.turns) + 1)) or len(ends) != 1:
        raise ValueError("these are not all parts of this game")
    return Review(game.name, game.is_over, tuple(game.scores), tuple(turns), ends[0])
