"""What Summer Pavilion is judged by: the features of a seat that its brain weighs.

Features are facts that the rules make worth points (SP-5.2, SP-7), and what tends to become
points later: stars and numbers on their way, bonuses within reach (SP-5.3), tiles and what
they can buy. Details are plain facts, which only the net sees.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.net import Net
from quinta.core.bits import count, lowest
from quinta.core.position import NOBODY
from quinta.games.pavilion.brain.plan import EARLY, FULL, star_for, star_table
from quinta.games.pavilion.rules.board import FEATURES as BONUSES
from quinta.games.pavilion.rules.board import SPACES, STANDARD, STAR, STAR_COLOURS, STARS
from quinta.games.pavilion.rules.moves import DRAFTING
from quinta.games.pavilion.rules.pieces import COLOURS, amount, size
from quinta.games.pavilion.rules.scoring import NUMBER_POINTS, STAR_POINTS
from quinta.games.pavilion.rules.seat import Seat
from quinta.games.pavilion.rules.state import SummerPavilion
from quinta.games.pavilion.rules.table import CENTRE

NAMES: Final = (
    *("one", "score", "to move", "more players", "marker", "marker free", "marker loss"),
    *("tiles to draft", "wanted to draft", "wilds to draft", "started to draft"),
    *("stars of 1", "stars of 2", "stars of 3", "stars of 4", "stars of 5", "star points"),
    *("star progress", "star runs", "wild star"),
    *("many of 1", "many of 2", "many of 3", "many of 4", "many of 5", "many runs"),
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("number points", "numbers but 1", "numbers but 2", "numbers but 3"),
    *("pillars but 1", "pillars but 2", "pillars but 3"),
    *("statues but 1", "statues but 2", "statues but 3", "windows but 1"),
    *("tiles", "wilds", "next wilds", "plan points", "plan promise", "plan spent"),
    *("left over", "too many", "many points", "many spent"),
    *("passed", "kept", "kept wilds", "kept points", "kept promise"),
)
"""What the features are, in order."""

DETAILS: Final = (
    *(f"space {star}.{place}" for star in range(STARS) for place in range(1, 7)),
    *(f"{colour} beside the board" for colour in COLOURS),
    *(f"{colour} kept" for colour in COLOURS),
    *(f"{colour} to draft" for colour in COLOURS),
)
"""What the net sees besides the features, in order."""

FEATURES: Final[i64] = len(NAMES)
INPUTS: Final[i64] = len(NAMES) + len(DETAILS)

FIRST_WEIGHTS: Final[dict[str, float]] = {
    "score": 1.0,
    "star points": 1.0,
    "star progress": 0.6,
    "star runs": 0.3,
    "many of 5": 2.0,
    "many runs": 0.2,
    "number points": 1.0,
    "numbers but 1": 0.4,
    "numbers but 2": 0.15,
    "pillars but 1": 0.3,
    "statues but 1": 0.8,
    "windows but 1": 0.8,
    "tiles": 0.2,
    "wilds": 0.5,
    "plan points": 0.8,
    "plan promise": 0.4,
    "too many": -1.0,
    "many points": 0.3,
    "passed": -1.0,
    "kept": 0.8,
    "kept wilds": 0.7,
    "kept points": 0.3,
}
"""Where fitting starts; features not named start at 0."""

_BONUS_SPACES: Final = vec[i64]([bonus.spaces for bonus in BONUSES])
_BONUS_REWARD: Final = vec[i64]([bonus.reward for bonus in BONUSES])
_BONUS_COUNT: Final[i64] = len(BONUSES)
_COLOUR_OF_STAR: Final = vec[i64](list(STAR_COLOURS))


def fill_draft(f: vec[float], game: SummerPavilion, seat: Seat) -> None:
    """What lies on the table while it is drafted (SP-4)."""
    f[5] = 0.0
    f[6] = 0.0
    f[7] = 0.0
    f[8] = 0.0
    f[9] = 0.0
    f[10] = 0.0
    if game.phase != DRAFTING:
        return
    if game.marker == NOBODY:
        f[5] = 1.0
        f[6] = float(size(game.table.sources[CENTRE]))
    tiles = on_table(game)
    share = 1.0 / float(game.rules.players)
    f[7] = float(size(tiles)) * share
    wanted: i64 = 0
    started = 0.0
    standard = seat.side is STANDARD
    colour: i64 = 0
    while colour < 6:
        if colour != game.wild and seat.open[colour] & ~STAR[0]:
            here = amount(tiles, colour)
            wanted += here
            star = star_for(seat, standard, colour)
            if star >= 0:
                table = star_table(standard, star, EARLY)
                started += float(here) * table.share[(seat.covered >> (6 * star)) & 63]
        colour += 1
    f[8] = float(wanted) * share
    f[9] = float(amount(tiles, game.wild)) * share
    f[10] = started * share


def fill_stars(f: vec[float], seat: Seat, standard: bool, wild: i64) -> None:
    """Full stars (SP-7), and those on their way."""
    at: i64 = 11
    while at < 26:
        f[at] = 0.0
        at += 1
    covered = seat.covered
    star: i64 = 0
    while star < STARS:
        tiles = covered & 63
        covered >>= 6
        if tiles == FULL:
            f[16] += float(STAR_POINTS[seat.full_star(star)])
        elif tiles:
            table = star_table(standard, star, EARLY)
            if (seat.many >> star) & 1:
                f[19 + count(tiles)] += 1.0
                f[25] += table.longest[7 * tiles + 6]
            else:
                colour = _COLOUR_OF_STAR[star]
                if not standard:
                    colour = seat.colour_at(6 * star + lowest(tiles))
                share = table.share[tiles]
                progress = float(STAR_POINTS[colour]) * share * share
                f[10 + count(tiles)] += 1.0
                f[17] += progress
                f[18] += table.longest[7 * tiles + 6]
                if colour == wild:
                    f[19] += progress
        star += 1


def fill_numbers(f: vec[float], seat: Seat) -> None:
    """Numbers covered everywhere (SP-7), and those on their way."""
    f[32] = 0.0
    f[33] = 0.0
    f[34] = 0.0
    f[35] = 0.0
    numbers = seat.side.numbers
    number: i64 = 1
    while number <= 6:
        spaces = numbers[number]
        done = count(seat.covered & spaces)
        f[25 + number] = float(done)
        if number <= 4:
            missing = count(spaces) - done
            if missing <= 3:
                f[32 + missing] += float(NUMBER_POINTS[number])
        number += 1


def fill_bonuses(f: vec[float], seat: Seat) -> None:
    """Pillars, statues and windows within reach (SP-5.3)."""
    at: i64 = 36
    while at < 43:
        f[at] = 0.0
        at += 1
    bonus: i64 = 0
    while bonus < _BONUS_COUNT:
        missing = count(_BONUS_SPACES[bonus] & ~seat.covered)
        if missing:
            kind = _BONUS_REWARD[bonus]
            if kind == 3:
                if missing == 1:
                    f[42] += 1.0
            elif missing < 4:
                f[32 + 3 * kind + missing] += 1.0
        bonus += 1


def add_details(net: Net, game: SummerPavilion, seat: Seat) -> None:
    """Let the net see the details of a seat."""
    covered = seat.covered
    while covered:
        net.add(FEATURES + lowest(covered), 1.0)
        covered &= covered - 1
    at = FEATURES + SPACES
    _add_tiles(net, at, seat.tiles, 1.0)
    _add_tiles(net, at + 6, seat.kept, 1.0)
    if game.phase == DRAFTING:
        _add_tiles(net, at + 12, on_table(game), 1.0 / float(game.rules.players))


def _add_tiles(net: Net, at: i64, tiles: i64, share: float) -> None:
    """Let the net see how many tiles there are of each colour."""
    while tiles:
        if tiles & 31:
            net.add(at, float(tiles & 31) * share)
        tiles >>= 5
        at += 1


def details(game: SummerPavilion, seat: Seat) -> list[float]:
    """The details of a seat, for fitting."""
    share = 1.0 / float(game.rules.players)
    drafted = on_table(game) if game.phase == DRAFTING else 0
    return [
        *(float((seat.covered >> space) & 1) for space in range(SPACES)),
        *(float(amount(seat.tiles, colour)) for colour in range(6)),
        *(float(amount(seat.kept, colour)) for colour in range(6)),
        *(float(amount(drafted, colour)) * share for colour in range(6)),
    ]


def on_table(game: SummerPavilion) -> i64:
    """All tiles that can still be drafted."""
    tiles: i64 = 0
    sources = game.table.sources
    filled = game.table.filled
    while filled:
        tiles += sources[lowest(filled)]
        filled &= filled - 1
    return tiles
