"""Least squares: the weights with which features best foretell a result."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class LeastSquares:
    """Gathers samples of features and results, and solves for the weights."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.samples = 0
        self._products = vec[float]([0.0] * (size * size))
        self._results = vec[float]([0.0] * size)

    def add(self, features: list[float], result: float) -> None:
        """Take one sample into account."""
        size = self.size
        values = vec[float](features)
        products = self._products
        self.samples += 1
        i: i64 = 0
        while i < size:
            value = values[i]
            if value != 0.0:
                self._results[i] += value * result
                j: i64 = 0
                while j < size:
                    products[i * size + j] += value * values[j]
                    j += 1
            i += 1

    def sums(self) -> list[float]:
        """All that was gathered, as plain numbers that another one can add to its own."""
        return [float(self.samples), *self._products, *self._results]

    def add_sums(self, sums: list[float]) -> None:
        """Take into account what another one gathered."""
        size = int(self.size)
        self.samples += int(sums[0])
        for i in range(size * size):
            self._products[i] += sums[1 + i]
        for i in range(size):
            self._results[i] += sums[1 + size * size + i]

    def solve(self, prior: list[float], strength: float) -> list[float]:
        """The weights, drawn towards a prior as if by ``strength`` samples of each feature."""
        size = int(self.size)
        rows = [
            [self._products[i * size + j] for j in range(size)] + [self._results[i]]
            for i in range(size)
        ]
        for i in range(size):
            pull = strength * (1.0 + rows[i][i] / (self.samples + 1.0))
            rows[i][i] += pull
            rows[i][size] += pull * prior[i]
        for i in range(size):
            pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for other in range(size):
                if other != i and rows[other][i] != 0.0:
                    factor = rows[other][i] / rows[i][i]
                    for j in range(i, size + 1):
                        rows[other][j] -= factor * rows[i][j]
        return [rows[i][size] / rows[i][i] for i in range(size)]
