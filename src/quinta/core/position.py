"""What positions of all games are and do alike, so that a game's state has only what differs.

A position inherits from ``Position`` and names the modules that speak for it. What games are
stepped and searched with (``is_over``, ``play``, ``copy``, ``legal_moves``, ``playout``) stays
with the game: calls from Python are faster there, and compiled code calls it directly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, final

from mypy_extensions import i64, mypyc_attr

from quinta.core.chance import Report
from quinta.core.choices import Choices
from quinta.core.game import Data, Move, Preview, checked_text, checked_turn

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
    def path(self, game: Any, move: int, /) -> list[int]: ...
    def data(self, step: int, /) -> Data: ...


class ChoicesModule(Protocol):
    """``choices``: what can be chosen, and why the rest cannot."""

    def choices(self, game: Any, /) -> Choices: ...


class Foresight(Protocol):
    """``foresight``: the preview of a turn."""

    def foretold(self, events: list[Data], /) -> list[Data]: ...
    def without_draws(self, position: Data, events: list[Data], /) -> None: ...
    def gains(self, events: list[Data], /) -> dict[str, int]: ...


class Scoring(Protocol):
    """``scoring``: points, item by item."""

    def breakdown(self, game: Any, seat_number: int, /) -> Data: ...


class Snapshot(Protocol):
    """``snapshot``: positions as data."""

    def to_data(self, game: Any, hidden: bool, /) -> Data: ...

    @property
    def from_data(self) -> Callable[[Data], Any]: ...


@final
class Modules:
    """The modules of a game's rules that ``Position`` delegates to."""

    def __init__(
        self,
        name: str,
        title: str,
        notation: Notation,
        steps: Steps,
        choices: ChoicesModule,
        foresight: Foresight,
        scoring: Scoring,
        snapshot: Snapshot,
    ) -> None:
        self.name = name
        self.title = title
        self.notation = notation
        self.steps = steps
        self.choices = choices
        self.foresight = foresight
        self.scoring = scoring
        self.snapshot = snapshot


# The games here are compiled with it, a game of another package need not be.
@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A position of a game; see ``Game`` for its methods."""

    __slots__ = ("marker", "report", "round", "to_move")

    def __init__(self, starts: i64) -> None:
        self.round: i64 = 1
        self.to_move: i64 = starts
        """The seat to move, nobody when the game is over."""
        self.marker: i64 = NOBODY
        """The seat that holds the first-player marker."""
        self.report: Report | None = None
        """The report of the turn being played, None when there is none."""

    # --- what each game says for itself -----------------------------------------------------

    def modules(self) -> Modules:
        """Return the modules of the game's rules."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    def apply(self, move: int) -> None:
        """Play a turn that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> Position:
        raise NotImplementedError

    def redealt(self, seed: object) -> Position:
        raise NotImplementedError

    def play(self, move: object, report: Report | None = None) -> None:
        raise NotImplementedError

    # --- what they say alike ----------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.modules().name

    @property
    def winners(self) -> list[int]:
        if self.to_move != NOBODY:
            return []
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def apply_reporting(self, move: int, report: Report) -> None:
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
        return self.modules().steps.path(self, checked_turn(move))

    def step_data(self, step: int) -> Data:
        return self.modules().steps.data(step)

    def choices(self) -> Choices:
        return self.modules().choices.choices(self)

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
            after.round != self.round or after.to_move == NOBODY,
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
