"""Turns played with given outcomes of chance: all or nothing."""

from __future__ import annotations

import pytest

import quinta
from scenarios.table import TOP, play, position, seat, view

DRAWS = ["blue-tree", "blue-bird", "lime-tulip", "green-tree"]


def before_a_draw() -> tuple[quinta.Game, int]:
    """A position and a turn that draws four tiles and turns up one expansion."""
    game = position(seat(), display=[["yellow-tulip"], ["yellow-bird", *TOP[2:]]])
    return game, game.parse("acquire yellow-bird@2, yellow-tulip@1")


def test_given_outcomes_are_drawn_instead_of_the_hidden_order() -> None:
    game, move = before_a_draw()
    report = quinta.Report([*game.parse_chance(" ".join(DRAWS)), 30])
    game.play(move, report)
    slots = view(game)["display"]["slots"]
    assert slots[2]["tiles"] == DRAWS
    assert slots[0]["face_up"] == "green-tree"
    assert report.chance == report.given


@pytest.mark.parametrize(
    ("outcomes", "message"),
    [
        ([], "outcome 1 is missing"),
        ([0, 1, 2, 3], "outcome 5 is missing"),
        ([0, 1, 2, 3, 4, 5], "6 outcomes given where only 5 come up"),
        ([0, 0, 0, 0, 4], "no tile blue-tree is left in the bag"),
        ([36, 0, 0, 0, 4], "36 is not the number of a hexagon"),
        ([-1, 0, 0, 0, 4], "-1 is not the number of a hexagon"),
        ([0, 1, 2, 3, 36], "36 is not the number of a hexagon"),
        ([0, 1, 2, 3, -1], "-1 is not the number of a hexagon"),
    ],
)
def test_outcomes_that_cannot_come_up_leave_the_position_untouched(
    outcomes: list[int], message: str
) -> None:
    game, move = before_a_draw()
    before = game.snapshot()
    with pytest.raises(quinta.ImpossibleChance, match=message):
        game.play(move, quinta.Report(outcomes))
    assert game.snapshot() == before


def test_an_expansion_that_was_seen_before_cannot_turn_up() -> None:
    game, move = before_a_draw()
    shown = position(seat(), display=["blue-tree", ["yellow-tulip"], ["yellow-bird", *TOP[2:]]])
    report = quinta.Report([0, 1, 2, 3, 0])
    game.copy().play(move, report)
    other = shown.parse("acquire yellow-bird@3, yellow-tulip@2")
    before = shown.snapshot()
    with pytest.raises(quinta.ImpossibleChance, match="expansion blue-tree cannot turn up here"):
        shown.play(other, quinta.Report([0, 1, 2, 3, 0]))
    assert shown.snapshot() == before


def test_outcomes_for_a_turn_without_chance_are_refused() -> None:
    game, _ = before_a_draw()
    before = game.snapshot()
    with pytest.raises(quinta.ImpossibleChance, match="1 outcomes given where only 0 come up"):
        game.play(game.parse("pass"), quinta.Report([3]))
    assert game.snapshot() == before


def test_an_outcome_too_large_for_the_engine_is_impossible_too() -> None:
    game, move = before_a_draw()
    before = game.snapshot()
    for outcomes in ([10**30], [0, 1, 2, 3, 10**30], [-(10**30)]):
        with pytest.raises(quinta.ImpossibleChance):
            game.play(move, quinta.Report(outcomes))
    assert game.snapshot() == before


def test_a_report_used_before_plays_nothing_halfway() -> None:
    game, move = before_a_draw()
    report = quinta.Report([0, 1, 2, 3, 4])
    game.copy().play(move, report)
    before = game.snapshot()
    with pytest.raises(quinta.ImpossibleChance):
        game.play(move, report)
    assert game.snapshot() == before


def test_a_report_without_given_outcomes_goes_on_over_several_turns() -> None:
    game, move = before_a_draw()
    report = quinta.Report()
    game.play(move, report)
    first = len(report.events)
    game.play(game.parse("pass"), report)
    assert [event["event"] for event in report.events[first:]] == ["pass", "marker", "points"]


def test_an_illegal_turn_reports_nothing() -> None:
    game, _ = before_a_draw()
    report = quinta.Report()
    with pytest.raises(quinta.IllegalMove):
        game.play(game.parse("tile blue-tree at 1,0"), report)
    assert report.events == []
    assert report.chance == []
    assert play(game, "pass").events
