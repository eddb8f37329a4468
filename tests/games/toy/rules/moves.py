"""How a turn is packed, why it is illegal, all legal turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.toy.rules.pieces import SHELLS
from quinta.core.game import IllegalMove
from quinta.core.position import NOBODY

if TYPE_CHECKING:
    from games.toy.rules.state import Beach

DIG: Final = len(SHELLS)
"""The turn that digs; those before it take a shell of their number."""
TURNS: Final = range(DIG + 1)


class LegalMoves(list[int]):
    """The legal turns of one position: nobody passes here."""

    def __init__(self, game: Beach) -> None:
        super().__init__([] if game.is_over else [*sorted(set(game.washed_up)), DIG])
        self.passes = len(self)


def fault(game: Beach, move: int) -> IllegalMove | None:
    """Why a turn is illegal."""
    if game.to_move == NOBODY:
        return IllegalMove("TY-3", "the game is over")
    if move not in TURNS:
        return IllegalMove("TY-1", "this is no turn of The Beach")
    if move != DIG and move not in game.washed_up:
        return IllegalMove("TY-1", f"no {SHELLS[move]} lies on the beach")
    return None
