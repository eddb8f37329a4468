"""The interface of workers, and ``Here``, which runs jobs in this process.

A job is a function of a module and its arguments; these and the result must be picklable.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import ParamSpec, Self, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class WorkersLost(RuntimeError):
    """A job whose workers died one after the other; ``job`` has its arguments."""

    def __init__(self, problem: str, job: tuple[object, ...] = ()) -> None:
        super().__init__(problem)
        self.job = job


class WorkersClosed(RuntimeError):
    """A job that was not done because its workers were closed."""


class Workers(ABC):
    """A number of workers that do one job at a time each."""

    count: int
    ahead: int = 0
    """How many jobs ``map`` queues in advance, so that no worker waits."""

    @abstractmethod
    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Run a job; the future has its result or its exception.

        A worker that dies is replaced and its job retried a few times. Cancelling the future before
        the job has begun removes it from the queue.
        """

    @abstractmethod
    def close(self) -> None:
        """Stop all workers, even in the middle of a job."""

    def map(self, function: Callable[[T], R], jobs: Iterable[T]) -> Generator[R, None, None]:
        """Yield the results of jobs as they complete, of those done at once the earlier job first.

        Closing the generator early begins no further job.
        """
        waiting = iter(jobs)
        underway: list[Future[R]] = []
        try:
            while True:
                room = self.count + self.ahead - len(underway)
                underway.extend(self.submit(function, job) for job in islice(waiting, room))
                if not underway:
                    return
                done, _ = wait(underway, return_when=FIRST_COMPLETED)
                finished = [future for future in underway if future in done]
                underway = [future for future in underway if future not in done]
                # A job that failed comes last, so that the results of others are not lost.
                for future in sorted(finished, key=lambda one: one.exception() is not None):
                    yield future.result()
        finally:
            for future in underway:
                future.cancel()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Here(Workers):
    """This process: a job runs when it is submitted."""

    count = 1

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(function(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future

    def close(self) -> None:
        pass
