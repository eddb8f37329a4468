"""A small neural net that adds what a weighted sum of features cannot express.

It has one hidden layer of rectified linear units (ReLU). Each phase of the game has its own
biases; all else is shared, so that what is learnt in one round serves the others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

HIDDEN: Final[i64] = 16
"""The size of the hidden layer: a multiple of four."""


def parameter_count(inputs: int, phases: int) -> int:
    """Return a net's number of parameters: rows for inputs, phases and outputs."""
    return (inputs + phases + 1) * int(HIDDEN)


@final
class Net:
    """A net that computes a value from features; features that are 0 cost nothing."""

    def __init__(self, inputs: int, phases: int, parameters: list[float]) -> None:
        wanted = parameter_count(inputs, phases)
        if len(parameters) != wanted:
            raise ValueError(f"{wanted} parameters are needed, not {len(parameters)}")
        self._parameters = vec[float](parameters)
        self._biases: i64 = inputs * HIDDEN
        self._outputs: i64 = (inputs + phases) * HIDDEN
        self._bias: i64 = 0
        self._count: i64 = 0
        self._rows = vec[i64]([0] * inputs)
        self._values = vec[float]([0.0] * inputs)

    def start(self, phase: i64) -> None:
        """Begin with a position of a phase."""
        self._bias = self._biases + phase * HIDDEN
        self._count = 0

    def add(self, feature: i64, value: float) -> None:
        """Add a feature, each at most once."""
        at = self._count
        self._rows[at] = feature * HIDDEN
        self._values[at] = value
        self._count = at + 1

    def value(self) -> float:
        """Return the value of the features added."""
        parameters = self._parameters
        rows = self._rows
        values = self._values
        total = 0.0
        column: i64 = 0
        # Four sums at a time, so that they stay in registers.
        while column < HIDDEN:
            at = self._bias + column
            first = parameters[at]
            second = parameters[at + 1]
            third = parameters[at + 2]
            fourth = parameters[at + 3]
            i: i64 = 0
            while i < self._count:
                at = rows[i] + column
                value = values[i]
                first += parameters[at] * value
                second += parameters[at + 1] * value
                third += parameters[at + 2] * value
                fourth += parameters[at + 3] * value
                i += 1
            at = self._outputs + column
            if first > 0.0:
                total += parameters[at] * first
            if second > 0.0:
                total += parameters[at + 1] * second
            if third > 0.0:
                total += parameters[at + 2] * third
            if fourth > 0.0:
                total += parameters[at + 3] * fourth
            column += 4
        return total
