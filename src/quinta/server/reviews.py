"""Reviews of records, computed part by part in the worker processes.

A review is a row of the database that waits until a process claims it, so that it is computed once,
and goes on after a restart or in another process. One is computed at a time for an address, and
each of its turns is a job of its own behind bots' turns and hints.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from quinta.server import reviewing
from quinta.server.errors import Refusal
from quinta.server.logs import log, trace
from quinta.server.store import AlreadyStored
from quinta.server.store_records import Claimed, RecordStore, StoredReview
from quinta.server.thinkers import Thinkers

R = TypeVar("R")
_NOTHING: Final = msgspec.Raw(b"[]")
_LOOK_SECONDS: Final = 3.0
"""How often a process looks for reviews that another one has left."""
_AGAIN_SECONDS: Final = 1.0
_AT_ONCE: Final = 16
"""How many are computed at a time, of different addresses, who take turns in the workers."""


class _Whole(Struct):
    end: msgspec.Raw
    players: msgspec.Raw


def progress(stored: StoredReview | None, total: int, since: int) -> bytes:
    """Return a review as far as it has come, a ``ReviewProgress`` as JSON.

    Its parts are put together as they are stored, without being read.
    """
    if stored is None:
        stored = StoredReview("", "none", total, None, None, 0, [])
    whole = None if stored.whole is None else msgspec.json.decode(stored.whole, type=_Whole)
    told = {
        "state": stored.state,
        "done": stored.done,
        "total": stored.total,
        "outline": _NOTHING if stored.outline is None else _raw(stored.outline),
        "turns": [_raw(part) for _, part in stored.parts if reviewing.is_turn(part)],
        "next": stored.parts[-1][0] if stored.parts else min(since, stored.done),
        "end": None if whole is None else whole.end,
        "players": _NOTHING if whole is None else whole.players,
    }
    return msgspec.json.encode(told)


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


class Reviews:
    """The reviews that this process computes."""

    def __init__(self, store: RecordStore, thinkers: Thinkers) -> None:
        self.store = store
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._owners: dict[str, str] = {}
        self._wake = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to look for reviews that wait."""
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop; what is computed so far stays."""
        tasks = [*self._tasks.values()]
        if self._looking is not None:
            tasks.append(self._looking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Refusal):
            await self.store.release()

    def look(self) -> None:
        """Look for reviews that wait, now."""
        self._wake.set()

    async def stop(self, record: str, owner: str) -> None:
        """Stop a review, for the address that began it."""
        await self.store.stop(record, owner)
        task = self._tasks.get(record)
        if task is not None:
            task.cancel()

    async def _look(self) -> None:
        while True:
            self._wake.clear()
            try:
                while len(self._tasks) < _AT_ONCE and await self._claim_one():
                    pass
            except Refusal as refusal:
                log("reviews", detail=refusal.detail)
            except Exception as error:
                log("reviews", trace=trace(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), _LOOK_SECONDS)

    async def _claim_one(self) -> bool:
        claimed = await self.store.claim(list(self._owners.values()))
        if claimed is None:
            return False
        record = claimed.record
        self._owners[record] = claimed.owner
        self._tasks[record] = task = asyncio.create_task(self._run(claimed))
        task.add_done_callback(lambda _: self._ended(record))
        return True

    def _ended(self, record: str) -> None:
        del self._tasks[record], self._owners[record]
        self.look()

    async def _run(self, claimed: Claimed) -> None:
        record = claimed.record
        log("review-begun", record=record, done=len(claimed.done))
        try:
            if await self._computed(claimed):
                log("review-done", record=record)
        except (Refusal, AlreadyStored) as refusal:
            # The database does not answer, or another process has gone on: it is claimed again.
            log("review-put-off", record=record, detail=str(refusal))
            await asyncio.sleep(_AGAIN_SECONDS)
            with contextlib.suppress(Refusal):
                await self.store.unclaim(record)
        except Exception as error:
            log("review-failed", record=record, trace=trace(error))
            with contextlib.suppress(Refusal):
                await self.store.give_up(record)

    async def _computed(self, claimed: Claimed) -> bool:
        """Compute what is missing of a review; return whether it is done, or was stopped."""
        record, owner, text = claimed.record, claimed.owner, claimed.text

        async def do(work: Callable[[], R]) -> R:
            return await self._thinkers.reviewed(work, record, owner)

        if claimed.outline is None:
            outline = await do(partial(reviewing.outline, text))
            if not await self.store.add_outline(record, outline.decode()):
                return False
        for job in await do(partial(reviewing.jobs, text)):
            if job.number not in claimed.done:
                part = await do(partial(reviewing.examined, job))
                if not await self.store.add_part(record, job.number, part.decode()):
                    return False
        whole = await do(partial(reviewing.whole, text, await self.store.parts(record)))
        await self.store.finish(record, whole.decode())
        return True
