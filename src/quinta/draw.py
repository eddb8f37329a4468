"""Pictures of positions, from plain snapshot data.

``svg`` draws a standalone SVG document and ``terminal`` text for a terminal::

    >>> import quinta, quinta.draw
    >>> game = quinta.new("queens-garden", players=2, seed=7)
    >>> picture = quinta.draw.svg(game.snapshot(hidden=False))
    >>> text = quinta.draw.terminal(game.snapshot(hidden=False), colour=False, width=100)

Pictures show everything that players see and read nothing that is hidden: a snapshot gives the
same picture with or without its hidden part. Data that describes no position raises
``quinta.InvalidPosition``. Seats are called Player 1 and so on unless there are ``names``; these
and the names of boards are free text and are escaped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinta.core.game import InvalidPosition
from quinta.games import GAMES, DrawPart

__all__ = ["svg", "terminal"]


def svg(snapshot: Mapping[str, object], *, names: Sequence[str] | None = None) -> str:
    """Draw a position as a standalone SVG document without scripts or external resources."""
    return _part(snapshot).svg(snapshot, names)


def terminal(
    snapshot: Mapping[str, object],
    colour: bool = True,
    width: int = 100,
    *,
    names: Sequence[str] | None = None,
) -> str:
    """Draw a position as text, at most ``width`` columns wide, but never less than 48.

    With ``colour`` it has 24-bit ANSI codes; without, letters and signs tell the same.
    """
    return _part(snapshot).terminal(snapshot, colour, width, names)


def _part(snapshot: Mapping[str, object]) -> DrawPart:
    name = snapshot.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidPosition(f"there is no game {name!r}")
    return GAMES[name].draw
