"""Clocks: they run for the person to move, survive anything, and end games."""

from __future__ import annotations

import pytest

from quinta import protocol
from quinta.protocol import NewClock
from quinta.server import actions
from quinta.server.entries import PauseEntry
from quinta.server.errors import Refusal
from server.tables import START, Played, bot, friend, person

FIVE = NewClock(300.0, 10.0)


def left(played: Played) -> list[float]:
    clock = played.table.view(played.now, set()).clock
    assert clock is not None
    return clock.left


def test_a_turn_costs_the_time_it_took_and_earns_the_increment() -> None:
    played = Played(person(0), person(1), clock=FIVE)
    played.play(after=30.0)
    assert left(played) == [280.0, 300.0]
    played.play(after=5.0)
    assert left(played) == [280.0, 305.0]
    played.now += 60.0
    assert left(played) == [220.0, 305.0]


def test_the_clock_waits_for_the_last_friend() -> None:
    played = Played(person(0), friend(), clock=FIVE)
    assert played.table.due() is None
    played.do(actions.join(1, "Bo", "invitation", "token"), after=1000.0)
    assert left(played) == [300.0, 300.0]
    assert played.table.due() == START + 1300.0


def test_bots_need_no_time() -> None:
    played = Played(bot(), person(1), clock=FIVE)
    assert played.table.due() == START
    played.do(actions.bot_turn(0, "casual", played.move()), after=1000.0)
    assert left(played) == [300.0, 300.0]


def test_time_runs_out_even_if_nobody_was_there_to_see_it() -> None:
    played = Played(person(0), person(1), clock=FIVE)
    played.play()
    again = played.again()
    assert again.out_of_time(played.now + 299.0) is None
    assert again.out_of_time(played.now + 300.0) == 1
    played.now += 400.0
    with pytest.raises(Refusal, match="time is up"):
        played.play()
    [event] = played.do(actions.time_out())
    assert isinstance(event, protocol.Resigned)
    assert event.reason == "timeout"
    assert [seat.out for seat in played.table.seats_shown(())] == [None, "timeout"]
    assert isinstance(event.result, protocol.Result)
    assert event.result.winners == [0]


def test_nobody_gains_time_by_playing_and_taking_back() -> None:
    played = Played(person(0), person(1), clock=FIVE)
    for _ in range(5):
        played.play(after=1.0)
        played.do(actions.undo(0, played.table.n), after=1.0)
    assert left(played) == [295.0, 295.0]


def test_events_that_change_the_clock_tell_so() -> None:
    played = Played(person(0), person(1), clock=FIVE)
    [turn] = played.play()
    [said] = played.do(actions.rename(0, "Ann"))
    assert isinstance(turn.clock, protocol.Clock)
    assert turn.clock.running == 1
    assert not isinstance(said.clock, protocol.Clock)
    assert not isinstance(Played(person(0), person(1)).play()[0].clock, protocol.Clock)


def test_time_the_service_was_away_is_nobodys() -> None:
    played = Played(person(0), person(1), clock=FIVE)
    played.play(after=30.0)
    played.now += 4000.0
    [event] = played.do(lambda table, now: [actions.NewEntry(None, PauseEntry(4000.0))], 0)
    assert isinstance(event, protocol.Paused)
    assert isinstance(event.clock, protocol.Clock)
    assert left(played) == [280.0, 300.0]
    assert played.table.out_of_time(played.now) is None
    played.play(after=10.0)
    assert left(played) == [280.0, 300.0]
    assert played.again().view(played.now, set()) == played.table.view(played.now, set())
