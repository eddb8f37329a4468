"""Pictures of positions, from plain snapshot data.

``svg`` draws a standalone SVG document and ``terminal`` text for a terminal::

    >>> import quinta, quinta.draw
    >>> game = quinta.new("queens-garden", players=2, seed=7)
    >>> picture = quinta.draw.svg(game.snapshot(hidden=False))
    >>> text = quinta.draw.terminal(game.snapshot(hidden=False), colour=False, width=100)

Everything that players see is shown and nothing that is hidden is read, so a snapshot with or
without its hidden part gives the same picture, and the same snapshot always the same one.
Data that describes no position raises ``quinta.InvalidPosition``. Seats are called Player 1
and so on unless ``names`` says otherwise; names and boards' names are free text and are escaped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinta.core.game import InvalidPosition
from quinta.games import GAMES, DrawPart

__all__ = ["svg", "terminal"]


def svg(snapshot: Mapping[str, object], *, names: Sequence[str] | None = None) -> str:
    """A standalone SVG document: no scripts, nothing from elsewhere, every text escaped."""
    return _part(snapshot).svg(snapshot, names)


def terminal(
    snapshot: Mapping[str, object],
    colour: bool = True,
    width: int = 100,
    *,
    names: Sequence[str] | None = None,
) -> str:
    """Text for a terminal, at most ``width`` columns wide, but never less than 48.

    With ``colour`` it carries 24-bit ANSI codes; without it letters and signs say the same.
    """
    return _part(snapshot).terminal(snapshot, colour, width, names)


def _part(snapshot: Mapping[str, object]) -> DrawPart:
    name = snapshot.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidPosition(f"there is no game {name!r}")
    return GAMES[name].draw
