"""Searches from start to end: what counts against their seconds, and the collector at rest."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

import quinta
from quinta.bots import Budget, thinking
from quinta.bots.search import SearchSettings
from quinta.bots.thinking import gc_paused, run_search
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
