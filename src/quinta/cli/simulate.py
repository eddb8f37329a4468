"""``quinta simulate``: bots play games against each other: the arena on one process.

Every game of a run has its own seed, made from the run's seed and the game's number, so that
a run is repeatable and a longer run begins with the games of a shorter one.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

import quinta
from quinta import Data, arena, bots
from quinta.arena import Entrant, Played, Task
from quinta.bots import Budget
from quinta.cli.common import (
    INTERRUPTED,
    Commands,
    Failure,
    add_budget,
    add_game,
    add_options,
    add_players,
    bot_names,
    count,
    made_folder,
    options_of,
    save_text,
    seed,
)
from quinta.cli.seats import seated
from quinta.core.chance import derived_seed, fresh_seed
from quinta.core.plurals import number_of
from quinta.workers import Here, Progress


@dataclass
class Totals:
    """The totals of the games so far, player by player."""

    labels: list[str]
    scores: list[list[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    draws: Counter[int] = field(default_factory=Counter)
    games: int = 0
    turns: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.turns += sum(played.turns)
        players = seating(played.arrangement, len(self.labels))
        by_player = [0] * len(players)
        for player, score in zip(players, played.scores, strict=True):
            by_player[player] = score
        self.scores.append(by_player)
        won = [players[seat] for seat in played.winners]
        (self.wins if len(won) == 1 else self.draws).update(won)

    def data(self) -> Data:
        """Return the totals as plain data."""
        return {
            "games": self.games,
            "players": [self._player(player) for player in range(len(self.labels))],
            "turns": self.turns,
            "turns_per_game": round(self.turns / self.games, 2) if self.games else 0,
            "seconds": round(self.seconds, 3),
            "turns_per_second": round(self._speed()),
        }

    def _player(self, player: int) -> Data:
        scores = [game[player] for game in self.scores]
        return {
            "player": self.labels[player],
            "wins": self.wins[player],
            "draws": self.draws[player],
            "losses": self.games - self.wins[player] - self.draws[player],
            "mean_score": round(fmean(scores), 2) if scores else 0,
            "spread": round(stdev(scores), 2) if len(scores) > 1 else 0,
            "lowest": min(scores, default=0),
            "highest": max(scores, default=0),
        }

    def lines(self) -> Iterator[str]:
        """Yield the totals as a table."""
        width = max(len("player"), *map(len, self.labels))
        yield f"{'player':<{width}}   wins  draws  losses   mean score       lowest  highest"
        for player in range(len(self.labels)):
            facts = self._player(player)
            mean = f"{facts['mean_score']:.1f} ± {facts['spread']:.1f}"
            yield (
                f"{facts['player']:<{width}} {facts['wins']:>6} {facts['draws']:>6}"
                f" {facts['losses']:>7}   {mean:<14} {facts['lowest']:>8} {facts['highest']:>8}"
            )
        turns = f"{self.turns / self.games:.1f}" if self.games else "0"
        games = number_of(self.games, "game")
        yield f"{games}, {turns} turns per game, {self._speed():,.0f} turns/s"

    def _speed(self) -> float:
        return self.turns / self.seconds if self.seconds else 0.0


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play games against each other",
        description="Let bots play games against each other. They move on by a seat from game to "
        "game. The same seed gives the same games.",
    )
    add_game(parser)
    add_players(parser)
    parser.add_argument("--games", type=count, default=10, metavar="M", help="(%(default)s)")
    parser.add_argument("--seed", type=seed, metavar="S", help="(a new one each time)")
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=["random"],
        metavar="A,B",
        help=f"who plays, in turn if there are more seats: {', '.join(bots.names())} (random)",
    )
    add_budget(parser)
    parser.add_argument(
        "--json", action="store_true", help="print JSON: a line for each game, then a summary"
    )
    parser.add_argument("--out", metavar="DIR", help="save the record of each game there")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the totals."""
    run_seed = fresh_seed() if arguments.seed is None else arguments.seed
    options = options_of(arguments)
    quinta.new(arguments.game, arguments.players, 0, options)  # raises if they are wrong
    lineup = seated(arguments.bots, arguments.players)
    totals = Totals(labels(lineup))
    folder = made_folder(arguments.out)
    games = tasks(arguments.game, arguments.games, run_seed, lineup, options, arguments.budget)
    code = 0
    began = time.perf_counter()
    try:
        with Progress(arguments.games) as progress:
            progress.show(0)
            for played in Here().map(arena.play, games):
                totals.seconds += time.perf_counter() - began
                if isinstance(played, arena.Fault):
                    raise Failure(str(played))
                totals.add(played)
                if folder is not None:
                    save_text(folder / f"{arguments.game}-{played.deal:04}.quinta", played.record)
                if arguments.json:
                    print(json.dumps(_game_data(played, totals.labels)), flush=True)
                progress.show(totals.games)
                began = time.perf_counter()
    except KeyboardInterrupt:
        code = INTERRUPTED
    if arguments.json:
        print(json.dumps({"summary": {"seed": run_seed, **totals.data()}}))
    else:
        print(f"{arguments.game}, {arguments.players} players, seed {run_seed}")
        print("\n".join(totals.lines()))
    return code


def labels(lineup: Sequence[str]) -> list[str]:
    """Return the players' labels: the bot's name, numbered if it plays more than once."""
    return [
        name if lineup.count(name) == 1 else f"{name} {lineup[: place + 1].count(name)}"
        for place, name in enumerate(lineup)
    ]


def tasks(
    game: str, games: int, run_seed: int, lineup: Sequence[str], options: Data, budget: Budget
) -> Iterator[Task]:
    """Yield the games of a run, in which the players move on by a seat from game to game."""
    players = len(lineup)
    for number in range(1, games + 1):
        turned = (number - 1) % players
        seats = tuple(
            Entrant(lineup[player], lineup[player], budget) for player in seating(turned, players)
        )
        pairing = (lineup[0], lineup[-1])
        yield Task(pairing, number, turned, game, derived_seed(run_seed, number), options, seats)


def seating(turned: int, players: int) -> list[int]:
    """Return which player sits in each seat when all have moved on by so many seats."""
    return [(seat - turned) % players for seat in range(players)]


def _game_data(played: Played, names: list[str]) -> Data:
    return {
        "game": played.deal,
        "seed": played.seed,
        "seats": [names[player] for player in seating(played.arrangement, len(names))],
        "scores": played.scores,
        "winners": played.winners,
        "turns": sum(played.turns),
    }
