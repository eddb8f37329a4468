"""Training by self-play: repeatable, whatever the workers and interruptions, and right.

Most of it is shown with The Beach, a game so small that a hundred are played in no time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from bots.beach_nets import HALF, OF_ALL, OF_HALVES, SHAPE
from games.toy import brain as toy_brain
from games.toy.rules.state import LAST_ROUND
from quinta.bots import train as training
from quinta.bots import weights as files
from quinta.bots.fit import NetFit, Samples
from quinta.bots.search import judge
from quinta.bots.train import Generation, Job, Memory, Plan, _best, _match, _self_play, begin, train
from quinta.bots.weights import brain_for
from quinta.brains.shape import NetShape
from quinta.brains.spec import Weights
from quinta.core.chance import Random
from quinta.games import GAMES, register
from quinta.games.pavilion.rules import SummerPavilion
from quinta.workers import Here, LocalProcesses

TOY = "toy"


@pytest.fixture
def toy() -> Iterator[str]:
    """The toy game."""
    register("games.toy")
    yield TOY
    del GAMES[TOY]


@pytest.fixture
def nets(toy: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game, whose brain has a net for each half of the game."""
    monkeypatch.setattr(toy_brain, "SPEC", OF_HALVES)
    monkeypatch.setattr(training, "CHUNK", 5)
    return toy


@pytest.fixture
def net(nets: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game, whose brain has one net for the whole game."""
    monkeypatch.setattr(toy_brain, "SPEC", OF_ALL)
    return nets


def run(plan: Plan, memory: Memory | None = None) -> list[Generation]:
    with Here() as workers:
        return list(train(plan, workers, memory))


# --- self-play -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_the_seed_alone_decides_the_games_of_a_job(game: str) -> None:
    spec = GAMES[game].brain.SPEC
    job = Job(game, begin(game).weights, None, simulations=0, seed=5, first=3, games=1)
    result, again = _self_play(job), _self_play(job)
    assert result.scores == again.scores
    assert result.calibration.table() == again.calibration.table()
    for fit, other in zip(result.fits, again.fits, strict=True):
        assert fit.samples == other.samples
        assert (fit.products == other.products).all() and (fit.results == other.results).all()
    assert len(result.fits) == spec.phases
    assert len(result.samples) == spec.nets
    for samples, others in zip(result.samples, again.samples, strict=True):
        assert spec.shape is not None
        assert samples.inputs.shape == (len(samples), spec.shape.inputs)
        assert (samples.inputs == others.inputs).all()
        assert set(samples.games.tolist()) <= {3}
    assert result.scores != _self_play(replace(job, first=4)).scores


def test_self_play_makes_more_of_the_last_tiles_than_one_turn_ahead_can() -> None:
    brain = brain_for("summer-pavilion")
    gained = 0
    for seed in range(10):
        random = Random(seed)
        game = SummerPavilion.new(2, seed)
        while not brain.is_alone(game):
            game.apply(judge(brain, game)[0][1])
        taught = game.copy()
        while not taught.is_over:
            taught.apply(_best(brain, taught, 0, random))
        while not game.is_over:
            game.apply(judge(brain, game)[0][1])
        gained += sum(taught.scores) - sum(game.scores)
    assert gained > 0


def test_samples_hold_what_the_brain_sees_and_what_came_of_it(nets: str) -> None:
    job = Job(nets, begin(nets).weights, None, simulations=0, seed=1, first=0, games=20)
    result = _self_play(job)
    counts = [fit.samples for fit in result.fits]
    # Every sample is counted once, by its half; the nets are shown a part of them.
    assert result.calibration.bins[:, 0].sum() == sum(counts)
    for samples, count in zip(result.samples, counts, strict=True):
        assert 0 < len(samples) < count
        assert not samples.phases.any()
        assert (samples.inputs[:, -1] == 1.0).all()
        assert set(samples.games.tolist()) <= set(range(20))
    early, late = result.samples
    shells = [samples.inputs[:, 1 : 2 * LAST_ROUND : 2].sum(axis=1) for samples in (early, late)]
    assert shells[0].max() <= HALF < shells[1].min()


def test_a_match_of_equals_is_even_as_each_deal_is_played_from_both_sides(toy: str) -> None:
    weights = begin(toy).weights
    points, scores = _match(Job(toy, weights, weights, 0, seed=3, first=0, games=10))
    assert points == 5.0
    assert sum(scores[0::2]) == sum(scores[1::2])


# --- generations ---------------------------------------------------------------------------


def test_the_seed_alone_decides_the_weights_not_the_workers(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUINTA_GAMES", "games.toy")
    monkeypatch.setattr(training, "CHUNK", 2)
    fitted = []
    plan = Plan(toy, games=9, generations=2, seed=3, match=4)
    for workers in (Here(), LocalProcesses(2)):
        played: list[int] = []
        with workers:
            generations = train(plan, workers, watch=played.append)
            fitted.append([generation.memory.weights for generation in generations])
        assert played == [2, 2, 2, 2, 1, 2, 2, 2, 2] * 2
        assert sum(played) == 2 * plan.played
    assert fitted[0] == fitted[1]
    assert fitted[0][0] != begin(toy).weights
    other = run(replace(plan, generations=1, seed=4))
    assert other[0].memory.weights != fitted[0][0]


class Stopped(Exception):
    """The end of a run, at any moment."""


def test_training_that_goes_on_ends_with_the_weights_of_one_that_was_never_interrupted(
    net: str,
) -> None:
    plan = Plan(net, games=30, generations=2, seed=1, match=10)
    first, second = run(plan)
    assert [first.number, second.number] == [1, 2]
    assert first.memory.weights != begin(net).weights
    assert len(second.memory.samples) == 2

    def stop(_: int) -> None:
        raise Stopped

    with Here() as workers, pytest.raises(Stopped):
        list(train(plan, workers, first.memory, stop))
    (again,) = run(plan, first.memory)
    assert again.memory.weights == second.memory.weights
    assert (again.mean, again.error) == (second.mean, second.error)
    assert again.against_last == second.against_last
    assert again.against_first == second.against_first
    assert again.calibration.table() == second.calibration.table()


def test_nets_are_shown_what_the_features_leave_over_in_the_last_generations(
    nets: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Sequence[Samples]] = []

    def fit(
        shape: NetShape, own: Sequence[float], samples: Sequence[Samples], seed: int, passes: int
    ) -> NetFit:
        shown.append(samples)
        return NetFit(list(own), 1.0, 1)

    monkeypatch.setattr(training, "fit_net", fit)
    monkeypatch.setattr(training, "REMEMBERED", 2)
    *_, last = run(Plan(nets, games=10, generations=3, seed=1, match=2))
    assert [len(samples) for samples in shown] == [1, 1, 2, 2, 2, 2]
    assert len(last.memory.samples) == 1
    size = len(toy_brain.SPEC.names)
    linear = files.weights_of(nets, last.memory.weights).linear
    for half, samples in enumerate(shown[-2:]):
        features = samples[-1].inputs[:, -SHAPE.plain :][:, :size].astype(float)
        told = features @ np.array(linear[half * size :][:size])
        scores = last.memory.samples[-1][half].results
        assert told + samples[-1].results == pytest.approx(scores, abs=0.1)
    # A run that ended before it could remove old ones has too many.
    more = replace(last.memory, samples=last.memory.samples * 3)
    run(Plan(nets, games=10, generations=4, seed=1, match=2), more)
    assert [len(samples) for samples in shown[-2:]] == [2, 2]


def test_a_generation_tells_how_well_it_does(nets: str) -> None:
    (generation,) = run(Plan(nets, games=100, generations=1, seed=2, match=20))
    assert 0.0 < generation.calibration.error < 0.5
    assert 0.0 < generation.error < generation.mean
    # The first generation is measured against the same weights twice.
    assert generation.against_last == generation.against_first
    assert 0.0 <= generation.against_last.won <= 1.0


def test_training_without_nets_fits_the_weights_alone(toy: str) -> None:
    (generation,) = run(Plan(toy, games=60, generations=1, seed=1, match=2))
    assert generation.memory.samples == ()
    assert "nets" not in generation.memory.weights
    assert 0.0 < generation.error < generation.mean


def test_nets_begin_as_zeros_where_the_start_has_none_or_others(nets: str) -> None:
    linear = [1.0] * (2 * len(toy_brain.SPEC.names))
    zeros = files.nets_data(toy_brain.SPEC.first_weights())
    other = NetShape((), 0, SHAPE.plain, 4, 1)
    for start in (Weights(linear), Weights(linear, ((other, [1.0] * other.size),) * 2)):
        begun: Any = begin(nets, start).weights
        assert begun["nets"] == zeros
        assert begun["weights"] == {name: [1.0, 1.0] for name in toy_brain.SPEC.names}
    ones = Weights(linear, ((SHAPE, [1.0] * SHAPE.size),) * 2)
    assert files.weights_of(nets, begin(nets, ones).weights).nets[1][1] == [1.0] * SHAPE.size
