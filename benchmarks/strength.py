"""Strength of the bots, as win rates in the arena with their 95% intervals.

Without arguments a few quick games, to see that all is well. With ``--full`` the pairings for
which a bound is set, 400 games each and more, which takes hours; with ``--out`` the games are
kept in a folder, and the same command goes on where it was stopped.

    python benchmarks/strength.py [--full] [--games N] [--master 0.1s] [--workers W] [--out DIR]
                                  [--score summer-pavilion=110]

With ``--vary`` it measures what an idea gains: a search that does without, or does it otherwise,
plays the usual one, both with the same budget. What can be varied are the settings of a search
(``worlds=1``, ``beam=0``, ...), its evaluation (``net=0`` leaves out the nets, ``fitted=0`` takes
the weights that fitting starts with) and how far it looks (``search=0``: one turn).

    python benchmarks/strength.py --vary summer-pavilion worlds=1 beam=0 --games 100 --master 100

With ``--players 3`` or 4 it plays alone against a field of the usual one, with ``--field greedy``
against one of ``greedy``.

Prints one JSON object per line: ``holds`` says whether the whole interval of the win rate, or in
self-play the mean score, is above the bound.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import quinta
from quinta.arena import Entrant, Match, run
from quinta.arena.intervals import win_rate_interval
from quinta.bots import Budget
from quinta.cli.common import budget as budget_of
from quinta.workers import LocalProcesses

# Run as a script, this has to be told where to find what its worker processes import.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._variations import GREEDY, OF_A_SEARCH, OTHER, SEED, USUAL, Variation, played


@dataclass(frozen=True)
class Aim:
    """A match, and the win rate, or in self-play the mean score, that it is to reach."""

    game: str
    bots: tuple[Entrant, ...]
    bound: float | None
    games: int
    players: int = 2

    @property
    def name(self) -> str:
        """The name of the file that keeps the games."""
        return "-".join([self.game, str(self.players), *(bot.label for bot in self.bots)])


def quick(games: int) -> Iterator[Aim]:
    """A match that is over in no time."""
    for game in quinta.GAMES:
        yield Aim(game, (Entrant("greedy", "greedy"), Entrant("random", "random")), None, games)


def full(games: int, master_budget: Budget, scores: Mapping[str, float]) -> Iterator[Aim]:
    """All pairings for which a bound is set, and master alone, which may have to reach a score."""
    bots = {name: Entrant(name, name) for name in ("random", "greedy", "strong")}
    master = Entrant("master", "master", master_budget)
    for game in quinta.GAMES:
        yield Aim(game, (bots["greedy"], bots["random"]), 0.99, games)
        yield Aim(game, (bots["strong"], bots["greedy"]), 0.75, games)
        yield Aim(game, (master, bots["greedy"]), 0.90, games)
        # Twice its share, alone against a field.
        for players in (3, 4):
            yield Aim(game, (master, bots["greedy"]), 2 / players, games, players)
        yield Aim(game, (master,), scores.get(game), games // 4 or 1)


def measured(aim: Aim, workers: int | None, folder: Path | None) -> dict[str, object]:
    """Play a match; what came of it."""
    match = Match(aim.game, aim.bots, aim.games, aim.players, SEED, one_way=True)
    path = None if folder is None else folder / f"{aim.name}.jsonl"
    with LocalProcesses(workers) as processes:
        tally = run(match, processes, path)
    result: dict[str, object] = {
        "benchmark": "strength",
        "game": aim.game,
        "players": aim.players,
        "bots": match.labels,
        "budget": {bot.label: bot.budget_text or "own" for bot in aim.bots},
        "games": tally.games,
    }
    leader = {one.bot: one.figures for one in tally.standings()}[match.labels[0]]
    result["mean_score"] = round(leader.mean_score, 2)
    result["seconds_per_turn"] = round(leader.seconds_per_turn, 4)
    low = leader.mean_score
    for bout in tally.bouts():
        result["win_rate"] = round(bout.win_rate, 4)
        result["interval"] = [round(bout.low, 4), round(bout.high, 4)]
        low = bout.low
    if aim.bound is not None:
        result["bound"] = round(aim.bound, 4)
        result["holds"] = low >= aim.bound
    return result


def varied(
    game: str,
    players: int,
    change: str,
    field: str,
    games: int,
    budget: Budget,
    workers: int | None,
) -> dict[str, object]:
    """Let a varied search play others; what came of it."""
    name, _, value = change.partition("=")
    if name not in OF_A_SEARCH + OTHER:
        raise SystemExit(f"{name!r} is none of {', '.join(OF_A_SEARCH + OTHER)}")
    games -= games % players
    tasks = [
        Variation(game, players, name, float(value), field, budget, number)
        for number in range(games)
    ]
    with LocalProcesses(workers) as processes:
        results = [job.result() for job in [processes.submit(played, task) for task in tasks]]
    shares, own, others = zip(*results, strict=True)
    deals = [fmean(shares[at : at + players]) for at in range(0, games, players)]
    low, high = win_rate_interval(deals, players)
    return {
        "benchmark": "variation",
        "game": game,
        "players": players,
        "change": change,
        "field": field,
        "simulations": budget.simulations,
        "seconds": budget.seconds,
        "games": games,
        "win_rate": round(fmean(shares), 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean_scores": [round(fmean(own), 1), round(fmean(others), 1)],
    }


def score(text: str) -> tuple[str, float]:
    """The game and the points of an argument."""
    game, _, points = text.partition("=")
    if game not in quinta.GAMES:
        raise argparse.ArgumentTypeError(f"{game!r} is none of {', '.join(quinta.GAMES)}")
    return game, float(points)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--full", action="store_true", help="all pairings with a bound: hours")
    parser.add_argument(
        "--vary", nargs="+", metavar=("GAME", "WHAT=VALUE"), help="measure what these change"
    )
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=2, help="how many play, with --vary (2)"
    )
    parser.add_argument(
        "--field", choices=(USUAL, GREEDY), default=USUAL, help="the others, with --vary (usual)"
    )
    parser.add_argument("--games", type=int, help="of each pairing (8, with --full 400)")
    parser.add_argument(
        "--master", type=budget_of, default=Budget(seconds=0.1), help="master's budget (0.1s)"
    )
    parser.add_argument(
        "--score",
        type=score,
        action="append",
        default=[],
        metavar="GAME=POINTS",
        help="the mean score that master is to reach in self-play, with --full",
    )
    parser.add_argument("--workers", type=int, help="processes (one for each core)")
    parser.add_argument("--out", type=Path, help="a folder to keep the games in")
    options = parser.parse_args()
    if options.out is not None:
        options.out.mkdir(parents=True, exist_ok=True)
    if options.vary:
        game, *changes = options.vary
        games = max(options.games or 8, options.players)
        for change in changes:
            result = varied(
                *(game, options.players, change, options.field),
                *(games, options.master, options.workers),
            )
            print(json.dumps(result), flush=True)
        return
    if options.full:
        aims = full(options.games or 400, options.master, dict(options.score))
    else:
        aims = quick(options.games or 8)
    for aim in aims:
        print(json.dumps(measured(aim, options.workers, options.out)), flush=True)


if __name__ == "__main__":
    main()
