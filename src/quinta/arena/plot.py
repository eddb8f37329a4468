"""A plot of the ladder: a point for each bot, and a bar for its interval."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from quinta.arena.ratings import Rating
from quinta.arena.tally import Standing, Tally
from quinta.canvas import palette
from quinta.canvas.svg import at, caption, document, heading, panel, tag, text_at
from quinta.games import GAMES

_MARGIN: Final = 24.0
_PLOT: Final = 460.0
_ROW: Final = 38.0
_TOP: Final = 92.0
_BOTTOM: Final = 62.0
_RIGHT: Final = 150.0
_LONGEST: Final = 28
_TICKS: Final = 7
_STEPS: Final = (10, 20, 50)


def svg(tally: Tally) -> str:
    """Return a standalone SVG document; bots without a rating are left out."""
    match = tally.match
    rated = [(one, one.rating) for one in tally.standings() if one.rating is not None]
    labels = [_cut(one.bot) for one, _ in rated]
    left = 40 + 8.6 * max(map(len, labels), default=4)
    width = left + _PLOT + _RIGHT
    height = _TOP + _ROW * max(len(rated), 1) + _BOTTOM
    title = f"{GAMES[match.game].title}: ladder"
    games = f"{match.players} players, {tally.games} games"
    body = [panel(width, height), heading(24, 38, title, 20), caption(24, 60, games)]
    if rated:
        scale = _Scale([rating for _, rating in rated], left)
        body += _axis(scale, _TOP - 8, _TOP + _ROW * len(rated))
        for row, (one, rating) in enumerate(rated):
            body += _bot(scale, one, rating, _TOP + _ROW * (row + 0.5))
        remark = "Elo points, mean 0; bars are 95% intervals"
    else:
        remark = "No bot has a rating"
    body.append(caption(left + _PLOT / 2, height - 18, remark, "middle"))
    return document(
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        title,
        "; ".join(_sentence(one, rating) for one, rating in rated) or remark,
        at(_MARGIN, _MARGIN, *body),
    )


class _Scale:
    """The horizontal scale of the ratings, and its ticks."""

    def __init__(self, ratings: list[Rating], left: float) -> None:
        low = min(rating.low for rating in ratings)
        high = max(rating.high for rating in ratings)
        self.step = _step(high - low)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(math.ceil(high / self.step) * self.step, self.low + self.step)
        self.left = left

    def x(self, elo: float) -> float:
        return self.left + _PLOT * (elo - self.low) / (self.high - self.low)

    def ticks(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1, self.step))


def _step(extent: float) -> int:
    """Return a round distance between ticks, of which a few fill the extent."""
    size = 1
    while True:
        for step in _STEPS:
            if extent <= step * size * _TICKS:
                return step * size
        size *= 10


def _axis(scale: _Scale, top: float, bottom: float) -> Iterator[str]:
    for elo in scale.ticks():
        x = scale.x(elo)
        yield tag(
            "line",
            x1=x,
            x2=x,
            y1=top,
            y2=bottom + 6,
            stroke=palette.FAINT if elo == 0 else palette.LINE,
            stroke_width=1.5 if elo == 0 else 1,
        )
        yield text_at(x, bottom + 22, _signed(elo), 11, palette.MUTED, "middle")


def _bot(scale: _Scale, one: Standing, rating: Rating, y: float) -> Iterator[str]:
    low, middle, high = scale.x(rating.low), scale.x(rating.elo), scale.x(rating.high)
    yield text_at(scale.left - 16, y + 4.5, _cut(one.bot), 14, anchor="end", weight=600)
    bar = {"stroke": palette.ACCENT, "stroke_width": 2.5, "stroke_linecap": "round"}
    yield tag("line", x1=low, x2=high, y1=y, y2=y, opacity=0.55, **bar)
    for end in (low, high):
        yield tag("line", x1=end, x2=end, y1=y - 5, y2=y + 5, opacity=0.55, **bar)
    yield tag(
        "circle",
        cx=middle,
        cy=y,
        r=6.5,
        fill=palette.ACCENT,
        stroke=palette.PANEL,
        stroke_width=2,
    )
    x = scale.left + _PLOT + 20
    half = (rating.high - rating.low) / 2
    yield text_at(x + 42, y + 4.5, _signed(rating.elo), 14, anchor="end", weight=600)
    yield text_at(x + 52, y + 4.5, f"± {half:.0f}", 12, palette.MUTED)


def _signed(elo: float) -> str:
    """Return a rating with its sign, in typographic form."""
    rounded = round(elo)
    return f"{rounded:+d}".replace("-", "\N{MINUS SIGN}") if rounded else "0"


def _sentence(one: Standing, rating: Rating) -> str:
    return f"{one.bot} {rating.elo:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def _cut(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
