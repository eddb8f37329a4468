"""The brains of both games, and the fitted weights that come with the package.

A file of weights holds a line of weights for each feature, one for each phase of the game,
and what made it: the command and its seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from quinta.bots import garden, pavilion
from quinta.bots.search import Brain


class Fitted(Brain, Protocol):
    """A brain whose weights can be fitted."""

    def features(self, game: Any, seat: int) -> tuple[int, list[float]]:
        """The phase of the game, and the features of a seat."""
        ...


@dataclass(frozen=True)
class Kind:
    """How one game is judged: its brain, its features, and the weights to start fitting with."""

    brain: Callable[[list[float]], Fitted]
    names: tuple[str, ...]
    phases: int
    first: Mapping[str, float]

    def first_weights(self) -> list[float]:
        """The weights to start fitting with, the same in every phase."""
        return [self.first.get(name, 0.0) for name in self.names] * self.phases


KINDS: Final[dict[str, Kind]] = {
    "queens-garden": Kind(
        garden.GardenBrain, garden.NAMES, int(garden.PHASES), garden.FIRST_WEIGHTS
    ),
    "summer-pavilion": Kind(
        pavilion.PavilionBrain, pavilion.NAMES, int(pavilion.PHASES), pavilion.FIRST_WEIGHTS
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
    return [float(table[name][phase]) for phase in range(kind.phases) for name in kind.names]


def weights_data(game: str, weights: list[float]) -> dict[str, list[float]]:
    """Weights as a file holds them: rounded, by feature, one for each phase."""
    kind = KINDS[game]
    size = len(kind.names)
    return {
        name: [round(weights[phase * size + i], 3) for phase in range(kind.phases)]
        for i, name in enumerate(kind.names)
    }
