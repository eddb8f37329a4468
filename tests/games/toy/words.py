"""The Beach in the words of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.toy.rules.pieces import NUMBERS, VALUES
from quinta.core.game import Data, Game

EXAMPLE: Final = "take oyster"
TURNS: Final = {"take": "take a shell that lies on the beach", "dig": "dig for one in the sand"}


def question(_kind: str, _turn: str) -> str:
    """What is asked when a small choice of this kind comes next in this kind of turn."""
    return "Which shell?"


def choice(game: Game, _path: Sequence[int], step: int) -> tuple[str, str]:
    """What to type for a small choice after others, and what it means."""
    shell = str(game.step_data(step)["shell"])
    return shell, f"worth {VALUES[NUMBERS[shell]]}"


def event(event: Data) -> str:
    """What happened to a player, if the board alone would not show it."""
    return f"digs up a {event['shell']}" if event["event"] == "dig" else ""


def item(item: Mapping[str, object]) -> str:
    """What something scores for, as in ``Game.breakdown``."""
    return f"pairs of {item['shell']}: {item['count']}"
