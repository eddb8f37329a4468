"""The SQL of records that are studied, and of their reviews.

A record is named by its text and kept while it is asked for, within a bound for each address and
for all. A review is computed by the process that has claimed it, part by part. What is stored
stays, so that a review goes on where it was when that process has ended.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import Connection

from quinta.protocol import RecordView
from quinta.server import schema
from quinta.server.errors import Refusal
from quinta.server.reviewing import ReadRecord
from quinta.server.settings import Limits
from quinta.server.store import AlreadyStored, Store

_records, _reviews, _parts = schema.records.c, schema.reviews.c, schema.review_parts.c
_view = msgspec.json.Decoder(RecordView)
_UNDERWAY: Final = ("waiting", "running")
_AT_ONCE: Final = 200
_EVERYBODY: Final = ""
MOST_PARTS: Final = 60
"""How many parts of a review are told at a time."""


class StoredReview(NamedTuple):
    """A review as it is stored, with some of its parts."""

    owner: str
    state: str
    total: int
    outline: str | None
    whole: str | None
    done: int
    parts: Sequence[tuple[int, str]]
    """Their places in the order of completion, and their data."""


class Claimed(NamedTuple):
    """A review that this process computes: its record, who asked, and what is done."""

    record: str
    owner: str
    text: str
    outline: str | None
    done: frozenset[int]


class RecordStore:
    """Records and reviews, for the event loop: every method is one transaction."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits

    # --- records --------------------------------------------------------------------------

    async def keep(self, read: ReadRecord, owner: str, now: float) -> RecordView:
        """Keep a record, or note that it was asked for again; of too many the oldest go."""
        view = read.view
        known = await self._known(view, owner, now)
        if known is not None:
            return known
        row = {
            "id": view.record,
            "owner": owner,
            "at": now,
            "text": read.text,
            "view": msgspec.json.encode(view).decode(),
        }
        limits = self._limits

        def job(connection: Connection) -> None:
            mine = limits.records_per_address - 1
            _drop_oldest(connection, mine, _records.owner == owner)
            _drop_oldest(connection, limits.records - 1)
            connection.execute(insert(schema.records), row)

        with contextlib.suppress(AlreadyStored):
            await self._store.write(job)
        return view

    async def _known(self, view: RecordView, owner: str, now: float) -> RecordView | None:
        """Return a record that is kept already; a table that is named now is noted.

        What several addresses have brought is none's alone: neither can drive it out by others.
        """
        one = _records.id == view.record

        def job(connection: Connection) -> RecordView | None:
            row = connection.execute(select(_records.view, _records.owner).where(one)).first()
            if row is None:
                return None
            known = _view.decode(row.view)
            changes: dict[str, object] = {"at": now}
            if row.owner != owner:
                changes["owner"] = _EVERYBODY
            if view.table is not None:
                known = view
                changes["view"] = msgspec.json.encode(view).decode()
            connection.execute(update(schema.records).where(one).values(**changes))
            return known

        return await self._store.write(job)

    async def view(self, record: str) -> RecordView:
        """Return what is known of a record."""
        return _view.decode(await self._one(_records.view, record))

    async def text(self, record: str) -> str:
        """Return the text of a record."""
        return await self._one(_records.text, record)

    async def _one(self, column: Any, record: str) -> str:
        query = select(column).where(_records.id == record)
        found = await self._store.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            raise Refusal("not-found", "There is no such record, or no longer.")
        return str(found)

    # --- reviews --------------------------------------------------------------------------

    async def begin(self, record: str, owner: str, total: int, now: float) -> None:
        """Let a record be reviewed, unless it is or was; a stopped review goes on."""
        one = _reviews.record_id == record
        underway = _reviews.state.in_(_UNDERWAY)
        count = select(func.count()).select_from(schema.reviews).where(underway)
        row = {"owner": owner, "at": now, "state": "waiting", "claim": None, "total": total}
        limits = self._limits

        def job(connection: Connection) -> Refusal | None:
            state = connection.execute(select(_reviews.state).where(one)).scalar()
            if state in ("done", *_UNDERWAY):
                return None
            if connection.execute(count).scalar_one() >= limits.reviews:
                return Refusal("busy", "Too many games are reviewed.", retry_after=30)
            own = connection.execute(count.where(_reviews.owner == owner)).scalar_one()
            if own >= limits.reviews_per_address:
                return Refusal(
                    "too-many-requests", "Too many games of yours are reviewed.", retry_after=30
                )
            if state is None:
                connection.execute(insert(schema.reviews), {"record_id": record, **row})
            else:
                connection.execute(update(schema.reviews).where(one).values(**row))
            connection.execute(update(schema.records).where(_records.id == record).values(at=now))
            return None

        # Two who begin the same one at the same time have both begun it.
        with contextlib.suppress(AlreadyStored):
            refusal = await self._store.write(job)
            if refusal is not None:
                raise refusal

    async def review(self, record: str, since: int) -> StoredReview | None:
        """Return a review as far as it has come, with parts done since the first so many."""
        query = select(schema.reviews).where(_reviews.record_id == record)
        mine = _parts.record_id == record
        done = select(func.count()).select_from(schema.review_parts).where(mine)
        newer = (
            select(_parts.k, _parts.data)
            .where(mine, _parts.k > since)
            .order_by(_parts.k)
            .limit(MOST_PARTS)
        )

        def job(connection: Connection) -> StoredReview | None:
            row = connection.execute(query).first()
            if row is None:
                return None
            parts = [(part.k, part.data) for part in connection.execute(newer)]
            count = connection.execute(done).scalar_one()
            return StoredReview(
                row.owner, row.state, row.total, row.outline, row.whole, count, parts
            )

        return await self._store.read(job)

    async def stop(self, record: str, owner: str) -> None:
        """Stop a review, for the address that began it."""
        one = _reviews.record_id == record
        stopped = (
            update(schema.reviews)
            .where(one, _reviews.state.in_(_UNDERWAY))
            .values(state="stopped", claim=None)
        )

        def job(connection: Connection) -> Refusal | None:
            found = connection.execute(select(_reviews.owner).where(one)).scalar()
            if found is None:
                return Refusal("not-found", "There is no such review.")
            if found != owner:
                return Refusal("forbidden", "Only who began a review can stop it.")
            connection.execute(stopped)
            return None

        refusal = await self._store.write(job)
        if refusal is not None:
            raise refusal

    # --- computing them -------------------------------------------------------------------

    async def claim(self, busy: Sequence[str]) -> Claimed | None:
        """Claim the review that has waited longest, of an address for which none is computed."""
        alive = select(schema.processes.c.id)
        free = or_(_reviews.claim.is_(None), _reviews.claim.not_in(alive))
        others = schema.reviews.alias()
        served = select(others.c.owner).where(
            others.c.state.in_(_UNDERWAY), others.c.claim.in_(alive)
        )
        query = (
            select(_reviews.record_id, _reviews.owner, _reviews.outline)
            .where(_reviews.state.in_(_UNDERWAY), free)
            .where(_reviews.owner.not_in(served), _reviews.owner.not_in(busy))
            .order_by(_reviews.at)
            .limit(1)
            .with_for_update(skip_locked=True)
        )

        def job(connection: Connection) -> Claimed | None:
            row = connection.execute(query).first()
            if row is None:
                return None
            record = row.record_id
            one = update(schema.reviews).where(_reviews.record_id == record)
            connection.execute(one.values(claim=self._store.process, state="running"))
            text = connection.execute(
                select(_records.text).where(_records.id == record)
            ).scalar_one()
            done = connection.execute(select(_parts.number).where(_parts.record_id == record))
            return Claimed(record, row.owner, text, row.outline, frozenset(done.scalars()))

        return await self._store.write(job)

    def _mine(self, record: str) -> ColumnElement[bool]:
        return and_(
            _reviews.record_id == record,
            _reviews.claim == self._store.process,
            _reviews.state == "running",
        )

    async def add_outline(self, record: str, outline: str) -> bool:
        """Store the outline of a review; return whether it is still this process's to compute."""
        return await self._change(record, outline=outline)

    async def add_part(self, record: str, number: int, data: str) -> bool:
        """Store a part of a review; return whether it is still this process's to compute."""
        mine = select(_reviews.record_id).where(self._mine(record)).with_for_update()
        last = select(func.max(_parts.k)).where(_parts.record_id == record)

        def job(connection: Connection) -> bool:
            if connection.execute(mine).scalar() is None:
                return False
            k = (connection.execute(last).scalar() or 0) + 1
            row = {"record_id": record, "number": number, "k": k, "data": data}
            connection.execute(insert(schema.review_parts), row)
            return True

        return await self._store.write(job)

    async def parts(self, record: str) -> list[str]:
        """Return all parts of a review."""
        query = select(_parts.data).where(_parts.record_id == record)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def finish(self, record: str, whole: str) -> None:
        """Note that a review is done, and what it tells as a whole."""
        await self._change(record, whole=whole, state="done", claim=None)

    async def give_up(self, record: str) -> None:
        """Stop a review that cannot be computed."""
        await self._change(record, state="stopped", claim=None)

    async def unclaim(self, record: str) -> None:
        """Let any process go on with a review."""
        await self._change(record, claim=None)

    async def release(self) -> None:
        """Let other processes, or this one after a restart, go on with what it computes."""
        mine = update(schema.reviews).where(_reviews.claim == self._store.process)
        await self._store.write(lambda connection: connection.execute(mine.values(claim=None)))

    async def _change(self, record: str, **values: object) -> bool:
        changed = update(schema.reviews).where(self._mine(record)).values(**values)

        def job(connection: Connection) -> bool:
            return connection.execute(changed).rowcount > 0

        return await self._store.write(job)


def remove_unused(connection: Connection, limits: Limits, now: float) -> None:
    """Remove records that nobody has asked for in a long time, with their reviews."""
    _remove(connection, _oldest(connection, _records.at < now - limits.record_seconds))
    _drop_oldest(connection, limits.records)


def _drop_oldest(connection: Connection, most: int, *found: ColumnElement[bool]) -> None:
    """Remove the records that were asked for longest ago, beyond so many."""
    count = select(func.count()).select_from(schema.records).where(*found)
    too_many = connection.execute(count).scalar_one() - most
    if too_many > 0:
        _remove(connection, _oldest(connection, *found)[:too_many])


def _oldest(connection: Connection, *found: ColumnElement[bool]) -> list[str]:
    """Return the records that were asked for longest ago, but none that is being reviewed."""
    underway = select(_reviews.record_id).where(_reviews.state.in_(_UNDERWAY))
    query = (
        select(_records.id)
        .where(*found, _records.id.not_in(underway))
        .order_by(_records.at, _records.id)
        .limit(_AT_ONCE)
    )
    return list(connection.execute(query).scalars())


def _remove(connection: Connection, names: Sequence[str]) -> None:
    connection.execute(delete(schema.review_parts).where(_parts.record_id.in_(names)))
    connection.execute(delete(schema.reviews).where(_reviews.record_id.in_(names)))
    connection.execute(delete(schema.records).where(_records.id.in_(names)))
