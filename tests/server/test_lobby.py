"""Lists of public tables, and who starts at a new one."""

from __future__ import annotations

from quinta.client import Client
from server.play import FRIEND, ME, bot, play_on
from server.running import Server

SEATS = [{"kind": "me", "name": "Ann"}, bot("casual")]


def test_who_starts_is_drawn_unless_it_is_said(client: Client) -> None:
    drawn = {client.create("summer-pavilion", [ME, ME]).view().options["starts"] for _ in range(40)}
    assert drawn == {0, 1}
    for seat in (0, 1):
        table = client.create("queens-garden", [ME, ME], options={"starts": seat})
        view = table.view()
        assert view.options["starts"] == seat == view.position["to_move"]


def test_seed_decides_who_starts_as_well(client: Client) -> None:
    tables = [client.create("queens-garden", [ME, ME], seed=5) for _ in range(8)]
    assert {table.view().options["starts"] for table in tables} == {0}


def test_repeated_request_draws_nobody_else(client: Client) -> None:
    key = "a-key-of-sixteen-or-more"
    first = client.create("summer-pavilion", [ME, ME], key=key)
    starts = first.view().options["starts"]
    for _ in range(10):
        again = client.create("summer-pavilion", [ME, ME], key=key)
        assert (again.name, again.view().options["starts"]) == (first.name, starts)


def test_open_table_says_what_it_plays_by(client: Client) -> None:
    options = {"edition": "nl", "board": "variant", "starts": 1}
    clock = {"initial": 259200.0, "increment": 86400.0}
    seats = [ME, FRIEND, bot("strong")]
    table = client.create("queens-garden", seats, options, clock=clock, public=True)
    [listed] = [one for one in client.waiting() if one.table == table.name]
    assert listed.state == "waiting"
    assert listed.options == table.view().options
    assert listed.options["edition"] == "nl"
    assert listed.clock is not None
    assert (listed.clock.initial, listed.clock.increment) == (259200.0, 86400.0)
    assert [seat.level for seat in listed.seats] == [None, None, "strong"]
    assert listed.hints is False


def test_public_game_is_listed_while_somebody_plays_and_no_other(server: Server) -> None:
    with Client(server.url) as client:
        public = client.create("summer-pavilion", [ME, ME], public=True)
        private = client.create("summer-pavilion", [ME, ME])
        with public.live() as live, private.live():
            names = [one.table for one in client.playing()]
            assert public.name in names
            assert private.name not in names
            assert public.name not in [one.table for one in client.waiting()]
            [listed] = [one for one in client.playing() if one.table == public.name]
            assert (listed.state, listed.round) == ("playing", 1)
            play_on(public, live, 1000)
            assert public.name not in [one.table for one in client.playing()]
