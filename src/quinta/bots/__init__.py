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
from quinta.bots.search import Settings
from quinta.bots.weights import brain_for
from quinta.workers import LocalProcesses

__all__ = ["Bot", "Budget", "Candidate", "Decision", "UnknownBot", "ask", "make", "names"]

Maker = Callable[[str, int], Bot]
"""Makes a bot for a game, by the game's name and a seed."""

_SLIPS: Final = {"beginner": 5.0, "casual": 2.0, "greedy": 0.0}
"""By how many points, on average, the turns of a bot may fall behind the best it sees."""

_USUAL: Final = {
    "search": Budget(simulations=400),
    "strong": Budget(simulations=100),
    "master": Budget(seconds=1.8),
}
"""How long a searching bot thinks when it is given no budget."""

SETTINGS: Final = Settings(worlds=4)
"""How searches are tuned."""

_BUILT_IN: Final = ("random", *_SLIPS, *_USUAL)


class UnknownBot(ValueError):
    """No bot has this name."""


def names() -> list[str]:
    """The names of all bots, those of other packages included."""
    others = {entry.name for entry in entry_points(group="quinta.bots")}
    return [*_BUILT_IN, *sorted(others - set(_BUILT_IN))]


def make(name: str, game: str, seed: int, cores: int = 1) -> Bot:
    """A bot by name, for one seat of one game.

    ``cores`` is how many processes a searching bot may keep busy. Other packages add bots
    with an entry point in the group ``quinta.bots`` that names a callable taking the game's
    name and a seed.
    """
    if name == "random":
        return RandomBot(seed)
    if name in _SLIPS:
        return GreedyBot(brain_for(game), seed, _SLIPS[name])
    if name in _USUAL:
        workers = LocalProcesses(cores - 1) if cores > 1 else None
        return SearchBot(brain_for(game), SETTINGS, _USUAL[name], seed, workers)
    for entry in entry_points(group="quinta.bots", name=name):
        maker: Maker = entry.load()
        return maker(game, seed)
    raise UnknownBot(f"unknown bot {name!r}: there are {', '.join(names())}")
