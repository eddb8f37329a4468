"""The colours that the pictures of all games share, and the colours of a piece."""

from __future__ import annotations

from typing import Final, NamedTuple


class Paint(NamedTuple):
    """The colours of a piece."""

    fill: str
    ink: str
    edge: str
    light: str

    @property
    def tint(self) -> str:
        """A pale background that hints at the colour."""
        mixed = [round(255 - (255 - part) * 0.2) for part in bytes.fromhex(self.fill[1:])]
        return "#" + bytes(mixed).hex()

    @property
    def deep(self) -> str:
        """The colour of letters of this colour on a pale background."""
        return min(self.ink, self.edge, key=lambda code: sum(bytes.fromhex(code[1:])))


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

SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Helvetica Neue',Arial,sans-serif"
