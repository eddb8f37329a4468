"""The terminal's wording of small choices and events, as far as games share it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quinta import GAMES, Data, Game, Report
from quinta.core.plurals import number_of


@dataclass(frozen=True)
class Offer:
    """A choice as the terminal offers it: the game's number, the word to type, its meaning."""

    step: int
    word: str
    meaning: str

    def __str__(self) -> str:
        return f"{self.word} ({self.meaning})" if self.meaning else self.word


def question(game: Game, path: Sequence[int]) -> str:
    """Return the question to ask after these small choices."""
    if not path:
        return "What will you do?"
    kind = str(game.step_data(game.steps(path)[0])["step"])
    return GAMES[game.name].words.question(kind, str(game.step_data(path[0])["turn"]))


def offers(game: Game, path: Sequence[int]) -> list[Offer]:
    """Return what can be chosen after these small choices."""
    words = GAMES[game.name].words
    if path:
        return [Offer(step, *words.choice(game, path, step)) for step in game.steps(path)]
    turns = {step: str(game.step_data(step)["turn"]) for step in game.steps(path)}
    return [Offer(step, turn, words.TURNS[turn]) for step, turn in turns.items()]


def event_lines(game: Game, report: Report, names: Sequence[str]) -> Iterator[str]:
    """Yield the events of a turn that the board alone would not show, as text."""
    for event in report.events:
        line = _event_text(game, event, names)
        if line:
            yield line


def _event_text(game: Game, event: Data, names: Sequence[str]) -> str:
    seat = event.get("seat")
    who = names[seat] if isinstance(seat, int) else ""
    match event["event"]:
        case "points" if isinstance(points := event["points"], int) and points:
            verb = "+" if points > 0 else "-"
            amount = number_of(abs(points), "point")
            return f"{who}: {verb}{amount}, {event['reason']} ({event['clause']})"
        case "marker":
            return f"{who}: takes the first-player marker"
        case "round":
            return f"--- Round {event['round']}: {who} starts ---"
    told = GAMES[game.name].words.event(event)
    return f"{who}: {told}" if told else ""
