"""What can be chosen in a position, and which shells are missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.toy.rules.moves import DIG, fault
from games.toy.rules.pieces import NUMBERS
from games.toy.rules.steps import TAKE
from quinta.core.choices import Choices
from quinta.core.game import Data, IllegalMove

if TYPE_CHECKING:
    from games.toy.rules.state import Beach


class BeachChoices(Choices):
    """What can be chosen in one position of The Beach."""

    def details(self, path: Sequence[int], step: int) -> Data:
        game: Beach = self.game  # type: ignore[assignment]
        return {"copies": game.washed_up.count(step)} if step < DIG else {}

    def in_sight(self, path: Sequence[int], offered: Sequence[int]) -> list[int]:
        return list(NUMBERS.values()) if list(path) == [TAKE] else []

    def fault(self, path: list[int]) -> IllegalMove | None:
        game: Beach = self.game  # type: ignore[assignment]
        return fault(game, path[-1]) if path[-1] <= DIG else None
