"""The options of The Beach: how many shells are washed up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.toy import TITLE, VERSION
from quinta.core.fields import shown
from quinta.core.game import Data, InvalidOptions
from quinta.core.options import Option
from quinta.core.terms import Terms, checked_options

_WIDTHS: Final = {"narrow": 3, "wide": 5}
OPTIONS: Final = (Option("beach", "how wide the beach is", values=tuple(_WIDTHS)),)


class Rules(Terms):
    """The checked terms of one game."""

    def __init__(
        self, players: object, options: Mapping[str, object] | None, version: int = VERSION
    ) -> None:
        given = checked_options(options, OPTIONS, TITLE)
        super().__init__(players, given, version)
        beach = given.get("beach", "narrow")
        if not isinstance(beach, str) or beach not in _WIDTHS:
            raise InvalidOptions(f"beach {shown(beach)} is not one of {', '.join(_WIDTHS)}")
        self.beach = beach
        self.width = _WIDTHS[beach]

    def data(self) -> Data:
        return {"beach": self.beach, "starts": self.starts}
