"""The rules of Queen's Garden: ``QG-1`` to ``QG-10`` and nothing else."""

from __future__ import annotations

from quinta.games.garden.rules.options import OPTIONS, Rules, load_board
from quinta.games.garden.rules.snapshot import from_data as from_snapshot
from quinta.games.garden.rules.state import QueensGarden
from quinta.games.garden.rules.steps import SIZE as STEPS

__all__ = ["GAME", "OPTIONS", "STEPS", "QueensGarden", "Rules", "from_snapshot", "load_board"]

GAME = QueensGarden
