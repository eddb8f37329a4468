"""Fits the weights of a brain by self-play (``quinta train``).

In each generation the brain plays itself one turn ahead, sometimes with a turn that is not the
best, and follows its own turns to the end of the game where it can. Positions after turns are
samples: the features of each seat and its final score. Least squares gives the weights that
predict the scores best, phase by phase, and the brain's weights move part of the way there; nets,
if the brain has any, then learn what these leave over, from the samples of several generations.
Games are played in chunks whose results are added up in order, so that the weights depend on the
seed alone, not on the workers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final, TypeVar

import numpy as np

import quinta
from quinta.bots import weights as files
from quinta.bots.beam import Beam, search_for
from quinta.bots.fit import Calibration, LeastSquares, Samples, fit_net, joined, samples_of
from quinta.bots.search import SearchSettings, judge, win_chances
from quinta.brains.spec import BrainSpec, Fitted, Weights
from quinta.core.chance import Random
from quinta.core.game import Game
from quinta.games import GAMES
from quinta.workers import Workers

T = TypeVar("T")

CHUNK: Final = 10
"""The number of games that one worker plays at a time."""
REMEMBERED: Final = 5
"""The number of generations whose samples the nets are shown; those of one mislead them.

With 350,000 samples of 600 inputs each, they take 2 GB.
"""

_BEST: Final = 6
"""The number of best turns among which most turns that are not the best are."""
_SAMPLED: Final = 500
"""The number of turns in a thousand after which a sample is taken."""
_STEP: Final = 0.4
"""The part of the way that the weights move in a generation."""
_FIRST_STEP: Final = 0.6
_QUICK_GENERATIONS: Final = 2
_PRIOR: Final = 20.0
"""The number of samples that the weights so far count as."""
_NET_SAMPLED: Final = 920
"""The number of samples in a thousand that the nets are shown, of games of two players.

That makes a hundred a game; of games of more, which have more turns and more seats, it is less.
"""
_PASSES: Final = 3
"""The number of passes over these samples."""

_OF_BEAM: Final = 150
"""The least number of simulations of a beam search."""

Data = Mapping[str, Any]
"""Weights as a file holds them: rounded, and fit to be sent to workers."""


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


@dataclass(frozen=True)
class Job:
    """Some games for a worker."""

    game: str
    weights: Data
    rivals: Data | None
    simulations: int
    seed: int
    first: int
    games: int


@dataclass(frozen=True, eq=False)
class JobResult:
    """The results of the games of a job."""

    fits: list[LeastSquares]
    """The least squares of each phase."""
    scores: list[float]
    samples: list[Samples]
    """The samples for each net."""
    calibration: Calibration


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
    """The root mean square error of predicted scores, in points."""
    calibration: Calibration
    """Of self-play as well."""
    against_last: Match
    against_first: Match


def begin(game: str, start: Weights | None = None) -> Memory:
    """Return what training begins with: these weights, or the brain's first ones.

    Nets that are missing, or see other items than the brain's, begin as zeros.
    """
    spec = GAMES[game].brain.SPEC
    first = spec.first_weights()
    if start is None:
        start = first
    elif spec.shape is not None:
        kinds = [shape.kinds for shape, _ in start.nets]
        if kinds != [spec.shape.kinds] * spec.nets:
            start = replace(start, nets=first.nets)
    return Memory(0, _data(game, start))


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
        seed = plan.seed * 1_000_003 + number * 10_007
        before = memory.weights
        jobs = _jobs(plan, before, None, plan.simulations, seed, plan.games)
        gathered = _gathered(spec, _results(workers, _self_play, jobs, watch))
        memory, error = _learnt(game, memory, gathered, seed)
        matches = []
        for rivals in (before, first):
            jobs = _jobs(plan, memory.weights, rivals, 0, plan.seed, plan.match)
            matches.append(_result_of(list(_results(workers, _match, jobs, watch))))
        mean = fmean(gathered.scores)
        yield Generation(memory.generation, memory, mean, error, gathered.calibration, *matches)


def _learnt(game: str, memory: Memory, gathered: JobResult, seed: int) -> tuple[Memory, float]:
    """Return what is remembered after learning from games, and the error that is left."""
    spec = GAMES[game].brain.SPEC
    last = files.weights_of(game, memory.weights)
    linear, squares = _moved(spec, last, gathered.fits, memory.generation)
    weights = Weights(linear, last.nets)
    count = sum(fit.samples for fit in gathered.fits)
    samples: tuple[tuple[Samples, ...], ...] = ()
    if spec.nets:
        samples = (*memory.samples, tuple(gathered.samples))[-REMEMBERED:]
        weights, squares, count = _taught(spec, weights, samples, seed)
        # The oldest make room for those of the next generation.
        samples = samples[-REMEMBERED + 1 :]
    learnt = Memory(memory.generation + 1, _data(game, weights), samples)
    return learnt, math.sqrt(squares / max(1, count))


def _data(game: str, weights: Weights) -> Data:
    """Return weights as a file holds them."""
    data: dict[str, Any] = {"game": game, "weights": files.weights_data(game, weights)}
    return {**data, "nets": files.nets_data(weights)} if weights.nets else data


def _gathered(spec: BrainSpec, results: Iterator[JobResult]) -> JobResult:
    """Return the results of several jobs as those of one."""
    fits = [LeastSquares(len(spec.names)) for _ in range(spec.phases)]
    scores: list[float] = []
    samples: list[list[Samples]] = [[] for _ in range(spec.nets)]
    calibration = Calibration()
    for result in results:
        for fit, more in zip(fits, result.fits, strict=True):
            fit.merge(more)
        scores += result.scores
        for own, taught in zip(samples, result.samples, strict=True):
            own.append(taught)
        calibration.merge(result.calibration)
    return JobResult(fits, scores, [joined(own) for own in samples], calibration)


def _moved(
    spec: BrainSpec, last: Weights, fits: list[LeastSquares], number: int
) -> tuple[list[float], float]:
    """Return the weights of features, moved part of the way, and their squared errors."""
    size = len(spec.names)
    step = _FIRST_STEP if number < _QUICK_GENERATIONS else _STEP
    moved: list[float] = []
    squares = 0.0
    for phase, fit in enumerate(fits):
        old = list(last.linear[phase * size : (phase + 1) * size])
        new = fit.solve(old, _PRIOR) if fit.samples else old
        own = [(1 - step) * a + step * b for a, b in zip(old, new, strict=True)]
        squares += fit.squared_error(own)
        moved += own
    return moved, squares


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
    return Weights(weights.linear, tuple(nets)), squares, count


def _results(
    workers: Workers,
    function: Callable[[Job], T],
    jobs: list[Job],
    watch: Callable[[int], None] | None,
) -> Iterator[T]:
    """Yield the results of jobs in the order of the jobs."""
    futures = [workers.submit(function, job) for job in jobs]
    for job, future in zip(jobs, futures, strict=True):
        yield future.result()
        if watch is not None:
            watch(job.games)


def _jobs(
    plan: Plan, weights: Data, rivals: Data | None, simulations: int, seed: int, games: int
) -> list[Job]:
    return [
        Job(plan.game, weights, rivals, simulations, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]


def _brain(game: str, weights: Data) -> Fitted[Any]:
    return GAMES[game].brain.SPEC.brain(files.weights_of(game, weights))


def _setting(game: str, random: Random) -> tuple[int, dict[str, object]]:
    """Return the number of players and the options of a game: mostly the usual ones."""
    practice = GAMES[game].brain.SPEC.practice
    players = practice.players[random.below(len(practice.players))]
    if random.below(4):
        return players, {}
    return players, {
        name: values[random.below(len(values))] for name, values in practice.options.items()
    }


def _self_play(job: Job) -> JobResult:
    """Play games of a brain against itself and gather samples."""
    spec = GAMES[job.game].brain.SPEC
    brain = _brain(job.game, job.weights)
    gathering = _Gathering(spec)
    scale = SearchSettings().scale
    for number in range(job.first, job.first + job.games):
        random = Random(job.seed * 100_003 + number)
        players, options = _setting(job.game, random)
        game = quinta.new(job.game, players, random.below(1 << 29), options)
        samples: list[tuple[int, float, int, list[float]]] = []
        while not game.is_over:
            if random.below(1000) >= spec.practice.strays:
                move = _best(brain, game, job.simulations, random)
            elif random.below(1000) < spec.practice.astray:
                move = game.random_move(random)
            else:
                best = judge(brain, game)[:_BEST]
                move = best[random.below(len(best))][1]
            game.apply(move)
            if not game.is_over and random.below(1000) < _SAMPLED:
                chances = win_chances(brain.values(game), scale)
                samples += [
                    (seat, chance, *brain.features(game, seat))
                    for seat, chance in enumerate(chances)
                ]
        gathering.add(number, game, samples, random)
    return gathering.result()


class _Gathering:
    """What a job gathers, game by game."""

    def __init__(self, spec: BrainSpec) -> None:
        self._spec = spec
        self._features: list[list[list[float]]] = [[] for _ in range(spec.phases)]
        self._results: list[list[float]] = [[] for _ in range(spec.phases)]
        self._scores: list[float] = []
        self._calibration = Calibration()
        self._rows: list[list[tuple[int, int, list[float], float]]] = [[] for _ in range(spec.nets)]

    def add(
        self,
        number: int,
        game: Game,
        samples: list[tuple[int, float, int, list[float]]],
        random: Random,
    ) -> None:
        """Add a game that is over, with samples of a seat, its chance, the phase and inputs."""
        shape = self._spec.shape
        size = len(self._spec.names)
        final, winners = game.scores, game.winners
        shown = _NET_SAMPLED * 2 // len(final)
        self._scores.append(fmean(final))
        for seat, chance, phase, inputs in samples:
            self._calibration.add(chance, (seat in winners) / len(winners))
            first = 0 if shape is None else len(inputs) - shape.plain
            self._features[phase].append(inputs[first : first + size])
            self._results[phase].append(float(final[seat]))
            if shape is not None and random.below(1000) < shown:
                net, own = divmod(phase, shape.phases)
                self._rows[net].append((own, number, inputs, float(final[seat])))

    def result(self) -> JobResult:
        """Return all of it."""
        fits = [LeastSquares(len(self._spec.names)) for _ in self._features]
        for fit, features, results in zip(fits, self._features, self._results, strict=True):
            fit.add(features, results)
        shape = self._spec.shape
        samples = [] if shape is None else [samples_of(rows, shape.inputs) for rows in self._rows]
        return JobResult(fits, self._scores, samples, self._calibration)


def _best(brain: Fitted[Any], game: Game, simulations: int, random: Random) -> int:
    """Return the turn that a search finds, or the best one turn ahead.

    Where a beam search can follow own turns to the end of the game, it always does: samples then
    tell what good play makes of the tiles, and such searches are cheap.
    """
    if simulations == 0 and not brain.is_alone(game):
        return judge(brain, game)[0][1]
    view = game.redealt(random.below(1 << 29))
    search = search_for(view, brain, SearchSettings(), random.below(1 << 29))
    search.run(max(simulations, _OF_BEAM) if isinstance(search, Beam) else simulations, 0.0)
    return search.ranked()[0][0]


def _match(job: Job) -> tuple[float, list[float]]:
    """Play games of two players, one turn ahead each, every deal with the seats swapped.

    Return what the weights won, and the scores, theirs and their rivals' alternately.
    """
    assert job.rivals is not None
    brains = [_brain(job.game, weights) for weights in (job.weights, job.rivals)]
    scores: list[float] = []
    points = 0.0
    for number in range(job.first, job.first + job.games):
        game = quinta.new(job.game, 2, job.seed * 7_001 + number // 2)
        while not game.is_over:
            game.apply(judge(brains[(game.to_move + number) % 2], game)[0][1])
        own, other = game.scores if number % 2 == 0 else game.scores[::-1]
        points += 1.0 if own > other else 0.5 if own == other else 0.0
        scores += [float(own), float(other)]
    return points, scores


def _result_of(parts: list[tuple[float, list[float]]]) -> Match:
    """Return the result of a match that was played in parts."""
    own = [score for _, scores in parts for score in scores[0::2]]
    other = [score for _, scores in parts for score in scores[1::2]]
    return Match(sum(points for points, _ in parts) / len(own), (fmean(own), fmean(other)))
