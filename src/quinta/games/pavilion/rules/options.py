"""The options of Summer Pavilion: the side of the board (SP-2, SP-9), who starts (SP-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from quinta.core.game import (
    RULES,
    Data,
    InvalidOptions,
    checked_options,
    checked_players,
    checked_seat,
)
from quinta.core.options import Option
from quinta.games.pavilion.rules.boards import DEFAULT, SIDES, side_of

OPTIONS: Final = (
    Option("board", f"the side of the board: {', '.join(SIDES)}", values=tuple(SIDES)),
)


@final
class Rules:
    """The checked options of one game, as the engine reads them.

    ``version`` is that of the rules it is played by, see ``quinta.core.game.RULES``.
    """

    __slots__ = ("factories", "players", "side", "starts", "version")

    def __init__(
        self, players: object, options: Mapping[str, object] | None, version: int = RULES
    ) -> None:
        given = checked_options(options, OPTIONS, "Summer Pavilion")
        try:
            self.side = side_of(given.get("board", DEFAULT))
        except ValueError as error:
            raise InvalidOptions(str(error)) from None
        self.players: i64 = checked_players(players)
        self.starts: i64 = checked_seat(given.get("starts", 0), self.players)
        self.factories: i64 = 2 * self.players + 1
        self.version: i64 = version

    def data(self) -> Data:
        """Return all options as plain data."""
        return {"board": self.side.name, "starts": self.starts}
