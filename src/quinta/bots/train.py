"""Fits the weights of a brain by self-play (``quinta train``).

In each generation the brain plays itself one turn ahead, sometimes with a turn that is not the
best, and follows its own turns to the end of the game where it can. Positions after turns are
samples: the features of each seat and its final score. Least squares gives the weights that
predict the scores best, phase by phase, and the brain's weights move part of the way there; nets,
if the brain has any, then learn the rest. Games are played in chunks whose results are added up in
order, so that the weights depend on the seed alone, not on the workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final, TypeVar

import numpy as np

import quinta
from quinta.bots.beam import Beam, search_for
from quinta.bots.fit import LeastSquares, Samples, fit_net
from quinta.bots.search import SearchSettings, judge
from quinta.brains.spec import BrainSpec, Fitted
from quinta.core.chance import Random
from quinta.core.game import Game
from quinta.games import GAMES
from quinta.workers import Workers

T = TypeVar("T")

CHUNK: Final = 10
"""The number of games that one worker plays at a time."""
MATCH: Final = 200
"""The number of games of each generation against the first weights."""

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
_NET_SAMPLED: Final = 600
"""The number of samples in a thousand that the nets are shown."""
_REMEMBERED: Final = 6
"""The number of generations whose samples the nets are shown; those of one mislead them."""
_PASSES: Final = 2
"""The number of passes over these samples."""

_OF_BEAM: Final = 150
"""The least number of simulations of a beam search."""


@dataclass(frozen=True)
class Job:
    """Some games for a worker."""

    game: str
    weights: tuple[float, ...]
    rivals: tuple[float, ...] | None
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
    samples: Samples
    """The samples for the nets."""


@dataclass(frozen=True)
class Generation:
    """One generation: its weights, its mean score, its share of wins against the first one."""

    number: int
    weights: list[float]
    mean: float
    won: float
    scores: tuple[float, float]


def train(
    game: str,
    games: int,
    generations: int,
    seed: int,
    workers: Workers,
    simulations: int = 0,
    start: list[float] | None = None,
    watch: Callable[[int], None] | None = None,
) -> Iterator[Generation]:
    """Fit the weights of a game's brain, generation by generation.

    With ``simulations``, turns are found by searches of so many. Without ``start``, fitting
    begins with the brain's first weights. ``watch`` is called with the number of games that were
    just played: each generation has ``games`` and ``MATCH`` of them.
    """
    spec = GAMES[game].brain.SPEC
    first = tuple(spec.first_weights())
    weights = first if start is None else tuple(start)
    size = len(spec.names)
    remembered: list[list[Samples]] = []
    for number in range(generations):
        fits = [LeastSquares(size) for _ in range(spec.phases)]
        scores: list[float] = []
        samples: list[Samples] = []
        played = seed * 1_000_003 + number * 10_007
        jobs = _jobs(game, weights, None, simulations, played, games)
        for result in _results(workers, _self_play, jobs, watch):
            scores += result.scores
            samples.append(result.samples)
            for fit, gathered in zip(fits, result.fits, strict=True):
                fit.merge(gathered)
        step = _FIRST_STEP if number < _QUICK_GENERATIONS else _STEP
        moved: list[float] = []
        for phase, fit in enumerate(fits):
            old = list(weights[phase * size : (phase + 1) * size])
            new = fit.solve(old, _PRIOR) if fit.samples else old
            moved += [(1 - step) * a + step * b for a, b in zip(old, new, strict=True)]
        remembered = [*remembered, samples][-_REMEMBERED:]
        shown = [chunk for generation in remembered for chunk in generation]
        moved += _taught(spec, weights, moved, shown, played)
        weights = tuple(moved)
        jobs = _jobs(game, weights, first, 0, seed, MATCH)
        results = list(_results(workers, _match, jobs, watch))
        yield Generation(
            number + 1,
            moved,
            fmean(scores),
            sum(points for points, _ in results) / MATCH,
            (
                fmean(score for _, scores in results for score in scores[0::2]),
                fmean(score for _, scores in results for score in scores[1::2]),
            ),
        )


def _taught(
    spec: BrainSpec,
    weights: tuple[float, ...],
    moved: list[float],
    samples: list[Samples],
    seed: int,
) -> list[float]:
    """Return the nets' parameters after fitting them to what the new weights leave over."""
    if not spec.nets:
        return []
    rows = np.concatenate(samples)
    phases = rows[:, 0].astype(np.int64)
    size = len(spec.names)
    linear = np.array(moved).reshape(spec.phases, size)
    rows[:, -1] -= (rows[:, 1 : 1 + size] * linear[phases]).sum(axis=1)
    taught: list[float] = []
    for net in range(spec.nets):
        first = spec.linear_size + net * spec.net_size
        own = rows[phases // spec.net_phases == net]
        own[:, 0] %= spec.net_phases
        taught += fit_net(list(weights[first : first + spec.net_size]), own, seed, _PASSES)
    return taught


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
    game: str,
    weights: tuple[float, ...],
    rivals: tuple[float, ...] | None,
    simulations: int,
    seed: int,
    games: int,
) -> list[Job]:
    return [
        Job(game, weights, rivals, simulations, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]


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
    brain = spec.brain(list(job.weights))
    size = len(spec.names)
    features_of: list[list[list[float]]] = [[] for _ in range(spec.phases)]
    results_of: list[list[float]] = [[] for _ in range(spec.phases)]
    scores: list[float] = []
    taught: list[list[float]] = []
    for number in range(job.first, job.first + job.games):
        random = Random(job.seed * 100_003 + number)
        players, options = _setting(job.game, random)
        game = quinta.new(job.game, players, random.below(1 << 29), options)
        samples: list[tuple[int, int, list[float]]] = []
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
                samples += [(seat, *brain.features(game, seat)) for seat in range(players)]
        final = game.scores
        scores.append(fmean(final))
        for seat, phase, features in samples:
            features_of[phase].append(features[:size])
            results_of[phase].append(float(final[seat]))
            if spec.nets and random.below(1000) < _NET_SAMPLED:
                taught.append([phase, *features, final[seat]])
    fits = [LeastSquares(size) for _ in range(spec.phases)]
    for fit, rows, results in zip(fits, features_of, results_of, strict=True):
        fit.add(rows, results)
    return JobResult(fits, scores, np.array(taught, np.float32).reshape(-1, spec.inputs + 2))


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
    spec = GAMES[job.game].brain.SPEC
    brains = [spec.brain(list(weights)) for weights in (job.weights, job.rivals or ())]
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
