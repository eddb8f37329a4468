"""``quinta play``: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys

import quinta
from quinta import GAMES, bots
from quinta.cli.common import (
    Commands,
    add_budget,
    add_colour,
    add_options,
    add_players,
    bot_names,
    game_name,
    in_colour,
    one_line,
    options_of,
    seed,
)
from quinta.cli.seats import default_bot, seated
from quinta.cli.terminal import PlayerLeft, Screen, TerminalGame
from quinta.core.chance import fresh_seed


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal against bots",
        description="Play a game in the terminal against bots. You sit in seat 0. Type 'help' in "
        "the game to see what you can do there.",
    )
    parser.add_argument(
        "game", type=game_name, nargs="?", metavar="GAME", help=f"{' or '.join(GAMES)} (asks)"
    )
    add_players(parser)
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="A,B",
        help=f"who plays against you: {', '.join(bots.names())} ({default_bot()})",
    )
    add_budget(parser)
    parser.add_argument(
        "--cores",
        type=core_count,
        default=1,
        metavar="C",
        help="processes that a bot which searches may keep busy, 1 to 64 (%(default)s)",
    )
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed, the same game (a new one)"
    )
    add_colour(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play a game."""
    # Gives input() line editing and history, where Python has it.
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    width = shutil.get_terminal_size((100, 40)).columns
    screen = Screen(_ask, _say, in_colour(arguments), width)
    try:
        if arguments.game is None:
            arguments.game = _which_game(screen)
        game_seed = fresh_seed() if arguments.seed is None else arguments.seed
        game = quinta.new(arguments.game, arguments.players, game_seed, options_of(arguments))
        opponents = seated(arguments.bots or [default_bot()], game.players - 1)
        _say(f"{GAMES[game.name].title} against {', '.join(opponents)}, seed {game_seed}.")
        _say("Type 'help' to see what you can do, 'quit' to leave.")
        TerminalGame(game, opponents, arguments.budget, game_seed, screen, arguments.cores).play()
    except (PlayerLeft, KeyboardInterrupt):
        _say("Goodbye.")
    return 0


def core_count(text: str) -> int:
    """Parse the number of processes that a bot may use."""
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 64")
    return int(text)


def _ask(prompt: str) -> str:
    if sys.stdin is None or sys.stdout is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        # Input from a file or a pipe is shown as if it were typed.
        print(one_line(line))
    return line


def _say(text: str) -> None:
    print(text, flush=True)


def _which_game(screen: Screen) -> str:
    """Ask for a game; without anyone to answer, return the first."""
    names = list(GAMES)
    titles = [f"{number} {GAMES[name].title}" for number, name in enumerate(names, 1)]
    while True:
        try:
            answer = screen.line(f"Which game? {', '.join(titles)} [1]: ") or "1"
        except PlayerLeft:
            if sys.stdin is not None and sys.stdin.isatty():
                raise
            answer = "1"
        if answer in names:
            return answer
        if answer in [str(number) for number in range(1, len(names) + 1)]:
            return names[int(answer) - 1]
        screen.say(f"Type a number from 1 to {len(names)}.")
