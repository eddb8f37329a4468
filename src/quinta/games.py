"""The two games by name, and how one gets a position of either."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from quinta.chance import fresh_seed
from quinta.fields import shown
from quinta.game import Game, InvalidOptions, InvalidPosition, checked_players
from quinta.garden import QueensGarden
from quinta.pavilion import SummerPavilion


@dataclass(frozen=True)
class Kind:
    """One of the games: how to set it up, how to read a position of it."""

    title: str
    new: Callable[[int, int | None, Mapping[str, object] | None], Game]
    from_snapshot: Callable[[Mapping[str, object]], Game]


GAMES: Final[dict[str, Kind]] = {
    "queens-garden": Kind("Queen's Garden", QueensGarden.new, QueensGarden.from_snapshot),
    "summer-pavilion": Kind("Summer Pavilion", SummerPavilion.new, SummerPavilion.from_snapshot),
}


def new(
    name: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Game:
    """Set up a game.

    ``seed`` decides everything that is shuffled; without one each game is different.
    ``options`` are described in docs/options.md; ``InvalidOptions`` says what is wrong with them.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidOptions(f"unknown game {shown(name)}: there are {' and '.join(GAMES)}")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise InvalidOptions(f"seed must be a whole number, not {shown(seed)}")
    seed = fresh_seed() if seed is None else seed
    return GAMES[name].new(checked_players(players), seed, options)


def from_snapshot(data: Mapping[str, object]) -> Game:
    """The position that plain data describes; ``InvalidPosition`` names what is wrong."""
    if not isinstance(data, Mapping):
        raise InvalidPosition(f"a position is an object, not {type(data).__name__}")
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidPosition(
            f"position: game must be one of {', '.join(GAMES)}, not {shown(name)}"
        )
    return GAMES[name].from_snapshot(data)
