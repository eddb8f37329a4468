"""The terms of a game: its players, who starts, the version of the rules, the options.

Each game has a subclass of ``Terms`` with its own options.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from quinta.core.fields import Fields, shown
from quinta.core.game import MOST_PLAYERS, Data, InvalidOptions, InvalidPosition
from quinta.core.options import Option


# The games here are compiled with it, a game of another package need not be.
@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(metaclass=ABCMeta):
    """The checked terms of one game, as its engine reads them.

    ``version`` is that of the rules: a game goes on to its end by the one that it began with.
    """

    def __init__(self, players: object, options: Mapping[str, object], version: int) -> None:
        number = checked_players(players)
        self.players: i64 = number
        self.starts: i64 = _checked_seat(options.get("starts", 0), number)
        self.version: i64 = version

    @abstractmethod
    def data(self) -> Data:
        """Return all options as plain data."""


GameTerms = TypeVar("GameTerms", bound=Terms)


def checked_options(
    options: Mapping[str, object] | None, own: Sequence[Option], title: str
) -> Mapping[str, object]:
    """Return the options given, or raise ``InvalidOptions`` if one is unknown."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise InvalidOptions(f"options must be a mapping, not {type(options).__name__}")
    known = [*[option.name for option in own], "starts"]
    keys: Iterable[object] = options
    for key in keys:
        if key not in known:
            raise InvalidOptions(f"unknown option {shown(key)}: {title} has {', '.join(known)}")
    return options


def checked_players(players: object) -> int:
    """Return a number of players, or raise ``InvalidOptions`` if no game allows it."""
    if (
        isinstance(players, bool)
        or not isinstance(players, int)
        or not 2 <= players <= MOST_PLAYERS
    ):
        raise InvalidOptions(f"players must be 2, 3 or 4, not {shown(players)}")
    return players


def _checked_seat(seat: object, players: int) -> int:
    """Return a seat, or raise ``InvalidOptions`` if so many players have no such seat."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise InvalidOptions(f"starts must be a seat from 0 to {players - 1}, not {shown(seat)}")
    return seat


def read_terms(
    fields: Fields,
    game: str,
    newest: int,
    terms: Callable[[int, Mapping[str, object], int], GameTerms],
) -> GameTerms:
    """Return the terms of a position of this game, whose rules are known up to a version."""
    fields.choice("game", (game,))
    version = fields.integer("version", 1, newest)
    players = fields.integer("players", 2, MOST_PLAYERS)
    options = fields.get("options") if fields.has("options") else {}
    if not isinstance(options, Mapping):
        raise fields.fault("options", "must be an object")
    try:
        return terms(players, options, version)
    except InvalidOptions as error:
        raise InvalidPosition(f"position: options: {error}") from None
