"""A match: who plays whom, in which seats, with which deals.

Every pair of bots plays the same number of games, in *sets*. All games of a set have one deal,
that is one seed, and the bots change seats from game to game until each has sat everywhere:

- with two players a set is two games, with the seats swapped;
- with three or four players one bot sits alone against a field of the other, once in each
  seat, and then the other sits alone against a field of the first: six or eight games;
- a bot that is the only one of its match plays itself, one game a deal.

Seeds are made from the match's seed, the names of the pair and the number of the deal, and
from nothing else: not from the order of the games, nor from who else takes part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from quinta import __version__, new
from quinta.analysis.game_luck import parts
from quinta.analysis.value import NoBrain, analyst
from quinta.bots import Budget
from quinta.core.chance import derived_seed
from quinta.core.fields import Fields
from quinta.core.game import Data

MOST: Final = 1 << 62
"""A bound for the numbers in tasks and results."""


_MOST_PLAYOUTS: Final = 1000


class InvalidMatch(ValueError):
    """A match that cannot be played as it is described."""


@dataclass(frozen=True)
class Entrant:
    """A bot of a match: its label, its name and its budget."""

    label: str
    bot: str
    budget: Budget = field(default_factory=Budget)

    @property
    def budget_text(self) -> str:
        """The budget as written on the command line; empty for the bot's own."""
        if self.budget.seconds is not None:
            return f"{self.budget.seconds:g}s"
        return "" if self.budget.simulations is None else str(self.budget.simulations)

    def data(self) -> Data:
        """Return the entrant as plain data."""
        return {
            "label": self.label,
            "bot": self.bot,
            "seconds": self.budget.seconds,
            "simulations": self.budget.simulations,
        }

    @staticmethod
    def from_data(data: object) -> Entrant:
        """Return the entrant that plain data describes."""
        facts = Fields(data, "bot", ("label", "bot", "seconds", "simulations"), InvalidMatch)
        seconds, simulations = facts.get("seconds"), facts.get("simulations")
        return Entrant(
            str(facts.get("label")),
            str(facts.get("bot")),
            Budget(
                seconds if isinstance(seconds, int | float) else None,
                simulations if isinstance(simulations, int) else None,
            ),
        )


Key = tuple[str, str, int, int]
"""The key of a game in its match: the pairing, the deal, the arrangement of seats."""


@dataclass(frozen=True)
class Task:
    """One game to play, complete for a worker."""

    pairing: tuple[str, str]
    deal: int
    arrangement: int
    game: str
    seed: int
    options: Data
    seats: tuple[Entrant, ...]
    notes: tuple[str, ...] = ()
    """Notes for the record, besides who sat where."""
    judge_luck: bool = False
    luck_playouts: int = 0

    @property
    def key(self) -> Key:
        """The key of the game in its match."""
        return (*self.pairing, self.deal, self.arrangement)


Arrangement = tuple[int, ...]
"""For each seat, which of the two of a pairing sits there: 0 or 1."""


def arrangements(players: int, one_way: bool = False) -> list[Arrangement]:
    """Return how the two of a pairing sit in the games of one set."""
    alone = [tuple(int(seat != place) for seat in range(players)) for place in range(players)]
    if players == 2 or one_way:
        return alone
    return alone + [tuple(1 - side for side in seats) for seats in alone]


@dataclass(frozen=True)
class Match:
    """The games of a match.

    ``games`` counts the games of each pairing and is rounded up to whole sets. ``one_way``
    leaves out, with three or four players, the games in which the bot named later sits alone.
    With ``adjust_luck`` the luck of each game is judged, and results are also told without it;
    with ``luck_playouts`` it is judged by so many playouts as well.
    """

    game: str
    entrants: tuple[Entrant, ...]
    games: int
    players: int = 2
    seed: int = 0
    options: Data = field(default_factory=dict)
    one_way: bool = False
    adjust_luck: bool = False
    luck_playouts: int = 0
    starts: int = field(init=False, default=0)
    """The seat that starts every game."""

    def __post_init__(self) -> None:
        if not self.entrants:
            raise InvalidMatch("a match needs a bot")
        if self.games < 1:
            raise InvalidMatch(f"a match has at least one game, not {self.games}")
        labels = self.labels
        for label in labels:
            if labels.count(label) > 1:
                raise InvalidMatch(f"{label!r} is named twice; alone, a bot plays itself")
        # Raises if an option is wrong, and fills in those that were not given.
        dealt = new(self.game, self.players, 0, self.options)
        object.__setattr__(self, "options", dealt.options)
        object.__setattr__(self, "starts", dealt.to_move)
        object.__setattr__(self, "one_way", self.one_way and self.players > 2)
        if not 0 <= self.luck_playouts <= _MOST_PLAYOUTS:
            raise InvalidMatch(f"luck is judged by at most {_MOST_PLAYOUTS} playouts")
        object.__setattr__(self, "adjust_luck", self.adjust_luck or self.luck_playouts > 0)
        if self.adjust_luck:
            try:
                analyst(self.game)
            except NoBrain as error:
                raise InvalidMatch(f"luck cannot be judged: {error}") from None

    @property
    def labels(self) -> list[str]:
        """The labels of the bots."""
        return [entrant.label for entrant in self.entrants]

    @property
    def is_self_play(self) -> bool:
        """Whether one bot plays itself."""
        return len(self.entrants) == 1

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """The pairs of labels that play each other."""
        labels = self.labels
        return [(labels[0], labels[0])] if self.is_self_play else list(combinations(labels, 2))

    @property
    def arrangements(self) -> list[Arrangement]:
        """The seatings of a pairing in the games of one set."""
        if self.is_self_play:
            return [(0,) * self.players]
        return arrangements(self.players, self.one_way)

    @property
    def deals(self) -> int:
        """The number of sets of each pairing."""
        return -(-self.games // len(self.arrangements))

    @property
    def games_per_pairing(self) -> int:
        """The number of games of each pairing, rounded up to whole sets."""
        return self.deals * len(self.arrangements)

    @property
    def total(self) -> int:
        """The number of games."""
        return self.games_per_pairing * len(self.pairings)

    def tasks(self) -> Iterator[Task]:
        """Yield every game once. All pairings advance together, so a match may end early."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                for arrangement in range(len(self.arrangements)):
                    yield self.task(pairing, deal, arrangement)

    def task(self, pairing: tuple[str, str], deal: int, arrangement: int) -> Task:
        """Return one game of the match."""
        named = dict(zip(self.labels, self.entrants, strict=True))
        sides = self.arrangements[arrangement]
        # The deals do not depend on which of the two is named first.
        seed = derived_seed(self.seed, *sorted(pairing), deal)
        seats = tuple(named[pairing[side]] for side in sides)
        notes = (f"seed {seed}",)
        return Task(
            *(pairing, deal, arrangement, self.game, seed, self.options, seats, notes),
            judge_luck=self.adjust_luck,
            luck_playouts=self.luck_playouts,
        )

    def has(self, key: Key) -> bool:
        """Return whether the match has such a game."""
        first, second, deal, arrangement = key
        return (
            (first, second) in self.pairings
            and 0 <= deal < self.deals
            and 0 <= arrangement < len(self.arrangements)
        )

    @property
    def luck_parts(self) -> int:
        """The number of parts of the luck of each game; 0 if it is not judged."""
        return parts(self.luck_playouts) if self.adjust_luck else 0

    def settings(self) -> dict[str, object]:
        """Return the settings that define the match, all but the number of games."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "bots": [entrant.data() for entrant in self.entrants],
            "seed": self.seed,
            "one_way": self.one_way,
            "adjust_luck": self.adjust_luck,
            "luck_playouts": self.luck_playouts,
            "version": __version__,
        }


_NEW_SETTINGS: Final = {"adjust_luck": False, "luck_playouts": 0}
"""What older files do not name, with what it was then."""


def differences(ours: Mapping[str, object], theirs: Mapping[str, object]) -> list[str]:
    """Return the settings in which two matches differ, in words."""
    theirs = {**_NEW_SETTINGS, **theirs}
    return [
        f"{key.replace('_', ' ')} {_setting(theirs.get(key))}, not {_setting(value)}"
        for key, value in ours.items()
        if theirs.get(key) != value
    ]


def _setting(value: object) -> str:
    """Return a setting for a message."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ", ".join(map(_bot, value))
    if isinstance(value, dict):
        return " ".join(f"{key}={entry}" for key, entry in value.items())
    return str(value)


def _bot(data: object) -> str:
    """Return a bot and its budget for a message."""
    try:
        entrant = Entrant.from_data(data)
    except ValueError:
        return "something else"
    budget = entrant.budget_text
    return f"{entrant.label} ({budget})" if budget else entrant.label
