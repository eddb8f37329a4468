"""``quinta simulate``: bots play games against each other.

Every game of a run has its own seed, made from the run's seed and the game's number, so that
a run is repeatable and a longer run begins with the games of a shorter one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import quinta
from quinta import Data, Record, bots
from quinta.bots import Budget
from quinta.cli.common import (
    Commands,
    Failure,
    add_budget,
    add_options,
    add_players,
    bot_names,
    count,
    game_name,
    options_of,
    seed,
    why,
)
from quinta.cli.seats import make_bot, play_bot, seated
from quinta.core.chance import derived_seed, fresh_seed
from quinta.core.words import number_of

_BAR: Final = 30


@dataclass(frozen=True)
class Played:
    """One game of the run: who sat where, and how it ended."""

    number: int
    seed: int
    seats: list[int]
    """For each seat, which of the run's players sat there."""
    scores: list[int]
    winners: list[int]
    record: Record


@dataclass
class Results:
    """What the games so far came to, player by player."""

    labels: list[str]
    scores: list[list[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    draws: Counter[int] = field(default_factory=Counter)
    games: int = 0
    turns: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.turns += len(played.record.turns)
        by_player = [0] * len(self.labels)
        for seat, player in enumerate(played.seats):
            by_player[player] = played.scores[seat]
        self.scores.append(by_player)
        won = [played.seats[seat] for seat in played.winners]
        (self.wins if len(won) == 1 else self.draws).update(won)

    def data(self) -> Data:
        """All of it as plain data."""
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
        """All of it as a table."""
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


class Progress:
    """A bar on standard error, when that is a terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Say how far the run has come."""
        if self._shown:
            full = _BAR * done // self._total
            bar = "#" * full + "." * (_BAR - full)
            print(f"\r[{bar}] {done}/{self._total}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Make room for the results."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play games against each other",
        description="Let bots play games against each other. They move on by a seat from game to "
        "game. The same seed gives the same games.",
    )
    parser.add_argument("game", type=game_name, metavar="GAME", help="queens-garden, ...")
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
    """Play the games and say how they ended."""
    run_seed = fresh_seed() if arguments.seed is None else arguments.seed
    options = options_of(arguments)
    quinta.new(arguments.game, arguments.players, 0, options)  # names what is wrong with them
    lineup = seated(arguments.bots, arguments.players)
    results = Results(labels(lineup))
    folder = _folder(arguments.out)
    progress = Progress(arguments.games)
    code = 0
    try:
        for number in range(1, arguments.games + 1):
            progress.show(number - 1)
            began = time.perf_counter()
            played = play_one(arguments.game, number, run_seed, lineup, options, arguments.budget)
            results.seconds += time.perf_counter() - began
            results.add(played)
            if folder is not None:
                _save(played.record, folder / f"{arguments.game}-{number:04}.quinta")
            if arguments.json:
                print(json.dumps(_game_data(played, results.labels)), flush=True)
    except KeyboardInterrupt:
        code = 130
    finally:
        progress.clear()
    if arguments.json:
        print(json.dumps({"summary": {"seed": run_seed, **results.data()}}))
    else:
        print(f"{arguments.game}, {arguments.players} players, seed {run_seed}")
        print("\n".join(results.lines()))
    return code


def labels(lineup: Sequence[str]) -> list[str]:
    """What to call the players: the bot's name, numbered where it plays more than once."""
    return [
        name if lineup.count(name) == 1 else f"{name} {lineup[: place + 1].count(name)}"
        for place, name in enumerate(lineup)
    ]


def play_one(
    name: str,
    number: int,
    run_seed: int,
    lineup: Sequence[str],
    options: Data,
    budget: Budget,
) -> Played:
    """Play one game of a run."""
    players = len(lineup)
    game_seed = derived_seed(run_seed, number)
    seats = [(seat - number + 1) % players for seat in range(players)]
    names = [lineup[player] for player in seats]
    playing = [
        make_bot(bot, name, derived_seed(game_seed, "seat", seat)) for seat, bot in enumerate(names)
    ]
    game = quinta.new(name, players, game_seed, options)
    record = Record.of(game, [f"seats {', '.join(names)}"])
    while not game.is_over:
        seat = game.to_move
        turn_seed = derived_seed(game_seed, "turn", len(record.turns))
        play_bot(playing[seat], names[seat], record, game, budget, turn_seed)
    return Played(number, game_seed, seats, game.scores, game.winners, record)


def _game_data(played: Played, names: list[str]) -> Data:
    return {
        "game": played.number,
        "seed": played.seed,
        "seats": [names[player] for player in played.seats],
        "scores": played.scores,
        "winners": played.winners,
        "turns": len(played.record.turns),
    }


def _folder(path: str | None) -> Path | None:
    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        problem = why(error) if isinstance(error, OSError) else str(error)
        raise Failure(f"cannot make the folder {path}: {problem}") from None
    return Path(path)


def _save(record: Record, path: Path) -> None:
    try:
        record.save(path)
    except OSError as error:
        raise Failure(f"cannot write {path}: {why(error)}") from None
