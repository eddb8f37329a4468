"""Replays, records and old events of tables, made once in a separate process and cached.

Replaying a game takes tens of milliseconds, which would block the event loop. So a worker does it,
compression included, for each address in its turn.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, NamedTuple

from quinta.server import answers, reviewing
from quinta.server.errors import Refusal
from quinta.server.fair import Lane
from quinta.server.logs import log
from quinta.server.stored import StoredTable
from quinta.server.table import Table
from quinta.server.workers import FairWorkers, QueuePlace

Rows = Callable[[], Awaitable[StoredTable]]
"""A function that reads a table from the database."""

Text = Callable[[], Awaitable[str]]
"""A function that reads a record from the database."""

# The events of a welcome come before replays: somebody waits for a table to open.
_EVENTS: Final = Lane("events", 0.0, 128)
_LOOKS: Final = Lane("looks", 0.1, 32)
_COST: Final = 0.03
_OVERHEAD: Final = 500
"""The bytes of memory of a cached answer besides its own."""


class _Key(NamedTuple):
    table: str
    what: str
    n: int
    """The number of the last entry in the answer."""
    begin: int = 0
    end: int = 0
    compressed: bool = False


class AnswerCache:
    """A cache of the last answers, limited in bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """Return an answer if it is cached."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def put(self, key: Hashable, answer: bytes) -> None:
        """Cache an answer, and drop the least recently used ones."""
        if len(answer) + _OVERHEAD > self._most or key in self._answers:
            return
        self._answers[key] = answer
        self._bytes += len(answer) + _OVERHEAD
        while self._bytes > self._most:
            _, forgotten = self._answers.popitem(last=False)
            self._bytes -= len(forgotten) + _OVERHEAD


class History:
    """Replays, records and old events of tables, made in one worker process.

    The process starts with the first question. All methods return bytes that are ready to be
    sent, may raise ``Crowded``, and charge ``owner``, which stands for the address that asks.
    """

    def __init__(self, most_bytes: int) -> None:
        self._workers = FairWorkers(1)
        self._cache = AnswerCache(most_bytes)
        self._underway: dict[_Key, asyncio.Task[bytes]] = {}

    async def replay(
        self, table: Table, begin: int, end: int, owner: str, compressed: bool = False
    ) -> bytes:
        """Return the positions after the turns from ``begin`` to ``end``: a ``Replay`` as JSON."""
        record = table.record
        begin, end = min(begin, len(record.turns)), min(end, len(record.turns))
        return await self._answer(
            _Key(table.name, "replay", table.n, begin, end, compressed),
            QueuePlace(owner, table.name, _LOOKS, _COST),
            lambda place: self._workers.do(place, answers.replay, record, begin, end, compressed),
        )

    async def record(self, table: Table, owner: str, compressed: bool = False) -> bytes:
        """Return the record of the game so far, as text."""
        return await self._answer(
            _Key(table.name, "record", table.n, compressed=compressed),
            QueuePlace(owner, table.name, _LOOKS, _COST),
            lambda place: self._workers.do(place, answers.record, table.record, compressed),
        )

    async def breakdown(
        self, table: Table, turn: int, owner: str, compressed: bool = False
    ) -> bytes:
        """Return what scoring would give each seat after so many turns, as JSON."""
        return await self._answer(
            _Key(table.name, "breakdown", table.n, end=turn, compressed=compressed),
            QueuePlace(owner, table.name, _LOOKS, _COST),
            lambda place: self._workers.do(
                place, answers.breakdown, table.record, turn, compressed
            ),
        )

    async def events(self, name: str, since: int, until: int, rows: Rows, owner: str) -> bytes:
        """Return the events after one number up to another, as a JSON array.

        Only the last position is included. ``rows`` is called only if the answer is not cached.
        """

        async def made(place: QueuePlace) -> bytes:
            return await self._workers.do(place, answers.events, await rows(), since, until)

        if since >= until:
            return b"[]"
        place = QueuePlace(owner, name, _EVENTS, _COST)
        return await self._answer(_Key(name, "events", until, since), place, made)

    async def older(
        self,
        name: str,
        since: int,
        until: int,
        rows: Rows,
        owner: str,
        compressed: bool = False,
    ) -> bytes:
        """Return the same as a JSON object ``{"before": since, "events": [...]}``."""

        async def made(place: QueuePlace) -> bytes:
            stored = await rows()
            return await self._workers.do(place, answers.older, stored, since, until, compressed)

        key = _Key(name, "older", until, since, compressed=compressed)
        return await self._answer(key, QueuePlace(owner, name, _LOOKS, _COST), made)

    # --- records of no table --------------------------------------------------------------

    async def read(
        self, text: str, names: list[str], table: str | None, owner: str
    ) -> reviewing.ReadRecord:
        """Return a record that replays, or refuse it."""
        place = QueuePlace(owner, "records", _LOOKS, _COST)
        read = await self._workers.do(place, reviewing.read_record, text, names, table)
        if isinstance(read, str):
            raise Refusal("bad-request", read)
        return read

    async def digests(self, text: str, owner: str) -> reviewing.GameDigests:
        """Return by what the game of a record is recognised."""
        place = QueuePlace(owner, "records", _LOOKS, _COST)
        return await self._workers.do(place, reviewing.game_digests, text)

    async def replay_of_record(
        self, record: str, rows: Text, begin: int, end: int, owner: str, compressed: bool = False
    ) -> bytes:
        """Return positions of a record that is kept: a ``Replay`` as JSON."""

        async def made(place: QueuePlace) -> bytes:
            text = await rows()
            return await self._workers.do(
                place, answers.replay_of_text, text, begin, end, compressed
            )

        key = _Key(record, "record-replay", 0, begin, end, compressed)
        return await self._answer(key, QueuePlace(owner, record, _LOOKS, _COST), made)

    async def close(self) -> None:
        """Stop the worker."""
        await self._workers.close()

    async def _answer(
        self, key: _Key, place: QueuePlace, make: Callable[[QueuePlace], Awaitable[bytes]]
    ) -> bytes:
        known = self._cache.get(key)
        if known is not None:
            return known
        task = self._underway.get(key)
        if task is None:
            task = asyncio.create_task(self._made(key, place, make))
            self._underway[key] = task
            task.add_done_callback(lambda done: self._made_or_failed(key, done))
        # Others may wait for the same answer, so one who leaves does not cancel it.
        return await asyncio.shield(task)

    async def _made(
        self, key: _Key, place: QueuePlace, make: Callable[[QueuePlace], Awaitable[bytes]]
    ) -> bytes:
        begun = time.monotonic()
        answer = await make(place)
        self._cache.put(key, answer)
        taken = round((time.monotonic() - begun) * 1000, 1)
        log("looked-back", what=key.what, table=key.table, bytes=len(answer), ms=taken)
        return answer

    def _made_or_failed(self, key: _Key, task: asyncio.Task[bytes]) -> None:
        del self._underway[key]
        if not task.cancelled():
            # Retrieves the error, which is no fault if nobody waits any more.
            task.exception()
