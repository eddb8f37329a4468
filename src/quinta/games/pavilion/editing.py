"""What editing positions by hand begins with."""

from __future__ import annotations

from collections.abc import Mapping

from quinta.core.game import Data

_COUNTED = ("bag",)
"""What the engine counts where it is left out (docs/positions.md)."""


def blank(start: Mapping[str, object]) -> Data:
    """Return the start of a game with nothing to draft: with empty factories one places (SP-4)."""
    laid = {name: value for name, value in start.items() if name not in _COUNTED}
    factories = start["factories"]
    assert isinstance(factories, list)
    empty: list[Data] = [{} for _ in factories]
    return {**laid, "phase": "placing", "factories": empty, "centre": {}, "supply": {}}
