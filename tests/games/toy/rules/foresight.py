"""A turn as it can be told before it is played: without the shells that come up."""

from __future__ import annotations

from typing import Any

from games.toy.rules.pieces import NUMBERS, VALUES
from quinta.core.game import Data, without_facts


def foretold(events: list[Data]) -> list[Data]:
    """Events without the shells that came up, and without the points for one dug up."""
    known = [event for event in events if event.get("clause") != "TY-2"]
    return without_facts(known, {"dig": "shell", "wash-up": "shell"})


def without_draws(position: Data, events: list[Data]) -> None:
    """Take out of a position's data the shells that came up."""
    washed_up: Any = position["washed_up"]
    seats: Any = position["seats"]
    for event in events:
        if event["event"] == "wash-up":
            washed_up.pop()
        elif event["event"] == "dig":
            seat: Any = seats[event["seat"]]
            seat["score"] -= VALUES[NUMBERS[seat["shells"].pop()]]


def gains(events: list[Data]) -> dict[str, int]:
    """Nothing besides points."""
    return {}
