"""What a turn reports, and turns whose chance is given."""

from __future__ import annotations

from typing import Any

import pytest

from games.pavilion.hand_made import drafting, nearly_empty, position, seat, seats_of, star
from quinta import ImpossibleChance, Report
from quinta.games.pavilion.rules import SummerPavilion
from typed import new_game


def reported(game: SummerPavilion, turn: str, given: list[int] | None = None) -> Report:
    report = Report(given)
    game.play(game.parse(turn), report)
    return report


def test_events_of_a_draft_from_a_factory() -> None:
    game = drafting({"red": 2, "blue": 1, "purple": 1})
    report = reported(game, "draft red from factory 1")
    assert report.events == [
        {
            "event": "draft",
            "seat": 0,
            "from": 1,
            "colour": "red",
            "tiles": {"purple": 1, "red": 2},
            "centre": {"blue": 1},
        }
    ]
    assert report.chance == []


def test_events_of_the_first_draft_from_the_centre() -> None:
    game = drafting(centre={"red": 2, "blue": 1, "purple": 2}, to_move=1)
    assert reported(game, "draft red from centre").events == [
        {
            "event": "draft",
            "seat": 1,
            "from": "centre",
            "colour": "red",
            "tiles": {"purple": 1, "red": 2},
            "centre": {},
        },
        {"event": "marker", "seat": 1},
        {
            "event": "points",
            "seat": 1,
            "points": -3,
            "reason": "first to take from the centre",
            "clause": "SP-4.2",
            "score": 2,
        },
    ]


def test_events_of_a_placement_with_a_bonus() -> None:
    game = position(
        seat({"red": 4, "purple": 2}, {"3.5": "red"}), supply={"blue": 10}, tower={"green": 22}
    )
    report = reported(game, "place red at 3.6 with 2 wild taking 3 blue", [5, 5, 0])
    assert report.events == [
        {
            "event": "place",
            "seat": 0,
            "star": 3,
            "space": 6,
            "colour": "red",
            "tower": {"purple": 2, "red": 3},
        },
        {
            "event": "points",
            "seat": 0,
            "points": 2,
            "reason": "tile placed",
            "clause": "SP-5.2",
            "score": 7,
        },
        {
            "event": "feature",
            "seat": 0,
            "feature": "window",
            "star": 3,
            "spaces": [[3, 5], [3, 6]],
            "tiles": 3,
        },
        {"event": "bonus", "seat": 0, "tiles": {"blue": 3}},
        {"event": "supply", "tiles": {"purple": 1, "red": 2}},
    ]
    assert report.chance == [5, 5, 0]
    assert game.snapshot()["supply"] == {"purple": 1, "blue": 7, "red": 2}


def test_events_of_a_pass_that_ends_a_round() -> None:
    game = position(seat({"red": 5}), seat(passed=True), marker=1, supply={"blue": 10})
    report = reported(game, "pass keeping 4 red")
    assert report.events[:4] == [
        {"event": "pass", "seat": 0, "kept": {"red": 4}, "discarded": {"red": 1}},
        {
            "event": "points",
            "seat": 0,
            "points": -1,
            "reason": "tiles not kept",
            "clause": "SP-5.4",
            "score": 4,
        },
        {"event": "round", "round": 2, "seat": 1},
        {"event": "unpack", "seat": 0, "tiles": {"red": 4}},
    ]
    fills = report.events[4:]
    assert [fill["factory"] for fill in fills] == [1, 2, 3, 4, 5]
    assert [fill["tiles"] for fill in fills] == game.snapshot()["factories"]
    assert len(report.chance) == 20


def test_events_of_the_end_of_the_game() -> None:
    stars = star(0, "red", "blue", "green", "purple", "orange", "yellow")
    game = position(seat({"red": 2}, stars, score=2), seat(passed=True, score=14), round=6)
    report = reported(game, "pass keeping 2 red")
    spaces = [[0, place] for place in range(1, 7)]
    many: Any = {"kind": "star", "star": 0, "name": "many", "spaces": spaces, "points": 12}
    assert report.events[1:] == [
        {
            "event": "final-scored",
            "seats": [
                {"points": 10, "items": [many, {"kind": "kept", "count": 2, "points": -2}]},
                {"points": 0, "items": [{"kind": "kept", "count": 0, "points": 0}]},
            ],
        },
        {
            "event": "points",
            "seat": 0,
            "points": 12,
            "reason": "stars and numbers",
            "clause": "SP-7",
            "score": 14,
        },
        {
            "event": "points",
            "seat": 0,
            "points": -2,
            "reason": "tiles kept at the end",
            "clause": "SP-7",
            "score": 12,
        },
        {"event": "over", "scores": [12, 14], "winners": [1]},
    ]


def test_a_supply_filled_before_the_next_round_is_reported_before_its_factories() -> None:
    game = position(seat(), seat(passed=True), marker=1, supply={"blue": 9})
    report = reported(game, "pass", [0, *[5] * 20])
    told = [event["event"] for event in report.events]
    assert told == ["pass", "supply", "round", *["fill"] * 5]
    assert report.events[1] == {"event": "supply", "tiles": {"purple": 1}}


def test_a_supply_that_stays_as_it_is_is_not_reported() -> None:
    game = position(seat({"red": 2}), supply={"blue": 10})
    reports = [reported(game, "place red at 3.2")]
    # All other tiles lie beside a board, so there is nothing to fill it with.
    game = position(seat({"red": 1}), supply={"blue": 2}, rest_with=1)
    reports.append(reported(game, "place red at 3.1"))
    for report in reports:
        assert [event["event"] for event in report.events] == ["place", "points"]
        assert report.chance == []


def test_a_refill_is_reported_with_its_size() -> None:
    game = position(
        seat({"red": 6}, {"3.5": "red"}),
        seat(),
        supply={"blue": 3},
        tower={"green": 1},
        rest_with=1,
    )
    report = reported(game, "place red at 3.6 taking 3 blue")
    assert {"event": "refill", "tiles": 6} in report.events
    assert len(report.chance) == 6


def test_a_report_changes_nothing_in_the_game() -> None:
    told, untold = new_game(SummerPavilion, 3, 7), new_game(SummerPavilion, 3, 7)
    while not told.is_over:
        move = told.legal_moves()[0]
        told.play(move, Report())
        untold.play(move)
        assert told.snapshot() == untold.snapshot()


def test_reported_points_add_up_to_the_scores() -> None:
    game = new_game(SummerPavilion, 4, 3)
    scores = game.scores
    while not game.is_over:
        report = Report()
        game.play(game.legal_moves()[0], report)
        for event in report.events:
            if event["event"] == "points":
                number, points = event["seat"], event["points"]
                assert isinstance(number, int)
                assert isinstance(points, int)
                scores[number] += points
                assert scores[number] == event["score"]
        assert game.scores == scores


def test_a_game_replays_from_its_turns_and_chance_whatever_its_hidden_order() -> None:
    game = new_game(SummerPavilion, 2, 11)
    again = game.redealt(12)
    while not game.is_over:
        report = Report()
        move = game.legal_moves()[0]
        game.play(move, report)
        copied = Report(report.chance)
        again.play(move, copied)
        assert copied.events == report.events
        assert again.snapshot(hidden=False) == game.snapshot(hidden=False)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ([1, 1, 1], "no green tile"),
        ([0, 4, 4], "no purple tile"),
        ([1, 1], "outcome 3 is missing"),
        ([1, 1, 4, 4], "4 outcomes given where only 3 come up"),
        ([1, 6, 1], "6 is not the number of a colour"),
        ([1, -1, 1], "-1 is not the number of a colour"),
    ],
)
def test_chance_that_cannot_come_up_is_refused_and_changes_nothing(
    given: list[int], fault: str
) -> None:
    game = nearly_empty()
    before = game.snapshot()
    with pytest.raises(ImpossibleChance, match=fault):
        reported(game, "place red at 3.6 taking 3 blue", given)
    assert game.snapshot() == before
    reported(game, "place red at 3.6 taking 3 blue", [4, 1, 4])
    assert game.snapshot()["supply"] == {"green": 1, "blue": 9}
    assert seats_of(game)[0]["tiles"] == {"blue": 3}


def test_given_tiles_leave_the_order_of_the_others() -> None:
    game = nearly_empty()
    hidden: Any = game.snapshot()["hidden"]
    reported(game, "place red at 3.6 taking 3 blue", [1, 1, 4])
    after: Any = game.snapshot()["hidden"]
    assert after["bag"] == ["blue"] * 2
    assert after["generator"] == hidden["generator"]
