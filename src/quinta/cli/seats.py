"""Bots in seats: making them, and playing their turns."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from functools import partial
from typing import Final

from quinta import Game, IllegalMove, InvalidNotation, Move, Record, Report, bots
from quinta.bots import Bot, Budget
from quinta.cli.common import Failure

_PREFERRED: Final = ("strong", "greedy", "random")


def default_bot() -> str:
    """Return the bot to play against by default: the best that is installed."""
    there = bots.names()
    return next(name for name in _PREFERRED if name in there)


def seated(chosen: Sequence[str], seats: int) -> list[str]:
    """Return a bot for each seat, in turn if there are more seats than bots."""
    if len(chosen) > seats:
        raise Failure(f"{len(chosen)} bots are too many for the {seats} seats they can take")
    return [chosen[seat % len(chosen)] for seat in range(seats)]


def make_bot(name: str, game: str, seed: int, cores: int = 1) -> Bot:
    """Make a bot for one seat that may use so many cores."""
    make = partial(bots.make, cores=cores) if cores > 1 else bots.make
    try:
        return make(name, game, seed)
    except Exception as error:
        raise _failed(name, error) from None


def decision(bot: Bot, name: str, game: Game, budget: Budget, seed: int) -> Move:
    """Return the turn that a bot decides on, legal or not."""
    try:
        return bots.ask(bot, game, budget, seed).move
    except Exception as error:
        raise _failed(name, error) from None


def play_bot(
    bot: Bot, name: str, record: Record, game: Game, budget: Budget, seed: int
) -> tuple[str, Report]:
    """Let a bot play its turn; return the turn's text and report."""
    move = decision(bot, name, game, budget, seed)
    try:
        report = record.play(game, move)
    except (IllegalMove, InvalidNotation, TypeError) as error:
        raise Failure(f"the bot {name!r} chose a turn that is not legal: {error}") from None
    return record.turns[-1].text, report


def _failed(name: str, error: Exception) -> Failure:
    """Return how and where a bot failed; bots of other packages can raise anything."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{where.filename}, line {where.lineno}"
    return Failure(f"the bot {name!r} failed: {type(error).__name__}: {error} ({place})")
