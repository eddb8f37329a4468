"""A table's clock: a bank of seconds for everybody, and more with each turn.

It is worked out from the times of what happened, in the service's own time (``timekeeper``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime

from quinta import protocol


def iso(at: float) -> str:
    """A moment as the API writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(slots=True)
class Clock:
    """Whose seconds run, since when, and what everybody had then."""

    initial: float
    increment: float
    left: list[float]
    running: int | None = None
    since: float = 0.0

    def copy(self) -> Clock:
        """An independent clock that shows the same."""
        return replace(self, left=list(self.left))

    def run(self, seat: int | None, at: float, gain: bool = False) -> None:
        """From this moment on it is this seat's time that runs, or nobody's."""
        if self.running is not None:
            used = at - self.since
            self.left[self.running] -= used
            if gain:
                self.left[self.running] += self.increment
        self.running = seat
        self.since = at

    def pause(self, seconds: float) -> None:
        """The service was away for so long: that is nobody's time."""
        self.since += seconds

    def take_back(self, seat: int) -> None:
        """A turn is undone: what it earned is gone, the time it took stays used.

        Nobody loses a game that way, who after several turns could have lived on what they earned.
        """
        left = self.left[seat]
        self.left[seat] = max(min(left, self.increment), left - self.increment)

    def deadline(self) -> float | None:
        """When the seat whose time runs has none left."""
        return None if self.running is None else self.since + self.left[self.running]

    def view(self, at: float) -> protocol.Clock:
        """What it shows at a moment."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= at - self.since
        shown = [round(max(0.0, seconds), 3) for seconds in left]
        return protocol.Clock(self.initial, self.increment, shown, self.running, iso(at))
