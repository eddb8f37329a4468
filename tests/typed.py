"""Games of a known class, for tests that look inside their positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import quinta
from quinta.core.game import Game

AnyGame = TypeVar("AnyGame", bound=Game)


def new_game(
    kind: type[AnyGame],
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
) -> AnyGame:
    """Set up a game whose positions are of this class."""
    names: dict[object, str] = {parts.rules.GAME: name for name, parts in quinta.GAMES.items()}
    game = quinta.new(names[kind], players, seed, options)
    assert isinstance(game, kind)
    return game
