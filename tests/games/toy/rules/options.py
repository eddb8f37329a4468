"""The options of The Beach: how many shells are washed up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quinta.core.fields import shown
from quinta.core.game import (
    RULES,
    Data,
    InvalidOptions,
    checked_options,
    checked_players,
    checked_seat,
)
from quinta.core.options import Option

_WIDTHS: Final = {"narrow": 3, "wide": 5}
OPTIONS: Final = (Option("beach", "how wide the beach is", values=tuple(_WIDTHS)),)


class Rules:
    """The options of one game, checked."""

    def __init__(
        self, players: object, options: Mapping[str, object] | None, version: int = RULES
    ) -> None:
        given = checked_options(options, OPTIONS, "The Beach")
        beach = given.get("beach", "narrow")
        if not isinstance(beach, str) or beach not in _WIDTHS:
            raise InvalidOptions(f"beach {shown(beach)} is not one of {', '.join(_WIDTHS)}")
        self.beach = beach
        self.width = _WIDTHS[beach]
        self.players = checked_players(players)
        self.starts = checked_seat(given.get("starts", 0), self.players)
        self.version = version

    def data(self) -> Data:
        """The options as plain data, every one of them spelled out."""
        return {"beach": self.beach, "starts": self.starts}
