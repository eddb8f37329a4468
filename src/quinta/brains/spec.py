"""The description of a game's brain, for playing and training."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, Protocol

from quinta.brains.brain import AnyGame_contra, Brain
from quinta.brains.shape import NetShape
from quinta.core.game import MOST_PLAYERS

FIRST_SCALE: Final = 12.0
"""The points by which leads are divided to tell chances to win, before any are fitted."""


class Fitted(Brain[AnyGame_contra], Protocol):
    """A brain whose weights can be fitted."""

    def features(self, game: AnyGame_contra, seat: int) -> tuple[int, list[float]]:
        """Return the game's phase and the inputs of the nets for a seat, or its features."""
        ...


@dataclass(frozen=True)
class Weights:
    """The weights of a brain: of its features, phase by phase, and of its nets."""

    linear: Sequence[float]
    nets: tuple[tuple[NetShape, Sequence[float]], ...] = ()
    """Each with its parameters; a brain judges without nets as well."""
    scales: Sequence[float] = ()
    """The points by which leads are divided to tell chances to win, if they were fitted.

    There is one for each phase of games of two players, then one for each of games of three and
    of four.
    """

    def scales_of(self, phases: int) -> list[float]:
        """Return the scales, which are all the same before they are fitted."""
        numbers = MOST_PLAYERS - 1
        return [float(scale) for scale in self.scales or [FIRST_SCALE] * (numbers * phases)]


@dataclass(frozen=True)
class Practice:
    """How self-play varies: how often it strays from the best turn, and how many play."""

    strays: int
    """The number of turns in a thousand that are not the best."""
    astray: int
    """The number of these in a thousand that are drawn from all turns, not from the best few."""
    players: tuple[int, ...]
    """The numbers of players, drawn evenly."""
    options: Mapping[str, tuple[object, ...]]
    """The values drawn evenly for games that are not played by the usual options."""

    def combination(self, number: int) -> dict[str, object]:
        """Return the options of one combination after the other, and then again."""
        different = (dict.fromkeys(values) for values in self.options.values())
        combinations = list(product(*different))
        return dict(zip(self.options, combinations[number % len(combinations)], strict=True))


@dataclass(frozen=True)
class BrainSpec:
    """The description of a game's brain: how to make it, its features and its first weights."""

    brain: Callable[[Weights], Fitted[Any]]
    names: tuple[str, ...]
    phases: int
    first: Mapping[int, float]
    """The weights that fitting starts with, by feature; others are 0."""
    practice: Practice
    shape: NetShape | None = None
    """The shape of a net, if the brain has any. Its plain inputs begin with the features."""
    nets: int = 0
    """The number of nets; they divide the phases among them."""
    overlooks: Mapping[str, int] = field(default_factory=dict)
    """How many of a thousand small choices a bot of a level overlooks in a turn; others none."""

    def first_weights(self) -> Weights:
        """Return the weights to start fitting with, equal in every phase, and nets of zeros."""
        linear = [self.first.get(number, 0.0) for number in range(len(self.names))] * self.phases
        if self.shape is None:
            return Weights(linear)
        return Weights(linear, ((self.shape, [0.0] * self.shape.size),) * self.nets)
