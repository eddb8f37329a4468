"""What a picture of Summer Pavilion shows, read from a snapshot.

Only what everybody sees is read. Names of colours and kinds of values are checked; whether the
rules can lead to the position is the engine's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quinta.canvas import reading
from quinta.core.bits import count
from quinta.core.game import InvalidPosition
from quinta.games.pavilion.rules.board import MANY, STARS, Feature, Side, space_number
from quinta.games.pavilion.rules.boards import DEFAULT, side_of
from quinta.games.pavilion.rules.pieces import COLOURS, NUMBERS
from quinta.games.pavilion.rules.seat import Seat

MANY_COLOURS = "many"
"""The kind of a star whose tiles are all different."""

Tiles = dict[str, int]
"""Tiles of Summer Pavilion: how many of each colour, colours in the order of the rules."""


@dataclass(frozen=True)
class PavilionSeat:
    """A seat of Summer Pavilion; ``pavilion`` has seven stars of six spaces."""

    score: int
    tiles: Tiles
    kept: Tiles
    passed: bool
    pavilion: tuple[tuple[str | None, ...], ...]

    @property
    def placed(self) -> int:
        """The number of tiles in the pavilion."""
        return sum(colour is not None for star in self.pavilion for colour in star)

    def laid_on(self, side: Side) -> Seat:
        """Return a seat of the engine with these tiles laid on a side."""
        seat = Seat.empty(side)
        for star, tiles in enumerate(self.pavilion):
            for space, colour in enumerate(tiles, start=1):
                if colour is not None:
                    seat.cover(space_number(star, space), NUMBERS[colour])
        return seat

    def features(self, side: Side) -> list[tuple[Feature, bool]]:
        """Return every feature, and whether all its spaces hold tiles."""
        covered = self.laid_on(side).covered
        return [(one, covered & one.spaces == one.spaces) for one in side.features]

    def numbers(self, side: Side) -> list[tuple[int, int, int, int]]:
        """Return each number that scores, its covered and all its spaces, its points (SP-7)."""
        covered = self.laid_on(side).covered
        found = []
        for number, points in enumerate(side.number_points):
            if points:
                spaces = int(side.numbers[number])
                done = int(count(spaces & covered))
                found.append((number, done, spaces.bit_count(), int(points)))
        return found

    def star_kind(self, side: Side, star: int) -> str | None:
        """Return a star's colour, "many", or None while nothing is decided (SP-2)."""
        kind = int(self.laid_on(side).star_kind(star))
        if kind == MANY:
            return MANY_COLOURS
        return None if kind < 0 else COLOURS[kind]


@dataclass(frozen=True)
class PavilionView:
    """The visible facts of a position of Summer Pavilion."""

    round: int
    phase: str
    to_move: int | None
    marker: int | None
    starter: int
    side: Side
    factories: tuple[Tiles, ...]
    centre: Tiles
    supply: Tiles
    bag: int
    tower: Tiles
    seats: tuple[PavilionSeat, ...]

    @property
    def wilds(self) -> list[str]:
        """The wild colours in order."""
        return [COLOURS[colour] for colour in self.side.wilds]

    @property
    def wild(self) -> str:
        """The wild colour of the round."""
        return COLOURS[self.side.wild(self.round)]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"


def star_points(side: Side, kind: str) -> int:
    """Return the points of a full star of a colour, or of many (SP-7)."""
    return int(side.star_points[MANY if kind == MANY_COLOURS else COLOURS.index(kind)])


def read_pavilion(snapshot: Mapping[str, object]) -> PavilionView:
    """Read a position of Summer Pavilion."""
    return PavilionView(
        round=_round(snapshot),
        phase=reading.text(snapshot, "phase"),
        to_move=reading.seat_or_none(snapshot, "to_move"),
        marker=reading.seat_or_none(snapshot, "marker"),
        starter=reading.seat(snapshot, "starter"),
        side=_side(reading.mapping(snapshot, "options").get("board", DEFAULT)),
        factories=tuple(_counts(tiles) for tiles in reading.items(snapshot, "factories")),
        centre=_counts(snapshot.get("centre")),
        supply=_counts(snapshot.get("supply")),
        bag=reading.number(snapshot, "bag"),
        tower=_counts(snapshot.get("tower")),
        seats=tuple(_seat(seat) for seat in reading.seats(snapshot)),
    )


def _side(value: object) -> Side:
    try:
        return side_of(value)
    except ValueError as error:
        raise InvalidPosition(str(error)) from None


def _round(snapshot: Mapping[str, object]) -> int:
    found = reading.number(snapshot, "round")
    if 1 <= found <= len(COLOURS):
        return found
    raise InvalidPosition(f"there is no round {found}")


def _seat(data: Mapping[str, object]) -> PavilionSeat:
    stars = reading.items(data, "pavilion")
    if len(stars) != STARS:
        raise InvalidPosition("a pavilion has seven stars")
    return PavilionSeat(
        score=reading.number(data, "score"),
        tiles=_counts(data.get("tiles")),
        kept=_counts(data.get("kept")),
        passed=data.get("passed") is True,
        pavilion=tuple(_star(star) for star in stars),
    )


def _star(value: object) -> tuple[str | None, ...]:
    if not isinstance(value, list | tuple) or len(value) != 6:
        raise InvalidPosition("a star has six spaces")
    return tuple(None if tile is None else _colour(tile) for tile in value)


def _colour(value: object) -> str:
    if isinstance(value, str) and value in COLOURS:
        return value
    raise InvalidPosition(f"{value!r} is not a colour of Summer Pavilion")


def _counts(value: object) -> Tiles:
    if not isinstance(value, Mapping):
        raise InvalidPosition("tiles must map colours to numbers")
    for colour in value:
        _colour(colour)
    return {colour: reading.number(value, colour) for colour in COLOURS if value.get(colour)}
