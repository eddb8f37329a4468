"""The effects of a turn: drafting, placing, passing, and what follows (SP-4 to SP-7, SP-9).

Nothing here checks whether a turn is legal; ``moves`` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quinta.core.chance import Report
from quinta.core.position import NOBODY
from quinta.games.pavilion.rules.board import places_of, ring_run
from quinta.games.pavilion.rules.moves import (
    DRAFT,
    DRAFTING,
    OVER,
    PLACE,
    PLACING,
    bonus_of,
    colour_of,
    drafted_of,
    kept_of,
    source_of,
    space_of,
    wilds_of,
)
from quinta.games.pavilion.rules.pieces import COLOURS, ONE, size, tiles_data
from quinta.games.pavilion.rules.scoring import ROUNDS, pavilion_points, set_points
from quinta.games.pavilion.rules.seat import LOWEST_SCORE
from quinta.games.pavilion.rules.table import CENTRE, SUPPLY_SPACES

if TYPE_CHECKING:
    from quinta.games.pavilion.rules.state import SummerPavilion


def apply(game: SummerPavilion, move: i64) -> None:
    """Play a turn that is known to be legal."""
    kind = move & 7
    if kind == DRAFT:
        _draft(game, source_of(move), drafted_of(move))
    elif kind == PLACE:
        _place(game, space_of(move), colour_of(move), wilds_of(move), bonus_of(move))
    else:
        _pass(game, kept_of(move))


def _draft(game: SummerPavilion, source: i64, colour: i64) -> None:
    """Take tiles from a factory (SP-4.1) or from the centre (SP-4.2)."""
    table = game.table
    tiles = table.sources[source]
    wild = game.wild
    if colour == wild:
        taken = ONE[wild]
    else:
        taken = tiles & (31 * ONE[colour])
        if tiles & (31 * ONE[wild]):
            taken += ONE[wild]
    rest = tiles - taken
    game.seats[game.to_move].tiles += taken
    if game.report is not None:
        _report_draft(game, game.report, source, colour, taken, rest)
    if source == CENTRE:
        table.set_source(CENTRE, rest)
        if game.marker == NOBODY:
            game.marker = game.to_move
            if game.report is not None:
                game.report.add("marker", seat=game.to_move)
            _lose(game, game.to_move, size(taken), "first to take from the centre", "SP-4.2")
    else:
        table.set_source(source, 0)
        if rest:
            table.set_source(CENTRE, table.sources[CENTRE] + rest)
    if table.filled == 0:
        _start_placing(game)
        return
    game.to_move += 1
    if game.to_move == len(game.seats):
        game.to_move = 0


def _start_placing(game: SummerPavilion) -> None:
    """Begin phase 2 (SP-5)."""
    game.phase = PLACING
    game.to_move = _holder(game)


def _holder(game: SummerPavilion) -> i64:
    """Return who holds the marker; one that nobody took leaves the start as it was (SP-4.4)."""
    return game.starter if game.marker == NOBODY else game.marker


def _place(game: SummerPavilion, space: i64, colour: i64, wilds: i64, bonus: i64) -> None:
    """Place a tile (SP-5.1), score it (SP-5.2) and take the bonus (SP-5.3)."""
    seat = game.seats[game.to_move]
    paid = (seat.side.costs[space] - wilds) * ONE[colour] + wilds * ONE[game.wild]
    discarded = paid - ONE[colour]
    seat.tiles += bonus - paid
    table = game.table
    table.tower += discarded
    # In version 1 a feature alone made the supply be filled, even if an empty one left no bonus.
    by_feature = game.rules.version == 1 and (
        bonus != 0 or (table.supply == 0 and seat.side.reward(seat.covered, space) > 0)
    )
    seat.cover(space, colour)
    points = ring_run(seat.covered, space)
    seat.score += points
    if game.report is not None:
        _report_place(game, game.report, space, colour, discarded, points, bonus)
    table.supply -= bonus
    if by_feature:
        table.fill_supply(game.report)
    _end_turn(game)


def _pass(game: SummerPavilion, keep: i64) -> None:
    """Keep these tiles and give up the others (SP-5.4)."""
    seat = game.seats[game.to_move]
    discarded = seat.tiles - keep
    seat.tiles = 0
    seat.kept = keep
    seat.passed = True
    if game.report is not None:
        game.report.add(
            "pass", seat=game.to_move, kept=tiles_data(keep), discarded=tiles_data(discarded)
        )
    if discarded:
        game.table.tower += discarded
        _lose(game, game.to_move, size(discarded), "tiles not kept", "SP-5.4")
    _end_turn(game)


def _end_turn(game: SummerPavilion) -> None:
    """Fill the supply (SP-5.3), and go on to the next player, the next round or the end.

    After the last turn of the game the supply is not filled.
    """
    number = _next_placer(game)
    if number == NOBODY and game.round == ROUNDS:
        _finish(game)
        return
    if size(game.table.supply) < SUPPLY_SPACES and game.rules.version > 1:
        game.table.fill_supply(game.report)
    if number == NOBODY:
        _next_round(game)
    else:
        game.to_move = number


def _next_placer(game: SummerPavilion) -> i64:
    """Return the next player who has not passed; nobody when the round is over (SP-5)."""
    seats = game.seats
    players = len(seats)
    number = game.to_move
    tried: i64 = 0
    while tried < players:
        number += 1
        if number == players:
            number = 0
        if not seats[number].passed:
            return number
        tried += 1
    return NOBODY


def _next_round(game: SummerPavilion) -> None:
    """Make the table ready for the next round (SP-6)."""
    game.round += 1
    game.wild = game.rules.side.wild(game.round)
    game.phase = DRAFTING
    game.starter = _holder(game)
    game.to_move = game.starter
    game.marker = NOBODY
    if game.report is not None:
        game.report.add("round", round=game.round, seat=game.starter)
    for number, seat in enumerate(game.seats):
        if game.report is not None and seat.kept:
            game.report.add("unpack", seat=number, tiles=tiles_data(seat.kept))
        seat.tiles = seat.kept
        seat.kept = 0
        seat.passed = False
    game.table.fill_factories(game.report)
    if game.table.filled == 0:
        _start_placing(game)


def _finish(game: SummerPavilion) -> None:
    """Score the end of the game (SP-7): first the bonuses, then the tiles kept."""
    report = game.report
    if report is not None:
        report.add("final-scored", seats=[part["final"] for part in game.breakdown()])
    game.phase = OVER
    game.to_move = NOBODY
    number: i64
    for number in range(len(game.seats)):
        if game.rules.version == 1:
            # It was the other way round.
            _lose_kept(game, number)
            _score_pavilion(game, number)
        else:
            _score_pavilion(game, number)
            _lose_kept(game, number)
    if report is not None:
        report.add("over", scores=game.scores, winners=game.winners)


def _score_pavilion(game: SummerPavilion, number: i64) -> None:
    """Give a seat the points for its full stars, covered numbers and structure sets."""
    _gain(game, number, pavilion_points(game.seats[number]), "stars and numbers", "SP-7")
    _gain(game, number, set_points(game.seats[number]), "structure sets", "SP-9.2")


def _lose_kept(game: SummerPavilion, number: i64) -> None:
    """Take a point from a seat for each tile it has kept, and the tiles with it (SP-7)."""
    seat = game.seats[number]
    if seat.kept:
        game.table.tower += seat.kept
        _lose(game, number, size(seat.kept), "tiles kept at the end", "SP-7")
        seat.kept = 0


def _gain(game: SummerPavilion, number: i64, points: i64, reason: str, clause: str) -> None:
    """Give points to a seat."""
    game.seats[number].score += points
    if game.report is not None and points:
        _report_points(game, game.report, number, points, reason, clause)


def _lose(game: SummerPavilion, number: i64, points: i64, reason: str, clause: str) -> None:
    """Take points from a seat, whose score never goes below 1 (SP-4.3).

    The rulebook has that floor for the centre only (SP-4.2). That it holds for tiles not kept
    (SP-5.4) and for those kept at the end (SP-7) is a ruling.
    """
    seat = game.seats[number]
    lost = min(points, seat.score - LOWEST_SCORE)
    seat.score -= lost
    if game.report is not None:
        _report_points(game, game.report, number, -lost, reason, clause)


def _report_points(
    game: SummerPavilion, report: Report, number: i64, points: i64, reason: str, clause: str
) -> None:
    score = game.seats[number].score
    report.add("points", seat=number, points=points, reason=reason, clause=clause, score=score)


def _report_draft(
    game: SummerPavilion, report: Report, source: i64, colour: i64, taken: i64, rest: i64
) -> None:
    origin: int | str = "centre" if source == CENTRE else source
    moved = rest if source != CENTRE else 0
    report.add(
        "draft",
        seat=game.to_move,
        colour=COLOURS[colour],
        tiles=tiles_data(taken),
        centre=tiles_data(moved),
        **{"from": origin},
    )


def _report_place(
    game: SummerPavilion,
    report: Report,
    space: i64,
    colour: i64,
    discarded: i64,
    points: i64,
    bonus: i64,
) -> None:
    number = game.to_move
    seat = game.seats[number]
    report.add(
        "place",
        seat=number,
        star=space // 6,
        space=space % 6 + 1,
        colour=COLOURS[colour],
        tower=tiles_data(discarded),
    )
    _report_points(game, report, number, points, "tile placed", "SP-5.2")
    for kind, star, spaces, tiles in seat.side.features:
        if (spaces >> space) & 1 and spaces & ~seat.covered == 0:
            around = places_of(spaces)
            report.add("feature", seat=number, feature=kind, star=star, spaces=around, tiles=tiles)
    if bonus:
        report.add("bonus", seat=number, tiles=tiles_data(bonus))
