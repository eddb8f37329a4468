"""The games as data for a page: players, options, and what only each of them has.

Everything is read off the engine's own tables, so that a client repeats no rule.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import UNSET, UnsetType

from quinta.core.game import MOST_PLAYERS
from quinta.games import GAMES, Parts

LEVELS: Final = ("beginner", "casual", "strong", "master")
"""The bots that people may seat, from the weakest to the strongest."""


class OptionInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An option of a game; without a default of its own, another option sets it."""

    name: str
    kind: str
    values: list[str] | UnsetType = UNSET
    default: Any
    sets: dict[str, dict[str, Any]] | UnsetType = UNSET


class Heading(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What every game has."""

    name: str
    title: str
    players: list[int]
    rounds: int
    levels: list[str]
    options: list[OptionInfo]


@cache
def _type(names: tuple[str, ...]) -> type[Heading]:
    """A heading, and under the name of each game's folder what only that game has."""
    parts = [GAMES[name] for name in names]
    fields = [(part.folder, type(part.info.INFO) | UnsetType, UNSET) for part in parts]
    made = msgspec.defstruct(
        "GameInfo",
        fields,
        bases=(Heading,),
        module=__name__,
        namespace={"__doc__": "One of the games."},
        omit_defaults=True,
        kw_only=True,
    )
    return cast("type[Heading]", made)


if TYPE_CHECKING:
    GameInfo = Heading
else:
    GameInfo = _type(tuple(GAMES))


def games() -> list[GameInfo]:
    """All games."""
    return [_game(parts) for parts in GAMES.values()]


def _game(parts: Parts) -> GameInfo:
    facts: dict[str, Any] = {parts.folder: parts.info.INFO}
    return _type(tuple(GAMES))(
        name=parts.name,
        title=parts.title,
        players=list(range(2, MOST_PLAYERS + 1)),
        rounds=parts.info.ROUNDS,
        levels=list(LEVELS),
        options=_options(parts),
        **facts,
    )


def _options(parts: Parts) -> list[OptionInfo]:
    def chosen(**given: object) -> dict[str, Any]:
        return parts.rules.GAME.new(2, 0, given).options

    usual = chosen()
    options = parts.rules.OPTIONS
    set_by_others = {name for option in options for name in option.sets}
    return [
        OptionInfo(
            name=option.name,
            kind="choice" if option.values else "boolean",
            values=list(option.values) or UNSET,
            default=None if option.name in set_by_others else usual[option.name],
            sets={
                value: {name: chosen(**{option.name: value})[name] for name in option.sets}
                for value in option.values
            }
            if option.sets
            else UNSET,
        )
        for option in options
    ]
