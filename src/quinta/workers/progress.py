"""Progress reports: a bar on a terminal, an occasional line elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final, Self

_BAR: Final = 30
_REFRESH: Final = 0.2
_LINES: Final = 300.0
"""The seconds between two lines where there is no terminal; shorter work prints none."""


class Progress:
    """A report on standard error of how much of ``total`` is done, followed by ``remark``."""

    def __init__(self, total: int, remark: Callable[[], str] = str) -> None:
        self._total = total
        self._remark = remark
        self._terminal = sys.stderr is not None and sys.stderr.isatty()
        self._full = -1
        self._last = time.monotonic()
        self.begin(0)

    def begin(self, done: int) -> None:
        """Set the amount of work that was done before."""
        self._began, self._before = time.monotonic(), done

    def show(self, done: int) -> None:
        """Show how far the work has come, unless it was shown just now."""
        now = time.monotonic()
        full = _BAR * done // self._total
        pause = _REFRESH if self._terminal else _LINES
        if now - self._last < pause and (full == self._full or not self._terminal):
            return
        self._last, self._full = now, full
        bar = f"[{'#' * full}{'.' * (_BAR - full)}] {done}/{self._total}"
        text = "  ".join(filter(None, [bar, *self._left(now, done), self._remark()]))
        if self._terminal:
            width = shutil.get_terminal_size((80, 24)).columns
            self._write(text[: width - 1])
        else:
            self._write(f"{text}\n")

    def say(self, text: str) -> None:
        """Print a line that stays."""
        self._write(f"{text}\n")
        self._full = -1

    def clear(self) -> None:
        """Clear the bar, to make room for the results."""
        self._write("")

    def _write(self, text: str) -> None:
        if sys.stderr is not None:
            start = "\r\x1b[K" if self._terminal else ""
            print(f"{start}{text}", end="", file=sys.stderr, flush=True)

    def _left(self, now: float, done: int) -> Iterator[str]:
        if done > self._before:
            pace = (now - self._began) / (done - self._before)
            yield f"{_duration(pace * (self._total - done))} left"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()


def _duration(seconds: float) -> str:
    """Return a duration in words."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return f"{round(seconds)} s"
    return f"{minutes} min" if minutes < 100 else f"{minutes / 60:.0f} h"
