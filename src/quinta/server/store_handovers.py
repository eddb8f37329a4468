"""The SQL of games on their way from one browser to another."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from quinta.server import schema
from quinta.server.errors import Refusal
from quinta.server.settings import Limits
from quinta.server.store import AlreadyStored, Store

_handovers = schema.handovers.c


async def keep(
    store: Store, limits: Limits, name: str, owner: str, bundle: str, now: float
) -> None:
    """Keep a bundle for a few minutes, within what one address and all may keep."""
    row = {"id": name, "owner": owner, "at": now, "bundle": bundle}
    count = select(func.count()).select_from(schema.handovers)

    taken = Refusal("conflict", "The name is in use.")

    def job(connection: Connection) -> Refusal | None:
        # Not raised here: what is written together with it would have to be written again.
        remove_expired(connection, limits, now)
        if connection.execute(count).scalar_one() >= limits.handovers:
            return Refusal("busy", "Too much is on its way.", retry_after=60)
        own = connection.execute(count.where(_handovers.owner == owner)).scalar_one()
        if own >= limits.handovers_per_address:
            return Refusal("too-many-requests", "Too much of yours is on its way.", retry_after=60)
        if connection.execute(count.where(_handovers.id == name)).scalar_one():
            return taken
        connection.execute(insert(schema.handovers), row)
        return None

    try:
        refusal = await store.write(job)
    except AlreadyStored:
        refusal = taken
    if refusal is not None:
        raise refusal


async def take(store: Store, limits: Limits, name: str, now: float) -> str:
    """Return a bundle and remove it: whoever comes second finds nothing."""
    fresh = _handovers.id == name, _handovers.at > now - limits.handover_seconds
    look = select(_handovers.id).where(*fresh)
    removal = delete(schema.handovers).where(*fresh).returning(_handovers.bundle)
    bundle: str | None = None
    # Guesses are only looked up, and keep nobody from writing.
    if await store.read(lambda connection: connection.execute(look).scalar()) is not None:
        bundle = await store.write(lambda connection: connection.execute(removal).scalar())
    if bundle is None:
        raise Refusal("not-found", "There is nothing by this name, or no longer.")
    return bundle


def remove_expired(connection: Connection, limits: Limits, now: float) -> None:
    """Remove the bundles whose time is over."""
    expired = _handovers.at <= now - limits.handover_seconds
    connection.execute(delete(schema.handovers).where(expired))
