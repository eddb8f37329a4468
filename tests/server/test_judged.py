"""Hints between people: off unless their table allows them, and nothing turns them on later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from quinta.client import Client, RemoteTable
from quinta.protocol import NewClock, NewSeat, NewTable
from quinta.server import actions
from quinta.server.entries import SeatState, Setup
from quinta.server.errors import Refusal
from quinta.server.opening import opened as opening
from quinta.server.opening import rematch_of
from quinta.server.stored import StoredTable
from quinta.server.table import Table
from server.play import FRIEND, ME, any_turn, bot, opened, refused
from server.running import Server
from server.tables import Played, friend, gone, person, stored
from server.tables import bot as a_bot
from waiting import until

ROBOT = bot()


def table_of(kinds: str, hints: bool | None = None, public: bool = False) -> Table:
    """A table of me (m), friends (f) and bots (b), as a request opens it."""
    seats = {"m": NewSeat("me"), "f": NewSeat("friend"), "b": NewSeat("bot", level="casual")}
    new = NewTable("summer-pavilion", [seats[kind] for kind in kinds], public=public, hints=hints)
    return opening(new, "key", b"secret", "owner", 0.0).table


def judged(played: Played) -> bool:
    """Whether anything about this game may be judged: by now, and when it is loaded again."""
    loaded = stored(played).played(b"secret")
    assert loaded.may_be_judged == played.again().may_be_judged == played.table.may_be_judged
    return played.table.may_be_judged


# --- what a table says ----------------------------------------------------------------------------


@pytest.mark.parametrize("kinds", ["mb", "mbbb", "mm", "mmb", "bb", "mf", "mfb", "ff", "mmf", "fb"])
@pytest.mark.parametrize("public", [False, True])
def test_hints_are_allowed_where_nobody_else_can_play_unless_the_opener_says_otherwise(
    kinds: str, public: bool
) -> None:
    for said, expected in ((None, "f" not in kinds), (True, True), (False, False)):
        table = table_of(kinds, said, public)
        loaded = StoredTable.of(table).opened(b"secret")
        assert table.hints is loaded.hints is expected
        assert table.view(0.0, ()).hints is loaded.may_be_judged is expected


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        ([person(0), a_bot()], True),
        ([a_bot(), a_bot()], True),
        ([person(0), friend()], False),
        # Two at one screen, or a rematch of two who met over the network: nobody can tell any more.
        ([person(0), person(1)], False),
    ],
)
@pytest.mark.parametrize("setup", ['{"public":false,"clock":null}', "{}"])
def test_a_table_stored_before_tables_said_it_follows_from_its_seats(
    seats: Sequence[SeatState], allowed: bool, setup: str
) -> None:
    before = msgspec.structs.replace(stored(Played(*seats)), setup=setup)
    assert before.played(b"secret").hints is allowed


@pytest.mark.parametrize("kinds", ["mb", "mm", "mf"])
@pytest.mark.parametrize("said", [None, True, False])
def test_a_rematch_keeps_it(kinds: str, said: bool | None) -> None:
    first = table_of(kinds, said)
    again = rematch_of(first, b"secret", "owner", 1.0).table
    third = rematch_of(again, b"secret", "owner", 2.0).table
    assert first.hints is again.hints is third.hints
    assert StoredTable.of(again).opened(b"secret").hints is first.hints


# --- what may be judged ---------------------------------------------------------------------------


@pytest.mark.parametrize(("hints", "running"), [(None, False), (False, False), (True, True)])
def test_a_game_between_people_may_be_judged_when_it_is_over(
    hints: bool | None, running: bool
) -> None:
    played = Played(person(0), person(1), hints=hints)
    assert judged(played) is running
    played.play(5)
    assert judged(played) is running
    played.do(actions.resign(0))
    assert judged(played)


def test_a_game_against_bots_may_be_judged_while_it_runs() -> None:
    played = Played(person(0), a_bot())
    assert judged(played)
    played.play_out()
    assert judged(played)


def test_a_table_that_waits_for_a_friend_may_not_be_judged() -> None:
    played = Played(person(0), friend())
    assert not judged(played)
    played.do(actions.join(1, "Bo", "invitation", "token"))
    assert not judged(played)


def test_whoever_leaves_or_comes_back_changes_nothing_until_the_game_is_over() -> None:
    played = Played(person(0), person(1), person(2), a_bot(), clock=NewClock(60, 0))
    played.do(actions.propose_replacement(0, 1, "casual", [0], gone))
    assert not judged(played)
    played.do(actions.resign(2))
    assert not judged(played)
    # Seat 0 is the only person left in the game, and still was promised a game without hints.
    assert [seat.in_game for seat in played.table.seats] == [True, False, False, False]
    played.do(actions.take_back_seat(1))
    assert not judged(played)
    played.do(actions.resign(1))
    assert not judged(played)
    while played.table.bot is not None:
        played.play()
    assert played.table.game.to_move == 0
    assert not judged(played)
    played.do(actions.time_out(), after=100)
    assert played.table.state == "over"
    assert judged(played)


def test_what_judges_is_refused_with_the_reason() -> None:
    actions.must_be_judgeable(Played(person(0), a_bot()).table)
    with pytest.raises(Refusal, match="plays without hints") as refusal:
        actions.must_be_judgeable(Played(person(0), person(1)).table)
    assert refusal.value.code == "forbidden"


# --- what a player can try ------------------------------------------------------------------------


def no_hint(table: RemoteTable, seat: int) -> None:
    """A hint is refused, whoever is to move."""
    with refused("forbidden") as found:
        table.hint("beginner", seat)
    assert found.value.status == 403
    assert "plays without hints" in found.value.detail


def test_no_hint_against_a_person_whichever_seat_asks(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND, ME], clock={"initial": 600})
    with refused("conflict"):
        table.hint("beginner", 0)
    other = client.join(table.name, 1, "Bo", table.invites[1])
    assert table.view().hints is False
    for turn in range(3):
        assert table.view().position["to_move"] == turn
        no_hint(table, 0)
        no_hint(other, 1)
        no_hint(table, 2)
        (other if turn == 1 else table).play(any_turn(table), seat=turn)
    for token in (None, "nonsense", opened(client, "summer-pavilion", [ME, ROBOT]).tokens[0]):
        with refused("unauthorized"):
            client.post(f"/tables/{table.name}/hint", {}, token)


def test_no_hint_at_a_public_table_that_a_stranger_joined(client: Client) -> None:
    table = opened(client, "queens-garden", [ME, FRIEND], public=True)
    [listed] = [one for one in client.waiting() if one.table == table.name]
    assert listed.hints is False
    stranger = client.join(table.name, 1, "Stranger")
    no_hint(table, 0)
    no_hint(stranger, 1)


def test_no_hint_after_a_bot_took_over_or_the_others_gave_up(impatient: Server) -> None:
    with Client(impatient.url) as client:
        table = opened(client, "summer-pavilion", [ME, FRIEND, FRIEND, ROBOT])
        one, other = (client.join(table.name, n, "Bo", table.invites[n]) for n in (1, 2))
        other.resign()
        no_hint(table, 0)
        no_hint(other, 2)
        table.replace(1, "beginner")
        assert [seat.kind for seat in table.view().seats] == ["person", "bot", "person", "bot"]
        no_hint(table, 0)
        no_hint(one, 1)
        one.take_back_seat()
        no_hint(table, 0)
        one.resign()
        no_hint(table, 0)
        table.play(any_turn(table))
        until(lambda: table.view().position["to_move"] == 0)
        view = table.view()
        assert (view.state, view.hints) == ("playing", False)
        no_hint(table, 0)


def test_no_hint_in_a_rematch_between_people(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    other = client.join(table.name, 1, "Bo", table.invites[1])
    other.resign()
    # The game is over: nothing is left to ask for, and its rematch is a game like it.
    with refused("conflict"):
        table.hint("beginner", 0)
    again = table.rematch()
    assert again.view().hints is False
    no_hint(again, 0)
    no_hint(other.my_rematch(), 1)


def test_people_have_hints_where_the_opener_allowed_them_and_everybody_is_told(
    client: Client,
) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND], public=True, hints=True)
    [listed] = [one for one in client.waiting() if one.table == table.name]
    assert listed.hints is True
    other = client.join(table.name, 1, "Bo")
    with other.live() as live:
        assert live.welcome.table.hints is True
    table.play(table.hint("beginner").text)
    other.play(other.hint("beginner").text)
    other.resign()
    again = table.rematch()
    assert again.view().hints is True


def test_a_table_against_bots_can_be_without_hints(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, ROBOT], hints=False)
    assert table.view().hints is False
    no_hint(table, 0)


def test_the_same_key_does_not_open_the_table_with_hints(client: Client) -> None:
    key = "a-key-of-sixteen-or-more-hints"
    table = opened(client, "summer-pavilion", [ME, FRIEND], key=key)
    with refused("conflict"):
        opened(client, "summer-pavilion", [ME, FRIEND], key=key, hints=True)
    assert table.view().hints is False


@pytest.mark.parametrize("hints", ["maybe", 7, {}])
def test_only_yes_or_no_or_nothing_is_an_answer(client: Client, hints: object) -> None:
    with refused("bad-request"):
        client.post("/tables", {"game": "summer-pavilion", "seats": [ME, ME], "hints": hints})


def test_setup_of_a_table_is_stored_as_it_always_was_with_its_hints() -> None:
    assert msgspec.json.encode(Setup()) == b"{}"
    assert msgspec.json.encode(Setup(True, hints=False)) == b'{"public":true,"hints":false}'
    assert msgspec.json.decode(b'{"public":false,"clock":null}', type=Setup) == Setup()
