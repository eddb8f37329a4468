"""What positions of all games are and do alike, so that a game's state has only what differs.

A position inherits from ``Position``, names the modules that speak for it and has its abstract
methods.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, Self, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from quinta.core.chance import Random, Report
from quinta.core.choices import Choices
from quinta.core.fields import Fields
from quinta.core.game import (
    Data,
    IllegalMove,
    InvalidPosition,
    Move,
    Moves,
    Preview,
    checked_seed,
    checked_text,
    checked_turn,
)
from quinta.core.terms import Terms

NOBODY: Final[i64] = -1


class Notation(Protocol):
    """``notation``: turns as text and as data."""

    def text(self, move: int, /) -> str: ...
    def parse(self, line: str, /) -> int: ...
    def data(self, move: int, /) -> Data: ...
    def from_data(self, facts: Mapping[str, object], /) -> int: ...
    def chance_text(self, outcomes: Sequence[int], /) -> str: ...
    def parse_chance(self, line: str, /) -> list[int]: ...


class Steps(Protocol):
    """``steps``: turns as small choices."""

    def choices(self, game: Any, path: Sequence[int], /) -> list[int]: ...
    def move(self, game: Any, path: Sequence[int], /) -> int: ...
    def path(self, game: Any, legal_move: int, /) -> list[int]: ...
    def data(self, step: int, /) -> Data: ...


class Foresight(Protocol):
    """``foresight``: the preview of a turn."""

    def foretold(self, events: list[Data], /) -> list[Data]: ...
    def without_draws(self, position: Data, events: list[Data], /) -> None: ...
    def gains(self, events: list[Data], /) -> dict[str, int]: ...


class Playout(Protocol):
    """``playout``: random turns of a game that is not over."""

    def random_move(self, game: Any, random: Random, /) -> int: ...
    def play_on(self, game: Any, random: Random, /) -> None: ...


class Scoring(Protocol):
    """``scoring``: points, item by item."""

    def breakdown(self, game: Any, seat_number: int, /) -> Data: ...


class Snapshot(Protocol):
    """``snapshot``: positions as data."""

    def to_data(self, game: Any, hidden: bool, /) -> Data: ...

    @property
    def from_data(self) -> Callable[[Data], Any]: ...


ChoicesOf: TypeAlias = Callable[[Any], Choices]
"""What can be chosen in a position, and why the rest cannot."""


@final
class Modules:
    """The modules of a game's rules that ``Position`` delegates to, and its tree of choices."""

    def __init__(
        self,
        name: str,
        title: str,
        notation: Notation,
        steps: Steps,
        choices: ChoicesOf,
        foresight: Foresight,
        playout: Playout,
        scoring: Scoring,
        snapshot: Snapshot,
    ) -> None:
        self.name = name
        self.title = title
        self.notation = notation
        self.steps = steps
        self.choices = choices
        self.foresight = foresight
        self.playout = playout
        self.scoring = scoring
        self.snapshot = snapshot


# The games here are compiled with it, a game of another package need not be.
@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """A position of a game; see ``Game`` for its methods."""

    # Compiled code reads without a check what the class itself gives a first value.
    round: i64 = 1
    to_move: i64 = 0
    """The seat to move, nobody when the game is over."""
    marker: i64 = NOBODY
    """The seat that holds the first-player marker."""
    report: Report | None = None
    """The report of the turn being played, None when there is none."""

    # --- what each game has itself ----------------------------------------------------------

    @abstractmethod
    def modules(self) -> Modules:
        """Return the modules of the game's rules."""

    @abstractmethod
    def terms(self) -> Terms:
        """Return the terms of this game."""

    @property
    @abstractmethod
    def scores(self) -> list[int]: ...

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy, hidden order included."""

    @abstractmethod
    def redeal(self, seed: int) -> None:
        """Deal the hidden order anew."""

    @abstractmethod
    def legal_moves(self) -> Moves:
        """Return the legal turns, each once, as a lazy sequence."""

    @abstractmethod
    def fault(self, move: int) -> IllegalMove | None:
        """Return why a turn is illegal, or None when it is legal."""

    @abstractmethod
    def apply(self, move: int) -> None:
        """Play a turn that is known to be legal."""

    # --- what all games share ---------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.modules().name

    @property
    def players(self) -> int:
        return self.terms().players

    @property
    def options(self) -> Data:
        return self.terms().data()

    @property
    def is_over(self) -> bool:
        return self.to_move == NOBODY

    @property
    def winners(self) -> list[int]:
        if not self.is_over:
            return []
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def redealt(self, seed: object) -> Self:
        """Return a position with the same visible facts and its hidden order dealt anew."""
        game = self.copy()
        game.redeal(checked_seed(seed))
        return game

    def random_move(self, random: Random) -> Move:
        """Return a turn, drawn as random playouts draw it."""
        if self.is_over:
            # No turn is legal any more, whichever it is.
            self._legal(0)
        return self.modules().playout.random_move(self, random)

    def playout(self, seed: object) -> list[int]:
        """Return the scores after random turns to the end; this position does not change."""
        random = Random(checked_seed(seed))
        game = self.copy()
        self.modules().playout.play_on(game, random)
        return game.scores

    def play(self, move: object, report: Report | None = None) -> None:
        """Play one turn, or raise ``IllegalMove`` and change nothing."""
        turn = self._legal(move)
        if report is None:
            self.apply(turn)
        else:
            self._apply_reporting(turn, report)

    def _legal(self, move: object) -> Move:
        """Return a turn, or raise ``IllegalMove`` if it is not legal."""
        turn = checked_turn(move)
        problem = self.fault(turn)
        if problem is not None:
            raise problem
        return turn

    def _apply_reporting(self, move: int, report: Report) -> None:
        """Play a turn that is known to be legal, and report it."""
        if report.given is not None:
            # Given outcomes can prove impossible half-way, so they are tried on a copy.
            trial = report.trial()
            self.copy()._apply_noting(move, trial)
            trial.check_all_used()
        self._apply_noting(move, report)

    def _apply_noting(self, move: int, report: Report) -> None:
        self.report = report
        try:
            self.apply(move)
        finally:
            self.report = None

    def heading(self, phase: str) -> Data:
        """Return the facts that the position data of all games begins with."""
        return {
            "game": self.name,
            "version": self.terms().version,
            "players": self.players,
            "options": self.options,
            "round": self.round,
            "phase": phase,
            "to_move": None if self.is_over else self.to_move,
            "marker": None if self.marker == NOBODY else self.marker,
        }

    def breakdown(self) -> list[Data]:
        scoring = self.modules().scoring
        return [scoring.breakdown(self, seat) for seat in range(self.players)]

    def snapshot(self, hidden: bool = True) -> Data:
        return self.modules().snapshot.to_data(self, hidden)

    def text(self, move: object) -> str:
        return self.modules().notation.text(checked_turn(move))

    def parse(self, text: object) -> Move:
        return self.modules().notation.parse(checked_text(text))

    def move_data(self, move: object) -> Data:
        return self.modules().notation.data(checked_turn(move))

    def move_from_data(self, data: Mapping[str, object]) -> Move:
        return self.modules().notation.from_data(data)

    def chance_text(self, outcomes: Sequence[int]) -> str:
        return self.modules().notation.chance_text(outcomes)

    def parse_chance(self, text: object) -> list[int]:
        return self.modules().notation.parse_chance(checked_text(text))

    def steps(self, path: Sequence[int]) -> list[int]:
        return self.modules().steps.choices(self, path)

    def step_move(self, path: Sequence[int]) -> Move:
        return self.modules().steps.move(self, path)

    def step_path(self, move: object) -> list[int]:
        return self.modules().steps.path(self, self._legal(move))

    def step_data(self, step: int) -> Data:
        return self.modules().steps.data(step)

    def choices(self) -> Choices:
        return self.modules().choices(self)

    def preview(self, move: object, seed: object) -> Preview:
        after = self.redealt(seed)
        report = Report()
        after.play(move, report)
        foresight = self.modules().foresight
        position = after.snapshot(hidden=False)
        foresight.without_draws(position, report.events)
        return Preview(
            foresight.foretold(report.events),
            position,
            after.scores,
            foresight.gains(report.events),
            after.round != self.round or after.is_over,
        )

    def __repr__(self) -> str:
        facts = f"round {self.round}, to move {self.to_move}, scores {self.scores}"
        return f"<{self.modules().title}, {facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return self.modules().snapshot.from_data, (self.snapshot(),)

    def _repr_svg_(self) -> str:
        # Drawing stands above the engine, so it is reached only when a picture is asked for.
        from quinta.draw import svg

        return svg(self.snapshot(hidden=False))


# --- reading the data of a position ---------------------------------------------------------


def read_seats(fields: Fields, players: int, keys: Sequence[str]) -> list[Fields]:
    """Return the data of each seat."""
    items = fields.items("seats")
    if len(items) != players:
        raise fields.fault("seats", f"are {len(items)} for {players} players")
    return [
        Fields(item, f"seat {number}", keys, InvalidPosition) for number, item in enumerate(items)
    ]


def read_marker(fields: Fields, players: int) -> i64:
    """Return the seat that holds the first-player marker, or nobody."""
    if not fields.has("marker") or fields.get("marker") is None:
        return NOBODY
    return fields.integer("marker", 0, players - 1)


def read_to_move(fields: Fields, players: int, passed: list[int], clause: str) -> i64:
    """Return the seat to move, which by this clause has not passed."""
    seat = fields.integer("to_move", 0, players - 1)
    if seat in passed:
        raise fields.fault("to_move", f"is a player who has passed ({clause})")
    return seat


def read_nobody_to_move(fields: Fields) -> i64:
    """Return nobody, when the game is over."""
    if fields.has("to_move") and fields.get("to_move") is not None:
        raise fields.fault("to_move", "must be null when the game is over")
    return NOBODY
