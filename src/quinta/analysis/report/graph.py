"""The graph of a game: the expected lead turn by turn, and below it each player's luck and errors.

Of two players one line tells both leads. Colours come from the style of the page, by class.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from quinta.analysis.report.game import ReviewedGame
from quinta.analysis.report.words import MARKS, came, loss, points, share
from quinta.analysis.turns import TurnReview
from quinta.canvas.svg import Point, clean, group, number, tag

_TICKS: Final = 6
_LEAST_BAR: Final = 1.2
_ROUND: Final = 60.0
"""The room that a round needs for its label."""
_BIG: Final = ("blunder", "mistake")
"""The verdicts that are marked with their sign, and have a picture to go to."""


@dataclass(frozen=True)
class Size:
    """The size of a graph: its width, and the heights of the lead's part and of each strip."""

    name: str
    width: float
    lead: float
    strip: float
    left: float = 46.0
    right: float = 14.0
    top: float = 26.0
    gap: float = 30.0


WIDE: Final = Size("wide", 960.0, 280.0, 74.0)
NARROW: Final = Size("narrow", 400.0, 230.0, 64.0, left=34.0, right=10.0)


def graph(game: ReviewedGame, size: Size) -> str:
    """Return the graph as an SVG element; the game has at least one turn."""
    return _Graph(game, size).drawn()


def goal(turn: TurnReview) -> str:
    """Return where on the page a turn is told in most detail."""
    return f"#look-{turn.number}" if turn.verdict in _BIG else f"#turn-{turn.number}"


class _Scale:
    """A vertical scale from one round number to another."""

    def __init__(self, numbers: Sequence[float], top: float, height: float) -> None:
        low, high = min(numbers), max(numbers)
        self.step = _step(max(0.0, high) - min(0.0, low))
        # There is room on both sides of 0, so that it is plain who is ahead.
        self.low = min(math.floor(low / self.step), -1) * self.step
        self.high = max(math.ceil(high / self.step), 1) * self.step
        self._top, self._height = top, height

    def y(self, value: float) -> float:
        return self._top + self._height * (self.high - value) / (self.high - self.low)

    def ticks(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1, self.step))


def _step(extent: float) -> int:
    """Return a round distance between ticks, of which a few fill the extent."""
    size = 1
    while True:
        for step in (1, 2, 5):
            if extent <= step * size * _TICKS:
                return step * size
        size *= 10


class _Graph:
    def __init__(self, game: ReviewedGame, size: Size) -> None:
        self._game, self._size = game, size
        self._turns = game.review.turns
        self._lines = [0] if len(game.seats) == 2 else list(game.seats)
        self._column = (size.width - size.left - size.right) / len(self._turns)
        leads = [value.leads[seat] for value in game.review.values for seat in self._lines]
        self._scale = _Scale(leads, size.top, size.lead)
        self._bottom = size.top + size.lead

    def drawn(self) -> str:
        size = self._size
        height = self._bottom + (size.gap + size.strip) * len(self._game.seats) + 8
        return tag(
            "svg",
            group(*self._axis(), *self._rounds(height), *self._leads(), aria_hidden="true"),
            group(*self._strips(), aria_hidden="true"),
            group(*self._columns(height), aria_hidden="true"),
            group(*map(self._mark, self._game.errors)),
            viewBox=f"0 0 {number(size.width)} {number(height)}",
            class_=f"graph {size.name}",
            role="group",
            aria_label="Expected lead after each turn, with marks for turns that lost something",
        )

    def _x(self, position: float) -> float:
        return self._size.left + self._column * position

    # --- the lead ---------------------------------------------------------------------------

    def _axis(self) -> Iterator[str]:
        size = self._size
        for tick in self._scale.ticks():
            y = self._scale.y(tick)
            yield _line(size.left, y, size.width - size.right, y, "zero" if tick == 0 else "grid")
            label = points(tick, 0)
            yield _text(size.left - 7, y + 4, label, "axis", "end")

    def _rounds(self, height: float) -> Iterator[str]:
        """Yield a line and a label where each round begins; a narrow round has its number only."""
        rounds = self._game.rounds
        begins = [at for at, now in enumerate(rounds) if not at or now != rounds[at - 1]]
        for at, end in zip(begins, [*begins[1:], len(rounds)], strict=True):
            x = self._x(at)
            if at:
                yield _line(x, self._size.top - 4, x, height, "round")
            words = f"Round {rounds[at]}" if self._column * (end - at) > _ROUND else f"{rounds[at]}"
            yield _text(x + 3, self._size.top - 10, words)

    def _leads(self) -> Iterator[str]:
        for seat in self._lines:
            leads = [value.leads[seat] for value in self._game.review.values]
            if len(self._lines) == 1:
                for side, sign in enumerate((1.0, -1.0)):
                    yield self._area(leads, sign, f"area seat-{side}")
            path = _path([(self._x(at), self._scale.y(lead)) for at, lead in enumerate(leads)])
            one = " both" if len(self._lines) == 1 else ""
            yield tag("path", d=path, class_=f"lead seat-{seat}{one}")

        if len(self._lines) == 1:
            first, second = self._game.names
            left = self._size.left + 6
            yield _text(left, self._size.top + 15, f"{first} ahead", "side seat-0")
            yield _text(left, self._bottom - 8, f"{second} ahead", "side seat-1")

    def _area(self, leads: Sequence[float], sign: float, style: str) -> str:
        """Return the area between the line and 0 on one side of it."""
        corners: list[Point] = [(0.0, 0.0)]
        for at, lead in enumerate(leads):
            if at and leads[at - 1] * lead < 0:
                corners.append((at - lead / (lead - leads[at - 1]), 0.0))
            corners.append((at, lead if lead * sign > 0 else 0.0))
        corners.append((len(leads) - 1, 0.0))
        drawn = [(self._x(at), self._scale.y(lead)) for at, lead in corners]
        return tag("path", d=f"{_path(drawn)}z", class_=style)

    def _mark(self, turn: TurnReview) -> str:
        """Return the mark of a turn that lost something, at the lead that it led to."""
        seat = 0 if len(self._lines) == 1 else turn.seat
        x = self._x(turn.number)
        y = self._scale.y(self._game.review.values[turn.number].leads[seat])
        assert turn.verdict is not None
        drawn = [tag("title", clean(self._told(turn)))]
        if turn.verdict in _BIG:
            drawn.append(tag("circle", cx=x, cy=y, r=8.5))
            drawn.append(_text(x, y + 4, MARKS[turn.verdict], "sign", "middle"))
        else:
            drawn.append(tag("circle", cx=x, cy=y, r=4.5))
        label = f"Turn {turn.number}, {self._game.names[turn.seat]}: {turn.verdict}"
        return tag("a", *drawn, href=goal(turn), class_=f"mark {turn.verdict}", aria_label=label)

    # --- luck and errors --------------------------------------------------------------------

    def _strips(self) -> Iterator[str]:
        size, turns = self._size, self._turns
        lucks = [turn.luck.value.leads for turn in turns if turn.luck]
        up = max([1.0, *(lead for leads in lucks for lead in leads)])
        down = max([1.0, *(-lead for leads in lucks for lead in leads)])
        down = max([down, *(turn.cost.lead for turn in turns)])
        for seat in self._game.seats:
            top = self._bottom + (size.gap + size.strip) * seat + size.gap
            unit = size.strip / (up + down)
            zero = top + unit * up
            yield _text(size.left + 6, top - 7, self._game.names[seat], f"side seat-{seat}")
            for lead in (up, -down):
                yield _text(size.left - 7, zero - unit * lead + 4, points(lead, 0), "axis", "end")
            for at, turn in enumerate(turns):
                lost = turn.cost.lead if turn.seat == seat else 0.0
                luck = turn.luck.value.leads[seat] if turn.luck else 0.0
                both = bool(lost and luck)
                if lost:
                    style = f"lost {turn.verdict or turn.kind}"
                    yield self._bar(at, 0, both, zero, unit * lost, style)
                if luck:
                    height = unit * abs(luck)
                    yield self._bar(at, 1, both, zero - max(unit * luck, 0), height, "luck")
            yield _line(size.left, zero, size.width - size.right, zero, "zero")

    def _bar(self, at: int, half: int, both: bool, y: float, height: float, style: str) -> str:
        """Return a bar in the column of a turn, or in a half of it if there are two."""
        room = self._column / 2 if both else self._column
        left = self._x(at) + (room * half if both else 0.0)
        width = max(min(room * 0.86, 14.0), _LEAST_BAR)
        left += (room - width) / 2
        height = max(height, 0.6)
        return tag("rect", x=left, y=y, width=width, height=height, class_=f"bar {style}")

    # --- what a pointer finds ---------------------------------------------------------------

    def _columns(self, height: float) -> Iterator[str]:
        """Yield for each turn a column that says what happened there, and leads to it."""
        if self._size is NARROW:
            return
        top = self._size.top
        for at, turn in enumerate(self._turns):
            yield tag(
                "a",
                tag("title", clean(self._told(turn))),
                tag("rect", x=self._x(at), y=top, width=self._column, height=height - top),
                href=f"#turn-{turn.number}",
                tabindex="-1",
                class_="column",
            )

    def _told(self, turn: TurnReview) -> str:
        """Return a turn in a few lines."""
        lead, chance = turn.value[turn.seat]
        lines = [
            f"Turn {turn.number}, {self._game.names[turn.seat]}: {turn.text}",
            f"lead before it {points(lead)}, chance to win {share(chance)}",
        ]
        if turn.verdict in MARKS:
            lines.append(f"{turn.verdict}: lost {loss(turn.cost)}")
        if turn.luck is not None:
            worth = points(turn.luck.value.leads[turn.seat])
            lines.append(f"luck {worth}: {came(turn.luck)}")
        return "\n".join(lines)


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=style)


def _text(x: float, y: float, words: str, style: str = "axis", anchor: str | None = None) -> str:
    content = clean(words.replace("-", "\N{MINUS SIGN}") if style == "axis" else words)
    return tag("text", content, x=x, y=y, class_=style, text_anchor=anchor)


def _path(corners: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)
