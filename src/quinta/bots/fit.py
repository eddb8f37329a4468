"""Fitting: weights by least squares (numpy), nets by gradient descent (JAX and optax).

Only training needs this module, and what it stands on comes with the extra ``train``. JAX is
imported where a net is fitted and not before: the workers that play the games do without it.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinta.brains.shape import NetShape

if TYPE_CHECKING:
    import jax

Floats = NDArray[np.float64]

_HELD_OUT: Final = 10
"""One game in so many is held out: no weight is fitted to it, but all are measured by it."""
_BATCH: Final = 512
_RATE: Final = 3e-3
_LAST_RATE: Final = 0.05
"""The learning rate, and the part of it that is left in the end."""
_DECAY: Final = 1e-4
"""The weight decay."""
_UNIT: Final = 10.0
"""The unit of a net's results while it learns, in points."""
_MEASURED: Final = 100_000
"""The number of samples by which the spread of the inputs is measured."""
_BLOCK: Final = 4096
_LEAST_SPREAD: Final = 1e-3
_FIRST_OF_ITEMS: Final = 0.15
_FIRST: Final = 0.1
"""The spread of the random parameters that a net starts with, in its first layers and above."""


def is_held_out(games: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Return which of the games of these numbers are held out."""
    held_out: NDArray[np.bool_] = games % _HELD_OUT == 1
    return held_out


class LeastSquares:
    """A linear fit: gathers samples of features and results, and solves for the weights."""

    def __init__(self, size: int) -> None:
        self.samples = 0
        self.products: Floats = np.zeros((size, size))
        self.results: Floats = np.zeros(size)
        self.squares = 0.0

    def add(self, features: Floats, results: Floats) -> None:
        """Add samples, each of them a row of features."""
        self.samples += len(features)
        self.products += features.T @ features
        self.results += results @ features
        self.squares += float(results @ results)

    def merge(self, other: LeastSquares) -> None:
        """Add the samples that another one gathered."""
        self.samples += other.samples
        self.products += other.products
        self.results += other.results
        self.squares += other.squares

    def solve(self, prior: list[float], strength: float) -> list[float]:
        """Return the weights, drawn to a prior as by ``strength`` samples of each feature."""
        pull = strength * (1.0 + self.products.diagonal() / (self.samples + 1.0))
        weights = np.linalg.solve(self.products + np.diag(pull), self.results + pull * prior)
        return [float(weight) for weight in weights]

    def squared_error(self, weights: Sequence[float]) -> float:
        """Return the sum of the squared errors of these weights on all samples."""
        given = np.array(weights)
        error = self.squares - 2.0 * given @ self.results + given @ self.products @ given
        return max(0.0, float(error))


@dataclass(frozen=True, eq=False)
class Samples:
    """Samples for a net, as small as they can be kept; of each there is a row."""

    phases: NDArray[np.int16]
    """The phase within the net."""
    games: NDArray[np.int32]
    """The number of the game that the sample comes from."""
    inputs: NDArray[np.float16]
    """The inputs, in the order of the net's shape."""
    results: NDArray[np.float32]
    """What the net has to say."""

    def __len__(self) -> int:
        return len(self.phases)


def samples_of(rows: Sequence[tuple[int, int, Sequence[float], float]], size: int) -> Samples:
    """Return samples of ``size`` inputs: of each its phase, game, inputs and result."""
    return Samples(
        np.array([phase for phase, _, _, _ in rows], np.int16),
        np.array([game for _, game, _, _ in rows], np.int32),
        np.array([inputs for _, _, inputs, _ in rows], np.float16).reshape(-1, size),
        np.array([result for _, _, _, result in rows], np.float32),
    )


def joined(samples: Sequence[Samples]) -> Samples:
    """Return all of these samples as one."""
    return Samples(
        np.concatenate([part.phases for part in samples]),
        np.concatenate([part.games for part in samples]),
        np.concatenate([part.inputs for part in samples]),
        np.concatenate([part.results for part in samples]),
    )


FIELDS: Final = ("phases", "games", "inputs", "results")


def packed(samples: Sequence[Samples]) -> bytes:
    """Return samples as the content of a file (npz)."""
    file = io.BytesIO()
    arrays = {
        f"{field}-{i}": getattr(part, field) for i, part in enumerate(samples) for field in FIELDS
    }
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def unpacked(content: bytes) -> tuple[Samples, ...]:
    """Return the samples in the content of a file."""
    with np.load(io.BytesIO(content)) as arrays:
        count = len(arrays.files) // len(FIELDS)
        return tuple(Samples(*(arrays[f"{field}-{i}"] for field in FIELDS)) for i in range(count))


@dataclass(frozen=True)
class NetFit:
    """A fitted net."""

    parameters: list[float]
    error: float
    """The root mean square error in points on the games held out, or on all if there are none."""
    measured: int
    """The number of samples that the error is about."""


class Layers(NamedTuple):
    """The parameters of a net, layer by layer: weights of inputs, and biases of phases."""

    items: list[tuple[jax.Array, jax.Array]]
    """Those of each kind of items."""
    second: tuple[jax.Array, jax.Array]
    results: jax.Array


def fit_net(
    shape: NetShape,
    parameters: Sequence[float],
    samples: Sequence[Samples],
    seed: int,
    passes: int,
) -> NetFit:
    """Fit a net in so many passes over all samples but those of the games held out.

    It goes on from these parameters; if all are 0, from small random ones.
    """
    import jax
    import optax  # type: ignore[import-untyped]

    # What a seed gives is to be the same with a graphics card as without.
    jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]
    taught, held_out = _Rows(samples, False), _Rows(samples, True)
    if not len(taught):
        return NetFit(list(parameters), 0.0, 0)
    random = np.random.default_rng(abs(seed))
    spread = _spread(shape, taught)
    values = np.array(parameters)
    if values.any():
        values *= _factors(shape, spread)
    else:
        values = _first_parameters(shape, random)
    layers = layers_of(shape, values)
    scales = jax.numpy.asarray(1.0 / spread, np.float32)
    size = min(_BATCH, len(taught))
    batches = len(taught) // size
    rate = optax.cosine_decay_schedule(_RATE, passes * batches, _LAST_RATE)
    optimiser = optax.adamw(rate, weight_decay=_DECAY)
    state = optimiser.init(layers)

    @jax.jit
    def squares(layers: Layers, batch: Any) -> jax.Array:
        phases, inputs, results = batch
        told = net_values(shape, layers, phases, inputs.astype(np.float32) * scales)
        squared: jax.Array = (told - results / _UNIT) ** 2
        return squared

    def loss(layers: Layers, batch: Any) -> jax.Array:
        mean: jax.Array = squares(layers, batch).mean()
        return mean

    @jax.jit
    def step(layers: Layers, state: Any, batch: Any) -> tuple[Layers, Any]:
        updates, state = optimiser.update(jax.grad(loss)(layers, batch), state, layers)
        return optax.apply_updates(layers, updates), state

    for _ in range(passes):
        order = random.permutation(len(taught))
        for first in range(0, batches * size, size):
            layers, state = step(layers, state, taught.batch(order[first : first + size]))
    measured = held_out if len(held_out) else taught
    squared = sum(float(squares(layers, batch).sum()) for batch in measured.blocks(len(measured)))
    fitted = _flat(layers) / _factors(shape, spread)
    error = _UNIT * math.sqrt(squared / len(measured))
    return NetFit([float(one) for one in fitted], error, len(measured))


def net_values(shape: NetShape, layers: Layers, phases: jax.Array, inputs: jax.Array) -> jax.Array:
    """Return what ``quinta.brains.net.Net`` says of rows of inputs, each in its phase."""
    import jax.numpy as jnp

    sums: list[jax.Array] = []
    at = 0
    for (items, size), (weights, biases) in zip(shape.kinds, layers.items, strict=True):
        end = at + items * size
        own = inputs[:, at:end].reshape(-1, items, size)
        units = jnp.maximum(own @ weights + biases[phases][:, np.newaxis], 0.0)
        sums.append(units.sum(axis=1))
        at = end
    weights, biases = layers.second
    below = jnp.concatenate([*sums, inputs[:, at:]], axis=1)
    top = jnp.maximum(below @ weights + biases[phases], 0.0)
    told = jnp.concatenate([*sums, top, jnp.ones((len(inputs), 1), np.float32)], axis=1)
    return (told * layers.results[phases]).sum(axis=1)


def layers_of(shape: NetShape, parameters: Floats) -> Layers:
    """Return parameters, which are in the order of ``NetShape``, as layers."""
    import jax.numpy as jnp

    rest = np.asarray(parameters, np.float32)

    def taken(rows: int, columns: int) -> jax.Array:
        nonlocal rest
        part, rest = rest[: rows * columns], rest[rows * columns :]
        return jnp.asarray(part.reshape(rows, columns))

    items = [
        (taken(size, shape.units), taken(shape.phases, shape.units)) for _, size in shape.kinds
    ]
    second = taken(shape.sums + shape.plain, shape.top), taken(shape.phases, shape.top)
    return Layers(items, second, taken(shape.phases, shape.sums + shape.top + 1))


def _flat(layers: Layers) -> Floats:
    """Return layers as parameters."""
    parts = [part for layer in (*layers.items, layers.second) for part in layer]
    return np.concatenate(
        [np.asarray(part, np.float64).ravel() for part in (*parts, layers.results)]
    )


def _first_parameters(shape: NetShape, random: np.random.Generator) -> Floats:
    """Return the random parameters that a net starts with; biases and sums say nothing yet."""
    parts: list[Floats] = []
    for _, size in shape.kinds:
        parts.append(random.normal(0.0, _FIRST_OF_ITEMS, size * shape.units))
        parts.append(np.zeros(shape.phases * shape.units))
    parts.append(random.normal(0.0, _FIRST, (shape.sums + shape.plain) * shape.top))
    parts.append(np.zeros(shape.phases * shape.top))
    results = np.zeros((shape.phases, shape.sums + shape.top + 1))
    results[:, shape.sums : -1] = random.normal(0.0, _FIRST, (shape.phases, shape.top))
    return np.concatenate([*parts, results.ravel()])


def _factors(shape: NetShape, spread: Floats) -> Floats:
    """Return by what each parameter is multiplied while the net learns.

    Then inputs are divided by their spread, and results are in units of ``_UNIT``.
    """
    parts: list[Floats] = []
    at = 0
    for items, size in shape.kinds:
        parts.append(np.repeat(spread[at : at + size], shape.units))
        parts.append(np.ones(shape.phases * shape.units))
        at += items * size
    parts.append(np.ones(shape.sums * shape.top))
    parts.append(np.repeat(spread[at:], shape.top))
    parts.append(np.ones(shape.phases * shape.top))
    parts.append(np.full(shape.phases * (shape.sums + shape.top + 1), 1.0 / _UNIT))
    return np.concatenate(parts)


def _spread(shape: NetShape, rows: _Rows) -> Floats:
    """Return the standard deviation of each input, or 1; items of one kind share theirs.

    The inputs keep their zeros, so their mean is left as it is.
    """
    count = 0
    sums: Floats = np.zeros(shape.inputs)
    squares: Floats = np.zeros(shape.inputs)
    for _, block, _ in rows.blocks(_MEASURED):
        inputs = block.astype(np.float64)
        count += len(inputs)
        sums += inputs.sum(axis=0)
        squares += (inputs**2).sum(axis=0)
    at = 0
    for items, size in shape.kinds:
        for gathered in (sums, squares):
            own = gathered[at : at + items * size].reshape(items, size)
            own[:] = own.mean(axis=0)
        at += items * size
    spread = np.sqrt(np.maximum(squares / count - (sums / count) ** 2, 0.0))
    return np.where(spread < _LEAST_SPREAD, 1.0, spread)


Batch = tuple[NDArray[np.int16], NDArray[np.float16], NDArray[np.float32]]
"""The phases, inputs and results of some rows."""


class _Rows:
    """The rows of several samples whose games are held out, or of those whose games are not."""

    def __init__(self, samples: Sequence[Samples], held_out: bool) -> None:
        self._samples = samples
        self._rows = [np.flatnonzero(is_held_out(part.games) == held_out) for part in samples]

    def __len__(self) -> int:
        return sum(map(len, self._rows))

    def batch(self, chosen: NDArray[np.int64]) -> Batch:
        """Return the rows of these numbers, in the order of the samples."""
        found: list[Batch] = []
        first = 0
        for part, rows in zip(self._samples, self._rows, strict=True):
            end = first + len(rows)
            own = rows[chosen[(chosen >= first) & (chosen < end)] - first]
            found.append((part.phases[own], part.inputs[own], part.results[own]))
            first = end
        phases, inputs, results = zip(*found, strict=True)
        return np.concatenate(phases), np.concatenate(inputs), np.concatenate(results)

    def blocks(self, most: int) -> Iterator[Batch]:
        """Yield all rows, or so many that are spread evenly, some at a time."""
        count = min(len(self), most)
        chosen = np.arange(count) * len(self) // count
        for first in range(0, count, _BLOCK):
            yield self.batch(chosen[first : first + _BLOCK])
