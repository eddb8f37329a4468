"""The games of training: a brain plays itself and gathers samples, or plays a match.

A worker plays some games at a time. What it plays depends on their numbers and on the seed alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

import numpy as np

import quinta
from quinta.bots import weights as files
from quinta.bots.beam import Beam, search_for
from quinta.bots.chances import Outcomes, outcomes_of
from quinta.bots.fit import Floats, LeastSquares, Samples, is_held_out, samples_of
from quinta.bots.search import SearchSettings, judge
from quinta.brains.spec import BrainSpec, Fitted
from quinta.core.chance import Random
from quinta.core.game import Game
from quinta.games import GAMES

_BEST: Final = 6
"""The number of best turns among which most turns that are not the best are."""
_SAMPLED: Final = 500
"""The number of turns in a thousand after which a sample is taken."""
_NET_SAMPLED: Final = 920
"""The number of samples in a thousand that the nets are shown, of games of two players.

That makes a hundred a game; of games of more, which have more turns and more seats, it is less.
"""

_OF_BEAM: Final = 150
"""The least number of simulations of a beam search."""

Data = Mapping[str, Any]
"""Weights as a file holds them: rounded, and fit to be sent to workers."""


@dataclass(frozen=True)
class Job:
    """Some games for a worker."""

    game: str
    weights: Data
    rivals: Data | None
    td_lambda: float
    """How far the nets learn from final scores (1) and not from what was expected next (0)."""
    simulations: int
    seed: int
    first: int
    games: int


@dataclass(frozen=True, eq=False)
class JobResult:
    """The results of the games of a job."""

    fits: list[LeastSquares]
    """The least squares of each phase."""
    held_out: list[LeastSquares]
    """Those of the games held out."""
    scores: list[float]
    samples: list[Samples]
    """The samples for each net."""
    outcomes: Outcomes


def no_fits(spec: BrainSpec) -> list[LeastSquares]:
    """Return the least squares of each phase, without samples."""
    return [LeastSquares(len(spec.names)) for _ in range(spec.phases)]


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


def self_play(job: Job) -> JobResult:
    """Play games of a brain against itself and gather samples."""
    spec = GAMES[job.game].brain.SPEC
    brain = _brain(job.game, job.weights)
    gathering = _Gathering(spec, job.td_lambda)
    for number in range(job.first, job.first + job.games):
        random = Random(job.seed * 100_003 + number)
        players, options = _setting(job.game, random)
        game = quinta.new(job.game, players, random.below(1 << 29), options)
        samples: list[_Sample] = []
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
                seats = [brain.features(game, seat) for seat in range(players)]
                samples.append((brain.values(game), seats))
        gathering.add(number, game, samples, random)
    return gathering.result()


_Sample = tuple[list[float], list[tuple[int, list[float]]]]
"""A position: what each seat expects, and what the brain sees of each seat."""


class _Gathering:
    """What a job gathers, game by game."""

    def __init__(self, spec: BrainSpec, td_lambda: float) -> None:
        self._spec = spec
        self._td_lambda = td_lambda
        self._features: list[list[list[float]]] = [[] for _ in range(spec.phases)]
        self._results: list[list[tuple[int, float]]] = [[] for _ in range(spec.phases)]
        """The game and the final score of each sample, phase by phase."""
        self._scores: list[float] = []
        self._outcomes: list[tuple[int, int, list[float], list[float]]] = []
        self._rows: list[list[tuple[int, int, list[float], float]]] = [[] for _ in range(spec.nets)]

    def add(self, number: int, game: Game, samples: list[_Sample], random: Random) -> None:
        """Add a game that is over, with samples of it."""
        shape = self._spec.shape
        size = len(self._spec.names)
        final, winners = list(map(float, game.scores)), game.winners
        won = [(seat in winners) / len(winners) for seat in range(len(final))]
        shown = _NET_SAMPLED * 2 // len(final)
        self._scores.append(fmean(final))
        returns = lambda_returns([values for values, _ in samples], final, self._td_lambda)
        for (values, seats), told in zip(samples, returns, strict=True):
            self._outcomes.append((number, seats[0][0], values, won))
            for (phase, inputs), score, result in zip(seats, final, told, strict=True):
                first = 0 if shape is None else len(inputs) - shape.plain
                self._features[phase].append(inputs[first : first + size])
                self._results[phase].append((number, score))
                if shape is not None and random.below(1000) < shown:
                    net, own = divmod(phase, shape.phases)
                    self._rows[net].append((own, number, inputs, result))

    def result(self) -> JobResult:
        """Return all of it."""
        spec = self._spec
        fits, held_out = no_fits(spec), no_fits(spec)
        for phase in range(spec.phases):
            features: Floats = np.array(self._features[phase]).reshape(-1, len(spec.names))
            games, results = np.array(self._results[phase]).reshape(-1, 2).T
            apart = is_held_out(games.astype(np.int32))
            fits[phase].add(features[~apart], results[~apart])
            held_out[phase].add(features[apart], results[apart])
        shape = spec.shape
        samples = [] if shape is None else [samples_of(rows, shape.inputs) for rows in self._rows]
        outcomes = outcomes_of(self._outcomes)
        return JobResult(fits, held_out, self._scores, samples, outcomes)


def lambda_returns(
    values: Sequence[Sequence[float]], final: list[float], td_lambda: float
) -> list[list[float]]:
    """Return what is to be learnt of each sample of a game, for each seat.

    It is a mean of what was expected at all later samples and of the final score, in which each
    counts ``td_lambda`` times as much as the one before. ``values`` are what was expected.
    """
    returns = [final]
    for expected in reversed(values[1:]):
        returns.append(
            [
                td_lambda * later + (1.0 - td_lambda) * now
                for later, now in zip(returns[-1], expected, strict=True)
            ]
        )
    return returns[::-1][: len(values)]


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


def match(job: Job) -> tuple[float, list[float]]:
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
