"""Bots for every game, by name.

>>> import quinta
>>> from quinta import bots
>>> game = quinta.new("summer-pavilion", seed=1)
>>> bot = bots.make("greedy", game.name, seed=5)
>>> game.play(bots.ask(bot, game, bots.Budget(), seed=6).move)
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from quinta.bots.base import Bot, Budget, Candidate, Decision, ask
from quinta.bots.players import GreedyBot, RandomBot, SearchBot
from quinta.bots.search import SearchSettings
from quinta.bots.weights import brain_for
from quinta.bots.yardsticks import yardstick, yardstick_names
from quinta.games import GAMES
from quinta.workers import LocalProcesses

__all__ = ["Bot", "Budget", "Candidate", "Decision", "UnknownBot", "ask", "make", "names"]

Maker = Callable[[str, int], Bot]
"""A function that makes a bot for a game, from the game's name and a seed."""

_SLIPS: Final = {"beginner": 5.0, "casual": 2.0, "greedy": 0.0}
"""The mean number of points by which a bot's turns fall short of the best it sees."""

USUAL: Final = {
    "search": Budget(simulations=400),
    "strong": Budget(simulations=100),
    "master": Budget(seconds=1.8),
}
"""The budget of a searching bot that is given none."""

SETTINGS: Final = SearchSettings(worlds=4)
"""The settings of all searches but those of yardsticks."""

_BUILT_IN: Final = ("random", *_SLIPS, *USUAL)


class UnknownBot(ValueError):
    """No bot has this name."""


def names() -> list[str]:
    """Return the names of all bots, those of other packages included."""
    own = [*_BUILT_IN, *yardstick_names(GAMES)]
    others = {entry.name for entry in entry_points(group="quinta.bots")}
    return [*own, *sorted(others - set(own))]


def make(name: str, game: str, seed: int, cores: int = 1) -> Bot:
    """Make a bot by name, for one seat of one game.

    ``cores`` is how many processes a searching bot may keep busy. Other packages add bots
    with an entry point in the group ``quinta.bots`` that names a callable taking the game's
    name and a seed.
    """
    if name == "random":
        return RandomBot(seed)
    if name in _SLIPS:
        return GreedyBot(brain_for(game), seed, _SLIPS[name])
    if name in USUAL:
        return SearchBot(brain_for(game), SETTINGS, USUAL[name], seed, _helpers(cores))
    if name in yardstick_names([game]):
        frozen = yardstick(name, game)
        brain = brain_for(game, name)
        return SearchBot(brain, frozen.settings, frozen.usual, seed, _helpers(cores), name)
    for entry in entry_points(group="quinta.bots", name=name):
        maker: Maker = entry.load()
        return maker(game, seed)
    if name in names():
        raise UnknownBot(f"the bot {name!r} does not play {game}")
    raise UnknownBot(f"unknown bot {name!r}: there are {', '.join(names())}")


def _helpers(cores: int) -> LocalProcesses | None:
    """Return the processes that search besides this one."""
    return LocalProcesses(cores - 1) if cores > 1 else None
