"""The fitted weights that come with each game, and those of its yardsticks.

A file of weights has a line for each feature, with a weight for each phase of the game, the
parameters of the nets if the brain has any, the scales of chances to win, and the command and seed
that made it. The files lie beside the game's brain: ``fitted.json`` and one for each yardstick.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from quinta.brains.shape import NetShape
from quinta.brains.spec import Fitted, Weights
from quinta.core.game import MOST_PLAYERS
from quinta.games import GAMES

FITTED: Final = "fitted"
"""The name of the weights that all bots but yardsticks play with."""

_NUMBERS: Final = tuple(map(str, range(2, MOST_PLAYERS + 1)))
"""The numbers of players, as files name them."""


class InvalidWeights(ValueError):
    """A file of weights that does not fit the brain."""


def brain_for(game: str, name: str = FITTED) -> Fitted[Any]:
    """Return the brain of a game, with its weights of this name."""
    return GAMES[game].brain.SPEC.brain(load(game, name))


@cache
def load(game: str, name: str = FITTED) -> Weights:
    """Return the weights of a game that have this name."""
    return weights_of(game, file_data(game, name))


def folder_of(game: str) -> Traversable:
    """Return the folder of a game's files of weights."""
    return GAMES[game].file("brain")


def file_data(game: str, name: str) -> dict[str, Any]:
    """Return all that a file of weights holds."""
    path = folder_of(game) / f"{name}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def weights_of(game: str, data: Mapping[str, Any]) -> Weights:
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
    linear = [float(table[name][phase]) for phase in range(spec.phases) for name in spec.names]
    nets = data.get("nets", [])
    if len(nets) not in (0, spec.nets):
        raise InvalidWeights(f"{spec.nets} nets are needed for {game}, not {len(nets)}")
    return Weights(linear, tuple(_net_of(game, net) for net in nets), _scales_of(game, data))


def _net_of(game: str, net: Any) -> tuple[NetShape, list[float]]:
    """Return the shape and the parameters of a net."""
    shape = GAMES[game].brain.SPEC.shape
    assert shape is not None
    rows: list[list[float]]
    if isinstance(net, Mapping):
        rows = net["rows"]
        if net["units"]:
            shape = NetShape(shape.kinds, net["units"], shape.plain, net["top"], shape.phases)
        else:
            shape = NetShape((), 0, len(rows) - 2 * shape.phases, net["top"], shape.phases)
    else:
        # An older file has plain inputs only, and one row of results for all phases.
        plain = len(net) - shape.phases - 1
        shape = NetShape((), 0, plain, len(net[-1]), shape.phases)
        rows = [*net[:-1], *[[*net[-1], 0.0]] * shape.phases]
    if [len(row) for row in rows] != shape.rows:
        raise InvalidWeights(f"these are no nets of {game}'s brain")
    return shape, [float(weight) for row in rows for weight in row]


def _scales_of(game: str, data: Mapping[str, Any]) -> list[float]:
    """Return the scales of chances for all numbers of players, if there are any."""
    rows: Mapping[str, list[float]] = data.get("scales", {})
    phases = GAMES[game].brain.SPEC.phases
    if rows and list(rows) != list(_NUMBERS):
        raise InvalidWeights(f"scales are needed for {', '.join(_NUMBERS)} players")
    for number, row in rows.items():
        if len(row) != phases or not all(scale > 0.0 for scale in row):
            raise InvalidWeights(f"{phases} scales above 0 are needed for {number} players")
    return [float(scale) for row in rows.values() for scale in row]


def digest(data: Mapping[str, Any]) -> str:
    """Return a digest of all weights of a file, by which a yardstick is known."""
    rows = data["weights"].values()
    numbers = [float(row[phase]) for phase in range(len(next(iter(rows)))) for row in rows]
    for net in data.get("nets", []):
        net_rows = net["rows"] if isinstance(net, Mapping) else net
        numbers += [float(one) for row in net_rows for one in row]
    return hashlib.sha256(json.dumps(numbers).encode()).hexdigest()


def weights_data(game: str, weights: Weights) -> dict[str, list[float]]:
    """Return weights as a file holds them: rounded, by feature, one for each phase."""
    spec = GAMES[game].brain.SPEC
    size = len(spec.names)
    return {
        name: [round(weights.linear[phase * size + i], 3) for phase in range(spec.phases)]
        for i, name in enumerate(spec.names)
    }


def nets_data(weights: Weights) -> list[dict[str, Any]]:
    """Return the nets as a file holds them: rounded, row by row."""
    return [
        {"units": shape.units, "top": shape.top, "rows": list(_rows(shape, parameters))}
        for shape, parameters in weights.nets
    ]


def scales_data(game: str, weights: Weights) -> dict[str, list[float]]:
    """Return the scales of chances as a file holds them: rounded, by the number of players."""
    phases = GAMES[game].brain.SPEC.phases
    scales = [round(scale, 2) for scale in weights.scales_of(phases)]
    return {
        number: scales[row * phases : (row + 1) * phases] for row, number in enumerate(_NUMBERS)
    }


def _rows(shape: NetShape, parameters: Sequence[float]) -> Iterator[list[float]]:
    at = 0
    for length in shape.rows:
        yield [round(one, 4) for one in parameters[at : at + length]]
        at += length
