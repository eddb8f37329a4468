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
        """By the number of players, how high the table is or, for 4, how wide."""
        ...

    def status(self, view: GameView_contra, heads: Sequence[Head], /) -> str:
        """Where the game stands, in a few words."""
        ...

    def description(self, view: GameView_contra, heads: Sequence[Head], /) -> str:
        """The position in words, for those who cannot see it."""
        ...

    def table(self, view: GameView_contra, heads: Sequence[Head], plan: Layout, /) -> str:
        """What all share."""
        ...

    def seats(self, view: GameView_contra, heads: Sequence[Head], /) -> list[str]:
        """What each player has."""
        ...

    def definitions(self, view: GameView_contra, /) -> str:
        """What the parts use."""
        ...


class Terminal(Protocol[GameView_contra]):
    """``terminal``: the parts of a text for a terminal."""

    def blocks(
        self, view: GameView_contra, heads: Sequence[Head], pen: Pen, width: int, /
    ) -> list[Block]:
        """All that comes below the title."""
        ...


@dataclass(frozen=True)
class Drawing(Generic[GameView]):
    """Draws the snapshots of one game."""

    title: str
    read: Callable[[Mapping[str, object]], GameView]
    """What can be seen of a snapshot."""
    picture: Picture[GameView]
    text: Terminal[GameView]

    def svg(self, snapshot: Mapping[str, object], names: Sequence[str] | None) -> str:
        """A standalone SVG document."""
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
        """Text for a terminal."""
        view = self.read(snapshot)
        heads = clipped_heads(view, names)
        pen, width = Pen(colour), max(width, NARROWEST)
        status = f"· {self.picture.status(view, heads)}".split()
        heading = wrap(pen.bold(self.title), status, width)
        return joined([heading, *self.text.blocks(view, heads, pen, width)])
