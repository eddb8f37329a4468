"""The games as data for clients: players, options, and each game's own data.

Everything comes from the engine's tables, so that a client repeats no rule.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from quinta.analysis.puzzles import stored
from quinta.bots import LEVELS
from quinta.core.game import MOST_PLAYERS, Data
from quinta.games import GAMES, Parts
from quinta.protocol import GameInfo, OptionInfo


def games() -> list[GameInfo]:
    """Return the data of all games."""
    return [_game(parts) for parts in GAMES.values()]


def _game(parts: Parts) -> GameInfo:
    return GameInfo(
        name=parts.name,
        title=parts.title,
        players=list(range(2, MOST_PLAYERS + 1)),
        rounds=parts.info.ROUNDS,
        levels=list(LEVELS),
        options=_options(parts),
        lessons=len(parts.lessons),
        puzzles=len(stored(parts.name)),
        own=msgspec.to_builtins(parts.info.INFO),
    )


def _options(parts: Parts) -> list[OptionInfo]:
    def chosen(**given: object) -> Data:
        return parts.rules.Rules(2, given).data()

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
