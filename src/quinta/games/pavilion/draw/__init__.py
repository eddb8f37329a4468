"""Pictures of Summer Pavilion."""

from __future__ import annotations

from quinta.games.pavilion.draw.picture import svg
from quinta.games.pavilion.draw.terminal import terminal

__all__ = ["svg", "terminal"]
