"""Ratings by the Bradley-Terry model, on the Elo scale.

Each bot has a strength, and the chance that a seat wins is its bot's share of the strengths of
all seats: with two players Bradley and Terry's model, with more Luce's extension of it. Those
who share a victory share the point. The ratings are those under which the results are most
likely, with one drawn game added to each pairing: this keeps a bot that always wins from being
infinitely strong, and matters little after some dozens of games. Their mean is 0; 400 points
more are ten times the strength.

Intervals come from the curvature of the likelihood at its peak, widened or narrowed for each
pairing by its design effect (intervals.py), because games of a set are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quinta.arena.intervals import freedom, quantile
from quinta.arena.linear import Matrix, solved

SCALE: Final = 400 / math.log(10)
"""The Elo points of a factor e in strength."""

_STEPS: Final = 200
_CLOSE: Final = 1e-10


@dataclass(frozen=True)
class Role:
    """Games of two bots with so many seats each, and the points of the first one."""

    first_seats: int
    second_seats: int
    games: float
    points: float


@dataclass(frozen=True)
class Encounter:
    """All games of two bots, given by their numbers."""

    first: int
    second: int
    roles: Sequence[Role]
    sets: int = 0
    design_effect: float = 1.0


@dataclass(frozen=True)
class Rating:
    """A rating and its 95% interval, in Elo points."""

    elo: float
    low: float
    high: float


def rate(count: int, encounters: Sequence[Encounter], drawn: float = 1.0) -> list[Rating]:
    """Return the ratings of so many bots; ``drawn`` games are added to each encounter."""
    padded = [
        Encounter(
            one.first,
            one.second,
            [*one.roles, Role(1, 1, drawn, drawn / 2)],
            one.sets,
            one.design_effect,
        )
        for one in encounters
    ]
    strengths = _fit(count, padded)
    spread = _covariance(count, padded, strengths)
    width = quantile(sum(freedom(one.sets) for one in encounters) or 1)
    ratings = []
    for bot in range(count):
        elo = SCALE * strengths[bot]
        half = SCALE * width * math.sqrt(max(spread[bot][bot], 0.0))
        ratings.append(Rating(elo, elo - half, elo + half))
    return ratings


def expected(first_seats: int, second_seats: int, lead: float) -> float:
    """Return the expected points of a bot whose strength is greater by e**lead."""
    odds = first_seats / second_seats * math.exp(min(max(lead, -700.0), 700.0))
    return odds / (1 + odds)


def _fit(count: int, encounters: Sequence[Encounter]) -> list[float]:
    """Return the most likely strengths, as logarithms with mean 0."""
    strengths = [0.0] * count
    likelihood = _likelihood(encounters, strengths)
    for _ in range(_STEPS):
        slope = [0.0] * count
        for one in encounters:
            lead = strengths[one.first] - strengths[one.second]
            for role in one.roles:
                chance = expected(role.first_seats, role.second_seats, lead)
                surplus = role.points - role.games * chance
                slope[one.first] += surplus
                slope[one.second] -= surplus
        step = solved(_centred(_information(count, encounters, strengths)), [[s] for s in slope])
        size = 1.0
        while True:
            moved = [old + size * new[0] for old, new in zip(strengths, step, strict=True)]
            better = _likelihood(encounters, moved)
            if better >= likelihood or size < _CLOSE:
                break
            size /= 2
        middle = math.fsum(moved) / count
        strengths, likelihood = [strength - middle for strength in moved], better
        if max(abs(new[0]) for new in step) < _CLOSE:
            break
    return strengths


def _likelihood(encounters: Sequence[Encounter], strengths: Sequence[float]) -> float:
    """Return the logarithm of the likelihood of the results, up to a constant."""
    total = 0.0
    for one in encounters:
        lead = strengths[one.first] - strengths[one.second]
        for role in one.roles:
            odds = lead + math.log(role.first_seats / role.second_seats)
            # log(1 + e**odds), without ever leaving the range of floats
            either = max(odds, 0.0) + math.log1p(math.exp(-abs(odds)))
            total += role.points * odds - role.games * either
    return total


def _information(
    count: int, encounters: Sequence[Encounter], strengths: Sequence[float], designed: bool = False
) -> Matrix:
    """Return the Fisher information on the strengths; ``designed`` weighs by design effect."""
    matrix = [[0.0] * count for _ in range(count)]
    for one in encounters:
        lead = strengths[one.first] - strengths[one.second]
        weight = 0.0
        for role in one.roles:
            chance = expected(role.first_seats, role.second_seats, lead)
            weight += role.games * chance * (1 - chance)
        if designed:
            weight *= one.design_effect
        i, j = one.first, one.second
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    return matrix


def _covariance(count: int, encounters: Sequence[Encounter], strengths: Sequence[float]) -> Matrix:
    """Return the covariance of strengths with mean 0."""
    identity = [[float(i == j) for j in range(count)] for i in range(count)]
    inverse = solved(_centred(_information(count, encounters, strengths)), identity)
    inverse = [[entry - 1 / count for entry in row] for row in inverse]
    middle = _information(count, encounters, strengths, designed=True)
    return _product(_product(inverse, middle), inverse)


def _centred(matrix: Matrix) -> Matrix:
    """Return a matrix of differences, changed so that solutions keep their mean."""
    size = len(matrix)
    return [[entry + 1 / size for entry in row] for row in matrix]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [
        [math.fsum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        for row in left
    ]
