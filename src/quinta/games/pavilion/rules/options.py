"""The options of Summer Pavilion: the side of the board (SP-2, SP-9), who starts (SP-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from quinta.core.game import Data, InvalidOptions
from quinta.core.options import Option
from quinta.core.terms import Terms, checked_options
from quinta.games.pavilion import TITLE, VERSION
from quinta.games.pavilion.rules.boards import DEFAULT, SIDES, side_of

OPTIONS: Final = (
    Option("board", f"the side of the board: {', '.join(SIDES)}", values=tuple(SIDES)),
)


@final
class Rules(Terms):
    """The checked terms of one game, as the engine reads them."""

    def __init__(
        self, players: object, options: Mapping[str, object] | None, version: int = VERSION
    ) -> None:
        given = checked_options(options, OPTIONS, TITLE)
        super().__init__(players, given, version)
        try:
            self.side = side_of(given.get("board", DEFAULT))
        except ValueError as error:
            raise InvalidOptions(str(error)) from None
        self.factories: i64 = 2 * self.players + 1

    def data(self) -> Data:
        return {"board": self.side.name, "starts": self.starts}
