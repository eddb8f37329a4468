"""The preview of a turn, without what it would draw (SP-8)."""

from __future__ import annotations

from typing import Any, Final

from quinta.core.game import Data, without_facts

_OUTCOMES: Final = {"supply": "tiles", "fill": "tiles"}
"""For each event that draws, the fact that has the outcome."""


def foretold(events: list[Data]) -> list[Data]:
    """Return events without the outcomes of draws."""
    return without_facts(events, _OUTCOMES)


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
    """Return the tiles drafted (SP-4.1) or taken from the supply (SP-5.3)."""
    taken: list[Any] = [e["tiles"] for e in events if e["event"] in ("draft", "bonus")]
    return {"tiles": sum(sum(tiles.values()) for tiles in taken)} if taken else {}
