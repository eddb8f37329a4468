"""The ladder of levels: how often each wins against the one below, with 95% intervals.

    python benchmarks/ladder.py [GAME] [--levels LEVEL ...] [--games N] [--players P] [--seed S]
                                [--master 600] [--workers W]

Each deal is played once from every seat; with 3 or 4 players the higher level sits alone against a
field of the lower one. ``holds`` says whether the win rate is in the range that is wanted of two
players. ``--levels`` names the upper ends of the steps to measure.

With ``--tune`` it looks for what each level has to overlook to lose as often as is wanted, from the
one below ``strong`` down: it plays matches with more and with less, halving the distance.

    python benchmarks/ladder.py summer-pavilion --tune 74 --games 400

Prints one JSON object per line. What is found goes into ``overlooks`` of the game's ``BrainSpec``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Final

import quinta
from quinta.arena.intervals import win_rate_interval
from quinta.bots import LEVELS, Budget
from quinta.cli.common import budget as budget_of
from quinta.workers import LocalProcesses, Workers

# Run as a script, this has to be told where to find what its worker processes import.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._rungs import Rung, Step, played

WANTED: Final = (0.65, 0.80)
"""The range of win rates of a level against the one below."""
_MOST: Final = 400
"""Whoever overlooks more than so many of a thousand small choices hardly plays at all."""


def measured(step: Step, games: int, workers: Workers) -> tuple[float, dict[str, object]]:
    """Play a match; the win rate of the upper level, and all that came of it."""
    sets = -(-games // step.players)
    jobs = [workers.submit(played, step, number) for number in range(sets * step.players)]
    shares, own, others = zip(*(job.result() for job in jobs), strict=True)
    deals = [fmean(shares[at : at + step.players]) for at in range(0, len(jobs), step.players)]
    low, high = win_rate_interval(deals, step.players)
    rate = fmean(shares)
    result: dict[str, object] = {
        "benchmark": "ladder",
        "game": step.game,
        "players": step.players,
        "level": step.upper.level,
        "against": step.lower.level,
        "overlooks": [step.upper.overlooks, step.lower.overlooks],
        "games": len(jobs),
        "win_rate": round(rate, 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean_scores": [round(fmean(own), 1), round(fmean(others), 1)],
    }
    if step.players == 2:
        result["holds"] = WANTED[0] <= rate <= WANTED[1]
    return rate, result


def steps(game: str, options: argparse.Namespace) -> Iterator[Step]:
    """All steps of a game's ladder that are asked for, as its brain has them."""
    overlooks = quinta.GAMES[game].brain.SPEC.overlooks
    rungs = [Rung(level, overlooks.get(level, 0)) for level in LEVELS]
    for lower, upper in pairwise(rungs):
        if upper.level in options.levels:
            yield Step(game, upper, lower, options.players, options.seed, options.master)


def tuned(game: str, options: argparse.Namespace, workers: Workers) -> Iterator[dict[str, object]]:
    """Look for what the levels have to overlook, from the strongest of those that do down."""
    found = dict(quinta.GAMES[game].brain.SPEC.overlooks)
    for step in reversed(list(steps(game, options))):
        upper, lower = step.upper.level, step.lower.level
        if lower not in found:
            continue
        # Between the two, the level wins too rarely and too often.
        least, most = found.get(upper, 0), _MOST
        trial = max(found[lower], least)
        while most - least > max(2, least // 10):
            tried = replace(step, upper=Rung(upper, found.get(upper, 0)), lower=Rung(lower, trial))
            rate, result = measured(tried, options.games, workers)
            yield result
            if rate > options.tune / 100:
                most = trial
            else:
                least = trial
            middle = (least + most) // 2
            trial = middle if most < _MOST else min(2 * trial + 1, middle)
        found[lower] = (least + most) // 2
    yield {"benchmark": "ladder", "game": game, "overlooks": found}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", choices=list(quinta.GAMES), help="(all)")
    parser.add_argument(
        "--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS), help="steps up to these"
    )
    parser.add_argument("--games", type=int, default=4, help="of each step (4)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="(2)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument(
        "--master",
        type=budget_of,
        default=Budget(simulations=600),
        help="master's budget: 600 simulations repeat on every machine, 1.8s is its own (600)",
    )
    parser.add_argument("--workers", type=int, help="processes (one for each core)")
    parser.add_argument("--tune", type=float, metavar="PERCENT", help="the win rate to look for")
    options = parser.parse_args(arguments)
    with LocalProcesses(options.workers) as workers:
        for game in [options.game] if options.game else quinta.GAMES:
            if options.tune is not None:
                results = tuned(game, options, workers)
            else:
                matches = (measured(step, options.games, workers) for step in steps(game, options))
                results = (result for _, result in matches)
            for result in results:
                print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
