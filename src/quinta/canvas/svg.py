"""SVG output: elements, escaped text, panels, and the whole document."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from quinta.canvas import palette

# Characters that XML 1.0 cannot hold even when escaped.
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Point = tuple[float, float]


def number(value: float) -> str:
    """Return a coordinate with one decimal, none if it is whole."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def clean(text: object) -> str:
    """Escape any text and replace characters that XML forbids."""
    return escape(_FORBIDDEN.sub("\ufffd", str(text)))


def tag(name: str, *children: str, **attributes: object) -> str:
    """Return an element; ``stroke_width`` becomes ``stroke-width``, None leaves one out."""
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is None:
            continue
        text = number(value) if isinstance(value, float) else _FORBIDDEN.sub("\ufffd", str(value))
        parts.append(f" {key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    if children:
        return "".join([*parts, ">", *children, f"</{name}>"])
    return "".join([*parts, "/>"])


def group(*children: str, **attributes: object) -> str:
    """Return a group of elements."""
    return tag("g", *children, **attributes)


def at(x: float, y: float, *children: str, scale: float = 1, **attributes: object) -> str:
    """Return a group moved to a point, and scaled there."""
    transform = f"translate({number(x)} {number(y)})"
    if scale != 1:
        transform += f" scale({scale:.3g})"
    return tag("g", *children, transform=transform, **attributes)


def use(name: str, x: float, y: float, scale: float = 1, **attributes: object) -> str:
    """Draw a definition at a point."""
    if scale == 1:
        return tag("use", href=f"#{name}", x=float(x), y=float(y), **attributes)
    transform = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    return tag("use", href=f"#{name}", transform=transform, **attributes)


def text_at(
    x: float,
    y: float,
    content: object,
    size: float = 13,
    fill: str = palette.INK,
    anchor: str | None = None,
    weight: int | None = None,
    **attributes: object,
) -> str:
    """Draw a line of text; its baseline begins, or with ``anchor`` ends or centres, at a point."""
    return tag(
        "text",
        clean(content),
        x=float(x),
        y=float(y),
        font_size=float(size),
        fill=fill,
        text_anchor=anchor,
        font_weight=weight,
        **attributes,
    )


def heading(x: float, y: float, content: object, size: float = 15) -> str:
    """Draw a small title in the serif face."""
    return text_at(x, y, content, size, weight=600, font_family=palette.SERIF)


def caption(x: float, y: float, content: object, anchor: str | None = None) -> str:
    """Draw a small remark in a muted colour."""
    return text_at(x, y, content, 11, palette.MUTED, anchor)


def polygon(points: list[Point], **attributes: object) -> str:
    """Draw a closed shape through points."""
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"
    return tag("path", d=path, **attributes)


def panel(width: float, height: float, active: bool = False) -> str:
    """Draw the background of a part of the picture; ``active`` frames it."""
    shadow = tag(
        "rect", y=3.0, width=float(width), height=float(height), rx=16, fill="#8d7f66", opacity=0.18
    )
    ground = tag(
        "rect",
        width=float(width),
        height=float(height),
        rx=16,
        fill=palette.PANEL,
        stroke=palette.ACCENT if active else palette.PANEL_EDGE,
        stroke_width=2.5 if active else 1,
    )
    return shadow + ground


def pill(x: float, y: float, content: str, fill: str, ink: str, size: float = 11) -> str:
    """Draw a rounded label that begins at a point; ``pill_width`` is its width."""
    width = pill_width(content, size)
    return tag(
        "rect", x=float(x), y=float(y - size - 2), width=width, height=size + 9, rx=10, fill=fill
    ) + text_at(x + width / 2, y + 1.5, content, size, ink, "middle", 600)


def pill_width(content: str, size: float = 11) -> float:
    """Return the approximate width of a label."""
    return len(content) * size * 0.58 + 18


def document(width: float, height: float, title: str, description: str, *body: str) -> str:
    """Return a standalone SVG document with a title and a description."""
    return tag(
        "svg",
        tag("title", clean(title)),
        tag("desc", clean(description)),
        tag("rect", width=float(width), height=float(height), fill=palette.PAGE),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=number(width),
        height=number(height),
        style="max-width:100%;height:auto",
        role="img",
        font_family=palette.SANS,
        fill=palette.INK,
    )
