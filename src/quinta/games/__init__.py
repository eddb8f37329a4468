"""The registry: a game's name gives the parts of its folder, each imported when it is asked for.

A game is one folder, here or in another package. Its ``__init__`` has ``NAME``, ``TITLE`` and the
``VERSION`` of its rules, and imports nothing; the rest is in modules of the names below. The
folders here are found automatically. The environment variable ``QUINTA_GAMES`` names the
packages of others, separated by commas, for every process; ``register`` adds a game to this process
only.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, Protocol

from quinta.core.chance import fresh_seed
from quinta.core.fields import shown
from quinta.core.game import Data, Game, InvalidOptions, InvalidPosition
from quinta.core.lessons import Lesson
from quinta.core.options import Option
from quinta.core.terms import Terms, checked_players

if TYPE_CHECKING:
    from msgspec import Struct

    from quinta.brains.spec import BrainSpec


class GameFactory(Protocol):
    """The way to set up a game: the class of its positions."""

    @staticmethod
    def set_up(rules: Any, seed: int) -> Game:
        """Set up a game by these rules for its first turn."""
        ...


class RulesPart(Protocol):
    """``rules``: the engine."""

    GAME: GameFactory
    OPTIONS: Sequence[Option]
    STEPS: int
    """The number of different small choices."""

    @staticmethod
    def Rules(players: int, options: Mapping[str, object] | None) -> Terms:  # noqa: N802
        """Return the terms of a game with these options, or raise ``InvalidOptions``."""
        ...

    @staticmethod
    def from_snapshot(data: Mapping[str, object]) -> Game:
        """Return the position that data describes, or raise ``InvalidPosition``.

        Without the hidden part the hidden order is dealt anew.
        """
        ...


class BrainPart(Protocol):
    """``brain``: what the game's bots judge with; ``fitted.json`` beside it has the weights."""

    SPEC: BrainSpec


class DrawPart(Protocol):
    """``draw``: pictures of positions, drawn from snapshots."""

    @staticmethod
    def svg(snapshot: Mapping[str, object], names: Sequence[str] | None) -> str:
        """Draw a standalone SVG document."""
        ...

    @staticmethod
    def terminal(
        snapshot: Mapping[str, object], colour: bool, width: int, names: Sequence[str] | None
    ) -> str:
        """Draw text for a terminal."""
        ...


class InfoPart(Protocol):
    """``info``: the data that only this game has, for clients."""

    ROUNDS: int
    INFO: Struct


class EventsPart(Protocol):
    """``events``: the events of a turn, as a union of structs."""

    Event: type[Struct]


class ShapesPart(Protocol):
    """``shapes``: positions, turns and small choices as structs."""

    Position: type[Struct]
    Turn: type[Struct]
    Step: type[Struct]


class WordsPart(Protocol):
    """``words``: the game's wording in the terminal."""

    EXAMPLE: str
    """An example of a turn as one types it."""
    TURNS: Mapping[str, str]
    """The meaning of each kind of turn."""

    @staticmethod
    def question(kind: str, turn: str) -> str:
        """Return the question for a small choice of this kind in this kind of turn."""
        ...

    @staticmethod
    def choice(game: Game, path: Sequence[int], step: int) -> tuple[str, str]:
        """Return the word to type for a small choice after others, and its meaning."""
        ...

    @staticmethod
    def event(event: Data) -> str:
        """Return what happened to a player, empty if the board shows it."""
        ...

    @staticmethod
    def item(item: Mapping[str, object]) -> str:
        """Return what something scores for, as in ``Game.breakdown``."""
        ...


class LessonsPart(Protocol):
    """``lessons``: how the game is learnt; a game may have none."""

    LESSONS: Sequence[Lesson]


class EditingPart(Protocol):
    """``editing``: what editing positions by hand begins with; a game may have none."""

    @staticmethod
    def blank(start: Mapping[str, object]) -> Data:
        """Return the start of a game with nothing on the table."""
        ...


class Parts:
    """The parts of one game."""

    def __init__(self, package: str) -> None:
        folder = import_module(package)
        self.package = package
        self.folder = package.rpartition(".")[2]
        self.name: str = folder.NAME
        self.title: str = folder.TITLE
        self.version: int = folder.VERSION

    def _part(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    def file(self, name: str) -> Traversable:
        """Return a file of its folder, by its path there; it need not exist."""
        return files(self.package).joinpath(*name.split("/"))

    @cached_property
    def rules(self) -> RulesPart:
        """The engine."""
        part: RulesPart = self._part("rules")
        return part

    @cached_property
    def brain(self) -> BrainPart:
        """The evaluation of its positions for bots."""
        part: BrainPart = self._part("brain")
        return part

    @cached_property
    def draw(self) -> DrawPart:
        """Its pictures."""
        part: DrawPart = self._part("draw")
        return part

    @cached_property
    def info(self) -> InfoPart:
        """The data that clients need to draw and explain it; needs msgspec."""
        part: InfoPart = self._part("info")
        return part

    @cached_property
    def events(self) -> EventsPart:
        """The events of a turn, as types; needs msgspec."""
        part: EventsPart = self._part("events")
        return part

    @cached_property
    def shapes(self) -> ShapesPart:
        """Its positions, turns and small choices, as types; needs msgspec."""
        part: ShapesPart = self._part("shapes")
        return part

    @cached_property
    def words(self) -> WordsPart:
        """Its wording in the terminal."""
        part: WordsPart = self._part("words")
        return part

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """Return its lessons, none if it has no such part."""
        if find_spec(f"{self.package}.lessons") is None:
            return ()
        part: LessonsPart = self._part("lessons")
        return part.LESSONS

    @cached_property
    def editing(self) -> EditingPart | None:
        """What editing its positions begins with, None if it has no such part."""
        if find_spec(f"{self.package}.editing") is None:
            return None
        part: EditingPart = self._part("editing")
        return part


GAMES: Final[dict[str, Parts]] = {}


def register(package: str) -> None:
    """Add the game whose folder is this package."""
    parts = Parts(package)
    GAMES[parts.name] = parts


for _folder in sorted(module.name for module in iter_modules(__path__)):
    register(f"{__name__}.{_folder}")
for _package in os.environ.get("QUINTA_GAMES", "").split(","):
    if _package:
        register(_package)


def new(
    name: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Game:
    """Set up a game.

    ``seed`` decides everything that is shuffled; without one each game is different.
    ``options`` are described in docs/options.md; a wrong one raises ``InvalidOptions``.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidOptions(f"unknown game {shown(name)}: there are {' and '.join(GAMES)}")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise InvalidOptions(f"seed must be a whole number, not {shown(seed)}")
    rules = GAMES[name].rules
    terms = rules.Rules(checked_players(players), options)
    return rules.GAME.set_up(terms, fresh_seed() if seed is None else seed)


def from_snapshot(data: Mapping[str, object]) -> Game:
    """Return the position that plain data describes, or raise ``InvalidPosition``."""
    if not isinstance(data, Mapping):
        raise InvalidPosition(f"a position is an object, not {type(data).__name__}")
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidPosition(
            f"position: game must be one of {', '.join(GAMES)}, not {shown(name)}"
        )
    return GAMES[name].rules.from_snapshot(data)
