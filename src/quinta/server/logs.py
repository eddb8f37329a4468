"""Logs: one JSON object a line on standard error, never with a secret in it.

Tokens and invitations travel in headers and bodies, which are never logged, and in the part of
page addresses that browsers keep to themselves. Query strings are not logged either.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
import traceback
from collections import deque
from typing import Final

import msgspec

from quinta.server.clock import iso

_waiting: Final[deque[str]] = deque()
_LIBRARIES: Final = ("uvicorn", "uvicorn.error", "sqlalchemy", "alembic", "asyncio", "litestar")


def log(event: str, **facts: object) -> None:
    """Write a line, on the event loop together with the lines of the same iteration."""
    line = {"at": iso(time.time()), "event": event, **facts}
    _waiting.append(msgspec.json.encode(line, enc_hook=str).decode())
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        _write()
    else:
        if len(_waiting) == 1:
            loop.call_soon(_write)


def _write() -> None:
    """Write the waiting lines; a log that cannot be written makes nothing else fail."""
    lines = []
    with contextlib.suppress(IndexError):
        while True:
            lines.append(_waiting.popleft() + "\n")
    if lines:
        with contextlib.suppress(OSError):
            sys.stderr.write("".join(lines))
            sys.stderr.flush()


class _Lines(logging.Handler):
    """A handler that writes libraries' messages in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        facts: dict[str, object] = {"from": record.name, "level": record.levelname.lower()}
        if record.exc_info and record.exc_info[1] is not None:
            facts["trace"] = trace(record.exc_info[1])
        log("library", message=record.getMessage(), **facts)


def trace(error: BaseException) -> list[str]:
    """Return where an error happened, without the values of variables."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return [*where, type(error).__name__]


def set_up() -> None:
    """Send the warnings of libraries to the same log."""
    for name in _LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers = [_Lines()]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
