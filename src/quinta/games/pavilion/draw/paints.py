"""The colours of Summer Pavilion."""

from __future__ import annotations

from typing import Final

from quinta.canvas.palette import Paint

COLOURS: Final[dict[str, Paint]] = {
    "purple": Paint("#5a2f7d", "#f5e9ff", "#381a52", "#7d509f"),
    "green": Paint("#2f8d74", "#ffffff", "#1a6250", "#5db39b"),
    "orange": Paint("#f5932f", "#5c2800", "#c26a12", "#ffb768"),
    "yellow": Paint("#f9e06a", "#6b4700", "#d3ac30", "#fff1a9"),
    "blue": Paint("#2fa8e6", "#06324d", "#1878ad", "#73c8f4"),
    "red": Paint("#a81914", "#fff1ea", "#6f0d0a", "#cc4d45"),
}

COURT: Final = "#e4dfe6"
