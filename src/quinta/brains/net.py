"""A neural net that adds what a weighted sum of features cannot express.

It sees items of some kinds (the lines of a garden) and plain inputs. Items of one kind go through
the same layer and are added up, so that what is learnt of one serves all others; the sums and the
plain inputs go through a second layer. Units are rectified linear (ReLU). Each phase of the game
has its own biases and its own weights of the result; all else is shared.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.shape import NetShape


@final
class Layer:
    """A layer of rectified linear units; inputs that are 0 cost nothing."""

    def __init__(self, inputs: int, units: int, parameters: list[float]) -> None:
        self._units: i64 = units
        self._parameters = vec[float](parameters)
        self._biases: i64 = inputs * units
        self._bias: i64 = 0
        self._count: i64 = 0
        self._rows = vec[i64]([0] * inputs)
        self._values = vec[float]([0.0] * inputs)

    def start(self, phase: i64) -> None:
        """Begin with the inputs of a position in this phase."""
        self._bias = self._biases + phase * self._units
        self._count = 0

    def add(self, values: vec[float], first: i64, end: i64, row: i64) -> None:
        """Add some of these values, which are the layer's inputs from ``row`` on."""
        rows = self._rows
        kept = self._values
        at = self._count
        units = self._units
        row -= first
        while first < end:
            value = values[first]
            if value != 0.0:
                rows[at] = (row + first) * units
                kept[at] = value
                at += 1
            first += 1
        self._count = at

    def add_outputs(self, sums: vec[float], first: i64) -> None:
        """Add what each unit says to one of the sums from ``first`` on."""
        parameters = self._parameters
        rows = self._rows
        values = self._values
        count = self._count
        column: i64 = 0
        # Four units at a time, so that their sums stay in registers.
        while column < self._units:
            at = self._bias + column
            one = parameters[at]
            two = parameters[at + 1]
            three = parameters[at + 2]
            four = parameters[at + 3]
            i: i64 = 0
            while i < count:
                at = rows[i] + column
                value = values[i]
                one += parameters[at] * value
                two += parameters[at + 1] * value
                three += parameters[at + 2] * value
                four += parameters[at + 3] * value
                i += 1
            at = first + column
            if one > 0.0:
                sums[at] += one
            if two > 0.0:
                sums[at + 1] += two
            if three > 0.0:
                sums[at + 2] += three
            if four > 0.0:
                sums[at + 3] += four
            column += 4


@final
class Net:
    """A net of a shape; its inputs are written to ``inputs`` before it is asked."""

    def __init__(self, shape: NetShape, parameters: list[float]) -> None:
        if len(parameters) != shape.size:
            raise ValueError(f"{shape.size} parameters are needed, not {len(parameters)}")
        self._units: i64 = shape.units
        self._plain: i64 = shape.plain
        self._top: i64 = shape.top
        self._items: list[Layer] = []
        self._counts = vec[i64]([items for items, _ in shape.kinds])
        self._sizes = vec[i64]([size for _, size in shape.kinds])
        at = 0
        for _, size in shape.kinds:
            end = at + (size + shape.phases) * shape.units
            self._items.append(Layer(size, shape.units, parameters[at:end]))
            at = end
        inputs = shape.sums + shape.plain
        end = at + (inputs + shape.phases) * shape.top
        self._second = Layer(inputs, shape.top, parameters[at:end])
        self._results = vec[float](parameters[end:])
        self._tops = vec[float]([0.0] * shape.top)

    def add_items(self, inputs: vec[float], phase: i64, sums: vec[float]) -> None:
        """Set the sums to what the layers say of all items."""
        i: i64 = 0
        while i < len(sums):
            sums[i] = 0.0
            i += 1
        first: i64 = 0
        kind: i64 = 0
        while kind < len(self._counts):
            layer = self._items[kind]
            size = self._sizes[kind]
            item: i64 = 0
            while item < self._counts[kind]:
                layer.start(phase)
                layer.add(inputs, first, first + size, 0)
                layer.add_outputs(sums, kind * self._units)
                first += size
                item += 1
            kind += 1

    def value(self, inputs: vec[float], phase: i64, sums: vec[float]) -> float:
        """Return the value of a position, by the sums over its items and its plain inputs."""
        tops = self._tops
        i: i64 = 0
        while i < self._top:
            tops[i] = 0.0
            i += 1
        size: i64 = len(sums)
        second = self._second
        second.start(phase)
        second.add(sums, 0, size, 0)
        second.add(inputs, len(inputs) - self._plain, len(inputs), size)
        second.add_outputs(tops, 0)
        results = self._results
        at = phase * (size + self._top + 1)
        total = results[at + size + self._top]
        i = 0
        while i < size:
            total += results[at + i] * sums[i]
            i += 1
        at += size
        i = 0
        while i < self._top:
            total += results[at + i] * tops[i]
            i += 1
        return total
