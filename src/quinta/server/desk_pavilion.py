"""The small choices of Summer Pavilion as the desk offers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from quinta import Report
from quinta.games.pavilion.rules import SummerPavilion
from quinta.games.pavilion.rules.board import space_number
from quinta.games.pavilion.rules.pieces import COLOURS, amount

Path = list[int]

_TILE_BY_TILE: Final = ("bonus", "keep", "done")


class PavilionChoices:
    """What can be chosen in one position of Summer Pavilion."""

    def __init__(self, game: SummerPavilion) -> None:
        self._game = game

    def following(self, path: Sequence[int]) -> list[int]:
        """The small choices that can follow a path, as ``Game.steps`` gives them."""
        return self._game.steps(path)

    def details(self, path: Sequence[int], step: int) -> dict[str, Any]:
        """What a page wants to know about a small choice besides the choice itself."""
        facts: dict[str, Any] = self._game.step_data(step)
        if facts["step"] == "space":
            side = self._game.rules.side
            return {"cost": int(side.costs[space_number(facts["star"], facts["space"])])}
        if facts["step"] == "colour" and self._kind(path[-1]) == "source":
            return {"tiles": self._drafted([*path, step])}
        return {}

    def whole(self, path: Sequence[int]) -> Iterator[Path]:
        """All whole paths that begin with a legal one, in ascending order, as they are wanted."""
        following = self.following(path)
        if not following:
            yield list(path)
        for step in following:
            yield from self.whole([*path, step])

    def filled(self, path: Sequence[int]) -> Path:
        """A whole path: the first of each choice, so the fewest wilds, and the best tiles."""
        whole = list(path)
        while following := self.following(whole):
            kind = self._kind(following[0])
            if whole and kind in _TILE_BY_TILE:
                return self._with_best_tiles(whole)
            whole.append(following[0])
        return whole

    def _kind(self, step: int) -> str:
        return str(self._game.step_data(step)["step"])

    def _drafted(self, path: Path) -> dict[str, int]:
        """The tiles that a draft takes, the wild one included; nothing is drawn by it."""
        report = Report()
        self._game.copy().play(self._game.step_move(path), report)
        tiles: Any = report.events[0]["tiles"]
        return dict(tiles)

    def _with_best_tiles(self, path: Path) -> Path:
        """Take or keep the most useful tiles: wild ones first, then colours held most of."""
        return max(self.whole(path), key=self._usefulness)

    def _usefulness(self, path: Path) -> list[int]:
        """How useful each tile chosen along a path is, the most useful first."""
        game = self._game
        held = game.seats[game.to_move].tiles
        chosen = [step for step in path if self._kind(step) in ("bonus", "keep")]
        passing = game.step_data(path[0])["turn"] == "pass"
        # Tiles kept are played in the next round, whose wild colour is the next (SP-1).
        wilds = game.rules.side.wilds
        wild = COLOURS[wilds[game.round % len(wilds) if passing else game.round - 1]]
        names = [str(game.step_data(step)["colour"]) for step in chosen]
        worth = [100 if name == wild else int(amount(held, COLOURS.index(name))) for name in names]
        return sorted(worth, reverse=True)
