"""What games promise: the ``Game`` protocol, its errors, and checks they share.

Everything outside the engine is written against this module and works for every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, Self

from quinta.core.chance import Dealer, Generator, Random, Report
from quinta.core.fields import Fields, shown

if TYPE_CHECKING:
    from quinta.core.choices import Choices

Move = int
"""A whole turn. Opaque: ``Game.text`` and ``Game.move_data`` describe it."""

Data = dict[str, object]
"""Plain JSON data."""

MOST_PLAYERS: Final = 4

_LAST_STATE: Final = (1 << 62) - 1


class IllegalMove(ValueError):
    """A turn that the rules forbid here. ``clause`` is the clause that it breaks.

    ``reason`` is for people; ``key`` and ``facts`` are for programs that word it themselves.
    """

    def __init__(
        self, clause: str, reason: str, key: str = "", facts: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(f"{clause}: {reason}")
        self.clause = clause
        self.reason = reason
        self.key = key
        self.facts: dict[str, int] = dict(facts) if facts is not None else {}


class InvalidOptions(ValueError):
    """A game, number of players or option that does not exist."""


class InvalidPosition(ValueError):
    """Position data that is malformed, or that no game can reach."""


class InvalidNotation(ValueError):
    """Text, data or a number that describes no turn of this game."""


class Preview:
    """The effects of a turn, as far as they are known before it is played."""

    def __init__(
        self,
        events: list[Data],
        position: Data,
        scores: list[int],
        gains: dict[str, int],
        ends_round: bool,
    ) -> None:
        self.events = events
        """The events of the turn; where something is drawn, the outcome is missing."""
        self.position = position
        """The visible facts after the turn, without what would be drawn."""
        self.scores = scores
        self.gains = gains
        """The gains of the turn besides points, by name."""
        self.ends_round = ends_round
        """Whether the round, or the game, ends with the turn."""


def without_facts(events: Iterable[Data], hidden: Mapping[str, str]) -> list[Data]:
    """Return events without one fact each, the hidden one of their kind."""
    return [
        {key: fact for key, fact in event.items() if key != hidden.get(str(event["event"]))}
        for event in events
    ]


class Moves(Protocol):
    """The legal turns of one position, each once, made when asked for.

    Passes come last: they are the turns from index ``passes`` on.
    """

    passes: int

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> Move: ...
    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...


class Game(Protocol):
    """A position of one game."""

    @property
    def name(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Data: ...
    @property
    def round(self) -> int: ...
    @property
    def to_move(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...

    def legal_moves(self) -> Moves:
        """Return the legal turns, each once, as a lazy sequence."""
        ...

    def random_move(self, random: Random) -> Move:
        """Return a turn, drawn as random playouts draw it."""
        ...

    def fault(self, move: Move) -> IllegalMove | None:
        """Return why a turn is illegal, or None when it is legal."""
        ...

    def play(self, move: Move, report: Report | None = None) -> None:
        """Play one turn, or raise ``IllegalMove`` and change nothing."""
        ...

    def apply(self, move: Move) -> None:
        """Play one turn that is known to be legal."""
        ...

    def playout(self, seed: int) -> list[int]:
        """Return the scores after random turns to the end; this position does not change."""
        ...

    def copy(self) -> Self:
        """Return an independent copy, hidden order included."""
        ...

    def redealt(self, seed: int) -> Self:
        """Return a position with the same visible facts and its hidden order dealt anew."""
        ...

    def snapshot(self, hidden: bool = True) -> Data:
        """Return the position as plain JSON data; without ``hidden``, only what players see."""
        ...

    def breakdown(self) -> list[Data]:
        """Return for each seat what round and final scoring would give it now, by item."""
        ...

    def text(self, move: Move) -> str:
        """Return a turn as one line of text."""
        ...

    def parse(self, text: str) -> Move:
        """Return the turn that a line of text describes."""
        ...

    def move_data(self, move: Move) -> Data:
        """Return a turn as plain JSON data."""
        ...

    def move_from_data(self, data: Mapping[str, object]) -> Move:
        """Return the turn that plain JSON data describes."""
        ...

    def chance_text(self, outcomes: Sequence[int]) -> str:
        """Return outcomes of chance, as in ``Report.chance``, as text."""
        ...

    def parse_chance(self, text: str) -> list[int]:
        """Return the outcomes of chance that a text describes."""
        ...

    def steps(self, path: Sequence[int]) -> list[int]:
        """Return the small choices that can follow a path; none if the turn is whole."""
        ...

    def step_move(self, path: Sequence[int]) -> Move:
        """Return the turn that a whole path of small choices makes."""
        ...

    def step_path(self, move: Move) -> list[int]:
        """Return the path of small choices that makes a legal turn."""
        ...

    def step_data(self, step: int) -> Data:
        """Return a small choice as plain JSON data."""
        ...

    def choices(self) -> Choices:
        """Return the turns of this position as a tree of small choices."""
        ...

    def preview(self, move: Move, seed: int) -> Preview:
        """Return the effects of a turn, with the hidden order dealt anew; change nothing."""
        ...

    def _repr_svg_(self) -> str: ...


def generator_text(random: Generator) -> str:
    """Return a game's generator as position data has it."""
    # Only playouts shuffle with another one, and their positions have no snapshots.
    assert isinstance(random, Dealer)
    return random.text()


def read_generator(hidden: Fields) -> Dealer:
    """Return the generator of the shuffles to come.

    Positions of an older format have the state of another generator, a number. It then serves as
    the seed: the bag stays as it is, only later shuffles differ.
    """
    value = hidden.get("generator")
    if isinstance(value, str):
        try:
            return Dealer.from_text(value)
        except ValueError as error:
            # The message does not quote the text, which may hold a key that is in use.
            raise hidden.fault("generator", str(error)) from None
    if isinstance(value, int):
        return Dealer(hidden.integer("generator", 1, _LAST_STATE))
    raise hidden.fault("generator", f"must be a text, not {shown(value)}")


def checked_turn(move: object) -> Move:
    """Return a turn, or raise ``TypeError`` if it is not an int."""
    if isinstance(move, bool) or not isinstance(move, int):
        raise TypeError(
            f"a turn is an int, not {type(move).__name__}: use parse() or move_from_data()"
        )
    return move


def check_step(step: object, steps: int, title: str) -> None:
    """Raise ``InvalidNotation`` if this is none of a game's small choices."""
    if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step < steps:
        raise InvalidNotation(f"{shown(step)} is no small choice of {title}")


def checked_text(text: object) -> str:
    """Return a text, or raise ``TypeError`` if it is not a str."""
    if not isinstance(text, str):
        raise TypeError(f"a text is a str, not {type(text).__name__}")
    return text


def checked_seed(seed: object) -> int:
    """Return a seed, or raise ``TypeError`` if it is not an int."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"a seed is an int, not {type(seed).__name__}")
    return seed
