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
"""How often a job is begun before it is given up."""

_PATIENCE: Final = 5.0
"""How many seconds a process gets to end by itself."""

_PROGRAM: Final = (
    "import sys; sys.path[:] = {path!r}; from quinta.workers.process import main; main()"
)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LocalProcesses(Workers):
    """So many processes, one for each core if not told; each starts when there is work for it.

    ``lost`` is told of each worker that died, and how. The processes end with this one, however
    it ends, and an interruption from the terminal is not for them.
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
        # A thread waits for each process. What waits for a process is the threads' business.
        self._threads = ThreadPoolExecutor(self.count)
        self._lock = threading.Lock()
        self._all: set[_Process] = set()
        self._idle: list[_Process] = []
        self._closed = False
        # Whoever forgets to close leaves no process behind, either.
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
        """Have one job done, by another process if one dies."""
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
        """The process that was the last to finish, so that few are started; else a new one."""
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
    """A worker process and the streams to it. Only ``kill`` may be called from other threads."""

    def __init__(self) -> None:
        path = [os.path.abspath(entry) for entry in sys.path]
        with contextlib.ExitStack() as stack:
            # What it writes besides replies is of interest only if it dies.
            self._words = stack.enter_context(tempfile.TemporaryFile("a+b"))
            self._process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM.format(path=path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._words,
                # What goes through sets of words does so in the same order in every process.
                env={**os.environ, "PYTHONHASHSEED": "0"},
                start_new_session=True,
            )
            stack.pop_all()

    def ask(self, request: bytes) -> bytes | None:
        """The reply to a request, or None when the process dies of it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._words.truncate(0)
            send(self._process.stdin, request)
            return receive(self._process.stdout)
        except OSError:
            return None

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


def _opened(reply: bytes) -> Any:
    """The result that a reply holds; raises what the job raised."""
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
    """How a process ended, in words."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
