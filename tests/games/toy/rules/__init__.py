"""The rules of The Beach."""

from __future__ import annotations

from games.toy.rules.options import OPTIONS
from games.toy.rules.state import Beach

__all__ = ["GAME", "OPTIONS", "Beach"]

GAME = Beach
