"""The thread that writes: it takes all that waits, commits it at once, then answers.

A commit waits for the disk, so committing twenty turns together costs what one costs. Nothing is
answered before it is committed. If a job of a batch fails, the batch is rolled back and each job
runs alone, so that only the one at fault fails. If the database itself fails (it is locked, the
disk is full, it does not answer), all that waits fails at once: trying one after the other would
take minutes for the last.

Most writes are of one kind. They are passed as things, not as jobs, and the things of a batch are
written together, because every statement waits for an answer.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Engine
from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
Job = Callable[[Connection], Any]
Together = Callable[[Connection, list[Any]], None]
"""A function that writes any number of things of one kind, with a few statements."""
_MOST: Final = 200


class Writer:
    """A thread that runs jobs, each of which may run more than once."""

    def __init__(self, engine: Engine, together: Together) -> None:
        self._engine = engine
        self._together = together
        self._jobs: queue.SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job; return its result, once it is committed."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def add(self, thing: object) -> None:
        """Write a thing together with others of its kind; return once it is committed."""
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
            going = self._fill(batch, _MOST)
            work = [waiting for waiting in batch if waiting is not None]
            if work:
                answers = self._carry_out([job for job, _ in work])
                if _is_failing(answers[-1]):
                    later: list[Any] = []
                    going = self._fill(later, None) and going
                    work += [waiting for waiting in later if waiting is not None]
                    answers += [answers[-1]] * (len(work) - len(answers))
                futures = [future for _, future in work]
                self._loop.call_soon_threadsafe(_answer, futures, answers)

    def _fill(self, batch: list[Any], most: int | None) -> bool:
        """Take what waits, up to a bound; return whether there is more to come."""
        while (most is None or len(batch) < most) and not self._jobs.empty():
            batch.append(self._jobs.get())
        return None not in batch

    def _carry_out(self, jobs: list[Any]) -> list[Any]:
        try:
            return self._at_once(jobs)
        except Exception as error:
            if len(jobs) == 1 or _is_failing(error):
                return [error] * len(jobs)
        answers: list[Any] = []
        for job in jobs:
            failing = bool(answers) and _is_failing(answers[-1])
            answers.append(answers[-1] if failing else self._carry_out([job])[0])
        return answers

    def _at_once(self, jobs: list[Any]) -> list[Any]:
        """Run everything in one transaction."""
        with self._engine.begin() as connection:
            things = [thing for thing in jobs if not callable(thing)]
            if things:
                self._together(connection, things)
            return [job(connection) if callable(job) else None for job in jobs]


def _is_failing(answer: object) -> bool:
    """Return whether the database itself failed, so that the next job would fail as well."""
    if not isinstance(answer, OperationalError):
        return False
    # PostgreSQL's class 40 is a transaction that lost against another: the next may do.
    return not str(getattr(answer.orig, "sqlstate", None) or "").startswith("40")


def _answer(futures: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
