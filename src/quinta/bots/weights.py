"""The brains of both games, and the fitted weights that come with the package.

A file of weights holds a line of weights for each feature, one for each phase of the game,
the parameters of the nets of a brain that has some, and what made it: the command and its
seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from quinta.bots import garden, pavilion, pavilion_features
from quinta.bots.net import HIDDEN, parameter_count
from quinta.bots.search import Brain


class Fitted(Brain, Protocol):
    """A brain whose weights can be fitted."""

    def features(self, game: Any, seat: int) -> tuple[int, list[float]]:
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


@dataclass(frozen=True)
class Kind:
    """How one game is judged: its brain, its features, and the weights to start fitting with."""

    brain: Callable[[list[float]], Fitted]
    names: tuple[str, ...]
    phases: int
    first: Mapping[str, float]
    practice: Practice
    inputs: int = 0
    """How many features the nets see, those with a weight and others."""
    nets: int = 0
    """How many nets share out the phases among them."""

    def first_weights(self) -> list[float]:
        """The weights to start fitting with, the same in every phase, and nets of nothing."""
        weights = [self.first.get(name, 0.0) for name in self.names] * self.phases
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


KINDS: Final[dict[str, Kind]] = {
    "queens-garden": Kind(
        garden.GardenBrain,
        garden.NAMES,
        int(garden.PHASES),
        garden.FIRST_WEIGHTS,
        Practice(strays=120, astray=300, players=(2, 2, 2, 2, 2, 2, 2, 3, 3, 4)),
    ),
    "summer-pavilion": Kind(
        pavilion.PavilionBrain,
        pavilion_features.NAMES,
        int(pavilion.PHASES),
        pavilion_features.FIRST_WEIGHTS,
        Practice(strays=80, astray=50, players=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4)),
        int(pavilion_features.INPUTS),
        nets=2,
    ),
}


class InvalidWeights(ValueError):
    """A file of weights that does not fit the brain."""


def brain_for(game: str) -> Fitted:
    """The brain of a game, with its fitted weights."""
    return KINDS[game].brain(load(game))


def load(game: str) -> list[float]:
    """The fitted weights of a game."""
    return list(_stored(game))


@cache
def _stored(game: str) -> tuple[float, ...]:
    path = files("quinta.bots") / "fitted" / f"{game}.json"
    return tuple(weights_of(game, json.loads(path.read_text(encoding="utf-8"))))


def weights_of(game: str, data: Mapping[str, Any]) -> list[float]:
    """The weights that a file's contents hold; ``InvalidWeights`` says why they do not fit."""
    kind = KINDS[game]
    if data.get("game") != game:
        raise InvalidWeights(f"these are weights of {data.get('game')}, not of {game}")
    table: Mapping[str, list[float]] = data["weights"]
    if list(table) != list(kind.names):
        raise InvalidWeights(f"the features of these weights are not those of {game}'s brain")
    for name, row in table.items():
        if len(row) != kind.phases:
            raise InvalidWeights(f"{name}: {kind.phases} weights are needed, not {len(row)}")
    weights = [float(table[name][phase]) for phase in range(kind.phases) for name in kind.names]
    nets: list[list[list[float]]] = data.get("nets", [])
    weights += [float(weight) for net in nets for row in net for weight in row]
    if len(weights) != kind.linear_size + kind.nets * kind.net_size:
        raise InvalidWeights(f"these are no nets of {game}'s brain")
    return weights


def weights_data(game: str, weights: list[float]) -> dict[str, list[float]]:
    """Weights as a file holds them: rounded, by feature, one for each phase."""
    kind = KINDS[game]
    size = len(kind.names)
    return {
        name: [round(weights[phase * size + i], 3) for phase in range(kind.phases)]
        for i, name in enumerate(kind.names)
    }


def nets_data(game: str, weights: list[float]) -> list[list[list[float]]]:
    """The nets as a file holds them: rounded, a row for each input and phase, and the last."""
    kind = KINDS[game]
    hidden = int(HIDDEN)
    rounded = [round(weight, 4) for weight in weights[kind.linear_size :]]
    rows = [rounded[at : at + hidden] for at in range(0, len(rounded), hidden)]
    size = kind.net_size // hidden
    return [rows[net * size : (net + 1) * size] for net in range(kind.nets)]
