"""The six colours of each game stay apart, also for people who see fewer of them."""

from __future__ import annotations

from itertools import combinations
from math import copysign, dist

import pytest

from quinta.canvas import palette
from quinta.games.garden.draw import paints as garden_paints
from quinta.games.garden.draw.signs import SIGNS as PATTERN_SIGNS
from quinta.games.garden.draw.terminal import LETTERS as GARDEN_LETTERS
from quinta.games.garden.rules.pieces import COLOURS as GARDEN_COLOURS
from quinta.games.garden.rules.pieces import PATTERNS
from quinta.games.pavilion.draw import paints as pavilion_paints
from quinta.games.pavilion.draw.signs import SIGNS as COLOUR_SIGNS
from quinta.games.pavilion.draw.terminal import LETTERS as PAVILION_LETTERS
from quinta.games.pavilion.rules.pieces import COLOURS as PAVILION_COLOURS

PAINTS = {"garden": garden_paints.COLOURS, "pavilion": pavilion_paints.COLOURS}
Matrix = list[list[float]]

# How linear red, green and blue are seen without one kind of cone (Machado and others, 2009).
SIGHT: dict[str, Matrix] = {
    "full": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protan": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deutan": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritan": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}

# The Oklab space, in which distance is difference as seen.
TO_CONES: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
]
TO_LAB: Matrix = [
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
]


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def linear(code: str) -> list[float]:
    parts = [part / 255 for part in bytes.fromhex(code[1:])]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(code: str, sight: str) -> list[float]:
    light = [min(max(part, 0), 1) for part in times(SIGHT[sight], linear(code))]
    cones = [copysign(abs(part) ** (1 / 3), part) for part in times(TO_CONES, light)]
    return times(TO_LAB, cones)


def contrast(one: str, other: str) -> float:
    """The contrast ratio that WCAG defines."""
    lights = sorted(sum(times([[0.2126, 0.7152, 0.0722]], linear(code))) for code in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("paints", PAINTS.values(), ids=PAINTS)
def test_no_two_colours_look_alike(paints: dict[str, palette.Paint], sight: str) -> None:
    for one, other in combinations(paints.values(), 2):
        assert dist(seen(one.fill, sight), seen(other.fill, sight)) > 0.11


@pytest.mark.parametrize("paints", PAINTS.values(), ids=PAINTS)
def test_signs_and_numbers_can_be_read_on_every_colour(paints: dict[str, palette.Paint]) -> None:
    for paint in paints.values():
        assert contrast(paint.fill, paint.ink) > 3.8
        assert contrast(paint.tint, paint.deep) > 4.5


def test_every_colour_and_pattern_has_its_paint_sign_and_letter() -> None:
    assert set(garden_paints.COLOURS) == set(GARDEN_COLOURS) == set(GARDEN_LETTERS)
    assert set(pavilion_paints.COLOURS) == set(PAVILION_COLOURS) == set(PAVILION_LETTERS)
    assert set(PATTERN_SIGNS) == set(PATTERNS)
    assert set(COLOUR_SIGNS) == set(PAVILION_COLOURS)
    assert len(set(GARDEN_LETTERS.values())) == len(set(PAVILION_LETTERS.values())) == 6
