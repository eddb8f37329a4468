"""Fitting weights by self-play: repeatable, whatever the workers, and right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quinta.bots import train as training
from quinta.bots.fit import LeastSquares
from quinta.bots.search import judge
from quinta.bots.train import Job, _best, _self_play, train
from quinta.bots.weights import brain_for
from quinta.core.chance import Random
from quinta.games import GAMES
from quinta.games.pavilion.rules import SummerPavilion
from quinta.workers import Here, LocalProcesses


def test_least_squares_finds_the_weights_behind_the_results() -> None:
    fit = LeastSquares(3)
    features = [[1.0, float(i % 7), float(i % 5)] for i in range(60)]
    fit.add(features, [2.0 + 3.0 * second - 0.5 * third for _, second, third in features])
    assert fit.solve([0.0, 0.0, 0.0], 1e-6) == pytest.approx([2.0, 3.0, -0.5], abs=1e-3)


def test_least_squares_without_samples_keeps_to_the_prior() -> None:
    assert LeastSquares(2).solve([1.5, -2.0], 20.0) == pytest.approx([1.5, -2.0])


def test_sums_gathered_apart_add_up_to_those_gathered_together() -> None:
    together, apart = LeastSquares(2), LeastSquares(2)
    for part in range(2):
        other = LeastSquares(2)
        features = [[1.0, float(i + part)] for i in range(5)]
        for fit in (together, other):
            fit.add(features, [0.0, 1.0, 2.0, 3.0, 4.0])
        apart.merge(other)
    assert apart.samples == together.samples == 10
    assert apart.solve([0.0, 0.0], 1.0) == together.solve([0.0, 0.0], 1.0)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_seed_alone_decides_the_games_of_a_job(game: str) -> None:
    weights = tuple(GAMES[game].brain.SPEC.first_weights())
    job = Job(game, weights, None, simulations=0, seed=5, first=3, games=1)
    result, again = _self_play(job), _self_play(job)
    assert result.scores == again.scores
    assert (result.samples == again.samples).all()
    for fit, other in zip(result.fits, again.fits, strict=True):
        assert fit.samples == other.samples
        assert (fit.products == other.products).all() and (fit.results == other.results).all()
    spec = GAMES[game].brain.SPEC
    assert len(result.fits) == spec.phases
    assert bool(len(result.samples)) == bool(spec.nets)
    assert result.samples.shape[1] == 1 + spec.inputs + 1
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


def test_the_seed_alone_decides_the_weights_not_the_workers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(training, "MATCH", 2)
    monkeypatch.setattr(training, "CHUNK", 1)
    fitted = []
    for workers in (Here(), LocalProcesses(2)):
        played: list[int] = []
        with workers:
            generations = train("queens-garden", 2, 1, 3, workers, watch=played.append)
            fitted.append([generation.weights for generation in generations])
        assert played == [1] * 4
    assert fitted[0] == fitted[1]
    assert fitted[0] != [GAMES["queens-garden"].brain.SPEC.first_weights()]
