"""How a game describes its options to whoever offers them: the command line, the service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """An option of one game. Those that all games have, such as ``starts``, are not listed."""

    name: str
    help: str
    values: tuple[str, ...] = ()
    """What it can be; without any it is true or false."""
    sets: tuple[str, ...] = ()
    """The options that have no usual value of their own but one for each value of this one."""
    load: Callable[[str], object] | None = None
    """Read a value of one's own from a file."""
