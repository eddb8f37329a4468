"""Waiting for states: a test that waits for a time instead fails on a machine that is busy."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds that nothing here takes, however busy the machine is; only a fault does."""


def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.05)
