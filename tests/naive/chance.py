"""The bag, as both games use it: known order, until a refill from the tower shuffles it."""

from __future__ import annotations

from collections.abc import Callable

Shuffle = Callable[[list[str]], list[str]]


class NeedsGenerator(Exception):
    """A refilled bag's order decides what happens, and only the engine's generator knows it."""


def shuffled(tiles: list[str], shuffle: Shuffle | None, order_matters: bool) -> list[str]:
    """The tiles of a bag that was just refilled, in drawing order.

    The order is what `shuffle` makes of them; without it, any will do if it makes no difference.
    """
    if shuffle is not None:
        order = shuffle(list(tiles))
        if sorted(order) != sorted(tiles):
            raise ValueError("a shuffled bag holds the same tiles")
        return order
    if order_matters and len(set(tiles)) > 1:
        raise NeedsGenerator
    return sorted(tiles)
