"""A table's clock: a bank of seconds for everybody, and an increment for each turn.

It follows from the times of the entries, in the service's own time (``timekeeper``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache

from quinta import protocol


def iso(at: float) -> str:
    """Return a moment as the API writes it."""
    seconds, milliseconds = divmod(round(at * 1e6) // 1000, 1000)
    return f"{_second(seconds)}.{milliseconds:03}Z"


@lru_cache(maxsize=16)
def _second(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat().removesuffix("+00:00")


@dataclass(slots=True)
class Clock:
    """The seat whose time runs, since when, and everybody's seconds at that moment."""

    initial: float
    increment: float
    left: list[float]
    running: int | None = None
    since: float = 0.0

    def copy(self) -> Clock:
        """Return an independent copy."""
        return replace(self, left=list(self.left))

    def run(self, seat: int | None, at: float, gain: bool = False) -> None:
        """Let this seat's time run from a moment on, or nobody's."""
        if self.running is not None:
            used = at - self.since
            self.left[self.running] -= used
            if gain:
                self.left[self.running] += self.increment
        self.running = seat
        self.since = at

    def pause(self, seconds: float) -> None:
        """Add the time that the service was away, which counts for nobody."""
        self.since += seconds

    def take_back(self, seat: int) -> None:
        """Undo a turn's increment; the time it took stays used.

        Up to an increment is left, so that nobody runs out of time by taking back several turns.
        """
        left = self.left[seat]
        self.left[seat] = max(min(left, self.increment), left - self.increment)

    def deadline(self) -> float | None:
        """Return when the running time ends, None if nobody's runs."""
        return None if self.running is None else self.since + self.left[self.running]

    def view(self, at: float) -> protocol.Clock:
        """Return the clock's values at a moment."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= at - self.since
        shown = [round(max(0.0, seconds), 3) for seconds in left]
        return protocol.Clock(self.initial, self.increment, shown, self.running, iso(at))
