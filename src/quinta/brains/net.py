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

    def write_outputs(self, outputs: vec[float], first: i64) -> None:
        """Write what each unit says to one of the outputs from ``first`` on."""
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
            outputs[at] = one if one > 0.0 else 0.0
            outputs[at + 1] = two if two > 0.0 else 0.0
            outputs[at + 2] = three if three > 0.0 else 0.0
            outputs[at + 3] = four if four > 0.0 else 0.0
            column += 4


@final
class ItemSums:
    """What a net says of the items of a seat, added up.

    It is kept item by item: those whose inputs stay the same are not judged again.
    """

    def __init__(self, shape: NetShape) -> None:
        self.sums = vec[float]([0.0] * shape.sums)
        self._phase: i64 = -1
        self._inputs = vec[float]([0.0] * (shape.inputs - shape.plain))
        items = sum(items for items, _ in shape.kinds)
        self._outputs = vec[float]([0.0] * (items * shape.units))

    def begin(self, phase: i64) -> bool:
        """Begin with a position in this phase; return whether all items are to be judged."""
        i: i64 = 0
        while i < len(self.sums):
            self.sums[i] = 0.0
            i += 1
        changed = self._phase != phase
        self._phase = phase
        return changed

    def has_changed(self, inputs: vec[float], first: i64, end: i64) -> bool:
        """Store the inputs of an item; return whether they have changed."""
        seen = self._inputs
        while first < end and inputs[first] == seen[first]:
            first += 1
        if first == end:
            return False
        while first < end:
            seen[first] = inputs[first]
            first += 1
        return True

    def judge(self, layer: Layer, item: i64, units: i64) -> None:
        """Let a layer that has the inputs of an item judge it."""
        layer.write_outputs(self._outputs, item * units)

    def add(self, item: i64, units: i64, first: i64) -> None:
        """Add what was said of an item to the sums from ``first`` on."""
        outputs = self._outputs
        sums = self.sums
        at = item * units
        end = at + units
        while at < end:
            sums[first] += outputs[at]
            at += 1
            first += 1


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

    def add_items(self, inputs: vec[float], phase: i64, sums: ItemSums) -> None:
        """Set the sums to what the layers say of all items."""
        units = self._units
        every = sums.begin(phase)
        first: i64 = 0
        number: i64 = 0
        kind: i64 = 0
        while kind < len(self._counts):
            layer = self._items[kind]
            size = self._sizes[kind]
            end = number + self._counts[kind]
            while number < end:
                if sums.has_changed(inputs, first, first + size) or every:
                    layer.start(phase)
                    layer.add(inputs, first, first + size, 0)
                    sums.judge(layer, number, units)
                sums.add(number, units, kind * units)
                first += size
                number += 1
            kind += 1

    def value(self, inputs: vec[float], phase: i64, sums: ItemSums) -> float:
        """Return the value of a position, by the sums over its items and its plain inputs."""
        below = sums.sums
        size: i64 = len(below)
        second = self._second
        second.start(phase)
        second.add(below, 0, size, 0)
        second.add(inputs, len(inputs) - self._plain, len(inputs), size)
        tops = self._tops
        second.write_outputs(tops, 0)
        results = self._results
        at = phase * (size + self._top + 1)
        total = results[at + size + self._top]
        i: i64 = 0
        while i < size:
            total += results[at + i] * below[i]
            i += 1
        at += size
        i = 0
        while i < self._top:
            total += results[at + i] * tops[i]
            i += 1
        return total
