"""Who is at a table, and for how long somebody must have been away before a bot plays for them."""

from __future__ import annotations

import math

import pytest

from quinta.protocol import NewClock
from quinta.server import room as module
from quinta.server.live import Viewer
from quinta.server.room import Room
from server.tables import Played, person


class Watch:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """What ``time.monotonic`` would say."""
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The clock that rooms go by."""
    found = Watch()
    monkeypatch.setattr(module, "time", found)
    return found


def room(clock: NewClock | None = None) -> Room:
    """A room with two people, nobody there."""
    return Room(Played(person(0), person(1), clock=clock).table, "owner")


def viewer(*seats: int) -> Viewer:
    """Somebody with a live connection."""
    return Viewer(seats, (), 1000, len)


def test_a_player_is_away_from_the_moment_the_connection_is_lost(watch: Watch) -> None:
    table, player = room(), viewer(0)
    table.viewers.add(player)
    watch.now += 500.0
    assert table.away_for(0, 60.0) == math.inf
    table.lost(player)
    assert table.present() == set()
    assert table.away_for(0, 60.0) == 60.0
    watch.now += 45.0
    assert table.away_for(0, 60.0) == 15.0
    watch.now += 15.0
    assert table.away_for(0, 60.0) == 0.0


def test_a_request_shows_that_a_player_is_here_for_a_minute(watch: Watch) -> None:
    table = room()
    watch.now += 500.0
    assert table.heard_of(1)
    assert not table.heard_of(1)
    assert table.present() == {1}
    assert table.away_for(1, 60.0) == 60.0
    watch.now += 59.0
    assert table.present() == {1}
    watch.now += 1.0
    assert table.present() == set()
    assert table.away_for(1, 60.0) == 0.0


def test_whoever_has_days_for_a_turn_may_be_away_for_hours(watch: Watch) -> None:
    table = room(NewClock(3 * 86400.0, 0.0))
    watch.now += 3600.0
    assert table.away_for(0, 60.0) == pytest.approx(0.3 * 86400.0 - 3600.0)
    assert room(NewClock(300.0, 5.0)).away_for(0, 60.0) == 60.0


def test_after_a_start_of_the_server_everybody_counts_as_just_seen(watch: Watch) -> None:
    assert room().away_for(0, 60.0) == 60.0


def test_players_of_another_process_are_here_until_that_says_otherwise(watch: Watch) -> None:
    table = room()
    table.hear_elsewhere(({0}, 2))
    watch.now += 500.0
    assert table.presence() == ({0}, 2)
    assert table.away_for(0, 60.0) == math.inf
    table.hear_elsewhere((set(), 0))
    assert table.away_for(0, 60.0) == 60.0


def test_whoever_comes_and_goes_between_two_notices_is_told_as_gone(watch: Watch) -> None:
    """What a viewer was told on coming counts, not what the others were told before."""
    table, one, other = room(), viewer(0), viewer(1)
    table.viewers.add(one)
    table.tell_presence()
    table.viewers.add(other)
    late = viewer()
    table.viewers.add(late)
    table.tell_presence_to(late)
    table.lost(other)
    assert table.has_news()
    table.tell_presence()
    assert late.told == ({0}, 1)
    assert not table.has_news()
