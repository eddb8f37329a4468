"""The signs that tell the six patterns (QG-1) apart without colour.

Every sign is drawn in a box from -12 to 12 as the inside of an SVG group. Parts in ink are
filled with ``currentColor``; details are cut out with the inherited ``fill``, so that one
definition serves on every ground::

    <use href="#sign" color="ink" fill="ground"/>
"""

from __future__ import annotations

from typing import Final

_LEAF: Final = "c1.2-4.6 4.4-6.6 9-6.4.2 4.6-3 7.6-9 6.4z"
_LEAF_LEFT: Final = "c-1.2-4.6-4.4-6.6-9-6.4-.2 4.6 3 7.6 9 6.4z"

SIGNS: Final[dict[str, str]] = {
    "tree": (
        '<path fill="currentColor" d="M-1.7 11.5 -1.5 5.4C-5.4 6.6-9.6 4.2-9.6-.4c0-2.6 1.6-4.7 '
        "3.8-5.5C-5.4-9.4-3-11.5 0-11.5S5.4-9.4 5.8-5.9C8-5.1 9.6-3 9.6-.4 9.6 4.2 5.4 6.6 "
        '1.5 5.4L1.7 11.5z"/>'
    ),
    "bird": (
        '<path fill="currentColor" d="M12-5.6 8.6-7.6C7.6-9.8 5.6-10.8 3.4-10.3.9-9.8-.5-7.8-.7'
        "-5.4-.9-3.6-2.2-2.7-4.2-2.3L-12-4.8C-11.4 2.6-7.4 6.9-1.6 7.4V11.5H.2V7.5H1.9V11.5H3.7"
        'V7.1C7.2 5.6 9.2 2.4 9.2-2.2V-4.2z"/>'
        '<circle cx="5" cy="-6.6" r="1.2"/>'
        '<path d="M-6.6.4C-3.6.7-.2.1 2.8-1.6 2.9 1.9.5 4.3-2.6 4.1-4.6 3.9-6 2.5-6.6.4z"/>'
    ),
    "butterfly": (
        '<path fill="currentColor" d="M-.9-2.4C-2.6-7.4-7-10.4-10.6-9.4-12.4-4.8-10.4-.2-6.2.8'
        "-9 2.2-9.6 5.6-7.6 8.4-4.4 9.4-1.6 6.6-.9 3zM.9-2.4C2.6-7.4 7-10.4 10.6-9.4 12.4-4.8 "
        '10.4-.2 6.2.8 9 2.2 9.6 5.6 7.6 8.4 4.4 9.4 1.6 6.6.9 3z"/>'
        '<path fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" '
        'd="M0 7V-4C-.2-7-1.4-9-3-10.4M0-4C.2-7 1.4-9 3-10.4"/>'
        '<circle cx="-6.4" cy="-4.6" r="1.7"/><circle cx="6.4" cy="-4.6" r="1.7"/>'
    ),
    "flower": (
        '<g fill="currentColor"><ellipse cy="-6.9" rx="3.5" ry="4.6"/>'
        + "".join(
            f'<ellipse cy="-6.9" rx="3.5" ry="4.6" transform="rotate({angle})"/>'
            for angle in range(60, 360, 60)
        )
        + '</g><circle r="3.9"/><circle r="2.1" fill="currentColor"/>'
    ),
    "plant": (
        '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" '
        'd="M0 11.5V-5"/><path fill="currentColor" d="M.6 8.4'
        + _LEAF
        + "M-.6 8.4"
        + _LEAF_LEFT
        + "M.6 1.4"
        + _LEAF
        + "M-.6 1.4"
        + _LEAF_LEFT
        + 'M0-4C-3.4-6.6-3.4-9.4 0-12 3.4-9.4 3.4-6.6 0-4z"/>'
    ),
    "tulip": (
        '<path fill="currentColor" d="M-5.6-10.6-2.9-7.8 0-11.8 2.9-7.8 5.6-10.6C7.4-4.6 5.4-.6 '
        "1-.2V11.5H-1V-.2C-5.4-.6-7.4-4.6-5.6-10.6zM1.4 11.5C1.4 6.6 4.6 3.4 9.6 2.8 9.4 7.8 6.4 "
        '11.2 1.4 11.5zM-1.4 11.5C-1.4 6.6-4.6 3.4-9.6 2.8-9.4 7.8-6.4 11.2-1.4 11.5z"/>'
    ),
}
