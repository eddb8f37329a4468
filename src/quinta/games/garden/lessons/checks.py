"""Checks of what a turn of Queen's Garden did, for lessons."""

from __future__ import annotations

from typing import Any

from quinta.core.lessons import PUPIL, Check, Mistake, Played, passed
from quinta.games.garden.rules.board import DIRECTIONS
from quinta.games.garden.rules.seat import TILE_SPACES


def passed_with_all(played: Played) -> bool:
    """Return whether the pupil passed and discarded nothing."""
    discard: Any = played.turn.get("discard")
    return passed(played) and not discard["tiles"] and not discard["expansions"]


def bought(played: Played) -> bool:
    """Return whether the pupil bought an expansion."""
    return played.turn["turn"] == "buy"


def acquired(least: int) -> Check:
    """Check whether so many pieces were acquired, or more."""
    return lambda played: len(_taken(played)) >= least


def took(hexagon: str, face_up: bool) -> Check:
    """Check whether this hexagon was acquired: as the expansion itself, or as a tile."""

    def check(played: Played) -> bool:
        return any(
            one["hexagon"] == hexagon and (one["from"] == "up") == face_up for one in _taken(played)
        )

    return check


def has_room(spaces: int) -> Check:
    """Check whether so many spaces for tiles and jokers are free afterwards, or more."""

    def check(played: Played) -> bool:
        own = _pupil(played)
        used: int = len(own["tiles"]) + own["jokers"]
        return used + spaces <= TILE_SPACES

    return check


def placed_something(played: Played) -> bool:
    """Return whether a hexagon was placed, as a tile or printed on an expansion."""
    return "hexagon" in played.turn


def placed(hexagon: str) -> Check:
    """Check whether this hexagon was placed."""
    return lambda played: played.turn.get("hexagon") == hexagon


def beside(other: str) -> Check:
    """Check whether the hexagon that was placed lies next to this one."""

    def check(played: Played) -> bool:
        cell: Any = played.turn.get("cell")
        if cell is None:
            return False
        tiles: Any = _pupil(played)["garden"]["tiles"]
        around = [[cell[0] + q, cell[1] + r] for q, r in DIRECTIONS]
        return any(tile["hexagon"] == other and tile["cell"] in around for tile in tiles)

    return check


def surrounded(feature: str) -> Check:
    """Check whether a feature of this kind was surrounded."""
    return lambda played: any(
        event["event"] == "surround" and event["feature"] == feature for event in played.events
    )


def has_group(name: str, size: int) -> Check:
    """Check whether a colour or pattern has a group of this size, by the final scoring."""

    def check(played: Played) -> bool:
        final: Any = played.after.breakdown()[PUPIL]["final"]
        return any(
            item["kind"] == "group" and item["name"] == name and len(item["hexagons"]) >= size
            for item in final["items"]
        )

    return check


PASSED = Mistake("passed", "QG-4.10", passed)
"""A pass, where the lesson has more to do."""


def _taken(played: Played) -> list[Any]:
    take: Any = played.turn.get("take", [])
    return list(take)


def _pupil(played: Played) -> dict[str, Any]:
    seats: Any = played.after.snapshot(hidden=False)["seats"]
    own: dict[str, Any] = seats[PUPIL]
    return own
