"""Searches from start to end: their seconds, the collector at rest, and turns compared."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

import quinta
from quinta import Game
from quinta.bots import Budget, thinking
from quinta.bots.search import Search, SearchSettings, judge
from quinta.bots.thinking import compared, gc_paused, run_search
from quinta.bots.weights import brain_for


@pytest.fixture
def collector() -> Iterator[None]:
    """Whatever a test does to the collector is undone."""
    yield
    gc.unfreeze()
    gc.enable()


class Asked:
    """A search that only notes what it is asked for."""

    def __init__(self) -> None:
        self.seconds = -1.0

    def run(self, simulations: int, seconds: float) -> None:
        assert not gc.isenabled()
        self.seconds = seconds


@pytest.mark.parametrize(("passed", "left"), [(0.25, 0.75), (1.0, 0.001), (7.0, 0.001)])
def test_what_comes_before_a_search_counts_against_its_seconds(
    monkeypatch: pytest.MonkeyPatch, passed: float, left: float
) -> None:
    clock = iter([50.0, 50.0 + passed])
    asked = Asked()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(thinking, "search_for", lambda *_: asked)
    game = quinta.new("summer-pavilion", seed=1)
    run_search(game, brain_for(game.name), SearchSettings(), Budget(seconds=1.0), 1)
    assert asked.seconds == pytest.approx(left)


def test_the_collector_rests_only_meanwhile(collector: None) -> None:
    with gc_paused():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError), gc_paused():
        _ = 1 / 0
    assert gc.isenabled()


def test_what_was_made_meanwhile_is_not_looked_at_by_the_next_collection(collector: None) -> None:
    with gc_paused():
        made = [[number] for number in range(20_000)]
    young = gc.get_objects(generation=0)
    assert len(young) < 20_000
    assert not any(one is made for one in young)
    assert gc.is_tracked(made)


def test_a_collector_that_others_stopped_or_told_to_leave_something_alone_is_respected(
    collector: None,
) -> None:
    left_alone: list[object] = [[]]
    gc.freeze()
    with gc_paused():
        pass
    # The collector lists only what it does not leave alone.
    assert not any(one is left_alone for one in gc.get_objects())
    gc.disable()
    with gc_paused():
        pass
    assert not gc.isenabled()


# --- turns compared ------------------------------------------------------------------------


def middle(name: str, players: int, turns: int) -> Game:
    """A game in its middle, played by the brain."""
    game = quinta.new(name, players, seed=3)
    brain = brain_for(name)
    for _ in range(turns):
        game.apply(judge(brain, game)[0][1])
    return game


@pytest.mark.parametrize("name", quinta.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_legal_turns_are_compared_as_deep_as_each_other(name: str, players: int) -> None:
    game = middle(name, players, 20)
    brain = brain_for(name)
    while not (wasteful := set(game.legal_moves()) - set(brain.candidates(game))):
        game.apply(judge(brain, game)[0][1])
    left_out = min(wasteful)
    moves = [judge(brain, game)[0][1], left_out]
    search = Search(game, brain, SearchSettings(), 1, moves)
    search.run(65, 0.0)
    visits = {move: seen for move, seen, _ in search.expected()}
    assert set(visits) == set(moves)
    assert sorted(visits.values()) == [32, 33]
    told = compared(game, brain, SearchSettings(), Budget(simulations=65), 1, moves)
    assert told == {move: after for move, _, after in search.expected()}
    for after in told.values():
        assert len(after) == 2 * players
        assert sum(after[players:]) == pytest.approx(1.0)


@pytest.mark.parametrize("budget", [Budget(simulations=1), Budget(seconds=1e-9)])
def test_every_compared_turn_is_looked_into_whatever_the_budget(budget: Budget) -> None:
    game = middle("summer-pavilion", 2, 3)
    moves = list(game.legal_moves())[:9]
    assert set(compared(game, brain_for(game.name), SearchSettings(), budget, 1, moves)) == set(
        moves
    )


def test_turns_are_compared_by_beams_where_a_seat_plays_alone() -> None:
    game = middle("summer-pavilion", 2, 0)
    brain = brain_for(game.name)
    while not brain.is_alone(game):
        game.apply(judge(brain, game)[0][1])
    seat = game.to_move
    pass_now = game.legal_moves()[-1]
    best = run_search(game, brain, SearchSettings(), Budget(simulations=400), 1).ranked()[0][0]
    told = compared(game, brain, SearchSettings(), Budget(simulations=800), 1, [best, pass_now])
    assert told[best][seat] > told[pass_now][seat]
    assert told[best][seat] == -told[best][1 - seat]
    assert sum(told[best][2:]) == pytest.approx(1.0)
