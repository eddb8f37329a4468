"""Colours, and tiles by colour (SP-1).

A handful of tiles is one number: six fields of five bits, one for each colour in order,
each with how many tiles of that colour there are. Hands, factories, the centre, the supply
and the tower are all such numbers, so adding and taking away are plain ``+`` and ``-``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("purple", "green", "orange", "yellow", "blue", "red")
"""The colours, in the wild order of SP-1."""

NUMBERS: Final[dict[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}

TILES_OF_A_COLOUR: Final = 22
TILES: Final = 6 * TILES_OF_A_COLOUR

ONE: Final = vec[i64]([1 << (5 * colour) for colour in range(6)])
"""One tile of a colour."""

EVERY_TILE: Final = sum(TILES_OF_A_COLOUR << (5 * colour) for colour in range(6))
"""All 132 tiles of the game."""

# Every other field, with room above each to add and to borrow.
_ALTERNATE: Final = 0x1F07C1F
_ROOM: Final = 0x2008020


def _hue_table() -> list[int]:
    """Return the set of fields that are not empty, for every content of three fields."""
    table = [0]
    for field in range(3):
        table += [hues | (1 << field) for hues in table] * 31
    return table


_HUES: Final = vec[i64](_hue_table())


def amount(tiles: i64, colour: i64) -> i64:
    """Return how many tiles of a colour there are."""
    return (tiles >> (5 * colour)) & 31


def size(tiles: i64) -> i64:
    """Return how many tiles there are."""
    # Three sums of two colours each, in fields of ten bits; 1024 leaves 1 modulo 1023.
    return ((tiles & _ALTERNATE) + ((tiles >> 5) & _ALTERNATE)) % 1023


def hues(tiles: i64) -> i64:
    """Return the set of colours that occur, as a mask."""
    return _HUES[tiles & 32767] | (_HUES[tiles >> 15] << 3)


def includes(tiles: i64, part: i64) -> bool:
    """Return whether the part can be taken out of the tiles."""
    even = ((tiles & _ALTERNATE) | _ROOM) - (part & _ALTERNATE)
    odd = (((tiles >> 5) & _ALTERNATE) | _ROOM) - ((part >> 5) & _ALTERNATE)
    return even & odd & _ROOM == _ROOM


def tile_at(tiles: i64, index: i64) -> i64:
    """Return the colour of one tile, when the tiles lie in a row ordered by colour."""
    colour: i64 = 0
    while index >= (tiles & 31):
        index -= tiles & 31
        tiles >>= 5
        colour += 1
    return colour


def tiles_of(colours: Iterable[int]) -> i64:
    """Return these tiles as one number."""
    tiles: i64 = 0
    for colour in colours:
        tiles += ONE[colour]
    return tiles


def tiles_of_counts(counts: list[int]) -> i64:
    """Return so many tiles of each colour as one number."""
    tiles: i64 = 0
    for colour, held in enumerate(counts):
        tiles += held * ONE[colour]
    return tiles


def colours_of(tiles: i64) -> list[int]:
    """Return the colour of every tile, in ascending order."""
    return [colour for colour in range(6) for _ in range(amount(tiles, colour))]


def tiles_data(tiles: i64) -> dict[str, int]:
    """Return tiles as plain data: how many of each colour that occurs."""
    data: dict[str, int] = {}
    for colour in range(6):
        if amount(tiles, colour):
            data[COLOURS[colour]] = amount(tiles, colour)
    return data


_BLANK: Final = vec[i64]([0, 0, 0, 0, 0, 0, 1])
_FIVE_FIELDS: Final = 0xFFFFFFFFFF


@final
class Selections:
    """The ways to choose up to four of some tiles, counted and numbered but never listed.

    These are the possible bonuses (SP-5.3) and the tiles that may be kept (SP-5.4).
    """

    __slots__ = ("tails", "tiles")

    def __init__(self, tiles: i64) -> None:
        self.tiles = tiles
        # For each colour, the numbers of ways to choose 0, 1, 2, 3 or 4 tiles of this and
        # later colours, in fields of eight bits: there are never more than 126.
        tails = _BLANK[:]
        later: i64 = 1
        colour: i64 = 5
        while colour >= 0:
            most = (tiles >> (5 * colour)) & 31
            if most > 4:
                most = 4
            ways = later
            while most > 0:
                ways = later + ((ways << 8) & _FIVE_FIELDS)
                most -= 1
            tails[colour] = ways
            later = ways
            colour -= 1
        self.tails = tails

    def count(self, chosen: i64) -> i64:
        """Return how many ways there are to choose exactly this many tiles, at most four."""
        return (self.tails[0] >> (8 * chosen)) & 255

    def at(self, chosen: i64, index: i64) -> i64:
        """Return one of these ways, by its number."""
        selection: i64 = 0
        colour: i64 = 0
        while chosen > 0:
            # Most of the lower colours come first.
            taken = (self.tiles >> (5 * colour)) & 31
            if taken > chosen:
                taken = chosen
            colour += 1
            ways = (self.tails[colour] >> (8 * (chosen - taken))) & 255
            while index >= ways:
                index -= ways
                taken -= 1
                ways = (self.tails[colour] >> (8 * (chosen - taken))) & 255
            selection += taken * ONE[colour - 1]
            chosen -= taken
        return selection
