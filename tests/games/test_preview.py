"""A look at a turn before it is played: all that is not drawn, and nothing that is."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given

import quinta
from games.paths import POSITIONS, SEEDS, placing, random_path
from games.pavilion import hand_made
from quinta import Game, IllegalMove, Report
from scenarios.table import position, seat

Data = dict[str, Any]


@given(POSITIONS, SEEDS)
def test_a_preview_is_what_happens_in_all_that_is_not_drawn(game: Game, seed: int) -> None:
    move = game.step_move(random_path(game, random.Random(seed)))
    before = game.snapshot()
    preview = game.preview(move, seed)
    assert game.snapshot() == before

    report = Report()
    game.play(move, report)
    assert preview.scores == game.scores
    assert [event["event"] for event in preview.events] == [
        event["event"] for event in report.events
    ]
    for shown, real in zip(preview.events, report.events, strict=True):
        assert shown.items() <= real.items()
    names = [event["event"] for event in report.events]
    assert preview.ends_round == ("round" in names or "over" in names)
    assert undrawn(preview.position, report) == undrawn(game.snapshot(hidden=False), report)


@given(POSITIONS, SEEDS)
def test_a_preview_shows_no_draw_and_depends_on_no_hidden_order(game: Game, seed: int) -> None:
    move = game.step_move(random_path(game, random.Random(seed)))
    preview = game.preview(move, 1)
    other = game.redealt(seed).preview(move, 2)
    assert (preview.events, preview.position) == (other.events, other.position)
    assert "hidden" not in preview.position
    shown: Any = preview.position
    for event in preview.events:
        if event["event"] in ("draw", "flip"):
            assert set(event) == {"event", "slot"}
            slots = {slot["slot"]: slot for slot in shown["display"]["slots"]}
            assert slots[event["slot"]] == {"slot": event["slot"], "tiles": []}
        elif event["event"] == "supply":
            assert set(event) == {"event"}
        elif event["event"] == "fill":
            assert set(event) == {"event", "factory"}
            factory: Any = event["factory"]
            assert shown["factories"][factory - 1] == {}


def undrawn(facts: Data, report: Report) -> Data:
    """A position without the parts of the table onto which this turn drew."""
    data: Any = {key: fact for key, fact in facts.items() if key != "generator"}
    drawn: list[Data] = [dict(event) for event in report.events]
    slots = {event["slot"] for event in drawn if event["event"] in ("draw", "flip")}
    if "display" in data:
        kept = [slot for slot in data["display"]["slots"] if slot["slot"] not in slots]
        data["display"]["slots"] = kept
    if any(event["event"] == "supply" for event in drawn):
        del data["supply"]
    for event in drawn:
        if event["event"] == "fill":
            data["factories"][event["factory"] - 1] = None
    return dict(data)


def test_a_preview_counts_the_jokers_of_a_surrounded_fountain() -> None:
    ring = {(1, -1): "lime-tree", (0, -1): "green-tree", (-1, 0): "lilac-tree"}
    ring |= {(-1, 1): "yellow-tree", (0, 1): "purple-tree"}
    game = position(seat(["blue-tree"], jokers=0, garden=ring), seat())
    preview = game.preview(game.parse("tile blue-tree at 1,0"), 1)
    assert preview.gains == {"jokers": 1}
    assert preview.scores == game.scores


def test_a_preview_of_a_bonus_shows_the_supply_without_what_replaces_it() -> None:
    for seed in range(20):
        for game in placing(seed):
            for whole in islice(game.choices().whole([]), 500):
                move = game.step_move(whole)
                bonus: Any = game.move_data(move).get("bonus")
                if bonus:
                    before: Any = game.snapshot()["supply"]
                    left = {name: n - bonus.get(name, 0) for name, n in before.items()}
                    shown = game.preview(move, 1).position["supply"]
                    assert shown == {name: n for name, n in left.items() if n}
                    return
    raise AssertionError("no bonus was ever earned")


def test_a_preview_shows_a_short_supply_as_it_is_and_tells_that_it_is_filled() -> None:
    game = hand_made.position(hand_made.seat({"red": 2}), supply={"green": 2})
    for turn in ("place red at 3.2", "pass keeping red"):
        preview = game.preview(game.parse(turn), 1)
        assert preview.position["supply"] == {"green": 2}
        assert preview.events[-1] == {"event": "supply"}


def test_an_illegal_turn_has_no_preview() -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(IllegalMove) as refusal:
        game.preview(game.parse("tile blue-tree at 1,0"), 1)
    assert refusal.value.clause == "QG-4.4"
