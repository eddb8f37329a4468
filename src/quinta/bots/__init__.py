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
from quinta.bots.levels import LEVELS, Overlooking
from quinta.bots.players import GreedyBot, RandomBot, SearchBot
from quinta.bots.search import SearchSettings
from quinta.bots.weights import brain_for
from quinta.bots.yardsticks import yardstick, yardstick_names
from quinta.games import GAMES
from quinta.workers import LocalProcesses

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Candidate",
    "Decision",
    "UnknownBot",
    "ask",
    "make",
    "names",
]

Maker = Callable[[str, int], Bot]
"""A function that makes a bot for a game, from the game's name and a seed."""

USUAL: Final = Budget(simulations=400)
"""The budget of ``search`` if it is given none."""

SETTINGS: Final = SearchSettings(worlds=4)
"""The settings of all searches but those of yardsticks."""

_BUILT_IN: Final = ("random", "greedy", "search", *LEVELS)


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
    if name == "greedy":
        return GreedyBot(brain_for(game))
    if name == "search":
        return SearchBot(brain_for(game), SETTINGS, USUAL, seed, _helpers(cores))
    if name in LEVELS:
        overlooks = GAMES[game].brain.SPEC.overlooks.get(name, 0)
        return of_level(name, game, seed, overlooks, cores)
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


def of_level(name: str, game: str, seed: int, overlooks: int, cores: int = 1) -> Bot:
    """Make a bot that looks as far ahead as a level does, and overlooks as much as is said."""
    usual = Budget(LEVELS[name].seconds, LEVELS[name].simulations)
    brain = brain_for(game)
    bot: Bot = GreedyBot(brain)
    if usual != Budget():
        bot = SearchBot(brain, SETTINGS, usual, seed, _helpers(cores))
    return Overlooking(bot, overlooks, seed) if overlooks else bot


def _helpers(cores: int) -> LocalProcesses | None:
    """Return the processes that search besides this one."""
    return LocalProcesses(cores - 1) if cores > 1 else None
