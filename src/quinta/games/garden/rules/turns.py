"""The effects of a turn: acquiring, placing, passing, and what follows (QG-4 to QG-7).

Nothing here checks whether a turn is legal; ``moves`` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quinta.core.bits import BIT, count, lowest
from quinta.core.position import NOBODY
from quinta.games.garden.rules import notation, scoring
from quinta.games.garden.rules.board import CELLS, FEATURE_CELLS, FEATURE_KINDS, area_of, centre_of
from quinta.games.garden.rules.moves import (
    ACQUIRE,
    BUY,
    FACE_UP,
    PASS,
    PRICE,
    TILE,
    area_bought,
    cell_of,
    discarded_expansions,
    discarded_tiles,
    hexagon_of,
    line_of,
    pass_move,
    payment_of,
    place_move,
    source_of,
)
from quinta.games.garden.rules.payment import EXPANSION_BIT, jokers_in, payment_line
from quinta.games.garden.rules.pieces import LINE_START, LINE_STEP, VALUE, heap_add, heap_remove
from quinta.games.garden.rules.seat import Seat

if TYPE_CHECKING:
    from quinta.games.garden.rules.state import QueensGarden


def apply(game: QueensGarden, move: int) -> None:
    """Play a turn that is known to be legal."""
    kind: i64 = move & 7
    if kind == PASS:
        _pass(
            game,
            discarded_tiles(move, 0),
            discarded_tiles(move, 1),
            discarded_tiles(move, 2),
            discarded_expansions(move),
        )
    elif kind == ACQUIRE:
        _acquire(game, move)
    elif kind == BUY:
        _buy(game, area_bought(move))
    else:
        _place(game, kind, hexagon_of(move), cell_of(move), payment_of(move))
    _end_turn(game)


def _acquire(game: QueensGarden, move: i64) -> None:
    seat = game.seats[game.to_move]
    table = game.table
    line = line_of(move)
    from_top = False
    if game.report is not None:
        game.report.add("acquire", seat=int(game.to_move), take=notation.data(move)["take"])
    i: i64 = 0
    while i < 6:
        source = source_of(move, i)
        bit: i64 = BIT[LINE_START[line] + i * LINE_STEP[line]]
        if source == FACE_UP:
            table.shown ^= bit
            seat.expansions |= bit
        elif source:
            if table.take_tile(source - 1, bit):
                from_top = True
            heap_add(seat.tiles, 0, bit)
            seat.tile_count += 1
        i += 1
    table.after_acquiring(from_top, game.report)


def _place(game: QueensGarden, kind: i64, hexagon: i64, cell: i64, payment: i64) -> None:
    seat = game.seats[game.to_move]
    if kind == TILE:
        heap_remove(seat.tiles, 0, BIT[hexagon])
        seat.tile_count -= 1
    else:
        seat.expansions ^= BIT[hexagon]
        seat.open_area(area_of(cell), True)
        seat.printed |= BIT[cell]
    if game.report is not None:
        facts = notation.data(place_move(kind, hexagon, cell, payment))
        game.report.add("pay", seat=int(game.to_move), payment=facts["payment"])
        del facts["payment"]
        game.report.add("place", seat=int(game.to_move), piece=facts.pop("turn"), **facts)
    _pay(game, seat, hexagon, payment)
    seat.put(hexagon, cell)
    closed = seat.newly_surrounded(cell)
    while closed:
        _surround(game, seat, lowest(closed))
        closed &= closed - 1


def _pay(game: QueensGarden, seat: Seat, hexagon: i64, payment: i64) -> None:
    """Move what is paid out of storage (QG-4.6)."""
    seat.jokers -= jokers_in(hexagon, payment)
    line = payment_line(hexagon, payment)
    rest = payment >> 1
    piece = LINE_START[line]
    while rest:
        tiles = rest & 3
        while tiles:
            heap_remove(seat.tiles, 0, BIT[piece])
            heap_add(game.table.tower, 0, BIT[piece])
            seat.tile_count -= 1
            tiles -= 1
        if rest & EXPANSION_BIT:
            seat.expansions ^= BIT[piece]
            game.table.supply += 1
        rest >>= 3
        piece += LINE_STEP[line]


def _surround(game: QueensGarden, seat: Seat, feature: i64) -> None:
    won = game.rules.jokers[feature]
    kept = seat.gain_jokers(won)
    if game.report is not None:
        game.report.add(
            "surround",
            seat=int(game.to_move),
            feature=FEATURE_KINDS[feature],
            cell=list(FEATURE_CELLS[feature]),
            jokers=int(kept),
            lost=int(won - kept),
        )


def _buy(game: QueensGarden, area: i64) -> None:
    seat = game.seats[game.to_move]
    game.table.supply -= 1
    _lose(game, game.to_move, PRICE, "bought expansion", "QG-4.5")
    seat.open_area(area, False)
    if game.report is not None:
        centre = list(CELLS[centre_of(area)])
        game.report.add(
            "place", seat=int(game.to_move), piece="bought", area=int(area), cell=centre
        )


def _pass(game: QueensGarden, first: i64, second: i64, third: i64, expansions: i64) -> None:
    seat = game.seats[game.to_move]
    seat.passed = True
    if game.report is not None:
        discard = notation.data(pass_move(expansions, first, second, third))["discard"]
        game.report.add("pass", seat=int(game.to_move), discard=discard)
    if first or expansions:
        loss = _discard(game, seat, first) + _discard(game, seat, second)
        loss += _discard(game, seat, third)
        seat.expansions ^= expansions
        game.table.supply += count(expansions)
        while expansions:
            loss += VALUE[lowest(expansions)]
            expansions &= expansions - 1
        _lose(game, game.to_move, loss, "discarded pieces", "QG-4.10")
    if game.marker == NOBODY:
        game.marker = game.to_move
        if game.report is not None:
            game.report.add("marker", seat=int(game.to_move))
        _lose(game, game.to_move, 1, "first to pass", "QG-4.10")


def _discard(game: QueensGarden, seat: Seat, tiles: i64) -> i64:
    """Move one tile of each of these hexagons to the tower; return the sum of their values."""
    loss: i64 = 0
    while tiles:
        hexagon = lowest(tiles)
        tiles &= tiles - 1
        heap_remove(seat.tiles, 0, BIT[hexagon])
        heap_add(game.table.tower, 0, BIT[hexagon])
        seat.tile_count -= 1
        loss += VALUE[hexagon]
    return loss


def _lose(game: QueensGarden, number: i64, points: i64, reason: str, clause: str) -> None:
    """Take points from a seat, at most those it has (QG-4.11)."""
    seat = game.seats[number]
    lost = points if points < seat.score else seat.score
    seat.score -= lost
    if game.report is not None:
        _report_points(game, number, -lost, reason, clause)


def _gain(game: QueensGarden, number: i64, points: i64, reason: str, clause: str) -> None:
    game.seats[number].score += points
    if game.report is not None:
        _report_points(game, number, points, reason, clause)


def _report_points(game: QueensGarden, number: i64, points: i64, reason: str, clause: str) -> None:
    if game.report is not None:
        game.report.add(
            "points",
            seat=int(number),
            points=int(points),
            reason=reason,
            clause=clause,
            score=int(game.seats[number].score),
        )


def _end_turn(game: QueensGarden) -> None:
    players: i64 = game.rules.players
    tried: i64 = 0
    while tried < players:
        game.to_move = (game.to_move + 1) % players
        if not game.seats[game.to_move].passed:
            return
        tried += 1
    _end_round(game)


def _end_round(game: QueensGarden) -> None:
    """Score a round (QG-5), then go on to the next (QG-6) or to the end (QG-7)."""
    if game.report is not None:
        scored = [part["round"] for part in game.breakdown()]
        game.report.add("round-scored", round=int(game.round), seats=scored)
    for number, seat in enumerate(game.seats):
        points = scoring.round_points(seat, game.rules.wheel, game.round)
        _gain(game, number, points, "round scoring", "QG-5")
    if game.round == scoring.ROUNDS:
        _finish(game)
        return
    game.table.clear(game.report)
    for seat in game.seats:
        seat.passed = False
    game.round += 1
    game.to_move = game.marker
    game.marker = NOBODY
    if game.report is not None:
        game.report.add("round", round=int(game.round), seat=int(game.to_move))
    game.table.start_round(game.round, game.report)


def _finish(game: QueensGarden) -> None:
    """Score the end of the game (QG-7)."""
    if game.report is not None:
        scored = [scoring.final_breakdown(seat, game.rules.bonuses) for seat in game.seats]
        game.report.add("final-scored", seats=scored)
    for number, seat in enumerate(game.seats):
        _gain(game, number, seat.jokers, "jokers", "QG-7.1")
        _lose(game, number, scoring.storage_loss(seat), "storage", "QG-7.1")
        points = scoring.all_group_points(seat, game.rules.bonuses)
        _gain(game, number, points, "groups", "QG-7.2")
    game.to_move = NOBODY
    if game.report is not None:
        game.report.add("over", scores=game.scores, winners=game.winners)
