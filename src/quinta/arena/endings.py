"""Solved endings: positions whose best turns are known, and how well bots play them.

The positions are from games of bots, so near their end that the rest can be exhausted
(``quinta.bots.exact``). Each game has a file of them in its folder, which ``quinta endings`` makes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from statistics import fmean
from typing import Any, Final

from quinta import bots, from_snapshot, new
from quinta.analysis.files import positions_in
from quinta.arena.intervals import mean_interval, win_rate_interval
from quinta.arena.match import Entrant
from quinta.bots import Budget
from quinta.bots.exact import SAME, Exact, TooLarge
from quinta.bots.thinking import gc_paused
from quinta.bots.weights import brain_for
from quinta.core.chance import derived_seed
from quinta.core.game import MOST_PLAYERS, Data, Game, Move, Moves
from quinta.games import GAMES
from quinta.workers import Here, Workers

MOST_TURNS: Final = 100_000
"""The number of turns that solving a position may take; longer, and it is not near the end."""

_FILE: Final = "brain/endings.jsonl.gz"
_PLAYED_BY: Final = "greedy"


@dataclass(frozen=True)
class Ending:
    """A position, the lead that its seat to move can expect, and the turns that keep it."""

    deal: int
    """The number of the game that the position is from."""
    position: Data
    lead: float
    best: tuple[str, ...]

    def data(self) -> Data:
        """Return the ending as plain data."""
        return {
            "deal": self.deal,
            "lead": self.lead,
            "best": list(self.best),
            "position": self.position,
        }

    @property
    def game(self) -> Game:
        """The position itself."""
        return from_snapshot(self.position)


# --- finding them --------------------------------------------------------------------------


def find(
    game: str, wanted: int, seed: int, workers: Workers | None = None
) -> Iterator[list[Ending]]:
    """Yield the endings of one game of bots after the other, until there are as many as wanted.

    The seed alone decides them, not the number of workers.
    """
    found: dict[int, list[Ending]] = {}
    deal = 0
    outcomes = (workers or Here()).map(_endings_of, ((game, seed, number) for number in count()))
    for number, endings in outcomes:
        found[number] = endings
        while deal in found and wanted > 0:
            yield found[deal][:wanted]
            wanted -= len(found.pop(deal))
            deal += 1
        if wanted <= 0:
            outcomes.close()
            return


def _endings_of(job: tuple[str, int, int]) -> tuple[int, list[Ending]]:
    """Return the endings of one game, the latest first."""
    name, seed, deal = job
    positions = list(_positions(name, derived_seed(seed, name, deal), deal))
    solver: Exact[Any] = Exact(brain_for(name).endings, MOST_TURNS)
    endings: list[Ending] = []
    with gc_paused():
        for game in reversed(positions):
            try:
                turns = solver.turns(game)
            except TooLarge:
                break
            lead = max(value for _, value, _ in turns)
            best = [move for move, value, _ in turns if value > lead - SAME]
            if _is_telling(best, game.legal_moves()):
                texts = tuple(map(game.text, best))
                endings.append(Ending(deal, game.snapshot(hidden=False), round(lead, 6), texts))
    return deal, endings


def _is_telling(best: Sequence[Move], moves: Moves) -> bool:
    """Return whether at most half of the turns are best; passes, often many alike, do not count."""
    passes = moves.passes
    others = {moves[index] for index in range(passes)}
    return passes > 0 and 2 * len(others.intersection(best)) <= passes


def _positions(name: str, seed: int, deal: int) -> Iterator[Game]:
    """Yield the positions of a game; the number of players and the options follow the deal."""
    numbers = range(2, MOST_PLAYERS + 1)
    options = GAMES[name].brain.SPEC.practice.combination(deal // len(numbers))
    game = new(name, numbers[deal % len(numbers)], seed, options)
    bot = bots.make(_PLAYED_BY, name, seed)
    while not game.is_over:
        yield game.copy()
        game.play(bots.ask(bot, game, Budget(), seed).move)


# --- those that are stored -----------------------------------------------------------------


@cache
def stored(game: str) -> tuple[Ending, ...]:
    """Return the solved endings that come with a game; none if it has no file of them."""
    return tuple(
        Ending(one["deal"], one["position"], one["lead"], tuple(one["best"]))
        for one in positions_in(game, _FILE)
    )


# --- asking bots ---------------------------------------------------------------------------


class NoAnswer(RuntimeError):
    """A bot that failed or chose an illegal turn."""


@dataclass(frozen=True)
class Answer:
    """A bot's turn in an ending: the points that it loses, and the time it took."""

    bot: str
    lost: float
    seconds: float


@dataclass(frozen=True)
class Question:
    """An ending put to a bot, complete for a worker."""

    entrant: Entrant
    ending: Ending
    seed: int


def questions(
    game: str, entrants: Sequence[Entrant], positions: int | None, seed: int
) -> list[Question]:
    """Return the questions: a number of endings, spread over all there are, or all of them."""
    endings = stored(game)
    asked = min(positions or len(endings), len(endings))
    chosen = [endings[number * len(endings) // asked] for number in range(asked)]
    return [
        Question(entrant, ending, derived_seed(seed, game, number))
        for entrant in entrants
        for number, ending in enumerate(chosen)
    ]


def answer(question: Question) -> Answer:
    """Ask a bot for its turn, or raise ``NoAnswer`` if it fails."""
    entrant, ending = question.entrant, question.ending
    game = ending.game
    try:
        bot = bots.make(entrant.bot, game.name, question.seed)
        began = time.perf_counter()
        move = bots.ask(bot, game, entrant.budget, question.seed).move
    except Exception as error:
        raise NoAnswer(f"the bot {entrant.label!r} failed: {error}") from error
    seconds = time.perf_counter() - began
    if move not in game.legal_moves():
        raise NoAnswer(f"the bot {entrant.label!r} chose a turn that is not legal")
    if game.text(move) in ending.best:
        return Answer(entrant.label, 0.0, seconds)
    with gc_paused():
        solver: Exact[Any] = Exact(brain_for(game.name).endings)
        lost = ending.lead - solver.lead_after(game, move)
    return Answer(entrant.label, lost, seconds)


@dataclass(frozen=True)
class Marks:
    """How well a bot played the endings of a game."""

    bot: str
    answers: Sequence[Answer]

    @property
    def best(self) -> int:
        """In how many it played a best turn."""
        return sum(one.lost == 0 for one in self.answers)

    @property
    def best_interval(self) -> tuple[float, float]:
        """The 95% interval of the share of best turns."""
        return win_rate_interval([float(one.lost == 0) for one in self.answers], 1)

    @property
    def lost(self) -> float:
        """How many points it lost per turn."""
        return fmean(one.lost for one in self.answers)

    @property
    def lost_interval(self) -> tuple[float, float] | None:
        """The 95% interval of the points lost per turn."""
        return mean_interval([one.lost for one in self.answers])

    @property
    def seconds(self) -> float:
        """The time it took for a turn."""
        return fmean(one.seconds for one in self.answers)

    def data(self) -> Data:
        """Return the marks as plain data."""
        interval = self.lost_interval
        return {
            "bot": self.bot,
            "positions": len(self.answers),
            "best": self.best,
            "best_rate": round(self.best / len(self.answers), 4),
            "best_interval": [round(end, 4) for end in self.best_interval],
            "lost": round(self.lost, 4),
            "lost_interval": [round(end, 4) for end in interval] if interval else None,
            "seconds_per_turn": round(self.seconds, 6),
        }
