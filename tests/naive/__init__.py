"""A second, slow and simple statement of both games' rules, for checking the engine.

It is written from the clauses of the rules with lists, dicts and sets, shares no code with
the package under test, and knows positions and turns only as the plain JSON data the package
promises. Each game's module has `deal`, `legal` and `play`; this one picks the right module.
"""

from __future__ import annotations

from typing import Any

from . import queens_garden, summer_pavilion
from .chance import NeedsGenerator, Shuffle

Data = dict[str, Any]

__all__ = ["NeedsGenerator", "Shuffle", "legal", "perft", "play"]


def legal(snapshot: Data) -> list[Data]:
    """Every legal turn, once."""
    if snapshot["game"] == "queens-garden":
        return queens_garden.legal(snapshot)
    return summer_pavilion.legal(snapshot)


def play(snapshot: Data, move: Data, shuffle: Shuffle | None = None) -> Data:
    """The next position; `shuffle` orders the bag if it is refilled."""
    if snapshot["game"] == "queens-garden":
        return queens_garden.play(snapshot, move, shuffle)
    return summer_pavilion.play(snapshot, move, shuffle)


def perft(snapshot: Data, depth: int) -> int:
    """The number of legal turn sequences of that length; an ended game has none."""
    turns = legal(snapshot)
    if depth == 1:
        return len(turns)
    return sum(perft(play(snapshot, move), depth - 1) for move in turns)
