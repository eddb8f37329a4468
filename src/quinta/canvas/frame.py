"""The frame of all games' pictures: the page, its title, the seats' heads.

The table lies above the boards of two or three players, and to the left of those of four.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from quinta.canvas import palette
from quinta.canvas.svg import (
    at,
    clean,
    document,
    group,
    heading,
    panel,
    pill,
    pill_width,
    tag,
    text_at,
    use,
)
from quinta.core.game import InvalidPosition
from quinta.core.plurals import number_of

GAP: Final = 24.0
_TOP: Final = 76.0
_LONGEST_NAME: Final = 24

DEFINITIONS: Final = tag(
    "defs",
    group(
        tag("circle", cy=1.3, r=11, fill="#8f620a"),
        tag("circle", r=11, fill=palette.GOLD),
        tag("circle", r=8.6, fill="none", stroke="#ffe9b8", stroke_width=1.2),
        text_at(0, 4.6, "1", 13, "#fff", "middle", 700, font_family=palette.SERIF),
        id="quinta-marker",
    ),
)


@dataclass(frozen=True)
class Head:
    """The head of a player's board: name, score and state."""

    name: str
    score: int
    to_move: bool
    passed: bool
    marker: bool
    winner: bool


def _seat_names(names: Sequence[str] | None, players: int) -> list[str]:
    """Return the players' names, cut if long; unprintable characters are replaced."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    if len(names) != players:
        raise InvalidPosition(f"{players} players need {players} names, not {len(names)}")
    return [short(name, _LONGEST_NAME) for name in names]


def short(text: str, length: int) -> str:
    """Return free text cut to a length; unprintable characters are replaced."""
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
    return shown if len(shown) <= length else shown[: length - 1] + "…"


class SeatView(Protocol):
    """A seat of any game, as far as heads need it."""

    @property
    def score(self) -> int: ...
    @property
    def passed(self) -> bool: ...


class View(Protocol):
    """A position of any game, as far as heads need it."""

    @property
    def seats(self) -> Sequence[SeatView]: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def marker(self) -> int | None: ...
    @property
    def over(self) -> bool: ...


def heads(view: View, names: Sequence[str] | None) -> list[Head]:
    """Return the heads of all seats."""
    best = max(seat.score for seat in view.seats)
    return [
        Head(
            name,
            seat.score,
            to_move=number == view.to_move and not view.over,
            passed=seat.passed and not view.over,
            marker=number == view.marker,
            winner=view.over and seat.score == best,
        )
        for number, (name, seat) in enumerate(
            zip(_seat_names(names, len(view.seats)), view.seats, strict=True)
        )
    ]


def turn(heads: Sequence[Head]) -> str:
    """Return whose turn it is, or who has won."""
    winners = [head.name for head in heads if head.winner]
    if winners:
        return f"The game is over · {' and '.join(winners)} won"
    return "".join(f"{head.name} to move" for head in heads if head.to_move)


def marker(x: float, y: float) -> str:
    """Draw the first-player marker."""
    return group(tag("title", "first-player marker"), use("quinta-marker", x, y))


def seat_frame(head: Head, width: float, height: float) -> str:
    """Draw a seat's panel and head: name on the left, signs and score on the right."""
    score, unit = number_of(head.score, "point").split()
    parts = [
        panel(width, height, active=head.to_move),
        heading(24, 38, head.name, 20),
        tag(
            "text",
            tag("tspan", score, font_size=30, font_weight=700, fill=palette.INK),
            tag("tspan", f" {unit}", font_size=12, fill=palette.MUTED),
            x=width - 24,
            y=41,
            text_anchor="end",
        ),
    ]
    signs = [
        ("to move", palette.ACCENT, "#ffffff", head.to_move),
        ("passed", palette.LINE, palette.INK, head.passed),
        ("winner", palette.GOLD, "#ffffff", head.winner),
    ]
    x = width - 140
    for text, ground, ink, shown in signs:
        if shown:
            x -= pill_width(text)
            parts.append(pill(x, 35.5, text, ground, ink))
            x -= 8
    if head.marker:
        parts.append(marker(x - 12, 31.5))
    return "".join(parts)


@dataclass(frozen=True)
class Layout:
    """The places of a picture's parts: the page, the table and the seats' corners."""

    width: float
    height: float
    table: tuple[float, float]
    corners: list[tuple[float, float]]


def layout(players: int, seat: tuple[float, float], table: float) -> Layout:
    """Return the layout for seats of one size; ``table`` is its height or, for 4, its width."""
    wide, high = seat
    if players == 4:
        left, top, columns = 2 * GAP + table, _TOP, 2
        size = table, 2 * high + GAP
    else:
        left, top, columns = GAP, _TOP + table + GAP, players
        size = players * (wide + GAP) - GAP, table
    corners = [
        (left + (seat % columns) * (wide + GAP), top + (seat // columns) * (high + GAP))
        for seat in range(players)
    ]
    last_x, last_y = corners[-1]
    return Layout(last_x + wide + GAP, last_y + high + GAP, size, corners)


def page(
    title: str,
    status: str,
    description: str,
    plan: Layout,
    table: str,
    seats: Sequence[str],
    definitions: str,
) -> str:
    """Draw the whole document."""
    return document(
        plan.width,
        plan.height,
        f"{title}: {status}",
        description,
        DEFINITIONS,
        definitions,
        text_at(GAP + 4, 50, title, 30, weight=600, font_family=palette.SERIF),
        tag(
            "text",
            clean(status),
            x=plan.width - GAP - 4,
            y=49,
            font_size=16,
            fill=palette.MUTED,
            text_anchor="end",
        ),
        at(GAP, _TOP, panel(*plan.table), table),
        *[at(x, y, seat) for (x, y), seat in zip(plan.corners, seats, strict=True)],
    )
