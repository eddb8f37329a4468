"""Workers, which run jobs in this process or in others on this machine.

>>> from quinta.workers import Here
>>> with Here() as workers:
...     workers.submit(pow, 2, 10).result(), list(workers.map(abs, [-1, 2]))
(1024, [1, 2])
"""

from quinta.workers.base import Here, Workers, WorkersClosed, WorkersLost
from quinta.workers.local import LocalProcesses, cores
from quinta.workers.progress import Progress

__all__ = [
    "Here",
    "LocalProcesses",
    "Progress",
    "Workers",
    "WorkersClosed",
    "WorkersLost",
    "cores",
]
