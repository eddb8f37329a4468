"""Pictures of Queen's Garden."""

from __future__ import annotations

from quinta.canvas.drawing import Drawing
from quinta.games.garden.draw import picture
from quinta.games.garden.draw import terminal as text
from quinta.games.garden.draw.view import read_garden

__all__ = ["svg", "terminal"]

_DRAWING = Drawing("Queen’s Garden", read_garden, picture, text)
svg = _DRAWING.svg
terminal = _DRAWING.terminal
