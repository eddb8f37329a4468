"""What a player may ask at a table: the choices, a look at a turn before it is played.

Pure functions over a position. What they tell depends on the visible facts alone: no draw and
no hidden order comes through, and the work for one question is bounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from quinta import Data, Game, IllegalMove, InvalidNotation, Move
from quinta.core.chance import Report
from quinta.games.garden.rules import QueensGarden
from quinta.games.pavilion.rules import SummerPavilion
from quinta.server.desk_garden import GardenChoices
from quinta.server.desk_paths import path_of
from quinta.server.desk_pavilion import PavilionChoices

__all__ = [
    "Choice",
    "Choices",
    "Preview",
    "StepData",
    "Taken",
    "choices",
    "foretold",
    "move_of",
    "path_of",
    "preview",
]

DEEPEST: Final = 3
MOST_COMPLETIONS: Final = 500
LONGEST_PATH: Final = 32
LONGEST_TEXT: Final = 500

_DRAWN: Final = {"draw": "tiles", "flip": "hexagon", "supply": "tiles", "fill": "tiles"}
"""For each event that draws, the fact that has the outcome."""


class StepData(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One small choice: its number, its kind, and what that kind of choice is about."""

    step: int
    kind: str
    turn: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    slot: int | Literal["up"] | UnsetType = UNSET
    hexagon: str | UnsetType = UNSET
    cell: tuple[int, int] | UnsetType = UNSET
    area: int | UnsetType = UNSET
    source: int | Literal["centre"] | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    star: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    wilds: int | UnsetType = UNSET


class Taken(msgspec.Struct):
    """A hexagon that a name takes, and the places it can come from."""

    hexagon: str
    source: list[int | Literal["up"]] = msgspec.field(name="from")


class Choice(StepData, omit_defaults=True, kw_only=True):
    """A small choice that is open, with what it brings and the choices after it."""

    takes: list[Taken] | UnsetType = UNSET
    tiles: dict[str, int] | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET


class Choices(msgspec.Struct):
    """What the seat to move can choose after a path of small choices, as of event ``n``."""

    n: int
    seat: int
    path: list[int]
    steps: list[StepData]
    choices: list[Choice]
    whole: bool
    suggested: list[int] | None
    completions: list[list[int]] | None


class Preview(msgspec.Struct, kw_only=True):
    """What a turn would do, as far as it can be known before it is played."""

    text: str
    data: Data
    path: list[int]
    seat: int
    events: list[Data]
    points: int
    score: int
    jokers: int | UnsetType = UNSET
    ends_round: bool
    position: Data


_Kind = TypeVar("_Kind", bound=StepData)


class _Tree(Protocol):
    """The turns of one position as a tree of small choices."""

    def following(self, path: Sequence[int]) -> list[int]: ...
    def details(self, path: Sequence[int], step: int) -> dict[str, Any]: ...
    def whole(self, path: Sequence[int]) -> Iterator[list[int]]: ...
    def filled(self, path: Sequence[int]) -> list[int]: ...


def choices(game: Game, path: Sequence[int], depth: int, n: int = 0) -> Choices:
    """What can follow a path of small choices, ``depth`` choices deep.

    ``n`` is the number of the table's last event, which the position itself does not know.
    ``IllegalMove`` when no legal turn begins with the path.
    """
    if not 1 <= depth <= DEEPEST:
        raise InvalidNotation(f"depth must be 1 to {DEEPEST}, not {depth}")
    _check_going_on(game)
    checked = _checked_path(path)
    following = game.steps(checked)
    tree = _tree(game)
    completions = list(islice(tree.whole(checked), MOST_COMPLETIONS + 1))
    return Choices(
        n=n,
        seat=game.to_move,
        path=checked,
        steps=[_described(game, StepData, step) for step in checked],
        choices=_nested(game, tree, checked, following, depth),
        whole=not following,
        suggested=tree.filled(checked) if checked else None,
        completions=None if len(completions) > MOST_COMPLETIONS else completions,
    )


def preview(game: Game, move: Move, seed: int) -> Preview:
    """A turn played on a re-dealt copy, with everything that it drew taken out again."""
    seat = game.to_move
    before = game.scores
    after = game.redealt(seed)
    report = Report()
    after.play(move, report)
    names = {event["event"] for event in report.events}
    jokers = sum(
        int(str(event["jokers"])) for event in report.events if event["event"] == "surround"
    )
    return Preview(
        text=game.text(move),
        data=game.move_data(move),
        path=path_of(game, move),
        seat=seat,
        events=foretold(report.events),
        points=after.scores[seat] - before[seat],
        score=after.scores[seat],
        jokers=jokers if game.name == "queens-garden" else UNSET,
        ends_round=bool(names & {"round", "over"}),
        position=_without_draws(after.snapshot(hidden=False), report.events),
    )


def foretold(events: Sequence[Data]) -> list[Data]:
    """Events as they can be told before their turn is played: draws without the outcome."""
    return [
        {key: fact for key, fact in event.items() if key != _DRAWN.get(str(event["event"]))}
        for event in events
    ]


def move_of(
    game: Game,
    path: Sequence[int] | None = None,
    text: str | None = None,
    data: Mapping[str, object] | None = None,
) -> Move:
    """The turn that a path of small choices, a line of text or data means.

    ``InvalidNotation`` when it is no turn, ``IllegalMove`` when it can be none here.
    """
    given = [way for way in (path, text, data) if way is not None]
    if len(given) != 1:
        raise InvalidNotation("give a turn in one way: as path, as text or as data")
    _check_going_on(game)
    if path is not None:
        return game.step_move(_checked_path(path))
    if text is not None:
        if len(text) > LONGEST_TEXT:
            raise InvalidNotation(f"the text of a turn has at most {LONGEST_TEXT} characters")
        return game.parse(text)
    assert data is not None
    return game.move_from_data(data)


def _check_going_on(game: Game) -> None:
    if game.is_over:
        clause = "QG-7" if game.name == "queens-garden" else "SP-7"
        raise IllegalMove(clause, "the game is over")


def _checked_path(path: Sequence[int]) -> list[int]:
    """A path of small choices that exist, short enough to be looked at."""
    if len(path) > LONGEST_PATH:
        raise InvalidNotation(f"a path has at most {LONGEST_PATH} small choices")
    return list(path)


def _tree(game: Game) -> _Tree:
    if isinstance(game, QueensGarden):
        return GardenChoices(game)
    assert isinstance(game, SummerPavilion)
    return PavilionChoices(game)


def _nested(
    game: Game, tree: _Tree, path: list[int], following: list[int], depth: int
) -> list[Choice]:
    found = []
    for step in following:
        choice = _described(game, Choice, step, tree.details(path, step))
        if depth > 1:
            longer = [*path, step]
            choice.choices = _nested(game, tree, longer, tree.following(longer), depth - 1)
        found.append(choice)
    return found


def _described(
    game: Game, kind: type[_Kind], step: int, details: dict[str, Any] | None = None
) -> _Kind:
    facts: dict[str, Any] = game.step_data(step)
    described = {"step": step, "kind": facts.pop("step"), **facts, **(details or {})}
    return msgspec.convert(described, kind)


def _without_draws(position: Data, events: Sequence[Data]) -> Data:
    """A position in which nothing lies that these events drew."""
    table: Any = position
    for event in events:
        facts: Any = event
        match facts["event"]:
            case "draw" | "flip":
                # Either way an expansion is left that lies face down with nothing on it.
                for slot in table["display"]["slots"]:
                    if slot["slot"] == facts["slot"]:
                        slot.pop("face_up", None)
                        slot["tiles"] = []
            case "supply":
                drawn = facts["tiles"]
                left = {name: n - drawn.get(name, 0) for name, n in table["supply"].items()}
                table["supply"] = {name: n for name, n in left.items() if n}
            case "fill":
                table["factories"][facts["factory"] - 1] = {}
    return position
