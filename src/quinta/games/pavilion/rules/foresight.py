"""The preview of a turn, without what it would draw (SP-8)."""

from __future__ import annotations

from typing import Any, Final

from quinta.core.game import Data

_DRAWING: Final = ("supply", "fill")


def foretold(events: list[Data]) -> list[Data]:
    """Return events without the outcomes of draws."""
    return [
        {key: fact for key, fact in event.items() if key != "tiles"}
        if event["event"] in _DRAWING
        else event
        for event in events
    ]


def without_draws(position: Data, events: list[Data]) -> None:
    """Remove what these events drew from a position's data."""
    supply: Any = position["supply"]
    factories: Any = position["factories"]
    for event in events:
        drawn: Any = event.get("tiles")
        if event["event"] == "supply":
            left = {colour: held - drawn.get(colour, 0) for colour, held in supply.items()}
            supply = {colour: held for colour, held in left.items() if held}
        elif event["event"] == "fill":
            number: Any = event["factory"]
            factories[number - 1] = {}
    position["supply"] = supply


def gains(events: list[Data]) -> dict[str, int]:
    """Return nothing: the tiles of a bonus are chosen, not won."""
    return {}
