"""The WebSocket of a table: hello, welcome, then numbered events as they happen (docs/api.md)."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from msgspec import Raw

from quinta.protocol.live import (
    ClientMessage,
    ErrorMessage,
    Hello,
    Mute,
    Ping,
    Pong,
    from_client,
    written,
)
from quinta.server.actions import seat_of
from quinta.server.connections import frame_writer
from quinta.server.errors import Refusal
from quinta.server.limits import visitor
from quinta.server.live import EncodedWelcome, Viewer, framed
from quinta.server.logs import log
from quinta.server.requests import Uses
from quinta.server.room import Room
from quinta.server.service import MOST_CHAT, MOST_EVENTS, Service

_CODES: Final = {
    "bad-request": 4400,
    "unauthorized": 4401,
    "not-found": 4404,
    "too-large": 4413,
    "too-many-requests": 4429,
    "busy": 1013,
}
_MESSAGES_A_SECOND: Final = 10.0
_BURST: Final = 40.0
_CLOSE_SECONDS: Final = 2.0
_NO_CODE: Final = 1005

Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, service: Uses, table: FromPath[str]) -> None:
    """Serve the WebSocket of a table."""
    address = visitor(socket)
    if not service.sockets.enter(address):
        await socket.accept()
        refusal = Refusal("too-many-requests", "Too many connections.")
        await _refuse(socket, refusal)
        return
    try:
        await socket.accept()
        await _watch(socket, service, table)
    except Refusal as refusal:
        await _refuse(socket, refusal)
    except (WebSocketDisconnect, WebSocketException) as gone:
        log("live-closed", path=socket.url.path, code=gone.code)
    finally:
        service.sockets.leave(address)


async def _watch(socket: Socket, service: Service, table: str) -> None:
    limits = service.settings.limits
    try:
        first = await asyncio.wait_for(_receive(socket, limits.message), limits.hello_seconds)
    except TimeoutError:
        raise Refusal("bad-request", "The first message must be hello, and come at once.") from None
    hello = _decoded(first)
    if not isinstance(hello, Hello):
        raise Refusal("bad-request", "The first message must be hello.")
    room = await service.rooms.fresh(table)
    seats = {seat_of(room.table, token) for token in hello.tokens}
    viewer = Viewer(seats, hello.mute, limits.unread, frame_writer(socket.scope))
    # From here on events are queued for the viewer; the welcome has those before.
    service.rooms.enter(room, viewer)
    try:
        owner = service.owner(socket)
        viewer.begin(await _welcome(service, room, viewer, hello, owner))
        room.tell_presence_to(viewer)
        await _listen_until_closed(socket, viewer, limits.message)
    finally:
        service.rooms.leave(room, viewer)


async def _welcome(service: Service, room: Room, viewer: Viewer, hello: Hello, owner: str) -> bytes:
    view = room.table.view(service.now(), room.present() | viewer.seats)
    said = room.said
    before = max(min(hello.since, view.n), view.n - MOST_EVENTS)
    events = await service.events(room, before, view.n, owner)
    chat = await service.rooms.chat.between(view.table, hello.said, said + 1, MOST_CHAT)
    heard = [one for one in chat if one.seat not in viewer.mute]
    return EncodedWelcome(view, sorted(viewer.seats), before, Raw(events), heard).body()


async def _listen_until_closed(socket: Socket, viewer: Viewer, largest: int) -> None:
    """Handle received messages, until either side ends."""
    if viewer.closing is None:
        viewer.listening = asyncio.create_task(_listen(socket, viewer, largest))
        try:
            await viewer.listening
        except asyncio.CancelledError:
            if viewer.closing is None:
                raise
        finally:
            # The task's exception knows the viewer: only the garbage collector would free both.
            viewer.listening = None
    if viewer.closing is not None:
        await _close(socket, viewer.closing)


async def _listen(socket: Socket, viewer: Viewer, largest: int) -> None:
    level, at = _BURST, time.monotonic()
    while True:
        message = _decoded(await _receive(socket, largest))
        now = time.monotonic()
        level, at = min(_BURST, level + (now - at) * _MESSAGES_A_SECOND) - 1.0, now
        if level < 0.0:
            raise Refusal("too-many-requests", "Too many messages.")
        match message:
            case Mute(seats):
                viewer.mute = frozenset(seats)
            case Ping():
                viewer.send(framed(written(Pong())))
            case _:
                raise Refusal("bad-request", "You have said hello already.")


async def _receive(socket: Socket, largest: int) -> str:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=event.get("code", _NO_CODE))
    text = event.get("text")
    if not isinstance(text, str):
        raise Refusal("bad-request", "Messages are JSON text.")
    if len(text) > largest:
        raise Refusal("too-large", f"A message has at most {largest} characters.")
    return text


def _decoded(text: str) -> ClientMessage:
    try:
        return from_client(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-request", f"This message means nothing here: {error}.") from None


async def _refuse(socket: Socket, refusal: Refusal) -> None:
    """Send an error and close the connection."""
    error = written(ErrorMessage(refusal.code, refusal.detail))
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.send_data(error), _CLOSE_SECONDS)
    await _close(socket, _CODES.get(refusal.code, 4400))


async def _close(socket: Socket, code: int) -> None:
    log("live-closed", path=socket.url.path, code=code)
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code), _CLOSE_SECONDS)
