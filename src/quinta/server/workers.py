"""Worker processes behind a fair queue: a function and its arguments in, its result out.

Jobs wait here, not in the processes, so that one whose asker has gone away is never begun. A worker
that dies costs a retry of the one job it was at.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, ParamSpec, TypeVar

from quinta.server.errors import Refusal
from quinta.server.fair import FairQueue, Full, Lane, Ticket
from quinta.server.logs import log

P = ParamSpec("P")
R = TypeVar("R")
_TRIES: Final = 4
_RETRY_SECONDS: Final = 2


class Crowded(Refusal):
    """Too much waits for one owner already; a table can rest and ask again later."""

    def __init__(self) -> None:
        super().__init__(
            "too-many-requests", "Too much is waiting for you already.", retry_after=_RETRY_SECONDS
        )


@dataclass(frozen=True)
class Place:
    """Where a job waits: whose it is, for which table, in which lane, seconds it may take."""

    owner: str
    table: str
    lane: Lane
    cost: float


@dataclass(frozen=True, eq=False)
class _Job(Generic[R]):
    work: Callable[[], R]
    answer: asyncio.Future[R] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def fail(self, error: Exception) -> None:
        """Tell the asker, unless that one has gone away."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Workers:
    """So many worker processes. Each starts with its first job."""

    def __init__(self, count: int) -> None:
        self._queue: FairQueue[_Job[Any]] = FairQueue()
        self._all = [_Worker() for _ in range(count)]
        self._idle = list(self._all)
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait to be begun."""
        return len(self._queue)

    async def do(
        self, place: Place, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Let a worker call a function, which must be one of a module, when its turn comes.

        Raises ``Crowded`` when too many jobs of the owner wait in the lane. Whoever stops waiting
        takes the job out of the queue.
        """
        if self._closed:
            raise _going()
        job = _Job(partial(function, *args, **kwargs))
        try:
            ticket = self._queue.put(job, place.owner, place.table, place.lane, place.cost)
        except Full:
            raise Crowded from None
        self._begin_jobs()
        try:
            return await job.answer
        finally:
            self._queue.drop(ticket)

    async def close(self) -> None:
        """Let the workers go without waiting for what they are at."""
        self._closed = True
        self._idle.clear()
        while (ticket := self._queue.take()) is not None:
            ticket.job.fail(_going())
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in self._all:
            worker.close()

    def _begin_jobs(self) -> None:
        while self._idle and (ticket := self._queue.take()) is not None:
            # The last one to finish is the first to begin: a quiet server starts few processes.
            task = asyncio.create_task(self._run(self._idle.pop(), ticket))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _run(self, worker: _Worker, ticket: Ticket[_Job[Any]]) -> None:
        job, begun = ticket.job, time.monotonic()
        try:
            result, seconds = await worker.do(job.work)
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
        self._idle.append(worker)
        self._begin_jobs()


class _Worker:
    """One process that does one thing at a time, and the next process when that one dies."""

    def __init__(self) -> None:
        self._pool = _new_pool()

    async def do(self, work: Callable[[], R]) -> tuple[R, float]:
        """Do something there; its result and the seconds that it took."""
        for _ in range(_TRIES):
            try:
                calling = self._pool.submit(_timed, work)
                return await asyncio.wrap_future(calling)
            except BrokenProcessPool:
                log("worker-lost")
                self.close()
                self._pool = _new_pool()
        raise RuntimeError(f"workers died {_TRIES} times over one job")

    def close(self) -> None:
        """Let the process go when it has finished what it is at."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _going() -> Refusal:
    return Refusal("busy", "The server is going away.")


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """Prepare a worker: it ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _timed(work: Callable[[], R]) -> tuple[R, float]:
    begun = time.perf_counter()
    result = work()
    return result, time.perf_counter() - begun
