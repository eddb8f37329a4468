"""Small choices and events of both games, in the words of the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quinta import Data, Game, Report
from quinta.core.words import number_of
from quinta.games.garden.rules.pieces import NUMBERS, VALUE
from quinta.games.pavilion.rules.board import SIDES, space_number

_TURNS: Final = {
    "acquire": "take hexagons from the display",
    "tile": "place a tile from storage",
    "expansion": "place an expansion from storage",
    "buy": "buy a face-down expansion for 6 points",
    "draft": "take tiles from a factory or the centre",
    "place": "place a tile on a star",
    "pass": "end your part in this round",
}
_QUESTIONS: Final = {
    "turn": "What will you do?",
    "name": "Which colour or pattern?",
    "slot": "Which of the identical ones?",
    "hexagon": "Which one?",
    "cell": "On which cell?",
    "area": "On which area?",
    "source": "From where?",
    "colour": "Which colour?",
    "space": "On which space?",
    "wilds": "How many wild tiles do you pay with?",
    "bonus": "Which tile do you take from the supply?",
    "keep": "Which tile do you keep for the next round?",
}


@dataclass(frozen=True)
class Choice:
    """A small choice: the number that the game knows, what to type for it, what it means."""

    step: int
    word: str
    meaning: str = ""

    def __str__(self) -> str:
        return f"{self.word} ({self.meaning})" if self.meaning else self.word


def question(game: Game, path: Sequence[int]) -> str:
    """What is asked after these small choices."""
    kind = str(game.step_data(game.steps(path)[0])["step"])
    if kind in _QUESTIONS:
        return _QUESTIONS[kind]
    if _turn(game, path) != "pass":
        return "Pay with what?"
    return "Discard what?" if game.name == "queens-garden" else "Keep no more?"


def choices(game: Game, path: Sequence[int]) -> list[Choice]:
    """What can be chosen after these small choices."""
    return [_choice(game, path, step) for step in game.steps(path)]


def _turn(game: Game, path: Sequence[int]) -> str:
    return str(game.step_data(path[0])["turn"]) if path else ""


def _choice(game: Game, path: Sequence[int], step: int) -> Choice:
    facts = game.step_data(step)
    kind = str(facts["step"])
    value = facts.get(kind)
    match kind:
        case "turn":
            return Choice(step, str(value), _TURNS[str(value)])
        case "name":
            taken = ", ".join(piece for piece, _ in _taken(game, [*path, step]))
            short = taken.replace(f"{value}-", "").replace(f"-{value}", "")
            return Choice(step, str(value), short)
        case "slot":
            # The choices only say where from; the turn they lead to knows which hexagon.
            piece, source = _taken(game, [*path, step])[len(path) - 2]
            origin = "the expansion itself" if source == "up" else f"from slot {source}"
            return Choice(step, f"{piece}@{source}", origin)
        case "hexagon":
            return Choice(step, str(value), f"costs {VALUE[NUMBERS[str(value)]]}")
        case "cell":
            return Choice(step, ",".join(map(str, _items(value))))
        case "area":
            # A purchase is whole with its area, and its text names the area by its middle.
            text = game.text(game.step_move([*path, step]))
            return Choice(step, text.removeprefix("buy at "))
        case "source":
            name = "centre" if value == "centre" else f"factory {value}"
            return Choice(step, name, tiles_words(_in_source(game, value)))
        case "wilds":
            return Choice(step, f"{value} wild")
        case "space":
            star, place = facts["star"], facts["space"]
            assert isinstance(star, int) and isinstance(place, int)
            cost = SIDES[str(game.options["board"])].costs[space_number(star, place)]
            return Choice(step, f"{star}.{place}", f"costs {cost}")
        case "tile":
            return Choice(step, str(facts["hexagon"]))
        case "expansion":
            return Choice(step, f"expansion {facts['hexagon']}")
        case "colour" if _turn(game, path) == "draft":
            return Choice(step, str(value), _drafted(game, [*path, step]))
        case "bonus" | "keep":
            return Choice(step, str(facts["colour"]))
        case "joker" | "done":
            return Choice(step, kind)
    return Choice(step, str(value))


def _taken(game: Game, path: Sequence[int]) -> list[tuple[str, object]]:
    """The hexagons, with their sources, of the first turn to which these choices lead."""
    whole = list(path)
    while following := game.steps(whole):
        whole.append(following[0])
    take = game.move_data(game.step_move(whole))["take"]
    assert isinstance(take, list)
    return [(piece["hexagon"], piece["from"]) for piece in take]


def _drafted(game: Game, path: Sequence[int]) -> str:
    """The tiles that a draft takes, wild ones included."""
    report = Report()
    game.copy().play(game.step_move(path), report)
    return tiles_words(report.events[0]["tiles"])


def _in_source(game: Game, source: object) -> object:
    table = game.snapshot(hidden=False)
    return (
        table["centre"] if source == "centre" else _items(table["factories"])[int(str(source)) - 1]
    )


def _items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def tiles_words(tiles: object) -> str:
    """Counts of tiles as text."""
    assert isinstance(tiles, Mapping)
    return ", ".join(name if held == 1 else f"{held} {name}" for name, held in tiles.items())


# --- events --------------------------------------------------------------------------------


def event_lines(report: Report, names: Sequence[str]) -> Iterator[str]:
    """What a turn brought, as far as the board alone would not show it."""
    for event in report.events:
        line = _event_words(event, names)
        if line:
            yield line


def _event_words(event: Data, names: Sequence[str]) -> str:
    seat = event.get("seat")
    who = names[seat] if isinstance(seat, int) else ""
    match event["event"]:
        case "points" if isinstance(points := event["points"], int) and points:
            verb = "+" if points > 0 else "-"
            amount = number_of(abs(points), "point")
            return f"{who}: {verb}{amount}, {event['reason']} ({event['clause']})"
        case "surround":
            lost = f", {event['lost']} lost for lack of space" if event["lost"] else ""
            won = number_of(int(str(event["jokers"])), "joker")
            return f"{who}: surrounds a {event['feature']}, {won}{lost}"
        case "feature":
            return f"{who}: completes a {event['feature']} of star {event['star']}"
        case "marker":
            return f"{who}: takes the first-player marker"
        case "round":
            return f"--- Round {event['round']}: {who} starts ---"
    return ""
