"""What a hexagon costs and how it can be paid (QG-4.6, QG-9).

The placed hexagon counts as one piece of its cost; the rest are hexagons of its pattern in
other colours, or of its colour in other patterns, and jokers. A payment is packed into an
integer: bit 0 tells the axis (0: same pattern, 1: same colour), then for each of the six
hexagons of that line three bits: how many tiles (2 bits), and whether the expansion (1 bit).
Jokers fill up what is missing. A payment of jokers alone is 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quinta.core.bits import BIT, count, nth
from quinta.core.chance import Random
from quinta.games.garden.rules.pieces import LINE_MASK, LINE_START, LINE_STEP, VALUE, heap_count
from quinta.games.garden.rules.seat import Seat

EXPANSION_BIT: Final[i64] = 4
TOO_LITTLE: Final = "less is paid than it costs"
TWICE: Final = "two paid hexagons are identical"


def payment_line(hexagon: i64, payment: i64) -> i64:
    """Return the line on which a payment for a hexagon lies."""
    return hexagon // 6 if payment & 1 else 6 + hexagon % 6


def on_line(payment: i64, i: i64) -> i64:
    """Return the three bits that tell what is paid of hexagon i of the payment's line."""
    return (payment >> (1 + 3 * i)) & 7


def pieces_in(payment: i64) -> i64:
    """Return how many tiles and expansions a payment has."""
    pieces: i64 = 0
    rest = payment >> 1
    while rest:
        pieces += (rest & 3) + ((rest >> 2) & 1)
        rest >>= 3
    return pieces


def jokers_in(hexagon: i64, payment: i64) -> i64:
    """Return how many jokers complete a payment for a hexagon."""
    return VALUE[hexagon] - 1 - pieces_in(payment)


def _available(seat: Seat, hexagon: i64, line: i64, repeat: bool) -> i64:
    """Return how many pieces of storage can pay for a hexagon along a line."""
    others = LINE_MASK[line] & ~BIT[hexagon]
    tiles = seat.tiles
    if not repeat:
        return count((tiles[0] | seat.expansions) & others)
    return (
        count(tiles[0] & others)
        + count(tiles[1] & others)
        + count(tiles[2] & others)
        + count(seat.expansions & others)
    )


def affordable(seat: Seat, hexagon: i64, repeat: bool) -> bool:
    """Return whether storage can pay for a hexagon in some way."""
    missing = VALUE[hexagon] - 1 - seat.jokers
    if missing <= 0:
        return True
    return (
        _available(seat, hexagon, 6 + hexagon % 6, repeat) >= missing
        or _available(seat, hexagon, hexagon // 6, repeat) >= missing
    )


def most_payable(seat: Seat, hexagon: i64, repeat: bool) -> i64:
    """Return how much storage can pay for a hexagon, the piece itself included."""
    pieces = max(
        _available(seat, hexagon, 6 + hexagon % 6, repeat),
        _available(seat, hexagon, hexagon // 6, repeat),
    )
    return min(VALUE[hexagon], 1 + pieces + seat.jokers)


def payments(seat: Seat, hexagon: i64, repeat: bool) -> list[int]:
    """Return every way in which storage can pay for a hexagon, each once."""
    found: list[int] = []
    need = VALUE[hexagon] - 1
    _extend(found, seat, hexagon, 6 + hexagon % 6, 0, 0, need, repeat)
    _extend(found, seat, hexagon, hexagon // 6, 0, 1, need, repeat)
    return found


def _extend(
    found: list[int],
    seat: Seat,
    hexagon: i64,
    line: i64,
    i: i64,
    payment: i64,
    need: i64,
    repeat: bool,
) -> None:
    """Add every payment that continues one from hexagon i of a line on."""
    if i == 6:
        if need <= seat.jokers and payment != 1:
            found.append(payment)
        return
    _extend(found, seat, hexagon, line, i + 1, payment, need, repeat)
    piece = LINE_START[line] + i * LINE_STEP[line]
    if piece == hexagon or need == 0:
        return
    copies = heap_count(seat.tiles, 0, piece)
    most: i64 = copies if repeat or copies == 0 else 1
    spare = (seat.expansions >> piece) & 1
    tiles: i64 = 0
    while tiles <= most and tiles <= need:
        if tiles:
            paid = payment | (tiles << (1 + 3 * i))
            _extend(found, seat, hexagon, line, i + 1, paid, need - tiles, repeat)
        if spare and tiles < need and (repeat or tiles == 0):
            paid = payment | ((tiles | EXPANSION_BIT) << (1 + 3 * i))
            _extend(found, seat, hexagon, line, i + 1, paid, need - tiles - 1, repeat)
        tiles += 1


def fault_in(seat: Seat, hexagon: i64, payment: i64, repeat: bool) -> str:
    """Return what is wrong with a payment for a hexagon (QG-4.6), empty if nothing."""
    if payment < 0 or payment >> 19:
        return "this is no payment"
    if payment == 1:
        return "a payment of jokers alone has one form only"
    line = payment_line(hexagon, payment)
    i: i64 = 0
    while i < 6:
        paid = on_line(payment, i)
        piece = LINE_START[line] + i * LINE_STEP[line]
        if paid and piece == hexagon:
            return "a paid hexagon is identical to the placed one"
        if paid & 3 > heap_count(seat.tiles, 0, piece):
            return "a paid tile is not in storage"
        if paid & EXPANSION_BIT and not (seat.expansions >> piece) & 1:
            return "a paid expansion is not in storage"
        if not repeat and (paid & 3) + (paid >> 2) > 1:
            return TWICE
        i += 1
    jokers = jokers_in(hexagon, payment)
    if jokers < 0:
        return "more is paid than it costs"
    if jokers > seat.jokers:
        return TOO_LITTLE
    return ""


def random_payment(seat: Seat, hexagon: i64, repeat: bool, random: Random) -> i64:
    """Draw a payment for an affordable hexagon, piece by piece.

    First one of the axes that can pay, then each piece evenly among the kinds of piece on
    that axis that may still be added and the single jokers.
    """
    need = VALUE[hexagon] - 1
    if need == 0:
        return 0
    missing = need - seat.jokers
    by_pattern = _available(seat, hexagon, 6 + hexagon % 6, repeat) >= missing
    by_colour = _available(seat, hexagon, hexagon // 6, repeat) >= missing
    axis: i64 = 1 if by_colour and (not by_pattern or random.below(2)) else 0
    line = hexagon // 6 if axis else 6 + hexagon % 6
    others = LINE_MASK[line] & ~BIT[hexagon]
    tiles = seat.tiles[0] & others
    expansions = seat.expansions & others
    jokers = seat.jokers
    payment: i64 = 0
    while need:
        need -= 1
        kinds = count(tiles)
        pieces = kinds + count(expansions)
        pick = random.below(pieces + jokers)
        if pick >= pieces:
            jokers -= 1
            continue
        piece = nth(tiles, pick) if pick < kinds else nth(expansions, pick - kinds)
        i = (piece - LINE_START[line]) // LINE_STEP[line]
        unit: i64 = 1 if pick < kinds else EXPANSION_BIT
        payment += unit << (1 + 3 * i)
        if not repeat:
            tiles &= ~BIT[piece]
            expansions &= ~BIT[piece]
        elif pick >= kinds:
            expansions ^= BIT[piece]
        elif on_line(payment, i) & 3 == heap_count(seat.tiles, 0, piece):
            tiles ^= BIT[piece]
    return payment | axis if payment else 0
