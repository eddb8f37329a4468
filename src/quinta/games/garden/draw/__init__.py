"""Pictures of Queen's Garden."""

from __future__ import annotations

from quinta.games.garden.draw.picture import svg
from quinta.games.garden.draw.terminal import terminal

__all__ = ["svg", "terminal"]
