"""A position of Summer Pavilion as plain JSON data, and back.

Reading checks that the position can exist: that the tiles add up, that none lies where it may
not, that phase, table and players agree. The first fault found is named. A position made by
hand may leave out the hidden part, the bag and the tower: what lies nowhere is in the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quinta.core.bits import count
from quinta.core.chance import fresh_seed
from quinta.core.fields import Fields, shown
from quinta.core.game import Data, InvalidPosition, generator_text, read_generator
from quinta.core.position import read_marker, read_nobody_to_move, read_seats, read_to_move
from quinta.core.terms import read_terms
from quinta.games.pavilion import NAME, VERSION
from quinta.games.pavilion.rules.board import STARS, space_number
from quinta.games.pavilion.rules.moves import DRAFTING, MOST_KEPT, OVER
from quinta.games.pavilion.rules.options import Rules
from quinta.games.pavilion.rules.pieces import (
    COLOURS,
    NUMBERS,
    TILES,
    TILES_OF_A_COLOUR,
    amount,
    size,
    tiles_data,
    tiles_of,
    tiles_of_counts,
)
from quinta.games.pavilion.rules.scoring import ROUNDS, pavilion_points, set_points
from quinta.games.pavilion.rules.seat import LOWEST_SCORE, Seat
from quinta.games.pavilion.rules.table import CENTRE, FACTORY_TILES, SUPPLY_SPACES, Table

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion

_PHASES: Final = ("drafting", "placing", "over")
_MOST_UNSCORED: Final = 999
_MOST_FOR_A_TILE: Final = 6
_KEYS: Final = (
    *("game", "version", "players", "options", "round", "phase", "to_move", "marker", "starter"),
    *("factories", "centre", "supply", "bag", "tower", "seats", "hidden"),
)
_SEAT_KEYS: Final = ("score", "tiles", "kept", "passed", "pavilion")


# --- position to data ----------------------------------------------------------------------


def to_data(game: SummerPavilion, hidden: bool) -> Data:
    """Return the visible facts and, on request, the order of the bag (SP-8)."""
    table = game.table
    data: Data = {
        **game.heading(_PHASES[game.phase]),
        "starter": game.starter,
        "factories": [tiles_data(table.sources[n]) for n in range(1, len(table.sources))],
        "centre": tiles_data(table.sources[CENTRE]),
        "supply": tiles_data(table.supply),
        "bag": table.bag_count,
        "tower": tiles_data(table.tower),
        "seats": [_seat_data(seat) for seat in game.seats],
    }
    if hidden:
        bag = [COLOURS[table.bag[place]] for place in range(table.bag_count - 1, -1, -1)]
        data["hidden"] = {"bag": bag, "generator": generator_text(table.random)}
    return data


def _seat_data(seat: Seat) -> Data:
    names = [None if colour < 0 else COLOURS[colour] for colour in seat.pavilion()]
    return {
        "score": seat.score,
        "tiles": tiles_data(seat.tiles),
        "kept": tiles_data(seat.kept),
        "passed": seat.passed,
        "pavilion": [names[6 * star : 6 * star + 6] for star in range(STARS)],
    }


# --- data to position ----------------------------------------------------------------------


def from_data(data: Mapping[str, object]) -> SummerPavilion:
    """Return the position that data describes, or raise ``InvalidPosition``."""
    from quinta.games.pavilion.rules.state import SummerPavilion

    fields = Fields(data, "position", _KEYS, InvalidPosition)
    game = SummerPavilion.set_up(read_terms(fields, NAME, VERSION, Rules), 0)
    game.round = fields.integer("round", 1, ROUNDS)
    game.wild = game.rules.side.wild(game.round)
    game.phase = _PHASES.index(fields.choice("phase", _PHASES))
    _read_table(game.table, fields)
    _read_seats(game, fields)
    _read_turn(game, fields)
    _count_tiles(game, fields)
    if not fields.has("hidden"):
        return game.redealt(fresh_seed())
    hidden = Fields(fields.get("hidden"), "hidden", ("bag", "generator"), InvalidPosition)
    _read_hidden(game.table, hidden)
    return game


def _read_tiles(fields: Fields, key: str, most: int) -> i64:
    tiles = tiles_of_counts(fields.counts(key, NUMBERS, TILES_OF_A_COLOUR))
    if size(tiles) > most:
        raise fields.fault(key, f"holds {size(tiles)} tiles, more than {most}")
    return tiles


def _read_table(table: Table, fields: Fields) -> None:
    factories = fields.items("factories")
    expected = len(table.sources) - 1
    if len(factories) != expected:
        raise fields.fault("factories", f"are {len(factories)}, not {expected} (SP-1)")
    for key in ("centre", "supply"):
        fields.get(key)
    table.set_source(CENTRE, _read_tiles(fields, "centre", TILES))
    for number, item in enumerate(factories, start=1):
        name = f"factory {number}"
        factory = Fields({name: item}, "position", (name,), InvalidPosition)
        table.set_source(number, _read_tiles(factory, name, FACTORY_TILES))
    table.supply = _read_tiles(fields, "supply", SUPPLY_SPACES)
    table.tower = _read_tiles(fields, "tower", TILES)


def _read_seats(game: SummerPavilion, fields: Fields) -> None:
    for number, seat_fields in enumerate(read_seats(fields, game.players, _SEAT_KEYS)):
        seat = game.seats[number]
        _read_seat(seat, seat_fields)
        seat.score = seat_fields.integer("score", LOWEST_SCORE, _most_points(game, seat))


def _read_seat(seat: Seat, fields: Fields) -> None:
    """Read a player into an empty seat, all but the score."""
    seat.tiles = _read_tiles(fields, "tiles", TILES)
    seat.kept = _read_tiles(fields, "kept", MOST_KEPT)
    seat.passed = fields.flag("passed") if fields.has("passed") else False
    if seat.passed and seat.tiles:
        raise fields.fault("tiles", "lie beside the board of a player who has passed (SP-5.4)")
    if seat.kept and not seat.passed:
        raise fields.fault("kept", "has tiles of a player who has not passed (SP-5.4)")
    stars = fields.items("pavilion")
    if len(stars) != STARS:
        raise fields.fault("pavilion", f"has {len(stars)} stars, not {STARS} (SP-2)")
    for star, tiles in enumerate(stars):
        if not isinstance(tiles, list | tuple) or len(tiles) != 6:
            raise fields.fault("pavilion", f"must have a list of 6 spaces for star {star} (SP-2)")
        for place, tile in enumerate(tiles, start=1):
            if tile is not None:
                _read_tile(seat, fields, star, place, tile)


def _most_points(game: SummerPavilion, seat: Seat) -> int:
    """Return the most points that anyone has without scoring, plus all that this pavilion scores.

    So a position that is read can be played on and read again.
    """
    most: int = _MOST_UNSCORED + _MOST_FOR_A_TILE * count(seat.covered)
    return most + pavilion_points(seat) + set_points(seat) if game.phase == OVER else most


def _read_tile(seat: Seat, fields: Fields, star: int, place: int, tile: object) -> None:
    if not isinstance(tile, str) or tile not in NUMBERS:
        raise fields.fault("pavilion", f"has no tile {shown(tile)} for space {star}.{place}")
    colour = NUMBERS[tile]
    space = space_number(star, place)
    if not (seat.open[colour] >> space) & 1:
        why = "star is of another colour"
        if (seat.side.printed >> star) & 1:
            why = "space is of another colour"
        elif (seat.many >> star) & 1:
            why = "star has this colour already"
        raise fields.fault(
            "pavilion", f"has {tile} on space {star}.{place}, but the {why} ({seat.side.clause})"
        )
    seat.cover(space, colour)


def _read_turn(game: SummerPavilion, fields: Fields) -> None:
    """Read who is to move and who has passed, which must fit the phase (SP-4, SP-5, SP-7)."""
    passed = [number for number, seat in enumerate(game.seats) if seat.passed]
    game.starter = fields.integer("starter", 0, game.players - 1)
    game.marker = read_marker(fields, game.players)
    if (game.phase == DRAFTING) != (game.table.filled != 0):
        problem = "is drafting without tiles to draft (SP-4)"
        if game.phase != DRAFTING:
            problem = f"is {_PHASES[game.phase]} with tiles left to draft (SP-4)"
        raise fields.fault("phase", problem)
    if game.phase == DRAFTING and passed:
        raise fields.fault("phase", f"is drafting although seat {passed[0]} has passed (SP-6)")
    if game.phase != OVER:
        game.to_move = read_to_move(fields, game.players, passed, "SP-5")
        return
    if game.round != ROUNDS or len(passed) < game.players:
        raise fields.fault("phase", "is over before everyone has passed in round 6 (SP-7)")
    if any(seat.kept for seat in game.seats):
        raise fields.fault("phase", "is over, but there are tiles kept (SP-7)")
    game.to_move = read_nobody_to_move(fields)


def _count_tiles(game: SummerPavilion, fields: Fields) -> None:
    """Put what lies nowhere else into the bag; there are 22 tiles of each colour (SP-1)."""
    heaps = [*game.table.sources, game.table.supply, game.table.tower]
    for seat in game.seats:
        heaps += [seat.tiles, seat.kept, tiles_of(c for c in seat.pavilion() if c >= 0)]
    left: list[int] = []
    for colour, name in enumerate(COLOURS):
        held = sum(amount(tiles, colour) for tiles in heaps)
        if held > TILES_OF_A_COLOUR:
            raise InvalidPosition(
                f"position: there are {held} {name} tiles, only {TILES_OF_A_COLOUR} exist (SP-1)"
            )
        left.append(TILES_OF_A_COLOUR - held)
    in_bag = tiles_of_counts(left)
    if fields.has("bag") and fields.integer("bag", 0, TILES) != size(in_bag):
        raise fields.fault(
            "bag", f"is {fields.get('bag')}, but {size(in_bag)} tiles are left for it (SP-1)"
        )
    game.table.fill_bag(in_bag)


def _read_hidden(table: Table, hidden: Fields) -> None:
    """Read the order of the bag, which must hold exactly the tiles that are left for it."""
    order = hidden.names("bag", NUMBERS)
    if len(order) != table.bag_count or tiles_of(order) != tiles_of(table.bag[: table.bag_count]):
        raise hidden.fault("bag", "does not hold just the tiles that are left for it (SP-1)")
    for place, colour in enumerate(reversed(order)):
        table.bag[place] = colour
    table.random = read_generator(hidden)
