"""The rules of The Beach."""

from __future__ import annotations

from games.toy.rules.options import OPTIONS, Rules
from games.toy.rules.snapshot import from_data as from_snapshot
from games.toy.rules.state import Beach
from games.toy.rules.steps import SIZE as STEPS

__all__ = ["GAME", "OPTIONS", "STEPS", "Beach", "Rules", "from_snapshot"]

GAME = Beach
