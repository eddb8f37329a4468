"""Jobs for the tests of workers: those that go well, and the others."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


class Awkward(Exception):
    """An exception that cannot be made again from its arguments."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def square(number: int) -> int:
    """Something that goes well."""
    return number * number


def process() -> int:
    """Who does it."""
    return os.getpid()


def order_of_a_set() -> list[str]:
    """What differs from process to process, if nothing is done about it."""
    return list({"bird", "tree", "flower", "butterfly", "plant", "tulip"})


def die_once(folder: Path, number: int) -> int:
    """Kill the process that does this first."""
    died = folder / f"died-{number}"
    if not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(words: str) -> None:
    """End every process that tries."""
    print(words, file=sys.stderr, flush=True)
    os._exit(7)


def talk() -> str:
    """Write to all streams that one can write to."""
    print("what a fine garden")
    os.write(1, b"what a fine pavilion")
    return sys.stdin.read()


def fail(awkwardly: bool) -> None:
    """Go wrong."""
    if awkwardly:
        raise Awkward(1, 2)
    raise ValueError("no idea")


def hang(folder: Path) -> None:
    """Say who does it, and never come to an end."""
    (folder / f"hangs-{os.getpid()}").touch()
    while True:
        time.sleep(60)


def unpicklable() -> object:
    """Return what cannot be sent back."""
    return lambda: None
