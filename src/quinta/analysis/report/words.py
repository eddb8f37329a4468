"""Numbers, verdicts and draws in words, for the reports of a review."""

from __future__ import annotations

from collections import Counter
from typing import Final

from quinta.analysis.luck import Luck
from quinta.analysis.value import Standing

MARKS: Final = {"blunder": "??", "mistake": "?", "inaccuracy": "?!"}
"""The marks of verdicts, as chess has them; a good turn has none."""

_NOUNS: Final = {
    "blunder": ("blunder", "blunders"),
    "mistake": ("mistake", "mistakes"),
    "inaccuracy": ("inaccuracy", "inaccuracies"),
    "good": ("good turn", "good turns"),
}


def noun(verdict: str, held: int) -> str:
    """Return the noun for so many turns with a verdict."""
    one, many = _NOUNS[verdict]
    return one if held == 1 else many


def points(lead: float, digits: int = 1) -> str:
    """Return points with their sign."""
    return _signed(lead, digits)


def percent(chance: float) -> str:
    """Return a change of a chance with its sign."""
    return f"{_signed(100 * chance, 1)}%"


def share(chance: float) -> str:
    """Return a chance; without its luck, a result may be less than 0% or more than 100%."""
    return f"{round(100 * chance, 1) + 0.0:.1f}%"


def loss(cost: Standing) -> str:
    """Return what a turn lost."""
    return f"{cost.lead:.1f} points, {100 * cost.chance:.1f}%"


def came(luck: Luck) -> str:
    """Return what came: the pieces in the order in which they came up, alike ones together."""
    counted = Counter(luck.text.split())
    pieces = ", ".join(name if held == 1 else f"{held} {name}" for name, held in counted.items())
    return f"a new round: {pieces}" if luck.kind == "round" else pieces


def _signed(number: float, digits: int) -> str:
    # What rounds to 0 has no sign.
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}" if rounded else f"{0.0:.{digits}f}"
