"""A live connection to a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quinta.client.common import Closing, ServiceError
from quinta.core.game import Game
from quinta.games import from_snapshot
from quinta.protocol import (
    Chat,
    ErrorMessage,
    Hello,
    Mute,
    Presence,
    ServerMessage,
    TableEvent,
    TurnPlayed,
    TurnUndone,
    Welcome,
)
from quinta.protocol.live import ClientMessage, from_server, written

if TYPE_CHECKING:
    from quinta.client.table import RemoteTable


class Live(Closing):
    """A live connection to a table: iterate over its events while ``game`` is kept up to date.

    ``n`` is the number of the last event; after a break, ``table.live(since=n)`` continues there.
    ``missed`` are the newest events that were missed, those after number ``before``; the chat
    meanwhile is in ``chat``.
    """

    def __init__(
        self, table: RemoteTable, since: int, mute: Sequence[int] = (), said: int = 0
    ) -> None:
        address = f"ws{table.client.url.removeprefix('http')}/api/tables/{table.name}/live"
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, compression=None)
        )
        tokens = list(table.tokens.values())
        self.send(Hello(since, said, tokens, list(mute)))
        self.present: list[int] = []
        self.watchers = 0
        self.welcome = self._welcomed()
        self.seats = self.welcome.seats
        self.before = self.welcome.before
        self.missed = self.welcome.events
        self.chat = self.welcome.chat
        self.n = self.welcome.table.n
        self.turn = self.welcome.table.turn
        self.game: Game = from_snapshot(self.welcome.table.position)

    def close(self) -> None:
        """Close the connection."""
        self._stack.close()

    def send(self, message: ClientMessage) -> None:
        """Send a message of the protocol."""
        self._socket.send(written(message), text=True)

    def mute(self, seats: Sequence[int]) -> None:
        """Mute the chat of these seats from now on."""
        self.send(Mute(list(seats)))

    def __iter__(self) -> Iterator[TableEvent]:
        """Yield the events as they come, until the connection ends."""
        while True:
            try:
                yield self.next()
            except ConnectionClosed:
                return

    def next(self, timeout: float | None = None) -> TableEvent:
        """Return the next event, or raise ``TimeoutError`` if none comes in time."""
        while True:
            message = self.receive(timeout)
            if isinstance(message, TableEvent):
                return message

    def receive(self, timeout: float | None = None) -> ServerMessage:
        """Return the next message of any type, and update the game and the other facts."""
        message = from_server(self._socket.recv(timeout))
        match message:
            case Chat():
                self.chat.append(message)
            case Presence():
                self.present, self.watchers = message.present, message.watchers
            case _ if isinstance(message, TableEvent):
                self._follow(message)
        return message

    def _welcomed(self) -> Welcome:
        message = from_server(self._socket.recv())
        if isinstance(message, ErrorMessage):
            self.close()
            raise ServiceError(0, message.error, message.detail)
        assert isinstance(message, Welcome)
        return message

    def _follow(self, event: TableEvent) -> None:
        self.n = event.n
        if isinstance(event, TurnPlayed | TurnUndone):
            self.turn = event.turn
            # Only events that were missed, which the welcome has, may come without a position.
            assert event.position is not None
            self.game = from_snapshot(event.position)
