"""The pictures of one game, put together from what only that game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from quinta.canvas import frame
from quinta.canvas.frame import Head, Layout, View
from quinta.canvas.screen import NARROWEST, Block, Pen, clipped_heads, joined, wrap

GameView = TypeVar("GameView", bound=View)
GameView_contra = TypeVar("GameView_contra", bound=View, contravariant=True)


class Picture(Protocol[GameView_contra]):
    """``picture``: the parts of an SVG document."""

    @property
    def TABLE(self) -> Mapping[int, float]:  # noqa: N802
        """Return the table's height or, for 4, its width, by the number of players."""
        ...

    def status(self, view: GameView_contra, heads: Sequence[Head], /) -> str:
        """Return the state of the game in a few words."""
        ...

    def description(self, view: GameView_contra, heads: Sequence[Head], /) -> str:
        """Return the position in words, for those who cannot see it."""
        ...

    def table(self, view: GameView_contra, heads: Sequence[Head], plan: Layout, /) -> str:
        """Draw the table that all share."""
        ...

    def seats(self, view: GameView_contra, heads: Sequence[Head], /) -> list[str]:
        """Draw the seats."""
        ...

    def definitions(self, view: GameView_contra, /) -> str:
        """Return the definitions of the shapes that are drawn many times."""
        ...


class Terminal(Protocol[GameView_contra]):
    """``terminal``: the parts of a text for a terminal."""

    def blocks(
        self, view: GameView_contra, heads: Sequence[Head], pen: Pen, width: int, /
    ) -> list[Block]:
        """Return the blocks below the title."""
        ...


@dataclass(frozen=True)
class Drawing(Generic[GameView]):
    """Draws the snapshots of one game."""

    title: str
    read: Callable[[Mapping[str, object]], GameView]
    """Reads the visible facts of a snapshot."""
    picture: Picture[GameView]
    text: Terminal[GameView]

    def svg(self, snapshot: Mapping[str, object], names: Sequence[str] | None) -> str:
        """Draw a standalone SVG document."""
        view = self.read(snapshot)
        heads = frame.heads(view, names)
        plan = frame.layout(len(heads), self.picture.TABLE[len(heads)])
        return frame.page(
            self.title,
            self.picture.status(view, heads),
            self.picture.description(view, heads),
            plan,
            self.picture.table(view, heads, plan),
            self.picture.seats(view, heads),
            self.picture.definitions(view),
        )

    def terminal(
        self, snapshot: Mapping[str, object], colour: bool, width: int, names: Sequence[str] | None
    ) -> str:
        """Draw text for a terminal."""
        view = self.read(snapshot)
        heads = clipped_heads(view, names)
        pen, width = Pen(colour), max(width, NARROWEST)
        status = f"· {self.picture.status(view, heads)}".split()
        heading = wrap(pen.bold(self.title), status, width)
        return joined([heading, *self.text.blocks(view, heads, pen, width)])
