"""The rules of Summer Pavilion: ``SP-1`` to ``SP-9`` and nothing else."""

from __future__ import annotations

from quinta.games.pavilion.rules.options import OPTIONS, Rules
from quinta.games.pavilion.rules.snapshot import from_data as from_snapshot
from quinta.games.pavilion.rules.state import SummerPavilion
from quinta.games.pavilion.rules.steps import SIZE as STEPS

__all__ = ["GAME", "OPTIONS", "STEPS", "Rules", "SummerPavilion", "from_snapshot"]

GAME = SummerPavilion
