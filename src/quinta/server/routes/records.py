"""Routes: games that are studied. Records, and their reviews."""

from __future__ import annotations

import gzip
from asyncio import to_thread
from typing import Annotated, Final

from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from quinta.protocol import NewRecord, RecordView, Replay, ReviewProgress
from quinta.server import actions
from quinta.server.requests import Gzipped, InRoom, InSpan, Owner, Uses, encoded, errors, packed
from quinta.server.reviews import progress
from quinta.server.service import Service
from quinta.server.store_running import must_not_run

RecordName = Annotated[
    str, PathParameter(description="the name of the record", pattern="^[A-Za-z0-9_-]{22}$")
]
_LARGE: Final = 2000
"""Bytes from which an answer is worth being compressed."""


@post("/api/records", responses=errors("too-large"), tags=["studying"])
async def keep_record(service: Uses, owner: Owner, data: JSONBody[NewRecord]) -> RecordView:
    """Keep a record to study it; the same text has the same name."""
    read = await service.history.read(data.text, [], None, owner)
    return await service.records.keep(read, owner, service.now())


@post(
    "/api/tables/{table:str}/study",
    responses=errors("forbidden", "not-found"),
    tags=["studying"],
)
async def study(service: Uses, room: InRoom, owner: Owner) -> RecordView:
    """Keep the record of a table's game as it is now, with the players' names."""
    table = room.table
    actions.must_be_judgeable(table)
    names = [seat.name for seat in table.seats]
    read = await service.history.read(table.record.text(), names, table.name, owner)
    return await service.records.keep(read, owner, service.now())


@get("/api/records/{record:str}", responses=errors("not-found"), tags=["studying"])
async def see_record(service: Uses, record: RecordName) -> RecordView:
    """Return what is known of a record."""
    return await service.records.view(record)


@get(
    "/api/records/{record:str}/text",
    responses={**encoded(str, media_type=MediaType.TEXT), **errors("not-found")},
    media_type=MediaType.TEXT,
    tags=["studying"],
)
async def record_text(service: Uses, record: RecordName) -> Response[str]:
    """Return a record as text (docs/records.md)."""
    text = await service.records.text(record)
    headers = {"Content-Disposition": f'attachment; filename="{record}.quinta"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/api/records/{record:str}/replay",
    responses={**encoded(Replay), **errors("not-found")},
    tags=["studying"],
)
async def replay_record(
    service: Uses, record: RecordName, span: InSpan, owner: Owner, gzipped: Gzipped
) -> Response[bytes]:
    """Return the positions of a record, at most 200 at a time."""
    body = await service.history.replay_of_record(
        record, lambda: service.records.text(record), *span, owner, gzipped
    )
    return packed(body, gzipped)


# --- reviews --------------------------------------------------------------------------------


@post(
    "/api/records/{record:str}/review",
    responses={**encoded(ReviewProgress, 202), **errors("forbidden", "not-found")},
    tags=["studying"],
    status_code=202,
)
async def begin_review(
    service: Uses, record: RecordName, owner: Owner, gzipped: Gzipped
) -> Response[bytes]:
    """Let a game be reviewed, or go on where it was stopped; a review is computed once."""
    text = await service.records.text(record)
    digests = await service.history.digests(text, owner)
    await must_not_run(service.store, digests.positions, digests.start)
    view = await service.records.view(record)
    await service.records.begin(record, owner, _total(view), service.now())
    service.reviews.look()
    return await _progress(service, record, view, 0, gzipped, 202)


@get(
    "/api/records/{record:str}/review",
    responses={**encoded(ReviewProgress), **errors("not-found")},
    tags=["studying"],
)
async def see_review(
    service: Uses,
    record: RecordName,
    gzipped: Gzipped,
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> Response[bytes]:
    """Return a review as far as it has come, with the next turns since a number, at most 60."""
    view = await service.records.view(record)
    return await _progress(service, record, view, since, gzipped)


@delete(
    "/api/records/{record:str}/review",
    responses=errors("forbidden", "not-found"),
    tags=["studying"],
)
async def stop_review(service: Uses, record: RecordName, owner: Owner) -> None:
    """Stop a review, which only the address can that began it; what is computed stays."""
    await service.reviews.stop(record, owner)


def _total(view: RecordView) -> int:
    """Return how many parts the review of a record has."""
    return view.turns + (not view.over)


async def _progress(
    service: Service,
    record: str,
    view: RecordView,
    since: int,
    gzipped: bool,
    status: int = 200,
) -> Response[bytes]:
    stored = await service.records.review(record, since)
    body = progress(stored, _total(view), since)
    compressed = gzipped and len(body) > _LARGE
    if compressed:
        body = await to_thread(gzip.compress, body, 5, mtime=0)
    return packed(body, compressed, status=status)


ROUTES = [
    keep_record,
    study,
    see_record,
    record_text,
    replay_record,
    begin_review,
    see_review,
    stop_review,
]
