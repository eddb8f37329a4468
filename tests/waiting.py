"""Waiting for states: a test that waits for a time instead fails on a machine that is busy."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds that nothing here takes, however busy the machine is; only a fault does."""


def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.05)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something that must come to an end.

    In a thread of its own: a browser that another test of this process uses has the main thread's
    event loop.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(asyncio.wait_for(work, PATIENCE))).result()
