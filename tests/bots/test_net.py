"""A small net learns what a weighted sum cannot say, and the same from the same seed."""

from __future__ import annotations

import pytest

from quinta.brains.net import HIDDEN, Net, NetFit, parameter_count
from quinta.core.chance import Random

INPUTS, PHASES = 3, 2


def result_of(phase: int, features: list[float]) -> float:
    """More than a sum: the larger of two features, in one phase counted twice."""
    return (1 + phase) * max(features[0], features[1]) - 3.0


def taught(seed: int, parameters: list[float], passes: int) -> list[float]:
    fit = NetFit(INPUTS, PHASES, parameters, seed)
    random = Random(5)
    for number in range(4000):
        features = [float(random.below(9)) for _ in range(INPUTS)]
        phase = number % PHASES
        fit.add(phase, features, result_of(phase, features))
    assert fit.samples == 4000
    return fit.run(passes)


def said(net: Net, phase: int, features: list[float]) -> float:
    net.start(phase)
    for at, value in enumerate(features):
        net.add(at, value)
    return net.value()


def test_a_net_learns_more_than_a_sum() -> None:
    blank = [0.0] * parameter_count(INPUTS, PHASES)
    parameters = taught(1, blank, passes=150)
    for again in (parameters, taught(2, parameters, passes=20)):
        net = Net(INPUTS, PHASES, again)
        for features in ([8.0, 1.0, 3.0], [1.0, 8.0, 5.0], [0.0, 0.0, 4.0], [4.0, 4.0, 0.0]):
            for phase in range(PHASES):
                wanted = result_of(phase, features)
                assert said(net, phase, features) == pytest.approx(wanted, abs=1.0)


def test_the_seed_decides_what_a_net_learns() -> None:
    blank = [0.0] * parameter_count(INPUTS, PHASES)
    assert taught(1, blank, passes=1) == taught(1, blank, passes=1)
    assert taught(1, blank, passes=1) != taught(2, blank, passes=1)


def test_a_net_of_nothing_says_nothing() -> None:
    net = Net(INPUTS, PHASES, [0.0] * parameter_count(INPUTS, PHASES))
    assert said(net, 1, [1.0, 2.0, 3.0]) == 0.0
    with pytest.raises(ValueError, match=f"{(INPUTS + PHASES + 1) * HIDDEN} parameters"):
        Net(INPUTS, PHASES, [1.0])
