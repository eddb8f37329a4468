"""Logs: one JSON object a line on standard error, never with a secret in it.

Tokens and invitations travel in headers and bodies, which are never logged, and in the part of
page addresses that browsers keep to themselves. Query strings are not logged either.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import time
import traceback
from typing import Final

import msgspec

from quinta.server.clock import iso

_LIBRARIES: Final = ("uvicorn", "uvicorn.error", "sqlalchemy", "alembic", "asyncio", "litestar")


def log(event: str, **facts: object) -> None:
    """Write one line; where a log cannot be written, nothing else shall fail for it."""
    line = {"at": iso(time.time()), "event": event, **facts}
    with contextlib.suppress(OSError):
        sys.stderr.write(msgspec.json.encode(line, enc_hook=str).decode() + "\n")
        sys.stderr.flush()


class _Lines(logging.Handler):
    """What libraries have to say, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        facts: dict[str, object] = {"from": record.name, "level": record.levelname.lower()}
        if record.exc_info and record.exc_info[1] is not None:
            facts["trace"] = trace(record.exc_info[1])
        log("library", message=record.getMessage(), **facts)


def trace(error: BaseException) -> list[str]:
    """Where an error happened, without what was in the variables."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return [*where, type(error).__name__]


def set_up() -> None:
    """Send what libraries log to the same place; only what needs attention."""
    for name in _LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers = [_Lines()]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
