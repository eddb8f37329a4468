"""Thinking is shared fairly: no bots or hints keep others waiting. And none is foretold."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quinta
from quinta.server.errors import Refusal
from quinta.server.fair import FairQueue, Lane, QueueFull, Ticket
from quinta.server.settings import Limits
from quinta.server.thinkers import Asker, Question, Thinkers, question
from quinta.server.workers import Crowded, FairWorkers, QueuePlace
from waiting import run

CHEAP, PEOPLE, BOTS = Lane("cheap", 0.0, 100), Lane("people", 0.3, 100), Lane("bots", 1.5, 100)
HINTS = Lane("hints", 3.0, 100)
LANES = (CHEAP, PEOPLE, BOTS, HINTS)
COSTS = st.floats(0.001, 3.0)


# --- the queue -------------------------------------------------------------------------------


def serve(queue: FairQueue[Any], seconds: float) -> Ticket[Any]:
    """Take a job and let it be done in so long."""
    ticket = queue.take()
    assert ticket is not None
    queue.done(ticket, seconds)
    return ticket


@given(st.lists(st.tuples(st.lists(COSTS, min_size=40, max_size=40), COSTS), min_size=2))
def test_owners_who_always_have_jobs_waiting_get_the_same_time_within_one_job(
    owners: list[tuple[list[float], float]],
) -> None:
    queue: FairQueue[float] = FairQueue(patience=1e9)
    used: Counter[str] = Counter()
    for name, (costs, expected) in enumerate(owners):
        for place, cost in enumerate(costs):
            queue.put(cost, str(name), f"{place % 3}", CHEAP, expected)
    left = Counter({str(name): 40 for name in range(len(owners))})
    dearest = max(cost for costs, _ in owners for cost in costs)
    while min(left.values()):
        ticket = queue.take()
        assert ticket is not None
        queue.done(ticket, ticket.job)
        used[ticket.owner] += ticket.job  # type: ignore[assignment]
        left[ticket.owner] -= 1
        times = [used[str(name)] for name in range(len(owners))]
        assert max(times) - min(times) <= dearest + 1e-6


@given(st.lists(st.sampled_from(LANES), min_size=1, max_size=50), st.booleans())
def test_cheap_levels_come_first_then_people_then_bots_alone_then_hints(
    lanes: list[Lane], one_owner: bool
) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, lane in enumerate(lanes):
        queue.put(number, "one" if one_owner else str(number), str(number), lane, 1.0)
    taken = [serve(queue, 0.0) for _ in lanes]
    assert [ticket.lane for ticket in taken] == sorted(lanes, key=lambda lane: lane.penalty)
    # Of one kind, who came first.
    for lane in LANES:
        numbers = [ticket.job for ticket in taken if ticket.lane is lane]
        assert numbers == sorted(numbers)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=60))
def test_the_tables_of_one_owner_take_turns(tables: list[int]) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, table in enumerate(tables):
        queue.put(number, "one", str(table), PEOPLE, 0.5)
    left = Counter(str(table) for table in tables)
    seen: Counter[str] = Counter()
    last = dict.fromkeys(left, -1)
    for _ in tables:
        ticket = serve(queue, 0.1)
        seen[ticket.table] += 1
        left[ticket.table] -= 1
        assert ticket.job > last[ticket.table]
        last[ticket.table] = ticket.job
        waiting = [table for table in left if left[table]]
        assert all(seen[ticket.table] <= seen[table] + 1 for table in waiting)


@given(st.lists(st.tuples(COSTS, COSTS, st.sampled_from(LANES)), min_size=5, max_size=100))
def test_whoever_was_away_comes_next_but_saved_nothing_up(
    jobs: list[tuple[float, float, Lane]],
) -> None:
    queue: FairQueue[int] = FairQueue(patience=1e9)
    queue.put(0, "away", "t", CHEAP, 0.1)
    serve(queue, 0.1)
    # Meanwhile another has much done, and goes on asking.
    for real, expected, lane in [(1.0, 1.0, CHEAP), *jobs]:
        queue.put(1, "busy", "t", lane, expected)
        serve(queue, real)
    for _ in range(90):
        queue.put(1, "busy", "t", CHEAP, 1.0)
        queue.put(0, "away", "t", CHEAP, 1.0)
    assert serve(queue, 1.0).owner == "away"
    # From then on they take turns: the time away counts for nothing.
    used = Counter(serve(queue, 1.0).owner for _ in range(100))
    assert abs(used["away"] - used["busy"]) <= 4


@given(st.sampled_from(LANES), st.integers(0, 30), st.floats(0.2, 3.0))
def test_nobody_starves_however_many_come_with_something_cheaper(
    lane: Lane, served: int, cost: float
) -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(served):
        queue.put("x", "victim", "t", lane, cost)
        serve(queue, cost)
    wanted = queue.put("x", "victim", "t", lane, cost)
    work, number = 0.0, 0
    while True:
        # Two owners never seen before for each job that is done.
        for _ in range(2):
            number += 1
            queue.put("x", f"new {number}", "t", CHEAP, cost)
        ticket = serve(queue, cost)
        work += cost
        if ticket is wanted:
            break
        assert work < 40.0


def test_a_newcomer_waits_for_nothing_that_has_not_begun() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(60):
        queue.put(number, "crowd", str(number), (CHEAP, PEOPLE, BOTS)[number % 3], 1.8)
    for _ in range(10):
        serve(queue, 1.8)
    running = queue.take()
    assert running is not None
    wanted = queue.put(0, "newcomer", "t", CHEAP, 0.01)
    queue.done(running, 1.8)
    assert queue.take() is wanted


def test_a_bound_on_what_one_owner_has_waiting_in_each_lane() -> None:
    queue: FairQueue[int] = FairQueue()
    few = Lane("few", 0.0, 3)
    tickets = [queue.put(number, "one", str(number), few, 1.0) for number in range(3)]
    with pytest.raises(QueueFull):
        queue.put(3, "one", "3", few, 1.0)
    queue.put(3, "one", "3", CHEAP, 1.0)
    queue.put(3, "other", "3", few, 1.0)
    queue.drop(tickets[1])
    queue.drop(tickets[1])
    queue.put(4, "one", "4", few, 1.0)
    assert len(queue) == 5
    taken = [serve(queue, 0.0).job for _ in range(5)]
    assert sorted(taken) == [0, 2, 3, 3, 4]
    assert queue.take() is None


def test_owners_who_are_gone_are_forgotten() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(5000):
        queue.put(number, str(number), "t", CHEAP, 0.1)
        serve(queue, 0.1)
        queue.put(number, "regular", "t", CHEAP, 0.1)
        serve(queue, 0.1)
    assert len(queue._owners) < 1500


# --- the processes ---------------------------------------------------------------------------


PLACE = QueuePlace("one", "t", CHEAP, 0.1)
PROCESS = "__import__('os').getpid()"


def test_a_worker_that_dies_costs_a_retry_and_its_neighbours_nothing() -> None:
    async def work() -> None:
        workers = FairWorkers(2)
        sleeping = asyncio.create_task(workers.do(PLACE, time.sleep, 0.5))
        process = await workers.do(PLACE, eval, PROCESS)
        assert process not in (os.getpid(), None)
        os.kill(process, signal.SIGKILL)
        other = await workers.do(PLACE, eval, PROCESS)
        assert other != process
        interrupted = asyncio.create_task(workers.do(PLACE, time.sleep, 0.5))
        await asyncio.sleep(0)
        os.kill(other, signal.SIGKILL)
        await asyncio.gather(sleeping, interrupted)
        with pytest.raises(RuntimeError, match="died 4 times"):
            await workers.do(PLACE, os._exit, 1)
        with pytest.raises(ValueError, match="factorial"):
            await workers.do(PLACE, math.factorial, -1)
        assert await workers.do(PLACE, math.factorial, 5) == 120
        await workers.close()
        with pytest.raises(Refusal):
            await workers.do(PLACE, math.factorial, 5)

    run(work())


def test_a_job_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    async def work() -> None:
        workers = FairWorkers(1)
        os.mkfifo(tmp_path / "go on")
        running = asyncio.create_task(workers.do(PLACE, Path.read_text, tmp_path / "go on"))
        unwanted = asyncio.create_task(workers.do(PLACE, os.mkdir, str(tmp_path / "unwanted")))
        timed = workers.do(PLACE, os.mkdir, str(tmp_path / "timed"))
        wanted = asyncio.create_task(workers.do(PLACE, os.mkdir, str(tmp_path / "wanted")))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(timed, 0.01)
        unwanted.cancel()
        await asyncio.to_thread((tmp_path / "go on").write_text, "!")
        await asyncio.gather(running, wanted)
        assert workers.waiting == 0
        await workers.close()

    run(work())
    assert {file.name for file in tmp_path.iterdir()} == {"go on", "wanted"}


def asked(level: str, *parts: object) -> Question:
    """A position to think about."""
    facts = quinta.new("summer-pavilion", seed=1).snapshot(hidden=False)
    return question(b"secret", facts, level, *parts)


def test_one_address_with_sixty_positions_keeps_nobody_else_waiting() -> None:
    done: list[str] = []

    async def turn(thinkers: Thinkers, owner: str, level: str, table: int, people: bool) -> None:
        await thinkers.turn(asked(level, table), Asker(owner, str(table), people))
        done.append(owner)

    async def work() -> None:
        thinkers = Thinkers(1, Limits())
        crowd = [
            asyncio.create_task(turn(thinkers, "crowd", "strong", table, table % 2 == 0))
            for table in range(60)
        ]
        await thinkers.turn(asked("beginner"), Asker("first", "t", True))
        begun = len(done)
        await turn(thinkers, "visitor", "beginner", 0, True)
        # Only the one that was being thought about came before.
        assert done.index("visitor") <= begun + 1
        # And hints, the last of all, are given as well.
        await thinkers.hint(asked("beginner", "hint"), Asker("visitor", "t", True))
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert thinkers.waiting == 0
        await thinkers.close()

    run(work())


def test_what_may_wait_for_one_address_is_bounded_and_hints_are_fewer() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, Limits(thoughts=4, hints_waiting=2))
        asker = Asker("crowd", "t", False)
        turns = [
            asyncio.create_task(thinkers.turn(asked("strong", number), asker))
            for number in range(20)
        ]
        hints = [
            asyncio.create_task(thinkers.hint(asked("beginner", number), asker))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        assert thinkers.waiting == 6
        refused = [task.exception() for task in [*turns, *hints] if task.done()]
        assert len(refused) == 40 - 7
        assert all(isinstance(error, Crowded) and error.retry_after for error in refused)
        move = await thinkers.turn(asked("beginner"), Asker("visitor", "u", True))
        game = quinta.new("summer-pavilion", seed=1)
        assert move in game.legal_moves()
        for task in (*turns, *hints):
            task.cancel()
        await thinkers.close()

    run(work())


# --- what nobody foretells -------------------------------------------------------------------


def test_the_same_facts_are_thought_about_with_another_seed_under_another_secret() -> None:
    facts = quinta.new("summer-pavilion", seed=1).snapshot(hidden=False)
    secrets = [bytes([number]) * 32 for number in range(50)]
    seeds = [question(secret, facts, "casual", "table", 0, 7).seed for secret in secrets]
    assert len(set(seeds)) == 50
    assert seeds == [question(secret, facts, "casual", "table", 0, 7).seed for secret in secrets]
    assert (
        len({question(secrets[0], facts, "casual", "table", 0, turn).seed for turn in range(50)})
        == 50
    )
    # All of 256 bits are used.
    assert all(0 <= seed < 2**256 for seed in seeds)
    assert all(any(seed >> bit & 1 for seed in seeds) for bit in range(256))
