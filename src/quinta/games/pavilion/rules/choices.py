"""What can be chosen in a position of Summer Pavilion, and why the rest cannot.

A choice is refused with the engine's reason (``fault``) for a turn made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from quinta.core.bits import numbers
from quinta.core.chance import Report
from quinta.core.choices import Choices, Outlook
from quinta.core.game import Data, IllegalMove
from quinta.games.pavilion.rules import steps
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.moves import (
    DRAFTING,
    MOST_KEPT,
    draft_move,
    fault,
    fewest_wilds,
    pass_move,
    place_move,
)
from quinta.games.pavilion.rules.pieces import ONE, amount, colours_of, size
from quinta.games.pavilion.rules.steps import (
    DRAFT_STEP,
    FIRST_BONUS,
    FIRST_COLOUR,
    FIRST_KEEP,
    FIRST_SOURCE,
    FIRST_SPACE,
    FIRST_WILDS,
    PASS_STEP,
    PLACE_STEP,
)

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

Path = list[int]


@final
class PavilionChoices(Choices):
    """The choices of one position of Summer Pavilion."""

    def __init__(self, game: SummerPavilion) -> None:
        super().__init__(game, 3)
        self._game = game

    def details(self, path: Sequence[int], step: int) -> Data:
        if FIRST_SPACE <= step < FIRST_WILDS:
            return {"cost": self._cost(step)}
        if path and path[0] == DRAFT_STEP and len(path) == 2:
            return {"tiles": self._drafted([*path, step])}
        return {}

    def settled(self, path: Sequence[int]) -> int:
        if path and path[0] == PASS_STEP:
            return 1
        return 3 if len(path) >= 3 and path[0] == PLACE_STEP else 0

    def suggested(self, path: Sequence[int], outlook: Outlook) -> Path:
        """Return the first of each choice, so the fewest wilds, and the most useful tiles."""
        whole = list(path)
        following = self.following(whole)
        while following:
            if whole and following[0] >= FIRST_BONUS:
                return max(self.whole(whole), key=self._usefulness)
            whole.append(following[0])
            following = self.following(whole)
        return whole

    # --- what a choice brings -------------------------------------------------------------

    def _cost(self, space_step: int) -> int:
        return int(self._game.rules.side.costs[space_step - FIRST_SPACE])

    def _drafted(self, path: Path) -> dict[str, int]:
        """Return the tiles that a draft takes, the wild one included; nothing is drawn."""
        report = Report()
        self._game.copy().play(steps.move(self._game, path), report)
        tiles: Any = report.events[0]["tiles"]
        return dict(tiles)

    def _usefulness(self, path: Path) -> list[int]:
        """Return the usefulness of each tile on a path: wild ones first, then those held most."""
        game = self._game
        held = game.seats[game.to_move].tiles
        passing = path[0] == PASS_STEP
        # Tiles kept are played in the next round, whose wild colour is the next (SP-1).
        wilds = game.rules.side.wilds
        wild = int(wilds[game.round % len(wilds)]) if passing else int(game.wild)
        first = FIRST_KEEP if passing else FIRST_BONUS
        chosen = [step - first for step in path if first <= step < first + 6]
        worth = [100 if colour == wild else int(amount(held, colour)) for colour in chosen]
        return sorted(worth, reverse=True)

    # --- what cannot be chosen ------------------------------------------------------------

    def in_sight(self, path: Sequence[int], offered: Sequence[int]) -> list[int]:
        if not path:
            # A space or a tile of the supply is no beginning of a turn, but one can point at it.
            spaces = (FIRST_SPACE + space for space in range(SPACES))
            supply = (FIRST_BONUS + colour for colour in colours_of(self._game.table.supply))
            return [DRAFT_STEP, PLACE_STEP, PASS_STEP, *spaces, *sorted(set(supply))]
        kind, length = path[0], len(path)
        drafting = self._game.phase == DRAFTING
        if kind > PASS_STEP or (kind == DRAFT_STEP and not drafting):
            return []
        if kind == PLACE_STEP and drafting:
            # Every colour is refused for the same reason, which is that of the kind.
            return []
        if kind == DRAFT_STEP and length == 1:
            return [FIRST_SOURCE + source for source in range(len(self._game.table.sources))]
        if kind != PASS_STEP and length == (2 if kind == DRAFT_STEP else 1):
            return [FIRST_COLOUR + colour for colour in range(6)]
        if kind == PLACE_STEP and length == 2:
            return [FIRST_SPACE + space for space in range(SPACES)]
        if not offered:
            return []
        if kind == PLACE_STEP and length == 3:
            return [FIRST_WILDS + wilds for wilds in range(self._cost(path[2]))]
        if kind == PLACE_STEP:
            # What the supply holds can be taken, if only in another order.
            left = self._game.table.supply - _chosen(path[4:], FIRST_BONUS)
            return [FIRST_BONUS + colour for colour in range(6) if not amount(left, colour)]
        if length <= MOST_KEPT:
            return []
        left = self._game.seats[self._game.to_move].tiles - _chosen(path[1:], FIRST_KEEP)
        return [FIRST_KEEP + colour for colour in range(6) if amount(left, colour)]

    def fault(self, path: Path) -> IllegalMove | None:
        game = self._game
        kind = path[0]
        if kind >= FIRST_BONUS:
            reason = "the supply gives tiles for completed features only"
            return IllegalMove("SP-5.3", reason, "no-bonus")
        if kind >= FIRST_SPACE:
            return self._space_fault(kind)
        if kind == DRAFT_STEP:
            source = path[1] - FIRST_SOURCE if len(path) > 1 else 0
            colour = path[2] - FIRST_COLOUR if len(path) > 2 else 0
            return fault(game, int(draft_move(source, colour)))
        if kind == PASS_STEP:
            return fault(game, int(pass_move(_chosen(path[1:], FIRST_KEEP))))
        colour = path[1] - FIRST_COLOUR if len(path) > 1 else self._first_colour()
        space = path[2] - FIRST_SPACE if len(path) > 2 else self._cheapest(colour)
        seat = game.seats[game.to_move]
        cost = seat.side.costs[space]
        # No payment is of wild tiles alone, not even one that is refused.
        wilds = int(min(fewest_wilds(seat, colour, cost), cost - 1))
        if len(path) > 3:
            wilds = path[3] - FIRST_WILDS
        bonus = _chosen(path[4:], FIRST_BONUS)
        missing = min(seat.side.reward(seat.covered, space), size(game.table.supply)) - size(bonus)
        rest = colours_of(game.table.supply)[: max(0, int(missing))]
        for colour_taken in rest:
            bonus += ONE[colour_taken]
        return fault(game, int(place_move(space, colour, wilds, bonus)))

    def _space_fault(self, space_step: int) -> IllegalMove | None:
        """Return why nothing can be placed on a space: by the colour that comes nearest to it."""
        nearest: IllegalMove | None = None
        for colour in range(6):
            problem = self.fault([PLACE_STEP, FIRST_COLOUR + colour, space_step])
            if problem is None:
                return None
            if nearest is None or _nearness(problem) > _nearness(nearest):
                nearest = problem
        return nearest

    def _first_colour(self) -> int:
        """Return a colour to check for all: the first that is held."""
        held = colours_of(self._game.seats[self._game.to_move].tiles)
        return held[0] if held else 0

    def _cheapest(self, colour: int) -> int:
        """Return the cheapest space for a colour, or else any empty one, or any."""
        seat = self._game.seats[self._game.to_move]
        costs = seat.side.costs
        spaces = numbers(seat.open[colour]) or [
            space for space in range(SPACES) if not seat.covered >> space & 1
        ]
        return min(spaces, key=lambda space: int(costs[space])) if spaces else 0


def _nearness(problem: IllegalMove) -> int:
    """Return how little a placement lacks: a colour that may not lie there comes last."""
    return -1 if problem.key == "colour" else problem.facts.get("pay", 0)


def _chosen(path: Sequence[int], first: int) -> i64:
    """Return the tiles that these small choices take or keep."""
    tiles: i64 = 0
    for step in path:
        tiles += ONE[step - first]
    return tiles
