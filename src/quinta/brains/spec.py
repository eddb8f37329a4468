"""How a game describes its brain to those who play and train with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from quinta.brains.brain import Brain, Position_contra
from quinta.brains.net import parameter_count


class Fitted(Brain[Position_contra], Protocol):
    """A brain whose weights can be fitted."""

    def features(self, game: Position_contra, seat: int) -> tuple[int, list[float]]:
        """The phase of the game, and the features of a seat, those only for nets last."""
        ...


@dataclass(frozen=True)
class Practice:
    """How self-play goes: how often it strays from the best turn, and how many play."""

    strays: int
    """In a thousand turns, how many are not the best."""
    astray: int
    """In a thousand of those, how many are drawn from all turns, not from the best few."""
    players: tuple[int, ...]
    """How many play, drawn evenly from these."""
    options: Mapping[str, tuple[object, ...]]
    """What is drawn from, evenly, where a game is not played by the usual options."""


@dataclass(frozen=True)
class BrainSpec:
    """How one game is judged: its brain, its features, and the weights to start fitting with."""

    brain: Callable[[list[float]], Fitted[Any]]
    names: tuple[str, ...]
    phases: int
    first: Mapping[int, float]
    """The weights that fitting starts with, by the numbers of their features; others are 0."""
    practice: Practice
    inputs: int = 0
    """How many features the nets see, those with a weight and others."""
    nets: int = 0
    """How many nets share out the phases among them."""

    def first_weights(self) -> list[float]:
        """The weights to start fitting with, the same in every phase, and nets of nothing."""
        weights = [self.first.get(number, 0.0) for number in range(len(self.names))] * self.phases
        return weights + [0.0] * (self.nets * self.net_size)

    @property
    def linear_size(self) -> int:
        """How many weights come before the nets."""
        return len(self.names) * self.phases

    @property
    def net_phases(self) -> int:
        """How many phases one net serves."""
        return self.phases // self.nets

    @property
    def net_size(self) -> int:
        """How many parameters one net has."""
        return parameter_count(self.inputs, self.net_phases) if self.nets else 0
