"""The SQL that finds running games which nothing may judge, by their positions (``likeness``)."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, or_, select

from quinta.server import schema
from quinta.server.errors import Refusal
from quinta.server.store import Store

_tables = schema.tables.c


async def must_not_run(store: Store, positions: Sequence[str], start: str | None = None) -> None:
    """Refuse to judge positions if one is that of a running game, or the game if it began so."""
    like: list[ColumnElement[bool]] = [_tables.digest.in_(positions)]
    if start is not None:
        like.append(_tables.began == start)
    query = select(_tables.id).where(_tables.state != "over", or_(*like)).limit(1)
    if await store.read(lambda connection: connection.execute(query).scalar()) is not None:
        raise Refusal(
            "forbidden",
            "This game is being played without hints: nothing judges it until it is over.",
        )
