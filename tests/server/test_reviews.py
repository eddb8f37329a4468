"""Reviews over the service: computed once, part by part, stopped, resumed, and kept."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import quinta
from quinta import Record, analysis
from quinta.bots import Budget
from quinta.client import Client, RemoteRecord
from quinta.protocol import ReviewedTurn, ReviewProgress
from quinta.server.reviewing import BUDGET, SEED
from server.conftest import NewDatabase
from server.play import ME, any_turn, bot, opened, refused
from server.running import Server, address, running
from server.test_records import played
from waiting import PATIENCE, until

GAMES = list(quinta.GAMES)
SERVING = ("--rate", "100000", "--thinkers", "1")


def from_address(server: Server) -> Client:
    """Somebody from an address of their own."""
    client = Client(server.url)
    client._http.headers["X-Forwarded-For"] = address()
    return client


def ending(name: str, turns: int, seed: int = 1, players: int = 2) -> Record:
    """The last turns of a game, which are quick to review."""
    whole = played(name, players, seed)
    game = whole.position(len(whole.turns) - turns)
    record = Record.of(game)
    for turn in whole.turns[-turns:]:
        turn.replay(game)
        record.add(turn, game.scores)
    return record


def finished(record: RemoteRecord) -> ReviewProgress:
    """The review when it is done."""
    until(lambda: record.review(9999).state == "done", PATIENCE)
    return record.review()


def all_turns(record: RemoteRecord) -> list[ReviewedTurn]:
    """All turns of a review, asked for one part after the other."""
    turns: list[ReviewedTurn] = []
    since = -1
    progress = record.review()
    while progress.next != since:
        turns += progress.turns
        since = progress.next
        progress = record.review(since)
    return turns


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("over", [True, False])
def test_a_review_over_the_service_is_that_of_the_library(
    client: Client, name: str, over: bool
) -> None:
    record = ending(name, 4) if over else played(name, 3, 7, turns=3)
    kept = client.keep_record(record.text())
    before = kept.review()
    assert (before.state, before.done, before.turns, before.players) == ("none", 0, [], [])
    assert before.total == len(record.turns) + (not over)
    begun = kept.start_review()
    assert begun.state in ("waiting", "running", "done")
    progress = finished(kept)
    expected = analysis.review(record, BUDGET, SEED)
    assert progress.done == progress.total == before.total
    assert progress.next == progress.total
    turns = sorted(all_turns(kept), key=lambda turn: turn.number)
    assert [turn.text for turn in turns] == [turn.text for turn in record.turns]
    for told, found in zip(turns, expected.turns, strict=True):
        assert told.value.chances == list(found.value.chances)
        assert told.chosen.leads == list(found.chosen.leads)
        assert (told.cost.lead, told.cost.chance) == found.cost
        assert (told.verdict, told.kind, told.exact) == (found.verdict, found.kind, found.exact)
        assert (told.luck is None) == (found.luck is None)
        assert [reason.key for reason in told.better] == [one.key for one in found.better]
        before_turn = record.position(told.number - 1)
        assert told.data == before_turn.move_data(before_turn.parse(told.text))
        assert told.best_data == before_turn.move_data(before_turn.parse(told.best))
        assert told.best_path == before_turn.step_path(before_turn.parse(told.best))
    assert progress.end
    assert progress.end.leads == list(expected.end.leads)
    for seat, player in enumerate(progress.players):
        found_player = expected.players[seat]
        assert player.adjusted.lead == found_player.adjusted.lead
        assert player.accuracy == found_player.accuracy
        assert player.verdicts == dict(found_player.verdicts)
        parts = (player.start, player.luck, player.own, player.others, player.revised)
        assert sum(part.lead for part in parts) == player.result.lead
    outline = analysis.outline(record, SEED).values
    assert [value.leads for value in progress.outline] == [list(one.leads) for one in outline]
    # It is computed once, whoever asks.
    assert kept.start_review().state == "done"


def test_a_review_appears_as_it_is_computed_and_can_be_asked_for_in_parts(client: Client) -> None:
    kept = client.keep_record(played("summer-pavilion", seed=3, turns=12).text())
    kept.start_review()
    seen: list[int] = []
    since = 0
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        progress = kept.review(since)
        assert progress.next >= since
        assert len(progress.turns) == min(progress.next, 12) - min(since, 12)
        seen += [turn.number for turn in progress.turns]
        since = progress.next
        if progress.state == "done" and since == progress.total:
            break
        assert progress.end is None
    assert sorted(seen) == list(range(1, 13))
    assert len(progress.outline) == 13


def test_one_who_began_a_review_stops_it_and_it_goes_on_where_it_was(
    database: str, tmp_path: Path
) -> None:
    with running(tmp_path, database, *SERVING) as server:
        with from_address(server) as one, from_address(server) as other:
            text = played("queens-garden", seed=4, turns=14).text()
            mine = one.keep_record(text)
            mine.start_review()
            until(lambda: mine.review().done >= 2)
            theirs = other.record(mine.name)
            with refused("forbidden"):
                theirs.stop_review()
            assert theirs.start_review().state == "running"
            mine.stop_review()
            stopped = mine.review()
            assert stopped.state == "stopped"
            assert 2 <= stopped.done < 15
            first = {turn.number: turn for turn in stopped.turns}
            mine.stop_review()
            # Anybody may let it go on, and it is theirs then.
            theirs.start_review()
            with refused("forbidden"):
                mine.stop_review()
            finished(theirs)
            again = {turn.number: turn for turn in all_turns(theirs)}
            assert len(again) == 14
            assert first.items() <= again.items()
        assert not server.faults()


def test_a_review_goes_on_after_the_server_was_killed(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database, *SERVING) as server:
        with from_address(server) as client:
            kept = client.keep_record(played("summer-pavilion", seed=5, turns=30).text())
            kept.start_review()
            until(lambda: kept.review().done >= 3)
            server.process.kill()
            server.process.wait()
            server.start()
            before = kept.review()
            assert before.state == "running"
            known = {turn.number: turn for turn in before.turns}
            assert len(known) >= 3
            progress = finished(kept)
            assert progress.done == progress.total == 31
            after = {turn.number: turn for turn in all_turns(kept)}
            assert len(after) == 30
            assert known.items() <= after.items()
        assert not server.faults()


def test_two_processes_compute_a_review_once(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("postgresql")
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        running(tmp_path / "a", database, *SERVING) as first,
        running(tmp_path / "b", database, *SERVING) as second,
    ):
        with from_address(first) as one, from_address(second) as other:
            kept = one.keep_record(played("summer-pavilion", seed=6, turns=20).text())
            kept.start_review()
            there = other.record(kept.name)
            there.start_review()
            until(lambda: there.review().done >= 2)
            logs = first.log.read_text() + second.log.read_text()
            assert logs.count('"review-begun"') == 1
            # The other one goes on when the one that computes it is killed.
            working = first if '"review-begun"' in first.log.read_text() else second
            staying = second if working is first else first
            working.process.kill()
            working.process.wait()
            left = kept if staying is first else there
            until(lambda: left.review(9999).state == "done", PATIENCE)
            assert left.review().done == 21
            assert sorted(turn.number for turn in all_turns(left)) == list(range(1, 21))
            assert staying.log.read_text().count('"review-begun"') == 1
        assert not first.faults()
        assert not second.faults()


def test_one_review_of_an_address_is_computed_at_a_time_and_few_wait(new_server: Server) -> None:
    with from_address(new_server) as client, from_address(new_server) as other:
        client.patience = 0.0
        texts = [played("queens-garden", seed=seed, turns=30).text() for seed in range(10, 15)]
        records = [client.keep_record(text) for text in texts]
        for record in records[:3]:
            record.start_review()
        with refused("too-many-requests"):
            records[3].start_review()
        until(lambda: records[0].review().done >= 1)
        assert [record.review().state for record in records[:3]] == [
            "running",
            "waiting",
            "waiting",
        ]
        # Asking again for one that waits changes nothing.
        assert records[1].start_review().state == "waiting"
        # Somebody else has a review meanwhile.
        theirs = other.keep_record(ending("summer-pavilion", 3).text())
        theirs.start_review()
        finished(theirs)
        for record in records[:3]:
            record.stop_review()
        until(lambda: all(record.review().state == "stopped" for record in records[:3]))
        records[3].start_review()
        records[3].stop_review()


def test_bots_and_hints_do_not_wait_for_a_review(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("sqlite")
    with running(tmp_path, database, *SERVING) as server, from_address(server) as client:
        kept = client.keep_record(played("queens-garden", 2, 8).text())
        kept.start_review()
        until(lambda: kept.review().done >= 1)
        table = opened(client, "queens-garden", [ME, bot()])
        for _ in range(3):
            table.hint("beginner")
            table.play(any_turn(table))
            until(lambda: table.view().position["to_move"] == 0)
        assert kept.review().state == "running"
        kept.stop_review()
        assert not server.faults()


def test_the_budget_of_a_review_is_the_usual_one() -> None:
    assert Budget(simulations=600) == BUDGET
