"""Pictures of Summer Pavilion."""

from __future__ import annotations

from quinta.canvas.drawing import Drawing
from quinta.games.pavilion.draw import picture
from quinta.games.pavilion.draw import terminal as text
from quinta.games.pavilion.draw.view import read_pavilion

__all__ = ["svg", "terminal"]

_DRAWING = Drawing("Summer Pavilion", read_pavilion, picture, text)
svg = _DRAWING.svg
terminal = _DRAWING.terminal
