"""The terminal's wording of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinta.core.chance import Report
from quinta.core.game import Data, Game
from quinta.games.pavilion.rules.board import space_number
from quinta.games.pavilion.rules.boards import side_of

EXAMPLE: Final = "place red at 3.5 with 2 wild"
TURNS: Final = {
    "draft": "take tiles from a factory or the centre",
    "place": "place a tile on a star",
    "pass": "end your part in this round",
}
_QUESTIONS: Final = {
    "source": "From where?",
    "colour": "Which colour?",
    "space": "On which space?",
    "wilds": "How many wild tiles do you pay with?",
    "bonus": "Which tile do you take from the supply?",
    "keep": "Which tile do you keep for the next round?",
    "done": "Keep no more?",
}


def question(kind: str, _turn: str) -> str:
    """Return the question for a small choice of this kind in this kind of turn."""
    return _QUESTIONS[kind]


def choice(game: Game, path: Sequence[int], step: int) -> tuple[str, str]:
    """Return the word to type for a small choice after others, and its meaning."""
    facts = game.step_data(step)
    match facts["step"]:
        case "source":
            source = facts["source"]
            name = "centre" if source == "centre" else f"factory {source}"
            return name, _tiles(_in_source(game, source))
        case "wilds":
            return f"{facts['wilds']} wild", ""
        case "space":
            star, place = facts["star"], facts["space"]
            assert isinstance(star, int) and isinstance(place, int)
            cost = side_of(game.options["board"]).costs[space_number(star, place)]
            return f"{star}.{place}", f"costs {cost}"
        case "colour":
            drafting = game.step_data(path[0])["turn"] == "draft"
            return str(facts["colour"]), _drafted(game, [*path, step]) if drafting else ""
        case "done":
            return "done", ""
    return str(facts["colour"]), ""


def _in_source(game: Game, source: object) -> object:
    table = game.snapshot(hidden=False)
    if source == "centre":
        return table["centre"]
    factories = table["factories"]
    assert isinstance(factories, list) and isinstance(source, int)
    return factories[source - 1]


def _drafted(game: Game, path: Sequence[int]) -> str:
    """Return the tiles that a draft takes, wild ones included."""
    report = Report()
    game.copy().play(game.step_move(path), report)
    return _tiles(report.events[0]["tiles"])


def _tiles(tiles: object) -> str:
    assert isinstance(tiles, Mapping)
    return ", ".join(name if held == 1 else f"{held} {name}" for name, held in tiles.items())


def event(event: Data) -> str:
    """Return what happened to a player, empty if the board shows it."""
    if event["event"] != "feature":
        return ""
    return f"completes a {event['feature']} of star {event['star']}"


def item(item: Mapping[str, object]) -> str:
    """Return what something scores for, as in ``Game.breakdown``."""
    match item["kind"]:
        case "kept":
            return f"kept tiles: {item['count']}"
        case "star":
            of = "many colours" if item["name"] == "many" else item["name"]
            return f"star {item['star']}, {of}"
        case "sets":
            return f"structure sets: {item['count']}"
    return f"all spaces of cost {item['number']}"
