"""Worker processes behind a fair queue: a function and its arguments in, its result out.

Jobs wait here, not for the processes, so that a job whose asker has gone is never begun. When a
worker dies, its one job is tried again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, ParamSpec, TypeVar

from quinta.server.errors import Refusal
from quinta.server.fair import FairQueue, Lane, QueueFull, Ticket
from quinta.server.logs import log
from quinta.workers import LocalProcesses

P = ParamSpec("P")
R = TypeVar("R")
_TRIES: Final = 4
_RETRY_SECONDS: Final = 2


class Crowded(Refusal):
    """A refusal because too many jobs of one owner wait; a table can ask again later."""

    def __init__(self) -> None:
        super().__init__(
            "too-many-requests", "Too much is waiting for you already.", retry_after=_RETRY_SECONDS
        )


@dataclass(frozen=True)
class QueuePlace:
    """A job's place in the queue: its owner, table, lane and expected seconds."""

    owner: str
    table: str
    lane: Lane
    cost: float
    ended: Callable[[], None] = lambda: None
    """Called once when no worker has anything to do with the job any more.

    That may be long after its asker has gone: a job that was begun goes on.
    """


@dataclass(frozen=True, eq=False)
class _Job(Generic[R]):
    work: Callable[[], R]
    ended: Callable[[], None]
    answer: asyncio.Future[R] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def fail(self, error: Exception) -> None:
        """Pass an error to the asker, unless they have gone."""
        if not self.answer.done():
            self.answer.set_exception(error)


class OneAtATime:
    """Lets one job of each owner in at a time; a bounded number may wait for it, in order."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait, for each owner who has somebody in."""

    def __contains__(self, owner: str) -> bool:
        return owner in self._lines

    async def enter(self, owner: str) -> None:
        """Wait until no other job of the owner is in, or raise ``Crowded``."""
        line = self._lines.get(owner)
        if line is None:
            self._lines[owner] = deque()
            return
        if len(line) >= self._most:
            raise Crowded
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                line.remove(turn)
            else:
                # It was let in at the moment it left.
                self.leave(owner)
            raise

    def leave(self, owner: str) -> None:
        """Let the next job of the owner in."""
        line = self._lines[owner]
        waiting = next((turn for turn in line if not turn.done()), None)
        if waiting is None:
            del self._lines[owner]
        else:
            line.remove(waiting)
            waiting.set_result(None)


class FairWorkers:
    """Worker processes, shared fairly. Each starts when there is work for it."""

    def __init__(self, count: int) -> None:
        self._queue: FairQueue[_Job[Any]] = FairQueue()
        self._workers = LocalProcesses(count, _TRIES, lambda how: log("worker-lost", how=how))
        self._idle = count
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return len(self._queue)

    async def do(
        self, place: QueuePlace, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Let a worker call a function of a module when its turn comes; return the result.

        Raises ``Crowded`` when too many jobs of the owner wait in the lane. Cancelling the call
        removes the job from the queue.
        """
        if self._closed:
            place.ended()
            raise _going()
        job = _Job(partial(function, *args, **kwargs), place.ended)
        try:
            ticket = self._queue.put(job, place.owner, place.table, place.lane, place.cost)
        except QueueFull:
            place.ended()
            raise Crowded from None
        self._begin_jobs()
        try:
            return await job.answer
        finally:
            if self._queue.drop(ticket):
                job.ended()

    async def close(self) -> None:
        """Stop the workers without waiting for their jobs."""
        self._closed = True
        self._idle = 0
        while (ticket := self._queue.take()) is not None:
            ticket.job.fail(_going())
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.to_thread(self._workers.close)

    def _begin_jobs(self) -> None:
        while self._idle and (ticket := self._queue.take()) is not None:
            self._idle -= 1
            task = asyncio.create_task(self._run(ticket))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _run(self, ticket: Ticket[_Job[Any]]) -> None:
        job, begun = ticket.job, time.monotonic()
        try:
            result, seconds = await asyncio.wrap_future(self._workers.submit(_timed, job.work))
        except asyncio.CancelledError:
            job.fail(_going())
            raise
        except Exception as error:
            seconds = time.monotonic() - begun
            job.fail(error)
        else:
            if not job.answer.done():
                job.answer.set_result(result)
        self._queue.done(ticket, seconds)
        job.ended()
        self._idle += 1
        self._begin_jobs()


def _going() -> Refusal:
    return Refusal("busy", "The server is going away.")


def _timed(work: Callable[[], R]) -> tuple[R, float]:
    begun = time.perf_counter()
    result = work()
    return result, time.perf_counter() - begun
