"""The description of a game's brain, for playing and training."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from quinta.brains.brain import AnyGame_contra, Brain
from quinta.brains.net import parameter_count


class Fitted(Brain[AnyGame_contra], Protocol):
    """A brain whose weights can be fitted."""

    def features(self, game: AnyGame_contra, seat: int) -> tuple[int, list[float]]:
        """Return the game's phase and a seat's features, those for nets only last."""
        ...


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


@dataclass(frozen=True)
class BrainSpec:
    """The description of a game's brain: how to make it, its features and its first weights."""

    brain: Callable[[list[float]], Fitted[Any]]
    names: tuple[str, ...]
    phases: int
    first: Mapping[int, float]
    """The weights that fitting starts with, by feature; others are 0."""
    practice: Practice
    inputs: int = 0
    """The number of features that the nets see, those with a weight and others."""
    nets: int = 0
    """The number of nets; they divide the phases among them."""

    def first_weights(self) -> list[float]:
        """Return the weights to start fitting with, equal in every phase, and nets of zeros."""
        weights = [self.first.get(number, 0.0) for number in range(len(self.names))] * self.phases
        return weights + [0.0] * (self.nets * self.net_size)

    @property
    def linear_size(self) -> int:
        """The number of weights before the nets."""
        return len(self.names) * self.phases

    @property
    def net_phases(self) -> int:
        """The number of phases of one net."""
        return self.phases // self.nets

    @property
    def net_size(self) -> int:
        """The number of parameters of one net."""
        return parameter_count(self.inputs, self.net_phases) if self.nets else 0
