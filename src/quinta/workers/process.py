"""A worker process: reads jobs from standard input and writes their results to standard output.

It ends when its input does, and so never outlives the process that started it for long.
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
"""Bytes that say how long what follows is."""


def send(stream: IO[bytes], message: bytes) -> None:
    """Write a message."""
    stream.write(len(message).to_bytes(_SIZE, "big"))
    stream.write(message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read a message; none when the stream ends before it does."""
    head = stream.read(_SIZE)
    size = int.from_bytes(head, "big")
    message = stream.read(size)
    return message if len(head) == _SIZE and len(message) == size else None


def main() -> None:
    """Do jobs until there are no more."""
    # Whoever interrupts in the terminal means the one who has the work done.
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
    """The streams that jobs and results go through, out of the reach of talkative jobs."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, replies


def _read(requests: IO[bytes], waiting: queue.SimpleQueue[bytes]) -> None:
    """Pass jobs on; at the end of the input, end the process, in the middle of a job or not."""
    while (request := receive(requests)) is not None:
        waiting.put(request)
    os._exit(0)


def _reply(request: bytes) -> bytes:
    """Do a job: what it raised, if anything, and its result."""
    try:
        function, args, kwargs = pickle.loads(request)
        return pickle.dumps((None, function(*args, **kwargs)))
    except Exception as error:
        error.add_note(f"In a worker process:\n{traceback.format_exc()}")
        try:
            reply = pickle.dumps((error, None))
            pickle.loads(reply)
        except Exception:
            # Not every exception survives the way.
            told = RuntimeError("".join(traceback.format_exception_only(error)).strip())
            return pickle.dumps((told, None))
        return reply
