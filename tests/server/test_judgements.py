"""Judging positions over the service: what is told, and that nobody can make it cost too much."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import quinta
from quinta.client import Client
from quinta.server.errors import Refusal
from quinta.server.judgements import Judgements
from quinta.server.settings import Limits
from quinta.server.thinkers import Thinkers
from quinta.server.workers import Crowded, OneAtATime
from server.play import refused
from server.running import Server
from server.test_positions import begun, finished
from waiting import run, until

GAMES = list(quinta.GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_judged_with_its_best_turns_and_those_asked_about(
    client: Client, name: str
) -> None:
    game = begun(name, players=3)
    moves = game.legal_moves()
    asked = [game.text(moves[at]) for at in (0, len(moves) // 2, len(moves) - 1)]
    judged = client.judge(game.snapshot(), asked)
    assert not judged.exact
    assert judged.value == judged.turns[0].value
    assert judged.error == judged.turns[0].error
    assert len(judged.value.leads) == len(judged.value.chances) == 3
    assert set(asked) <= {turn.text for turn in judged.turns}
    assert min(5, len(moves)) <= len(judged.turns) <= 8
    for turn in judged.turns:
        move = game.parse(turn.text)
        assert turn.path == game.step_path(move)
        assert turn.data == game.move_data(move)
        assert turn.events == game.preview(move, 1).events
        assert len(turn.reasons) <= 3
    assert any(turn.reasons for turn in judged.turns)


def test_a_position_has_one_judgement_whatever_its_hidden_order(client: Client) -> None:
    game = begun("summer-pavilion")
    first = client.judge(game.snapshot())
    assert client.judge(game.redealt(77).snapshot()) == first
    assert client.judge(game.snapshot(hidden=False)) == first


def test_a_game_that_is_over_has_its_result(client: Client) -> None:
    game = finished("queens-garden")
    judged = client.judge(game.snapshot(hidden=False))
    assert judged.exact
    assert not judged.turns
    assert judged.value.leads[0] == game.scores[0] - game.scores[1]


def test_turns_that_are_none_here_are_refused_before_anything_is_judged(client: Client) -> None:
    facts = begun("summer-pavilion", 0).snapshot(hidden=False)
    with refused("bad-request"):
        client.judge(facts, ["castle"])
    with refused("bad-request"):
        client.judge(facts, ["pass" * 1000])
    with refused("illegal") as found:
        client.judge(facts, ["draft red from factory 9"])
    assert found.value.clause
    with refused("bad-request"):
        client.judge(facts, ["pass"] * 6)
    with refused("bad-request"):
        client.judge({**facts, "players": 3})


def test_many_questions_of_one_address_are_answered_one_after_the_other_or_refused(
    new_server: Server,
) -> None:
    facts = [begun("summer-pavilion", turns).snapshot(hidden=False) for turns in range(24)]

    def ask(position: object) -> int:
        answer = asker.post("/api/positions/judge", json={"position": position})
        return answer.status_code

    with new_server.client() as asker, new_server.client() as other:
        with ThreadPoolExecutor(len(facts)) as threads:
            answers = [threads.submit(ask, one) for one in facts]
            # Somebody else is hardly kept waiting meanwhile.
            begun_at = time.monotonic()
            other_position = begun("summer-pavilion", 3, seed=9).snapshot(hidden=False)
            answer = other.post("/api/positions/judge", json={"position": other_position})
            assert answer.status_code == 200
            waited = time.monotonic() - begun_at
            codes = sorted(one.result() for one in answers)
        taken = time.monotonic() - begun_at
    assert set(codes) == {200, 429}
    assert codes.count(200) >= 9
    assert waited < max(taken, 1.0)
    assert new_server.is_up()
    assert not new_server.faults()


def test_who_hangs_up_is_not_waited_for(new_server: Server) -> None:
    game = begun("queens-garden", 8, players=4)
    body = json.dumps({"position": game.snapshot(hidden=False)}).encode()
    head = (
        f"POST /api/positions/judge HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
        "Content-Type: application/json\r\n\r\n"
    )
    for _ in range(12):
        with socket.create_connection(("127.0.0.1", new_server.port)) as connection:
            connection.sendall(head.encode() + body)

    def ended() -> bool:
        log = new_server.log.read_text()
        return log.count('"/api/positions/judge"') >= 12

    until(ended)
    with new_server.client() as asker:
        small = begun("summer-pavilion", 2).snapshot(hidden=False)
        assert asker.post("/api/positions/judge", json={"position": small}).status_code == 200
    assert not new_server.faults()


# --- one at a time --------------------------------------------------------------------------


def test_one_is_let_in_at_a_time_and_the_others_in_order() -> None:
    async def check() -> None:
        gate = OneAtATime(2)
        await gate.enter("a")
        await gate.enter("b")
        order: list[int] = []

        async def wait(number: int) -> None:
            await gate.enter("a")
            order.append(number)

        tasks = [asyncio.create_task(wait(number)) for number in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await gate.enter("a")
        assert not order
        gate.leave("a")
        await tasks[0]
        assert order == [0]
        # One who leaves the line does not block it.
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        last = asyncio.create_task(wait(2))
        await asyncio.sleep(0)
        gate.leave("a")
        await last
        assert order == [0, 2]
        gate.leave("a")
        assert "a" not in gate
        assert "b" in gate

    run(check())


def test_one_who_leaves_at_the_moment_of_being_let_in_lets_the_next_in() -> None:
    async def check() -> None:
        gate = OneAtATime(5)
        await gate.enter("a")
        first, second = (asyncio.create_task(gate.enter("a")) for _ in range(2))
        await asyncio.sleep(0)
        gate.leave("a")
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await second
        gate.leave("a")
        assert "a" not in gate

    run(check())


def test_the_next_one_waits_for_the_worker_even_if_its_asker_has_gone() -> None:
    async def check() -> None:
        thinkers = Thinkers(2, Limits())
        judgements = Judgements(thinkers, Limits())
        try:
            slow = begun("queens-garden", 8, players=4)
            asked = asyncio.create_task(judgements.of(slow, [], b"", "a"))
            await asyncio.sleep(0.3)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert "a" in thinkers._judging
            answer = await judgements.of(begun("summer-pavilion", 1), [], b"", "a")
            assert answer
            assert "a" not in thinkers._judging
            # What is cached needs nobody's turn.
            assert await judgements.of(begun("summer-pavilion", 1), [], b"", "b") == answer
        finally:
            await thinkers.close()

    run(check())


def test_what_all_addresses_may_ask_at_once_is_bounded() -> None:
    async def check() -> None:
        thinkers = Thinkers(1, Limits())
        judgements = Judgements(thinkers, Limits(judgements=1, judge_seconds=60))
        try:
            first = asyncio.create_task(judgements.of(begun("summer-pavilion", 1), [], b"", "a"))
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="Too many positions"):
                await judgements.of(begun("summer-pavilion", 2), [], b"", "b")
            await first
        finally:
            await thinkers.close()

    run(check())
