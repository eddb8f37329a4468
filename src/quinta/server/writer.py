"""One thread that writes: it takes all that waits, commits it at once, then answers.

A commit waits for the disk, so committing twenty turns together costs what one costs. Nothing is
answered before it is committed. If something in a batch fails, the batch is rolled back and each
job runs alone, so that only the one at fault fails.

Most of what is written is of one kind. It is handed over as things, not as jobs, and the things of
a batch are written together: every statement that waits for an answer takes its time.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Engine
from sqlalchemy.engine import Connection

T = TypeVar("T")
Job = Callable[[Connection], Any]
Together = Callable[[Connection, list[Any]], None]
"""Writes things of one kind, however many there are, with a few statements."""
_MOST: Final = 200


class Writer:
    """Runs jobs, each of which may be run more than once and must not mind."""

    def __init__(self, engine: Engine, together: Together) -> None:
        self._engine = engine
        self._together = together
        self._jobs: queue.SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job; its result, once it is committed."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def add(self, thing: object) -> None:
        """Write something of the kind that is written together; return once it is committed."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((thing, future))
        await future

    async def close(self) -> None:
        """Finish what waits, and stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._jobs.get()]
            while len(batch) < _MOST and not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            work = [waiting for waiting in batch if waiting is not None]
            if work:
                answers = self._carry_out([job for job, _ in work])
                futures = [future for _, future in work]
                self._loop.call_soon_threadsafe(_answer, futures, answers)

    def _carry_out(self, jobs: list[Any]) -> list[Any]:
        if len(jobs) > 1:
            try:
                return self._at_once(jobs)
            except Exception:
                pass
        return [self._alone(job) for job in jobs]

    def _alone(self, job: Any) -> Any:
        try:
            return self._at_once([job])[0]
        except Exception as error:
            return error

    def _at_once(self, jobs: list[Any]) -> list[Any]:
        """Everything in one transaction."""
        with self._engine.begin() as connection:
            things = [thing for thing in jobs if not callable(thing)]
            if things:
                self._together(connection, things)
            return [job(connection) if callable(job) else None for job in jobs]


def _answer(futures: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
