"""Bots' turns and hints, computed in worker processes, so that nobody else has to wait.

A worker sees a position without its hidden order, and nothing else of the table. A queue shares the
seconds of computing fairly between addresses: for each, people's games and cheap levels come
first, then hints, then what people study.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct

from quinta import bots
from quinta.core.game import Data, Game, Move
from quinta.games import from_snapshot
from quinta.protocol import Hint
from quinta.server.fair import Lane
from quinta.server.hints import best_turns
from quinta.server.judging import JudgeQuestion, judged
from quinta.server.security import secret_seed
from quinta.server.settings import Limits
from quinta.server.workers import FairWorkers, OneAtATime, QueuePlace

_COST: Final = {
    "beginner": 0.01,
    "casual": 0.01,
    "intermediate": 0.01,
    "advanced": 0.05,
    "strong": 0.3,
    "master": 1.8,
}
"""The expected seconds of a level's turn; the actual time is charged afterwards."""
_CHEAP: Final = 0.1
_JUDGEMENT_COST: Final = 1.0


class Question(Struct, frozen=True):
    """A position for a bot of a level; the seed makes the answer repeatable."""

    facts: Data
    level: str
    seed: int


class Asker(Struct, frozen=True):
    """The origin of a question: an address, one of its tables, and whether a person plays there."""

    owner: str
    table: str
    for_people: bool


class Thinkers:
    """Worker processes in which bots think."""

    def __init__(self, workers: int, limits: Limits) -> None:
        self._workers = FairWorkers(workers)
        # The penalties are seconds of thinking: a job of a later lane waits until the owners of
        # others have had so much more than its own.
        self._cheap = Lane("cheap", 0.0, limits.thoughts)
        self._people = Lane("people", 0.3, limits.thoughts)
        self._bots = Lane("bots", 1.5, limits.thoughts)
        self._hints = Lane("hints", 3.0, limits.hints_waiting)
        self._judgements = Lane("judgements", 5.0, 1)
        self._judging = OneAtATime(limits.judgements_waiting)

    @property
    def waiting(self) -> int:
        """The number of questions that wait."""
        return self._workers.waiting

    async def turn(self, question: Question, asker: Asker) -> Move:
        """Return the turn that a bot plays; may raise ``Crowded``."""
        cost = _COST.get(question.level, 1.0)
        lane = self._bots
        if asker.for_people:
            lane = self._cheap if cost < _CHEAP else self._people
        place = QueuePlace(asker.owner, asker.table, lane, cost)
        return await self._workers.do(place, _turn, question)

    async def hint(self, question: Question, asker: Asker) -> Hint:
        """Return the turn that a bot would play, with its evaluation; may raise ``Crowded``."""
        place = QueuePlace(asker.owner, asker.table, self._hints, _COST.get(question.level, 1.0))
        return await self._workers.do(place, _hint, question)

    async def judgement(self, question: JudgeQuestion, owner: str) -> bytes:
        """Return the judgement of a position as JSON, one at a time for an owner.

        May raise ``Crowded``. Another one begins only when no worker is busy with the last one,
        even if nobody waits for that any more.
        """
        await self._judging.enter(owner)
        ended = partial(self._judging.leave, owner)
        place = QueuePlace(owner, "judgement", self._judgements, _JUDGEMENT_COST, ended)
        return await self._workers.do(place, judged, question)

    async def close(self) -> None:
        """Stop the workers without waiting for answers."""
        await self._workers.close()


def question(secret: bytes, facts: Data, level: str, *parts: object) -> Question:
    """Return a question whose seed depends on its parts and on a secret, so not predictable."""
    return Question(facts, level, secret_seed(secret, *parts))


def _decided(question: Question) -> tuple[Game, bots.Decision]:
    # The hidden order is dealt anew from the seed; the real one is not known here.
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
        best_turns(view, decision, question.seed),
    )
