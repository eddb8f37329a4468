"""Pictures of positions of both games, from plain snapshot data.

``svg`` draws a standalone SVG document and ``terminal`` text for a terminal::

    >>> import quinta, quinta.draw
    >>> game = quinta.new("queens-garden", players=2, seed=7)
    >>> picture = quinta.draw.svg(game.snapshot(hidden=False))
    >>> text = quinta.draw.terminal(game.snapshot(hidden=False), colour=False, width=100)

Everything that players see is shown and nothing that is hidden is read, so a snapshot with or
without its hidden part gives the same picture, and the same snapshot always the same one.
Data that describes no position raises ``quinta.game.InvalidPosition``. Seats are called Player 1
and so on unless ``names`` says otherwise; names and boards' names are free text and are escaped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinta.game import InvalidPosition

__all__ = ["svg", "terminal"]


def svg(snapshot: Mapping[str, object], *, names: Sequence[str] | None = None) -> str:
    """A standalone SVG document: no scripts, nothing from elsewhere, every text escaped."""
    # Each game's modules build their definitions when loaded, so only the one needed is.
    match snapshot.get("game"):
        case "queens-garden":
            from quinta.draw import garden

            return garden.svg(snapshot, names)
        case "summer-pavilion":
            from quinta.draw import pavilion

            return pavilion.svg(snapshot, names)
    raise InvalidPosition(f"there is no game {snapshot.get('game')!r}")


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
    match snapshot.get("game"):
        case "queens-garden":
            from quinta.draw import terminal_garden

            return terminal_garden.terminal(snapshot, colour, width, names)
        case "summer-pavilion":
            from quinta.draw import terminal_pavilion

            return terminal_pavilion.terminal(snapshot, colour, width, names)
    raise InvalidPosition(f"there is no game {snapshot.get('game')!r}")
