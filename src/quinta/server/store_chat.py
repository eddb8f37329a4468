"""The SQL of the chat: it has its own numbers, and only the newest messages are kept."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from quinta.protocol import Said
from quinta.server import schema
from quinta.server.clock import iso
from quinta.server.store import Store

_chat = schema.chat.c


class ChatStore:
    """The stored chat, for the event loop: every method is one transaction."""

    def __init__(self, store: Store, kept: int) -> None:
        self._store = store
        self._kept = kept

    async def add(
        self, table: str, k: int, seat: int, at: float, text: str, key: str | None, request: str
    ) -> Said:
        """Store a chat message under its number, or raise ``AlreadyStored``."""
        row = {"table_id": table, "k": k, "seat": seat, "at": at, "text": text}
        too_old = _chat.table_id == table, _chat.k <= k - self._kept

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.chat), {**row, "key": key, "request": request})
            connection.execute(delete(schema.chat).where(*too_old))
            self._store.notify(connection, f"chat {table} {k}")

        await self._store.write(job)
        return Said(k, iso(at), seat, text)

    async def last(self, table: str) -> int:
        """Return the number of the last chat message."""
        query = select(func.max(_chat.k)).where(_chat.table_id == table)
        return await self._store.read(lambda connection: connection.execute(query).scalar() or 0)

    async def between(self, table: str, after: int, before: int, most: int) -> list[Said]:
        """Return the newest chat messages between two numbers, oldest first."""
        query = (
            select(_chat.k, _chat.at, _chat.seat, _chat.text)
            .where(_chat.table_id == table, _chat.k > after, _chat.k < before)
            .order_by(_chat.k.desc())
            .limit(most)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Said(row.k, iso(row.at), row.seat, row.text) for row in reversed(rows)]

    async def with_key(self, table: str, key: str) -> tuple[Said, str | None] | None:
        """Return the chat message of a request with this key, and the request's digest."""
        query = select(schema.chat).where(_chat.table_id == table, _chat.key == key)

        def job(connection: Connection) -> tuple[Said, str | None] | None:
            row = connection.execute(query).first()
            if row is None:
                return None
            return Said(row.k, iso(row.at), row.seat, row.text), row.request

        return await self._store.read(job)
