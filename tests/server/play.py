"""What the tests of the service do at tables, through ``quinta.client``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import quinta
from quinta.client import Client, Live, RemoteTable, ServiceError
from quinta.protocol import TableEvent, TableView
from waiting import PATIENCE

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}


def bot(level: str = "beginner") -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


def opened(
    client: Client,
    game: str,
    seats: Sequence[Mapping[str, object]],
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> RemoteTable:
    """A table whose first seat starts."""
    return client.create(game, seats, {"starts": 0, **(options or {})}, **more)


def two(client: Client, game: str = "summer-pavilion") -> RemoteTable:
    """A table where this client plays both seats."""
    return opened(client, game, [ME, ME])


def any_turn(table: RemoteTable, view: TableView | None = None) -> str:
    """A turn that the seat to move may play."""
    game = quinta.from_snapshot((view or table.view()).position)
    return game.text(game.random_move(quinta.Random(5)))


def clocks(table: RemoteTable) -> list[float]:
    """Everybody's seconds."""
    clock = table.view().clock
    assert clock is not None
    return clock.left


def winners(event: TableEvent) -> list[int]:
    """Who won, by the event that ended the game."""
    assert event.result
    return event.result.winners


def play_on(table: RemoteTable, live: Live, turns: int, seed: int = 1) -> None:
    """Play random turns for all own seats and see each of them happen."""
    random = quinta.Random(seed)
    for _ in range(turns):
        if live.game.is_over:
            return
        text = live.game.text(live.game.random_move(random))
        answer = table.play(text, live.n, live.game.to_move)
        event = live.next(PATIENCE)
        assert event == answer
        assert answer.position == live.game.snapshot(hidden=False)


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[ServiceError]]:
    """Something that the service refuses."""
    with pytest.raises(ServiceError) as found:
        yield found
    assert found.value.code == code, str(found.value)
