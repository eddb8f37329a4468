"""The service under load: complete games over the real protocol, from a process of their own.

Starts ``quinta serve`` on loopback, opens tables with two random players each, and lets every
table send a turn every so many seconds, or as fast as it can. Latency is the time from sending a
turn to the other player's sight of it. Memory is the growth of the server's resident set: by idle
tables, which were opened, looked at and left alone, and by active ones, with both their players.

    python benchmarks/load.py [--tables 10] [--seconds 10] [--pace 2.0] [--processes 1]
                              [--postgresql] [--full]

``--pace 0`` sends turns without a pause. ``--full`` runs the table of docs/performance.md.
Prints one JSON object per line. Needs Linux, to read what the server uses from ``/proc``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import io
import itertools
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

import quinta
from quinta.cli import main as quinta_command

# Run as a script, this has to be told where to find what it shares with the tests.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._load_players import Table, Tally
from server.postgres import cluster
from server.running import Server, running

IDLE = 1000
"""Idle tables that are opened to see what they take."""
AT_ONCE = 16
"""Tables that are opened, or whose players arrive, at the same time."""


@dataclass(frozen=True)
class Run:
    """One row of the table."""

    postgresql: bool
    processes: int
    tables: int
    pace: float
    seconds: float


def full() -> Iterator[Run]:
    """The table of docs/performance.md."""
    for postgres, processes in ((False, 1), (True, 1), (True, 2)):
        for tables in (10, 100, 500):
            yield Run(postgres, processes, tables, pace=2.0, seconds=20.0)
        yield Run(postgres, processes, 100, pace=0.0, seconds=15.0)


# --- servers -------------------------------------------------------------------------------


@contextlib.contextmanager
def servers(run: Run) -> Iterator[list[Server]]:
    """The server processes of a run, on an empty database."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="quinta-load-")))
        database = None
        if run.postgresql:
            found = stack.enter_context(cluster())
            if found is None:
                raise SystemExit("load: PostgreSQL is not installed")
            database = found.database()
            with contextlib.redirect_stdout(io.StringIO()):
                quinta_command(["db", "upgrade", "--database", database])
        yield [stack.enter_context(running(folder, database)) for _ in range(run.processes)]


def memory(started: list[Server]) -> int:
    """The resident sets of the servers, in kilobytes."""
    kilobytes = 0
    for server in started:
        status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
        kilobytes += int(status.partition("VmRSS:")[2].split()[0])
    return kilobytes


def work(started: list[Server]) -> float:
    """The seconds of processor time that the servers have used."""
    ticks = 0
    for server in started:
        facts = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii")
        user, system = facts.rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


# --- one run -------------------------------------------------------------------------------


async def each(tables: Sequence[Table], action: str) -> None:
    """Let every table do something, a few at the same time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            await getattr(table, action)()

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(one(table))


async def measured(run: Run, started: list[Server]) -> dict[str, Any]:
    """Play, and tell what was seen."""
    ports = [server.port for server in started]
    tally = Tally()
    numbers = itertools.count()

    def some(count: int) -> list[Table]:
        games = list(quinta.GAMES)
        return [
            Table(n, ports, games[n % len(games)], tally) for n in itertools.islice(numbers, count)
        ]

    # The first tables make the server load what every table needs.
    first = some(20)
    await each(first, "open")
    await each(first, "sit_down")
    await each(first, "leave")
    empty = memory(started)
    await each(some(IDLE), "look")
    idle = memory(started)
    tables = some(run.tables)
    await each(tables, "open")
    await each(tables, "sit_down")
    # Pauses of the players' own process are not the server's.
    gc.freeze()
    gc.disable()
    began, own_work, their_work = time.perf_counter(), time.process_time(), work(started)
    until = began + run.seconds
    await asyncio.gather(*(table.play(until, run.pace) for table in tables))
    spent = time.perf_counter() - began
    own_work, their_work = time.process_time() - own_work, work(started) - their_work
    gc.enable()
    active = memory(started)
    await each(tables, "leave")
    turns = len(tally.latencies)
    return {
        "turns_per_second": round(turns / spent, 1),
        **latency(tally.latencies),
        "turns": turns,
        "games": tally.games,
        "errors": len(tally.errors),
        "first_errors": tally.errors[:3],
        "kB_per_idle_table": round((idle - empty) / IDLE, 1),
        "kB_per_active_table": round((active - idle) / run.tables, 1),
        "server_ms_per_turn": round(1000 * their_work / max(1, turns), 2),
        "generator_ms_per_turn": round(1000 * own_work / max(1, turns), 2),
    }


def latency(seconds: list[float]) -> dict[str, float]:
    """The quantiles of latencies, in milliseconds."""
    ordered = sorted(seconds)
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)
        for name, part in (("p50_ms", 0.5), ("p99_ms", 0.99), ("max_ms", 1.0))
        if ordered
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between a table's turns")
    parser.add_argument(
        "--processes", type=int, default=1, help="needs --postgresql if more than 1"
    )
    parser.add_argument("--postgresql", action="store_true", help="start one and use it")
    parser.add_argument("--full", action="store_true", help="the table of docs/performance.md")
    chosen = parser.parse_args()
    if chosen.processes > 1 and not chosen.postgresql:
        parser.error("several processes need --postgresql")
    one = Run(chosen.postgresql, chosen.processes, chosen.tables, chosen.pace, chosen.seconds)
    for run in full() if chosen.full else [one]:
        with servers(run) as started:
            result = uvloop.run(measured(run, started))
        facts = {
            "benchmark": "load",
            "database": "postgresql" if run.postgresql else "sqlite",
            "processes": run.processes,
            "tables": run.tables,
            "pace": run.pace,
            "cores": os.cpu_count(),
        }
        print(json.dumps(facts | result), flush=True)


if __name__ == "__main__":
    main()
