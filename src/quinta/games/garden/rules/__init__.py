"""The rules of Queen's Garden: ``QG-1`` to ``QG-10`` and nothing else."""

from __future__ import annotations

from quinta.games.garden.rules.options import OPTIONS, load_board
from quinta.games.garden.rules.state import QueensGarden

__all__ = ["GAME", "OPTIONS", "QueensGarden", "load_board"]

GAME = QueensGarden
