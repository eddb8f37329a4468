"""Fitting, with numpy: weights by least squares, nets by gradient descent.

Only training needs this module; it comes with the extra ``train``.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinta.brains.net import HIDDEN

Floats = NDArray[np.float64]
Samples = NDArray[np.float32]
"""Rows of a phase, all features, and a result."""

_BATCH: Final = 256
_RATE: Final = 2e-3
_LAST_RATE: Final = 1e-4
"""The learning rate, at first and in the end."""
_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.999
_EPSILON: Final = 1e-8
_UNIT: Final = 10.0
"""The unit of the net's results while it learns, in points."""


class LeastSquares:
    """A linear fit: gathers samples of features and results, and solves for the weights."""

    def __init__(self, size: int) -> None:
        self.samples = 0
        self.products: Floats = np.zeros((size, size))
        self.results: Floats = np.zeros(size)

    def add(self, features: list[list[float]], results: list[float]) -> None:
        """Add samples."""
        if features:
            rows = np.array(features)
            self.samples += len(features)
            self.products += rows.T @ rows
            self.results += np.array(results) @ rows

    def merge(self, other: LeastSquares) -> None:
        """Add the samples that another one gathered."""
        self.samples += other.samples
        self.products += other.products
        self.results += other.results

    def solve(self, prior: list[float], strength: float) -> list[float]:
        """Return the weights, drawn to a prior as by ``strength`` samples of each feature."""
        pull = strength * (1.0 + self.products.diagonal() / (self.samples + 1.0))
        weights = np.linalg.solve(self.products + np.diag(pull), self.results + pull * prior)
        return [float(weight) for weight in weights]


def fit_net(parameters: list[float], samples: Samples, seed: int, passes: int) -> list[float]:
    """Return a net's parameters after so many passes over all samples (Adam)."""
    if not len(samples):
        return parameters
    random = np.random.default_rng(seed)
    phases = samples[:, 0].astype(np.int64)
    features = samples[:, 1:-1]
    results = samples[:, -1] / _UNIT
    means = features.mean(axis=0, dtype=np.float64)
    spread = features.std(axis=0, dtype=np.float64)
    # The net learns with features of mean 0 and spread 1; one that never changes says nothing.
    constant = spread < 1e-3
    scales = np.where(constant, 0.0, 1.0 / np.where(constant, 1.0, spread))
    values = np.array(parameters)
    weights, biases, outputs = _parts(values, features.shape[1])
    if values.any():
        biases += means @ weights
        weights *= np.where(constant, 0.0, spread)[:, np.newaxis]
        outputs /= _UNIT
    else:
        # A net that knows nothing yet begins with small random parameters.
        widest = np.sqrt(3.0)
        weights[:] = random.uniform(-widest, widest, weights.shape) / np.sqrt(len(weights))
        outputs[:] = random.uniform(-widest, widest, outputs.shape) * 0.2
    gradient = np.zeros_like(values)
    weights_gradient, biases_gradient, outputs_gradient = _parts(gradient, len(weights))
    first_moment = np.zeros_like(values)
    second_moment = np.zeros_like(values)
    batches = -(-len(samples) // _BATCH)
    steps = passes * batches
    for step in range(steps):
        if step % batches == 0:
            order = random.permutation(len(samples))
        batch = order[step % batches * _BATCH :][:_BATCH]
        inputs = (features[batch] - means) * scales
        sums = inputs @ weights + biases[phases[batch]]
        relu = np.maximum(sums, 0.0)
        error = (relu @ outputs - results[batch]) / len(batch)
        outputs_gradient[:] = error @ relu
        slopes = np.outer(error, outputs) * (sums > 0.0)
        weights_gradient[:] = inputs.T @ slopes
        biases_gradient[:] = 0.0
        np.add.at(biases_gradient, phases[batch], slopes)
        first_moment += (1.0 - _FIRST_DECAY) * (gradient - first_moment)
        second_moment += (1.0 - _SECOND_DECAY) * (gradient**2 - second_moment)
        update = first_moment / (1.0 - _FIRST_DECAY ** (step + 1))
        update /= np.sqrt(second_moment / (1.0 - _SECOND_DECAY ** (step + 1))) + _EPSILON
        values -= (_RATE + (_LAST_RATE - _RATE) * step / steps) * update
    weights *= scales[:, np.newaxis]
    biases -= means @ weights
    outputs *= _UNIT
    return [float(value) for value in values]


def _parts(parameters: Floats, inputs: int) -> tuple[Floats, Floats, Floats]:
    """Return views of a net's parameters: rows for inputs, for phases, and for outputs."""
    rows = parameters.reshape(-1, int(HIDDEN))
    return rows[:inputs], rows[inputs:-1], rows[-1]
