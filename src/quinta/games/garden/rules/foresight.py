"""The preview of a turn, without what it would draw (QG-10)."""

from __future__ import annotations

from typing import Any, Final

from quinta.core.game import Data, without_facts

_OUTCOMES: Final = {"draw": "tiles", "flip": "hexagon"}
"""The fact that has the outcome, for each event that draws."""


def foretold(events: list[Data]) -> list[Data]:
    """Return events without the outcomes of draws."""
    return without_facts(events, _OUTCOMES)


def without_draws(position: Data, events: list[Data]) -> None:
    """Remove what these events drew from a position's data."""
    display: Any = position["display"]
    drawn = [event["slot"] for event in events if event["event"] in _OUTCOMES]
    for slot in display["slots"]:
        if slot["slot"] in drawn:
            # Either way an expansion is left that lies face down with nothing on it.
            slot.pop("face_up", None)
            slot["tiles"] = []


def gains(events: list[Data]) -> dict[str, int]:
    """Return the jokers won by surrounding (QG-4.9), and the pieces acquired (QG-4.1)."""
    won: list[Any] = [event["jokers"] for event in events if event["event"] == "surround"]
    taken: list[Any] = [event["take"] for event in events if event["event"] == "acquire"]
    pieces = {"pieces": sum(len(take) for take in taken)} if taken else {}
    return {"jokers": sum(won), **pieces}
