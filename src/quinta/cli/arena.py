"""``quinta arena``: a match between bots, and their ratings."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path

from quinta import arena, bots
from quinta.arena import Match, Played, Tally
from quinta.cli.common import (
    INTERRUPTED,
    Commands,
    Failure,
    add_game,
    add_options,
    add_players,
    count,
    made_folder,
    new_file,
    one_line,
    options_of,
    save_text,
    seed,
    why,
)
from quinta.cli.endings import add_to_arena
from quinta.cli.entrants import budgets, entrants
from quinta.core.chance import fresh_seed
from quinta.core.plurals import number_of
from quinta.workers import LocalProcesses, Progress, WorkersLost


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena",
        help="let bots play a match and rate them",
        description="Let every pair of bots play the same number of games, each deal once from "
        "every seat, and rate the bots. Ctrl-C ends a match early; with --out, the same command "
        "continues it. 'quinta arena endings' has bots play solved endings instead. "
        "docs/arena.md tells more.",
    )
    add_to_arena(parser)
    add_game(parser)
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"{', '.join(bots.names())}; one alone plays itself; master@0.5s has its own budget",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=100,
        metavar="N",
        help="games of each pairing, rounded up to whole sets (%(default)s)",
    )
    add_players(parser)
    parser.add_argument(
        "--one-way",
        action="store_true",
        help="with 3 or 4 players: only the bot named first sits alone against the other",
    )
    parser.add_argument(
        "--budget",
        type=budgets,
        default={},
        metavar="B",
        help="what a bot may spend on a turn: 500 simulations, or 0.5s; for some bots "
        "200,master=0.5s (each bot's own)",
    )
    parser.add_argument(
        "--adjust-luck",
        action="store_true",
        help="judge the luck of each game, and tell results without it as well: a narrower "
        "interval from as many games",
    )
    parser.add_argument(
        "--luck-playouts",
        type=count,
        default=0,
        metavar="N",
        help="judge luck by so many playouts of each outcome as well; worth it for slow bots",
    )
    parser.add_argument("--workers", type=count, metavar="W", help="processes (one for each core)")
    parser.add_argument("--seed", type=seed, metavar="S", help="(a new one, or that of --out)")
    parser.add_argument("--out", metavar="FILE", help="keep the games there, and continue them")
    parser.add_argument("--records", metavar="DIR", help="save the record of each game there")
    parser.add_argument("--plot", metavar="FILE", help="draw the ladder there, as SVG")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print the result."""
    match = _match(arguments)
    tally = Tally(match)
    records = Records(match, arguments.records)
    progress = Progress(match.total, lambda: one_line(so_far(tally)))
    if arguments.plot is not None:
        new_file(arguments.plot)

    def watch(played: Played, before: bool) -> None:
        records.save(played)
        if before:
            progress.begin(tally.games)
        progress.show(tally.games)

    problem, code = "", 0
    progress.show(0)
    try:
        with LocalProcesses(arguments.workers) as workers:
            arena.run(match, workers, arguments.out, watch, tally)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except arena.BotFailed as failed:
        where = records.save_fault(failed.fault, arguments.out)
        problem = f"{failed}; the game up to there is in {where}"
    except WorkersLost as lost:
        problem = str(lost)
    except arena.InvalidResults as error:
        raise Failure(str(error)) from None
    except OSError as error:
        problem = f"cannot write {error.filename or arguments.out}: {why(error)}"
    finally:
        progress.clear()
    if tally.games or not problem:
        _tell(arguments, tally)
    if problem:
        raise Failure(problem)
    return code


# --- arguments -----------------------------------------------------------------------------


def _match(arguments: argparse.Namespace) -> Match:
    match_seed = arguments.seed
    try:
        if match_seed is None and arguments.out is not None:
            match_seed = arena.stored_seed(arguments.out)
        return Match(
            arguments.game,
            tuple(entrants(arguments.bots, arguments.budget)),
            arguments.games,
            arguments.players,
            fresh_seed() if match_seed is None else match_seed,
            options_of(arguments),
            arguments.one_way,
            arguments.adjust_luck,
            arguments.luck_playouts,
        )
    except (arena.InvalidMatch, arena.InvalidResults) as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"cannot read {arguments.out}: {why(error)}") from None


# --- while the match is played -------------------------------------------------------------


def so_far(tally: Tally) -> str:
    """Return the result so far in a few words."""
    if tally.match.is_self_play:
        return f"mean score {tally.standings()[0].figures.mean_score:.1f}"
    bouts = tally.bouts()
    if len(bouts) == 1 and bouts[0].figures.games:
        bout = bouts[0]
        told = f"{bout.bot} wins {_rate(bout.win_rate, bout.low, bout.high)}"
        if bout.without_luck is not None:
            one = bout.without_luck.win_rate.adjusted
            told += f", without luck {_rate(one.mean, one.low, one.high)}"
        return told
    return ", ".join(
        f"{one.bot} {one.rating.elo:+.0f}" for one in tally.standings() if one.rating is not None
    )


def _rate(mean: float, low: float, high: float) -> str:
    return f"{100 * mean:.1f}% ± {50 * (high - low):.1f}"


class Records:
    """The folder for the games' records, if there is one."""

    def __init__(self, match: Match, folder: str | None) -> None:
        self._match = match
        self._folder = made_folder(folder)

    def save(self, played: Played) -> None:
        """Save the record of a game, unless it is there already."""
        if self._folder is None:
            return
        number = self._match.pairings.index(played.pairing) + 1
        names = "-".join(re.sub(r"[^\w.@]+", "_", label) for label in played.pairing)
        game = f"{played.deal + 1:04}-{played.arrangement + 1}"
        path = self._folder / f"{self._match.game}-{number:02}-{names}-{game}.quinta"
        if not path.exists():
            save_text(path, played.record)

    def save_fault(self, fault: arena.Fault, out: str | None) -> Path:
        """Save the game that a bot failed in, with the other records or beside the results."""
        folder = self._folder or (Path(out).parent if out is not None else Path())
        path = folder / f"fault-{fault.game}-{fault.seed}.quinta"
        save_text(path, fault.record)
        return path


# --- afterwards ----------------------------------------------------------------------------


def _tell(arguments: argparse.Namespace, tally: Tally) -> None:
    """Print the result, and plot it if asked to."""
    if arguments.plot is not None:
        save_text(Path(arguments.plot), arena.svg(tally))
    if arguments.json:
        print(json.dumps(arena.data(tally)))
        return
    remarks = list(arena.remarks(tally))
    lines = [*_heading(tally, arguments.games), "", *arena.lines(tally)]
    print("\n".join([*lines, "", *remarks] if remarks else lines))


def _heading(tally: Tally, asked: int) -> Iterator[str]:
    match = tally.match
    yield f"{match.game}, {match.players} players, seed {match.seed}"
    size = len(match.arrangements)
    games = number_of(match.games_per_pairing, "game")
    sets = f" in sets of {size}" if size > 1 else ""
    rounded = f" ({asked} asked for)" if asked != match.games_per_pairing else ""
    yield f"{games} for each pairing{sets}{rounded}"
    if tally.games < match.total:
        yield f"Not finished: {tally.games} of {number_of(match.total, 'game')} played"
