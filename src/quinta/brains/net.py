"""A small neural net: what a weighted sum of features cannot say.

One hidden layer of rectified sums. Each phase of the game has its own biases, all else is
shared, so that what is learnt of one round serves the others. ``NetFit`` teaches a net with
samples of features and results (Adam, in small batches, in an order drawn with a seed).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.chance import Random

HIDDEN: Final[i64] = 16
"""How many sums the hidden layer has: a multiple of four."""

_BATCH: Final = 256
_RATE: Final = 2e-3
_LAST_RATE: Final = 1e-4
"""How far the parameters move with a batch, at first and in the end."""
_MOMENTUM: Final = 0.9
_SPREAD_MOMENTUM: Final = 0.999
_UNIT: Final = 10.0
"""How many points the net's results are counted in while it learns."""


def parameter_count(inputs: int, phases: int) -> int:
    """How many parameters a net has: a row for each input and phase, and one to sum up."""
    return (inputs + phases + 1) * int(HIDDEN)


@final
class Net:
    """Computes a value from features, of which those that are 0 cost nothing."""

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
        """Take a feature into account, each at most once."""
        at = self._count
        self._rows[at] = feature * HIDDEN
        self._values[at] = value
        self._count = at + 1

    def value(self) -> float:
        """What all that was taken into account comes to."""
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


@final
class NetFit:
    """Gathers samples of features and results, and teaches a net to foretell these."""

    def __init__(self, inputs: int, phases: int, parameters: list[float], seed: int) -> None:
        self._inputs: i64 = inputs
        self._phases: i64 = phases
        self._random = Random(seed)
        self._rows: list[vec[float]] = []
        self._row_phases: list[int] = []
        self._results: list[float] = []
        self._parameters = vec[float](parameters)
        size = len(parameters)
        self._gradient = vec[float]([0.0] * size)
        self._drift = vec[float]([0.0] * size)
        self._spread = vec[float]([0.0] * size)
        self._sums = vec[float]([0.0] * int(HIDDEN))
        self._means = vec[float]([0.0] * inputs)
        self._scales = vec[float]([0.0] * inputs)
        self._steps: i64 = 0

    @property
    def samples(self) -> int:
        return len(self._rows)

    def add(self, phase: int, features: list[float], result: float) -> None:
        """Take one sample into account."""
        self._rows.append(vec[float](features))
        self._row_phases.append(phase)
        self._results.append(result / _UNIT)

    def run(self, passes: int) -> list[float]:
        """Show the net all samples so many times; its new parameters."""
        self._measure()
        self._unfold()
        count: i64 = len(self._rows)
        order = vec[i64](list(range(len(self._rows))))
        batches = (len(self._rows) + _BATCH - 1) // _BATCH
        for turn in range(passes):
            self._random.shuffle(order, count)
            for batch in range(batches):
                done = (turn * batches + batch) / (passes * batches)
                first: i64 = batch * _BATCH
                end = min(first + _BATCH, count)
                at = first
                while at < end:
                    self._learn(order[at], 1.0 / float(end - first))
                    at += 1
                self._step(_RATE + (_LAST_RATE - _RATE) * done)
        return self._folded()

    def _measure(self) -> None:
        """Find the mean and the spread of each feature."""
        inputs = self._inputs
        squares = vec[float]([0.0] * int(inputs))
        means = self._means
        i: i64
        for row in self._rows:
            for i in range(inputs):
                means[i] += row[i]
                squares[i] += row[i] * row[i]
        count = float(max(len(self._rows), 1))
        for i in range(inputs):
            means[i] /= count
            spread = squares[i] / count - means[i] * means[i]
            self._scales[i] = 1.0 / math.sqrt(spread) if spread > 1e-6 else 0.0

    def _unfold(self) -> None:
        """Turn the parameters into those for features of mean 0 and spread 1.

        A net that knows nothing yet begins with small random ones.
        """
        parameters = self._parameters
        inputs = self._inputs
        biases = inputs * HIDDEN
        outputs = biases + self._phases * HIDDEN
        blank = True
        i: i64
        j: i64
        phase: i64
        for i in range(len(parameters)):
            if parameters[i] != 0.0:
                blank = False
        if blank:
            for i in range(outputs):
                parameters[i] = self._noise() / math.sqrt(float(inputs)) if i < biases else 0.0
            for j in range(HIDDEN):
                parameters[outputs + j] = 0.2 * self._noise()
            return
        for j in range(HIDDEN):
            shift = 0.0
            for i in range(inputs):
                shift += parameters[i * HIDDEN + j] * self._means[i]
                scale = self._scales[i]
                parameters[i * HIDDEN + j] *= 1.0 / scale if scale > 0.0 else 0.0
            for phase in range(self._phases):
                parameters[biases + phase * HIDDEN + j] += shift
            parameters[outputs + j] /= _UNIT

    def _folded(self) -> list[float]:
        """The parameters for features as they are."""
        folded = list(self._parameters)
        hidden = int(HIDDEN)
        inputs = int(self._inputs)
        phases = int(self._phases)
        for j in range(hidden):
            shift = 0.0
            for i in range(inputs):
                folded[i * hidden + j] *= self._scales[i]
                shift += folded[i * hidden + j] * self._means[i]
            for phase in range(phases):
                folded[(inputs + phase) * hidden + j] -= shift
            folded[(inputs + phases) * hidden + j] *= _UNIT
        return folded

    def _noise(self) -> float:
        """A number of mean 0 and spread 1, drawn evenly."""
        return (float(self._random.below(1 << 20)) / (1 << 19) - 1.0) * math.sqrt(3.0)

    def _learn(self, sample: i64, share: float) -> None:
        """Add what one sample says about where the parameters should move."""
        row = self._rows[sample]
        parameters = self._parameters
        gradient = self._gradient
        means = self._means
        scales = self._scales
        sums = self._sums
        inputs = self._inputs
        bias = (inputs + self._row_phases[sample]) * HIDDEN
        output = (inputs + self._phases) * HIDDEN
        i: i64 = 0
        j: i64 = 0
        while j < HIDDEN:
            sums[j] = parameters[bias + j]
            j += 1
        while i < inputs:
            value = (row[i] - means[i]) * scales[i]
            at = i * HIDDEN
            j = 0
            while j < HIDDEN:
                sums[j] += parameters[at + j] * value
                j += 1
            i += 1
        fault = -self._results[sample]
        j = 0
        while j < HIDDEN:
            if sums[j] > 0.0:
                fault += parameters[output + j] * sums[j]
            j += 1
        fault *= share
        # From here on the sums hold how much each of them is to blame.
        j = 0
        while j < HIDDEN:
            if sums[j] > 0.0:
                gradient[output + j] += fault * sums[j]
                sums[j] = fault * parameters[output + j]
                gradient[bias + j] += sums[j]
            else:
                sums[j] = 0.0
            j += 1
        i = 0
        while i < inputs:
            value = (row[i] - means[i]) * scales[i]
            at = i * HIDDEN
            j = 0
            while j < HIDDEN:
                gradient[at + j] += sums[j] * value
                j += 1
            i += 1

    def _step(self, rate: float) -> None:
        """Move the parameters the way the batch says, and forget the batch."""
        self._steps += 1
        drift_share = 1.0 - math.pow(_MOMENTUM, float(self._steps))
        spread_share = 1.0 - math.pow(_SPREAD_MOMENTUM, float(self._steps))
        i: i64 = 0
        size: i64 = len(self._parameters)
        while i < size:
            slope = self._gradient[i]
            self._gradient[i] = 0.0
            drift = _MOMENTUM * self._drift[i] + (1.0 - _MOMENTUM) * slope
            spread = _SPREAD_MOMENTUM * self._spread[i] + (1.0 - _SPREAD_MOMENTUM) * slope * slope
            self._drift[i] = drift
            self._spread[i] = spread
            way = (drift / drift_share) / (math.sqrt(spread / spread_share) + 1e-8)
            self._parameters[i] -= rate * way
            i += 1
