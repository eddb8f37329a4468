"""Nobody gets a running game between people judged: not its position, not its record, nowhere."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import quinta
from quinta import Record
from quinta.client import Client, RemoteTable
from quinta.core.game import Data
from quinta.protocol import NewTable
from quinta.server.likeness import digest_now, digest_of_start, position_digest
from quinta.server.opening import opened as opening
from server.conftest import NewDatabase
from server.play import FRIEND, ME, any_turn, bot, opened, refused
from server.running import Server, running
from server.tables import Played, person
from server.test_positions import begun
from waiting import until

GAMES = list(quinta.GAMES)


def between_people(client: Client, game: str = "summer-pavilion", **more: Any) -> RemoteTable:
    """A running game of two people; this client has both tokens."""
    table = opened(client, game, [ME, FRIEND], **more)
    other = client.join(table.name, 1, "Bo", table.invites[1])
    table.tokens |= other.tokens
    return table


def not_judged(client: Client, position: Data) -> None:
    """A position is judged by nobody, and no bot plays on from it."""
    with refused("forbidden") as found:
        client.post("/positions/judge", {"position": position})
    assert "without hints" in found.value.detail
    table = {"game": position["game"], "seats": [ME, bot()], "position": position}
    with refused("forbidden"):
        client.post("/tables", table)


def not_reviewed(client: Client, record: Record) -> None:
    """A record may be kept and looked at, but is not reviewed."""
    kept = client.keep_record(record.text())
    assert kept.replay().turns == len(record.turns)
    with refused("forbidden"):
        kept.start_review()
    assert kept.review().state == "none"


# --- the position -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_position_of_a_running_game_between_people_is_not_judged(
    client: Client, name: str
) -> None:
    table = between_people(client, name)
    for _ in range(4):
        not_judged(client, table.view().position)
        table.play(any_turn(table))
    # It can be looked at and played on by hand, as at a real table.
    facts = table.view().position
    assert client.position(facts).position == facts
    assert client.consider_at(facts).choices
    table.resign(0)
    assert client.judge(table.view().position).turns


def test_telling_the_position_otherwise_does_not_help(client: Client) -> None:
    table = between_people(client)
    table.play(any_turn(table))
    facts = table.view().position
    game = quinta.from_snapshot(facts)
    options: Any = facts["options"]
    disguised = [
        game.snapshot(),
        {**facts, "hidden": {"bag": []}},
        {**facts, "options": {**options, "starts": 1 - options["starts"]}},
        {**facts, "version": 1},
        dict(reversed(facts.items())),
    ]
    for position in disguised:
        not_judged(client, position)


def test_a_table_that_waits_for_a_friend_is_not_judged_either(client: Client) -> None:
    table = opened(client, "queens-garden", [ME, FRIEND])
    not_judged(client, table.view().position)
    not_reviewed(client, Record.from_text(table.record()))


def test_the_position_is_refused_after_an_undo_and_what_was_undone_is_not(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, ME], hints=False)
    first = table.view().position
    table.play(any_turn(table))
    second = table.view().position
    table.undo(0)
    not_judged(client, first)
    assert client.judge(second).turns


def test_tables_with_hints_and_games_against_bots_may_be_judged(client: Client) -> None:
    table = between_people(client, hints=True)
    table.play(any_turn(table))
    assert client.judge(table.view().position).turns
    alone = opened(client, "summer-pavilion", [ME, bot()])
    assert client.judge(alone.view().position).turns
    assert alone.study().start_review().state in ("waiting", "running", "done")


def test_a_table_is_recognised_when_it_is_in_no_memory(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database, "--rate", "100000") as server:
        with Client(server.url) as client:
            table = between_people(client)
            table.play(any_turn(table))
            position, record = table.view().position, Record.from_text(table.record())
        server.stop()
        server.start()
        with Client(server.url) as client:
            not_judged(client, position)
            not_reviewed(client, record)
        assert not server.faults()


def test_a_table_is_recognised_in_another_process(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database = new_database("postgresql")
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        running(tmp_path / "a", database, "--rate", "100000") as first,
        running(tmp_path / "b", database, "--rate", "100000") as second,
        Client(first.url) as here,
        Client(second.url) as there,
    ):
        table = between_people(here)
        table.play(any_turn(table))
        not_judged(there, table.view().position)
        not_reviewed(there, Record.from_text(table.record()))


def test_a_game_that_began_at_a_made_position_is_recognised_from_its_first_turn_on(
    client: Client,
) -> None:
    facts = begun("summer-pavilion").snapshot(hidden=False)
    made = client.create("summer-pavilion", [ME, FRIEND], position=facts)
    made.tokens |= client.join(made.name, 1, "Bo", made.invites[1]).tokens
    # Nobody can keep a position that others know from being judged by opening a table there.
    assert client.judge(facts).turns
    made.play(any_turn(made))
    not_judged(client, made.view().position)


# --- the record -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_running_game_between_people_is_not_reviewed(
    client: Client, name: str
) -> None:
    table = between_people(client, name)
    for _ in range(5):
        table.play(any_turn(table))
    with refused("forbidden"):
        table.study()
    record = Record.from_text(table.record())
    not_reviewed(client, record)
    # Nor without its notes, a part of it, all of it and more, or from a later position on.
    bare = Record(record.start, list(record.turns), [], record.scores)
    not_reviewed(client, bare)
    shorter = bare.copy()
    shorter.take_back(3)
    not_reviewed(client, shorter)
    longer, game = bare.copy(), bare.position()
    random = quinta.Random(1)
    while not game.is_over:
        longer.play(game, game.random_move(random))
    not_reviewed(client, longer)
    other_end, game = shorter.copy(), shorter.position()
    while not game.is_over:
        other_end.play(game, game.random_move(random))
    not_reviewed(client, other_end)
    game = bare.position(2)
    from_there = Record.of(game)
    for turn in bare.turns[2:]:
        turn.replay(game)
        from_there.add(turn, game.scores)
    not_reviewed(client, from_there)
    not_reviewed(client, Record.of(bare.position()))
    table.resign(1)
    kept = client.keep_record(bare.text())
    assert kept.start_review().state in ("waiting", "running")
    kept.stop_review()


# --- while it changes -------------------------------------------------------------------------


def test_no_moment_between_two_turns_lets_the_position_through(client: Client) -> None:
    table = between_people(client)
    judged: list[object] = []
    over = threading.Event()

    def attack() -> None:
        with Client(client.url) as attacker:
            while not over.is_set():
                position = attacker.table(table.name).view().position
                answer = attacker._http.post("/api/positions/judge", json={"position": position})
                if answer.status_code == 200:
                    judged.append(position)

    thread = threading.Thread(target=attack)
    thread.start()
    current = [table.view().position]
    try:
        for _ in range(6):
            table.play(any_turn(table))
            current.append(table.view().position)
    finally:
        over.set()
        thread.join()
    # What got through was the past by the time it was asked about.
    assert current[-1] not in judged


# --- the digests ------------------------------------------------------------------------------


def test_a_digest_is_stored_only_where_nothing_may_be_judged() -> None:
    played = Played(person(0), person(1), hints=False)
    assert digest_now(played.table) == digest_of_start(played.table)
    played.play(3)
    assert digest_now(played.table) == position_digest(played.table.game.snapshot())
    assert digest_now(played.table) != digest_of_start(played.table)
    played.play_out()
    assert digest_now(played.table) is None
    allowed = Played(person(0), person(1), hints=True)
    assert digest_now(allowed.table) is digest_of_start(allowed.table) is None


def test_a_table_at_a_made_position_has_no_digest_of_its_start() -> None:
    facts = begun("summer-pavilion").snapshot(hidden=False)
    new = msgspec.convert(
        {"game": "summer-pavilion", "seats": [ME, FRIEND], "position": facts}, NewTable
    )
    table = opening(new, "key", b"secret", "owner", 0.0).table
    assert not table.may_be_judged
    assert digest_now(table) is digest_of_start(table) is None


def test_the_server_is_up_after_all_this(server: Server) -> None:
    until(server.is_up)
    assert not server.faults()
