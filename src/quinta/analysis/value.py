"""Values: the expected final lead and the chance to win of each seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from importlib.util import find_spec
from operator import add
from typing import Any, Final, NamedTuple, TypeAlias

from quinta.bots import SETTINGS
from quinta.bots.search import Search, SearchSettings, final_chance, lead_of, stretched
from quinta.bots.weights import brain_for
from quinta.brains.brain import Brain
from quinta.core.fields import Fields
from quinta.core.game import Data, Game
from quinta.games import GAMES

AnyBrain: TypeAlias = Brain[Any]

_GRID: Final = 1 << 16
"""Values are multiples of 1 / 65536, so that sums and differences of them are exact."""

_ONE_WORLD: Final = SearchSettings(worlds=1)


class NoBrain(ValueError):
    """A game whose positions nothing can judge."""


class Standing(NamedTuple):
    """One seat's part of a value: its lead over the best other seat, and its chance to win."""

    lead: float
    chance: float

    def data(self) -> Data:
        """Return it as plain data."""
        return {"lead": self.lead, "chance": self.chance}


@dataclass(frozen=True)
class Value:
    """The expected final lead over the best other seat and the chance to win, of each seat.

    A shared victory is a part of one. The difference of two values is a value as well.
    """

    leads: tuple[float, ...]
    chances: tuple[float, ...]

    @staticmethod
    def of(expected: Sequence[float]) -> Value:
        """Return a value from the leads of all seats, followed by their chances."""
        numbers = [round(one * _GRID) / _GRID for one in expected]
        seats = len(numbers) // 2
        return Value(tuple(numbers[:seats]), tuple(numbers[seats:]))

    @staticmethod
    def from_data(data: object) -> Value:
        """Return the value that plain data describes."""
        facts = Fields(data, "value", ("leads", "chances"), ValueError)
        columns: list[tuple[float, ...]] = []
        for key in ("leads", "chances"):
            given = facts.items(key)
            numbers = [float(one) for one in given if isinstance(one, int | float)]
            if len(numbers) != len(given) or not all(map(math.isfinite, numbers)):
                raise facts.fault(key, "must be numbers")
            columns.append(tuple(numbers))
        leads, chances = columns
        if len(leads) != len(chances):
            raise facts.fault("chances", "must be as many as the leads")
        return Value(leads, chances)

    @staticmethod
    def mean(values: Sequence[Value]) -> Value:
        """Return the mean of some values."""
        rows = [(*value.leads, *value.chances) for value in values]
        return Value.of([sum(column) / len(values) for column in zip(*rows, strict=True)])

    def __getitem__(self, seat: int) -> Standing:
        return Standing(self.leads[seat], self.chances[seat])

    def __add__(self, other: Value) -> Value:
        return Value(
            tuple(one + two for one, two in zip(self.leads, other.leads, strict=True)),
            tuple(one + two for one, two in zip(self.chances, other.chances, strict=True)),
        )

    def __sub__(self, other: Value) -> Value:
        return Value(
            tuple(one - two for one, two in zip(self.leads, other.leads, strict=True)),
            tuple(one - two for one, two in zip(self.chances, other.chances, strict=True)),
        )

    def data(self) -> Data:
        """Return the value as plain data."""
        return {"leads": list(self.leads), "chances": list(self.chances)}


def nothing(players: int) -> Value:
    """Return the value that changes none when it is added."""
    return Value((0.0,) * players, (0.0,) * players)


def total(values: Iterable[Value], players: int) -> Value:
    """Return the sum of values, exactly."""
    return reduce(add, values, nothing(players))


def result_of(game: Game) -> Value:
    """Return the value of a game that is over: the real leads, and who won."""
    scores = [float(score) for score in game.scores]
    seats = range(game.players)
    return Value.of(
        [*(lead_of(seat, scores) for seat in seats), *(final_chance(seat, game) for seat in seats)]
    )


def analyst(name: str) -> AnyBrain:
    """Return the brain that judges the positions of a game, or raise ``NoBrain``."""
    parts = GAMES[name]
    if find_spec(f"{parts.package}.brain") is None:
        raise NoBrain(f"{parts.title} has no brain, so nothing judges its positions")
    try:
        return brain_for(name)
    except FileNotFoundError:
        raise NoBrain(f"the brain of {parts.title} has no weights to judge with") from None


def glance(brain: AnyBrain, position: Game, seed: int) -> Value:
    """Return a quick estimate: what the best turn brings, judged one turn ahead.

    What is hidden is dealt anew by the seed. A game that is over has its result.
    """
    if position.is_over:
        return result_of(position)
    return Value.of(list(Search(position, brain, _ONE_WORLD, seed).root.expected))


class Taste:
    """How turns are put in order: by the chance to win, and a little by the lead.

    A point counts as much as in a search from the same position whose lead does not change.
    """

    def __init__(self, brain: AnyBrain, view: Game) -> None:
        self._seat = view.to_move
        self._point = SETTINGS.points / (2.0 * stretched(brain.scale(view), brain.values(view)))

    def worth(self, value: Value) -> float:
        """Return what a value is worth to the seat to move."""
        lead, chance = value[self._seat]
        return chance + self._point * lead
