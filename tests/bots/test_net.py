"""A net says what its parameters say, computed by the book, and refuses those of another shape."""

from __future__ import annotations

from dataclasses import replace

import pytest
from librt.vecs import vec

from bots.by_the_book import net_value
from quinta.brains.net import ItemSums, Net
from quinta.brains.shape import NetShape
from quinta.core.chance import Random

SHAPES = {
    "items of two kinds": NetShape(((3, 2), (2, 5)), 4, 3, 8, 2),
    "plain inputs only": NetShape((), 0, 6, 4, 3),
}


def drawn(count: int, random: Random) -> list[float]:
    """Numbers between -1 and 1, of which every third or so is 0."""
    return [max(int(random.below(3000)) - 1000, 0) / 1000 - 0.5 for _ in range(count)]


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_net_adds_up_items_and_judges_the_sums_with_the_plain_inputs(shape: NetShape) -> None:
    random = Random(3)
    parameters = drawn(shape.size, random)
    net = Net(shape, parameters)
    said: list[float] = []
    sums = ItemSums(shape)
    inputs = drawn(shape.inputs, random)
    for number in range(20):
        # Some of the items stay as they were, and so does the phase now and then.
        first = int(random.below(shape.inputs - 2))
        inputs[first : first + 3] = [said[-1] if said else 0.3, 0.0, number / 10]
        phase = number // 3 % shape.phases
        net.add_items(vec[float](inputs), phase, sums)
        said.append(net.value(vec[float](inputs), phase, sums))
        assert said[-1] == pytest.approx(net_value(shape, parameters, inputs, phase))
    assert len(set(said)) == 20


def test_a_net_of_zeros_says_nothing() -> None:
    shape = SHAPES["items of two kinds"]
    net = Net(shape, [0.0] * shape.size)
    sums = ItemSums(shape)
    net.add_items(vec[float]([1.0] * shape.inputs), 1, sums)
    assert net.value(vec[float]([1.0] * shape.inputs), 1, sums) == 0.0


def test_parameters_of_another_shape_are_refused() -> None:
    shape = SHAPES["plain inputs only"]
    with pytest.raises(ValueError, match=f"{shape.size} parameters are needed, not 1"):
        Net(shape, [1.0])
    with pytest.raises(ValueError, match="a multiple of four"):
        replace(shape, top=6)
