"""A queue that is fair by the cost of jobs, not by their number (start-time fair queueing).

Every owner has a virtual time that grows with the seconds spent on its jobs. Next is the job with
the smallest sum of its owner's virtual time and its lane's penalty. A new or returning owner starts
at the virtual time of the running jobs, so that it waits only briefly and gains nothing by staying
away. Among the jobs of one owner the lane decides, then tables take turns. Nothing here reads a
clock or starts a job.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
_PATIENCE: Final = 30.0
_MANY_OWNERS: Final = 1000


class QueueFull(Exception):
    """A queue in which an owner has as many jobs of a lane as it may."""


class Lane(NamedTuple):
    """A kind of job: its penalty in seconds, and how many one owner may have waiting."""

    name: str
    penalty: float
    most: int


@dataclass(frozen=True, eq=False, slots=True)
class Ticket(Generic[T]):
    """A job in the queue, and later the handle for its completion."""

    job: T
    owner: str
    table: str
    lane: Lane
    cost: float
    """The expected seconds of work."""
    number: int
    since: float
    """The seconds of work that had been done when it was put."""


class _Owner(Generic[T]):
    def __init__(self, time: float, served: int) -> None:
        self.time = time
        self.served = served
        """The number of the last job taken or, before that, of the first one put."""
        self.running = 0
        self.lanes: dict[Lane, dict[str, dict[int, Ticket[T]]]] = {}
        """The waiting jobs by lane and table; the table that is next comes first."""

    def best(self) -> Lane:
        return min(self.lanes, key=lambda lane: lane.penalty)

    def rank(self) -> tuple[float, int]:
        """Return the owner's rank: the smallest is next, of equals the least recently served."""
        return self.time + self.best().penalty, self.served

    def first(self) -> Ticket[T]:
        tickets = next(iter(self.lanes[self.best()].values()))
        return next(iter(tickets.values()))

    def waiting(self, lane: Lane) -> int:
        return sum(map(len, self.lanes.get(lane, {}).values()))

    def add(self, ticket: Ticket[T]) -> None:
        tables = self.lanes.setdefault(ticket.lane, {})
        tables.setdefault(ticket.table, {})[ticket.number] = ticket

    def remove(self, ticket: Ticket[T]) -> dict[int, Ticket[T]]:
        """Remove a job; return the jobs left for its table in its lane."""
        tables = self.lanes[ticket.lane]
        rest = tables[ticket.table]
        del rest[ticket.number]
        if not rest:
            del tables[ticket.table]
        if not tables:
            del self.lanes[ticket.lane]
        return rest

    def pass_turn(self, ticket: Ticket[T]) -> None:
        """Remove a job and let the other tables of its lane go first next time."""
        rest = self.remove(ticket)
        if rest:
            tables = self.lanes[ticket.lane]
            del tables[ticket.table]
            tables[ticket.table] = rest


class FairQueue(Generic[T]):
    """Jobs of many owners.

    ``patience``: a job that has waited through so many seconds of work goes next, whatever its
    lane, but only one such in as many seconds. So no job waits for ever.
    """

    def __init__(self, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._owners: dict[str, _Owner[T]] = {}
        self._tickets: dict[int, Ticket[T]] = {}
        self._number = 0
        self._time = 0.0
        """The virtual time: that of the last job's owner before it was charged."""
        self._work = 0.0
        self._exception = 0.0
        """The work that had been done when a job last went out of turn."""
        self._many = _MANY_OWNERS

    def __len__(self) -> int:
        return len(self._tickets)

    def put(self, job: T, owner: str, table: str, lane: Lane, cost: float) -> Ticket[T]:
        """Add a job, or raise ``QueueFull``."""
        self._number += 1
        known = self._owners.get(owner)
        if known is None:
            self._forget()
            known = self._owners[owner] = _Owner(self._time, self._number)
        elif known.waiting(lane) >= lane.most:
            raise QueueFull
        elif not known.lanes and not known.running:
            known.time = max(known.time, self._time)
            known.served = self._number
        ticket = Ticket(job, owner, table, lane, cost, self._number, self._work)
        known.add(ticket)
        self._tickets[ticket.number] = ticket
        return ticket

    def take(self) -> Ticket[T] | None:
        """Take the next job, and charge its expected cost until it is done."""
        if not self._tickets:
            return None
        ticket = self._overdue() or self._next()
        owner = self._owners[ticket.owner]
        owner.pass_turn(ticket)
        del self._tickets[ticket.number]
        self._time = max(self._time, owner.time)
        self._number += 1
        owner.served = self._number
        owner.time += ticket.cost
        owner.running += 1
        return ticket

    def done(self, ticket: Ticket[T], seconds: float) -> None:
        """Charge a finished job with the time it took."""
        owner = self._owners[ticket.owner]
        owner.running -= 1
        owner.time += seconds - ticket.cost
        self._work += seconds

    def drop(self, ticket: Ticket[T]) -> bool:
        """Remove a job that nobody waits for; one that was taken goes on. Return which it was."""
        if self._tickets.pop(ticket.number, None) is None:
            return False
        self._owners[ticket.owner].remove(ticket)
        return True

    def _overdue(self) -> Ticket[T] | None:
        oldest = next(iter(self._tickets.values()))
        if self._work - max(oldest.since, self._exception) < self._patience:
            return None
        self._exception = self._work
        return oldest

    def _next(self) -> Ticket[T]:
        owners = (owner for owner in self._owners.values() if owner.lanes)
        return min(owners, key=lambda owner: owner.rank()).first()

    def _forget(self) -> None:
        """Forget owners who would start at the present virtual time anyway."""
        if len(self._owners) >= self._many:
            self._owners = {
                name: owner
                for name, owner in self._owners.items()
                if owner.lanes or owner.running or owner.time > self._time
            }
            self._many = max(_MANY_OWNERS, 2 * len(self._owners))
