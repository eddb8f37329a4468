"""What editing positions by hand begins with."""

from __future__ import annotations

from collections.abc import Mapping

from quinta.core.game import Data

_COUNTED = ("supply", "returned", "bag")
"""What the engine counts where it is left out (docs/positions.md)."""


def blank(start: Mapping[str, object]) -> Data:
    """Return the start of a game with nothing in the display, not even a stack."""
    laid = {name: value for name, value in start.items() if name not in _COUNTED}
    return {**laid, "display": {"stack": 0, "slots": []}}
