"""The Beach as data for a page."""

from __future__ import annotations

from typing import Final

import msgspec

from games.toy.rules.pieces import SHELLS, VALUES
from games.toy.rules.state import LAST_ROUND


class BeachInfo(msgspec.Struct):
    """What only The Beach has: the value of each kind of shell."""

    shells: dict[str, int]


ROUNDS: Final = LAST_ROUND
INFO: Final = BeachInfo(dict(zip(SHELLS, VALUES, strict=True)))
