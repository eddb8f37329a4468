"""Telling players outside the page that it is their turn: Web Push (RFC 8030, RFC 8292).

A message has no content at all: that it arrives says that it is somebody's turn, and the page's
own worker finds the words. So nothing has to be encrypted, and no push service learns anything.

An endpoint comes from a stranger's browser. Only those of known push services are taken, over https
and at public addresses, so that nobody can use the server to reach what stands behind it; the
operator may name others. Sending takes its time in tasks of its own, and no turn waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import ssl
import time
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from quinta.server.errors import Refusal
from quinta.server.logs import log
from quinta.server.room import Room
from quinta.server.settings import Settings
from quinta.server.store import Store
from quinta.server.store_push import PushStore
from quinta.server.vapid import Vapid

KNOWN: Final = (
    "fcm.googleapis.com",
    "push.apple.com",
    "push.services.mozilla.com",
    "notify.windows.com",
)
"""The push services of the browsers, with all that stands below them."""

_FACT: Final = "vapid"
_SENDERS: Final = 4
_WAITING: Final = 1000
"""Turns that may wait to be told; further ones are not told."""
_SECONDS: Final = 10.0
"""Seconds for one message, from the name of the service to its answer."""
_KEPT_SECONDS: Final = 24 * 3600
"""Seconds that a push service keeps a message for a device that is off."""
_GONE: Final = (404, 410)
_WRITTEN: Final = re.compile(r"[\x21-\x7e]+")
_HOST: Final = re.compile(r"[a-z0-9.-]+")
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")


def checked(endpoint: str, others: Sequence[str]) -> SplitResult:
    """Return the parts of an endpoint, or refuse one that is no known push service's."""
    try:
        parts = urlsplit(endpoint) if _WRITTEN.fullmatch(endpoint) else urlsplit("")
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if _origin(parts) in others:
        return parts
    host = parts.hostname or ""
    known = _HOST.fullmatch(host) and any(f".{host}".endswith(f".{name}") for name in KNOWN)
    if parts.scheme != "https" or not known or port not in (None, 443) or "@" in parts.netloc:
        raise Refusal("bad-request", "This is no endpoint of a known push service.")
    return parts


def is_public(address: str) -> bool:
    """Return whether an address is one of the Internet, and not of the server's own network."""
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    return known.is_global and not known.is_multicast


class Pushes:
    """Tells players that it is their turn, as long as they are not at the table anyway."""

    def __init__(self, store: Store, settings: Settings, vapid: Vapid) -> None:
        self.store = PushStore(store, settings.limits)
        self.key = vapid.public
        self._others = settings.push_services
        self._vapid = vapid
        self._waiting: asyncio.Queue[tuple[str, int]] = asyncio.Queue(_WAITING)
        self._ssl = ssl.create_default_context()
        self._senders: list[asyncio.Task[None]] = []

    @classmethod
    async def begun(cls, store: Store, settings: Settings) -> Pushes:
        """Return one that sends; its key is made when the database is first used."""
        key = await store.fact(_FACT, Vapid.new_key)
        made = cls(store, settings, Vapid(key, settings.contact))
        made._senders = [asyncio.create_task(made._send()) for _ in range(_SENDERS)]
        return made

    async def close(self) -> None:
        """Stop; turns that are not told yet are not told."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)

    async def subscribe(self, table: str, seat: int, endpoint: str, owner: str, now: float) -> None:
        """Tell this endpoint of a seat's turns; ``owner`` stands for the address that asks."""
        checked(endpoint, self._others)
        await self.store.add(table, seat, endpoint, owner, now)

    def turn(self, room: Room) -> None:
        """Note that somebody is to move; a player with a live connection sees it there."""
        table = room.table
        seat = table.game.to_move
        if table.state != "playing" or not table.seats[seat].in_game or room.is_watching(seat):
            return
        try:
            self._waiting.put_nowait((table.name, seat))
        except asyncio.QueueFull:
            log("push-dropped", table=table.name)

    async def _send(self) -> None:
        while True:
            table, seat = await self._waiting.get()
            with contextlib.suppress(Refusal):  # the database does not answer, and has logged it
                for endpoint in await self.store.endpoints(table, seat):
                    await self._tell(endpoint)

    async def _tell(self, endpoint: str) -> None:
        """Send one message. The log names the service, but not the endpoint, which is a secret."""
        try:
            parts = checked(endpoint, self._others)
        except Refusal:
            # It was taken while the operator named its service.
            await self.store.forget(endpoint)
            return
        try:
            async with asyncio.timeout(_SECONDS):
                status = await self._post(parts)
        except (OSError, ValueError) as error:
            log("push-failed", service=parts.hostname, detail=type(error).__name__)
            return
        log("push", service=parts.hostname, status=status)
        if status in _GONE:
            await self.store.forget(endpoint)

    async def _post(self, parts: SplitResult) -> int:
        """Post nothing to an endpoint; return the status of the answer.

        The connection goes to the address that was looked at, and follows nobody elsewhere.
        """
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if _origin(parts) not in self._others and not is_public(address):
            raise ConnectionRefusedError(address)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=self._ssl if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            writer.write(self._request(parts))
            await writer.drain()
            answer = _STATUS.match(await reader.readline())
        finally:
            writer.close()
        if answer is None:
            raise ValueError("this is no HTTP")
        return int(answer[1])

    def _request(self, parts: SplitResult) -> bytes:
        target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        headers = {
            "Host": parts.netloc,
            "Authorization": self._vapid.authorization(_origin(parts), time.time()),
            "TTL": str(_KEPT_SECONDS),
            # Of several turns that a device slept through, it is told once.
            "Topic": "turn",
            "Urgency": "normal",
            "Content-Length": "0",
            "Connection": "close",
        }
        lines = [f"POST {target} HTTP/1.1", *(f"{name}: {told}" for name, told in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("ascii")


def _origin(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"
