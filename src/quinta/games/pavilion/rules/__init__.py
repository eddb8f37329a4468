"""The rules of Summer Pavilion: ``SP-1`` to ``SP-9`` and nothing else."""

from __future__ import annotations

from quinta.games.pavilion.rules.options import OPTIONS
from quinta.games.pavilion.rules.state import SummerPavilion

__all__ = ["GAME", "OPTIONS", "SummerPavilion"]

GAME = SummerPavilion
