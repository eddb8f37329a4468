"""Small pieces of HTML; all text goes through ``text`` and is escaped."""

from __future__ import annotations

from quinta.analysis.report.words import MARKS, percent, points
from quinta.analysis.value import Standing
from quinta.canvas.svg import clean, tag


def text(content: object) -> str:
    """Return any text, escaped."""
    return clean(content)


def element(name: str, *children: str, **attributes: object) -> str:
    """Return an element that is closed even if it is empty."""
    return tag(name, *(children or ("",)), **attributes)


def figure(number: str) -> str:
    """Return a number with a typographic minus."""
    return text(number.replace("-", "\N{MINUS SIGN}"))


def player(name: str, seat: int) -> str:
    """Return a player's name, in its colour."""
    return element("span", text(name), class_=f"player seat-{seat}")


def verdict_mark(verdict: str) -> str:
    """Return the sign of a verdict, which those who do not see it hear as a word."""
    sign = element("span", MARKS.get(verdict, "\N{CHECK MARK}"), aria_hidden="true")
    return element("span", sign, class_=f"verdict {verdict}")


def standing(change: Standing) -> str:
    """Return points, and the chance to win below them."""
    return figure(points(change.lead)) + element("small", figure(percent(change.chance)))
