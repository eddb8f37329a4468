"""Yardsticks: the best bots of their time, kept as they were.

A yardstick is a file beside a game's brain, ``yardstick-1.json`` and so on: a file of weights that
also holds every setting of the search and the seconds for a turn. Nothing changes it later, so a
match against it always measures the same (docs/bots.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from quinta.bots.base import Budget
from quinta.bots.search import SearchSettings
from quinta.bots.weights import file_data, folder_of

_FILE: Final = re.compile(r"(yardstick-([1-9]\d*))\.json")


@dataclass(frozen=True)
class Yardstick:
    """The search of a yardstick: its settings, and its budget if it is given none."""

    settings: SearchSettings
    usual: Budget


def yardstick_names(games: Iterable[str]) -> list[str]:
    """Return the names of the yardsticks that play at least one of the games, the oldest first."""
    found: dict[int, str] = {}
    for game in games:
        folder = folder_of(game)
        for path in folder.iterdir() if folder.is_dir() else ():
            named = _FILE.fullmatch(path.name)
            if named:
                found[int(named[2])] = named[1]
    return [found[number] for number in sorted(found)]


@cache
def yardstick(name: str, game: str) -> Yardstick:
    """Return the search of a game's yardstick."""
    data = file_data(game, name)
    return Yardstick(SearchSettings(**data["settings"]), Budget(seconds=data["seconds"]))
