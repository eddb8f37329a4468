"""Hints: the best turns, different ones, each with reasons that are true."""

from __future__ import annotations

from typing import Any

import pytest

import quinta
from quinta import Game, bots
from quinta.analysis import reasons
from quinta.analysis.reasons import MOST_REASONS
from quinta.bots.base import Candidate, Decision
from quinta.bots.weights import brain_for
from quinta.server.hints import MOST_TURNS, best_turns
from scenarios.table import position, seat


def middle(name: str, turns: int) -> Game:
    """A position after some random turns."""
    game = quinta.new(name, 2, 5)
    generator = quinta.Random(5)
    for _ in range(turns):
        game.play(game.random_move(generator))
    return game


def asked(game: Game, level: str = "casual") -> tuple[Decision, list[Any]]:
    """What a bot thinks of a position, and the hint made of it."""
    view = game.redealt(1)
    decision = bots.make(level, game.name, 1).decide(view, bots.Budget(simulations=60))
    return decision, best_turns(view, decision, 1)


@pytest.mark.parametrize("name", quinta.GAMES)
@pytest.mark.parametrize("turns", [0, 9, 24, 45])
def test_hint_has_up_to_three_legal_turns_the_bots_own_first(name: str, turns: int) -> None:
    game = middle(name, turns)
    decision, found = asked(game)
    assert 1 <= len(found) <= MOST_TURNS
    assert found[0].text == game.text(decision.move)
    for turn in found:
        move = game.step_move(turn.path)
        assert move in game.legal_moves()
        assert (game.text(move), game.move_data(move)) == (turn.text, turn.data)
        assert len(turn.reasons) <= MOST_REASONS


@pytest.mark.parametrize("name", quinta.GAMES)
@pytest.mark.parametrize("turns", [9, 24])
def test_reasons_are_what_the_turn_does(name: str, turns: int) -> None:
    game = middle(name, turns)
    mover = game.to_move
    for turn in asked(game)[1]:
        move = game.step_move(turn.path)
        preview = game.preview(move, 3)
        after = game.redealt(3)
        after.play(move)
        assert turn.events == preview.events
        facts = {reason.key: reason for reason in turn.reasons}
        gained = preview.scores[mover] - game.scores[mover]
        if points := facts.pop("points", None):
            assert points.value == gained != 0
        if facts.pop("marker", None):
            assert {"event": "marker", "seat": mover} in preview.events
        facts.pop("others", None)
        for part in {"round", "final"} & facts.keys():
            reason = facts.pop(part)
            before, now = won(game, mover, part), won(after, mover, part)
            assert reason.value == sum(points_of(now)) - sum(points_of(before))
            assert all(item in now and item not in before for item in reason.items)
        assert {name: reason.value for name, reason in facts.items()}.items() <= (
            preview.gains.items()
        )


def won(game: Game, seat: int, part: str) -> list[Any]:
    """What a scoring to come would give a seat, item by item."""
    breakdown: Any = game.breakdown()[seat]
    return [item for item in breakdown[part]["items"] if item["points"] > 0]


def points_of(items: list[Any]) -> list[int]:
    """The points of items of a scoring."""
    return [item["points"] for item in items]


def test_the_same_in_another_way_is_no_other_turn() -> None:
    held = seat(["blue-bird", "lime-bird"], jokers=1, garden={(1, 0): "blue-tree"})
    game = position(held, seat(), round=4)
    texts = [
        "tile blue-bird at 1,-1 paying lime-bird",
        "tile blue-bird at 1,-1 paying 1 joker",
        "pass",
        "pass discarding lime-bird",
        "tile blue-bird at 0,1 paying lime-bird",
    ]
    moves = [game.parse(text) for text in texts]
    ranked = tuple(Candidate(move, 1.0, 9 - at) for at, move in enumerate(moves))
    found = best_turns(game, Decision(moves[0], 1.0, ranked), 1)
    assert [turn.text for turn in found] == [texts[0], texts[2], texts[4]]


@pytest.fixture
def lasting_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others can expect is told by weights that stay."""
    monkeypatch.setattr(reasons, "brain_for", lambda game: brain_for(game, "yardstick-1"))


@pytest.mark.usefixtures("lasting_judgement")
def test_what_sets_a_turn_apart_comes_first() -> None:
    held = seat(["blue-bird", "lime-bird"], jokers=1, garden={(1, 0): "blue-tree"})
    game = position(held, seat(), round=2)
    moves = [game.parse(text) for text in ("tile blue-bird at 1,-1 paying 1 joker", "pass")]
    ranked = tuple(Candidate(move, 1.0, 2) for move in moves)
    placing, passing = best_turns(game, Decision(moves[0], 1.0, ranked), 1)
    # In round 2 a bird in the garden scores; the joker that it costs would score at the end.
    assert {reason.key: reason.value for reason in placing.reasons} == {"round": 1, "final": -1}
    assert "round" not in {reason.key for reason in passing.reasons}


def test_turn_that_the_bot_did_not_look_into_is_no_hint() -> None:
    game = position(seat(["blue-bird", "lime-bird"], jokers=1), seat(), round=2)
    moves = [game.parse(text) for text in ("tile blue-bird at 1,-1 paying 1 joker", "pass")]
    ranked = (Candidate(moves[0], 1.0, 9), Candidate(moves[1], -10.4, 0))
    assert [turn.text for turn in best_turns(game, Decision(moves[0], 1.0, ranked), 1)] == [
        "tile blue-bird at 1,-1 paying 1 joker"
    ]


@pytest.mark.usefixtures("lasting_judgement")
def test_what_is_left_to_the_others_is_compared_with_the_other_turns() -> None:
    # One tile alone leaves the others more than two of the same display do.
    game = quinta.new("queens-garden", 2, 1)
    by_size: dict[int, Candidate] = {}
    for move in game.legal_moves():
        taken: Any = game.move_data(move).get("take", [])
        by_size[len(taken)] = Candidate(move, 1.0, 2)
    one, two = by_size[1], by_size[2]
    found: list[Any] = best_turns(game, Decision(one.move, 1.0, (one, two)), 1)
    left = {
        len(turn.data["take"]): reason.value
        for turn in found
        for reason in turn.reasons
        if reason.key == "others"
    }
    assert left[2] < 0 < left[1]
