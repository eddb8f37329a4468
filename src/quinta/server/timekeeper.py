"""The service's own time: it goes on while a server runs, and only then, and never back.

It starts where the machine's clock is, or where the service's time had come to, whichever is
later, and goes on by a clock that nobody sets. So an hour by which the machine's clock is put
forward or back is nobody's time, and neither is the time between two runs: tables whose clock
was running get it back (``store.begin``).
"""

from __future__ import annotations

import time


class Timekeeper:
    """Tells the time from a moment on."""

    def __init__(self, start: float) -> None:
        self._ahead = start - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970, about."""
        return time.monotonic() + self._ahead
