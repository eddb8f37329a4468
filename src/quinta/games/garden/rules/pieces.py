"""Colours, patterns and hexagons (QG-1).

A hexagon is a number from 0 to 35, ``6 * colour + pattern``. A *line* is what a player can
name: line 0 to 5 is a colour, line 6 to 11 a pattern. The three tiles that each hexagon has
make a set of tiles a *heap*: three nested masks, the hexagons held at least once, at least
twice, and three times.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("blue", "purple", "lilac", "yellow", "lime", "green")
PATTERNS: Final = ("tree", "bird", "butterfly", "flower", "plant", "tulip")
LINES: Final = COLOURS + PATTERNS

HEXAGONS: Final[i64] = 36
COPIES: Final[i64] = 3
TILES: Final[i64] = 108

NAMES: Final = tuple(f"{colour}-{pattern}" for colour in COLOURS for pattern in PATTERNS)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

ALL: Final[i64] = (1 << 36) - 1

VALUE: Final = vec[i64]([hexagon % 6 + 1 for hexagon in range(36)])
"""The cost of a hexagon, and its value at the end."""

LINE_MASK: Final = vec[i64](
    [sum(1 << (6 * colour + pattern) for pattern in range(6)) for colour in range(6)]
    + [sum(1 << (6 * colour + pattern) for colour in range(6)) for pattern in range(6)]
)
"""The six hexagons on each line."""

LINE_START: Final = vec[i64]([0, 6, 12, 18, 24, 30, 0, 1, 2, 3, 4, 5])
LINE_STEP: Final = vec[i64]([1] * 6 + [6] * 6)
"""Hexagon i of a line is ``LINE_START[line] + i * LINE_STEP[line]``."""


def line_kind(line: int) -> str:
    """Return whether a line is a "colour" or a "pattern"."""
    return "colour" if line < len(COLOURS) else "pattern"


def heap_add(heap: vec[i64], at: i64, bit: i64) -> None:
    """Put one tile of a hexagon on the heap whose three masks begin at ``at``."""
    while heap[at] & bit:
        at += 1
    heap[at] |= bit


def heap_remove(heap: vec[i64], at: i64, bit: i64) -> None:
    """Take one tile of a hexagon, which is there, off the heap at ``at``."""
    if heap[at + 2] & bit:
        heap[at + 2] ^= bit
    elif heap[at + 1] & bit:
        heap[at + 1] ^= bit
    else:
        heap[at] ^= bit


def heap_count(heap: vec[i64], at: i64, hexagon: i64) -> i64:
    """Return how many tiles of a hexagon lie on the heap at ``at``."""
    return (
        ((heap[at] >> hexagon) & 1)
        + ((heap[at + 1] >> hexagon) & 1)
        + ((heap[at + 2] >> hexagon) & 1)
    )


def heap_hexagons(heap: vec[i64], at: i64) -> list[int]:
    """Return the tiles on the heap at ``at``, in the order of their numbers, with copies."""
    tiles: list[int] = []
    hexagon: i64 = 0
    while hexagon < HEXAGONS:
        copies = heap_count(heap, at, hexagon)
        while copies > 0:
            tiles.append(hexagon)
            copies -= 1
        hexagon += 1
    return tiles


def heap_names(heap: vec[i64], at: i64) -> list[str]:
    """Return the names of the tiles on the heap at ``at``."""
    return [NAMES[hexagon] for hexagon in heap_hexagons(heap, at)]
