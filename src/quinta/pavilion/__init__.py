"""Summer Pavilion, complete: the rules of ``SP-1`` to ``SP-8`` and nothing else."""

from __future__ import annotations

from quinta.pavilion.state import SummerPavilion

__all__ = ["SummerPavilion"]
