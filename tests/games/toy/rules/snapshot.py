"""A position as plain JSON data, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from games.toy import NAME, VERSION
from games.toy.rules.options import Rules
from games.toy.rules.pieces import COPIES, EVERY_SHELL, NUMBERS, names
from quinta.core.chance import fresh_seed
from quinta.core.fields import Fields
from quinta.core.game import Data, InvalidPosition, generator_text, read_generator
from quinta.core.position import NOBODY
from quinta.core.terms import read_terms

if TYPE_CHECKING:
    from games.toy.rules.state import Beach

_KEYS: Final = (
    *("game", "version", "players", "options", "round", "phase", "to_move", "washed_up", "seats"),
    *("marker", "sand", "hidden"),
)


def to_data(game: Beach, hidden: bool) -> Data:
    """All that is visible, and on request the order of what lies in the sand."""
    data: Data = {
        **game.heading("over" if game.is_over else "playing"),
        "washed_up": names(game.washed_up),
        "sand": len(game.sand),
        "seats": [
            {"score": score, "shells": names(shells), "passed": False}
            for score, shells in zip(game.scores, game.seats, strict=True)
        ],
    }
    if hidden:
        data["hidden"] = {"sand": names(game.sand), "generator": generator_text(game.random)}
    return data


def from_data(data: Mapping[str, object]) -> Beach:
    """The position that data describes."""
    from games.toy.rules.state import LAST_ROUND, Beach

    fields = Fields(data, "position", _KEYS, InvalidPosition)
    game = Beach(read_terms(fields, NAME, VERSION, Rules), 0)
    game.round = fields.integer("round", 1, LAST_ROUND)
    over = fields.choice("phase", ("playing", "over")) == "over"
    game.to_move = NOBODY if over else fields.integer("to_move", 0, game.players - 1)
    game.washed_up = fields.names("washed_up", NUMBERS)
    game.seats = [
        Fields(seat, "seat", ("score", "shells", "passed"), InvalidPosition).names(
            "shells", NUMBERS
        )
        for seat in fields.items("seats")
    ]
    left = Counter(EVERY_SHELL)
    for shells in (game.washed_up, *game.seats):
        left.subtract(shells)
    if len(game.seats) != game.players or any(not 0 <= held <= COPIES for held in left.values()):
        raise fields.fault("seats", "do not fit the shells that there are")
    game.sand = list(left.elements())
    if not fields.has("hidden"):
        return game.redealt(fresh_seed())
    hidden = Fields(fields.get("hidden"), "hidden", ("sand", "generator"), InvalidPosition)
    sand = hidden.names("sand", NUMBERS)
    if sorted(sand) != sorted(game.sand):
        raise hidden.fault("sand", "does not hold just the shells that are left for it")
    game.sand, game.random = sand, read_generator(hidden)
    return game
