"""A worker process: reads jobs from standard input and writes their results to standard output.

It ends when its input does, and so does not outlive the process that started it.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from typing import IO, Final

_SIZE: Final = 8
"""The number of bytes of a message's length."""


def send(stream: IO[bytes], message: bytes) -> None:
    """Write a message."""
    stream.write(len(message).to_bytes(_SIZE, "big"))
    stream.write(message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read a message; return None if the stream ends before it does."""
    head = stream.read(_SIZE)
    size = int.from_bytes(head, "big")
    message = stream.read(size)
    return message if len(head) == _SIZE and len(message) == size else None


def main() -> None:
    """Run jobs until there are no more."""
    # Ctrl-C in the terminal is for the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, replies = _take_streams()
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(requests, waiting), daemon=True).start()
    while True:
        reply = _reply(waiting.get())
        try:
            send(replies, reply)
        except BrokenPipeError:
            os._exit(0)


def _take_streams() -> tuple[IO[bytes], IO[bytes]]:
    """Return the streams for jobs and results, and keep what jobs print out of them."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, replies


def _read(requests: IO[bytes], waiting: queue.SimpleQueue[bytes]) -> None:
    """Queue jobs; at the end of the input, end the process, even in the middle of a job."""
    while (request := receive(requests)) is not None:
        waiting.put(request)
    os._exit(0)


def _reply(request: bytes) -> bytes:
    """Run a job; return what it raised, if anything, and its result."""
    try:
        function, args, kwargs = pickle.loads(request)
        return pickle.dumps((None, function(*args, **kwargs)))
    except Exception as error:
        error.add_note(f"In a worker process:\n{traceback.format_exc()}")
        try:
            reply = pickle.dumps((error, None))
            pickle.loads(reply)
        except Exception:
            # Not every exception can be pickled.
            told = RuntimeError("".join(traceback.format_exception_only(error)).strip())
            return pickle.dumps((told, None))
        return reply
