"""Fitting: least squares and nets, each on data whose answer is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import jax
import numpy as np
import pytest
from librt.vecs import vec

from quinta.bots import fit as fitting
from quinta.bots.fit import (
    LeastSquares,
    Samples,
    fit_net,
    joined,
    layers_of,
    net_values,
    packed,
    samples_of,
    unpacked,
)
from quinta.brains.net import ItemSums, Net
from quinta.brains.shape import NetShape

KINDS = NetShape(((3, 2), (2, 4)), units=4, plain=5, top=8, phases=3)
PLAIN = NetShape((), units=0, plain=6, top=4, phases=2)
SMALL = NetShape(((2, 2),), units=4, plain=2, top=4, phases=2)


# --- least squares -------------------------------------------------------------------------


def test_least_squares_finds_the_weights_behind_the_results() -> None:
    fit = LeastSquares(3)
    features = [[1.0, float(i % 7), float(i % 5)] for i in range(60)]
    results = [2.0 + 3.0 * second - 0.5 * third for _, second, third in features]
    fit.add(np.array(features), np.array(results))
    assert fit.solve([0.0, 0.0, 0.0], 1e-6) == pytest.approx([2.0, 3.0, -0.5], abs=1e-3)
    assert fit.squared_error([2.0, 3.0, -0.5]) == pytest.approx(0.0, abs=1e-6)
    assert fit.squared_error([4.0, 3.0, -0.5]) == pytest.approx(60 * 2.0**2)


def test_least_squares_without_samples_keeps_to_the_prior() -> None:
    assert LeastSquares(2).solve([1.5, -2.0], 20.0) == pytest.approx([1.5, -2.0])


def test_sums_gathered_apart_add_up_to_those_gathered_together() -> None:
    together, apart = LeastSquares(2), LeastSquares(2)
    for part in range(2):
        other = LeastSquares(2)
        features = np.array([[1.0, float(i + part)] for i in range(5)])
        for fit in (together, other):
            fit.add(features, np.arange(5.0))
        apart.merge(other)
    assert apart.samples == together.samples == 10
    assert apart.solve([0.0, 0.0], 1.0) == together.solve([0.0, 0.0], 1.0)
    assert apart.squared_error([1.0, 1.0]) == together.squared_error([1.0, 1.0])


# --- nets ----------------------------------------------------------------------------------


def told(shape: NetShape, parameters: Sequence[float], phase: int, inputs: list[float]) -> float:
    """What the net that plays says."""
    net = Net(shape, list(parameters))
    sums = ItemSums(shape)
    net.add_items(vec[float](inputs), phase, sums)
    return net.value(vec[float](inputs), phase, sums)


@pytest.mark.parametrize("shape", [KINDS, PLAIN], ids=["items of two kinds", "no items"])
def test_what_is_fitted_is_the_net_that_plays(shape: NetShape) -> None:
    random = np.random.default_rng(1)
    parameters = random.normal(size=shape.size)
    inputs = random.normal(size=(12, shape.inputs)) * (random.random((12, shape.inputs)) < 0.7)
    phases = np.arange(12) % shape.phases
    layers = layers_of(shape, parameters)
    values = jax.jit(partial(net_values, shape))(layers, phases, inputs.astype(np.float32))
    expected = [
        told(shape, parameters.tolist(), int(phase), row.tolist())
        for phase, row in zip(phases, inputs, strict=True)
    ]
    assert len({round(one, 3) for one in expected}) > 6
    assert np.asarray(values).tolist() == pytest.approx(expected, rel=1e-4, abs=1e-4)


def some_samples(seed: int = 1) -> Samples:
    """Samples whose results no weighted sum expresses, on quite different scales."""
    random = np.random.default_rng(seed)
    rows = []
    for i in range(400):
        items = random.integers(-2, 3, size=4).astype(float)
        plain = [float(random.integers(0, 100)), 3.0]
        phase = i % 2
        result = 5.0 * np.abs(items[::2]).sum() + (0.3 * plain[0] if phase else 0.0)
        rows.append((phase, i // 10, [*items, *plain], float(result)))
    return samples_of(rows, SMALL.inputs)


ZEROS = [0.0] * SMALL.size


def test_a_net_learns_what_no_weighted_sum_expresses() -> None:
    samples = some_samples()
    halves = [
        Samples(*(getattr(samples, name)[half] for name in fitting.FIELDS))
        for half in (slice(0, 150), slice(150, None))
    ]
    fit = fit_net(SMALL, ZEROS, halves, seed=1, passes=1200)
    assert fit.measured == 4 * 10
    assert fit.error < 0.4 * float(samples.results.std())
    # The error is that of the net that plays, on the games held out.
    held_out = samples.games % 10 == 1
    errors = [
        told(SMALL, fit.parameters, int(phase), inputs.astype(float).tolist()) - float(result)
        for phase, inputs, result in zip(
            samples.phases[held_out],
            samples.inputs[held_out],
            samples.results[held_out],
            strict=True,
        )
    ]
    assert float(np.sqrt(np.mean(np.square(errors)))) == pytest.approx(fit.error, rel=1e-3)
    # One that goes on from there begins with what was learnt.
    further = fit_net(SMALL, fit.parameters, halves, seed=2, passes=1)
    assert further.error == pytest.approx(fit.error, rel=0.5)


def test_games_held_out_teach_nothing_but_are_what_the_error_is_about() -> None:
    samples = some_samples()
    held_out = samples.games % 10 == 1
    strange = replace(samples, results=np.where(held_out, np.float32(500.0), samples.results))
    fit = fit_net(SMALL, ZEROS, [samples], seed=1, passes=1)
    other = fit_net(SMALL, ZEROS, [strange], seed=1, passes=1)
    assert other.parameters == fit.parameters
    assert other.error > 300.0 > fit.error


def test_a_net_without_samples_stays_as_it_is() -> None:
    nothing = samples_of([], SMALL.inputs)
    parameters = [float(i) for i in range(SMALL.size)]
    assert fit_net(SMALL, parameters, [nothing], 1, 3).parameters == parameters


def test_items_of_a_kind_share_their_spread_and_what_never_varies_has_1() -> None:
    rows = [(0, 0, [0.0, 7.0, 4.0, 7.0, float(i % 2) * 6.0, 3.0], 0.0) for i in range(10)]
    rows_taught = fitting._Rows([samples_of(rows, SMALL.inputs)], held_out=False)
    spread = fitting._spread(SMALL, rows_taught)
    assert spread.tolist() == pytest.approx([2.0, 1.0, 2.0, 1.0, 3.0, 1.0])


def test_samples_come_back_from_a_file_as_they_were() -> None:
    samples = [some_samples(1), samples_of([], 3)]
    back = unpacked(packed(samples))
    for one, other in zip(samples, back, strict=True):
        for name in fitting.FIELDS:
            assert getattr(one, name).dtype == getattr(other, name).dtype
            assert (getattr(one, name) == getattr(other, name)).all()
    assert len(joined([back[0], back[0]])) == 2 * len(samples[0])
