"""Fits the weights of a brain by self-play (``quinta train``).

In each generation the brain plays itself one turn ahead, sometimes with a turn that is not the
best, and follows its own turns to the end of the game where it can. Positions after turns are
samples: the features of each seat and its final score. Least squares gives the weights that
predict the scores best, phase by phase, and the brain's weights move part of the way there; nets,
if the brain has any, then learn what these leave over, from the samples of several generations.
Each generation also fits the scales of chances to win; those of the last weights are fitted to
games that these play. One game in ten is held out from the weights, and their error is measured by
it; how true chances are is measured tenth by tenth, by scales that are fitted to the others.
A generation is not always stronger than the one before: the strongest is kept, by matches.
Games are played in chunks whose results are added up in order, so that the weights depend on the
seed alone, not on the workers.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final, TypeVar

import numpy as np

from quinta.bots import weights as files
from quinta.bots.chances import Calibration, Outcomes, all_outcomes, calibrations, fit_scales
from quinta.bots.fit import LeastSquares, Samples, fit_net, joined
from quinta.bots.self_play import Data, Job, JobResult, match, no_fits, self_play
from quinta.brains.spec import BrainSpec, Weights
from quinta.games import GAMES
from quinta.workers import Workers

T = TypeVar("T")

CHUNK: Final = 10
"""The number of games that one worker plays at a time."""
REMEMBERED: Final = 5
"""The number of generations whose samples the nets are shown; those of one mislead them.

With 350,000 samples of 600 inputs each, they take 2 GB.
"""

_STEP: Final = 0.4
"""The part of the way that the weights move in a generation."""
_FIRST_STEP: Final = 0.6
_QUICK_GENERATIONS: Final = 2
_EVEN: Final = 0.5
_PRIOR: Final = 20.0
"""The number of samples that the weights so far count as."""
_TD_LAMBDA: Final = 0.85
"""Nets learn from a mean of the values that follow, of which each counts so much of the last.

A final score has in it all the luck that is still to come; what the same weights tell of the
positions in between has less of it.
"""
_PASSES: Final = 8
"""The number of passes over these samples."""


@dataclass(frozen=True)
class Plan:
    """All that decides the weights, besides those to start with."""

    game: str
    games: int
    """The number of games of self-play in a generation."""
    generations: int
    seed: int
    match: int
    """The number of games of each match."""
    simulations: int = 0
    """The number of simulations of the searches that find turns; 0 looks one turn ahead."""

    @property
    def played(self) -> int:
        """The number of games that are played in a generation."""
        return self.games + 2 * self.match

    @property
    def played_in_all(self) -> int:
        """The number of games that are played in all, those to fit the last scales to included."""
        return self.generations * self.played + self.games


@dataclass(frozen=True)
class Match:
    """The result of a match: the share that was won, and the mean scores of both sides."""

    won: float
    scores: tuple[float, float]


@dataclass(frozen=True, eq=False)
class Memory:
    """All that a generation leaves to the next one."""

    generation: int
    weights: Data
    best: Data
    """The last weights that did not lose their match against the best ones before them."""
    samples: tuple[tuple[Samples, ...], ...] = ()
    """The samples of the last generations that it has to remember, each with those of every net."""


@dataclass(frozen=True, eq=False)
class Generation:
    """One generation: what it learnt, and how well."""

    number: int
    memory: Memory
    mean: float
    """The mean score of self-play, with the weights of the generation before."""
    error: float
    """The root mean square error of predicted scores in the games held out, in points."""
    calibrations: Mapping[int, Calibration]
    """How true chances to win were in self-play, for each number of players."""
    against_last: Match
    against_best: Match
    """Against the best of all generations before it."""


@dataclass(frozen=True, eq=False)
class Chances:
    """The weights with the scales of their chances to win, and how well these do."""

    weights: Data
    calibrations: Mapping[int, Calibration]
    """The calibration for each number of players."""


def begin(game: str, start: Weights | None = None) -> Memory:
    """Return what training begins with: these weights, or the brain's first ones.

    Nets that see other items than the brain's play the games of the first generation, no more.
    """
    weights = _data(game, start or GAMES[game].brain.SPEC.first_weights())
    return Memory(0, weights, weights)


def train(
    plan: Plan,
    workers: Workers,
    memory: Memory | None = None,
    watch: Callable[[int], None] | None = None,
) -> Iterator[Generation]:
    """Fit the weights of a game's brain, generation by generation.

    Training goes on after the generation that ``memory`` is of. ``watch`` is called with the
    number of games that were just played; each generation has ``plan.played`` of them.
    """
    game = plan.game
    spec = GAMES[game].brain.SPEC
    memory = memory or begin(game)
    first = begin(game).weights
    for number in range(memory.generation, plan.generations):
        seed = _seed(plan, number)
        before, best = memory.weights, memory.best
        td_lambda = 1.0 if before == first else _TD_LAMBDA
        jobs = _self_play_jobs(plan, before, number, td_lambda)
        gathered = _gathered(spec, _results(workers, self_play, jobs, watch))
        scales = fit_scales(gathered.outcomes, spec.phases)
        memory, error = _learnt(game, memory, gathered, scales, seed)
        matches = []
        for rivals in (before, best):
            job = Job(game, memory.weights, rivals, 1.0, 0, _seed(plan, number), 0, plan.match)
            parts = list(_results(workers, match, _parts(job), watch))
            matches.append(_result_of(parts))
        if matches[1].won >= _EVEN:
            memory = replace(memory, best=memory.weights)
        mean = fmean(gathered.scores)
        told = calibrations(gathered.outcomes, spec.phases)
        yield Generation(memory.generation, memory, mean, error, told, *matches)


def fit_chances(
    plan: Plan,
    workers: Workers,
    weights: Data,
    watch: Callable[[int], None] | None = None,
) -> Chances:
    """Fit the scales of chances to win to games that these weights play against themselves."""
    jobs = _self_play_jobs(plan, weights, plan.generations)
    results = _results(workers, self_play, jobs, watch)
    outcomes = all_outcomes([result.outcomes for result in results])
    phases = GAMES[plan.game].brain.SPEC.phases
    scales = fit_scales(outcomes, phases)
    fitted = replace(files.weights_of(plan.game, weights), scales=scales)
    return Chances(_data(plan.game, fitted), calibrations(outcomes, phases))


def _seed(plan: Plan, generation: int) -> int:
    """Return the seed of the self-play of a generation."""
    return plan.seed * 1_000_003 + generation * 10_007


def _learnt(
    game: str, memory: Memory, gathered: JobResult, scales: list[float], seed: int
) -> tuple[Memory, float]:
    """Return what is remembered after learning from games, and the error that is left."""
    spec = GAMES[game].brain.SPEC
    last = files.weights_of(game, memory.weights)
    first = spec.first_weights()
    if [shape.kinds for shape, _ in last.nets] != [shape.kinds for shape, _ in first.nets]:
        last = replace(last, nets=first.nets)
    linear = _moved(spec, last, gathered.fits, memory.generation)
    weights = Weights(linear, last.nets, scales)
    squares, count = _squares(spec, linear, gathered)
    samples: tuple[tuple[Samples, ...], ...] = ()
    if spec.nets:
        samples = (*memory.samples, tuple(gathered.samples))[-REMEMBERED:]
        weights, squares, count = _taught(spec, weights, samples, seed)
        # The oldest make room for those of the next generation.
        samples = samples[-REMEMBERED + 1 :]
    learnt = Memory(memory.generation + 1, _data(game, weights), memory.best, samples)
    return learnt, math.sqrt(squares / max(1, count))


def _data(game: str, weights: Weights) -> Data:
    """Return weights as a file holds them."""
    data: dict[str, Any] = {
        "game": game,
        "scales": files.scales_data(game, weights),
        "weights": files.weights_data(game, weights),
    }
    return {**data, "nets": files.nets_data(weights)} if weights.nets else data


def _gathered(spec: BrainSpec, results: Iterator[JobResult]) -> JobResult:
    """Return the results of several jobs as those of one."""
    fits, held_out = no_fits(spec), no_fits(spec)
    scores: list[float] = []
    samples: list[list[Samples]] = [[] for _ in range(spec.nets)]
    outcomes: list[Outcomes] = []
    for result in results:
        for own, more in zip(fits + held_out, result.fits + result.held_out, strict=True):
            own.merge(more)
        scores += result.scores
        for parts, taught in zip(samples, result.samples, strict=True):
            parts.append(taught)
        outcomes.append(result.outcomes)
    nets = [joined(parts) for parts in samples]
    return JobResult(fits, held_out, scores, nets, all_outcomes(outcomes))


def _moved(spec: BrainSpec, last: Weights, fits: list[LeastSquares], number: int) -> list[float]:
    """Return the weights of features, moved part of the way."""
    size = len(spec.names)
    step = _FIRST_STEP if number < _QUICK_GENERATIONS else _STEP
    moved: list[float] = []
    for phase, fit in enumerate(fits):
        old = list(last.linear[phase * size : (phase + 1) * size])
        new = fit.solve(old, _PRIOR) if fit.samples else old
        moved += [(1 - step) * a + step * b for a, b in zip(old, new, strict=True)]
    return moved


def _squares(spec: BrainSpec, linear: list[float], gathered: JobResult) -> tuple[float, int]:
    """Return the squared errors of the weights of features, and the number of the samples.

    They are those of the games held out, or of all if there are none.
    """
    size = len(spec.names)
    held_out = any(fit.samples for fit in gathered.held_out)
    fits = gathered.held_out if held_out else gathered.fits
    squares = sum(
        fit.squared_error(linear[phase * size : (phase + 1) * size])
        for phase, fit in enumerate(fits)
    )
    return squares, sum(fit.samples for fit in fits)


def _taught(
    spec: BrainSpec, weights: Weights, remembered: tuple[tuple[Samples, ...], ...], seed: int
) -> tuple[Weights, float, int]:
    """Fit the nets to what the other weights leave over.

    Return all weights, and the squared errors of some samples with the number of these.
    """
    size = len(spec.names)
    linear = np.array(weights.linear, np.float32).reshape(spec.phases, size)
    squares, count = 0.0, 0
    nets = []
    for net, (shape, parameters) in enumerate(weights.nets):
        own = linear[net * shape.phases : (net + 1) * shape.phases]
        samples = []
        for generation in remembered:
            part = generation[net]
            first = part.inputs.shape[1] - shape.plain
            features = part.inputs[:, first : first + size].astype(np.float32)
            left = part.results - (features * own[part.phases]).sum(axis=1)
            samples.append(replace(part, results=left))
        fit = fit_net(shape, parameters, samples, seed + net, _PASSES)
        nets.append((shape, fit.parameters))
        squares += fit.error**2 * fit.measured
        count += fit.measured
    return replace(weights, nets=tuple(nets)), squares, count


def _results(
    workers: Workers,
    function: Callable[[Job], T],
    jobs: list[Job],
    watch: Callable[[int], None] | None,
) -> Iterator[T]:
    """Yield the results of jobs in the order of the jobs."""
    futures = deque(workers.submit(function, job) for job in jobs)
    for job in jobs:
        # Results are large: none is kept once it was taken.
        yield futures.popleft().result()
        if watch is not None:
            watch(job.games)


def _self_play_jobs(
    plan: Plan, weights: Data, generation: int, td_lambda: float = 1.0
) -> list[Job]:
    seed = _seed(plan, generation)
    return _parts(Job(plan.game, weights, None, td_lambda, plan.simulations, seed, 0, plan.games))


def _parts(job: Job) -> list[Job]:
    """Return a job in parts of at most ``CHUNK`` games."""
    return [
        replace(job, first=first, games=min(CHUNK, job.games - first))
        for first in range(0, job.games, CHUNK)
    ]


def _result_of(parts: list[tuple[float, list[float]]]) -> Match:
    """Return the result of a match that was played in parts."""
    own = [score for _, scores in parts for score in scores[0::2]]
    other = [score for _, scores in parts for score in scores[1::2]]
    return Match(sum(points for points, _ in parts) / len(own), (fmean(own), fmean(other)))
