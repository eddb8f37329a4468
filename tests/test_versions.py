"""Games begun by version 1 of the rules go on by it, whichever build or service they come to.

The records in fixtures/rules-1-*.quinta were made by Quinta when version 1 was all there was, and
fixtures/rules-1.json has a check of every position and event of these games as they were then. In
both, what was drawn cannot have been by the rules of today.
"""

from __future__ import annotations

import json
import pickle
import zlib
from pathlib import Path
from typing import Any

import pytest

import quinta
from games.pavilion import hand_made
from quinta import InvalidPosition, InvalidRecord, Random, Record, Report
from scenarios import table

Data = dict[str, Any]

FIXTURES = Path(__file__).parent / "fixtures"
FACTS: dict[str, Data] = json.loads((FIXTURES / "rules-1.json").read_text(encoding="ascii"))
SAID_SINCE = {
    "round": ["stack"],
    "feature": ["spaces"],
    "colour": ["cells"],
    "pattern": ["cells"],
    "pavilion": ["cells"],
    "group": ["line"],
    "star": ["spaces"],
    "number": ["spaces"],
}
"""What events, and the items of scorings, did not say then."""
BOTH = pytest.mark.parametrize("name", quinta.GAMES)


def old_text(name: str) -> str:
    return (FIXTURES / f"rules-1-{name}.quinta").read_text(encoding="ascii")


def said_then(fact: Any) -> Any:
    """An event, or what it says, without what is said since."""
    if isinstance(fact, list):
        return [said_then(one) for one in fact]
    if not isinstance(fact, dict):
        return fact
    since = SAID_SINCE.get(str(fact.get("event", fact.get("kind"))), [])
    return {key: said_then(value) for key, value in fact.items() if key not in since}


def check(game: quinta.Game, report: Report) -> str:
    """A check of a position, its hidden order included, and of what led to it."""
    facts = [game.snapshot(), said_then(report.events), report.chance]
    return f"{zlib.crc32(json.dumps(facts, sort_keys=True).encode()):08x}"


# --- records and positions of before --------------------------------------------------------------


@BOTH
def test_a_record_of_before_replays_to_the_same_end_and_is_written_as_it_was(name: str) -> None:
    record = Record.from_text(old_text(name))
    assert record.verify().is_over
    assert record.text() == old_text(name)


@BOTH
def test_a_position_of_before_goes_on_as_it_did_draws_and_shuffles_included(name: str) -> None:
    game = quinta.from_snapshot(FACTS[name]["start"])
    checks = []
    for turn in Record.from_text(old_text(name)).turns:
        report = Report()
        game.play(game.parse(turn.text), report)
        assert game.chance_text(report.chance) == turn.chance
        checks.append(check(game, report))
    assert checks == FACTS[name]["checks"]


@BOTH
def test_by_the_rules_of_today_a_record_of_before_could_not_have_been_played(name: str) -> None:
    record = Record.from_text(old_text(name))
    record.start = {**record.start, "version": quinta.GAMES[name].version}
    with pytest.raises(InvalidRecord) as fault:
        record.verify()
    assert fault.value.line > 100


@BOTH
def test_copies_of_every_kind_are_of_the_same_version(name: str) -> None:
    for start in (FACTS[name]["start"], quinta.new(name, 3, seed=1).snapshot()):
        game = quinta.from_snapshot(start)
        for _ in range(20):
            game.play(game.random_move(Random(1)))
        copies = [
            game.copy(),
            game.redealt(3),
            pickle.loads(pickle.dumps(game)),
            quinta.from_snapshot(game.snapshot(hidden=False)),
        ]
        assert [copy.snapshot()["version"] for copy in copies] == [start["version"]] * 4


@BOTH
def test_new_games_are_of_todays_version(name: str) -> None:
    assert quinta.new(name).snapshot()["version"] == quinta.GAMES[name].version == 2


# --- what a record says ---------------------------------------------------------------------------


@BOTH
def test_the_first_line_of_a_record_names_the_version(name: str) -> None:
    text = Record.of(quinta.new(name)).text()
    assert text.startswith("quinta record 1 rules 2\nstart ")
    assert old_text(name).startswith("quinta record 1\n")


@BOTH
def test_a_start_of_another_version_than_the_first_line_is_named(name: str) -> None:
    new = Record.of(quinta.new(name)).text()
    old = old_text(name).replace("record 1", "record 1 rules 2", 1)
    for text, line in ((new.replace(" rules 2", "", 1), 2), (old, 3)):
        with pytest.raises(InvalidRecord, match=r"of version [12] of the rules, but the") as fault:
            Record.from_text(text)
        assert fault.value.line == line


@pytest.mark.parametrize(
    ("first", "problem"),
    [
        ("quinta record 1 rules 3", "line 1: the rules are of version 3, and this Quinta knows"),
        ("quinta record 1 rules 999999", "line 1: the rules are of version 999999"),
        ("quinta record 1 rules 0", "line 1: a record begins with 'quinta record 1'"),
        ("quinta record 1 rules 02", "line 1: a record begins with"),
        ("quinta record 1 rules 1", "line 1: a record begins with"),
        ("quinta record 1 rules", "line 1: a record begins with"),
        ("quinta record 1 rules 2 ", "line 1: a record begins with"),
    ],
)
def test_a_version_that_is_not_known_is_named(first: str, problem: str) -> None:
    text = Record.of(quinta.new("summer-pavilion")).text()
    with pytest.raises(InvalidRecord, match=problem) as fault:
        Record.from_text(text.replace("quinta record 1 rules 2", first, 1))
    assert fault.value.good is None


@BOTH
@pytest.mark.parametrize("version", [0, 3, "1", 1.0, True, None])
def test_a_position_of_no_known_version_is_refused(name: str, version: object) -> None:
    with pytest.raises(InvalidPosition, match="version must be a whole number from 1 to 2"):
        quinta.from_snapshot({**quinta.new(name).snapshot(), "version": version})


# --- the clauses of version 1 ---------------------------------------------------------------------


def test_in_version_1_the_supply_is_filled_only_after_a_bonus() -> None:
    facts: Data = {"supply": {"green": 4}, "version": 1}
    game = hand_made.position(hand_made.seat({"red": 6}), hand_made.seat(), **facts)
    hand_made.play(game, "place red at 3.2", "pass", "pass keeping 4 red")
    assert game.round == 2
    assert game.snapshot()["supply"] == {"green": 4}


def test_in_version_1_a_feature_fills_even_an_empty_supply() -> None:
    game = hand_made.position(hand_made.seat({"red": 6}, {"3.5": "red"}), version=1)
    hand_made.play(game, "place red at 3.6")
    supply: Data = game.snapshot()
    assert sum(supply["supply"].values()) == 10


def test_in_version_1_kept_tiles_cost_their_points_before_the_bonuses_are_scored() -> None:
    pavilion = hand_made.star(3, *["red"] * 6)
    kept = hand_made.seat(pavilion=pavilion, score=2, passed=True, kept={"blue": 4})
    game = hand_made.position(hand_made.seat(), kept, round=6, version=1)
    final: Any = game.breakdown()[1]["final"]
    assert [(item["kind"], item["points"]) for item in final["items"]] == [
        ("kept", -1),
        ("star", 14),
    ]
    report = Report()
    game.play(game.parse("pass"), report)
    assert game.scores == [5, 1 + 14]
    points = [event["points"] for event in report.events if event["event"] == "points"]
    assert points == [-1, 14]


def test_in_version_1_a_bag_emptied_by_the_last_tile_of_a_draw_waits_for_the_next() -> None:
    draws = ["blue-flower", "blue-plant", "blue-tulip", "blue-tulip"]
    new: Data = table.position(
        table.seat(), draws=draws, only_draws=True, options={"edition": "pl"}
    ).snapshot()
    game = quinta.from_snapshot({**new, "version": 1})
    report = table.play(game, "acquire purple-tree@1")
    assert table.events(report, "refill") == []
    assert (table.view(game)["bag"], len(table.view(game)["tower"])) == (0, 100)
    report = table.play(game, "pass", "pass")
    assert table.events(report, "refill") == [{"event": "refill", "tiles": 107}]
