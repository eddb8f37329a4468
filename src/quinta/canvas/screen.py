"""Output for a terminal: painted text, lines of a width, blocks side by side.

Painted text contains 24-bit ANSI codes, which take no room; all widths are in visible columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final
from unicodedata import combining, east_asian_width

from quinta.canvas import frame
from quinta.canvas.frame import Head, View
from quinta.canvas.palette import Paint
from quinta.core.plurals import number_of

NARROWEST: Final = 48
"""The least width in which a board can be shown."""

_NAME: Final = 24
"""The largest width of a player's name."""

_CODES: Final = re.compile("\x1b\\[[0-9;]*m")
_RESET: Final = "\x1b[0m"

Block = list[str]
"""Lines of one part of the picture."""


def columns(text: str) -> int:
    """Return how many columns painted text takes."""
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1
        for sign in _CODES.sub("", text)
    )


def clip(text: str, width: int) -> str:
    """Cut plain text to a width."""
    if columns(text) <= width:
        return text
    while columns(text) > width - 1:
        text = text[:-1]
    return text + "…"


def pad(text: str, width: int) -> str:
    """Fill painted text up with spaces."""
    return text + " " * (width - columns(text))


def wrap(title: str, parts: Iterable[str], width: int, indent: int = 2) -> Block:
    """Put painted parts in a row after a title, and wrap between parts at a width."""
    lines = [title]
    for part in parts:
        if columns(lines[-1]) + 1 + columns(part) > width and lines[-1].strip():
            lines.append(" " * (indent - 1))
        lines[-1] += f" {part}" if lines[-1] else part
    return lines


def joined(blocks: Sequence[Block]) -> str:
    """Put blocks below each other, with an empty line between."""
    return "\n\n".join("\n".join(line.rstrip(" ") for line in block) for block in blocks) + "\n"


def beside(blocks: Sequence[Block], width: int, gap: int = 3) -> Block:
    """Put blocks next to each other as far as the width allows, then below."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        taken = sum(_width(one) + gap for one in row)
        if row and taken + _width(block) > width:
            lines += [*_row(row, gap), ""]
            row = []
        row.append(block)
    return lines + _row(row, gap)


def _width(block: Block) -> int:
    return max(columns(line) for line in block)


def _row(blocks: Sequence[Block], gap: int) -> Block:
    lines = []
    for number in range(max(len(block) for block in blocks)):
        line = ""
        for block in blocks:
            text = block[number] if number < len(block) else ""
            line += pad(text, _width(block) + gap)
        lines.append(line.rstrip(" "))
    return lines


class Pen:
    """A painter of text, which leaves it plain when there is no colour."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def _codes(self, text: str, *codes: str) -> str:
        return f"\x1b[{';'.join(codes)}m{text}{_RESET}" if self.colour and text else text

    def bold(self, text: str) -> str:
        """Paint text bold."""
        return self._codes(text, "1")

    def dim(self, text: str) -> str:
        """Paint text dim."""
        return self._codes(text, "2")

    def lit(self, text: str) -> str:
        """Paint text as a highlight."""
        return self._codes(text, "1", "35")

    def on(self, text: str, paint: Paint) -> str:
        """Paint text in the ink of a colour on its fill, as a piece."""
        return self._codes(text, "1", "38", _rgb(paint.ink), "48", _rgb(paint.fill))

    def ground(self, text: str, ink: str, fill: str) -> str:
        """Paint text in one colour on another."""
        return self._codes(text, "38", _rgb(ink), "48", _rgb(fill))


def _rgb(code: str) -> str:
    return ";".join(["2", *map(str, bytes.fromhex(code[1:]))])


def clipped_heads(view: View, names: Sequence[str] | None) -> list[Head]:
    """Return the heads of all seats, with names that fit in a line."""
    return [replace(head, name=clip(head.name, _NAME)) for head in frame.heads(view, names)]


def title(head: Head, pen: Pen) -> Block:
    """Return a player's name and score, and a line for the state of the seat."""
    signs = [
        text
        for text, shown in (
            ("to move", head.to_move),
            ("winner", head.winner),
            ("passed", head.passed),
            ("first-player marker", head.marker),
        )
        if shown
    ]
    points = number_of(head.score, "point")
    return [f"{pen.bold(head.name)}  {pen.bold(points)}", pen.lit(", ".join(signs))]
