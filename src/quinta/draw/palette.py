"""The colours of the pictures.

The six colours of each game differ in lightness as well as in hue, so that they stay apart
for people who see red, green or blue less or not at all; the tests measure it. Each colour
has the ink in which signs and numbers are drawn on it, and the shade of a tile's edge.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Paint(NamedTuple):
    """How a piece of one colour is painted."""

    fill: str
    ink: str
    edge: str
    light: str

    @property
    def tint(self) -> str:
        """A pale ground that hints at the colour."""
        mixed = [round(255 - (255 - part) * 0.2) for part in bytes.fromhex(self.fill[1:])]
        return "#" + bytes(mixed).hex()

    @property
    def deep(self) -> str:
        """The colour of letters that belong to this colour but stand on a pale ground."""
        return min(self.ink, self.edge, key=lambda code: sum(bytes.fromhex(code[1:])))


GARDEN: Final[dict[str, Paint]] = {
    "blue": Paint("#2f7bc4", "#ffffff", "#1d5590", "#5a9bda"),
    "purple": Paint("#501c72", "#f6e9ff", "#2f0d47", "#733c97"),
    "lilac": Paint("#e3a0d8", "#571d52", "#b26fa8", "#f2c4ea"),
    "yellow": Paint("#f7dc6c", "#6b4600", "#cfa62f", "#fdeea8"),
    "lime": Paint("#95bf35", "#2c4206", "#6b8f1c", "#b7d966"),
    "green": Paint("#1f5f3c", "#eafbe9", "#0f3b23", "#3c8259"),
}

PAVILION: Final[dict[str, Paint]] = {
    "purple": Paint("#5a2f7d", "#f5e9ff", "#381a52", "#7d509f"),
    "green": Paint("#2f8d74", "#ffffff", "#1a6250", "#5db39b"),
    "orange": Paint("#f5932f", "#5c2800", "#c26a12", "#ffb768"),
    "yellow": Paint("#f9e06a", "#6b4700", "#d3ac30", "#fff1a9"),
    "blue": Paint("#2fa8e6", "#06324d", "#1878ad", "#73c8f4"),
    "red": Paint("#a81914", "#fff1ea", "#6f0d0a", "#cc4d45"),
}

JOKER: Final = Paint("#a9aab0", "#ffffff", "#7c7d85", "#cbccd1")

PAGE: Final = "#ece5d8"
PANEL: Final = "#fbf8f2"
PANEL_EDGE: Final = "#ddd2bf"
INK: Final = "#2e2a33"
MUTED: Final = "#7d7367"
FAINT: Final = "#b9ae9d"
LINE: Final = "#d9cfbe"
HOLLOW: Final = "#f1ebdf"
ACCENT: Final = "#b4532a"
ACCENT_SOFT: Final = "#f6e3d3"
GOLD: Final = "#d99a1c"

LAWN: Final = "#d5dfc6"
STONE: Final = "#e9e3d6"
STONE_EDGE: Final = "#cbc1ae"
PAVING: Final = "#f7efdd"
PAVING_EDGE: Final = "#d9c9a6"
SOIL: Final = "#e6dcc0"
SOIL_EDGE: Final = "#c5b68e"
ROOF: Final = ("#c9734c", "#b9613b", "#d88a64")
WATER: Final = "#5fb0c4"
MARBLE: Final = "#8b8f99"
WOOD: Final = "#8a6642"

COURT: Final = "#e4dfe6"

SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Helvetica Neue',Arial,sans-serif"
