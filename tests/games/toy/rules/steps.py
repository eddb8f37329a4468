"""A turn in small choices: take or dig, then which shell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from games.toy.rules.moves import DIG
from games.toy.rules.pieces import SHELLS
from quinta.core.game import Data, IllegalMove

if TYPE_CHECKING:
    from games.toy.rules.state import Beach

TAKE: Final = DIG + 1
SIZE: Final = DIG + 2
"""How many small choices there are: the shells, digging, and to take one."""


def choices(game: Beach, path: Sequence[int]) -> list[int]:
    """The choices that can follow a path."""
    following = [] if game.is_over else [DIG, TAKE]
    for step in path:
        if step not in following:
            raise IllegalMove("TY-1", f"choice {step} cannot come here")
        following = sorted(set(game.washed_up)) if step == TAKE else []
    return following


def move(game: Beach, path: Sequence[int]) -> int:
    """The turn that a whole path makes."""
    if choices(game, path) or not path:
        raise IllegalMove("TY-1", "these choices are not a whole turn")
    return path[-1]


def path(game: Beach, move: int) -> list[int]:
    """The path of a legal turn."""
    return [DIG] if move == DIG else [TAKE, move]


def data(step: int) -> Data:
    """A small choice as plain JSON data."""
    if step < DIG:
        return {"step": "shell", "shell": SHELLS[step]}
    return {"step": "turn", "turn": "dig" if step == DIG else "take"}
