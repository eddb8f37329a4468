"""Workers that are processes of this machine."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from quinta.workers.base import Workers, WorkersClosed, WorkersLost
from quinta.workers.process import receive, send

P = ParamSpec("P")
R = TypeVar("R")

TRIES: Final = 3
"""How often a job is tried."""

_PATIENCE: Final = 5.0
"""How many seconds a process gets to exit by itself."""

_PROGRAM: Final = (
    "import sys; sys.path[:] = {path!r}; from quinta.workers.process import main; main()"
)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LocalProcesses(Workers):
    """Processes of this machine, by default one for each core; each starts when there is work.

    ``lost`` is called with the cause of each worker's death. The processes end with this one,
    however it ends, and Ctrl-C in a terminal does not reach them.
    """

    def __init__(
        self,
        count: int | None = None,
        tries: int = TRIES,
        lost: Callable[[str], None] | None = None,
    ) -> None:
        self.count = cores() if count is None else count
        self.ahead = self.count
        self._tries = tries
        self._lost = lost
        # A thread waits for each process; the executor queues the jobs.
        self._threads = ThreadPoolExecutor(self.count)
        self._lock = threading.Lock()
        self._all: set[_Process] = set()
        self._idle: list[_Process] = []
        self._closed = False
        # No process is left behind if the workers are never closed.
        self._end = weakref.finalize(self, _end_all, self._all)

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        if self._closed:
            raise WorkersClosed("the workers have been closed")
        return self._threads.submit(self._do, function, args, kwargs)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for process in self._all:
                process.kill()
        self._threads.shutdown(cancel_futures=True)
        self._end()

    def _do(self, function: Callable[..., R], args: tuple[Any, ...], kwargs: dict[str, Any]) -> R:
        """Run one job, in another process if one dies."""
        request = pickle.dumps((function, args, kwargs))
        death = ""
        for _ in range(self._tries):
            process = self._hired()
            reply = process.ask(request)
            if reply is not None:
                self._idle.append(process)
                result: R = _opened(reply)
                return result
            with self._lock:
                self._all.discard(process)
            death = process.end()
            if self._closed:
                raise WorkersClosed("the workers were closed in the middle of a job")
            if self._lost is not None:
                self._lost(death)
        raise WorkersLost(
            f"workers died {self._tries} times over one job; the last one: {death}", args
        )

    def _hired(self) -> _Process:
        """Return the process that was last to finish, so that few are started, or a new one."""
        with self._lock:
            if self._closed:
                raise WorkersClosed("the workers have been closed")
            if self._idle:
                return self._idle.pop()
            try:
                process = _Process()
            except OSError as error:
                problem = error.strerror or str(error)
                raise WorkersLost(f"no worker can be started: {problem}") from None
            self._all.add(process)
            return process


class _Process:
    """A worker process and its streams. Only ``kill`` may be called from other threads."""

    def __init__(self) -> None:
        path = [os.path.abspath(entry) for entry in sys.path]
        with contextlib.ExitStack() as stack:
            # What it prints is only read if it dies.
            self._output = stack.enter_context(tempfile.TemporaryFile("a+b"))
            self._process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM.format(path=path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._output,
                # Sets of strings have the same order in every process.
                env={**os.environ, "PYTHONHASHSEED": "0"},
                start_new_session=True,
            )
            stack.pop_all()

    def ask(self, request: bytes) -> bytes | None:
        """Return the reply to a request, or None if the process dies."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._output.truncate(0)
            send(self._process.stdin, request)
            return receive(self._process.stdout)
        except OSError:
            return None

    def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(OSError):
            self._process.kill()

    def end(self) -> str:
        """Wait until the process has ended; return how it did."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        try:
            code = process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            code = process.wait()
        with self._output as file:
            file.seek(0)
            lines = file.read().decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{_death(code)}, {last}" if last else _death(code)


def _opened(reply: bytes) -> Any:
    """Return the result in a reply, or raise what the job raised."""
    error, result = pickle.loads(reply)
    if error is not None:
        raise error
    return result


def _end_all(processes: set[_Process]) -> None:
    for process in processes:
        process.kill()
        process.end()
    processes.clear()


def _death(code: int) -> str:
    """Return how a process ended, in words."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
