"""Bots think in worker processes, so that nobody else has to wait for them.

A worker sees a position without its hidden order, and nothing else of the table. Whose turn it is
to be thought about is settled by a fair queue over the seconds that thinking takes: for each
address, people's games and cheap levels first, hints last.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quinta import bots
from quinta.core.game import Data, Game, Move
from quinta.games import from_snapshot
from quinta.protocol import Hint, HintCandidate
from quinta.server.fair import Lane
from quinta.server.security import secret_seed
from quinta.server.settings import Limits
from quinta.server.workers import FairWorkers, Place

_CANDIDATES: Final = 5
_COST: Final = {"beginner": 0.01, "casual": 0.01, "strong": 0.3, "master": 1.8}
"""The seconds a level is expected to think; what it really took is charged afterwards."""
_CHEAP: Final = 0.1


class Question(Struct, frozen=True):
    """A position to think about: who asks, and the seed that makes the answer repeatable."""

    facts: Data
    level: str
    seed: int


class Asker(Struct, frozen=True):
    """For whom a bot thinks: an address, one of its tables, and whether a person plays there."""

    owner: str
    table: str
    for_people: bool


class Thinkers:
    """So many worker processes in which bots think."""

    def __init__(self, workers: int, limits: Limits) -> None:
        self._workers = FairWorkers(workers)
        # The penalties are seconds of thinking: a job of a later lane waits until the others'
        # owners have had so much more than its own, and then it is its turn.
        self._cheap = Lane("cheap", 0.0, limits.thoughts)
        self._people = Lane("people", 0.3, limits.thoughts)
        self._bots = Lane("bots", 1.5, limits.thoughts)
        self._hints = Lane("hints", 3.0, limits.hints_waiting)

    @property
    def waiting(self) -> int:
        """How many positions wait to be thought about."""
        return self._workers.waiting

    async def turn(self, question: Question, asker: Asker) -> Move:
        """The turn that a bot plays; may raise ``Crowded``."""
        cost = _COST.get(question.level, 1.0)
        lane = self._bots
        if asker.for_people:
            lane = self._cheap if cost < _CHEAP else self._people
        place = Place(asker.owner, asker.table, lane, cost)
        return await self._workers.do(place, _turn, question)

    async def hint(self, question: Question, asker: Asker) -> Hint:
        """The turn that a bot would play, and what it thought; may raise ``Crowded``."""
        place = Place(asker.owner, asker.table, self._hints, _COST.get(question.level, 1.0))
        return await self._workers.do(place, _hint, question)

    async def close(self) -> None:
        """Let the workers go without waiting for their thoughts."""
        await self._workers.close()


def question(secret: bytes, facts: Data, level: str, *parts: object) -> Question:
    """A question whose answer depends on its parts, and on a secret so that nobody foretells it."""
    return Question(facts, level, secret_seed(secret, *parts))


def _decided(question: Question) -> tuple[Game, bots.Decision]:
    # The hidden order is dealt anew from the seed: there is nothing here to peek at.
    view = from_snapshot(question.facts).redealt(question.seed)
    bot = bots.make(question.level, view.name, question.seed)
    return view, bot.decide(view, bots.Budget())


def _turn(question: Question) -> Move:
    return _decided(question)[1].move


def _hint(question: Question) -> Hint:
    view, decision = _decided(question)
    return Hint(
        view.step_path(decision.move),
        view.text(decision.move),
        view.move_data(decision.move),
        decision.value,
        decision.positions,
        [
            HintCandidate(
                view.step_path(candidate.move),
                view.text(candidate.move),
                candidate.value,
                candidate.visits,
            )
            for candidate in decision.candidates[:_CANDIDATES]
        ],
    )
