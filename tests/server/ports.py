"""Ports for servers that tests start, which nobody else takes in the meantime.

A port that the system picks is free only until it picks it again, for another server or for a
connection. So these are below those that it picks, and of the tests that run at the same time, also
in other checkouts, each locks the ones it takes.
"""

from __future__ import annotations

import fcntl
import random
import socket
import tempfile
from pathlib import Path
from typing import Final, TextIO

_FIRST: Final = 20_000
_END: Final = 32_000
"""Linux picks ports from 32,768 on by itself, other systems from 49,152."""

_locks: list[TextIO] = []
"""Open for as long as this process runs."""


def free_port() -> int:
    """A port of loopback that is this process's from now on."""
    folder = Path(tempfile.gettempdir()) / "quinta-test-ports"
    folder.mkdir(exist_ok=True)
    for port in random.sample(range(_FIRST, _END), _END - _FIRST):
        lock = (folder / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as listener:
                listener.bind(("127.0.0.1", port))
        except OSError:
            lock.close()
        else:
            _locks.append(lock)
            return port
    raise AssertionError(f"no port from {_FIRST} to {_END} is free")
