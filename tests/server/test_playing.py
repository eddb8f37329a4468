"""Playing through the real server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import quinta
from quinta.client import Client, ServiceError
from quinta.protocol import (
    Presence,
    Proposal,
    Replaced,
    Resigned,
    TurnUndone,
    Undo,
)
from server.play import FRIEND, ME, any_turn, bot, opened, play_on, refused, two, winners
from server.running import Server
from waiting import PATIENCE, until


@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_whole_game_by_two_people_at_one_screen(client: Client, game: str) -> None:
    table = two(client, game)
    with table.live() as live:
        assert live.seats == [0, 1]
        play_on(table, live, 400)
        assert live.game.is_over
        view = table.view()
    assert view.state == "over"
    result = view.result
    assert result is not None
    assert (result.reason, result.scores) == ("finished", live.game.scores)
    record = quinta.Record.from_text(table.record())
    assert record.verify().scores == live.game.scores
    replay = table.replay()
    assert replay.turns == len(replay.steps) == len(record.turns)
    assert replay.steps[-1].position == view.position
    middle = replay.turns // 2
    assert table.replay(middle, middle + 3).start == replay.steps[middle - 1].position
    told = quinta.Record.from_text(table.record()).position(middle).breakdown()
    assert table.breakdown(middle) == told


def test_a_friend_joins_by_link_and_comes_back_on_another_device(client: Client) -> None:
    table = opened(client, "queens-garden", [{"kind": "me", "name": "Ann"}, FRIEND])
    assert table.view().state == "waiting"
    with refused("forbidden"):
        client.join(table.name, 1, "Eve", "guessed")
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    with refused("conflict"):
        client.join(table.name, 1, "Eve", table.invites[1])
    view = table.view()
    assert view.state == "playing"
    assert [seat.name for seat in view.seats] == ["Ann", "Bo"]
    table.play(any_turn(table))
    elsewhere = client.table(table.name, friend.tokens)
    elsewhere.play(any_turn(elsewhere))
    assert table.view().turn == 2


def test_public_tables_with_free_seats_are_listed_until_they_are_full(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND], public=True, clock={"initial": 60})
    private = opened(client, "summer-pavilion", [ME, FRIEND])
    names = [waiting.table for waiting in client.waiting()]
    assert table.name in names
    assert private.name not in names
    client.join(table.name, 1, "Stranger")
    assert table.name not in [waiting.table for waiting in client.waiting()]


def test_bots_play_by_themselves(client: Client) -> None:
    table = opened(client, "summer-pavilion", [bot(), bot("casual"), bot()])
    with table.live() as live:
        while not live.game.is_over:
            live.next(PATIENCE)
    assert table.view().state == "over"


def test_only_the_token_of_the_seat_to_move_plays(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    text = any_turn(table)
    for token in (None, "nonsense", table.invites[1], two(client).tokens[0]):
        with refused("unauthorized"):
            client.post(f"/tables/{table.name}/turns", {"n": 1, "text": text}, token)
    with refused("conflict"):
        friend.play(text, 1)
    with refused("forbidden"):
        client.post(f"/tables/{table.name}/seats/0/name", {"name": "Eve"}, friend.tokens[1])
    assert table.view().turn == 0


def test_exactly_one_of_racing_turns_wins(client: Client, server: Server) -> None:
    table = two(client)
    for turn in range(5):
        view = table.view()
        seat = quinta.from_snapshot(view.position).to_move
        game = quinta.from_snapshot(view.position)
        moves = game.legal_moves()
        texts = [game.text(moves[number % len(moves)]) for number in range(6)]
        barrier = threading.Barrier(len(texts))

        def race(
            text: str, turn: int = turn, seat: int = seat, barrier: threading.Barrier = barrier
        ) -> int:
            with Client(server.url) as other:
                mine = other.table(table.name, table.tokens)
                barrier.wait()
                try:
                    mine.play(text, turn, seat)
                except ServiceError as error:
                    return error.status
                return 201

        with ThreadPoolExecutor(len(texts)) as pool:
            statuses = sorted(pool.map(race, texts))
        assert statuses == [201] + [409] * (len(texts) - 1)
    assert table.view().turn == 5


def test_a_retry_with_the_same_key_has_the_same_answer(client: Client) -> None:
    key = secrets.token_urlsafe(24)
    seats = [ME, FRIEND, bot()]
    table = opened(client, "summer-pavilion", seats, key=key)
    again = opened(client, "summer-pavilion", seats, key=key)
    assert (again.name, again.tokens, again.invites) == (table.name, table.tokens, table.invites)
    with refused("conflict"):
        opened(client, "queens-garden", seats, key=key)

    key = secrets.token_urlsafe(24)
    friend = client.join(table.name, 1, "Bo", table.invites[1], key=key)
    assert client.join(table.name, 1, "Bo", table.invites[1], key=key).tokens == friend.tokens

    key = secrets.token_urlsafe(24)
    text = any_turn(table)
    answer = table.play(text, 1, key=key)
    assert table.play(text, 1, key=key) == answer
    friend.play(any_turn(friend))
    assert table.play(text, 1, key=key) == answer
    with refused("conflict"):
        table.play(text, 1)


def test_a_repeated_undo_takes_back_one_turn_only(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, bot()])
    for turn in (0, 2):
        until(lambda turn=turn: table.view().turn == turn)  # type: ignore[misc]
        table.play(any_turn(table))
    until(lambda: table.view().turn == 4)
    key = secrets.token_urlsafe(24)
    answer = table.undo(key=key, n=4)
    assert isinstance(answer, TurnUndone) and answer.turn == 2
    assert table.undo(key=key, n=4) == answer
    assert table.view().turn == 2


def test_undo_is_free_or_by_consent(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, FRIEND])
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    table.play(any_turn(table))
    assert table.view().undo == Undo(0, True, None)
    assert isinstance(table.undo(), TurnUndone)
    table.play(any_turn(table))
    friend.play(any_turn(friend))
    proposal = table.undo()
    assert isinstance(proposal, Proposal)
    assert (proposal.kind, proposal.waiting) == ("undo", [1])
    assert table.view().proposals == [proposal]
    friend.answer(proposal.proposal, True)
    view = table.view()
    assert (view.turn, view.proposals) == (0, [])


def test_a_bot_plays_until_a_friend_comes_who_is_late(client: Client) -> None:
    table = opened(client, "summer-pavilion", [FRIEND, ME])
    with table.live() as live:
        until(lambda: isinstance(live.receive(PATIENCE), Presence))
        event = table.replace(0, "beginner")
        assert isinstance(event, Replaced) and event.level == "beginner"
        until(lambda: table.view().turn == 1)
    friend = client.join(table.name, 0, "Late", table.invites[0])
    table.play(any_turn(table))
    friend.play(any_turn(friend))


def test_resigning_and_a_rematch_where_everybody_keeps_their_seat_and_the_next_one_starts(
    client: Client,
) -> None:
    table = opened(
        client, "summer-pavilion", [{"kind": "me", "name": "Ann"}, FRIEND], options={"starts": 0}
    )
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    with refused("conflict"):
        table.rematch()
    assert winners(friend.resign()) == [0]
    with refused("not-found"):
        friend.my_rematch()
    again = table.rematch()
    assert list(again.tokens) == [0]
    assert [seat.name for seat in again.view().seats] == ["Ann", "Bo"]
    assert again.view().options["starts"] == 1
    theirs = friend.my_rematch()
    assert (theirs.name, list(theirs.tokens)) == (again.name, [1])
    assert friend.rematch().tokens == theirs.tokens
    assert table.view().rematch == again.name
    theirs.play(any_turn(theirs))
    again.play(any_turn(again))
    again.resign()


def test_a_hint_is_a_legal_turn_and_is_only_for_the_one_to_move(client: Client) -> None:
    table = opened(client, "queens-garden", [ME, FRIEND], hints=True)
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    hint = table.hint("casual")
    assert hint.turns[0].text == hint.text
    assert 1 <= len({turn.text for turn in hint.turns}) == len(hint.turns) <= 3
    with refused("conflict"):
        friend.hint("casual")
    answer = table.play(hint.text)
    assert answer.data == hint.data


def test_choices_lead_to_a_turn_that_is_previewed_and_can_be_played(client: Client) -> None:
    table = opened(client, "queens-garden", [ME, bot()])
    path: list[int] = []
    while not (found := table.consider(path)).whole:
        assert (found.n, found.seat) == (0, 0)
        first: Any = found.choices[0]
        path = [*found.path, first["step"]]
    asked = {"n": 0, "path": found.path}
    played = client.post(f"/tables/{table.name}/turns", asked, table.tokens[0]).json()
    assert found.preview is not None
    assert played["text"] == found.preview.text


def test_what_cannot_be_chosen_is_told_with_the_clause(client: Client) -> None:
    table = two(client, "queens-garden")
    found = table.consider()
    reasons = {
        one["turn"]: (one["clause"], one["reason"]) for one in found.refused if "turn" in one
    }
    assert reasons["tile"] == ("QG-4.4", "none-held")
    assert reasons["expansion"] == ("QG-4.5", "none-held")
    [acquire] = [one for one in found.choices if one["turn"] == "acquire"]
    assert isinstance(acquire["refused"], list)
    assert all(one["reason"] == "absent" for one in acquire["refused"])


def test_a_whole_turn_is_considered_as_text_and_refused_when_it_is_illegal(
    client: Client,
) -> None:
    table = two(client, "queens-garden")
    found = table.consider(text="pass")
    assert found.whole
    assert found.preview is not None
    assert found.preview.text == "pass"
    with refused("illegal") as illegal:
        table.consider(text="tile blue-tree at 1,0")
    assert illegal.value.clause == "QG-4.4"
    with refused("bad-request"):
        table.consider(text="do something")
    with refused("illegal"):
        table.consider([0, 100])
    with refused("bad-request"):
        table.consider(depth=4)


def test_what_the_rules_forbid_is_refused_with_the_clause(client: Client) -> None:
    table = two(client, "queens-garden")
    with refused("illegal") as found:
        table.play("tile blue-tree at 1,0", 0, 0)
    assert (found.value.status, found.value.clause) == (422, "QG-4.4")
    with refused("bad-request"):
        table.play("do something", 0, 0)


def test_options_that_do_not_exist_are_refused(client: Client) -> None:
    wrong: list[dict[str, object]] = [
        {"board": "no such"},
        {"colour": "blue"},
        {"starts": 7},
        {"board": [[[]]]},
    ]
    for options in wrong:
        with refused("bad-request"):
            opened(client, "queens-garden", [ME, ME], options=options)
    with refused("bad-request"):
        opened(client, "queens-garden", [ME])
    with refused("bad-request"):
        opened(client, "queens-garden", [ME, {"kind": "bot"}])


def test_time_runs_out(client: Client) -> None:
    table = opened(client, "summer-pavilion", [ME, ME], clock={"initial": 5, "increment": 0})
    with table.live() as live:
        event = live.next(PATIENCE)
    assert isinstance(event, Resigned)
    assert (event.reason, event.seat) == ("timeout", 0)
    assert winners(event) == [1]


def test_the_same_seed_deals_the_same_game(client: Client) -> None:
    one, other = (opened(client, "queens-garden", [ME, ME], seed=5) for _ in range(2))
    assert one.name != other.name
    assert one.view().position == other.view().position
