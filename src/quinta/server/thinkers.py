"""Worker processes in which bots think, so that nobody else has to wait for them.

A worker sees a position without its hidden order, and nothing else of the table. One that dies
costs a retry.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from msgspec import Struct

from quinta import bots
from quinta.chance import derived_seed
from quinta.game import Data
from quinta.games import from_snapshot
from quinta.server import desk
from quinta.server.logs import log
from quinta.server.messages import Hint, HintCandidate

_TRIES: Final = 4
_CANDIDATES: Final = 5


class Question(Struct, frozen=True):
    """A position to think about: who asks, and the seed that makes the answer repeatable."""

    facts: Data
    level: str
    seed: int


class Thinkers:
    """So many worker processes; they start with the first question."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, _begin)

    async def turn(self, question: Question) -> str:
        """The turn that a bot plays, as text."""
        return (await self.hint(question)).text

    async def hint(self, question: Question) -> Hint:
        """The turn that a bot would play, and what it thought."""
        for _ in range(_TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(_think, question))
            except BrokenProcessPool:
                if pool is self._pool:
                    log("thinker-lost")
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
        raise RuntimeError(f"thinkers died {_TRIES} times over one position")

    async def close(self) -> None:
        """Let the workers go without waiting for their thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def question(facts: Data, level: str, *seed: object) -> Question:
    """A question whose answer depends on nothing but its parts."""
    return Question(facts, level, derived_seed(*seed))


def _begin() -> None:
    """Prepare a worker: it ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _think(question: Question) -> Hint:
    # The hidden order is dealt anew from the seed: there is nothing here to peek at.
    view = from_snapshot(question.facts).redealt(question.seed)
    bot = bots.make(question.level, view.name, question.seed)
    decision = bot.decide(view, bots.Budget())
    return Hint(
        desk.path_of(view, decision.move),
        view.text(decision.move),
        view.move_data(decision.move),
        decision.value,
        decision.positions,
        [
            HintCandidate(
                desk.path_of(view, candidate.move),
                view.text(candidate.move),
                candidate.value,
                candidate.visits,
            )
            for candidate in decision.candidates[:_CANDIDATES]
        ],
    )
