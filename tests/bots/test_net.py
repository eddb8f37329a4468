"""A small net learns what a weighted sum cannot say, and the same from the same seed."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

from quinta.bots.fit import Samples, fit_net
from quinta.brains.net import HIDDEN, Net, parameter_count
from quinta.core.chance import Random

INPUTS, PHASES = 3, 2


def result_of(phase: int, features: list[float]) -> float:
    """More than a sum: the larger of two features, in one phase counted twice."""
    return (1 + phase) * max(features[0], features[1]) - 3.0


def made_up_samples() -> Samples:
    random = Random(5)
    samples: list[list[float]] = []
    for number in range(4000):
        features = [float(random.below(9)) for _ in range(INPUTS)]
        phase = number % PHASES
        samples.append([phase, *features, result_of(phase, features)])
    return np.array(samples, np.float32)


SAMPLES = made_up_samples()
BLANK = [0.0] * parameter_count(INPUTS, PHASES)


def said(net: Net, phase: int, features: list[float]) -> float:
    net.start(phase)
    for at, value in enumerate(features):
        net.add(at, value)
    return net.value()


def error_of_a_net(parameters: list[float]) -> float:
    net = Net(INPUTS, PHASES, parameters)
    return fmean(
        abs(said(net, int(phase), features) - result)
        for phase, *features, result in SAMPLES.tolist()
    )


def error_of_sums() -> float:
    """How far a weighted sum for each phase is off, on average."""
    errors: list[float] = []
    for phase in range(PHASES):
        rows = SAMPLES[SAMPLES[:, 0] == phase]
        features = np.column_stack([np.ones(len(rows)), rows[:, 1:-1]])
        weights = np.linalg.lstsq(features, rows[:, -1])[0]
        errors += np.abs(features @ weights - rows[:, -1]).tolist()
    return fmean(errors)


def test_a_net_learns_more_than_a_sum_and_goes_on_where_it_stopped() -> None:
    parameters = fit_net(BLANK, SAMPLES, 1, passes=100)
    first = error_of_a_net(parameters)
    assert first < error_of_sums() / 2
    assert error_of_a_net(fit_net(parameters, SAMPLES, 2, passes=20)) < 1.1 * first


def test_the_seed_decides_what_a_net_learns() -> None:
    first, again, other = (fit_net(BLANK, SAMPLES, seed, passes=1) for seed in (1, 1, 2))
    assert first == again != other


def test_a_net_of_nothing_says_nothing() -> None:
    net = Net(INPUTS, PHASES, BLANK)
    assert said(net, 1, [1.0, 2.0, 3.0]) == 0.0
    with pytest.raises(ValueError, match=f"{(INPUTS + PHASES + 1) * HIDDEN} parameters"):
        Net(INPUTS, PHASES, [1.0])


def test_without_samples_a_net_stays_as_it_is() -> None:
    parameters = [0.5] * parameter_count(INPUTS, PHASES)
    assert fit_net(parameters, np.empty((0, INPUTS + 2), np.float32), 1, 3) == parameters
