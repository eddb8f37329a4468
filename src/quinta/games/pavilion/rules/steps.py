"""A turn in small choices: for clicks, prompts and learners.

The choices are numbers below ``SIZE`` that mean the same in every position. A turn is one path:

- draft, source, colour;
- place, colour, space, how many wild tiles, then the bonus tile by tile;
- pass, the tiles kept one by one, done.

Tiles are chosen in ascending order of colour, so that each turn has exactly one path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from quinta.core.bits import numbers
from quinta.core.game import Data, IllegalMove, check_step
from quinta.games.pavilion import TITLE
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.moves import (
    DRAFT,
    DRAFTING,
    MOST_FACTORIES,
    MOST_KEPT,
    MOST_WILDS,
    OVER,
    PASS,
    bonus_of,
    colour_of,
    draft_move,
    draftable,
    drafted_of,
    fewest_wilds,
    kept_of,
    most_wilds,
    pass_move,
    payable,
    payable_colours,
    place_move,
    source_of,
    space_of,
    wilds_of,
)
from quinta.games.pavilion.rules.pieces import COLOURS, ONE, amount, colours_of, size
from quinta.games.pavilion.rules.table import CENTRE

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

# The alphabet: where each family of choices begins.
_KINDS: Final = ("draft", "place", "pass")
DRAFT_STEP: Final = 0
PLACE_STEP: Final = 1
PASS_STEP: Final = 2
FIRST_SOURCE: Final = 3
FIRST_COLOUR: Final = FIRST_SOURCE + MOST_FACTORIES + 1
FIRST_SPACE: Final = FIRST_COLOUR + 6
FIRST_WILDS: Final = FIRST_SPACE + SPACES
FIRST_BONUS: Final = FIRST_WILDS + MOST_WILDS + 1
FIRST_KEEP: Final = FIRST_BONUS + 6
DONE: Final = FIRST_KEEP + 6
SIZE: Final = DONE + 1
"""The number of different small choices."""


def choices(game: SummerPavilion, path: Sequence[int]) -> list[int]:
    """Return the choices that can follow a path, ascending; none if it is whole."""
    return _walked(game, path).choices()


def move(game: SummerPavilion, path: Sequence[int]) -> int:
    """Return the turn that a whole path makes."""
    if game.phase == OVER:
        raise IllegalMove("SP-7", "the game is over", "over")
    walk = _walked(game, path)
    if walk.choices():
        raise IllegalMove(walk.clause(), "these choices are not a whole turn")
    return walk.move()


def path(game: SummerPavilion, move: int) -> list[int]:
    """Return the path of a legal turn."""
    kind = move & 7
    if kind == DRAFT:
        source, colour = int(source_of(move)), int(drafted_of(move))
        return [DRAFT_STEP, FIRST_SOURCE + source, FIRST_COLOUR + colour]
    if kind == PASS:
        kept = [FIRST_KEEP + colour for colour in colours_of(kept_of(move))]
        return [PASS_STEP, *kept, DONE]
    chosen = [FIRST_COLOUR + int(colour_of(move)), FIRST_SPACE + int(space_of(move))]
    bonus = [FIRST_BONUS + colour for colour in colours_of(bonus_of(move))]
    return [PLACE_STEP, *chosen, FIRST_WILDS + int(wilds_of(move)), *bonus]


def data(step: int) -> Data:
    """Return a small choice as plain JSON data."""
    check_step(step, SIZE, TITLE)
    if step < FIRST_SOURCE:
        return {"step": "turn", "turn": _KINDS[step]}
    if step < FIRST_COLOUR:
        source = step - FIRST_SOURCE
        return {"step": "source", "source": "centre" if source == CENTRE else source}
    if step < FIRST_SPACE:
        return {"step": "colour", "colour": COLOURS[step - FIRST_COLOUR]}
    if step < FIRST_WILDS:
        star, place = divmod(step - FIRST_SPACE, 6)
        return {"step": "space", "star": star, "space": place + 1}
    if step < FIRST_BONUS:
        return {"step": "wilds", "wilds": step - FIRST_WILDS}
    if step < FIRST_KEEP:
        return {"step": "bonus", "colour": COLOURS[step - FIRST_BONUS]}
    if step < DONE:
        return {"step": "keep", "colour": COLOURS[step - FIRST_KEEP]}
    return {"step": "done"}


def _walked(game: SummerPavilion, path: Sequence[int]) -> _Walk:
    walk = _Walk(game)
    for step in path:
        if step not in walk.choices():
            raise IllegalMove(walk.clause(), f"choice {step} cannot come here")
        walk.take(step)
    return walk


@final
class _Walk:
    """The choices made so far for a turn; -1 for those still open."""

    __slots__ = ("chosen", "colour", "done", "game", "kind", "last", "source", "space", "wilds")

    def __init__(self, game: SummerPavilion) -> None:
        self.game = game
        self.kind: int = -1
        self.source: int = -1
        self.colour: int = -1
        self.space: int = -1
        self.wilds: int = -1
        self.chosen: i64 = 0
        """The tiles of the bonus, or those kept."""
        self.last: int = 0
        """The colour of the last of them."""
        self.done = False

    def take(self, step: int) -> None:
        """Make one of the possible choices."""
        if step < FIRST_SOURCE:
            self.kind = step
        elif step < FIRST_COLOUR:
            self.source = step - FIRST_SOURCE
        elif step < FIRST_SPACE:
            self.colour = step - FIRST_COLOUR
        elif step < FIRST_WILDS:
            self.space = step - FIRST_SPACE
        elif step < FIRST_BONUS:
            self.wilds = step - FIRST_WILDS
        elif step == DONE:
            self.done = True
        else:
            self.last = step - (FIRST_BONUS if step < FIRST_KEEP else FIRST_KEEP)
            self.chosen += ONE[self.last]

    def choices(self) -> list[int]:
        """Return what can be chosen next."""
        if self.game.phase == OVER:
            return []
        if self.kind < 0:
            return self._kinds()
        if self.kind == DRAFT_STEP:
            return self._draft_choices()
        if self.kind == PLACE_STEP:
            return self._place_choices()
        return self._pass_choices()

    def clause(self) -> str:
        """Return the clause that decides what can be chosen next."""
        if self.game.phase == OVER:
            return "SP-7"
        if self.game.phase == DRAFTING:
            return "SP-4.2" if self.source == CENTRE else "SP-4.1"
        if self.kind == PLACE_STEP:
            return "SP-5.1" if self.wilds < 0 else "SP-5.3"
        return "SP-5.4" if self.kind == PASS_STEP else "SP-5"

    def move(self) -> int:
        """Return the turn, when every choice is made."""
        if self.kind == DRAFT_STEP:
            return draft_move(self.source, self.colour)
        if self.kind == PLACE_STEP:
            return place_move(self.space, self.colour, self.wilds, self.chosen)
        return pass_move(self.chosen)

    def _kinds(self) -> list[int]:
        if self.game.phase == DRAFTING:
            return [DRAFT_STEP]
        return [PLACE_STEP, PASS_STEP] if self._placeable() else [PASS_STEP]

    def _draft_choices(self) -> list[int]:
        game = self.game
        if self.source < 0:
            return [FIRST_SOURCE + source for source in numbers(game.table.filled)]
        if self.colour < 0:
            colours = draftable(game.table.sources[self.source], game.wild)
            return [FIRST_COLOUR + colour for colour in numbers(colours)]
        return []

    def _placeable(self) -> list[int]:
        game = self.game
        seat = game.seats[game.to_move]
        return numbers(payable_colours(seat, game.wild))

    def _place_choices(self) -> list[int]:
        game = self.game
        seat = game.seats[game.to_move]
        if self.colour < 0:
            return [FIRST_COLOUR + colour for colour in self._placeable()]
        if self.space < 0:
            return [FIRST_SPACE + space for space in numbers(payable(seat, game.wild, self.colour))]
        if self.wilds < 0:
            cost = seat.side.costs[self.space]
            fewest = fewest_wilds(seat, self.colour, cost)
            most = most_wilds(seat, game.wild, self.colour, cost)
            return [FIRST_WILDS + wilds for wilds in range(fewest, most + 1)]
        bonus = min(seat.side.reward(seat.covered, self.space), size(game.table.supply))
        wanted = bonus - size(self.chosen)
        if wanted == 0:
            return []
        # A colour may be next only if it and the later ones can make up what is wanted.
        left = game.table.supply - self.chosen
        return [
            FIRST_BONUS + colour
            for colour in self._next_in(left)
            if size(left >> (5 * colour)) >= wanted
        ]

    def _pass_choices(self) -> list[int]:
        if self.done:
            return []
        game = self.game
        if size(self.chosen) == MOST_KEPT:
            return [DONE]
        left = game.seats[game.to_move].tiles - self.chosen
        return [FIRST_KEEP + colour for colour in self._next_in(left)] + [DONE]

    def _next_in(self, tiles: i64) -> list[int]:
        """Return the colours among the tiles that keep to the ascending order."""
        return [colour for colour in range(self.last, 6) if amount(tiles, colour)]
