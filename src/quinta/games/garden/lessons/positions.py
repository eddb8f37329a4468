"""Positions of Queen's Garden that lessons begin with, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from quinta.core.game import Data
from quinta.games.garden import VERSION

Cell: TypeAlias = tuple[int, int]
Slot: TypeAlias = Sequence[str] | str | None
"""The tiles on an expansion that is face down, the name of one that is face up, or nothing."""

_STACK: Final = 5
TOP: Final = ("purple-tree", "lilac-bird", "lime-flower", "green-plant")
"""Tiles for a display that a lesson is not about."""
FACE_DOWN: Final[Data] = {"face_up": None}


def seat(
    *tiles: str,
    score: int = 15,
    jokers: int = 0,
    expansions: Sequence[str] = (),
    passed: bool = False,
    garden: Mapping[Cell, str] | None = None,
    areas: Sequence[int] = (),
) -> Data:
    """Return a seat with this storage and garden, and with bought expansions on these areas."""
    return {
        "score": score,
        "jokers": jokers,
        "tiles": list(tiles),
        "expansions": list(expansions),
        "passed": passed,
        "garden": {
            "expansions": [{"area": area, **FACE_DOWN} for area in areas],
            "tiles": [
                {"cell": list(cell), "hexagon": hexagon} for cell, hexagon in (garden or {}).items()
            ],
        },
    }


AWAY: Final = seat("lime-tree", score=14, jokers=2, passed=True, garden={(0, 1): "lime-bird"})
"""Another seat that has passed, so that the pupil plays turn after turn."""


def position(
    pupil: Data, other: Data = AWAY, display: Sequence[Slot] = (TOP,), round: int = 1
) -> Data:
    """Return a position with the pupil to move; the last slot is the top of the stack."""
    slots: list[Data] = [
        {"slot": number, "face_up": slot}
        if isinstance(slot, str)
        else {"slot": number, "tiles": list(slot)}
        for number, slot in enumerate(display, 1)
        if slot is not None
    ]
    return {
        "game": "queens-garden",
        "version": VERSION,
        "players": 2,
        "round": round,
        "phase": "playing",
        "to_move": 0,
        "marker": 1 if other["passed"] else None,
        "display": {"stack": _STACK + 1 - len(display), "slots": slots},
        "seats": [pupil, other],
    }
