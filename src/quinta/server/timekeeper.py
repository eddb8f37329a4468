"""The service's own time: it advances only while a server runs, and never goes back.

It starts at the machine's time or where the service's time ended, whichever is later, and advances
by a monotonic clock. So changes of the machine's clock count for nobody, and neither does the time
between two runs: running clocks of tables get it back (``Processes.begin``).
"""

from __future__ import annotations

import time


class Timekeeper:
    """A clock that starts at a moment."""

    def __init__(self, start: float) -> None:
        self._ahead = start - time.monotonic()

    def now(self) -> float:
        """Return the time, roughly in seconds since 1970."""
        return time.monotonic() + self._ahead
