"""By what running games are recognised that nothing may judge.

A table between people without hints stores a digest of its position with every turn, and of its
start. Both are in the database, so that a table is recognised in whichever process it is played
and when nobody watches it.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from quinta.core.game import Data
from quinta.server.table import Table

_ASIDE: Final = ("options", "version", "hidden")
"""What could be told otherwise of a position that is played on alike."""


def position_digest(facts: Data) -> str:
    """Return a digest of what players see of a position."""
    seen = {name: fact for name, fact in facts.items() if name not in _ASIDE}
    return hashlib.sha256(msgspec.json.encode(seen, order="deterministic")).hexdigest()


def digest_now(table: Table) -> str | None:
    """Return the digest by which a table's position is recognised, None if all may judge it.

    Where somebody made the start, it is known to others as well, and theirs to judge.
    """
    if table.may_be_judged or (table.setup.made and not table.record.turns):
        return None
    return position_digest(table.game.snapshot(hidden=False))


def digest_of_start(table: Table) -> str | None:
    """Return the digest by which the whole game of a table is recognised."""
    return None if table.hints or table.setup.made else position_digest(table.record.start)
