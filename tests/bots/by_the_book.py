"""The value of a net, computed row by row, as ``NetShape`` describes it."""

from __future__ import annotations

from collections.abc import Sequence

from quinta.brains.shape import NetShape


def relu(inputs: Sequence[float], rows: list[list[float]], biases: list[float]) -> list[float]:
    sums = list(biases)
    for value, row in zip(inputs, rows, strict=True):
        sums = [total + value * one for total, one in zip(sums, row, strict=True)]
    return [max(total, 0.0) for total in sums]


def net_value(
    shape: NetShape, parameters: Sequence[float], inputs: Sequence[float], phase: int
) -> float:
    """What a net says of inputs in a phase."""
    given = iter(parameters)
    rows = [[next(given) for _ in range(length)] for length in shape.rows]
    sums: list[float] = []
    at = 0
    for items, size in shape.kinds:
        layer, rows = rows[: size + shape.phases], rows[size + shape.phases :]
        total = [0.0] * shape.units
        for _ in range(items):
            said = relu(inputs[at : at + size], layer[:size], layer[size + phase])
            total = [one + more for one, more in zip(total, said, strict=True)]
            at += size
        sums += total
    inner = [*sums, *inputs[at:]]
    tops = relu(inner, rows[: len(inner)], rows[len(inner) + phase])
    result = rows[len(inner) + shape.phases + phase]
    return sum(a * b for a, b in zip(result, [*sums, *tops, 1.0], strict=True))
