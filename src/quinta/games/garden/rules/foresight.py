"""The preview of a turn, without what it would draw (QG-10)."""

from __future__ import annotations

from typing import Any, Final

from quinta.core.game import Data

_OUTCOMES: Final = {"draw": "tiles", "flip": "hexagon"}
"""The fact that has the outcome, for each event that draws."""


def foretold(events: list[Data]) -> list[Data]:
    """Return events without the outcomes of draws."""
    return [
        {key: fact for key, fact in event.items() if key != _OUTCOMES.get(str(event["event"]))}
        for event in events
    ]


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
    """Return the jokers won by surrounding (QG-4.9)."""
    won = [event["jokers"] for event in events if event["event"] == "surround"]
    return {"jokers": sum(count for count in won if isinstance(count, int))}
