"""Strength of the bots, as win rates in the arena with their 95% intervals.

Without arguments a few quick games, to see that all is well. With ``--full`` the pairings for
which a bound is set, 400 games each and more, which takes hours; with ``--out`` the games are
kept in a folder, and the same command goes on where it was stopped.

    python benchmarks/strength.py [--full] [--games N] [--master 0.1s] [--workers W] [--out DIR]

Prints one JSON object per line: ``holds`` says whether the whole interval of the win rate, or in
self-play the mean score, is above the bound.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import quinta
from quinta.arena import Entrant, LocalPool, Match, run
from quinta.bots import Budget
from quinta.cli.common import budget as budget_of

SEED = 4


@dataclass(frozen=True)
class Aim:
    """A match, and the win rate, or in self-play the mean score, that is wanted."""

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


def full(games: int, master_budget: Budget) -> Iterator[Aim]:
    """All pairings for which a bound is set."""
    bots = {name: Entrant(name, name) for name in ("random", "greedy", "strong")}
    master = Entrant("master", "master", master_budget)
    for game in quinta.GAMES:
        yield Aim(game, (bots["greedy"], bots["random"]), 0.99, games)
        yield Aim(game, (bots["strong"], bots["greedy"]), 0.75, games)
        yield Aim(game, (master, bots["greedy"]), 0.90, games)
        # Twice its share, alone against a field.
        for players in (3, 4):
            yield Aim(game, (master, bots["greedy"]), 2 / players, games, players)
        yield Aim(game, (master,), 110.0 if game == "summer-pavilion" else None, games // 4 or 1)


def measured(aim: Aim, workers: int | None, folder: Path | None) -> dict[str, object]:
    """Play a match; what came of it."""
    match = Match(aim.game, aim.bots, aim.games, aim.players, SEED, one_way=True)
    path = None if folder is None else folder / f"{aim.name}.jsonl"
    tally = run(match, LocalPool(workers), path)
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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--full", action="store_true", help="all pairings with a bound: hours")
    parser.add_argument("--games", type=int, help="of each pairing (8, with --full 400)")
    parser.add_argument(
        "--master", type=budget_of, default=Budget(seconds=0.1), help="master's budget (0.1s)"
    )
    parser.add_argument("--workers", type=int, help="processes (one for each core)")
    parser.add_argument("--out", type=Path, help="a folder to keep the games in")
    options = parser.parse_args()
    if options.out is not None:
        options.out.mkdir(parents=True, exist_ok=True)
    aims = full(options.games or 400, options.master) if options.full else quick(options.games or 8)
    for aim in aims:
        print(json.dumps(measured(aim, options.workers, options.out)), flush=True)


if __name__ == "__main__":
    main()
