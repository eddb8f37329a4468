"""The small choices of Queen's Garden as the desk offers them, in bulk and quickly.

``Game.steps`` answers for one path and works everything out anew each time. A page asks for
hundreds of paths at once, so here the ways to acquire and to pay are listed once a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from quinta.bots.weights import brain_for
from quinta.core.bits import numbers
from quinta.games.garden.rules import QueensGarden
from quinta.games.garden.rules.moves import ACQUIRE, EXPANSION, PASS, TILE, acquires, place_move
from quinta.games.garden.rules.payment import payments
from quinta.games.garden.rules.pieces import LINE_MASK, LINES, NAMES, NUMBERS, VALUE, heap_names
from quinta.server.desk_paths import names_for, payment_steps, slot_steps, step_number

Path = list[int]

_PLACING: Final = (int(TILE), int(EXPANSION))
_CELL_AT: Final = 2
"""Where the cell stands in the path of a placement."""


class GardenChoices:
    """What can be chosen in one position of Queen's Garden."""

    def __init__(self, game: QueensGarden) -> None:
        self._game = game
        self._payments: dict[int, list[Path]] = {}
        self._following: dict[tuple[int, ...], list[int]] = {}

    def following(self, path: Sequence[int]) -> list[int]:
        """The small choices that can follow a path, as ``Game.steps`` gives them."""
        key = tuple(path)
        if len(key) > 1 and key[0] == ACQUIRE:
            ways = self._acquires
            at = len(key)
            return sorted({way[at] for way in ways if way[:at] == list(key) and len(way) > at})
        if len(key) > _CELL_AT and key[0] in _PLACING:
            # What a piece costs does not depend on where it goes.
            key = (*key[:_CELL_AT], -1, *key[_CELL_AT + 1 :])
        if key not in self._following:
            self._following[key] = self._game.steps(path)
        return self._following[key]

    def details(self, path: Sequence[int], step: int) -> dict[str, Any]:
        """What a page wants to know about a small choice besides the choice itself."""
        facts: dict[str, Any] = self._game.step_data(step)
        match facts["step"]:
            case "name":
                return {"takes": self._takes([*path, step])}
            case "slot":
                return {"hexagon": self._pieces_of(path[1])[len(path) - _CELL_AT]}
            case "hexagon":
                return {"cost": int(VALUE[NUMBERS[facts["hexagon"]]])}
        return {}

    def whole(self, path: Sequence[int]) -> Iterator[Path]:
        """All whole paths that begin with a legal one, in ascending order, as they are wanted."""
        start = list(path)
        if not start:
            for kind in self.following([]):
                yield from self.whole([kind])
        elif start[0] == ACQUIRE:
            yield from sorted(way for way in self._acquires if way[: len(start)] == start)
        elif start[0] == PASS:
            yield from self._passes(start)
        elif start[0] in _PLACING:
            yield from self._placements(start)
        else:
            yield from [start] if len(start) > 1 else [[*start, a] for a in self.following(start)]

    def filled(self, path: Sequence[int]) -> Path:
        """A whole path: the first of each choice, the least wasteful payment, nothing discarded."""
        whole = list(path)
        while following := self.following(whole):
            if whole and whole[0] == PASS:
                return [*whole, following[-1]]
            if len(whole) > _CELL_AT and whole[0] in _PLACING:
                return self._least_wasteful(whole)
            whole.append(following[0])
        return whole

    # --- acquiring ------------------------------------------------------------------------

    @cached_property
    def _acquires(self) -> list[Path]:
        """Every path that acquires."""
        game = self._game
        paths = []
        for move in acquires(game):
            take: Any = game.move_data(move)["take"]
            names = names_for(take)
            # A single hexagon goes by its colour unless that name would take more (QG-4.1).
            if len(take) == 1 and len(self._visible(names[0])) > 1:
                names = names[1:]
            name = step_number(game, "name", name=names[0])
            paths.append([int(ACQUIRE), name, *slot_steps(game, take)])
        return paths

    def _visible(self, name: str) -> list[str]:
        """The hexagons of a colour or pattern in the display."""
        table = self._game.table
        present = (table.tiles() | table.shown) & LINE_MASK[LINES.index(name)]
        return [NAMES[hexagon] for hexagon in numbers(present)]

    def _pieces_of(self, name_step: int) -> list[str]:
        return self._visible(str(self._game.step_data(name_step)["name"]))

    def _takes(self, path: Path) -> list[dict[str, Any]]:
        """The hexagons that a name takes, each with all places it can come from."""
        ways = [way[len(path) :] for way in self._acquires if way[: len(path)] == path]
        sources = [sorted(set(column)) for column in zip(*ways, strict=True)]
        return [
            {"hexagon": hexagon, "from": [self._game.step_data(step)["slot"] for step in steps]}
            for hexagon, steps in zip(self._pieces_of(path[1]), sources, strict=True)
        ]

    # --- placing --------------------------------------------------------------------------

    def _ways_to_pay(self, hexagon_step: int) -> list[Path]:
        """The ends of all paths that place this hexagon, whatever the cell."""
        if hexagon_step not in self._payments:
            game = self._game
            hexagon = NUMBERS[str(game.step_data(hexagon_step)["hexagon"])]
            found = []
            for way in payments(game.seats[game.to_move], hexagon, game.rules.repeat):
                data: Any = game.move_data(place_move(TILE, hexagon, 1, way))
                found.append(payment_steps(game, data["payment"]))
            self._payments[hexagon_step] = sorted(found)
        return self._payments[hexagon_step]

    def _placements(self, path: Path) -> Iterator[Path]:
        if len(path) <= _CELL_AT:
            for step in self.following(path):
                yield from self._placements([*path, step])
            return
        start, paid = path[: _CELL_AT + 1], path[_CELL_AT + 1 :]
        for way in self._ways_to_pay(path[1]):
            if way[: len(paid)] == paid:
                yield start + way

    def _least_wasteful(self, path: Path) -> Path:
        """The payment after which the bots expect most for the player."""
        brain = brain_for(self._game.name)
        seat = self._game.to_move

        def outlook(whole: Path) -> float:
            # A placement draws nothing, so the copy's hidden order has no say in this.
            after = self._game.copy()
            after.play(after.step_move(whole))
            return brain.values(after)[seat]

        return max(self._placements(path), key=outlook)

    # --- passing --------------------------------------------------------------------------

    def _passes(self, path: Path) -> Iterator[Path]:
        done = step_number(self._game, "done")
        if path[-1] == done:
            yield path
            return
        seat = self._game.seats[self._game.to_move]
        held = {
            "tiles": heap_names(seat.tiles, 0),
            "expansions": [NAMES[hexagon] for hexagon in numbers(seat.expansions)],
        }
        left = payment_steps(self._game, held)
        for step in path[1:]:
            left.remove(step)
        yield from _discards(path, [step for step in left if step >= path[-1]], done)


def _discards(path: Path, left: Path, done: int) -> Iterator[Path]:
    """The passes that discard, after what they have discarded, any of what is left."""
    for at, step in enumerate(left):
        if at == 0 or step != left[at - 1]:
            yield from _discards([*path, step], left[at + 1 :], done)
    yield [*path, done]
