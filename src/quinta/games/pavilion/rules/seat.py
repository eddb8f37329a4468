"""One player: the pavilion, the tiles and the score (SP-2, SP-3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import BIT, lowest
from quinta.games.pavilion.rules.board import MANY, SPACES, STAR, Side

FIRST_SCORE: Final = 5
LOWEST_SCORE: Final = 1


@final
class Seat:
    """What belongs to one player."""

    __slots__ = (
        "covered",
        "kept",
        "laid",
        "many",
        "open",
        "passed",
        "score",
        "side",
        "tiles",
        "undecided",
    )

    def __init__(
        self,
        side: Side,
        score: i64,
        tiles: i64,
        kept: i64,
        passed: bool,
        covered: i64,
        laid: vec[i64],
        open: vec[i64],
        many: i64,
        undecided: i64,
    ) -> None:
        self.side = side
        self.score = score
        self.tiles = tiles
        """The tiles beside the board."""
        self.kept = kept
        """The tiles kept for the next round, once passed."""
        self.passed = passed
        self.covered = covered
        """The spaces that hold a tile."""
        self.laid = laid
        """For each colour, the spaces that hold a tile of it."""
        self.open = open
        """For each colour, the empty spaces where it may lie."""
        self.many = many
        """The stars that are of many colours, as a mask."""
        self.undecided = undecided
        """The stars that may still become of one colour or of many, as a mask."""

    @staticmethod
    def empty(side: Side) -> Seat:
        """Return a seat at the start of the game (SP-3)."""
        laid = vec[i64]([0] * 6)
        return Seat(
            side, FIRST_SCORE, 0, 0, False, 0, laid, side.spaces[:], side.many, side.undecided
        )

    def copy(self) -> Seat:
        """Return an independent copy."""
        return Seat(
            self.side,
            self.score,
            self.tiles,
            self.kept,
            self.passed,
            self.covered,
            self.laid[:],
            self.open[:],
            self.many,
            self.undecided,
        )

    def cover(self, space: i64, colour: i64) -> None:
        """Lay a tile of a colour that may lie on this space."""
        bit = BIT[space]
        star = space // 6
        if (self.undecided >> star) & 1:
            self._decide(star, colour)
        spaces = self.open
        if (self.many >> star) & 1:
            spaces[colour] &= ~STAR[star]
        if (self.many | self.undecided) >> star & 1:
            other: i64
            for other in range(6):
                spaces[other] &= ~bit
        else:
            spaces[colour] &= ~bit
        self.covered |= bit
        self.laid[colour] |= bit

    def _decide(self, star: i64, colour: i64) -> None:
        """Decide by the second tile of a star what it becomes (SP-2, variant side)."""
        first = self.covered & STAR[star]
        if first == 0:
            return
        self.undecided &= ~BIT[star]
        before = self.colour_at(lowest(first))
        other: i64
        if before == colour:
            for other in range(6):
                if other != colour:
                    self.open[other] &= ~STAR[star]
        else:
            self.many |= BIT[star]
            self.open[before] &= ~STAR[star]

    def colour_at(self, space: i64) -> i64:
        """Return the colour of the tile on a space, or -1 where there is none."""
        colour: i64
        for colour in range(6):
            if (self.laid[colour] >> space) & 1:
                return colour
        return -1

    def pavilion(self) -> list[int]:
        """Return the colours on all spaces by number, -1 where there is no tile."""
        return [self.colour_at(space) for space in range(SPACES)]

    def star_kind(self, star: i64) -> i64:
        """Return the colour of a star, ``MANY`` for one of many, -1 while that is open (SP-2)."""
        if (self.undecided >> star) & 1:
            return -1
        if (self.many >> star) & 1:
            return MANY
        colour: i64 = 0
        while not (self.open[colour] | self.laid[colour]) & STAR[star]:
            colour += 1
        return colour

    def full_star(self, star: i64) -> i64:
        """Return the colour of a full star, ``MANY`` for one of many, -1 if it is not full."""
        mask = STAR[star]
        if self.covered & mask != mask:
            return -1
        colour: i64
        for colour in range(6):
            if self.laid[colour] & mask == mask:
                return colour
        return MANY
