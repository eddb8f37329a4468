"""Training by self-play: repeatable, whatever the workers and interruptions, and right.

Most of it is shown with The Beach, a game so small that a hundred are played in no time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from bots.beach_nets import HALF, OF_ALL, OF_HALVES, SHAPE
from games.toy import brain as toy_brain
from games.toy.rules.state import LAST_ROUND
from quinta.bots import train as training
from quinta.bots import weights as files
from quinta.bots.fit import NetFit, Samples
from quinta.bots.search import judge
from quinta.bots.self_play import Job, JobResult, _best, lambda_returns, match, self_play
from quinta.bots.train import Generation, Memory, Plan, begin, fit_chances, train
from quinta.bots.weights import brain_for
from quinta.brains.shape import NetShape
from quinta.brains.spec import Weights
from quinta.core.chance import Random
from quinta.games import GAMES, register
from quinta.games.pavilion.rules import SummerPavilion
from quinta.workers import Here, LocalProcesses
from typed import new_game

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
    job = Job(
        game, begin(game).weights, None, td_lambda=1.0, simulations=0, seed=5, first=3, games=1
    )
    result, again = self_play(job), self_play(job)
    assert result.scores == again.scores
    assert (result.outcomes.values == again.outcomes.values).all()
    assert (result.outcomes.won == again.outcomes.won).all()
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
    assert result.scores != self_play(replace(job, first=4)).scores


def test_self_play_makes_more_of_the_last_tiles_than_one_turn_ahead_can() -> None:
    brain = brain_for("summer-pavilion")
    gained = 0
    for seed in range(10):
        random = Random(seed)
        game = new_game(SummerPavilion, 2, seed)
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
    job = Job(
        nets, begin(nets).weights, None, td_lambda=1.0, simulations=0, seed=1, first=0, games=20
    )
    result = self_play(job)
    counts = [
        fit.samples + held_out.samples
        for fit, held_out in zip(result.fits, result.held_out, strict=True)
    ]
    # Every sample is counted once, by its half; the nets are shown a part of them.
    assert result.outcomes.players.sum() == sum(counts)
    assert result.outcomes.won.sum(axis=1) == pytest.approx(np.ones(len(result.outcomes)))
    for samples, count in zip(result.samples, counts, strict=True):
        assert 0 < len(samples) < count
        assert not samples.phases.any()
        assert (samples.inputs[:, -1] == 1.0).all()
        assert set(samples.games.tolist()) <= set(range(20))
    early, late = result.samples
    shells = [samples.inputs[:, 1 : 2 * LAST_ROUND : 2].sum(axis=1) for samples in (early, late)]
    assert shells[0].max() <= HALF < shells[1].min()


def test_a_return_is_a_mean_of_what_was_expected_later_and_of_the_final_score() -> None:
    values = [[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]
    assert lambda_returns(values, [70.0, 0.0], 1.0) == [[70.0, 0.0]] * 3
    assert lambda_returns(values, [70.0, 0.0], 0.0) == [*values[1:], [70.0, 0.0]]
    mixed = [[0.5 * 30 + 0.25 * 50 + 0.25 * 70, 0.5 * 40 + 0.25 * 60], [60.0, 30.0], [70.0, 0.0]]
    assert lambda_returns(values, [70.0, 0.0], 0.5) == mixed


def test_first_weights_are_not_learnt_from(net: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[float] = []

    def play(job: Job) -> JobResult:
        used.append(job.td_lambda)
        return self_play(job)

    monkeypatch.setattr(training, "self_play", play)
    run(Plan(net, games=5, generations=2, seed=1, match=2))
    assert used == [1.0, training._TD_LAMBDA]


def test_a_match_of_equals_is_even_as_each_deal_is_played_from_both_sides(toy: str) -> None:
    weights = begin(toy).weights
    points, scores = match(Job(toy, weights, weights, 1.0, 0, seed=3, first=0, games=10))
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
    assert again.against_best == second.against_best
    for players, calibration in again.calibrations.items():
        assert calibration.table() == second.calibrations[players].table()


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
    assert set(generation.calibrations) == {2, 3, 4}
    assert all(0.0 < one.error < 0.5 for one in generation.calibrations.values())
    assert 0.0 < generation.error < generation.mean
    # The first generation is measured against the same weights twice.
    assert generation.against_last == generation.against_best
    assert 0.0 <= generation.against_last.won <= 1.0


def test_the_best_generation_is_kept_not_the_last(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(toy, games=30, generations=4, seed=2, match=2)
    shares = iter((0.6, 0.4, 0.5, 0.3))
    rivals: list[object] = []

    def played(job: Job) -> tuple[float, list[float]]:
        rivals.append(job.rivals)
        share = next(shares) if len(rivals) % 2 == 0 else 0.0
        return share * job.games, [1.0, 2.0] * job.games

    monkeypatch.setattr(training, "match", played)
    generations = run(plan)
    first, second, third, fourth = (generation.memory.weights for generation in generations)
    best = [generation.memory.best for generation in generations]
    assert best == [first, first, third, third]
    assert rivals[0::2] == [begin(toy).weights, first, second, third]
    assert rivals[1::2] == [begin(toy).weights, first, first, third]
    assert fourth not in best


def test_the_last_weights_get_the_scales_of_their_own_games(nets: str) -> None:
    plan = Plan(nets, games=200, generations=0, seed=3, match=2)
    weights = begin(nets).weights
    played: list[int] = []
    with Here() as workers:
        chances = fit_chances(plan, workers, weights, played.append)
    assert sum(played) == plan.played_in_all == 200
    assert {**chances.weights, "scales": weights["scales"]} == weights
    assert weights["scales"] == {number: [12.0, 12.0] for number in "234"}
    # The Beach has scores of some ten points, and the more is known, the less a lead is made up.
    for early, late in chances.weights["scales"].values():
        assert 12.0 > early > late
    assert set(chances.calibrations) == {2, 3, 4}
    assert all(0.0 < one.error < 0.25 for one in chances.calibrations.values())


def test_games_held_out_teach_the_weights_of_features_nothing(toy: str) -> None:
    job = Job(
        toy, begin(toy).weights, None, td_lambda=1.0, simulations=0, seed=1, first=0, games=10
    )
    apart = [self_play(replace(job, first=number, games=1)) for number in range(10)]
    together = self_play(job)
    for result in (*apart, together):
        ((fit,), (held_out,)) = (result.fits, result.held_out)
        assert (fit.samples == 0) == (result is apart[1])
        assert (held_out.samples == 0) == (result not in (apart[1], together))
    assert together.held_out[0].samples == apart[1].held_out[0].samples


def test_training_without_nets_fits_the_weights_alone(toy: str) -> None:
    (generation,) = run(Plan(toy, games=60, generations=1, seed=1, match=2))
    assert generation.memory.samples == ()
    assert "nets" not in generation.memory.weights
    assert 0.0 < generation.error < generation.mean


def test_nets_that_see_other_items_play_the_first_games_and_make_room_for_new_ones(
    nets: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    linear = [1.0] * (2 * len(toy_brain.SPEC.names))
    plain = NetShape((), 0, SHAPE.plain, 4, 1)
    started: list[tuple[NetShape, Sequence[float]]] = []

    def note(shape: NetShape, parameters: Sequence[float], *_: object) -> NetFit:
        started.append((shape, parameters))
        return NetFit(list(parameters), 1.0, 1)

    monkeypatch.setattr(training, "fit_net", note)
    ones = ((SHAPE, [1.0] * SHAPE.size),) * 2
    zeros = ((SHAPE, [0.0] * SHAPE.size),) * 2
    for given, taught in (
        ((), zeros),
        (((plain, [1.0] * plain.size),) * 2, zeros),
        (ones, ones),
    ):
        memory = begin(nets, Weights(linear, given))
        begun = files.weights_of(nets, memory.weights)
        assert (begun.linear, begun.nets) == (linear, given)
        run(Plan(nets, games=10, generations=1, seed=1, match=2), memory)
        assert tuple(started) == taught
        started.clear()
