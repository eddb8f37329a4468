"""A turn as text and as JSON data, both ways: ``take oyster``, ``dig``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.toy.rules.moves import DIG, TURNS
from games.toy.rules.pieces import NUMBERS, SHELLS, names
from quinta.core.fields import Fields, shown
from quinta.core.game import Data, InvalidNotation


def data(move: int) -> Data:
    """A turn as plain JSON data."""
    if move not in TURNS:
        raise InvalidNotation(f"{shown(move)} is no turn of The Beach")
    return {"turn": "dig"} if move == DIG else {"turn": "take", "shell": SHELLS[move]}


def from_data(facts: Mapping[str, object]) -> int:
    """The turn that plain JSON data means."""
    fields = Fields(facts, "turn", ("turn", "shell"), InvalidNotation)
    return DIG if fields.choice("turn", ("take", "dig")) == "dig" else fields.name("shell", NUMBERS)


def text(move: int) -> str:
    """A turn as one line of text."""
    return " ".join(map(str, data(move).values()))


def parse(line: str) -> int:
    """The turn that a line of text means."""
    match line.split():
        case ["dig"]:
            return DIG
        case ["take", shell]:
            return from_data({"turn": "take", "shell": shell})
    raise InvalidNotation(f"{shown(line)} is no turn of The Beach")


def chance_text(outcomes: Sequence[int]) -> str:
    """Shells that came up, as text."""
    return " ".join(names(outcomes))


def parse_chance(line: str) -> list[int]:
    """The shells that a text means."""
    return Fields({"chance": line.split()}, "turn", ("chance",), InvalidNotation).names(
        "chance", NUMBERS
    )
