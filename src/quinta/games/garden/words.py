"""The terminal's wording of Queen's Garden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from quinta.core.game import Data, Game
from quinta.core.plurals import number_of
from quinta.games.garden.rules.moves import PRICE
from quinta.games.garden.rules.pieces import NUMBERS, VALUE

EXAMPLE: Final = "tile blue-bird at 1,-1 paying blue-tree"
TURNS: Final = {
    "acquire": "take hexagons from the display",
    "tile": "place a tile from storage",
    "expansion": "place an expansion from storage",
    "buy": f"buy a face-down expansion for {PRICE} points",
    "pass": "end your part in this round",
}
_QUESTIONS: Final = {
    "name": "Which colour or pattern?",
    "slot": "Which of the identical ones?",
    "hexagon": "Which one?",
    "cell": "On which cell?",
    "area": "On which area?",
}


def question(kind: str, turn: str) -> str:
    """Return the question for a small choice of this kind in this kind of turn."""
    return _QUESTIONS.get(kind, "Discard what?" if turn == "pass" else "Pay with what?")


def choice(game: Game, path: Sequence[int], step: int) -> tuple[str, str]:
    """Return the word to type for a small choice after others, and its meaning."""
    facts = game.step_data(step)
    kind = str(facts["step"])
    value = facts.get(kind)
    match kind:
        case "name":
            taken = ", ".join(piece for piece, _ in _taken(game, [*path, step]))
            return str(value), _without(str(value), taken)
        case "slot":
            # The choices only say where from; the turn they lead to knows which hexagon.
            piece, source = _taken(game, [*path, step])[len(path) - 2]
            origin = "the expansion itself" if source == "up" else f"from slot {source}"
            return f"{piece}@{source}", origin
        case "hexagon":
            return str(value), f"costs {VALUE[NUMBERS[str(value)]]}"
        case "cell":
            assert isinstance(value, list)
            return ",".join(map(str, value)), ""
        case "area":
            # A purchase is whole with its area, and its text names the area by its middle.
            return game.text(game.step_move([*path, step])).removeprefix("buy at "), ""
        case "tile":
            return str(facts["hexagon"]), ""
        case "expansion":
            return f"expansion {facts['hexagon']}", ""
    return kind, ""


def _taken(game: Game, path: Sequence[int]) -> list[tuple[str, object]]:
    """Return the hexagons and sources of the first turn to which these choices lead."""
    whole = list(path)
    while following := game.steps(whole):
        whole.append(following[0])
    take = game.move_data(game.step_move(whole))["take"]
    assert isinstance(take, list)
    return [(piece["hexagon"], piece["from"]) for piece in take]


def _without(name: str, hexagons: str) -> str:
    """Name hexagons of a colour by their patterns, those of a pattern by their colours."""
    return hexagons.replace(f"{name}-", "").replace(f"-{name}", "")


def event(event: Data) -> str:
    """Return what happened to a player, empty if the board shows it."""
    if event["event"] != "surround":
        return ""
    lost = f", {event['lost']} lost for lack of space" if event["lost"] else ""
    won = number_of(int(str(event["jokers"])), "joker")
    return f"surrounds a {event['feature']}, {won}{lost}"


def item(item: Mapping[str, object]) -> str:
    """Return what something scores for, as in ``Game.breakdown``."""
    match item["kind"]:
        case "colour" | "pattern":
            return f"{item['name']}: {item['count']} at {item['each']}"
        case "pavilion":
            return f"pavilions: {item['count']} at {item['each']}"
        case "storage":
            return f"storage: {_pieces(item['pieces']) or 'empty'}"
        case "group":
            extra = f", bonus {item['bonus']}" if item["bonus"] else ""
            name = str(item["name"])
            return f"{name}: {_without(name, _pieces(item['hexagons']))}{extra}"
    return f"{item['kind']}: {item['count']}"


def _pieces(pieces: object) -> str:
    assert isinstance(pieces, list)
    held = Counter(pieces)
    return ", ".join(name if copies == 1 else f"{copies} {name}" for name, copies in held.items())
