"""Who plays the games of a match: worker processes of this machine, or this process itself.

A match needs nothing of its workers but ``Pool``: tasks go in, outcomes come out, in any order,
and both are small and made of plain data. A cluster can take the place of ``LocalPool``.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Generator, Iterable
from typing import Final, Protocol

from quinta.arena.match import Task
from quinta.arena.play import Outcome, outcome_from_data, play

TRIES: Final = 3
"""How often a game is begun before a match gives up on it."""

_PATIENCE: Final = 5.0
"""How many seconds a worker gets to end by itself."""

_PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from quinta.arena.worker import main; main()"


class WorkersLost(RuntimeError):
    """A game whose workers died, one after the other."""


Outcomes = Generator[Outcome, None, None]


class Pool(Protocol):
    """Plays games."""

    def play(self, tasks: Iterable[Task]) -> Outcomes:
        """The outcome of every task, in any order; workers that die are replaced.

        Whoever stops before the end closes the generator, which ends the games under way.
        """
        ...


class InlinePool:
    """Plays games one after the other in this process."""

    def play(self, tasks: Iterable[Task]) -> Outcomes:
        for task in tasks:
            yield play(task)


class LocalPool:
    """Plays games in worker processes on this machine: one for each core, if not told."""

    def __init__(self, workers: int | None = None, tries: int = TRIES) -> None:
        self.workers = workers or cores()
        self._tries = tries

    def play(self, tasks: Iterable[Task]) -> Outcomes:
        waiting = deque(tasks)
        count = len(waiting)
        done: queue.SimpleQueue[Outcome | BaseException] = queue.SimpleQueue()
        crews = [_Crew(waiting, done, self._tries) for _ in range(min(self.workers, count))]
        try:
            for crew in crews:
                crew.start()
            for _ in range(count):
                outcome = done.get()
                if isinstance(outcome, BaseException):
                    raise outcome
                yield outcome
        finally:
            waiting.clear()
            for crew in crews:
                crew.stop()
            for crew in crews:
                crew.join()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Crew(threading.Thread):
    """The thread that feeds a worker process, and replaces it when it dies."""

    def __init__(
        self,
        waiting: deque[Task],
        done: queue.SimpleQueue[Outcome | BaseException],
        tries: int,
    ) -> None:
        super().__init__(daemon=True)
        self._waiting = waiting
        self._done = done
        self._tries = tries
        self._worker: _Worker | None = None
        self._stopped = False
        self._lock = threading.Lock()

    def run(self) -> None:
        """Have waiting tasks played until there are none."""
        try:
            while not self._stopped:
                try:
                    task = self._waiting.popleft()
                except IndexError:
                    break
                self._play(task)
        except BaseException as error:
            self._done.put(error)
        finally:
            self._dismiss()

    def stop(self) -> None:
        """End the worker, in the middle of a game or not; the thread ends by itself."""
        with self._lock:
            self._stopped = True
            if self._worker is not None:
                self._worker.kill()

    def _play(self, task: Task) -> None:
        """Have one game played, with a new worker if one dies."""
        death = ""
        for _ in range(self._tries):
            worker = self._hired()
            outcome = worker.play(task) if worker else None
            if outcome is not None:
                self._done.put(outcome)
                return
            death = self._dismiss()
            if self._stopped:
                return
        bots = " and ".join(dict.fromkeys(task.pairing))
        raise WorkersLost(
            f"{self._tries} workers died in the game of {bots} with seed {task.seed}; "
            f"the last one: {death}"
        )

    def _hired(self) -> _Worker | None:
        """The worker, a new one if need be; none when the crew is told to stop."""
        with self._lock:
            if self._worker is None and not self._stopped:
                try:
                    self._worker = _Worker()
                except OSError as error:
                    problem = error.strerror or str(error)
                    raise WorkersLost(f"no worker can be started: {problem}") from None
            return self._worker

    def _dismiss(self) -> str:
        """End the worker; how it ended."""
        with self._lock:
            worker, self._worker = self._worker, None
        return worker.end() if worker else ""


class _Worker:
    """A worker process and the lines to it. Only ``kill`` may be called from other threads."""

    def __init__(self) -> None:
        path = [os.path.abspath(entry) for entry in sys.path]
        # What it writes besides outcomes is of interest only if it dies.
        self._words = tempfile.TemporaryFile("a+b")  # noqa: SIM115
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM.format(path=path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._words,
            encoding="utf-8",
            # Bots that go through sets of words do so in the same order in every process.
            env={**os.environ, "PYTHONHASHSEED": "0"},
            start_new_session=True,
        )

    def play(self, task: Task) -> Outcome | None:
        """The outcome of a task, or None when the worker dies of it."""
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        try:
            self._words.truncate(0)
            process.stdin.write(json.dumps(task.data()) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            return None
        return outcome_from_data(json.loads(line)) if line.endswith("\n") else None

    def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(OSError):
            self._process.kill()

    def end(self) -> str:
        """See to it that the process has ended; how it did."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        try:
            code = process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            code = process.wait()
        with self._words as file:
            file.seek(0)
            lines = file.read().decode("utf-8", "replace").split("\n")
        words = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{_death(code)}, {words}" if words else _death(code)


def _death(code: int) -> str:
    """How a process ended, in words."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
