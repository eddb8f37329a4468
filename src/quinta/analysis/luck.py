"""Luck: what came, compared with the mean over what could have come.

Both are judged in the same quick way, so that luck is 0 on average, whatever the evaluation gets
wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from quinta.analysis.value import AnyBrain, Value, glance
from quinta.core.chance import Random, Report, derived_seed
from quinta.core.game import Data, Game, Move

SAMPLES: Final = 64
"""How many outcomes are drawn of what could have come."""

_DEALS: Final = 8
"""Over how many deals of what is still hidden the outcome that came is judged."""


@dataclass(frozen=True)
class Luck:
    """An outcome of chance, and what it was worth to each seat."""

    kind: str
    """``round`` if a round began with it, else ``draw``."""
    text: str
    """What came, as in a record."""
    events: tuple[dict[str, Any], ...]
    """The events of the turn that show it."""
    value: Value

    def data(self) -> Data:
        """Return the luck as plain data."""
        return {
            "kind": self.kind,
            "text": self.text,
            "events": list(self.events),
            "value": self.value.data(),
        }


def luck_of(
    brain: AnyBrain, position: Game, move: Move, after: Game, report: Report, seed: int
) -> Luck | None:
    """Return the luck of a turn that led to a position, None if nothing hidden was revealed."""
    if not report.chance:
        return None
    came = [glance(brain, after, derived_seed(seed, "came", deal)) for deal in range(_DEALS)]
    could: list[Value] = []
    for number in range(SAMPLES):
        other = position.copy()
        other.play(move, Report(chooser=Random(derived_seed(seed, "could", number))))
        could.append(glance(brain, other, derived_seed(seed, "after", number)))
    foretold = position.preview(move, derived_seed(seed, "preview")).events
    return Luck(
        "round" if any(event["event"] == "round" for event in report.events) else "draw",
        position.chance_text(report.chance),
        tuple(event for event in report.events if event not in foretold),
        Value.mean(came) - Value.mean(could),
    )
