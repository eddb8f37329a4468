"""The options of Queen's Garden: scoring board, edition, who starts (QG-3.4, QG-8, QG-9)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.fields import shown
from quinta.core.game import Data, InvalidOptions
from quinta.core.options import Option
from quinta.core.terms import Terms, checked_options
from quinta.games.garden import TITLE, VERSION
from quinta.games.garden.rules.scoring import (
    BOARDS,
    board_data,
    feature_jokers,
    group_bonuses,
    points_to_come,
    wheel_points,
)

EDITIONS: Final[dict[str, tuple[bool, str]]] = {
    "en": (False, "short"),
    "nl": (False, "short"),
    "pl": (False, "empty"),
    "ru": (True, "empty"),
}
"""For each edition: whether a payment may repeat hexagons, and when the bag is refilled."""

REFILLS: Final = ("short", "empty")
_STACKS: Final = {2: 5, 3: 7, 4: 8}


def load_board(path: Path | str) -> Data:
    """Load a scoring board from a TOML file."""
    try:
        with Path(path).open("rb") as file:
            return board_data(tomllib.load(file))
    except (ValueError, RecursionError) as error:
        raise InvalidOptions(f"scoring board {path}: {error}") from None


OPTIONS: Final = (
    Option(
        "board",
        "standard, variant or a TOML file with a scoring board; the numbers of the variant are "
        "this project's own, because the rulebooks print them only as a picture",
        values=BOARDS,
        load=load_board,
    ),
    Option(
        "edition",
        f"{', '.join(EDITIONS)}; sets the next two",
        values=tuple(EDITIONS),
        sets=("repeat_payment", "refill"),
    ),
    Option("repeat_payment", "hexagons in one payment may be identical"),
    Option(
        "refill",
        f"the tower refills the bag when it is {' or '.join(REFILLS)}",
        values=REFILLS,
    ),
)


@final
class Rules(Terms):
    """The checked terms of one game, as the engine reads them."""

    def __init__(
        self, players: object, options: Mapping[str, object] | None, version: int = VERSION
    ) -> None:
        given = checked_options(options, OPTIONS, TITLE)
        super().__init__(players, given, version)
        edition = given.get("edition", "en")
        if not isinstance(edition, str) or edition not in EDITIONS:
            raise InvalidOptions(f"edition {shown(edition)} is not one of {', '.join(EDITIONS)}")
        preset_repeat, preset_refill = EDITIONS[edition]
        repeat = given.get("repeat_payment", preset_repeat)
        if not isinstance(repeat, bool):
            raise InvalidOptions(f"repeat_payment must be true or false, not {shown(repeat)}")
        refill = given.get("refill", preset_refill)
        if not isinstance(refill, str) or refill not in REFILLS:
            raise InvalidOptions(f"refill {shown(refill)} is not one of {', '.join(REFILLS)}")
        self.edition = edition
        self.repeat = repeat
        self.refill_when_empty = refill == "empty"
        self.refill_at_once = self.refill_when_empty and version > 1
        """Whether a bag is refilled as soon as a draw has emptied it, not only by the next."""
        board = given.get("board", "standard")
        data = board_data(board)
        self.board: object = board if isinstance(board, str) and board in BOARDS else data
        self.wheel: vec[i64] = wheel_points(data)
        self.to_come: vec[i64] = points_to_come(self.wheel)
        self.bonuses: vec[i64] = group_bonuses(data)
        self.jokers: vec[i64] = feature_jokers(data)
        self.stack: i64 = _STACKS[self.players]

    def data(self) -> Data:
        return {
            "board": self.board if isinstance(self.board, str) else board_data(self.board),
            "edition": self.edition,
            "repeat_payment": self.repeat,
            "refill": "empty" if self.refill_when_empty else "short",
            "starts": self.starts,
        }
