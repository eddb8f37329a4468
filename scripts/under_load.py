"""Runs a command again and again while every core is busy with something else.

A test that passes on a quiet machine only is no good. CONTRIBUTING.md says how this is used::

    python scripts/under_load.py 10 COMMAND ...
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time


def burn() -> None:
    """Keep a core busy, until the process that started this one has ended."""
    parent = os.getppid()
    while os.getppid() == parent:
        sum(range(100_000))


def main() -> int:
    """Run the command so many times; stop when it fails."""
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal():
        print("usage: under_load.py TIMES COMMAND ...", file=sys.stderr)
        return 2
    times, command = int(sys.argv[1]), sys.argv[2:]
    busy = [multiprocessing.Process(target=burn, daemon=True) for _ in range(os.cpu_count() or 1)]
    for process in busy:
        process.start()
    try:
        for number in range(1, times + 1):
            begun = time.monotonic()
            code = subprocess.run(command, check=False).returncode
            taken = time.monotonic() - begun
            print(f"run {number} of {times}: exit {code} after {taken:.0f} s", flush=True)
            if code:
                return code
    finally:
        for process in busy:
            process.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
