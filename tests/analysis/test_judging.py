"""Judgements: what they tell, how sure they are, and what they may not know."""

from __future__ import annotations

import json
from importlib import invalidate_caches
from pathlib import Path

import pytest

import quinta
from analysis.games_played import NAMES, recorded
from quinta import Game, analysis
from quinta.analysis import NoBrain
from quinta.bots import Budget
from quinta.bots.weights import brain_for, load
from quinta.games import GAMES, Parts

SOME = Budget(simulations=160)


def position(name: str, players: int, turns: int) -> Game:
    return recorded(name, players, 6, 0, turns)[1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_judgement_tells_all_seats_and_the_best_turns_first(name: str, players: int) -> None:
    game = position(name, players, 5)
    judgement = analysis.judge(game, SOME)
    assert judgement.value == judgement.turns[0].value
    assert judgement.error == judgement.turns[0].error
    assert len(judgement.value.leads) == players
    assert sum(judgement.value.chances) == pytest.approx(1.0, abs=1e-3)
    seat = game.to_move
    chances = [turn.value.chances[seat] for turn in judgement.turns]
    assert chances[0] >= max(chances) - 0.05
    assert 1 <= len(judgement.turns) <= 5
    for turn in judgement.turns:
        assert turn.move in game.legal_moves()
        assert game.parse(turn.text) == turn.move
        assert len(turn.error.leads) == players
        assert all(error >= 0 for error in (*turn.error.leads, *turn.error.chances))
    assert not judgement.exact
    assert max(judgement.error.leads) > 0
    json.dumps(judgement.data())


@pytest.mark.parametrize("name", NAMES)
def test_it_is_repeatable_and_knows_nothing_hidden(name: str) -> None:
    game = position(name, 2, 4)
    before = game.snapshot()
    first = analysis.judge(game, SOME, seed=3)
    assert analysis.judge(game, SOME, seed=3) == first
    assert analysis.judge(game.redealt(99), SOME, seed=3) == first
    assert game.snapshot() == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("left", [9999, 2])
def test_turns_asked_about_are_judged_with_the_best_ones(name: str, left: int) -> None:
    record, _ = recorded(name, 2, 6)
    game = record.position(max(6, len(record.turns) - left) if left < 9999 else 6)
    moves = game.legal_moves()
    asked = [moves[len(moves) - 1], moves[0]]
    judgement = analysis.judge(game, SOME, turns=asked, most=1)
    told = [turn.move for turn in judgement.turns]
    assert set(asked) <= set(told)
    assert len(told) <= 3
    assert len(told) == len(set(told))
    seat = game.to_move
    # None of them is worth more than the best one: the order is by what they are worth.
    chances = [turn.value.chances[seat] for turn in judgement.turns]
    assert chances[0] >= max(chances) - 0.05
    for turn in judgement.turns:
        assert turn.text == game.text(turn.move)


def test_a_turn_that_the_rules_forbid_is_not_judged() -> None:
    game = position("summer-pavilion", 2, 0)
    other = position("summer-pavilion", 2, 9)
    forbidden = next(move for move in other.legal_moves() if move not in game.legal_moves())
    before = game.snapshot()
    with pytest.raises(quinta.IllegalMove):
        analysis.judge(game, SOME, turns=[forbidden])
    over = position("summer-pavilion", 2, 9999)
    with pytest.raises(quinta.IllegalMove):
        analysis.judge(over, SOME, turns=[forbidden])
    assert game.snapshot() == before


@pytest.mark.parametrize("name", NAMES)
def test_near_the_end_it_is_exact_and_has_no_error(name: str) -> None:
    record, _ = recorded(name, 2, 6)
    solved = [
        analysis.judge(record.position(turns), SOME)
        for turns in range(len(record.turns) - 3, len(record.turns))
    ]
    assert any(judgement.exact for judgement in solved)
    for judgement in solved:
        if judgement.exact:
            assert set(judgement.error.leads) == set(judgement.error.chances) == {0.0}


def test_a_game_that_is_over_has_its_result() -> None:
    game = position("summer-pavilion", 2, 9999)
    judgement = analysis.judge(game)
    assert judgement.turns == ()
    assert judgement.exact
    lead = float(game.scores[0] - game.scores[1])
    assert judgement.value.leads == (lead, -lead)


def test_a_position_without_a_choice_is_judged() -> None:
    game = position("summer-pavilion", 2, 0)
    while len(game.legal_moves()) > 1:
        game.play(game.legal_moves()[0])
    judgement = analysis.judge(game, SOME)
    assert [turn.move for turn in judgement.turns] == list(game.legal_moves())


def test_as_many_turns_are_told_as_asked_for() -> None:
    game = position("queens-garden", 2, 4)
    assert len(analysis.judge(game, SOME, most=2).turns) == 2
    with pytest.raises(ValueError, match="at least 1"):
        analysis.judge(game, SOME, most=0)


def test_where_each_plays_alone_the_others_are_judged_as_well_as_the_seat_to_move() -> None:
    """Otherwise each turn would look as if it changed who leads."""
    record, game = recorded("summer-pavilion", 2, 8)
    brain = brain_for(game.name)
    turns = [turns for turns in range(len(record.turns)) if brain.is_alone(record.position(turns))]
    first, second = record.position(turns[0]), record.position(turns[0])
    brain.skip_others(second, 1 - first.to_move)
    assert second.to_move != first.to_move
    mine = analysis.judge(first, SOME).value
    theirs = analysis.judge(second, SOME).value
    assert mine.leads == pytest.approx(theirs.leads, abs=4)


def test_a_game_without_brain_or_weights_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = position("toy", 2, 1)
    folder = tmp_path / "speechless"
    folder.mkdir()
    (folder / "__init__.py").write_text('NAME = "toy"\nTITLE = "Speechless"\nVERSION = 1\n')
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "toy", Parts("speechless"))
    with pytest.raises(NoBrain, match="Speechless has no brain"):
        analysis.judge(game)
    (folder / "brain.py").write_text("from games.toy.brain import SPEC\n")
    invalidate_caches()
    load.cache_clear()
    with pytest.raises(NoBrain, match="no weights"):
        analysis.judge(game)


def test_chances_and_leads_agree_with_each_other() -> None:
    game = quinta.new("summer-pavilion", 2, 1)
    value = analysis.judge(game, SOME).value
    assert value.leads[0] == -value.leads[1]
    assert (value.leads[0] > 0) == (value.chances[0] > 0.5)
