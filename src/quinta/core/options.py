"""The description of a game's options, for the command line and the service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """An option of one game. Those that all games have, such as ``starts``, are not listed."""

    name: str
    help: str
    values: tuple[str, ...] = ()
    """The possible values; without any the option is true or false."""
    sets: tuple[str, ...] = ()
    """The options whose default depends on the value of this one."""
    load: Callable[[str], object] | None = None
    """A function that reads a custom value from a file."""
