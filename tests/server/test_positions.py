"""Positions without a table: looked at, considered, played on, and faults named by the engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

import quinta
from quinta.client import Client
from quinta.core.game import Data, Game, InvalidPosition
from server.play import ME, any_turn, bot, opened, refused

GAMES = list(quinta.GAMES)


def begun(name: str, turns: int = 12, players: int = 2, seed: int = 3) -> Game:
    """A game after some random turns."""
    game, random = quinta.new(name, players, seed), quinta.Random(seed)
    for _ in range(turns):
        game.play(game.random_move(random))
    return game


def finished(name: str) -> Game:
    """A game that is over."""
    game, random = quinta.new(name, seed=1), quinta.Random(1)
    while not game.is_over:
        game.play(game.random_move(random))
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_position_is_told_as_it_is_understood_with_what_scoring_would_give(
    client: Client, name: str, players: int
) -> None:
    game = begun(name, players=players)
    view = client.position(game.snapshot(hidden=False))
    assert (view.game, view.players, view.options) == (name, players, game.options)
    assert view.position == game.snapshot(hidden=False)
    assert (view.scores, view.over) == (game.scores, False)
    assert view.breakdown == game.breakdown()
    assert client.position(finished(name).snapshot()).over


@pytest.mark.parametrize("name", GAMES)
def test_an_order_of_what_is_hidden_is_ignored_whatever_it_is(client: Client, name: str) -> None:
    game = begun(name)
    facts = game.snapshot(hidden=False)
    for hidden in (game.snapshot()["hidden"], {"bag": 7}, None, "nonsense"):
        assert client.position({**facts, "hidden": hidden}).position == facts


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_put_together_and_played_at_a_position(client: Client, name: str) -> None:
    facts = begun(name).snapshot(hidden=False)
    game = quinta.from_snapshot(facts)
    considered = client.consider_at(facts, [game.step_path(game.legal_moves()[0])[0]])
    assert (considered.n, considered.seat) == (0, game.to_move)
    assert considered.suggested
    whole = client.consider_at(facts, considered.suggested)
    assert whole.whole
    assert whole.preview
    step = client.play_at(facts, whole.preview.text)
    assert (step.turn, step.seat, step.text) == (1, game.to_move, whole.preview.text)
    assert step.data == whole.preview.data
    after = quinta.from_snapshot(step.position)
    assert after.scores == step.scores
    assert step.position != facts
    by_path = client.post("/positions/turns", {"position": facts, "path": considered.suggested})
    assert by_path.json()["text"] == step.text


def test_what_is_drawn_is_drawn_anew_each_time(client: Client) -> None:
    facts = quinta.new("queens-garden", seed=1).snapshot()
    # The first one to acquire opens the display again.
    game = quinta.from_snapshot(facts)
    random = quinta.Random(2)
    while True:
        move = game.random_move(random)
        report = quinta.Report()
        before = game.copy()
        game.play(move, report)
        if len(report.chance) > 3:
            break
    drawn = {
        json.dumps(client.play_at(before.snapshot(), before.text(move)).events) for _ in range(12)
    }
    assert len(drawn) > 1


@pytest.mark.parametrize("name", GAMES)
def test_faults_of_a_position_are_named_as_the_engine_names_them(client: Client, name: str) -> None:
    facts = begun(name).snapshot(hidden=False)
    seats: Any = facts["seats"]
    faulty: list[Data] = [
        {},
        {"game": "chess"},
        {**facts, "round": 17},
        {**facts, "weather": "fine"},
        {**facts, "bag": 10**30},
        {**facts, "seats": seats[:1]},
        {**facts, "seats": [{**seats[0], "score": -5}, seats[1]]},
        {**facts, "options": {"board": {"huge": [10**18] * 1000}}},
        {**facts, "tower": ["nonsense"] * 3000},
    ]
    for data in faulty:
        with pytest.raises(InvalidPosition) as fault:
            quinta.from_snapshot(data)
        for path in ("/positions", "/positions/consider", "/positions/turns"):
            with refused("bad-request") as found:
                client.post(path, {"position": data})
            assert found.value.detail == str(fault.value)


def test_turns_that_cannot_be_are_refused_with_their_clause(client: Client) -> None:
    game = begun("summer-pavilion", 0)
    with refused("illegal") as found:
        client.play_at(game.snapshot(hidden=False), "draft red from factory 9")
    assert found.value.clause
    with refused("bad-request"):
        client.play_at(game.snapshot(hidden=False), "castle")
    with refused("bad-request"):
        client.post("/positions/turns", {"position": game.snapshot(hidden=False)})
    over = finished("summer-pavilion").snapshot(hidden=False)
    with refused("illegal"):
        client.consider_at(over)
    with refused("illegal"):
        client.play_at(over, "pass")


@pytest.mark.parametrize("body", ["[]", '{"position": 7}', '{"position": {}, "seat": 1}', "{"])
def test_what_is_no_question_about_a_position_is_refused(client: Client, body: str) -> None:
    for path in ("", "/consider", "/turns"):
        answer = client._http.post(
            f"/api/positions{path}", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 400


def test_a_position_that_is_nested_too_deeply_is_refused(client: Client) -> None:
    deep = "[" * 20_000 + "]" * 20_000
    for path in ("", "/consider", "/turns"):
        answer = client._http.post(
            f"/api/positions{path}",
            content=f'{{"position": {{"game": {deep}}}}}',
            headers={"Content-Type": "application/json"},
        )
        assert answer.status_code == 400


# --- tables that begin at one ---------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_table_begins_at_a_position_and_plays_on_to_a_record_that_replays(
    client: Client, name: str
) -> None:
    game = begun(name, players=3)
    table = client.create(name, [ME, ME, ME], position=game.snapshot())
    view = table.view()
    assert view.made
    assert not view.public
    assert view.options == game.options
    assert view.position == game.snapshot(hidden=False)
    for _ in range(5):
        table.play(any_turn(table))
    record = quinta.Record.from_text(table.record())
    assert record.start == game.snapshot(hidden=False)
    assert record.verify().snapshot(hidden=False) == table.view().position
    assert table.replay().start == game.snapshot(hidden=False)
    assert not opened(client, name, [ME, ME]).view().made


def test_a_bot_to_move_at_the_position_plays_on(client: Client) -> None:
    game = begun("summer-pavilion", 5)
    seats = [bot(), bot()]
    seats[1 - game.to_move] = ME
    table = client.create("summer-pavilion", seats, position=game.snapshot(hidden=False))
    with table.live() as live:
        while live.game.to_move == game.to_move:
            live.next()
    assert table.view().hints


def test_a_rematch_begins_at_the_same_position_again(client: Client) -> None:
    game = begun("queens-garden")
    table = client.create("queens-garden", [ME, ME], position=game.snapshot())
    table.play(any_turn(table))
    table.resign(0)
    assert table.view().result
    again = table.rematch(0).view()
    assert again.made
    assert again.position == game.snapshot(hidden=False)


def test_no_table_begins_at_a_position_that_does_not_fit_it(client: Client) -> None:
    game = begun("summer-pavilion")
    facts = game.snapshot(hidden=False)
    wrong: list[dict[str, Any]] = [
        {"public": True},
        {"seed": 1},
        {"options": {"starts": 1}},
        {"game": "queens-garden"},
        {"seats": [ME, ME, ME]},
        {"position": finished("summer-pavilion").snapshot(hidden=False)},
        {"position": {**facts, "round": 0}},
        {"position": {}},
    ]
    right = {"game": "summer-pavilion", "seats": [ME, ME], "position": facts}
    for change in wrong:
        with refused("bad-request"):
            client.post("/tables", {**right, **change})
    key = "a-key-of-sixteen-or-more-made"
    first = client.post("/tables", right, key=key).json()
    assert client.post("/tables", right, key=key).json() == first
    with refused("conflict"):
        client.post(
            "/tables", {**right, "position": begun("summer-pavilion", 3).snapshot()}, key=key
        )
