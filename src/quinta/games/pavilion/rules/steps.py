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
from quinta.core.fields import shown
from quinta.core.game import Data, IllegalMove, InvalidNotation
from quinta.games.pavilion.rules.board import SPACES
from quinta.games.pavilion.rules.moves import (
    DRAFTING,
    MOST_FACTORIES,
    MOST_KEPT,
    MOST_WILDS,
    OVER,
    draft_move,
    draftable,
    fewest_wilds,
    most_wilds,
    pass_move,
    payable,
    place_move,
)
from quinta.games.pavilion.rules.pieces import COLOURS, ONE, amount, size
from quinta.games.pavilion.rules.table import CENTRE

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

# The alphabet: where each family of choices begins.
_KINDS: Final = ("draft", "place", "pass")
_DRAFT: Final = 0
_PLACE: Final = 1
_PASS: Final = 2
_SOURCE: Final = 3
_COLOUR: Final = _SOURCE + MOST_FACTORIES + 1
_SPACE: Final = _COLOUR + 6
_WILDS: Final = _SPACE + SPACES
_BONUS: Final = _WILDS + MOST_WILDS + 1
_KEEP: Final = _BONUS + 6
_DONE: Final = _KEEP + 6
SIZE: Final = _DONE + 1
"""How many small choices there are."""


def choices(game: SummerPavilion, path: Sequence[int]) -> list[int]:
    """The choices that can follow a path, ascending; none when the path is a whole turn."""
    return _walked(game, path).choices()


def move(game: SummerPavilion, path: Sequence[int]) -> int:
    """The turn that a whole path makes."""
    walk = _walked(game, path)
    if game.phase == OVER or walk.choices():
        raise IllegalMove(walk.clause(), "these choices are not a whole turn")
    return walk.move()


def data(step: int) -> Data:
    """A small choice as plain JSON data."""
    if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step < SIZE:
        raise InvalidNotation(f"{shown(step)} is no small choice of Summer Pavilion")
    if step < _SOURCE:
        return {"step": "turn", "turn": _KINDS[step]}
    if step < _COLOUR:
        source = step - _SOURCE
        return {"step": "source", "source": "centre" if source == CENTRE else source}
    if step < _SPACE:
        return {"step": "colour", "colour": COLOURS[step - _COLOUR]}
    if step < _WILDS:
        star, place = divmod(step - _SPACE, 6)
        return {"step": "space", "star": star, "space": place + 1}
    if step < _BONUS:
        return {"step": "wilds", "wilds": step - _WILDS}
    if step < _KEEP:
        return {"step": "bonus", "colour": COLOURS[step - _BONUS]}
    if step < _DONE:
        return {"step": "keep", "colour": COLOURS[step - _KEEP]}
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
    """The choices made so far on the way to a turn; -1 for what is still open."""

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
        """Make one of the choices that there are."""
        if step < _SOURCE:
            self.kind = step
        elif step < _COLOUR:
            self.source = step - _SOURCE
        elif step < _SPACE:
            self.colour = step - _COLOUR
        elif step < _WILDS:
            self.space = step - _SPACE
        elif step < _BONUS:
            self.wilds = step - _WILDS
        elif step == _DONE:
            self.done = True
        else:
            self.last = step - (_BONUS if step < _KEEP else _KEEP)
            self.chosen += ONE[self.last]

    def choices(self) -> list[int]:
        """What can be chosen next."""
        if self.game.phase == OVER:
            return []
        if self.kind < 0:
            return self._kinds()
        if self.kind == _DRAFT:
            return self._draft_choices()
        if self.kind == _PLACE:
            return self._place_choices()
        return self._pass_choices()

    def clause(self) -> str:
        """The clause that decides what can be chosen next."""
        if self.game.phase == OVER:
            return "SP-7"
        if self.game.phase == DRAFTING:
            return "SP-4.2" if self.source == CENTRE else "SP-4.1"
        if self.kind == _PLACE:
            return "SP-5.1" if self.wilds < 0 else "SP-5.3"
        return "SP-5.4" if self.kind == _PASS else "SP-5"

    def move(self) -> int:
        """The turn, when every choice is made."""
        if self.kind == _DRAFT:
            return draft_move(self.source, self.colour)
        if self.kind == _PLACE:
            return place_move(self.space, self.colour, self.wilds, self.chosen)
        return pass_move(self.chosen)

    def _kinds(self) -> list[int]:
        if self.game.phase == DRAFTING:
            return [_DRAFT]
        return [_PLACE, _PASS] if self._placeable() else [_PASS]

    def _draft_choices(self) -> list[int]:
        game = self.game
        if self.source < 0:
            return [_SOURCE + source for source in numbers(game.table.filled)]
        if self.colour < 0:
            colours = draftable(game.table.sources[self.source], game.wild)
            return [_COLOUR + colour for colour in numbers(colours)]
        return []

    def _placeable(self) -> list[int]:
        game = self.game
        seat = game.seats[game.to_move]
        return [colour for colour in range(6) if payable(seat, game.wild, colour)]

    def _place_choices(self) -> list[int]:
        game = self.game
        seat = game.seats[game.to_move]
        if self.colour < 0:
            return [_COLOUR + colour for colour in self._placeable()]
        if self.space < 0:
            return [_SPACE + space for space in numbers(payable(seat, game.wild, self.colour))]
        if self.wilds < 0:
            cost = seat.side.costs[self.space]
            fewest = fewest_wilds(seat, self.colour, cost)
            most = most_wilds(seat, game.wild, self.colour, cost)
            return [_WILDS + wilds for wilds in range(fewest, most + 1)]
        bonus = min(seat.side.reward(seat.covered, self.space), size(game.table.supply))
        wanted = bonus - size(self.chosen)
        if wanted == 0:
            return []
        # A colour may be next only if it and the later ones can make up what is wanted.
        left = game.table.supply - self.chosen
        return [
            _BONUS + colour
            for colour in self._next_in(left)
            if size(left >> (5 * colour)) >= wanted
        ]

    def _pass_choices(self) -> list[int]:
        if self.done:
            return []
        game = self.game
        if size(self.chosen) == MOST_KEPT:
            return [_DONE]
        left = game.seats[game.to_move].tiles - self.chosen
        return [_KEEP + colour for colour in self._next_in(left)] + [_DONE]

    def _next_in(self, tiles: i64) -> list[int]:
        """The colours among the tiles that keep to the ascending order."""
        return [colour for colour in range(self.last, 6) if amount(tiles, colour)]
