"""A worker process: reads tasks from standard input and writes their outcomes, as JSON lines.

It ends when its input does, and so never outlives the process that started it for long.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from typing import IO

from quinta.arena.match import Task
from quinta.arena.play import play


def main() -> None:
    """Play games until there are no more."""
    # Whoever interrupts a match in the terminal means the one who runs it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks, outcomes = _take_streams()
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(tasks, lines), daemon=True).start()
    while True:
        task = Task.from_data(json.loads(lines.get()))
        try:
            print(json.dumps(play(task).data()), file=outcomes, flush=True)
        except BrokenPipeError:
            os._exit(0)


def _take_streams() -> tuple[IO[str], IO[str]]:
    """The streams that tasks and outcomes go through, out of the reach of talkative bots."""
    tasks = os.fdopen(os.dup(0), encoding="utf-8")
    outcomes = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return tasks, outcomes


def _read(tasks: IO[str], lines: queue.SimpleQueue[str]) -> None:
    """Pass tasks on; at the end of the input, end the process, in the middle of a game or not."""
    for line in tasks:
        lines.put(line)
    os._exit(0)
