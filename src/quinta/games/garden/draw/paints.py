"""The colours of Queen's Garden."""

from __future__ import annotations

from typing import Final

from quinta.canvas.palette import Paint

COLOURS: Final[dict[str, Paint]] = {
    "blue": Paint("#2f7bc4", "#ffffff", "#1d5590", "#5a9bda"),
    "purple": Paint("#501c72", "#f6e9ff", "#2f0d47", "#733c97"),
    "lilac": Paint("#e3a0d8", "#571d52", "#b26fa8", "#f2c4ea"),
    "yellow": Paint("#f7dc6c", "#6b4600", "#cfa62f", "#fdeea8"),
    "lime": Paint("#95bf35", "#2c4206", "#6b8f1c", "#b7d966"),
    "green": Paint("#1f5f3c", "#eafbe9", "#0f3b23", "#3c8259"),
}

JOKER: Final = Paint("#a9aab0", "#ffffff", "#7c7d85", "#cbccd1")

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
