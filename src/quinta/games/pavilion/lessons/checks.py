"""Checks of what a turn of Summer Pavilion did, for lessons."""

from __future__ import annotations

from typing import Any

from quinta.core.lessons import PUPIL, Check, Mistake, Played, passed


def from_centre(played: Played) -> bool:
    """Return whether the pupil drafted from the centre."""
    return played.turn.get("from") == "centre"


def drafted(least: int, colour: str | None = None) -> Check:
    """Check whether so many tiles were drafted, or more: of a colour, or in all."""
    return lambda played: _count(_fact(played, "draft", "tiles"), colour) >= least


def won(points: int) -> Check:
    """Check whether the score changed by so much."""
    return lambda played: played.after.scores[PUPIL] - played.before.scores[PUPIL] == points


def placed_on(star: int, space: int | None = None) -> Check:
    """Check whether a tile was placed on a star, and on this space of it if one is named."""

    def check(played: Played) -> bool:
        turn = played.turn
        return turn.get("star") == star and space in (None, turn.get("space"))

    return check


def completed(feature: str) -> Check:
    """Check whether a feature of this kind was completed."""
    return lambda played: _fact(played, "feature", "feature") == feature


def took_bonus(colour: str) -> Check:
    """Check whether a tile of this colour was taken from the supply."""
    return lambda played: _count(_fact(played, "bonus", "tiles"), colour) > 0


def kept(least: int, colour: str | None = None) -> Check:
    """Check whether so many tiles were kept, or more: of a colour, or in all."""
    return lambda played: _count(_fact(played, "pass", "kept"), colour) >= least


PASSED = Mistake("passed", "SP-5.4", passed)
"""A pass, where the lesson has more to do."""


def _fact(played: Played, kind: str, name: str) -> Any:
    """Return an entry of the first event of a kind, None if there is none."""
    return next((event[name] for event in played.events if event["event"] == kind), None)


def _count(tiles: dict[str, int] | None, colour: str | None) -> int:
    if tiles is None:
        return 0
    return sum(tiles.values()) if colour is None else tiles.get(colour, 0)
