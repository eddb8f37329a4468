"""Chances to win, fitted to the results of self-play: the scale of each phase, and how true it is.

A seat's chance is the softmax of all expected final scores, divided by the scale of the phase
(``quinta.bots.search.win_chance``). Only training needs this module.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinta.bots.fit import Floats
from quinta.bots.search import HIGH
from quinta.brains.spec import FIRST_SCALE
from quinta.core.game import MOST_PLAYERS

_BINS: Final = 10
"""The number of bins of chances to win."""
_NUMBERS: Final = range(2, MOST_PLAYERS + 1)
"""The numbers of players."""
_OF_FIRST: Final = 20.0
_OF_SHARED: Final = 1000.0
"""The number of positions that the first scale counts as, and the one for any number of players."""
_FOLDS: Final = 10
"""The number of parts of the games; the chances in each are told by what the others say."""
_LEAST_SCALE: Final = 1.0
_LARGEST_SCALE: Final = 1000.0
"""The scales of chances, in points, are between these."""
_HALVINGS: Final = 30
"""The number of times that the interval in which a scale lies is halved."""


@dataclass(frozen=True, eq=False)
class Outcomes:
    """Positions of games, with the scores that were expected there and who won; each is a row."""

    games: NDArray[np.int32]
    """The number of the game that the position comes from."""
    phases: NDArray[np.int16]
    values: Floats
    """What each seat expects; of a seat that does not exist, minus infinity."""
    won: Floats
    """What part of the victory each seat had in the end."""

    def __len__(self) -> int:
        return len(self.games)

    @property
    def players(self) -> NDArray[np.int64]:
        """The number of players of each row."""
        players: NDArray[np.int64] = np.isfinite(self.values).sum(axis=1)
        return players

    def where(self, chosen: NDArray[np.bool_]) -> Outcomes:
        """Return some of the rows."""
        return Outcomes(
            self.games[chosen], self.phases[chosen], self.values[chosen], self.won[chosen]
        )


def outcomes_of(
    rows: Sequence[tuple[int, int, Sequence[float], Sequence[float]]],
) -> Outcomes:
    """Return positions: of each its game, its phase, what each seat expects and what it won."""
    values = np.full((len(rows), MOST_PLAYERS), -np.inf)
    won = np.zeros((len(rows), MOST_PLAYERS))
    for at, (_, _, expected, shares) in enumerate(rows):
        values[at, : len(expected)] = expected
        won[at, : len(shares)] = shares
    return Outcomes(
        np.array([game for game, _, _, _ in rows], np.int32),
        np.array([phase for _, phase, _, _ in rows], np.int16),
        values,
        won,
    )


def all_outcomes(parts: Sequence[Outcomes]) -> Outcomes:
    """Return all of these positions as one."""
    return Outcomes(
        np.concatenate([part.games for part in parts]),
        np.concatenate([part.phases for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.won for part in parts]),
    )


def chances(outcomes: Outcomes, scales: Sequence[float]) -> Floats:
    """Return what ``quinta.bots.search.win_chance`` says of each seat, by ``Weights.scales``."""
    phases = len(scales) // len(_NUMBERS)
    own = np.array(scales)[phases * (outcomes.players - _NUMBERS[0]) + outcomes.phases]
    shares = np.exp(_behind(outcomes) / own[:, np.newaxis])
    told: Floats = shares / shares.sum(axis=1, keepdims=True)
    return told


def _behind(outcomes: Outcomes) -> Floats:
    """Return how far each seat is behind the best, in larger units where scores are high."""
    best = outcomes.values.max(axis=1, keepdims=True)
    behind: Floats = (outcomes.values - best) / np.maximum(best / HIGH, 1.0)
    return behind


def fit_scales(outcomes: Outcomes, phases: int) -> list[float]:
    """Return the scales that make the outcomes most likely, in the order of ``Weights.scales``.

    What all games say of a phase is what those of one number of players are drawn to.
    """
    behind = _behind(outcomes)
    players = outcomes.players
    scales: Floats = np.zeros((len(_NUMBERS), phases))
    for phase in range(phases):
        own = outcomes.phases == phase
        shared = _fitted_scale(behind[own], outcomes.won[own], FIRST_SCALE, _OF_FIRST)
        for row, number in enumerate(_NUMBERS):
            some = own & (players == number)
            scales[row, phase] = _fitted_scale(behind[some], outcomes.won[some], shared, _OF_SHARED)
    return [float(scale) for scale in scales.ravel()]


def _fitted_scale(behind: Floats, won: Floats, prior: float, strength: float) -> float:
    """Return the scale that makes it most likely who won, drawn to a prior.

    The prior counts as so many positions of two players, one of whom leads by as much and wins as
    often as it says. The likelihood is greatest where seats are on average as far behind by their
    chances as by what they won; by their chances they are the further behind, the larger the scale.
    """
    known = np.where(np.isfinite(behind), behind, 0.0)
    seen = (won * known).sum() - strength * prior / (1.0 + math.e)
    low, high = _LEAST_SCALE, _LARGEST_SCALE
    for _ in range(_HALVINGS):
        scale = math.sqrt(low * high)
        shares = np.exp(behind / scale)
        told = ((shares * known).sum(axis=1) / shares.sum(axis=1)).sum()
        told -= strength * prior / (1.0 + math.exp(prior / scale))
        if told > seen:
            low = scale
        else:
            high = scale
    return math.sqrt(low * high)


class Calibration:
    """How often seats won, by the chance that they were given: in bins of equal width."""

    def __init__(self) -> None:
        self.bins: Floats = np.zeros((_BINS, 3))
        """The seats in each bin, their chances and what they won, added up."""

    def add(self, chances: Floats, won: Floats) -> None:
        """Add seats that were given chances; a shared victory is a part of one."""
        bins = np.minimum((chances * _BINS).astype(np.int64), _BINS - 1)
        np.add.at(self.bins, bins, np.stack([np.ones(len(bins)), chances, won], axis=1))

    def merge(self, other: Calibration) -> None:
        """Add what another one gathered."""
        self.bins += other.bins

    @property
    def error(self) -> float:
        """The expected error of a chance: how far bins are off, weighted by their seats."""
        seats = self.bins[:, 0].sum()
        return float(np.abs(self.bins[:, 1] - self.bins[:, 2]).sum() / seats) if seats else 0.0

    def table(self) -> list[list[float]]:
        """Return the number of seats, the mean chance and the share won of each bin with any."""
        return [
            [int(seats), round(chances / seats, 4), round(won / seats, 4)]
            for seats, chances, won in self.bins.tolist()
            if seats
        ]


def calibrations(outcomes: Outcomes, phases: int) -> dict[int, Calibration]:
    """Return how true chances are for each number of players.

    Those of each tenth of the games are told by the scales that are fitted to the others.
    """
    found: dict[int, Calibration] = {}
    for fold in range(_FOLDS):
        apart = outcomes.games % _FOLDS == fold
        scales = fit_scales(outcomes.where(~apart), phases)
        for number in np.unique(outcomes.players[apart]):
            some = outcomes.where(apart & (outcomes.players == number))
            own = found.setdefault(int(number), Calibration())
            own.add(chances(some, scales)[:, :number].ravel(), some.won[:, :number].ravel())
    return dict(sorted(found.items()))
