"""The signs that tell the six colours (SP-1) apart without colour.

Every sign is drawn in a box from -12 to 12 as the inside of an SVG group. Parts in ink are
filled with ``currentColor``; details are cut out with the inherited ``fill``, so that one
definition serves on every ground::

    <use href="#sign" color="ink" fill="ground"/>
"""

from __future__ import annotations

from typing import Final

SIGNS: Final[dict[str, str]] = {
    # a moon
    "purple": '<path fill="currentColor" d="M3.8-9.8A10 10 0 1 0 10.2 4.2 8 8 0 1 1 3.8-9.8z"/>',
    # a leaf
    "green": (
        '<path fill="currentColor" d="M-8.6 8.8C-12.4-2.6-4-10.4 10-10 10.6 3.6 3 11.8-7.2 8.8z"/>'
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" '
        'd="M-10.4 10.6-7 7.4"/>'
        '<path d="M-7.4 6.2C-3.6 0 1-3.8 6.4-6.4 2.2-2.4-1.6 1.6-5.2 7.6z"/>'
    ),
    # a slice of fruit
    "orange": (
        '<path fill="currentColor" d="M-11.6-5.6H11.6A11.6 11.6 0 0 1-11.6-5.6z"/>'
        '<path d="M-1.1-2.8V4.8A8.4 8.4 0 0 1-5 3.1zM1.1-2.8V4.8A8.4 8.4 0 0 0 5 3.1z'
        'M-2.6-3.4-6.5 1.9A8.4 8.4 0 0 1-8.4-3.4zM2.6-3.4 6.5 1.9A8.4 8.4 0 0 0 8.4-3.4z"/>'
    ),
    # a sun
    "yellow": (
        '<circle r="5.2" fill="currentColor"/><path fill="none" stroke="currentColor" '
        'stroke-width="2.4" stroke-linecap="round" d="M0-8.4V-10.8M0 8.4V10.8M8.4 0H10.8M-8.4 0'
        'H-10.8M5.9-5.9 7.6-7.6M5.9 5.9 7.6 7.6M-5.9 5.9-7.6 7.6M-5.9-5.9-7.6-7.6"/>'
    ),
    # a drop
    "blue": (
        '<path fill="currentColor" d="M0-11.6C4.8-5.4 7.8-1.6 7.8 3.2A7.8 7.8 0 0 1-7.8 3.2'
        'C-7.8-1.6-4.8-5.4 0-11.6z"/>'
        '<path d="M-4.6 3.4A4.6 4.6 0 0 0 0 8V6.2A2.8 2.8 0 0 1-2.8 3.4z"/>'
    ),
    # a heart
    "red": (
        '<path fill="currentColor" d="M0 10.4C-13 1.6-12.4-8.6-6-9.4-3-9.8-.8-8.2 0-5.6.8-8.2 3'
        '-9.8 6-9.4 12.4-8.6 13 1.6 0 10.4z"/>'
    ),
}
