"""A turn of Summer Pavilion as text and as JSON data, both ways.

The text is a rendering of the data, one line with English keywords::

    draft red from factory 3
    draft red from centre
    place red at 3.5 with 2 wild taking blue, 2 red
    pass keeping 2 blue, red

A space is written star.place, its place in the ring from 1 to 6 (SP-2). A turn means the same
in every position; whether it is legal there is for ``play`` to say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from quinta.core.fields import Fields, shown
from quinta.core.game import Data, InvalidNotation
from quinta.games.pavilion.rules.board import STARS, space_number
from quinta.games.pavilion.rules.moves import (
    DRAFT,
    MOST_FACTORIES,
    MOST_WILDS,
    PLACE,
    bonus_of,
    colour_of,
    draft_move,
    drafted_of,
    is_turn,
    kept_of,
    pass_move,
    place_move,
    source_of,
    space_of,
    wilds_of,
)
from quinta.games.pavilion.rules.pieces import (
    COLOURS,
    NUMBERS,
    TILES_OF_A_COLOUR,
    tiles_data,
    tiles_of_counts,
)
from quinta.games.pavilion.rules.table import CENTRE

_KEYS: Final = {
    "draft": ("turn", "colour", "from"),
    "place": ("turn", "colour", "star", "space", "wilds", "bonus"),
    "pass": ("turn", "keep"),
}
_DRAFT: Final = re.compile(r"draft (\S+) from (?:centre|factory ([0-9]{1,2}))")
_PLACE: Final = re.compile(
    r"place (\S+) at ([0-9]{1,2})\.([0-9]{1,2})(?: with ([0-9]{1,2}) wild)?(?: taking (.+))?"
)
_PASS: Final = re.compile(r"pass(?: keeping (.+))?")
_ITEM: Final = re.compile(r"(?:([0-9]{1,2}) )?([a-z]+)")


# --- turn to data and back -----------------------------------------------------------------


def data(move: int) -> Data:
    """Return a turn as plain JSON data."""
    if not is_turn(move):
        raise InvalidNotation(f"{shown(move)} is no turn of Summer Pavilion")
    code: i64 = move
    kind = code & 7
    if kind == DRAFT:
        source = source_of(code)
        origin: int | str = "centre" if source == CENTRE else source
        return {"turn": "draft", "colour": COLOURS[drafted_of(code)], "from": origin}
    if kind == PLACE:
        space = space_of(code)
        return {
            "turn": "place",
            "colour": COLOURS[colour_of(code)],
            "star": space // 6,
            "space": space % 6 + 1,
            "wilds": wilds_of(code),
            "bonus": tiles_data(bonus_of(code)),
        }
    return {"turn": "pass", "keep": tiles_data(kept_of(code))}


def from_data(facts: Mapping[str, object]) -> int:
    """Return the turn that plain JSON data describes."""
    every_key = [key for keys in _KEYS.values() for key in keys]
    turn = Fields(facts, "turn", every_key, InvalidNotation).choice("turn", list(_KEYS))
    fields = Fields(facts, turn, _KEYS[turn], InvalidNotation)
    if turn == "pass":
        return pass_move(_tiles(fields, "keep"))
    colour = fields.name("colour", NUMBERS)
    if turn == "draft":
        centre = fields.get("from") == "centre"
        return draft_move(CENTRE if centre else fields.integer("from", 1, MOST_FACTORIES), colour)
    space = space_number(fields.integer("star", 0, STARS - 1), fields.integer("space", 1, 6))
    wilds = fields.integer("wilds", 0, MOST_WILDS) if fields.has("wilds") else 0
    return place_move(space, colour, wilds, _tiles(fields, "bonus"))


def _tiles(fields: Fields, key: str) -> i64:
    return tiles_of_counts(fields.counts(key, NUMBERS, TILES_OF_A_COLOUR))


# --- turn to text and back -----------------------------------------------------------------


def text(move: int) -> str:
    """Return a turn as one line of text."""
    facts = data(move)
    if facts["turn"] == "draft":
        origin = facts["from"]
        place = origin if origin == "centre" else f"factory {origin}"
        return f"draft {facts['colour']} from {place}"
    if facts["turn"] == "place":
        line = f"place {facts['colour']} at {facts['star']}.{facts['space']}"
        if facts["wilds"]:
            line += f" with {facts['wilds']} wild"
        return line + _tiles_text(" taking ", facts["bonus"])
    return "pass" + _tiles_text(" keeping ", facts["keep"])


def _tiles_text(verb: str, tiles: object) -> str:
    """Return a list of tiles after a word, empty if there are none."""
    if not tiles or not isinstance(tiles, dict):
        return ""
    return verb + ", ".join(
        [colour if held == 1 else f"{held} {colour}" for colour, held in tiles.items()]
    )


def parse(line: str) -> int:
    """Return the turn that a line of text describes."""
    words = " ".join(line.split())
    found = _DRAFT.fullmatch(words)
    if found:
        origin: int | str = int(found[2]) if found[2] else "centre"
        return from_data({"turn": "draft", "colour": found[1], "from": origin})
    found = _PLACE.fullmatch(words)
    if found:
        return from_data(
            {
                "turn": "place",
                "colour": found[1],
                "star": int(found[2]),
                "space": int(found[3]),
                "wilds": int(found[4] or 0),
                "bonus": _read_tiles(found[5]),
            }
        )
    found = _PASS.fullmatch(words)
    if found:
        return from_data({"turn": "pass", "keep": _read_tiles(found[1])})
    raise InvalidNotation(
        f"{shown(line)} is no turn of Summer Pavilion; turns read like 'draft red from factory 3', "
        "'place red at 3.5 with 2 wild taking blue, 2 red' and 'pass keeping 2 blue, red'"
    )


def _read_tiles(words: str | None) -> dict[str, int]:
    tiles: dict[str, int] = {}
    for item in words.split(",") if words else []:
        found = _ITEM.fullmatch(item.strip())
        if not found:
            raise InvalidNotation(f"{shown(item.strip())} is no tiles, such as 'red' or '2 red'")
        if found[2] in tiles:
            raise InvalidNotation(f"{found[2]} tiles are listed twice")
        tiles[found[2]] = int(found[1] or 1)
    return tiles


# --- chance --------------------------------------------------------------------------------


def chance_text(outcomes: Sequence[int]) -> str:
    """Return drawn tiles as text: their colours in order."""
    for outcome in outcomes:
        if outcome not in range(len(COLOURS)):
            raise InvalidNotation(f"{shown(outcome)} is not the number of a colour")
    return " ".join([COLOURS[outcome] for outcome in outcomes])


def parse_chance(line: str) -> list[int]:
    """Return the drawn tiles that a text describes."""
    for word in line.split():
        if word not in NUMBERS:
            raise InvalidNotation(f"there is no colour {shown(word)}")
    return [NUMBERS[word] for word in line.split()]
