"""The fitted weights that come with each game, and those of its yardsticks.

A file of weights has a line for each feature, with a weight for each phase of the game, the
parameters of the nets if the brain has any, and the command and seed that made it. The files lie
beside the game's brain: ``fitted.json`` and one for each yardstick.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from quinta.brains.net import HIDDEN
from quinta.brains.spec import Fitted
from quinta.games import GAMES

FITTED: Final = "fitted"
"""The name of the weights that all bots but yardsticks play with."""


class InvalidWeights(ValueError):
    """A file of weights that does not fit the brain."""


def brain_for(game: str, name: str = FITTED) -> Fitted[Any]:
    """Return the brain of a game, with its weights of this name."""
    return GAMES[game].brain.SPEC.brain(load(game, name))


def load(game: str, name: str = FITTED) -> list[float]:
    """Return the weights of a game that have this name."""
    return list(_stored(game, name))


@cache
def _stored(game: str, name: str) -> tuple[float, ...]:
    return tuple(weights_of(game, file_data(game, name)))


def folder_of(game: str) -> Traversable:
    """Return the folder of a game's files of weights."""
    return files(GAMES[game].package) / "brain"


def file_data(game: str, name: str) -> dict[str, Any]:
    """Return all that a file of weights holds."""
    path = folder_of(game) / f"{name}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def weights_of(game: str, data: Mapping[str, Any]) -> list[float]:
    """Return the weights in a file's data, or raise ``InvalidWeights``."""
    spec = GAMES[game].brain.SPEC
    if data.get("game") != game:
        raise InvalidWeights(f"these are weights of {data.get('game')}, not of {game}")
    table: Mapping[str, list[float]] = data["weights"]
    if list(table) != list(spec.names):
        raise InvalidWeights(f"the features of these weights are not those of {game}'s brain")
    for name, row in table.items():
        if len(row) != spec.phases:
            raise InvalidWeights(f"{name}: {spec.phases} weights are needed, not {len(row)}")
    weights = [float(table[name][phase]) for phase in range(spec.phases) for name in spec.names]
    nets: list[list[list[float]]] = data.get("nets", [])
    weights += [float(weight) for net in nets for row in net for weight in row]
    if len(weights) != spec.linear_size + spec.nets * spec.net_size:
        raise InvalidWeights(f"these are no nets of {game}'s brain")
    return weights


def weights_data(game: str, weights: list[float]) -> dict[str, list[float]]:
    """Return weights as a file holds them: rounded, by feature, one for each phase."""
    spec = GAMES[game].brain.SPEC
    size = len(spec.names)
    return {
        name: [round(weights[phase * size + i], 3) for phase in range(spec.phases)]
        for i, name in enumerate(spec.names)
    }


def nets_data(game: str, weights: list[float]) -> list[list[list[float]]]:
    """Return the nets as a file holds them: rounded, rows for inputs, phases and outputs."""
    spec = GAMES[game].brain.SPEC
    hidden = int(HIDDEN)
    rounded = [round(weight, 4) for weight in weights[spec.linear_size :]]
    rows = [rounded[at : at + hidden] for at in range(0, len(rounded), hidden)]
    size = spec.net_size // hidden
    return [rows[net * size : (net + 1) * size] for net in range(spec.nets)]
